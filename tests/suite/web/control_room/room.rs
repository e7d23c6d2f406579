//! The page of a running tournament as its organiser sees it, through public routes only.

use lastcard::store::tournaments;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, escaped, hands_played};
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::{FOUR, code, create, with_started};

const AT: &str = "/organise/t/friday-night";

/// The row of a table.
fn row(page: &Reply, table: u32) -> &str {
    let (_, row) =
        page.body.split_once(&format!("id=\"table-{table}\"")).unwrap_or_else(|| panic!("{}", page.body));
    row.split("<li class=\"room-table").next().unwrap()
}

/// The target of the only primary button.
fn primary_target(page: &Reply) -> String {
    let buttons: Vec<&str> = page.body.split("class=\"button primary\"").skip(1).collect();
    assert_eq!(buttons.len(), 1, "{}", page.body);
    let (before, _) = page.body.split_once("class=\"button primary\"").unwrap();
    let form =
        before.rsplit_once("<form").filter(|(_, form)| !form.contains("</form>")).map(|(_, form)| form);
    let place = form.map_or(buttons[0], |form| form);
    let place = place.split_once("href=\"").or_else(|| place.split_once("action=\"")).unwrap().1;
    place.split('"').next().unwrap().to_owned()
}

fn record(app: &App, at: &str, hand: u32) {
    let slot = format!("1.1.{hand}");
    let key = format!("0123456789abcde{hand}");
    let fields = [
        ("slot", slot.as_str()),
        ("based_on", "0"),
        ("entry_key", &key),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    app.browser().post(&format!("{at}/entries"), &fields).assert_leads_to(at);
}

/// An eight-player evening at two tables.
fn with_two_tables(app: &App) -> Browser {
    let vera = app.organiser();
    let names = format!("{FOUR}\nDina\nEgor\nZoya\nIlya");
    create(&vera, &[("format", "eight-player"), ("entrants", &names)])
        .assert_leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    vera
}

#[apply(on_both!)]
fn a_private_tournament_breaks_no_other_control_room(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let names = "Anna\nBoris\nVera\nGleb";
    create(&vera, &[("name", "Second"), ("entrants", names)])
        .assert_leads_to("/organise/t/second?done=created");
    vera.post("/organise/t/second/start", &[("revision", "1"), ("everybody", "yes")]);
    let hidden = [("visibility", "private"), ("telling", "now"), ("names", "full")];
    assert_eq!(vera.post("/organise/t/second/audience", &hidden).status, 303);
    // Players who are also due at another table are pointed out.
    vera.get(AT).assert_shows(200, copy("room-elsewhere").with("names", "Anna, Boris, Vera, Gleb"));
}

#[apply(on_both!)]
fn the_control_room_leads_from_step_to_step(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    record(&app, &at, 1);
    vera.post(&format!("{AT}/stop"), &[]).assert_leads_to(&format!("{AT}?done=stopped"));
    // Anna and Boris share first place.
    let level = vera.get(AT);
    level.assert_shows(200, copy("room-next-play-off"));
    assert_eq!(primary_target(&level), format!("{AT}?tab=settings#play-off"));
    vera.get(&format!("{AT}?tab=settings")).assert_says(200, "id=\"play-off\"");
    vera.post(&format!("{AT}/reopening"), &[]).assert_leads_to(&format!("{AT}?done=reopened"));
    assert_eq!(primary_target(&vera.get(AT)), "/t/friday-night");
    vera.post(&format!("{AT}/stop"), &[]);
    vera.post(&format!("{AT}/archive"), &[]).assert_leads_to(&format!("{AT}?done=archived"));
    let archived = vera.get(AT);
    archived.assert_shows(200, copy("room-next-archived"));
    vera.get(&format!("{AT}?tab=settings")).assert_says(200, &format!("action=\"{AT}/archive/end\""));
    assert!(tournaments::by_slug(&database.store, "friday-night").unwrap().archived_at.is_some());
}

#[test]
fn a_row_shows_progress_and_what_waits() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let page = vera.get(AT);
    page.assert_shows(200, copy("room-next-codes"));
    assert_eq!(primary_target(&page), format!("{AT}/cards"));
    let fresh = row(&page, 1);
    assert!(fresh.contains(&escaped(copy("room-unopened"))), "{fresh}");
    assert!(fresh.contains(&escaped(copy("dealer-title-high-card"))), "{fresh}");
    assert!(fresh.contains(&format!("href=\"{AT}/hands/1.1.1\"")), "{fresh}");
    page.assert_shows(200, hands_played(0, 12));
    // An organiser who tries the code does not count as a phone at the table.
    let at = format!("/at/{}", code(&page));
    vera.get(&at).assert_shows(200, copy("dealer-title-high-card"));
    vera.get(AT).assert_shows(200, copy("room-unopened"));
    let mut stream = vera.stream(&format!("{AT}/live"));
    let before = stream.next();
    app.browser().get(&at).assert_shows(200, copy("dealer-title-high-card"));
    assert_ne!(stream.next(), before);
    let opened = vera.get(AT);
    assert!(!opened.has(copy("room-unopened")), "{}", opened.body);
    assert_eq!(primary_target(&opened), "/t/friday-night");
    opened.assert_shows(200, copy("waiting-nothing"));
    record(&app, &at, 1);
    let page = vera.get(AT);
    let played = row(&page, 1);
    assert!(
        played.contains(&escaped(copy("running-recorded-of").with("count", 1).with("all", 12))),
        "{played}"
    );
    assert!(
        played.contains(&format!("href=\"{AT}/hands/1.1.1\""))
            && played.contains(&format!("href=\"{AT}/hands/1.1.2\"")),
        "{played}"
    );
    assert!(played.contains("datetime=\"PT0M\">"), "{played}");
    assert!(!played.contains("name=\"dealer\""), "{played}");
    // A replaced code gives no information on who has opened the table.
    vera.post(&format!("{AT}/codes/1"), &[]).assert_leads_to(&format!("{AT}?done=reissued"));
    assert!(!vera.get(AT).has(copy("room-unopened")));
}

#[test]
fn every_table_has_a_row_with_its_own_code() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_two_tables(&app);
    let page = vera.get(AT);
    let codes = [1, 2].map(|table| {
        let (_, code) = row(&page, table).split_once("class=\"code\">").expect("a code");
        code.split('<').next().unwrap().to_owned()
    });
    assert_ne!(codes[0], codes[1]);
    app.browser().get(&format!("/at/{}", codes[1]));
    let page = vera.get(AT);
    assert!(
        row(&page, 1).contains(&escaped(copy("room-unopened")))
            && !row(&page, 2).contains(&escaped(copy("room-unopened")))
    );
    assert_eq!(primary_target(&page), "/t/friday-night");
}

#[test]
fn a_row_names_players_due_elsewhere() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    create(&vera, &[("name", "Cup"), ("entrants", "Anna\nDina\nEgor\nZoya")])
        .assert_leads_to("/organise/t/cup?done=created");
    let due = || copy("room-elsewhere").with("names", "Anna");
    assert!(!vera.get(AT).has(due()));
    vera.post("/organise/t/cup/start", &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to("/organise/t/cup?done=started");
    vera.get(AT).assert_shows(200, due());
    vera.get("/organise/t/cup").assert_shows(200, due());
}

#[test]
fn a_waiting_table_shows_who_is_missing_and_where() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_two_tables(&app);
    let page = vera.get(AT);
    let codes = [1, 2].map(|table| {
        let (_, code) = row(&page, table).split_once("class=\"code\">").expect("a code");
        code.split('<').next().unwrap().to_owned()
    });
    let stored = tournaments::load(&database.store, "friday-night").unwrap();
    let block: Vec<_> =
        stored.tournament.hands().iter().filter(|hand| hand.slot.table == 1).take(4).collect();
    for hand in &block {
        let seats = hand.seating.players();
        let (slot, key) = (hand.slot.to_string(), format!("0123456789-hand{}", hand.slot.hand));
        let (one, other) = (format!("total.{}", seats[1]), format!("total.{}", seats[3]));
        let fields = [
            ("slot", slot.as_str()),
            ("based_on", "0"),
            ("entry_key", &key),
            ("out", seats[0].as_str()),
            (&one, "30"),
            (&other, "45"),
        ];
        let at = format!("/at/{}", codes[0]);
        app.browser().post(&format!("{at}/entries"), &fields).assert_leads_to(&at);
    }
    let page = vera.get(AT);
    let waits = row(&page, 1);
    assert!(waits.contains(&escaped(copy("state-waiting"))), "{waits}");
    let next = stored.tournament.hands().iter().find(|hand| hand.slot.table == 1 && hand.block == 2).unwrap();
    let there = stored.tournament.hands().iter().find(|hand| hand.slot.table == 2).unwrap();
    let missing = next.seating.players().iter().filter(|player| there.seating.has(player)).count();
    assert!((1..4).contains(&missing), "{missing}");
    assert_eq!(waits.matches(" missing\"").count(), missing, "{waits}");
    assert!(waits.contains("class=\"room-waits\""), "{waits}");
    // The other table waits for nobody, and nor does anybody once play is stopped.
    assert!(!row(&page, 2).contains("room-waits"), "{}", page.body);
    vera.post(&format!("{AT}/stop"), &[]);
    assert!(!vera.get(AT).body.contains("room-waits"));
}

#[test]
fn many_tables_can_be_filtered() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let names: Vec<String> = (1..=24).map(|number| format!("Player {number}")).collect();
    let names = names.join("\n");
    create(&vera, &[("format", "individual"), ("hands_per_block", "2"), ("entrants", &names)])
        .assert_leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    let rows = |query: &str| vera.get(&format!("{AT}{query}")).body.matches("<li class=\"room-table").count();
    for (query, count) in [("", 6), ("?tables=playing", 6), ("?tables=waiting", 0), ("?tables=x", 6)] {
        assert_eq!(rows(query), count, "{query}");
    }
    let page = vera.get(AT);
    page.assert_shows(200, copy("room-filter-playing").with("count", 6));
    page.assert_says(200, &format!("href=\"{AT}?tables=waiting\""));
    vera.get(&format!("{AT}?tables=waiting")).assert_shows(200, copy("room-filter-nothing"));
}

#[test]
fn each_tab_has_its_address() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    for (query, tab, part) in [
        ("", "evening", "id=\"clock\""),
        ("?tab=kitchen", "evening", "id=\"say\""),
        ("?tab=players", "players", "id=\"person-anna\""),
        ("?tab=show", "show", "id=\"wall\""),
        ("?tab=settings", "settings", "id=\"settings\""),
    ] {
        let page = vera.get(&format!("{AT}{query}"));
        page.assert_says(200, part);
        let (before, _) = page.body.split_once("aria-current=\"page\">").expect("a tab");
        let expected = match tab {
            "evening" => format!("{AT}\" "),
            tab => format!("{AT}?tab={tab}\" "),
        };
        assert!(before.ends_with(&expected), "{query}");
    }
}

#[test]
fn the_finder_knows_what_an_account_may_open() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let found: serde_json::Value =
        serde_json::from_str(&vera.get(&format!("{AT}/finder.json")).body).unwrap();
    let lines = found["lines"].as_array().unwrap();
    let hrefs: Vec<&str> = lines.iter().map(|line| line["href"].as_str().unwrap()).collect();
    for href in [format!("{AT}?tab=players#person-anna"), format!("{AT}#table-1"), format!("{AT}/cards")] {
        assert!(hrefs.contains(&href.as_str()), "{href} in {hrefs:?}");
    }
    for href in hrefs.iter().filter(|href| href.starts_with('/')) {
        assert_eq!(vera.get(href.split('#').next().unwrap()).status, 200, "{href}");
    }
    assert_eq!(found["hands"]["of"], serde_json::json!([[1, 1, 12]]));
    assert_eq!(app.browser().get(&format!("{AT}/finder.json")).status, 303);
}
