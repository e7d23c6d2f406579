//! Notices about two players who change seats within a block: at the table, on their own pages, on the projector and
//! on paper.

use lastcard::store::tournaments::Header;
use lastcard::store::{codes, player_codes};
use lastcard::tournament::{HandResult, PlayerId, VoidReason};
use macro_rules_attribute::apply;

use crate::support::app::{App, Reply, spawn_app};
use crate::support::copy::{copy, escaped, hand};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, play, slot, start_friday_night};
use crate::web::control_room::lifecycle::with_started;
use crate::web::leaderboard::page::set_up_club;

/// The notice of a change, such as “Gleb and Vera change seats”.
fn swap_notice(one: &str, other: &str) -> String {
    copy("seats-swap").with("one", one).with("other", other).to_string()
}

/// The notice with its hand, such as “Hand 3: …”.
fn notice_before_hand(number: u32, change: &str) -> String {
    copy("seats-before-hand").with("hand", hand(number)).with("change", change).to_string()
}

/// The notice at the top of a table's page, ahead of the forms of later hands.
fn band(page: &Reply) -> Option<&str> {
    let now = page.body.split("<template").next()?;
    let (_, band) = now.split_once("class=\"seat-band\"")?;
    band.split_once("</div>").map(|(band, _)| band)
}

/// A running four-player evening, with its table and the players' own pages.
struct Four {
    app: App,
    header: Header,
    table: String,
    own: Vec<String>,
}

impl Four {
    fn of(database: &Database) -> Self {
        let app = spawn_app(database);
        let (club, _) = set_up_club(&database.store);
        let header = start_friday_night(&database.store, &club, &keys("four-player"));
        let tables = codes::list(&database.store, &club.id, &header.id).unwrap();
        let players: Vec<PlayerId> =
            ["anna", "boris", "vera", "gleb"].map(|id| PlayerId::parse(id).unwrap()).to_vec();
        let links = player_codes::get_or_issue(&database.store, &club.id, &header.id, &players).unwrap();
        let own = players.iter().map(|player| format!("/me/{}", links[player])).collect();
        Self { table: format!("/at/{}", tables[0].code), own, header, app }
    }
}

#[apply(on_both!)]
fn seat_changes_are_shown_until_the_hand_is_recorded(database: &Database) {
    let four = Four::of(database);
    let phone = four.app.browser();
    for hand in 1..=4 {
        let page = phone.get(&four.table);
        assert_eq!(page.status.as_u16(), 200);
        let told = band(&page);
        assert_eq!(
            told.is_some_and(|told| told.contains(&escaped(swap_notice("Gleb", "Vera")))),
            hand == 3,
            "hand {hand}: {told:?}"
        );
        assert_eq!(told.is_some(), hand == 3);
        // The page carries the forms and notices of the block for use offline.
        assert_eq!(page.body.matches("class=\"seat-band\"").count(), usize::from(hand <= 3));
        play(&four.app.snapshots, &four.header, 1);
    }
    // The next block is played by the same four with other partners.
    let page = phone.get(&four.table);
    let told = band(&page).unwrap();
    // Clockwise, Anna, Gleb, Boris, Vera become Anna, Boris, Vera, Gleb.
    for (who, whose) in [("Boris", "Gleb"), ("Vera", "Boris"), ("Gleb", "Vera")] {
        let line = copy("seats-takes").with("name", who).with("other", whose);
        assert!(told.contains(&escaped(&line)), "no {line} in {told}");
    }
    assert!(!page.has(copy("moves-title")));
}

#[apply(on_both!)]
fn seat_changes_follow_undone_and_redealt_hands(database: &Database) {
    let four = Four::of(database);
    let phone = four.app.browser();
    play(&four.app.snapshots, &four.header, 2);
    assert!(band(&phone.get(&four.table)).is_some());
    let record = |number, outcome| {
        let stored = four.app.snapshots.snapshot(&four.header.slug).unwrap().stored.clone();
        four.app.snapshots.record(&entry(&stored, slot(1, 1, number), outcome)).unwrap();
    };
    // The hand before is taken back: it is played first, in the old seats.
    record(2, None);
    assert_eq!(band(&phone.get(&four.table)), None);
    play(&four.app.snapshots, &four.header, 1);
    assert!(band(&phone.get(&four.table)).is_some());
    record(3, Some(HandResult::Void(VoidReason::Stuck)));
    assert_eq!(band(&phone.get(&four.table)), None, "they sit there already");
}

#[test]
fn players_projector_and_seat_list_agree() {
    let database = &Database::sqlite();
    let four = Four::of(database);
    let phone = four.app.browser();
    let slug = &four.header.slug;
    // Ahead of time, the pages show the changes of the block.
    let line = |name| copy("seats-swap-you").with("name", name).to_string();
    phone.get(&four.own[2]).assert_shows(200, notice_before_hand(3, &line("Gleb")));
    phone.get(&four.own[0]).assert_shows(200, notice_before_hand(3, &swap_notice("Gleb", "Vera")));
    phone
        .get(&format!("/t/{slug}/seats"))
        .assert_shows(200, copy("seats-then").with("hand", 3).with("seat", 4));
    assert!(!phone.get(&format!("/t/{slug}/projector")).has(swap_notice("Gleb", "Vera")));
    play(&four.app.snapshots, &four.header, 2);
    for (own, says) in four.own.iter().zip([
        swap_notice("Gleb", "Vera"),
        swap_notice("Gleb", "Vera"),
        line("Gleb"),
        line("Vera"),
    ]) {
        let page = phone.get(own);
        page.assert_shows(200, &says);
        assert!(!page.has(notice_before_hand(3, &says)));
    }
    for path in ["", "/projector"] {
        phone.get(&format!("/t/{slug}{path}")).assert_shows(200, swap_notice("Gleb", "Vera"));
    }
    let seats = phone.get(&format!("/t/{slug}/seats"));
    // Each row has the seat of this block and that of the next.
    let rows = seats.body.split("<tr>").filter_map(|row| row.split_once("<td>"));
    let moved =
        rows.filter(|(_, now)| now.split("</td>").next().unwrap().contains(&escaped(copy("seats-moved"))));
    assert_eq!(moved.count(), 2);
    play(&four.app.snapshots, &four.header, 1);
    assert!(!phone.get(&four.own[2]).has(line("Gleb")));
    assert!(!phone.get(&format!("/t/{slug}/projector")).has(swap_notice("Gleb", "Vera")));
}

#[test]
fn printed_pages_show_seat_changes_too() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = "/organise/t/friday-night";
    let (swap, marks) = (swap_notice("Gleb", "Vera"), |page: &Reply| page.body.matches('⇄').count());
    vera.get(&format!("{at}/cards")).assert_shows(200, copy("cards-moves"));
    vera.get(&format!("{at}/print/seats")).assert_shows(200, notice_before_hand(3, &swap));
    // The matrix marks the two in each block.
    assert!(marks(&vera.get(&format!("{at}/print/schedule"))) >= 3);
    app.browser().get("/t/friday-night/schedule").assert_shows(200, &swap);
    let sheets = vera.get(&format!("{at}/print/sheets"));
    sheets.assert_shows(200, copy("sheet-how-moved"));
    // Each sheet marks the row and explains it; Vera's own plan marks the blocks in which she moves.
    assert!(marks(&sheets) >= 6, "{}", marks(&sheets));
    assert!(marks(&vera.get(&format!("{at}/print/plan/vera"))) >= 1);
}
