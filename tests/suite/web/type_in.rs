//! Typing in paper score sheets.

use lastcard::store::tournaments::{self, TournamentRecord};
use lastcard::tournament::{HandResult, SetupKeys, VoidReason};
use macro_rules_attribute::apply;
use regex::Regex;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, credit, escaped};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, new, slot, start_tournament, win_by_seat};
use crate::web::control_room::lifecycle::with_started;

const AT: &str = "/organise/t/friday-night/type-in";

/// The form of a sheet as shown, with what is filled in.
struct Filled {
    fields: Vec<(String, String)>,
    /// Fields that are needed only if certain players go out, with those players' numbers.
    asked: Vec<(String, Vec<String>)>,
}

impl Filled {
    fn from_page(reply: &Reply) -> Self {
        let (_, form) = reply.body.split_once("<form class=\"type-in\"").expect("a sheet");
        let (form, _) = form.split_once("</form>").unwrap();
        let input = Regex::new("<input[^>]*? name=\"([^\"]+)\" value=\"([^\"]*)\"([^>]*)>").unwrap();
        let (mut fields, mut asked) = (Vec::new(), Vec::new());
        for found in input.captures_iter(form) {
            fields.push((found[1].to_owned(), found[2].to_owned()));
            if let Some((_, numbers)) = found[3].split_once("data-asked=\"") {
                let numbers = numbers.split('"').next().unwrap().split(' ').map(str::to_owned).collect();
                asked.push((found[1].to_owned(), numbers));
            }
        }
        Self { fields, asked }
    }

    /// Fills in these fields.
    #[track_caller]
    fn fill_in(mut self, typed: &[(&str, &str)]) -> Self {
        for (name, value) in typed {
            let field = self.fields.iter_mut().find(|(known, _)| known == name);
            let field = field.unwrap_or_else(|| panic!("no field {name}"));
            (*value).clone_into(&mut field.1);
        }
        self
    }

    fn send(&self, browser: &Browser, at: &str) -> Reply {
        let fields: Vec<(&str, &str)> = self.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        browser.post(at, &fields)
    }

    #[track_caller]
    fn assert_holds(&self, name: &str, value: &str) {
        assert!(
            self.fields.contains(&(name.to_owned(), value.to_owned())),
            "{name}={value}: {:?}",
            self.fields
        );
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|(name, _)| name.as_str())
    }
}

fn running_evening(database: &Database) -> (App, Browser) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    (app, vera)
}

fn tournament_record(database: &Database) -> TournamentRecord {
    tournaments::load(&database.store, "friday-night").unwrap()
}

fn outcome(database: &Database, hand: u32) -> Option<HandResult> {
    tournament_record(database).tournament.hand(slot(1, 1, hand)).unwrap().result.clone()
}

/// A player's fault, such as “Gleb: …”.
fn player_problem(name: &str, text: &str) -> String {
    copy("table-wrong-of").with("name", name).with("text", text).to_string()
}

/// The four hands of the first block: Anna and Boris against Vera and Gleb, seated anna, vera, boris, gleb.
const BLOCK: [(&str, &str); 12] = [
    ("1.1.1/out", "1"),
    ("1.1.1/total.vera", "30"),
    ("1.1.1/total.gleb", "45"),
    ("1.1.2/out", "gle"),
    ("1.1.2/total.anna", "12"),
    ("1.1.2/total.boris", "२०"),
    ("1.1.3/out", "Boris"),
    ("1.1.3/total.vera", "50"),
    ("1.1.3/total.gleb", "0"),
    ("1.1.4/out", "v"),
    ("1.1.4/total.anna", "100"),
    ("1.1.4/total.boris", "5"),
];

#[apply(on_both!)]
fn a_typed_sheet_is_saved_and_leads_on(database: &Database) {
    let (_app, vera) = running_evening(database);
    vera.get("/organise/t/friday-night/print").assert_says(200, AT);
    let page = vera.get(AT);
    page.assert_shows(200, copy("type-in-how-out"));
    let sheet = Filled::from_page(&page);
    sheet.assert_holds("players", "anna vera boris gleb");
    // The first hand has the keyboard focus.
    assert_eq!(page.body.matches(" autofocus").count(), 1);
    page.assert_says(200, "name=\"1.1.1/out\" value=\"\" autofocus");
    // Vera and Gleb are needed if Anna or Boris goes out.
    assert!(sheet.asked.contains(&("1.1.1/total.vera".to_owned(), vec!["1".to_owned(), "3".to_owned()])));
    sheet.fill_in(&BLOCK).send(&vera, AT).assert_leads_to(&format!("{AT}?sheet=1.1.1&saved=4"));
    assert_eq!(tournament_record(database).entries.len(), 4);
    let next = vera.get(&format!("{AT}?sheet=1.1.1&saved=4"));
    next.assert_shows(200, copy("type-in-saved").with("count", 4));
    next.assert_shows(200, copy("schedule-block").with("block", 2));
    next.assert_says(200, "name=\"1.1.5/out\"");
    vera.get("/t/friday-night").assert_shows(200, credit(&["Anna", "Boris"], 50));
}

#[apply(on_both!)]
fn one_hand_is_saved_and_the_sheet_continues(database: &Database) {
    let (_app, vera) = running_evening(database);
    Filled::from_page(&vera.get(AT))
        .fill_in(&BLOCK[..3])
        .send(&vera, AT)
        .assert_leads_to(&format!("{AT}?sheet=1.1.1&saved=1"));
    let page = vera.get(&format!("{AT}?sheet=1.1.1"));
    page.assert_says(200, "name=\"1.1.2/out\" value=\"\" autofocus");
    assert!(Filled::from_page(&page).names().all(|name| !name.starts_with("1.1.1/")));
    // An empty sheet changes nothing.
    Filled::from_page(&page).send(&vera, AT).assert_leads_to(&format!("{AT}?sheet=1.1.1"));
    assert_eq!(tournament_record(database).entries.len(), 1);
}

#[apply(on_both!)]
fn a_dash_abandons_the_hand(database: &Database) {
    let (_app, vera) = running_evening(database);
    let typed = [&BLOCK[3..6], &[("1.1.1/out", "–")]].concat();
    Filled::from_page(&vera.get(AT))
        .fill_in(&typed)
        .send(&vera, AT)
        .assert_leads_to(&format!("{AT}?sheet=1.1.1&saved=2"));
    assert_eq!(outcome(database, 1), Some(HandResult::Void(VoidReason::Abandoned)));
    assert!(matches!(outcome(database, 2), Some(HandResult::Won { .. })));
}

#[apply(on_both!)]
fn a_sheet_sent_twice_is_recorded_once(database: &Database) {
    let (_app, vera) = running_evening(database);
    let sheet = Filled::from_page(&vera.get(AT)).fill_in(&BLOCK);
    for _ in 0..2 {
        sheet.send(&vera, AT).assert_leads_to(&format!("{AT}?sheet=1.1.1&saved=4"));
        assert_eq!(tournament_record(database).entries.len(), 4);
    }
    // Going back and typing something else shows the result in force.
    let other = sheet.fill_in(&[("1.1.1/total.vera", "31")]).send(&vera, AT);
    other.assert_shows(409, copy("type-in-theirs").with("result", credit(&["Anna", "Boris"], 75)));
    assert_eq!(tournament_record(database).entries.len(), 4);
}

#[apply(on_both!)]
fn results_recorded_by_others_are_not_overwritten(database: &Database) {
    let (app, vera) = running_evening(database);
    let sheet = Filled::from_page(&vera.get(AT)).fill_in(&BLOCK);
    let before = tournament_record(database);
    app.snapshots
        .record(&entry(&before, slot(1, 1, 1), Some(win_by_seat(&before, slot(1, 1, 1), 1, 7))))
        .unwrap();
    let contested = sheet.send(&vera, AT);
    let theirs = copy("type-in-theirs").with("result", credit(&["Vera", "Gleb"], 14)).to_string();
    contested.assert_shows(409, &theirs);
    // The other hands are saved, and this one is still filled in.
    assert_eq!(tournament_record(database).entries.len(), 4);
    let again = Filled::from_page(&contested);
    again.assert_holds("1.1.1/total.gleb", "45");
    again.send(&vera, AT).assert_shows(409, &theirs);
    assert_eq!(tournament_record(database).revision(slot(1, 1, 1)), 1);
    // With the fields cleared, the other result stays.
    let cleared = [("1.1.1/out", ""), ("1.1.1/total.vera", ""), ("1.1.1/total.gleb", "")];
    again.fill_in(&cleared).send(&vera, AT).assert_leads_to(&format!("{AT}?sheet=1.1.1"));
    vera.get(&format!("{AT}?sheet=1.1.1")).assert_says(200, "name=\"1.1.5/out\"");
}

#[apply(on_both!)]
fn identical_sheets_do_not_conflict(database: &Database) {
    let (_app, vera) = running_evening(database);
    let (one, other) = (Filled::from_page(&vera.get(AT)), Filled::from_page(&vera.get(AT)));
    for sheet in [one, other] {
        sheet.fill_in(&BLOCK).send(&vera, AT).assert_leads_to(&format!("{AT}?sheet=1.1.1&saved=4"));
    }
    assert_eq!(tournament_record(database).entries.len(), 4);
}

#[apply(on_both!)]
fn every_scoring_of_every_format_is_typed_in(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let club = lastcard::store::clubs::by_slug(&database.store, "aurora").unwrap();
    let cases = [
        ("two-vs-two", "std"),
        ("two-vs-two", "lazy"),
        ("four-player", "lazy"),
        ("four-player", "lose200"),
        ("eight-player", "std"),
        ("team", "std"),
        ("free-for-all", "std"),
        ("free-for-all", "lazy"),
        ("free-for-all", "lose200"),
        ("free-for-all", "max_loser"),
        ("free-for-all", "placement"),
        ("free-for-all", "refill"),
        ("challenge", "challenge"),
        ("cowboy", "placement"),
        ("duo", "lose200"),
        ("individual", "std"),
    ];
    for (format, method) in cases {
        let keys = SetupKeys { method: Some(method.to_owned()), ..keys(format) };
        let header = start_tournament(&database.store, &club, &new(&format!("{format} {method}"), &keys));
        let at = format!("/organise/t/{}/type-in", header.slug);
        let sheet = Filled::from_page(&vera.get(&at));
        // In the first two hands the first player goes out, and everybody asked is left with five.
        let mut typed: Vec<(String, String)> = Vec::new();
        for name in sheet.names() {
            let Some((hand, field)) =
                name.split_once('/').filter(|(hand, _)| ["1.1.1", "1.1.2"].contains(hand))
            else {
                continue;
            };
            let asked = sheet
                .asked
                .iter()
                .find(|(known, _)| known == name)
                .map(|(_, by)| by.contains(&"1".to_owned()));
            // The players asked in the second hand of a match are not known yet.
            let is_asked = asked.unwrap_or(method == "refill" || name.rsplit('.').next() != Some("anna"));
            let place =
                typed.iter().filter(|(known, _)| known.starts_with(&format!("{hand}/place"))).count() + 1;
            let value = match field.split('.').next().unwrap() {
                "out" | "points" => "1".to_owned(),
                "losers" => "2".to_owned(),
                "place" => place.to_string(),
                "total" if is_asked => "5".to_owned(),
                _ => continue,
            };
            typed.push((name.to_owned(), value));
        }
        let typed: Vec<(&str, &str)> =
            typed.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let saved = Filled::from_page(&vera.get(&at)).fill_in(&typed).send(&vera, &at);
        saved.assert_leads_to(&format!("{at}?sheet=1.1.1&saved=2"));
        let stored = tournaments::load(&database.store, &header.slug).unwrap();
        assert_eq!(stored.entries.len(), 2, "{format} {method}");
    }
}

#[test]
fn refused_hands_stay_typed_with_the_reason() {
    let database = &Database::sqlite();
    let (_app, vera) = running_evening(database);
    let wrong = [("1.1.2/total.boris", ""), ("1.1.2/total.anna", "a dozen")];
    let refused = Filled::from_page(&vera.get(AT)).fill_in(&BLOCK).fill_in(&wrong).send(&vera, AT);
    refused.assert_shows(422, copy("type-in-refused").with("count", 3));
    let most =
        copy("problem-out-of-range").with("given", "a dozen").with("min", 0).with("max", 1240).to_string();
    refused.assert_shows(422, player_problem("Anna", &most));
    refused.assert_says(422, &format!("</span> {} <a", escaped(credit(&["Anna", "Boris"], 75))));
    // The hands after it have to wait.
    refused.assert_shows(422, copy("table-wrong-not-yet"));
    let again = Filled::from_page(&refused);
    again.assert_holds("1.1.2/total.anna", "a dozen");
    again.assert_holds("1.1.3/out", "Boris");
    refused.assert_says(422, "name=\"1.1.2/total.anna\" value=\"a dozen\" inputmode=\"numeric\" data-asked=\"2 4\" aria-invalid=\"true\"");
    assert_eq!(refused.body.matches(" autofocus").count(), 1);
    let missing = again.fill_in(&[("1.1.2/total.anna", "12")]).send(&vera, AT);
    missing.assert_shows(422, player_problem("Boris", &copy("problem-holding-missing").to_string()));
    Filled::from_page(&missing)
        .fill_in(&[("1.1.2/total.boris", "20")])
        .send(&vera, AT)
        .assert_leads_to(&format!("{AT}?sheet=1.1.1&saved=3"));
    assert_eq!(tournament_record(database).entries.len(), 4);
}

#[test]
fn players_are_called_as_on_the_sheet() {
    let database = &Database::sqlite();
    let (_app, vera) = running_evening(database);
    for (out, problem) in
        [("zoya", "type-in-wrong-nobody"), ("5", "type-in-wrong-nobody"), ("0", "type-in-wrong-nobody")]
    {
        let refused = Filled::from_page(&vera.get(AT))
            .fill_in(&BLOCK[..3])
            .fill_in(&[("1.1.1/out", out)])
            .send(&vera, AT);
        refused.assert_shows(422, copy(problem).with("given", out));
        refused.assert_says(422, &format!("name=\"1.1.1/out\" value=\"{out}\" aria-invalid=\"true\""));
    }
    let nobody = Filled::from_page(&vera.get(AT)).fill_in(&BLOCK[1..3]).send(&vera, AT);
    nobody.assert_shows(422, copy("type-in-wrong-out"));
    assert_eq!(tournament_record(database).entries.len(), 0);
}

#[test]
fn an_ended_tournament_takes_no_sheets() {
    let database = &Database::sqlite();
    let (_app, vera) = running_evening(database);
    let sheet = Filled::from_page(&vera.get(AT)).fill_in(&BLOCK[..3]);
    vera.post("/organise/t/friday-night/stop", &[]);
    vera.get(AT).assert_shows(200, copy("type-in-done"));
    sheet.send(&vera, AT).assert_shows(422, copy("table-wrong-over"));
    vera.post("/organise/t/friday-night/archive", &[]);
    vera.get(AT).assert_shows(200, copy("table-wrong-archived"));
    sheet.send(&vera, AT).assert_shows(422, copy("table-wrong-archived"));
    assert_eq!(tournament_record(database).entries.len(), 0);
}

#[test]
fn only_valid_sheets_from_organisers_are_accepted() {
    let database = &Database::sqlite();
    let (app, vera) = running_evening(database);
    for foreign in [("1.1/out", "1"), ("1.1.1/out", "1"), ("1.1.1/left.anna.Q", "x")] {
        assert_eq!(vera.post(AT, &[foreign]).status.as_u16(), 400, "{foreign:?}");
    }
    let stranger = app.browser();
    assert_eq!(stranger.get(AT).status.as_u16(), 303);
    let refused = Filled::from_page(&vera.get(AT)).fill_in(&BLOCK).send(&stranger, AT);
    assert!(matches!(refused.status.as_u16(), 303 | 401 | 403), "{}", refused.status);
    assert_eq!(tournament_record(database).entries.len(), 0);
    vera.get("/organise/t/nothing/type-in").assert_shows(404, copy("error-404"));
}
