//! Corrections: the consequences are shown before saving, every version is listed and can be restored, and blocks can
//! be closed.

use lastcard::store::tournaments;
use lastcard::web::Message;
use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, credit, escaped, hand};
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::{code, with_started};

const AT: &str = "/organise/t/friday-night";

/// A table at which Anna went out twice, for 75 and 20 points.
struct Table {
    app: App,
    vera: Browser,
    phone: Browser,
    at: String,
}

/// Form fields for a hand at this revision.
fn form<'a>(
    hand: &'a str,
    based_on: &'a str,
    key: &'a str,
    other: &[(&'a str, &'a str)],
) -> Vec<(&'a str, &'a str)> {
    [&[("slot", hand), ("based_on", based_on), ("entry_key", key)], other].concat()
}

/// The corrected result: Gleb went out after all.
const GLEB: [(&str, &str); 3] = [("out", "gleb"), ("total.anna", "50"), ("total.boris", "40")];

impl Table {
    fn with_two_results(database: &Database) -> Self {
        let app = spawn_app(database);
        let vera = with_started(&app);
        let at = format!("/at/{}", code(&vera.get(AT)));
        let table = Self { phone: app.browser(), app, vera, at };
        for (number, points) in [("1.1.1", ["30", "45"]), ("1.1.2", ["12", "8"])] {
            let left = [("out", "anna"), ("total.vera", points[0]), ("total.gleb", points[1])];
            table
                .record(&form(number, "0", &format!("0123456789{number}").replace('.', "-"), &left))
                .assert_leads_to(&table.at);
        }
        table
    }

    fn record(&self, fields: &[(&str, &str)]) -> Reply {
        self.phone.post(&format!("{}/entries", self.at), fields)
    }

    fn preview(&self, fields: &[(&str, &str)]) -> Reply {
        self.phone.post(&format!("{}/hands/1.1.1/consequences", self.at), fields)
    }

    fn entry_count(&self) -> usize {
        self.app.snapshots.unredacted("friday-night").unwrap().stored.entries.len()
    }

    /// Presses a button that closes or reopens a block.
    fn press_block_button(&self, deed: &str, block: &str) -> Reply {
        let mut fields = vec![("round", "1"), ("deed", deed)];
        fields.extend(Some(("block", block)).filter(|_| !block.is_empty()));
        self.vera.post(&format!("{AT}/blocks"), &fields)
    }
}

/// A change of place, such as “Anna falls from place 1 to 3 (95 → 20).”
fn place_change<'a>(key: &'a str, name: &'a str, places: [u32; 2], points: [&'a str; 2]) -> Message<'a> {
    copy(key)
        .with("name", name)
        .with("from", places[0].to_string())
        .with("to", places[1].to_string())
        .with("before", points[0])
        .with("after", points[1])
}

#[apply(on_both!)]
fn a_correction_is_previewed_before_it_is_saved(database: &Database) {
    let table = Table::with_two_results(database);
    let page = table.phone.get(&format!("{}/hands/1.1.1", table.at));
    page.assert_says(200, &format!("formaction=\"{}/hands/1.1.1/consequences\"", table.at));
    page.assert_says(200, &format!("action=\"{}/entries\"", table.at));
    let key = "correction-of-hand-1";
    let correction = form("1.1.1", "1", key, &GLEB);
    let told = table.preview(&correction);
    told.assert_shows(200, copy("consequences-title").with("hand", hand(1)));
    told.assert_shows(200, credit(&["Anna", "Boris"], 75));
    told.assert_shows(200, credit(&["Vera", "Gleb"], 90));
    told.assert_shows(200, place_change("consequences-falls", "Anna", [1, 3], ["95", "20"]));
    told.assert_shows(200, place_change("consequences-rises", "Gleb", [3, 1], ["0", "90"]));
    told.assert_says(200, "name=\"total.anna\" value=\"50\"");
    // Previewing records nothing.
    assert_eq!(table.entry_count(), 2);
    let why = [&correction[..], &[("note", " Miscounted  by Vera ")]].concat();
    let saved = |origin: String| {
        let send = |request: reqwest::RequestBuilder| {
            request
                .header("origin", origin)
                .header("user-agent", "Mozilla/5.0 (Android 14; Mobile) Firefox/130.0")
                .form(&why)
        };
        table.phone.send(Method::POST, &format!("{}/entries", table.at), send)
    };
    saved(table.app.url("")).assert_leads_to(&table.at);
    // A second tap.
    saved(table.app.url("")).assert_leads_to(&table.at);
    assert_eq!(table.entry_count(), 3);
    let history = history_page(&table);
    history.assert_says(200, "Miscounted by Vera");
    let desk = table.vera.get(&format!("{AT}/hands/1.1.1"));
    desk.assert_says(200, "Firefox · Android");
    desk.assert_says(200, &table.at["/at/".len()..]);
    // The public history names neither the code nor the device.
    assert!(!history.body.contains("Firefox") && !history.body.contains(&table.at["/at/".len()..]));
    table
        .preview(&form("1.1.1", "2", "the-same-once-more", &GLEB))
        .assert_shows(200, copy("consequences-none"));
}

#[apply(on_both!)]
fn every_version_is_listed_and_restored_by_one_tap(database: &Database) {
    let table = Table::with_two_results(database);
    table.record(&form("1.1.1", "1", "0123456789-second", &GLEB)).assert_leads_to(&table.at);
    let page = table.phone.get(&format!("{}/hands/1.1.1", table.at));
    page.assert_shows(200, copy("versions-title").with("count", 2));
    page.assert_says(200, "name=\"restore\" value=\"1\"");
    assert!(!page.body.contains("name=\"restore\" value=\"2\""), "it holds already");
    let restore = form("1.1.1", "2", "0123456789-restor", &[("restore", "1")]);
    table.record(&restore).assert_leads_to(&table.at);
    table.record(&restore).assert_leads_to(&table.at);
    assert_eq!(table.entry_count(), 4);
    let page = table.vera.get(&format!("{AT}/hands/1.1.1"));
    page.assert_shows(200, copy("table-correcting").with("result", credit(&["Anna", "Boris"], 75)));
    page.assert_says(200, "name=\"restore\" value=\"2\"");
    table
        .vera
        .post(&format!("{AT}/hands/1.1.1"), &form("1.1.1", "3", "0123456789-again1", &[("restore", "2")]))
        .assert_leads_to(&format!("{AT}?done=corrected"));
    // A phone with a stale view gets the current result.
    assert_eq!(
        table.record(&form("1.1.1", "3", "0123456789-stale2", &[("restore", "1")])).status.as_u16(),
        409
    );
    for wrong in ["0", "9", "x"] {
        let status = table
            .record(&form("1.1.1", "4", &format!("0123456789-wrong{wrong}"), &[("restore", wrong)]))
            .status
            .as_u16();
        assert!([400, 409].contains(&status), "{wrong}: {status}");
    }
    assert_eq!(table.entry_count(), 5);
}

#[apply(on_both!)]
fn only_organisers_correct_a_closed_block(database: &Database) {
    let table = Table::with_two_results(database);
    table.vera.get(&format!("{AT}?tab=settings")).assert_shows(200, copy("blocks-title"));
    table
        .press_block_button("close", "1")
        .assert_leads_to(&format!("{AT}?tab=settings&done=block-closed#blocks"));
    table
        .press_block_button("close", "1")
        .assert_leads_to(&format!("{AT}?tab=settings&done=block-closed#blocks"));
    let closed = || copy("table-wrong-closed");
    let page = table.phone.get(&table.at);
    assert!(!page.body.contains("name=\"undo\""), "what was saved last cannot be taken back");
    table.phone.get(&format!("{}/hands/1.1.1", table.at)).assert_shows(200, closed());
    table.record(&form("1.1.1", "1", "0123456789-closed", &GLEB)).assert_shows(409, closed());
    table.preview(&form("1.1.1", "1", "0123456789-look1", &GLEB)).assert_shows(409, closed());
    table.record(&form("1.1.2", "1", "0123456789-undo1", &[("undo", "yes")])).assert_shows(409, closed());
    assert_eq!(table.entry_count(), 2);
    // Open hands are recorded as usual; an organiser corrects closed ones and may reopen a hand.
    table.record(&form("1.1.3", "0", "0123456789-third1", &GLEB)).assert_leads_to(&table.at);
    let corrected = format!("{AT}?done=corrected");
    table
        .vera
        .post(&format!("{AT}/hands/1.1.1"), &form("1.1.1", "1", "0123456789-vera11", &GLEB))
        .assert_leads_to(&corrected);
    table
        .vera
        .post(&format!("{AT}/hands/1.1.2"), &form("1.1.2", "1", "0123456789-vera12", &[("undo", "hand")]))
        .assert_leads_to(&corrected);
    table.record(&form("1.1.2", "2", "0123456789-again2", &GLEB)).assert_leads_to(&table.at);
    table.record(&form("1.1.2", "3", "0123456789-undo22", &[("undo", "yes")])).assert_shows(409, closed());
    table
        .press_block_button("open", "1")
        .assert_leads_to(&format!("{AT}?tab=settings&done=block-opened#blocks"));
    table.record(&form("1.1.2", "3", "0123456789-undo33", &[("undo", "yes")])).assert_leads_to(&table.at);
    let record = table.vera.get(&format!("{AT}?tab=settings"));
    let block = copy("blocks-block").with("round", 1).with("block", 1).to_string();
    assert_eq!(record.body.matches(&escaped(copy("event-closed").with("what", block))).count(), 1);

    table
        .press_block_button("close", "")
        .assert_leads_to(&format!("{AT}?tab=settings&done=block-closed#blocks"));
    table.record(&form("1.1.1", "2", "0123456789-closd2", &GLEB)).assert_shows(409, closed());
    for (deed, block, status) in [("close", "9", 404), ("close", "x", 400), ("shut", "1", 400)] {
        assert_eq!(table.press_block_button(deed, block).status.as_u16(), status, "{deed} {block}");
    }
    assert_eq!(
        table.phone.post(&format!("{AT}/blocks"), &[("round", "1"), ("deed", "open")]).status.as_u16(),
        401
    );
    assert_eq!(tournaments::load(&database.store, "friday-night").unwrap().hall.closed.len(), 1);
}

#[test]
fn a_preview_refuses_a_wrong_correction() {
    let database = &Database::sqlite();
    let table = Table::with_two_results(database);
    let wrong = [("out", "gleb"), ("total.anna", "x"), ("total.boris", "40")];
    let page = table.preview(&form("1.1.1", "1", "0123456789-wrong", &wrong));
    page.assert_shows(422, copy("table-not-saved"));
    page.assert_says(422, "name=\"total.anna\" value=\"x\"");
    table.preview(&form("1.1.1", "0", "0123456789-stale", &GLEB)).assert_shows(409, copy("table-contested"));
    assert_eq!(table.preview(&form("1.2.1", "0", "0123456789-table", &GLEB)).status.as_u16(), 404);
    let reason = "x".repeat(200);
    let long = [&GLEB[..], &[("note", reason.as_str())]].concat();
    table.preview(&form("1.1.1", "1", "0123456789-long1", &long)).assert_shows(422, copy("error-entry-note"));
    table.record(&form("1.1.1", "1", "0123456789-long2", &long)).assert_shows(422, copy("error-entry-note"));
    assert_eq!(table.entry_count(), 2);
    assert_eq!(
        table
            .phone
            .post(&format!("{AT}/hands/1.1.1/consequences"), &form("1.1.1", "1", "0123456789-alien", &GLEB))
            .status
            .as_u16(),
        401
    );
}

#[test]
fn organisers_preview_corrections_and_reopenings() {
    let database = &Database::sqlite();
    let table = Table::with_two_results(database);
    let path = format!("{AT}/hands/1.1.1/consequences");
    let told = table.vera.post(&path, &form("1.1.1", "1", "0123456789-organ", &GLEB));
    told.assert_shows(200, place_change("consequences-rises", "Gleb", [3, 1], ["0", "90"]));
    told.assert_says(200, &format!("action=\"{AT}/hands/1.1.1\""));
    let opened = table.preview(&form("1.1.1", "1", "0123456789-opens", &[("undo", "hand")]));
    opened.assert_shows(200, copy("hand-undone"));
    opened.assert_shows(200, place_change("consequences-stays", "Anna", [1, 1], ["95", "20"]));
    assert_eq!(table.entry_count(), 2);
}

#[test]
fn a_tables_preview_hides_embargoed_standings() {
    let database = &Database::sqlite();
    let table = Table::with_two_results(database);
    table
        .vera
        .post(
            &format!("{AT}/audience"),
            &[("visibility", "public"), ("names", "full"), ("telling", "request")],
        )
        .assert_leads_to(&format!("{AT}?done=audience"));
    let told = table.preview(&form("1.1.1", "1", "0123456789-hidden", &GLEB));
    told.assert_shows(200, credit(&["Vera", "Gleb"], 90));
    assert!(!told.has(place_change("consequences-falls", "Anna", [1, 3], ["95", "20"])), "{}", told.body);
}

/// The public page of the first hand.
fn history_page(table: &Table) -> Reply {
    table.phone.get("/t/friday-night/hands/1.1.1")
}
