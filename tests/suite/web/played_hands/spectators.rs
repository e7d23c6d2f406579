//! Spectators at a table and on the projector, over HTTP: who sees what of a played hand.

use lastcard::store::codes;
use serde_json::Value;

use crate::support::copy::{copy, escaped, hand, name_list};
use crate::support::database::Database;
use crate::support::evening;
use crate::web::played_hands::moves::{Table, table};

/// The spectators' page of the first table.
fn path(table: &Table) -> String {
    format!("/t/{}/tables/1", table.header.slug)
}

/// Asserts that a public page contains no table code and no JSON of a seat.
fn assert_opens_nothing(table: &Table, body: &str) {
    for code in codes::list(&table.store, &table.header.club_id, &table.header.id).unwrap() {
        assert!(!body.contains(&code.code.to_string()), "the code of a table: {body}");
    }
    for secret in ["/at/", "/me/", "name=\"move\"", "holding-cards"] {
        assert!(!body.contains(secret), "{secret}: {body}");
    }
}

#[test]
fn spectators_follow_a_table_without_seeing_holdings() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("four-player"));
    let (visitor, board) = (table.app.browser(), format!("/t/{}", table.header.slug));
    visitor.get(&path(&table)).assert_shows(200, copy("watch-with-cards"));
    let watch = format!("href=\"{}\"", path(&table));
    assert!(!visitor.get(&board).body.contains(&watch));
    let mut stream = visitor.stream(&format!("{}/live", path(&table)));
    assert!(stream.next().unwrap().contains(&escaped(copy("watch-with-cards"))));

    let table = table.deal("1.1.1");
    assert!(stream.next().unwrap().contains(&escaped(copy("watch-joining"))));
    let mut scene = stream.next().unwrap();
    while !scene.contains("class=\"felt\"") {
        scene = stream.next().unwrap();
    }
    let page = visitor.get(&path(&table));
    let (one, other) = (name_list(&["Anna", "Boris"]), name_list(&["Vera", "Gleb"]));
    let who = copy("public-against").with("one", one).with("other", other).to_string();
    page.assert_shows(200, copy("watch-hand").with("hand", hand(1)).with("who", who));
    page.assert_shows(200, copy("play-cards").with("count", 7));
    for body in [&scene, &page.body] {
        assert_opens_nothing(&table, body);
    }
    visitor.get(&board).assert_says(200, &watch);
    visitor.get(&format!("{board}/schedule")).assert_says(200, &watch);

    table.play_out();
    while !scene.contains("class=\"over\"") {
        scene = stream.next().unwrap();
        assert_opens_nothing(&table, &scene);
    }
    assert!(scene.contains(&format!("{board}/hands/1.1.1/replay")), "{scene}");
    let page = visitor.get(&path(&table));
    page.assert_says(200, "class=\"left-cards\"");
    assert_opens_nothing(&table, &page.body);
    assert!(!visitor.get(&board).body.contains(&watch));

    // The next hand is played with cards: the page shows the last result, and nothing else of the hand before.
    let fields = [
        ("slot", "1.1.2"),
        ("based_on", "0"),
        ("entry_key", "0123456789abcdef"),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    let at = format!("/at/{}", table.code);
    table.phones[0].browser.post(&format!("{at}/entries"), &fields).assert_leads_to(&at);
    let page = visitor.get(&path(&table));
    page.assert_shows(200, copy("watch-last"));
    page.assert_says(200, "+75");
}

#[test]
fn a_missing_table_has_a_way_back() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("eight-player"));
    let board = format!("/t/{}", table.header.slug);
    for number in ["0", "3", "x", "99999999999"] {
        let page = table.app.browser().get(&format!("{board}/tables/{number}"));
        page.assert_shows(404, copy("error-no-table"));
        page.assert_says(404, "button primary");
        let stream = table.app.browser().get(&format!("{board}/tables/{number}/live"));
        assert_eq!(stream.status.as_u16(), 404);
    }
    table.app.browser().get(&format!("{board}/tables/2")).assert_shows(200, copy("watch-with-cards"));
    table.app.browser().get("/t/nothing/tables/1").assert_shows(404, copy("error-404"));
}

#[test]
fn the_projector_follows_the_tables() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("eight-player"));
    let (visitor, wall) = (table.app.browser(), format!("/t/{}/projector", table.header.slug));
    let page = visitor.get(&wall);
    assert!(page.body.contains("class=\"wall-seats\"") && !page.body.contains("class=\"tile\""));
    let mut stream = visitor.stream(&format!("{wall}/live"));
    let first = stream.next().unwrap();
    assert!(first.starts_with("event: tables\ndata: <div id=\"wall\""), "{first}");
    let table = table.deal("1.1.1");
    let mut told = stream.next().unwrap();
    while !told.contains("class=\"tile-sizes\"") {
        told = stream.next().unwrap();
    }
    let page = visitor.get(&wall);
    page.assert_says(200, "class=\"tile-sizes\"");
    page.assert_shows(200, copy("table-number").with("table", 2));
    assert_opens_nothing(&table, &page.body);
    let before = order(&told);
    let asked: Value = table.state(&table.phones[0].browser)["waits_for"][0].clone();
    let asked = usize::try_from(asked.as_u64().unwrap()).unwrap();
    let what = table.state(&table.phones[asked].browser)["moves"][0].clone();
    assert_eq!(table.make_move(&table.move_path(), asked, &what, 0).0, 200);
    assert!(order(&stream.next().unwrap()) > before);
    table.play_out();
    while !told.contains("class=\"tile-left\"") {
        told = stream.next().unwrap();
        assert_opens_nothing(&table, &told);
    }
}

/// The versions of the tables in an event.
fn order(event: &str) -> Vec<u64> {
    let (_, rest) = event.split_once("data-order=\"").unwrap();
    rest.split('"').next().unwrap().split(' ').map(|number| number.parse().unwrap()).collect()
}
