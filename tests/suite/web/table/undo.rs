//! Undo and redo of results: over HTTP, on both databases.

use lastcard::club::StateChange;
use lastcard::store::tournaments::{self};
use lastcard::tournament::SetupKeys;
use lastcard::web::Message;
use macro_rules_attribute::apply;

use crate::support::app::spawn_app;
use crate::support::copy::{copy, credit, escaped, hand, hand_of};
use crate::support::database::{Database, on_both};
use crate::support::evening;
use crate::support::gap::{GAP, parts_at_gaps};
use crate::web::table::page::{RIGHT, Table, four_player_table, penalty, table};

/// The same hand with another total: Anna and Boris +76.
const CORRECTED: [(&str, &str); 3] = [("out", "anna"), ("total.vera", "30"), ("total.gleb", "46")];
const UNDO: [(&str, &str); 1] = [("undo", "yes")];
const REDO: [(&str, &str); 1] = [("redo", "yes")];
const OPEN: [(&str, &str); 1] = [("undo", "hand")];

/// The results in force, in order, each by the winning side's points.
fn points_in_force(table: &Table) -> Vec<Option<u32>> {
    let stored = tournaments::load(&table.store, &table.header.slug).unwrap();
    let points = |hand: &lastcard::tournament::Hand| {
        let left = hand.result.as_ref()?.holdings()?;
        Some(left.values().map(|held| stored.tournament.setup().holding_points(held)).sum())
    };
    stored.tournament.hands().iter().map(points).collect()
}

fn result_credit(points: u32) -> String {
    credit(&["Anna", "Boris"], points)
}

/// The notice that such a hand was taken back.
fn taken_back_notice(number: u32, points: u32) -> Message<'static> {
    copy("table-taken-back").with("hand", hand(number)).with("result", result_credit(points))
}

/// The heading of a table at this hand of twelve.
fn hand_heading(number: u32) -> String {
    format!("<h2 class=\"hand-title\">{}", escaped(hand_of(number, 12)))
}

/// A line of a hand's history.
fn history_line(what: &'static str, points: u32) -> String {
    format!("<strong>{}</strong> {}", escaped(copy(what)), escaped(result_credit(points)))
}

#[apply(on_both!)]
fn an_undo_offers_redo_but_no_second_undo(database: &Database) {
    let table = four_player_table(database, "std");
    let back = format!("/at/{}", table.code);
    for hand in ["1.1.1", "1.1.2", "1.1.3"] {
        table.send(hand, 0, &RIGHT).assert_leads_to(&back);
    }
    let page = table.page();
    assert_eq!(page.body.matches("name=\"undo\"").count(), 1);
    table.send("1.1.3", 1, &UNDO).assert_leads_to(&back);
    let page = table.page();
    page.assert_shows(200, taken_back_notice(3, 75));
    page.assert_says(200, "name=\"redo\"");
    assert!(!page.body.contains("name=\"undo\""), "a second tap would take back hand 2:\n{}", page.body);
    assert_eq!(points_in_force(&table)[..3], [Some(75), Some(75), None]);
}

#[apply(on_both!)]
fn the_same_undo_from_two_phones_takes_back_one_hand(database: &Database) {
    let table = four_player_table(database, "std");
    let back = format!("/at/{}", table.code);
    table.send("1.1.1", 0, &RIGHT);
    table.send("1.1.2", 0, &RIGHT);
    // Two phones at once: each names the entry it saw.
    table.send("1.1.2", 1, &UNDO).assert_leads_to(&back);
    table.send("1.1.2", 1, &UNDO).assert_leads_to(&back);
    assert_eq!(table.entry_count(), 3);
    assert_eq!(points_in_force(&table)[..2], [Some(75), None]);
    // One phone that sends the form twice.
    table.send_with_key("one-tap-sent-twice", "1.1.1", 1, &UNDO).assert_leads_to(&back);
    table.send_with_key("one-tap-sent-twice", "1.1.1", 1, &UNDO).assert_leads_to(&back);
    assert_eq!(table.entry_count(), 4);
}

#[apply(on_both!)]
fn redo_brings_back_what_was_taken_back_once(database: &Database) {
    let table = four_player_table(database, "std");
    let back = format!("/at/{}", table.code);
    let fined = [&RIGHT[..], &[("penalty.1.player", "vera"), ("penalty.1.kind", "hint")]].concat();
    table.send("1.1.1", 0, &fined);
    table.send("1.1.1", 1, &UNDO);
    for key in ["the-first-tap", "the-first-tap", "another-phone"] {
        table.send_with_key(key, "1.1.1", 2, &REDO).assert_leads_to(&back);
    }
    assert_eq!(table.entry_count(), 3);
    let (result, hint) = (escaped(result_credit(75)), escaped(penalty("Vera", "hint", 4)));
    table.page().assert_says(
        200,
        &format!("{}: <b>{result}</b> <span class=\"noted\">{hint}</span>", escaped(hand(1))),
    );
    table.page().assert_says(200, "name=\"undo\"");
    // Nothing is left to redo, and the answer says so.
    table.send("1.1.1", 3, &REDO).assert_shows(409, copy("table-wrong-nothing-to-redo"));
    table.send("1.1.2", 0, &UNDO).assert_shows(409, copy("table-wrong-nothing-to-undo"));
    table.send("1.1.2", 0, &REDO).assert_shows(409, copy("table-wrong-nothing-to-redo"));
    assert_eq!(table.entry_count(), 3);
}

#[apply(on_both!)]
fn a_stale_undo_takes_nothing_back_and_says_why(database: &Database) {
    let table = four_player_table(database, "std");
    table.send("1.1.1", 0, &RIGHT);
    table.send("1.1.1", 1, &CORRECTED);
    let reply = table.send("1.1.1", 1, &UNDO);
    reply.assert_shows(409, copy("table-stale-undo").with("result", result_credit(76)));
    reply.assert_says(409, "role=\"alert\"");
    let reply = table.send("1.1.1", 1, &REDO);
    reply.assert_shows(409, copy("table-stale-redo").with("result", result_credit(76)));
    assert_eq!(points_in_force(&table)[0], Some(76));
    assert_eq!(table.entry_count(), 2);
}

#[apply(on_both!)]
fn a_hand_is_undone_after_the_next_is_recorded(database: &Database) {
    let table = four_player_table(database, "std");
    table.send("1.1.1", 0, &RIGHT);
    table.send("1.1.2", 0, &CORRECTED);
    // A phone that still shows hand 1 undoes that hand and no other.
    table.send("1.1.1", 1, &UNDO).assert_leads_to(&format!("/at/{}", table.code));
    table.page().assert_shows(200, taken_back_notice(1, 75));
    table.page().assert_says(200, &hand_heading(1));
    assert_eq!(points_in_force(&table)[..2], [None, Some(76)]);
    table.send("1.1.1", 2, &REDO);
    table.page().assert_says(200, &hand_heading(3));
    assert_eq!(points_in_force(&table)[..2], [Some(75), Some(76)]);
}

#[apply(on_both!)]
fn undoing_a_correction_restores_the_earlier_result(database: &Database) {
    let table = four_player_table(database, "std");
    table.send("1.1.1", 0, &RIGHT);
    table.send("1.1.2", 0, &RIGHT);
    table.send("1.1.2", 1, &CORRECTED);
    table.send("1.1.2", 2, &UNDO).assert_leads_to(&format!("/at/{}", table.code));
    assert_eq!(points_in_force(&table)[..2], [Some(75), Some(75)]);
    let page = table.page();
    page.assert_shows(200, copy("table-restored").with("hand", hand(2)).with("result", result_credit(75)));
    page.assert_says(200, &hand_heading(3));
    let history = table.phone.get(&format!("/t/{}/hands/1.1.2", table.header.slug));
    history.assert_says(200, &history_line("hand-correction-taken-back", 75));
    table.send("1.1.2", 3, &REDO);
    assert_eq!(points_in_force(&table)[1], Some(76));
    let history = table.phone.get(&format!("/t/{}/hands/1.1.2", table.header.slug));
    history.assert_says(200, &history_line("hand-restored", 76));
    assert_eq!(table.entry_count(), 5);
}

#[apply(on_both!)]
fn undo_and_redo_keep_a_stuck_hand(database: &Database) {
    let table = four_player_table(database, "std");
    let voided =
        || tournaments::load(&table.store, &table.header.slug).unwrap().tournament.hands()[0].voided.len();
    table.send("1.1.1", 0, &[("void", "stuck")]);
    table.send("1.1.1", 1, &RIGHT);
    table.send("1.1.1", 2, &UNDO);
    assert_eq!((points_in_force(&table)[0], voided()), (None, 1));
    table.page().assert_shows(200, copy("schedule-again"));
    table.send("1.1.1", 3, &REDO);
    assert_eq!((points_in_force(&table)[0], voided()), (Some(75), 1));
    table.send("1.1.1", 4, &UNDO);
    table.send("1.1.1", 5, &UNDO);
    assert_eq!((points_in_force(&table)[0], voided()), (None, 0), "it was not stuck either");
}

#[apply(on_both!)]
fn the_last_hand_can_be_undone_and_redone(database: &Database) {
    let keys = SetupKeys { target: Some(100), ..evening::keys("two-vs-two") };
    let table = table(database, &keys);
    let out = [("out", "anna"), ("total.vera", "60"), ("total.gleb", "45")];
    table.send("1.1.1", 0, &out);
    let winner = || copy("public-winners").with("names", "Anna & Boris").with("count", 1).with("players", 2);
    table.page().assert_shows(200, winner());
    table.send("1.1.1", 1, &UNDO);
    let page = table.page();
    let result = credit(&["Anna & Boris"], 105);
    page.assert_shows(200, copy("table-taken-back").with("hand", hand(1)).with("result", result));
    assert!(!page.has(winner()), "{}", page.body);
    table.send("1.1.1", 2, &REDO);
    table.page().assert_shows(200, winner());
    // After an organiser has stopped it, no hand can be entered, but slips can be corrected.
    let table = four_player_table(database, "std");
    table.send("1.1.1", 0, &RIGHT);
    tournaments::change_state(&table.store, &table.header.club_id, &table.header.id, StateChange::Stop, None)
        .unwrap();
    table.send("1.1.1", 1, &UNDO).assert_leads_to(&format!("/at/{}", table.code));
    table.send("1.1.1", 2, &RIGHT).assert_shows(409, copy("table-wrong-over"));
    table.send("1.1.1", 2, &REDO).assert_leads_to(&format!("/at/{}", table.code));
    assert_eq!(points_in_force(&table)[0], Some(75));
}

#[apply(on_both!)]
fn redo_is_refused_after_the_players_changed(database: &Database) {
    let keys = SetupKeys { format: Some("challenge".to_owned()), limit: Some(100), ..SetupKeys::default() };
    let table = table(database, &keys);
    let left = |anna: &'static str| {
        [("out", "boris"), ("total.anna", anna), ("total.vera", "1"), ("total.gleb", "1")]
    };
    let others = [("total.dina", "1"), ("total.egor", "1"), ("total.zoya", "1"), ("total.ilya", "1")];
    table
        .send("1.1.1", 0, &[&left("50")[..], &others].concat())
        .assert_leads_to(&format!("/at/{}", table.code));
    table
        .send("1.1.2", 0, &[&left("20")[..], &others].concat())
        .assert_leads_to(&format!("/at/{}", table.code));
    table.send("1.1.2", 1, &UNDO);
    // With the correction Anna is out of the tournament: hand 2 is not hers any more.
    table
        .send("1.1.1", 1, &[&left("100")[..], &others].concat())
        .assert_leads_to(&format!("/at/{}", table.code));
    table.send("1.1.2", 2, &REDO).assert_shows(409, copy("table-wrong-other-players"));
    // A hand cannot be opened if the seats of a later one depend on it.
    let without_anna = [("out", "boris"), ("total.vera", "1"), ("total.gleb", "1")];
    table
        .send("1.1.2", 2, &[&without_anna[..], &others].concat())
        .assert_leads_to(&format!("/at/{}", table.code));
    table.send("1.1.1", 2, &OPEN).assert_shows(409, copy("table-wrong-later-seats").with("hand", 2));
}

#[apply(on_both!)]
fn a_played_hand_is_undone_and_redone_unchanged(database: &Database) {
    let table = crate::web::played_hands::moves::table(database, &evening::keys("four-player")).deal("1.1.1");
    table.play_out();
    let (scorer, at) = (table.app.browser(), format!("/at/{}", table.code));
    let send = |based_on: &str, what: (&str, &str)| {
        let key = lastcard::store::entries::random_key().to_string();
        let fields = [("slot", "1.1.1"), ("based_on", based_on), ("entry_key", &key), what];
        scorer.post(&format!("{at}/entries"), &fields).assert_leads_to(&at);
    };
    let (store, slug) = (table.store.clone(), table.header.slug.clone());
    let result = || tournaments::load(&store, &slug).unwrap().tournament.hands()[0].result.clone();
    let played = result().unwrap();
    send("1", UNDO[0]);
    assert_eq!(result(), None);
    scorer.get(&at).assert_says(200, "name=\"redo\"");
    // The hand is set up again: buttons that would end it are not offered.
    scorer.post(&table.path(""), &[("slot", "1.1.1")]).assert_leads_to(&table.path(""));
    let page = scorer.get(&at);
    let back = escaped(copy("table-taken-back").with("hand", hand(1)).with("result", GAP));
    assert!(parts_at_gaps(&page.body, back).is_some(), "{}", page.body);
    assert!(!page.body.contains("name=\"redo\""), "{}", page.body);
    let dealt =
        lastcard::store::played_hands::latest_at_table(&table.store, &table.header.id, 1).unwrap().unwrap();
    lastcard::store::played_hands::close(&table.store, &dealt.id).unwrap();
    send("2", REDO[0]);
    assert_eq!(result(), Some(played));
    scorer.get(&format!("/t/{}/hands/1.1.1", table.header.slug)).assert_says(200, "/hands/1.1.1/replay");
}

#[apply(on_both!)]
fn an_organiser_reopens_any_hand_after_a_preview(database: &Database) {
    let app = spawn_app(database);
    let organiser = app.organiser();
    let club = lastcard::store::clubs::list(&database.store).unwrap().remove(0);
    let header = evening::start_friday_night(&database.store, &club, &evening::keys("eight-player"));
    let send = |table: u32, hand: u32, based_on: &str, what: &[(&str, &str)]| {
        let slot = format!("1.{table}.{hand}");
        let key = lastcard::store::entries::random_key().to_string();
        let fixed = [("slot", slot.as_str()), ("based_on", based_on), ("entry_key", &key)];
        organiser.post(&format!("/organise/t/{}/hands/{slot}", header.slug), &[&fixed[..], what].concat())
    };
    for (table, hand) in (1..=2).flat_map(|table| (1..=4).map(move |hand| (table, hand))) {
        send(table, hand, "0", &[("void", "abandoned")]);
    }
    let page = organiser.get(&format!("/organise/t/{}/hands/1.1.2", header.slug));
    page.assert_says(200, &format!("href=\"/organise/t/{}/hands/1.1.2/opening\"", header.slug));
    let page = organiser.get(&format!("/organise/t/{}/hands/1.1.2/opening", header.slug));
    page.assert_shows(200, copy("reopen-asked").with("hand", hand(2)).with("table", 1));
    page.assert_shows(200, copy("reopen-later").with("count", 2));
    page.assert_shows(200, copy("reopen-waits").with("count", 1).with("tables", "2"));
    page.assert_says(200, "name=\"undo\" value=\"hand\"");
    send(1, 2, "1", &OPEN).assert_leads_to(&format!("/organise/t/{}?done=corrected", header.slug));
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    let open: Vec<String> = stored
        .tournament
        .hands()
        .iter()
        .filter(|hand| hand.is_open())
        .map(|hand| hand.slot.to_string())
        .take(1)
        .collect();
    assert_eq!(open, ["1.1.2"]);
    // The result is still stored, and comes back with one tap.
    let page = organiser.get(&format!("/organise/t/{}/hands/1.1.2", header.slug));
    page.assert_says(200, "name=\"redo\"");
    send(1, 2, "2", &REDO);
    assert!(
        tournaments::load(&database.store, &header.slug)
            .unwrap()
            .tournament
            .hand(evening::slot(1, 1, 2))
            .unwrap()
            .result
            .is_some()
    );
    // Without anything to open, the page redirects to the hand.
    organiser
        .get(&format!("/organise/t/{}/hands/1.1.7/opening", header.slug))
        .assert_leads_to(&format!("/organise/t/{}/hands/1.1.7", header.slug));
    app.browser()
        .get(&format!("/organise/t/{}/hands/1.1.2/opening", header.slug))
        .assert_leads_to(&format!("/login?next=/organise/t/{}/hands/1.1.2/opening", header.slug));
}

#[apply(on_both!)]
fn the_table_reopens_any_of_its_hands(database: &Database) {
    let table = four_player_table(database, "std");
    for hand in ["1.1.1", "1.1.2", "1.1.3"] {
        table.send(hand, 0, &RIGHT);
    }
    table.send("1.1.2", 1, &CORRECTED);
    table
        .phone
        .get(&format!("/at/{}/hands/1.1.2", table.code))
        .assert_says(200, "name=\"undo\" value=\"hand\"");
    // The correction is opened too: the hand was not played at all.
    table.send("1.1.2", 2, &OPEN).assert_leads_to(&format!("/at/{}", table.code));
    assert_eq!(points_in_force(&table)[..3], [Some(75), None, Some(75)]);
    table.page().assert_says(200, &hand_heading(2));
    table.send("1.1.2", 3, &REDO);
    assert_eq!(points_in_force(&table)[..3], [Some(75), Some(76), Some(75)]);
}

#[test]
fn an_archived_tournament_offers_no_unusable_forms() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let organiser = app.organiser();
    let club = lastcard::store::clubs::list(&database.store).unwrap().remove(0);
    let header = evening::start_friday_night(&database.store, &club, &evening::keys("four-player"));
    let path = format!("/organise/t/{}/hands/1.1.1", header.slug);
    let fixed = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
    organiser.post(&path, &[&fixed[..], &RIGHT].concat());
    let code = lastcard::store::codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code;
    let evening = || organiser.get(&format!("/organise/t/{}", header.slug));
    let correct = || copy("room-correct");
    evening().assert_shows(200, correct());
    for step in ["stop", "archive"] {
        organiser.post(&format!("/organise/t/{}/{step}", header.slug), &[]);
    }
    evening().assert_shows(200, result_credit(75));
    assert!(!evening().has(correct()), "{}", evening().body);
    let page = organiser.get(&path);
    page.assert_shows(200, copy("table-wrong-archived"));
    page.assert_shows(200, result_credit(75));
    assert!(!page.body.contains("name=\"save\""), "{}", page.body);
    // A table's code ends with its tournament.
    organiser.get(&format!("/at/{code}/hands/1.1.1")).assert_shows(410, copy("error-code-ended"));
    let page = organiser.get(&format!("/organise/t/{}/hands/1.1.1", header.slug));
    page.assert_says(200, &format!("action=\"/organise/t/{}/archive/end\"", header.slug));
    organiser.post(&format!("/organise/t/{}/archive/end", header.slug), &[]);
    organiser.get(&format!("/organise/t/{}/hands/1.1.1", header.slug)).assert_says(200, "name=\"save\"");
}
