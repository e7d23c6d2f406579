//! Confirmation by the other side: a result is marked until somebody confirms it, and needs confirmation again after
//! a correction.

use chrono::{TimeDelta, Utc};
use lastcard::store::player_codes;
use lastcard::tournament::PlayerId;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, credit, escaped, hand};
use crate::support::database::{Database, on_both};
use crate::support::patience::wait_until;
use crate::web::control_room::lifecycle::{code, with_started};

const AT: &str = "/organise/t/friday-night";

/// A table with confirmation switched on.
struct Asked {
    app: App,
    vera: Browser,
    phone: Browser,
    at: String,
}

impl Asked {
    fn of(database: &Database, mode: &str) -> Self {
        let app = spawn_app(database);
        let vera = with_started(&app);
        let at = format!("/at/{}", code(&vera.get(AT)));
        let asked = Self { phone: app.browser(), app, vera, at };
        asked.enter_result("1.1.1", "0", "0123456789abcdef", "30");
        asked.set_mode(mode, "10").assert_leads_to(&format!("{AT}?tab=settings&done=confirming#settings"));
        asked
    }

    fn set_mode(&self, mode: &str, minutes: &str) -> Reply {
        self.vera.post(&format!("{AT}/confirming"), &[("mode", mode), ("minutes", minutes)])
    }

    /// Records that Anna went out, Vera was left with these points and Gleb with 45.
    fn enter_result(&self, slot: &str, based_on: &str, key: &str, points: &str) {
        let fields = [
            ("slot", slot),
            ("based_on", based_on),
            ("entry_key", key),
            ("out", "anna"),
            ("total.vera", points),
            ("total.gleb", "45"),
        ];
        self.phone.post(&format!("{}/entries", self.at), &fields).assert_leads_to(&self.at);
    }

    fn confirm(&self, slot: &str, revision: &str, player: &str) -> Reply {
        let fields = [("slot", slot), ("revision", revision), ("player", player)];
        self.phone.post(&format!("{}/confirmations", self.at), &fields)
    }

    fn unconfirmed_hands(&self) -> Vec<String> {
        let snapshot = self.app.snapshots.unredacted("friday-night").unwrap();
        snapshot.unconfirmed.keys().map(ToString::to_string).collect()
    }

    fn personal_link(&self, player: &str) -> String {
        let snapshot = self.app.snapshots.unredacted("friday-night").unwrap();
        let (store, player) = (self.app.snapshots.store(), PlayerId::parse(player).unwrap());
        let header = snapshot.header();
        let codes =
            player_codes::get_or_issue(store, &header.club_id, &header.id, std::slice::from_ref(&player))
                .unwrap();
        format!("/me/{}", codes[&player])
    }
}

#[apply(on_both!)]
fn a_result_is_marked_until_the_losers_confirm(database: &Database) {
    let asked = Asked::of(database, "required");
    // Results recorded before need no confirmation.
    assert_eq!(asked.unconfirmed_hands(), Vec::<String>::new());
    asked.enter_result("1.1.2", "0", "0123456789abcde2", "12");
    assert_eq!(asked.unconfirmed_hands(), ["1.1.2"]);
    let page = asked.phone.get(&asked.at).body;
    let result = credit(&["Anna", "Boris"], 57);
    for player in ["Vera", "Gleb"] {
        assert!(page.contains(&escaped(copy("confirm-button").with("player", player))), "{player}: {page}");
    }
    assert!(!page.contains(&escaped(copy("confirm-button").with("player", "Boris"))));
    let badge = escaped(copy("state-unconfirmed"));
    for public in ["/t/friday-night", "/t/friday-night/hands/1.1.2"] {
        assert!(asked.app.browser().get(public).body.contains(&badge), "{public}");
    }
    assert!(!asked.app.browser().get("/t/friday-night/hands/1.1.1").body.contains(&badge));
    assert!(asked.vera.get(AT).has(copy("room-unconfirmed").with("count", 1)));
    let room = asked.vera.get(&format!("{AT}?tab=players")).body;
    assert!(room.contains(&escaped(&result)) && room.contains("/confirmations"), "{room}");
    let check = asked.phone.get(&format!("{}/check", asked.at)).body;
    assert!(
        check.contains(&escaped(hand(1)))
            && check.contains(&escaped(hand(2)))
            && check.contains(&escaped(&result))
    );
    // The page of a losing player has one button, that of the winner none.
    let (gleb, anna) = (asked.personal_link("gleb"), asked.personal_link("anna"));
    assert!(asked.phone.get(&gleb).body.contains(&escaped(copy("confirm-own"))));
    assert!(!asked.phone.get(&anna).body.contains(&escaped(copy("confirm-own"))));
    asked.confirm("1.1.2", "1", "boris").assert_shows(409, copy("error-confirm-not-asked"));
    let own = [("slot", "1.1.2"), ("revision", "1")];
    asked
        .phone
        .post(&format!("{anna}/confirmations"), &own)
        .assert_shows(409, copy("error-confirm-not-asked"));
    asked.phone.post(&format!("{gleb}/confirmations"), &own).assert_leads_to(&gleb);
    assert_eq!(asked.unconfirmed_hands(), Vec::<String>::new());
    // A second tap, and a tap on the other phone.
    asked.phone.post(&format!("{gleb}/confirmations"), &own).assert_leads_to(&gleb);
    asked.confirm("1.1.2", "1", "vera").assert_leads_to(&asked.at);
    assert!(!asked.app.browser().get("/t/friday-night").body.contains(&badge));
    let record = asked.vera.get(&format!("{AT}?tab=settings")).body;
    let said = copy("event-confirmed").with("hand", hand(2)).with("table", 1).with("player", "Gleb");
    assert_eq!(record.matches(&escaped(said)).count(), 1, "{record}");
}

#[apply(on_both!)]
fn a_loser_corrects_a_result_or_calls_the_organiser(database: &Database) {
    let asked = Asked::of(database, "required");
    asked.enter_result("1.1.2", "0", "0123456789abcde2", "12");
    let table = asked.phone.get(&asked.at);
    table.assert_shows(200, copy("confirm-no"));
    table.assert_says(200, &format!("href=\"{}/hands/1.1.2\"", asked.at));
    let (gleb, anna) = (asked.personal_link("gleb"), asked.personal_link("anna"));
    asked.phone.get(&gleb).assert_says(200, &format!("formaction=\"{gleb}/calls\""));
    let own = [("slot", "1.1.2"), ("revision", "1")];
    // A dispute is refused to players who are not asked, and once the result has changed.
    asked.phone.post(&format!("{anna}/calls"), &own).assert_shows(409, copy("error-confirm-not-asked"));
    let late = [("slot", "1.1.2"), ("revision", "2")];
    asked.phone.post(&format!("{gleb}/calls"), &late).assert_shows(409, copy("error-confirm-changed"));
    for _ in 0..2 {
        asked.phone.post(&format!("{gleb}/calls"), &own).assert_leads_to(&gleb);
    }
    let note = copy("confirm-call-note").with("hand", hand(2)).with("player", "Gleb").to_string();
    asked.vera.get(AT).assert_says(200, &escaped(note));
    let page = asked.phone.get(&gleb).body;
    assert!(!page.contains("/calls\""), "{page}");
    assert_eq!(asked.unconfirmed_hands(), ["1.1.2"], "it is neither right nor corrected yet");
    // Once the result is confirmed after all, the button calls nobody.
    asked.phone.post(&format!("{gleb}/confirmations"), &own).assert_leads_to(&gleb);
    asked.phone.post(&format!("{gleb}/calls"), &own).assert_leads_to(&gleb);
    let calls = asked.app.snapshots.unredacted("friday-night").unwrap().stored.hall.calls.len();
    assert_eq!(calls, 1);
}

#[apply(on_both!)]
fn a_result_shown_long_enough_counts_as_confirmed(database: &Database) {
    let asked = Asked::of(database, "off");
    asked.set_mode("shown", "1");
    asked.enter_result("1.1.2", "0", "0123456789abcde2", "12");
    drop(asked);
    let ago = |seconds| (Utc::now() - TimeDelta::seconds(seconds)).format("%Y-%m-%d %H:%M:%S%.6f");
    database
        .run(&format!("UPDATE tournament_events SET created_at = '{}' WHERE kind = 'confirming'", ago(90)));
    database.run(&format!("UPDATE entries SET created_at = '{}' WHERE hand = 1", ago(120)));
    let badge = escaped(copy("state-unconfirmed"));
    let is_marked = |app: &App| app.browser().get("/t/friday-night").body.contains(&badge);
    // The second hand was recorded a minute ago, less the seconds that the service takes to restart.
    let starts_in = |seconds| {
        database.run(&format!("UPDATE entries SET created_at = '{}' WHERE hand = 2", ago(60 - seconds)));
        Some(spawn_app(database)).filter(&is_marked)
    };
    let app = [2_i64, 4, 8, 16, 32].into_iter().find_map(starts_in).expect("it is marked at first");
    let _news = app.snapshots.listen().unwrap();
    wait_until(|| !is_marked(&app));
}

#[apply(on_both!)]
fn an_outdated_confirmation_confirms_nothing(database: &Database) {
    let asked = Asked::of(database, "shown");
    asked.enter_result("1.1.2", "0", "0123456789abcde2", "12");
    asked.enter_result("1.1.2", "1", "0123456789abcde3", "13");
    asked.confirm("1.1.2", "1", "vera").assert_shows(409, copy("error-confirm-changed"));
    assert_eq!(asked.unconfirmed_hands(), ["1.1.2"]);
    asked.confirm("1.1.2", "2", "vera").assert_leads_to(&asked.at);
    assert_eq!(asked.unconfirmed_hands(), Vec::<String>::new());
    // A correction needs confirmation again; an organiser may give it too.
    asked.enter_result("1.1.2", "2", "0123456789abcde4", "14");
    assert_eq!(asked.unconfirmed_hands(), ["1.1.2"]);
    let fields = [("slot", "1.1.2"), ("revision", "3")];
    asked
        .vera
        .post(&format!("{AT}/confirmations"), &fields)
        .assert_leads_to(&format!("{AT}?tab=players&done=confirmed#confirming"));
    assert_eq!(asked.unconfirmed_hands(), Vec::<String>::new());
    for (slot, revision, player, status) in [
        ("1.1.9", "1", "vera", 409),
        ("1.2.1", "1", "vera", 404),
        ("x", "1", "vera", 404),
        ("1.1.2", "3", "<b>", 400),
    ] {
        assert_eq!(asked.confirm(slot, revision, player).status.as_u16(), status, "{slot} {player}");
    }
    assert_eq!(asked.set_mode("shown", "0").status.as_u16(), 422);
    assert_eq!(asked.set_mode("sometimes", "10").status.as_u16(), 400);
    // Switched off, nothing needs confirmation.
    asked.enter_result("1.1.3", "0", "0123456789abcde5", "15");
    assert_eq!(asked.unconfirmed_hands(), ["1.1.3"]);
    asked.set_mode("off", "");
    assert_eq!(asked.unconfirmed_hands(), Vec::<String>::new());
}
