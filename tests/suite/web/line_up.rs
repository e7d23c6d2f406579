//! Arrivals, withdrawals and substitutes while a tournament runs, through public routes only.

use lastcard::tournament::PlayerId;
use lastcard::web::Message;
use macro_rules_attribute::apply;

use crate::support::app::{Browser, spawn_app};
use crate::support::copy::{copy, hand_of, name_list};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, slot, win_by_seat};

use crate::web::control_room::lifecycle::{code, create, with_started};

const AT: &str = "/organise/t/friday-night";

fn look(browser: &Browser, deed: &str, query: &str) -> crate::support::app::Reply {
    browser.get(&format!("{AT}/people/{deed}?{query}"))
}

fn hand_label(hand: u32) -> String {
    copy("people-hand").with("hand", hand).to_string()
}

/// The sentence about redrawing the last blocks of nine.
fn redraw_sentence(blocks: u32, players: u32) -> Message<'static> {
    copy("redraw-blocks").with("blocks", blocks).with("players", players).with("all", 9)
}

/// Records the first hand: Anna, or her substitute, goes out.
fn record(browser: &Browser, out: &str) {
    let entries = format!("/at/{}/entries", code(&browser.get(AT)));
    let fields = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "first-hand"), ("out", out)];
    let left = [("total.vera", "5"), ("total.gleb", "7")];
    let sent = browser.post(&entries, &[&fields[..], &left[..]].concat());
    assert_eq!(sent.status, 303, "{}", sent.body);
}

#[apply(on_both!)]
fn a_substitute_is_previewed_seated_and_taken_back(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    vera.get(&format!("{AT}?tab=players")).assert_says(200, "/people/substitution?player=anna\"");
    look(&vera, "substitution", "player=anna")
        .assert_shows(200, copy("people-substitution-title").with("name", "Anna"));
    let preview = look(&vera, "substitution", "player=anna&name=Zoya");
    preview.assert_shows(
        200,
        copy("people-sits").with("name", "Zoya").with("leaves", "Anna").with("from", hand_label(1)),
    );
    let line = copy("line-then").with("line", "Anna").with("next", "Zoya").to_string();
    preview.assert_shows(200, copy("people-line").with("line", line.as_str()));
    preview.assert_shows(200, copy("people-hands").with("count", 12));
    // A preview changes nothing.
    assert!(!vera.get("/t/friday-night/schedule").body.contains("Zoya"));
    let step = [("player", "anna"), ("name", "Zoya"), ("from", "")];
    vera.post(&format!("{AT}/people/substitution"), &step)
        .assert_leads_to(&format!("{AT}?tab=players&done=substitution"));
    let public = app.browser();
    let event = copy("event-substituted")
        .with("comes", "Zoya")
        .with("leaves", "Anna")
        .with("from", hand_label(1))
        .to_string();
    public.get("/t/friday-night").assert_shows(200, &line);
    public.get("/t/friday-night").assert_shows(200, &event);
    assert!(!public.get("/t/friday-night/schedule").body.contains("Anna →"));
    public.get("/t/friday-night/entrants/anna").assert_shows(200, &line);
    vera.get("/organise/players").assert_says(200, "Zoya");
    let page = vera.get(&format!("{AT}?tab=players"));
    let (_, rest) = page.body.split_once(&format!("{AT}/changes/")).expect("a way back");
    let back = format!("{AT}/changes/{}", rest.split('"').next().unwrap());
    app.browser().post(&back, &[]).assert_says(401, "");
    vera.post(&back, &[]).assert_leads_to(&format!("{AT}?tab=players&done=taken-back"));
    assert!(!public.get("/t/friday-night/schedule").body.contains("Zoya"));
    public.get("/t/friday-night").assert_shows(200, copy("event-undone").with("what", event));
    vera.post(&back, &[]).assert_shows(409, copy("error-step-too-late"));
}

#[apply(on_both!)]
fn a_result_makes_a_line_up_change_final(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let step = [("player", "anna"), ("name", "Zoya"), ("from", "1.1")];
    vera.post(&format!("{AT}/people/substitution"), &step)
        .assert_leads_to(&format!("{AT}?tab=players&done=substitution"));
    record(&vera, "zoya");
    let page = vera.get(&format!("{AT}?tab=players"));
    page.assert_shows(200, copy("people-stays"));
    assert!(!page.body.contains("/changes/"));
    app.browser().get("/t/friday-night").assert_says(200, "+12");
}

#[apply(on_both!)]
fn a_withdrawal_voids_the_rest_until_taken_back(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let preview = look(&vera, "withdrawal", "player=boris&from=1.5");
    preview.assert_shows(
        200,
        copy("people-void").with("count", 8).with("name", "Boris").with("from", hand_label(5)),
    );
    preview.assert_shows(200, copy("table-void-withdrawn"));
    let step = [("player", "boris"), ("from", "1.5")];
    vera.post(&format!("{AT}/people/withdrawal"), &step)
        .assert_leads_to(&format!("{AT}?tab=players&done=withdrawal"));
    app.browser().get("/t/friday-night/schedule").assert_shows(200, copy("table-void-withdrawn"));
    let page = vera.get(&format!("{AT}?tab=players"));
    let (_, rest) = page.body.split_once(&format!("{AT}/changes/")).expect("a way back");
    let back = format!("{AT}/changes/{}", rest.split('"').next().unwrap());
    vera.post(&back, &[]).assert_leads_to(&format!("{AT}?tab=players&done=taken-back"));
}

#[apply(on_both!)]
fn a_withdrawal_names_the_first_void_hand(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let eight = "Anna\nBoris\nVera\nGleb\nDina\nEgor\nZoya\nIlya";
    let fields = [("format", "individual"), ("hands_per_block", "2"), ("entrants", eight)];
    create(&vera, &fields).assert_leads_to(&format!("{AT}?done=created"));
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post(&format!("{AT}/start"), &all).assert_leads_to(&format!("{AT}?done=started"));
    let stored = || app.snapshots.fresh_unredacted("friday-night").unwrap().stored.clone();
    let record = |slot| {
        let stored = stored();
        app.snapshots.record(&entry(&stored, slot, Some(win_by_seat(&stored, slot, 0, 20)))).unwrap();
    };
    for (hand, table) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
        record(slot(1, table, hand));
    }
    // The second block has begun, but not at Boris's table: both of its hands there are void.
    let boris = PlayerId::parse("boris").unwrap();
    let has = |table| stored().tournament.hand(slot(1, table, 3)).unwrap().seating.has(&boris);
    record(slot(1, if has(1) { 2 } else { 1 }, 3));
    let preview = look(&vera, "withdrawal", "player=boris&from=1.3");
    preview.assert_shows(
        200,
        copy("people-void").with("count", 2).with("name", "Boris").with("from", hand_label(3)),
    );
}

#[apply(on_both!)]
fn later_blocks_are_redrawn_after_a_withdrawal(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let nine = "Anna\nBoris\nVera\nGleb\nDina\nEgor\nZoya\nIlya\nJuri";
    create(&vera, &[("format", "individual"), ("entrants", nine)])
        .assert_leads_to(&format!("{AT}?done=created"));
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post(&format!("{AT}/start"), &all).assert_leads_to(&format!("{AT}?done=started"));
    let public = app.browser();
    let schedule = || {
        let page = public.get("/t/friday-night/schedule").body;
        page.split_once("<ul class=\"panels schedule\">").expect("a schedule").1.to_owned()
    };
    // A block that somebody sits out has a panel without hands.
    let sits_out = |schedule: &str| {
        schedule.matches("<li class=\"panel\">").count()
            > schedule.matches("class=\"schedule-hands\"").count()
    };
    let drawn = schedule();
    assert!(sits_out(&drawn));

    let preview = look(&vera, "withdrawal", "player=juri");
    preview.assert_shows(200, redraw_sentence(9, 8));
    preview.assert_shows(200, copy("redraw-no-rests"));
    preview.assert_shows(200, copy("redraw-more-hands").with("hands", 36));
    assert!(!preview.has(copy("table-void-withdrawn")), "nothing was begun");
    assert!(schedule() == drawn, "looking changes nothing");
    let step = [("player", "juri"), ("from", "1.1")];
    vera.post(&format!("{AT}/people/withdrawal"), &step)
        .assert_leads_to(&format!("{AT}?tab=players&done=withdrawal"));
    assert!(!schedule().contains("Juri") && !sits_out(&schedule()));
    let page = vera.get(&format!("{AT}?tab=players"));
    let (_, rest) = page.body.split_once(&format!("{AT}/changes/")).expect("a way back");
    let back = format!("{AT}/changes/{}", rest.split('"').next().unwrap());
    vera.post(&back, &[]).assert_leads_to(&format!("{AT}?tab=players&done=taken-back"));
    assert!(schedule() == drawn, "taken back, everything is as it was");

    let ask = look(&vera, "arrival", "");
    ask.assert_shows(200, copy("people-from"));
    assert!(ask.body.contains("value=\"1.5\"") && !ask.body.contains("value=\"1.6\""));
    let preview = look(&vera, "arrival", "name=Lena&from=1.5");
    preview.assert_shows(200, redraw_sentence(8, 10));
    preview.assert_shows(200, copy("people-begins").with("name", "Lena"));
    preview.assert_shows(200, copy("people-fewer").with("name", "Lena").with("hands", 28));
    look(&vera, "arrival", "name=Lena&from=1.6")
        .assert_shows(422, copy("problem-late-in-block").with("hand", 9).with("round", 1));
    look(&vera, "arrival", "name=Juri&from=1.5").assert_says(422, "Juri");
    look(&vera, "arrival", "name=Lena&from=1.99").assert_says(422, "");
    let step = [("name", "Lena"), ("from", "1.5")];
    vera.post(&format!("{AT}/people/arrival"), &step)
        .assert_leads_to(&format!("{AT}?tab=players&done=arrival"));
    public.get("/t/friday-night").assert_says(200, "Lena");
    public.get("/t/friday-night/entrants/lena").assert_says(200, "Lena");
    // An arrival can be followed by a withdrawal.
    look(&vera, "withdrawal", "player=anna&from=1.5").assert_shows(200, redraw_sentence(8, 9));
}

#[apply(on_both!)]
fn an_unneeded_table_says_so(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let eight = "Anna\nBoris\nVera\nGleb\nDina\nEgor\nZoya\nIlya";
    create(&vera, &[("format", "individual"), ("entrants", eight)])
        .assert_leads_to(&format!("{AT}?done=created"));
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post(&format!("{AT}/start"), &all).assert_leads_to(&format!("{AT}?done=started"));
    let page = vera.get(AT);
    let codes: Vec<&str> =
        page.body.split("class=\"code\">").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    let step = [("player", "ilya"), ("from", "1.1")];
    vera.post(&format!("{AT}/people/withdrawal"), &step)
        .assert_leads_to(&format!("{AT}?tab=players&done=withdrawal"));
    let public = app.browser();
    public.get(&format!("/at/{}", codes[0])).assert_shows(200, hand_of(1, 28));
    public.get(&format!("/at/{}", codes[1])).assert_shows(200, copy("table-done"));
}

#[apply(on_both!)]
fn a_withdrawal_leaving_too_few_offers_the_end(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let teams = [("format", "two-vs-two"), ("entrants", "Anna + Boris\nVera + Gleb")];
    create(&vera, &teams).assert_leads_to(&format!("{AT}?done=created"));
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post(&format!("{AT}/start"), &all).assert_leads_to(&format!("{AT}?done=started"));
    let refused = look(&vera, "withdrawal", "player=anna");
    refused.assert_shows(422, copy("problem-withdrawal-too-few").with("left", 1).with("needed", 2));
    refused.assert_says(422, &format!("{AT}/stop"));
    let step = [("player", "boris"), ("name", "Zoya")];
    vera.post(&format!("{AT}/people/substitution"), &step)
        .assert_leads_to(&format!("{AT}?tab=players&done=substitution"));
    let line =
        copy("line-team-then").with("line", "Anna & Boris").with("next", "Zoya").with("first", "Boris");
    app.browser().get("/t/friday-night").assert_shows(200, line);
}

#[apply(on_both!)]
fn a_latecomer_joins_a_free_for_all_table(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let form = [("format", "free-for-all"), ("scoring", "lose200"), ("entrants", "Anna\nVera\nGleb")];
    create(&vera, &form).assert_leads_to(&format!("{AT}?done=created"));
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post(&format!("{AT}/start"), &all).assert_leads_to(&format!("{AT}?done=started"));
    record(&vera, "anna");
    vera.get(&format!("{AT}?tab=players")).assert_says(200, "/people/arrival\"");
    let preview = look(&vera, "arrival", "name=Zoya");
    preview.assert_shows(200, copy("people-joins").with("name", "Zoya").with("from", hand_label(2)));
    preview.assert_shows(200, copy("people-begins-charged").with("name", "Zoya").with("points", 7));
    let names = name_list(&["Anna", "Vera", "Gleb", "Zoya"]);
    preview.assert_shows(200, copy("people-seats").with("count", 4).with("names", names));
    assert!(!app.browser().get("/t/friday-night").body.contains("Zoya"), "looking changes nothing");
    vera.post(&format!("{AT}/people/arrival"), &[("name", "Zoya"), ("from", "1.2")])
        .assert_leads_to(&format!("{AT}?tab=players&done=arrival"));
    vera.get(&format!("{AT}?tab=players&done=arrival")).assert_shows(200, copy("done-arrival"));
    let table = app.browser().get(&format!("/at/{}", code(&vera.get(AT))));
    assert!(table.body.contains("value=\"zoya\""), "{}", table.body);
    app.browser()
        .get("/t/friday-night")
        .assert_shows(200, copy("event-joined").with("comes", "Zoya").with("from", hand_label(2)));
    app.browser().get("/t/friday-night/entrants/zoya").assert_says(200, "Zoya");
    vera.get("/organise/players").assert_says(200, "Zoya");
}

#[apply(on_both!)]
fn a_substitute_plays_by_their_own_link(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let step = [("player", "anna"), ("name", "Zoya"), ("from", "1.1")];
    vera.post(&format!("{AT}/people/substitution"), &step)
        .assert_leads_to(&format!("{AT}?tab=players&done=substitution"));
    let cards = vera.get(&format!("{AT}/cards")).body;
    // The link is printed with the name on the player's card.
    let (_, rest) = cards.split_once("Zoya").expect("a card for the substitute");
    let me =
        format!("/me/{}", &rest[rest.find("/me/").expect("a link") + 4..].split(['"', '<']).next().unwrap());
    let phone = app.browser();
    phone.get(&me).assert_says(200, "Zoya");
    phone.post(&me, &[]).assert_leads_to(&me);
    phone.get(&me).assert_shows(200, copy("me-sits").with("name", "Zoya"));
    let play = format!("/at/{}/play", code(&vera.get(AT)));
    phone.post(&play, &[("slot", "1.1.1")]).assert_leads_to(&play);
    phone.get(&me).assert_leads_to(&play);
    phone.get(&play).assert_says(200, "Zoya");
    assert!(!phone.get(&play).body.contains("Anna"), "Anna does not sit there any more");
}

#[test]
fn impossible_line_up_changes_are_refused() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    record(&vera, "anna");
    let post = |deed: &str, fields: &[(&str, &str)]| vera.post(&format!("{AT}/people/{deed}"), fields);
    let before = app.browser().get("/t/friday-night/schedule").body;
    let boris = [("player", "anna"), ("name", "Boris"), ("from", "1.2")];
    let refused = post("substitution", &boris);
    refused.assert_shows(422, copy("problem-substitute-plays").with("player", "Boris"));
    refused.assert_says(422, "value=\"Boris\"");
    post("withdrawal", &[("player", "anna"), ("from", "1.1")])
        .assert_shows(422, copy("problem-step-recorded").with("hand", 1));
    post("withdrawal", &[("player", "anna"), ("from", "1.13")])
        .assert_shows(422, copy("problem-step-after-end"));
    post("withdrawal", &[("player", "nobody"), ("from", "1.2")])
        .assert_shows(404, copy("error-player-unknown"));
    post("substitution", &[("player", "anna"), ("name", " "), ("from", "")])
        .assert_shows(422, copy("problem-name-empty"));
    post("arrival", &[("name", "Zoya")])
        .assert_shows(422, copy("problem-late-not-for-format").with("format", "four-player"));
    post("promotion", &[("player", "anna")]).assert_says(404, "");
    assert_eq!(app.browser().get("/t/friday-night/schedule").body, before);
}
