//! Duplicate deals over HTTP: the same cards at two tables, and who may see them when.

use lastcard::rules::log::HandLog;
use lastcard::tournament::SetupKeys;
use macro_rules_attribute::apply;
use serde_json::Value;

use crate::support::app::spawn_app;
use crate::support::copy::{copy, escaped, hand};
use crate::support::database::{Database, on_both};
use crate::support::evening;
use crate::web::control_room::lifecycle::create;
use crate::web::played_hands::moves::{Table, tables};

/// Deals a played hand at both tables of an eight-player evening.
fn deal_both_tables(database: &Database) -> [Table; 2] {
    let keys = SetupKeys { duplicate: Some(true), ..evening::keys("eight-player") };
    let tables: Vec<Table> = tables(database, &keys);
    let dealt = tables.into_iter().zip(["1.1.1", "1.2.1"]).map(|(table, slot)| table.deal(slot));
    dealt.collect::<Vec<_>>().try_into().ok().unwrap()
}

/// The holdings on the phones, clockwise from the dealer.
fn holdings(table: &Table) -> Vec<Value> {
    let states: Vec<Value> = table.phones.iter().map(|phone| table.state(&phone.browser)).collect();
    let dealer = states[0]["dealer"].as_str().unwrap();
    let from = table.phones.iter().position(|phone| phone.player == dealer).unwrap();
    (0..4).map(|place| states[(from + place) % 4]["view"]["holding"].clone()).collect()
}

fn commitment(table: &Table) -> Value {
    table.state(&table.phones[0].browser)["commitment"].clone()
}

#[apply(on_both!)]
fn two_tables_get_the_same_cards(database: &Database) {
    let [one, two] = deal_both_tables(database);
    let held = holdings(&one);
    assert_eq!(held, holdings(&two));
    assert_eq!(commitment(&one), commitment(&two));
    assert_ne!(held[0], held[1], "each seat has its own");
}

#[apply(on_both!)]
fn cards_stay_hidden_until_every_table_has_played(database: &Database) {
    let [one, two] = deal_both_tables(database);
    let (visitor, board) = (one.app.browser(), format!("/t/{}", one.header.slug));
    let address = format!("{board}/hands/1.1.1");
    let (replay, log) = (format!("{address}/replay"), format!("{address}/log"));
    let seed =
        lastcard::store::played_hands::latest_at_table(&one.store, &one.header.id, 1).unwrap().unwrap().seed;
    let seed = String::from(seed);
    let mut stream = visitor.stream(&format!("{board}/tables/1/live"));
    let mut wall = visitor.stream(&format!("{board}/projector/live"));
    one.play_out();
    // Somebody without a seat at table 1 may have one at table 2.
    for secret in [&replay, &log, &format!("{log}?attempt=1")] {
        let page = visitor.get(secret);
        page.assert_shows(403, copy("embargo-title"));
        page.assert_shows(403, copy("embargo-hand").with("hand", hand(1)).with("table", 2));
        assert!(!page.body.contains(&seed));
    }
    let page = visitor.get(&address);
    page.assert_shows(200, copy("hand-cards-hidden"));
    assert!(!page.body.contains("held-card") && !page.body.contains("/replay"), "{}", page.body);
    for looker in [&visitor, &two.phones[0].browser] {
        let state = one.state(looker);
        assert!(state.get("recent").is_none() && state.get("result").is_none(), "{state}");
        looker.get(&one.path("")).assert_shows(200, copy("play-over"));
        let page = looker.get(&format!("{board}/tables/1"));
        assert!(!page.body.contains("left-cards") && !page.body.contains("class=\"felt\""));
    }
    visitor.get(&format!("{board}/tables/2")).assert_shows(200, copy("watch-hidden-help"));
    let page = visitor.get(&format!("{board}/projector"));
    assert!(!page.body.contains("tile-top") && !page.body.contains("tile-left"), "{}", page.body);
    // The players of the hand see how it ended.
    one.phones[0].browser.get(&one.path("")).assert_says(200, "class=\"over\"");
    assert!(one.state(&one.phones[0].browser)["result"].is_object());

    two.play_out();
    let logs = ["1.1.1", "1.2.1"].map(|slot| {
        let got = visitor.get(&format!("{board}/hands/{slot}/log"));
        assert_eq!(got.status.as_u16(), 200, "{}", got.body);
        serde_json::from_str::<HandLog>(&got.body).unwrap()
    });
    assert_eq!(logs[0].deck, logs[1].deck);
    assert_eq!(logs[0].seed.clone().map(String::from).as_ref(), Some(&seed));
    assert!(logs.iter().all(|log| lastcard::rules::log::replay(log).is_ok()));
    visitor.get(&replay).assert_says(200, "class=\"felt\"");
    let page = visitor.get(&address);
    page.assert_says(200, "/replay");
    page.assert_shows(200, copy("hand-same-cards"));
    // The streams showed no card before the second table had finished.
    while let Some(told) = stream.next().filter(|told| !told.contains("class=\"over\"")) {
        assert!(!told.contains("class=\"felt\""), "{told}");
    }
    while let Some(told) = wall.next().filter(|told| !told.contains("class=\"tile-left\"")) {
        assert!(!told.contains("class=\"tile-top\""), "{told}");
    }
}

#[test]
fn the_leaderboard_compares_hands_with_the_same_cards() {
    let database = &Database::sqlite();
    let [one, two] = deal_both_tables(database);
    let (visitor, board) = (one.app.browser(), format!("/t/{}", one.header.slug));
    let page = visitor.get(&board);
    let column = escaped(copy("board-duplicate"));
    page.assert_says(200, &format!("<th scope=\"col\" class=\"number wide\">{column}</th>"));
    page.assert_shows(200, copy("public-duplicate-line"));
    one.play_out();
    assert!(visitor.get(&board).rows().iter().all(|row| !row.contains('−')), "nothing to compare yet");
    two.play_out();
    let tally = lastcard::tournament::tally(
        &lastcard::store::tournaments::load(&one.store, &one.header.slug).unwrap().tournament,
    );
    for line in &tally.standings.standings {
        let points = line.duplicate.unwrap();
        let said = if points < 0 { format!("−{}", -points) } else { format!("+{points}") };
        let page = visitor.get(&format!("{board}/entrants/{}", line.entrant));
        let said = if points == 0 { "0".to_owned() } else { said };
        page.assert_says(200, &format!("<dt>{column}</dt><dd>{said}</dd>"));
        let name = line.entrant.to_string();
        let row = visitor.get(&board).rows().into_iter().find(|row| row.to_lowercase().contains(&name));
        assert!(row.as_ref().is_some_and(|row| row.contains(&said)), "{said}: {row:?}");
    }
}

#[test]
fn the_form_explains_the_duplicate_setting() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let organiser = app.organiser();
    let form = organiser.get("/organise/tournaments/new");
    form.assert_shows(200, copy("draft-duplicate-hint"));
    let four = "Anna\nBoris\nVera\nGleb";
    let refused = create(&organiser, &[("entrants", four), ("duplicate", "yes")]);
    refused.assert_shows(422, copy("problem-nothing-to-compare").with("players", 4));
    refused.assert_says(422, "name=\"duplicate\" value=\"yes\" checked");
    let two_rounds = [("entrants", four), ("duplicate", "yes"), ("rounds", "2")];
    create(&organiser, &two_rounds).assert_leads_to("/organise/t/friday-night?done=created");
    organiser.get("/organise/t/friday-night").assert_shows(200, copy("draft-fact-duplicate"));
    organiser
        .get("/organise/t/friday-night/edit")
        .assert_says(200, "name=\"duplicate\" value=\"yes\" checked");
    // A scoring without points leaves nothing to compare, so the form does not ask.
    let lazy = [("name", "Saturday"), ("entrants", four), ("duplicate", "yes"), ("scoring", "lazy")];
    create(&organiser, &lazy).assert_leads_to("/organise/t/saturday?done=created");
    assert!(!organiser.get("/organise/t/saturday").has(copy("draft-fact-duplicate")));
}
