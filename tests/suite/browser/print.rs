//! Printed pages, sheet by sheet.

use lastcard::store::clubs;
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::tournament::SetupKeys;

use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::paper::PAPERS;
use crate::browser::phones::phone::Phone;
use crate::support::app::{App, PASSWORD, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::evening::{draw_up_among, entry, keys, new, slot, start_tournament, win_by_seat};

#[tokio::test]
async fn a_whole_schedule_prints_on_a_few_sheets() {
    let hall = Hall::open(&keys("eight-player"));
    let phone = Phone::ordinary().await;
    phone.open(&hall.app.url(&format!("/t/{}/schedule", hall.header.slug))).await;
    phone.tap("a[href$='/print']").await;
    phone.wait_for_text("[data-print]", copy("print")).await;
    // Seven blocks of four hands, at two tables.
    assert_eq!(phone.texts(".schedule-matrix tbody tr").await.len(), 7);
    let in_place = "const of = (css) => document.querySelector(css).getBoundingClientRect();
        return of('footer').top >= of('.sheet').bottom && of('main').right >= of('.sheet').right";
    assert_eq!(phone.run(in_place, &[]).await, true, "the sheet stands in its place on the screen");
    for paper in PAPERS {
        let sheets = phone.print(paper).await.sheets();
        assert_eq!(sheets, 1);
    }
}

/// A service with an organiser logged in on a desktop screen.
struct Office {
    database: Database,
    app: App,
    screen: Phone,
}

impl Office {
    async fn open() -> Self {
        let database = Database::sqlite();
        let app = spawn_app(&database);
        // Logging in uses a blocking client, which must not be dropped inside the test's runtime.
        std::thread::scope(|scope| scope.spawn(|| drop(app.organiser())).join()).unwrap();
        let screen = Phone::of(Kind { size: (1440, 900), ..Kind::default() }).await;
        screen.open(&app.url("/login")).await;
        screen.type_into("[name=login]", "vera").await;
        screen.type_into("[name=password]", PASSWORD).await;
        screen.tap("main form button").await;
        screen.wait_for_text("main", copy("desk-empty-action")).await;
        Self { database, app, screen }
    }

    /// Starts a tournament of this many players.
    fn start_tournament(&self, players: usize) -> Header {
        let (format, blocks) = match players {
            4 => ("four-player", None),
            8 => ("eight-player", None),
            // As many blocks as fit in an evening.
            _ => ("individual", Some(6)),
        };
        let keys = SetupKeys { blocks, rounds: None, ..keys(format) };
        let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let name = format!("Evening of {players}");
        let tournament = draw_up_among(&names, &name, &keys);
        let club = clubs::by_slug(&self.database.store, "aurora").unwrap();
        start_tournament(&self.database.store, &club, &NewTournament { tournament, ..new(&name, &keys) })
    }

    /// Starts an evening of thirteen blocks of two hands.
    fn start_club_evening(&self) -> Header {
        let keys = SetupKeys { hands_per_block: Some(2), ..keys("individual") };
        let names: Vec<String> = (1..=13).map(|number| format!("Player {number}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let tournament = draw_up_among(&names, "Club evening", &keys);
        let club = clubs::by_slug(&self.database.store, "aurora").unwrap();
        start_tournament(&self.database.store, &club, &NewTournament { tournament, ..new("x", &keys) })
    }

    /// Counts the sheets on each paper, and asserts that none is blank.
    async fn count_sheets(&self, header: &Header, what: &str) -> [usize; 2] {
        self.screen.open(&self.app.url(&format!("/organise/t/{}/{what}", header.slug))).await;
        let mut sheets = [0; 2];
        for (count, paper) in sheets.iter_mut().zip(PAPERS) {
            let printed = self.screen.print(paper).await;
            assert_eq!(printed.blank_sheets(), Vec::<usize>::new(), "{what} of {}", header.slug);
            *count = printed.sheets();
        }
        sheets
    }
}

/// Printable pages, with their numbers of sheets on A4 and Letter for 4, 8 and 64 players.
const SHEETS: [(&str, [[usize; 2]; 3]); 7] = [
    ("print/tonight", [[5, 5], [8, 8], [36, 36]]),
    // Four to a sheet, then the players' personal links, fourteen to a sheet.
    ("cards", [[2, 2], [2, 2], [9, 9]]),
    ("print/schedule", [[1, 1], [1, 1], [1, 1]]),
    ("print/seats", [[1, 1], [1, 1], [2, 2]]),
    ("print/plans", [[1, 1], [1, 1], [8, 8]]),
    ("print/sheets", [[1, 1], [4, 4], [24, 24]]),
    ("print/standings", [[1, 1], [1, 1], [2, 2]]),
];

#[tokio::test]
async fn prints_take_the_right_number_of_sheets() {
    let office = Office::open().await;
    let mut seen = Vec::new();
    for (at, players) in [4, 8, 64].into_iter().enumerate() {
        let header = office.start_tournament(players);
        for (what, expected) in SHEETS {
            let sheets = office.count_sheets(&header, what).await;
            seen.push((what, players, sheets, expected[at]));
        }
    }
    let wrong: Vec<_> = seen.iter().filter(|(_, _, sheets, expected)| sheets != expected).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn an_evening_of_thirteen_needs_a_dozen_sheets() {
    let office = Office::open().await;
    let header = office.start_club_evening();
    let [a4, letter] = office.count_sheets(&header, "print/tonight").await;
    assert!(a4 <= 12 && letter <= 12, "{a4} of A4, {letter} of Letter");
    assert_eq!(office.count_sheets(&header, "print/schedule").await, [1, 1]);
    assert_eq!(office.count_sheets(&header, "print/plans").await, [4, 4]);
    assert_eq!(office.count_sheets(&header, "cards").await, [2, 2]);
}

#[tokio::test]
async fn certificates_have_a_page_each() {
    let office = Office::open().await;
    let header = office.start_tournament(4);
    for hand in 1..=12 {
        let stored = tournaments::load(&office.database.store, &header.slug).unwrap();
        let at = slot(1, 1, hand);
        office.app.snapshots.record(&entry(&stored, at, Some(win_by_seat(&stored, at, 0, hand)))).unwrap();
    }
    assert_eq!(office.count_sheets(&header, "print/certificates/everybody").await, [4, 4]);
}

#[tokio::test]
async fn enter_moves_on_and_saves_the_sheet() {
    let office = Office::open().await;
    let header = office.start_tournament(4);
    office.screen.open(&office.app.url(&format!("/organise/t/{}/type-in", header.slug))).await;
    // When a player goes out, two have cards to count: the keyboard skips everybody else.
    for text in ["1", "30", "45", "2", "12", "20", "3", "50", "0", "4", "100", "5"] {
        office.screen.type_keys(text).await;
        office.screen.press_enter().await;
    }
    office.screen.wait_for_text(".notice.good", copy("type-in-saved").with("count", 4)).await;
    let stored = tournaments::load(&office.database.store, &header.slug).unwrap();
    assert_eq!(stored.entries.len(), 4);
}
