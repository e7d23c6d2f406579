//! Practice: a hand against bots, through public routes.

use lastcard::rules::log::{HandLog, replay};
use lastcard::rules::{Move, Preset};

use crate::support::app::{Browser, Reply, spawn_app};
use crate::support::copy::{copy, preset_name};
use crate::support::database::Database;

const AT_ONCE: [(&str, &str); 4] = [("rules", "club"), ("players", ""), ("bots", "greedy"), ("pace", "once")];

/// Deals a hand with this field changed, and returns its address.
fn deal(browser: &Browser, field: (&str, &str)) -> String {
    let fields = AT_ONCE.map(|(name, value)| if name == field.0 { field } else { (name, value) });
    let mut reply = browser.post("/practice", &fields);
    if reply.status == 200 {
        // The person was drawn as dealer, who chooses the number of cards under these rules.
        let chosen: Vec<_> = fields.into_iter().chain([("cards", "7")]).collect();
        reply = browser.post("/practice", &chosen);
    }
    assert_eq!(reply.status.as_u16(), 303, "{}", reply.body);
    reply.header("location").to_owned()
}

/// The moves that a page offers, as they are posted.
fn moves(page: &Reply) -> Vec<String> {
    let values = page.body.split("name=\"move\" value=\"").skip(1);
    values.map(|rest| rest.split('"').next().unwrap().replace("&#34;", "\"")).collect()
}

fn revision(page: &Reply) -> String {
    let (_, rest) = page.body.split_once("data-revision=\"").expect("a scene");
    rest.split('"').next().unwrap().to_owned()
}

/// Plays a hand to its end, making no reports.
fn play_out(browser: &Browser, address: &str) -> Reply {
    for _ in 0..3_000 {
        let page = browser.get(address);
        if page.body.contains("class=\"over\"") {
            return page;
        }
        // Prefers laying a card: drawing every time would never end.
        let offered: Vec<String> = moves(&page).into_iter().filter(|what| !what.contains("report")).collect();
        let what = offered.iter().find(|what| what.contains("\"card")).or(offered.first()).expect("a move");
        let sent = [("move", what.as_str()), ("revision", &revision(&page))];
        browser.post(&format!("{address}/moves"), &sent).assert_leads_to(address);
    }
    panic!("the hand does not end");
}

#[test]
fn every_preset_plays_out_with_a_valid_log() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let browser = app.browser();
    for preset in Preset::ALL {
        let address = deal(&browser, ("rules", &preset.to_string()));
        browser.get(&format!("{address}/log")).assert_shows(404, copy("error-404"));
        browser.get(&format!("{address}/replay")).assert_shows(404, copy("error-404"));
        let page = play_out(&browser, &address);
        page.assert_shows(200, copy("practice-again"));
        let log: HandLog = serde_json::from_str(&browser.get(&format!("{address}/log")).body).unwrap();
        assert!(log.seed.is_some() && replay(&log).is_ok(), "{preset}");
        let back = format!("{address}/replay");
        browser.get(&back).assert_shows(200, copy("replay-dealt"));
        browser.get(&format!("{back}?step={}", log.moves.len() / 2)).assert_says(200, "rel=\"next\"");
        let end = browser.get(&format!("{back}?step=999999"));
        end.assert_says(200, "class=\"replay-end\"");
        end.assert_shows(
            200,
            copy("replay-step").with("step", log.moves.len()).with("last", log.moves.len()),
        );
        browser.get(&format!("{back}?step=x")).assert_shows(400, copy("error-400"));
    }
}

#[test]
fn a_hand_is_dealt_and_nothing_is_recorded() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let browser = app.browser();
    browser.get("/").assert_says(200, "href=\"/practice\"");
    browser.get("/rules/duo").assert_says(200, "href=\"/practice?rules=duo\"");
    browser.get("/practice?rules=duo").assert_says(200, "<option value=\"duo\" selected>");
    let address = deal(&browser, ("players", "3"));
    let page = browser.get(&address);
    page.assert_shows(200, preset_name("club"));
    assert_eq!(page.body.matches("class=\"plate ").count(), 3);
    assert_eq!(page.header("cache-control"), "no-store");
}

#[test]
fn a_move_counts_once_and_only_if_allowed() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let browser = app.browser();
    let address = deal(&browser, ("rules", "club"));
    let page = browser.get(&address);
    let to = format!("{address}/moves");
    let first = moves(&page).into_iter().find(|what| !what.contains("report")).unwrap();
    let now = revision(&page);
    browser
        .post(&to, &[("move", "{\"move\":\"ready\"}"), ("revision", &now)])
        .assert_shows(422, copy("problem-not-now"));
    browser
        .post(&to, &[("move", "{\"move\":\"fly\"}"), ("revision", &now)])
        .assert_shows(400, copy("error-400"));
    browser.post(&to, &[("move", &first)]).assert_shows(400, copy("error-400"));
    assert_eq!(revision(&browser.get(&address)), now);
    browser.post(&to, &[("move", &first), ("revision", &now)]).assert_leads_to(&address);
    browser.post(&to, &[("move", &first), ("revision", &now)]).assert_shows(409, copy("play-stale"));
}

#[test]
fn a_wrong_form_is_explained_and_keeps_its_choices() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let browser = app.browser();
    let presets: Vec<String> = Preset::ALL.iter().map(ToString::to_string).collect();
    let unknown = copy("problem-unknown-preset").with("given", "svintus").with("known", presets.join(", "));
    let pair = copy("rule-house-pair-true").to_string();
    let as_skip =
        format!("{} {}", copy("rule-house-pair-as-skip-true"), copy("rest-rule-house-pair-as-skip-true"));
    for (field, said) in [
        (("rules", "svintus"), unknown),
        (("players", "11"), copy("practice-wrong-players")),
        (("bots", "clever"), copy("practice-wrong-choice")),
        (("pace", "slow"), copy("practice-wrong-choice")),
        (("players", "2"), copy("problem-options-clash-said").with("one", pair).with("other", as_skip)),
    ] {
        let mut fields =
            AT_ONCE.map(|(name, value)| if name == field.0 { field } else { (name, value) }).to_vec();
        fields.push(("house", "house.pair=true"));
        if field == ("players", "2") {
            fields.push(("house", "house.pair_as_skip=true"));
        }
        let page = browser.post("/practice", &fields);
        page.assert_shows(422, said);
        page.assert_says(422, "value=\"house.pair=true\" checked");
    }
    let duo = [("rules", "duo"), ("players", "4"), ("bots", "greedy"), ("pace", "once")];
    let wrong = copy("problem-wrong-number-of-players").with("players", 4);
    browser.post("/practice", &duo).assert_shows(422, wrong.with("least", 2).with("most", 2));
}

#[test]
fn a_missing_hand_is_explained() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    for address in ["/practice/0123456789abcdef0123456789abcdef", "/practice/nonsense"] {
        app.browser().get(address).assert_shows(410, copy("practice-gone"));
        app.browser().get(&format!("{address}/log")).assert_shows(404, copy("error-404"));
        app.browser().get(&format!("{address}/live")).assert_shows(404, copy("error-404"));
    }
}

#[test]
fn the_stream_sends_the_scene_after_each_move() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let browser = app.browser();
    let address = deal(&browser, ("rules", "club"));
    let mut stream = browser.stream(&format!("{address}/live"));
    let scene = stream.next().unwrap();
    assert!(scene.starts_with("event: scene\ndata: "), "{scene}");
    let page = browser.get(&address);
    assert!(scene.contains(&format!("data-revision=\"{}\"", revision(&page))));
    let first = moves(&page).into_iter().find(|what| !what.contains("report")).unwrap();
    serde_json::from_str::<Move>(&first).unwrap();
    browser
        .post(&format!("{address}/moves"), &[("move", &first), ("revision", &revision(&page))])
        .assert_leads_to(&address);
    assert!(stream.next().unwrap().contains("class=\"scene"));
}
