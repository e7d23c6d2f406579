//! The play-off for a shared first place, from the offer to the winner, through public routes only.

use lastcard::web::Message;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, escaped, name_list};
use crate::support::database::{Database, on_both};

use crate::web::control_room::lifecycle::{code, create};

const AT: &str = "/organise/t/friday-night";

/// A lazy free-for-all that ended after two hands: Anna won the first, Boris the second, Vera lost both.
fn with_tie(app: &App) -> Browser {
    let vera = app.organiser();
    let form = [
        ("format", "free-for-all"),
        ("scoring", "lazy"),
        ("agreed_hands", "2"),
        ("entrants", "Anna\nBoris\nVera"),
    ];
    create(&vera, &form).assert_leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    let entries = format!("/at/{}/entries", code(&vera.get(AT)));
    for (slot, out, key) in [("1.1.1", "anna", "first-hand"), ("1.1.2", "boris", "second-hand")] {
        let fields =
            [("slot", slot), ("based_on", "0"), ("entry_key", key), ("out", out), ("losers", "vera")];
        assert_eq!(app.browser().post(&entries, &fields).status, 303);
    }
    vera
}

fn begin(vera: &Browser, hands: &str) -> Reply {
    vera.post(&format!("{AT}/play-off"), &[("hands", hands)])
}

/// Records the winner of a play-off hand at the table.
fn record(app: &App, entries: &str, hand: &str, based_on: &str, out: &str) -> Reply {
    let slot = format!("2.1.{hand}");
    let key = format!("play-off-{hand}-{based_on}");
    let fields = [("slot", slot.as_str()), ("based_on", based_on), ("entry_key", &key), ("out", out)];
    app.browser().post(entries, &fields)
}

/// The score of a play-off over two hands.
fn play_off_score(anna: u32, boris: u32) -> Message<'static> {
    let each = [("Anna", anna), ("Boris", boris)];
    let each =
        each.map(|(name, hands)| copy("play-off-won").with("name", name).with("hands", hands).to_string());
    copy("play-off-hands").with("hands", 2).with("won", each.join(&copy("table-list-comma").to_string()))
}

fn hand_of_play_off(hand: u32) -> Message<'static> {
    copy("table-hand-of-play-off").with("hand", hand)
}

#[apply(on_both!)]
fn tied_players_play_off_at_their_table(database: &Database) {
    let app = spawn_app(database);
    let vera = with_tie(&app);
    let desk = vera.get(&format!("{AT}?tab=settings"));
    desk.assert_shows(200, copy("play-off-level").with("names", "Anna, Boris"));
    desk.assert_shows(200, copy("play-off-button"));
    app.browser().post(&format!("{AT}/play-off"), &[("hands", "1")]).assert_says(401, "");
    begin(&vera, "2").assert_leads_to(&format!("{AT}?done=play-off"));
    let desk = vera.get(&format!("{AT}?done=play-off"));
    desk.assert_shows(200, copy("done-play-off"));
    desk.assert_shows(200, play_off_score(0, 0));
    let at = format!("/at/{}", code(&desk));
    let board = app.browser().get("/t/friday-night");
    board.assert_shows(200, copy("board-play-off"));
    let winner = format!(">{}</span>", escaped(copy("state-winner")));
    assert!(!board.body.contains(&winner), "nobody has won yet");

    let table = app.browser().get(&at);
    table.assert_shows(200, hand_of_play_off(1));
    assert!(table.body.contains("value=\"anna\"") && !table.body.contains("value=\"vera\""));
    assert!(!table.body.contains("total.anna"), "no holding is asked for");
    let entries = format!("{at}/entries");
    for (hand, out) in [("1", "anna"), ("2", "boris"), ("3", "boris")] {
        record(&app, &entries, hand, "0", out).assert_leads_to(&at);
    }
    let table = app.browser().get(&at);
    let wins = || copy("table-wins-hand").with("names", "Boris").with("count", 1);
    table.assert_shows(200, wins());
    table
        .assert_shows(200, copy("public-winners").with("names", "Boris").with("count", 1).with("players", 1));
    let board = app.browser().get("/t/friday-night");
    board.assert_shows(200, play_off_score(1, 2));
    board.assert_says(200, &winner);
    assert_eq!(board.rows()[0].split_whitespace().take(2).collect::<Vec<_>>(), ["1", "Boris"]);
    assert_eq!(board.rows()[1].split_whitespace().take(2).collect::<Vec<_>>(), ["2", "Anna"]);
    app.browser().get("/t/friday-night/schedule").assert_shows(200, hand_of_play_off(3));
    app.browser().get("/t/friday-night/hands/2.1.3").assert_shows(200, wins());
    app.browser().get("/t/friday-night/entrants/boris").assert_shows(200, hand_of_play_off(3));
    vera.get("/organise").assert_says(200, "Boris");
}

#[apply(on_both!)]
fn an_earlier_correction_voids_the_play_off(database: &Database) {
    let app = spawn_app(database);
    let vera = with_tie(&app);
    begin(&vera, "1").assert_leads_to(&format!("{AT}?done=play-off"));
    let entries = format!("/at/{}/entries", code(&vera.get(AT)));
    assert_eq!(record(&app, &entries, "1", "0", "boris").status, 303);
    // A correction gives the second hand to Anna.
    let fields = [
        ("slot", "1.1.2"),
        ("based_on", "1"),
        ("entry_key", "corrected"),
        ("out", "anna"),
        ("losers", "vera"),
    ];
    assert_eq!(vera.post(&format!("{AT}/hands/1.1.2"), &fields).status, 303);
    let board = app.browser().get("/t/friday-night");
    board.assert_shows(200, copy("board-play-off-void"));
    board.assert_says(200, "/t/friday-night/hands/2.1.1");
    assert_eq!(board.rows()[0].split_whitespace().take(2).collect::<Vec<_>>(), ["1", "Anna"]);
    vera.get(AT).assert_shows(200, copy("play-off-void"));
    // Once its hand is undone, the play-off can be taken back.
    let undo = [("slot", "2.1.1"), ("based_on", "1"), ("entry_key", "undo-play-off"), ("undo", "yes")];
    let undone = vera.post(&format!("{AT}/hands/2.1.1"), &undo);
    assert_eq!(undone.status, 303, "{}", undone.body);
    vera.post(&format!("{AT}/play-off/end"), &[]).assert_leads_to(&format!("{AT}?done=taken-back"));
}

#[test]
fn wrong_play_off_requests_change_nothing() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_tie(&app);
    begin(&vera, "7").assert_says(400, "");
    vera.post(&format!("{AT}/play-off/end"), &[]).assert_shows(409, copy("error-play-off-too-late"));
    begin(&vera, "1").assert_leads_to(&format!("{AT}?done=play-off"));
    begin(&vera, "1").assert_shows(409, copy("error-play-off-refused"));
    let entries = format!("/at/{}/entries", code(&vera.get(AT)));
    record(&app, &entries, "1", "0", "vera")
        .assert_shows(422, copy("problem-not-seated").with("player", "vera").with("seats", "anna, boris"));
    // There is no such hand; the table shows the current one.
    record(&app, &entries, "2", "0", "anna").assert_shows(409, hand_of_play_off(1));
    vera.post(&format!("{AT}/play-off/end"), &[]).assert_leads_to(&format!("{AT}?done=taken-back"));
    vera.get(&format!("{AT}?tab=settings")).assert_shows(200, copy("play-off-button"));
    app.browser().get("/t/friday-night").assert_shows(200, name_list(&["Anna", "Boris"]));
}
