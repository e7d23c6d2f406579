//! The play-off of a shared first place, from the organiser's offer to the winner, through public routes only.

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::database::on_both;

use super::organise::{code, create};

const AT: &str = "/organise/t/friday-night";

/// Two hands of a lazy free-for-all, which end it: Anna has won the first and Boris the second, Vera lost both.
fn tied(app: &App) -> Browser {
    let vera = app.organiser();
    let form = [
        ("format", "free-for-all"),
        ("scoring", "lazy"),
        ("agreed_hands", "2"),
        ("entrants", "Anna\nBoris\nVera"),
    ];
    create(&vera, &form).leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .leads_to(&format!("{AT}?done=started"));
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

/// The table tells who went out in a hand of the play-off.
fn record(app: &App, entries: &str, hand: &str, based_on: &str, out: &str) -> Reply {
    let slot = format!("2.1.{hand}");
    let key = format!("play-off-{hand}-{based_on}");
    let fields = [("slot", slot.as_str()), ("based_on", based_on), ("entry_key", &key), ("out", out)];
    app.browser().post(entries, &fields)
}

on_both! {
    fn those_who_are_level_play_it_off_at_their_table(database) {
        let app = spawn_app(database);
        let vera = tied(&app);
        let desk = vera.get(AT);
        desk.says(200, "Anna, Boris share the first place.");
        desk.says(200, "Play it off");
        app.browser().post(&format!("{AT}/play-off"), &[("hands", "1")]).says(401, "");
        begin(&vera, "2").leads_to(&format!("{AT}?done=play-off"));
        let desk = vera.get(&format!("{AT}?done=play-off"));
        desk.says(200, "The play-off is at table 1.");
        desk.says(200, "The first to win 2 hands. Anna 0, Boris 0.");
        let at = format!("/at/{}", code(&desk));
        let board = app.browser().get("/t/friday-night");
        board.says(200, "Play-off for the first place");
        assert!(!board.body.contains("state-winner"), "nobody has won yet");

        let table = app.browser().get(&at);
        table.says(200, "Play-off, hand 1");
        assert!(table.body.contains("value=\"anna\"") && !table.body.contains("value=\"vera\""));
        assert!(!table.body.contains("total.anna"), "no holding is asked for");
        let entries = format!("{at}/entries");
        for (hand, out) in [("1", "anna"), ("2", "boris"), ("3", "boris")] {
            record(&app, &entries, hand, "0", out).leads_to(&at);
        }
        let table = app.browser().get(&at);
        table.says(200, "Boris wins the hand");
        table.says(200, "Winner: Boris");
        let board = app.browser().get("/t/friday-night");
        board.says(200, "The first to win 2 hands. Anna 1, Boris 2.");
        assert_eq!(board.rows()[0].split_whitespace().take(2).collect::<Vec<_>>(), ["1", "Boris"]);
        assert_eq!(board.rows()[1].split_whitespace().take(2).collect::<Vec<_>>(), ["2", "Anna"]);
        app.browser().get("/t/friday-night/schedule").says(200, "Play-off, hand 3");
        app.browser().get("/t/friday-night/hands/2.1.3").says(200, "Boris wins the hand");
        app.browser().get("/t/friday-night/entrants/boris").says(200, "Play-off, hand 3");
        vera.get("/organise").says(200, "Boris");
    }

    fn what_is_wrong_is_told_and_changes_nothing(database) {
        let app = spawn_app(database);
        let vera = tied(&app);
        begin(&vera, "7").says(400, "");
        vera.post(&format!("{AT}/play-off/end"), &[]).says(409, "The play-off has begun");
        begin(&vera, "1").leads_to(&format!("{AT}?done=play-off"));
        begin(&vera, "1").says(409, "There is nothing to play off");
        let entries = format!("/at/{}/entries", code(&vera.get(AT)));
        record(&app, &entries, "1", "0", "vera").says(422, "“vera” does not sit at this table in this hand");
        // There is no such hand; the table shows the one that it plays.
        record(&app, &entries, "2", "0", "anna").says(409, "Play-off, hand 1");
        vera.post(&format!("{AT}/play-off/end"), &[]).leads_to(&format!("{AT}?done=taken-back"));
        vera.get(AT).says(200, "Play it off");
        app.browser().get("/t/friday-night").says(200, "Anna and Boris");
    }

    fn a_correction_before_it_takes_it_out_of_the_count_and_says_so(database) {
        let app = spawn_app(database);
        let vera = tied(&app);
        begin(&vera, "1").leads_to(&format!("{AT}?done=play-off"));
        let entries = format!("/at/{}/entries", code(&vera.get(AT)));
        assert_eq!(record(&app, &entries, "1", "0", "boris").status, 303);
        // The second hand was Anna's after all.
        let fields = [("slot", "1.1.2"), ("based_on", "1"), ("entry_key", "corrected"), ("out", "anna"), ("losers", "vera")];
        assert_eq!(vera.post(&format!("{AT}/hands/1.1.2"), &fields).status, 303);
        let board = app.browser().get("/t/friday-night");
        board.says(200, "The play-off does not count");
        board.says(200, "/t/friday-night/hands/2.1.1");
        assert_eq!(board.rows()[0].split_whitespace().take(2).collect::<Vec<_>>(), ["1", "Anna"]);
        vera.get(AT).says(200, "Its hands are kept.");
        // Undone, it can be taken back.
        let undo = [("slot", "2.1.1"), ("based_on", "1"), ("entry_key", "undo-play-off"), ("undo", "yes")];
        let undone = vera.post(&format!("{AT}/hands/2.1.1"), &undo);
        assert_eq!(undone.status, 303, "{}", undone.body);
        vera.post(&format!("{AT}/play-off/end"), &[]).leads_to(&format!("{AT}?done=taken-back"));
    }
}
