//! A player's evening: their own page, the next table and seat, and the code shown at a table.

use lastcard::store::clubs::Club;
use lastcard::store::tournaments::Header;
use lastcard::store::{codes, player_codes};
use lastcard::tournament::{PlayerId, Slot};
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, spawn_app};
use crate::support::copy::{copy, credit};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};
use crate::web::leaderboard::page::set_up_club;

/// Eight players at two tables.
struct Eight {
    app: App,
    club: Club,
    header: Header,
    tables: Vec<String>,
}

impl Eight {
    fn of(database: &Database) -> Self {
        let app = spawn_app(database);
        let (club, _) = set_up_club(&database.store);
        let header = start_friday_night(&database.store, &club, &keys("eight-player"));
        let tables = codes::list(&database.store, &club.id, &header.id).unwrap();
        let tables = tables.into_iter().map(|code| format!("/at/{}", code.code)).collect();
        Self { app, club, header, tables }
    }

    fn play(&self, table: u32, hands: std::ops::RangeInclusive<u32>) {
        for number in hands {
            let stored = self.app.snapshots.snapshot(&self.header.slug).unwrap().stored.clone();
            let at = slot(1, table, number);
            self.app.snapshots.record(&entry(&stored, at, Some(win_by_seat(&stored, at, 0, 20)))).unwrap();
        }
    }

    fn seated_players(&self, at: Slot) -> Vec<PlayerId> {
        let stored = self.app.snapshots.snapshot(&self.header.slug).unwrap().stored.clone();
        stored.tournament.hand(at).unwrap().seating.players().to_vec()
    }

    fn name(&self, player: &PlayerId) -> String {
        let stored = self.app.snapshots.snapshot(&self.header.slug).unwrap().stored.clone();
        stored.tournament.player(player).unwrap().name.to_string()
    }

    /// Returns the path of a player's own page, using the personal link from the organiser.
    fn personal_link(&self, player: &PlayerId) -> String {
        let store = self.app.snapshots.store();
        let codes =
            player_codes::get_or_issue(store, &self.club.id, &self.header.id, std::slice::from_ref(player))
                .unwrap();
        format!("/me/{}", codes[player])
    }

    /// A player's own page, by the code shown at a table.
    fn link_shown_at_table(&self, phone: &Browser, table: usize, player: &PlayerId) -> String {
        let page = phone.get(&format!("{}/players/{player}", self.tables[table - 1])).body;
        let (_, code) = page.split_once("/me/").unwrap_or_else(|| panic!("{page}"));
        format!("/me/{}", code.split('"').next().unwrap())
    }
}

#[apply(on_both!)]
fn a_tables_link_takes_no_occupied_seat(database: &Database) {
    let eight = Eight::of(database);
    let (table, own) = (eight.app.browser(), eight.app.browser());
    let players = eight.seated_players(slot(1, 1, 1));
    let shown = eight.link_shown_at_table(&table, 1, &players[0]);
    assert_eq!(eight.link_shown_at_table(&table, 1, &players[0]), shown, "it is the same the next time");
    assert_ne!(eight.personal_link(&players[0]), shown);
    own.get(&shown).assert_shows(200, copy("me-place").with("table", 1).with("seat", 1));
    // The link takes a free seat, but not one that somebody holds.
    own.post(&shown, &[]).assert_leads_to(&shown);
    let other = eight.app.browser();
    other.get(&shown).assert_shows(200, copy("me-taken-elsewhere").with("name", eight.name(&players[0])));
    other.post(&shown, &[]).assert_shows(409, copy("error-seat-by-table"));
    let link = eight.personal_link(&players[0]);
    other.post(&link, &[]).assert_leads_to(&link);
    // Unknown players and wrong codes get nothing.
    for (path, status) in [
        (format!("{}/players/nobody", eight.tables[0]), 404),
        ("/at/ZZZZZZ/players/anna".to_owned(), 404),
        ("/me/ZZZZZZZZZZZZZZ".to_owned(), 404),
    ] {
        assert_eq!(table.get(&path).status.as_u16(), status, "{path}");
    }
}

#[test]
fn a_player_sees_table_partner_and_next_hand() {
    let database = &Database::sqlite();
    let eight = Eight::of(database);
    let phone = eight.app.browser();
    let players = eight.seated_players(slot(1, 1, 1));
    let (anna, me) = (&players[0], eight.personal_link(&players[0]));
    let page = phone.get(&me);
    page.assert_shows(200, copy("me-place").with("table", 1).with("seat", 1));
    page.assert_shows(200, copy("me-with").with("names", eight.name(&players[2])));
    page.assert_shows(200, copy("me-no-hands"));
    eight.play(1, 1..=4);
    let waits = phone.get(&me);
    waits.assert_shows(200, copy("me-now-waits"));
    waits.assert_shows(200, copy("table-hand").with("hand", 4));
    waits.assert_shows(200, copy("me-standing").with("rank", "1").with("of", 8).with("figure", "160"));
    let next = (1..=2).find(|table| eight.seated_players(slot(1, *table, 5)).contains(anna)).unwrap();
    let seat = eight.seated_players(slot(1, next, 5)).iter().position(|player| player == anna).unwrap() + 1;
    waits.assert_shows(200, copy("me-place").with("table", next).with("seat", seat));
    eight.play(2, 1..=4);
    phone
        .get(&me)
        .assert_shows(200, copy("me-now-hand").with("hand", copy("table-hand").with("hand", 5).to_string()));
    phone.get(&me).assert_shows(200, credit(&[&eight.name(anna), &eight.name(&players[2])], 40));
}

#[test]
fn a_waiting_table_shows_who_goes_where() {
    let database = &Database::sqlite();
    let eight = Eight::of(database);
    let phone = eight.app.browser();
    assert!(!phone.get(&eight.tables[0]).has(copy("moves-title")));
    eight.play(1, 1..=4);
    let page = phone.get(&eight.tables[0]);
    page.assert_shows(200, copy("moves-title"));
    let goes = eight
        .seated_players(slot(1, 1, 4))
        .iter()
        .filter(|player| eight.seated_players(slot(1, 2, 5)).contains(player))
        .count();
    assert_eq!(page.body.matches(&copy("moves-table").with("table", 2).to_string()).count(), goes);
    assert!(goes > 0);
    // The other table has just finished the block: its players are told where to go although the next block is open.
    eight.play(2, 1..=4);
    phone.get(&eight.tables[1]).assert_shows(200, copy("moves-title"));
    eight.play(2, 5..=5);
    assert!(!phone.get(&eight.tables[1]).has(copy("moves-title")));
    let list = phone.get(&format!("/t/{}/seats", eight.header.slug));
    list.assert_shows(200, copy("seats-next"));
    assert_eq!(list.rows().len(), 8);
    phone.get(&format!("/t/{}/schedule", eight.header.slug)).assert_shows(200, copy("seats-title"));
}

#[test]
fn tables_and_players_have_their_own_phone_apps() {
    let database = Database::sqlite();
    let eight = Eight::of(&database);
    let (phone, me) = (eight.app.browser(), eight.personal_link(&eight.seated_players(slot(1, 1, 1))[0]));
    for page in [eight.tables[0].clone(), me] {
        let html = phone.get(&page).body;
        assert!(html.contains(&format!("href=\"{page}/app.webmanifest\"")), "{page}");
        let manifest = phone.get(&format!("{page}/app.webmanifest"));
        assert_eq!(manifest.header("content-type"), "application/manifest+json");
        let manifest: serde_json::Value = serde_json::from_str(&manifest.body).unwrap();
        assert_eq!((&manifest["start_url"], &manifest["id"]), (&page.as_str().into(), &page.as_str().into()));
        assert!(manifest["icons"].as_array().is_some_and(|icons| icons.len() > 2), "{manifest}");
        assert_eq!(phone.get(&format!("{page}x/app.webmanifest")).status.as_u16(), 404);
    }
    // The service worker may control every page, and no other script may.
    let html = phone.get(&eight.tables[0]).body;
    let script = html.split("src=\"").find(|rest| rest.contains("/js/table.js")).unwrap();
    let script = script.split('"').next().unwrap();
    let allowed = |path: &str| phone.get(path).headers.get("service-worker-allowed").cloned();
    assert_eq!(allowed(&script.replace("table.js", "service-worker.js")).unwrap(), "/");
    assert_eq!(allowed(script), None);
}
