//! The charts of a tournament, and an entrant's results by partner: valid SVG without scripts.

use flate2::{Compression, write::GzEncoder};
use lastcard::rules::{Face, FaceCounts};
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::tournament::{FinalHolding, HandResult};
use roxmltree::{Document, Node};

use crate::support::app::{App, Reply, spawn_app};
use crate::support::copy::{copy, hand};
use crate::support::database::Database;
use crate::support::evening::{
    draw_up_among, entry, keys, new, slot, start_friday_night, start_tournament, win_by_seat,
};
use crate::support::ex_48::{four_player_keys, play};
use crate::web::leaderboard::page::set_up_club;

fn page(app: &App, header: &Header, below: &str) -> Reply {
    app.browser().get(&format!("/t/{}{below}", header.slug))
}

/// The chart's SVG element.
fn chart(page: &Reply) -> String {
    page.assert_says(200, "<svg class=\"chart-plot\"");
    assert!(!page.body.contains("style="), "the policy forbids it");
    let from = page.body.find("<svg class=\"chart-plot\"").unwrap();
    let until = page.body[from..].find("</svg>\n</div>").unwrap();
    page.body[from..from + until + 6].to_owned()
}

fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

/// The chart's groups that contain this element.
fn groups<'a>(chart: &'a Document<'a>, holds: &'a str) -> Vec<Node<'a, 'a>> {
    let holds = |node: &Node<'_, '_>| node.children().any(|child| child.has_tag_name(holds));
    chart.descendants().filter(|node| has_class(node, "chart-line") && holds(node)).collect()
}

/// The text of a group.
fn text(node: &Node<'_, '_>) -> String {
    let texts = node.descendants().filter(Node::is_text).filter_map(|text| text.text());
    texts.map(str::trim).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

/// An individual tournament with two hands recorded at each table.
fn individual_tournament(app: &App, players: usize) -> Header {
    let store = app.snapshots.store();
    let (club, _) = set_up_club(store);
    let keys = keys("individual");
    let names: Vec<String> = (1..=players).map(|number| format!("p{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let tournament = draw_up_among(&names, "Club evening", &keys);
    let header = start_tournament(store, &club, &NewTournament { tournament, ..new("Club evening", &keys) });
    for number in 1..=2 {
        for table in 1..=players / 4 {
            let stored = app.snapshots.unredacted(&header.slug).unwrap().stored.clone();
            let slot = slot(1, u32::try_from(table).unwrap(), number);
            app.snapshots
                .record(&entry(&stored, slot, Some(win_by_seat(&stored, slot, 0, 10 + slot.table))))
                .unwrap();
        }
    }
    header
}

#[test]
fn lines_have_names_and_the_table_has_figures() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    for (method, heading, last) in [
        ("std", "charts-points", ["458", "414", "356", "288"]),
        ("lose200", "charts-points", ["162", "190", "195", "211"]),
        ("lazy", "charts-hands-won", ["7", "7", "5", "5"]),
    ] {
        let header = start_friday_night(&database.store, &club, &four_player_keys(method));
        page(&app, &header, "/charts").assert_shows(200, copy("charts-empty"));
        play(&app.snapshots, &header, 12);
        let charts = page(&app, &header, "/charts");
        charts.assert_shows(200, copy(heading));
        charts.assert_shows(200, hand(12));
        let rows = charts.rows();
        for (row, last) in rows.iter().zip(last) {
            assert!(row.ends_with(&format!(" {last}")), "{method}: {rows:?}");
        }
        let svg = chart(&charts);
        let xml = Document::parse(&svg).unwrap();
        let lines = groups(&xml, "title");
        assert_eq!(lines.len(), 4, "{svg}");
        let ends: Vec<_> = groups(&xml, "text").iter().map(text).collect();
        assert_eq!(ends.len(), 4);
        for row in &rows {
            let [rank, name, .., last] = row.split(' ').collect::<Vec<_>>()[..] else { panic!("{row}") };
            assert!(ends.contains(&format!("{rank} {name} {last}")), "{method}: {ends:?}");
            assert!(lines.iter().any(|line| text(line).starts_with(name)), "{method}: {name}");
        }
        assert!(lines.iter().all(|line| line.children().any(|child| child.has_tag_name("path"))));
    }
}

#[test]
fn the_followed_entrant_is_highlighted() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let header = individual_tournament(&app, 64);
    let plain = page(&app, &header, "/charts");
    let svg = chart(&plain);
    let xml = Document::parse(&svg).unwrap();
    let strong = |xml: &Document<'_>| {
        let lines =
            xml.descendants().filter(|node| node.has_tag_name("text") && has_class(node, "chart-end"));
        lines.map(|end| text(&end)).collect::<Vec<_>>()
    };
    assert_eq!((groups(&xml, "title").len(), strong(&xml).len()), (64, 8));
    let last = app.snapshots.unredacted(&header.slug).unwrap().tally.standings.standings[63].entrant.clone();
    let followed = page(&app, &header, &format!("/charts?follow={last}"));
    let svg = chart(&followed);
    let xml = Document::parse(&svg).unwrap();
    assert_eq!((groups(&xml, "title").len(), strong(&xml).len()), (64, 9));
    assert!(strong(&xml).iter().any(|end| end.contains(last.as_str())), "{svg}");
    followed.assert_says(200, &format!("<option value=\"{last}\" selected>"));
    followed.assert_says(200, &format!("data-stream=\"/t/{}/charts/live?follow={last}\"", header.slug));
    for nobody in ["nobody", ""] {
        let same = page(&app, &header, &format!("/charts?follow={nobody}"));
        assert!(same.body == plain.body, "{nobody}");
    }
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    std::io::Write::write_all(&mut gzip, followed.body.as_bytes()).unwrap();
    let bytes = gzip.finish().unwrap().len();
    assert!(bytes < 60_000, "{bytes}");
}

#[test]
fn the_charts_follow_the_tournament() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &four_player_keys("std"));
    play(&app.snapshots, &header, 1);
    let visitor = app.browser();
    let mut stream = visitor.stream(&format!("/t/{}/charts/live?follow=anna", header.slug));
    stream.next().expect("the state");
    play(&app.snapshots, &header, 2);
    let news = stream.next().expect("news");
    assert!(news.contains("chart-followed") && news.contains(&hand(2)), "{news}");
    let draft =
        tournaments::create(&database.store, &club.id, None, &new("Secret plan", &keys("duo"))).unwrap();
    page(&app, &draft, "/charts").assert_shows(404, copy("error-404"));
}

#[test]
fn counted_cards_are_shown_by_their_cost() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &four_player_keys("std"));
    let stored = app.snapshots.unredacted(&header.slug).unwrap().stored.clone();
    let id = |name: &str| stored.tournament.players().find(|p| p.name.as_str() == name).unwrap().id.clone();
    let held: FaceCounts = [(Face::Wild, 1), (Face::Skip, 3), (Face::Five, 1)].into_iter().collect();
    let left = [(id("Vera"), FinalHolding::Counted(held)), (id("Gleb"), FinalHolding::Total(9))]
        .into_iter()
        .collect();
    let result = HandResult::Won { out: id("Anna"), left, losers: None };
    app.snapshots.record(&entry(&stored, slot(1, 1, 1), Some(result))).unwrap();
    let charts = page(&app, &header, "/charts");
    charts.assert_shows(200, copy("charts-cards-counted").with("count", 1));
    charts.assert_shows(200, copy("charts-cards-totals").with("count", 1));
    let order = ["table-face-skip", "table-face-wild"]
        .map(|key| charts.body.find(&format!("</svg></span>{}</th>", copy(key))));
    assert!(order[0].is_some() && order[0] < order[1], "{order:?}");
    charts.assert_says(200, "<td class=\"number\">60</td>");
    charts.assert_says(200, "href=\"#face-SKIP\"");
}

#[test]
fn an_entrants_page_lists_partners_and_opponents() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &four_player_keys("std"));
    page(&app, &header, "/entrants/anna").assert_says(200, "charts?follow=anna");
    play(&app.snapshots, &header, 12);
    let anna = page(&app, &header, "/entrants/anna");
    for key in ["opponents-balance", "opponents-biggest", "opponents-partners", "opponents-opponents"] {
        anna.assert_shows(200, copy(key));
    }
    let (_, partners) = anna.body.split_once("<h2 id=\"partners\">").unwrap();
    let (partners, _) = partners.split_once("</section>").unwrap();
    for name in ["boris", "vera", "gleb"] {
        assert!(partners.contains(&format!("/entrants/{name}\"")), "{partners}");
    }
    assert!(!anna.body.contains("style="));
    let lazy = start_friday_night(&database.store, &club, &four_player_keys("lazy"));
    let points = format!("<th scope=\"col\" class=\"number\">{}</th>", copy("board-total"));
    play(&app.snapshots, &lazy, 3);
    let (_, partners) = anna.body.split_once("id=\"partners\"").unwrap();
    assert!(partners.contains(&points));
    let none = page(&app, &lazy, "/entrants/anna");
    let (_, partners) = none.body.split_once("<h2 id=\"partners\">").unwrap();
    assert!(!partners.contains(&points), "nothing is added up");
}
