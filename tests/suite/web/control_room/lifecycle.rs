//! Creating, starting and running tournaments, through public routes only.

use lastcard::club::EventKind;
use lastcard::store::{entries, tournaments};
use lastcard::tournament::Zone;
use lastcard::web::{Message, Translator};
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, PASSWORD, Reply, spawn_app};
use crate::support::copy::{copy, credit, escaped};
use crate::support::database::{Database, on_both};
use crate::support::evening;

const EVENING: [(&str, &str); 8] = [
    ("name", "Friday night"),
    ("date", "2026-11-27"),
    ("time", "19:30"),
    ("format", "four-player"),
    ("scoring", "std"),
    ("rules", "club"),
    ("rounds", "1"),
    ("order", "typed"),
];
pub(crate) const FOUR: &str = "Anna\nBoris\nVera\nGleb";

/// Form fields of an ordinary evening, with these in place of the defaults.
pub(crate) fn evening_form<'a>(other: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let kept = EVENING.into_iter().filter(|(name, _)| !other.iter().any(|(changed, _)| changed == name));
    kept.chain(other.iter().copied()).collect()
}

pub(crate) fn create(browser: &Browser, other: &[(&str, &str)]) -> Reply {
    browser.post("/organise/tournaments", &evening_form(other))
}

/// An organiser whose club has a four-player draft at `/organise/t/friday-night`.
pub(crate) fn with_draft(app: &App) -> Browser {
    let vera = app.organiser();
    create(&vera, &[("entrants", FOUR)]).assert_leads_to("/organise/t/friday-night?done=created");
    vera
}

/// An organiser whose club has a running four-player evening at `/organise/t/friday-night`.
pub(crate) fn with_started(app: &App) -> Browser {
    let vera = with_draft(app);
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post("/organise/t/friday-night/start", &all)
        .assert_leads_to("/organise/t/friday-night?done=started");
    vera
}

/// Another organiser of the same club.
pub(crate) fn colleague(app: &App, vera: &Browser) -> Browser {
    let page = vera.post("/organise/invites", &[("current", PASSWORD)]).body;
    let link = &page[page.find("/invite/").unwrap()..];
    let boris = app.browser();
    let account = [("name", "Boris"), ("login", "boris"), ("password", "boris likes yellow")];
    boris.post(link.split('<').next().unwrap(), &account).assert_leads_to("/organise");
    boris
}

/// The revision that a form of the page carries.
fn revision(reply: &Reply) -> String {
    let (_, rest) = reply.body.split_once("name=\"revision\" value=\"").expect("a form with a revision");
    rest.split('"').next().unwrap().to_owned()
}

/// The first code on a page.
pub(crate) fn code(reply: &Reply) -> String {
    let (_, rest) = reply.body.split_once("class=\"code\">").expect("a code");
    rest.split('<').next().unwrap().to_owned()
}

/// The desk's name for the first of twelve hands.
fn first_hand() -> Message<'static> {
    copy("desk-table-hand").with("round", 1).with("hand", 1).with("hands", 12)
}

/// The sentence that this many of four players are present.
fn present_sentence(here: u32) -> Message<'static> {
    copy("draft-here-count").with("here", here).with("all", 4)
}

/// The sentence why a tournament ended.
fn ended_sentence(reason: &'static str) -> Message<'static> {
    copy("running-ended").with("reason", copy(reason).to_string())
}

/// The proof of a schedule in which each player partners every other four times, with these numbers of deals and
/// leads.
fn balance_sentence(key: &'static str, deals: &'static str) -> Message<'static> {
    let even = copy(key).with("partners", "4").with("opponents", "8").with("left", "4");
    even.with("deals", deals).with("openings", deals)
}

/// The fault of a line with a name of 4,000 characters.
fn too_long_name_problem(line: u32) -> Message<'static> {
    let problem = copy("problem-name-too-long").with("length", 4000).with("max", 100);
    copy("problem-in-line").with("line", line).with("problem", problem.to_string())
}

#[apply(on_both!)]
fn an_evening_from_the_empty_desk_to_the_archive(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.get("/organise").assert_shows(200, copy("desk-empty-action"));
    vera.get("/organise/tournaments/new").assert_shows(200, copy("draft-create"));
    create(&vera, &[("entrants", FOUR)]).assert_leads_to("/organise/t/friday-night?done=created");
    vera.get("/organise").assert_says(200, "Fri, 27 Nov 2026, 19:30");

    let draft = vera.get("/organise/t/friday-night?done=created");
    draft.assert_shows(200, copy("done-created"));
    draft.assert_shows(200, balance_sentence("draft-fair", "3"));
    draft.assert_shows(200, copy("draft-order-as-typed").with("order", "Anna, Boris, Vera, Gleb"));

    let some = [("revision", "1"), ("here", "anna"), ("here", "boris"), ("here", "gleb")];
    vera.post("/organise/t/friday-night/presence", &some)
        .assert_leads_to("/organise/t/friday-night?done=present#attendance");
    vera.get("/organise/t/friday-night").assert_shows(200, present_sentence(3));
    let refused = vera.post("/organise/t/friday-night/start", &some);
    refused.assert_shows(422, copy("start-missing").with("count", 1).with("names", "Vera"));
    refused.assert_shows(422, copy("start-missing-help"));
    vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to("/organise/t/friday-night?done=started");

    let running = vera.get("/organise/t/friday-night");
    running.assert_shows(200, first_hand());
    for (player, side) in [("Anna", 0), ("Vera", 1), ("Boris", 0), ("Gleb", 1)] {
        let deals = if player == "Anna" { " deals" } else { "" };
        running.assert_says(200, &format!("room-seat side-{side}{deals}\"><bdi>{player}</bdi>"));
    }
    running.assert_says(200, "<svg");
    running.assert_shows(200, copy("running-local"));
    let first = code(&running);
    running.assert_says(200, &format!("{}/at/{first}", app.address));
    vera.get("/organise/t/friday-night/cards").assert_says(200, &first);
    vera.get("/organise").assert_shows(200, copy("public-hands-of").with("played", 0).with("all", 12));

    vera.get("/organise/t/friday-night/codes/1")
        .assert_shows(200, copy("reissue-text").with("code", first.as_str()));
    vera.post("/organise/t/friday-night/codes/1", &[])
        .assert_leads_to("/organise/t/friday-night?done=reissued");
    assert_ne!(code(&vera.get("/organise/t/friday-night")), first);

    vera.get("/organise/t/friday-night/stop").assert_shows(200, copy("stop-text").with("open", 12));
    vera.post("/organise/t/friday-night/stop", &[]).assert_leads_to("/organise/t/friday-night?done=stopped");
    let stopped = vera.get("/organise/t/friday-night");
    stopped.assert_shows(200, ended_sentence("ended-stopped"));
    assert!(!stopped.body.contains("class=\"code\""), "{}", stopped.body);
    vera.get("/organise/t/friday-night/stop").assert_shows(409, copy("error-already-so"));
    vera.post("/organise/t/friday-night/reopening", &[])
        .assert_leads_to("/organise/t/friday-night?done=reopened");
    vera.get("/organise/t/friday-night").assert_shows(200, first_hand());
    vera.post("/organise/t/friday-night/stop", &[]).assert_leads_to("/organise/t/friday-night?done=stopped");
    vera.post("/organise/t/friday-night/archive", &[])
        .assert_leads_to("/organise/t/friday-night?done=archived");
    vera.get("/organise").assert_shows(200, copy("desk-archived").with("count", 1));
    vera.post("/organise/t/friday-night/archive/end", &[])
        .assert_leads_to("/organise/t/friday-night?done=unarchived");
    let back = vera.get("/organise/t/friday-night");
    back.assert_shows(200, ended_sentence("ended-stopped"));
    let record = vera.get("/organise/t/friday-night?tab=settings");
    for event in ["created", "started", "stopped", "reopened", "archived", "unarchived"] {
        record.assert_shows(200, copy(format!("event-{event}")));
    }
    record.assert_shows(200, copy("event-typed").with("order", "Anna, Boris, Vera, Gleb"));
    record.assert_shows(200, copy("event-reissued").with("table", 1));
}

#[apply(on_both!)]
fn every_format_and_scoring_can_be_drawn_up(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let eight = format!("{FOUR}\nDina\nEgor\nZoya\nIlya");
    for (format, entrants) in [("two-vs-two", FOUR), ("four-player", FOUR), ("eight-player", &eight)] {
        for (scoring, extra) in
            [("std", ("target", "300")), ("lazy", ("agreed_hands", "6")), ("lose200", ("limit", "150"))]
        {
            let name = format!("{format} {scoring}");
            let fields = [
                ("name", name.as_str()),
                ("format", format),
                ("scoring", scoring),
                ("entrants", entrants),
                extra,
            ];
            create(&vera, &fields).assert_leads_to(&format!("/organise/t/{format}-{scoring}?done=created"));
        }
    }
    vera.get("/organise/t/two-vs-two-std").assert_shows(200, copy("draft-fact-target").with("points", 300));
    // Partners face each other, and the first dealer is marked. Only the first hand of a match is scheduled.
    let seat = |class: &str, name: &str| format!("<li class=\"seating-seat {class}\"><bdi>{name}</bdi></li>");
    let two = vera.get("/organise/t/two-vs-two-std");
    for (class, name) in
        [("side-0 deals", "Anna"), ("side-1", "Vera"), ("side-0", "Boris"), ("side-1", "Gleb")]
    {
        two.assert_says(200, &seat(class, name));
    }
    assert!(!two.body.contains("schedule-matrix"), "{}", two.body);
    vera.get("/organise/t/four-player-std").assert_says(200, "<table class=\"schedule-matrix\">");
    vera.get("/organise/t/two-vs-two-lazy").assert_shows(200, copy("draft-fact-agreed").with("count", 6));
    vera.get("/organise/t/eight-player-lose200")
        .assert_shows(200, copy("draft-fact-limit").with("points", 150));
    vera.get("/organise/t/eight-player-std").assert_shows(200, balance_sentence("draft-fair", "7"));
    vera.get("/organise/t/eight-player-lazy").assert_shows(200, balance_sentence("draft-fair-lazy", ""));
}

#[apply(on_both!)]
fn names_may_be_in_any_script(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let names = "🦊\nמרים\nप्रिया\nਗੁਰਪ੍ਰੀਤ";
    let reply = create(&vera, &[("name", "شطرنج ❤"), ("entrants", names)]);
    assert_eq!(reply.status, 303, "{}", reply.body);
    assert!(reply.header("location").starts_with("/organise/t/%"), "{}", reply.header("location"));
    let draft = vera.get(reply.header("location"));
    for name in names.lines() {
        draft.assert_says(200, name);
    }
    vera.get("/organise/players").assert_says(200, "प्रिया");
}

#[apply(on_both!)]
fn a_draw_by_lot_is_recorded_and_shown(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    create(&vera, &[("entrants", FOUR), ("order", "lot")])
        .assert_leads_to("/organise/t/friday-night?done=created");
    let draft = vera.get("/organise/t/friday-night");
    let stored = tournaments::load(&database.store, "friday-night").unwrap();
    let events = tournaments::events(&database.store, &stored.header.id).unwrap();
    let drawn = events.iter().rfind(|event| matches!(event.kind, EventKind::Drawn { .. })).unwrap();
    let when = Translator::english().date_time(drawn.created_at, "Europe/Berlin".parse().unwrap());
    let order: Vec<&str> = stored.tournament.entrants().iter().map(|entrant| entrant.name.as_str()).collect();
    draft.assert_shows(200, copy("draft-drawn").with("when", when).with("order", order.join(", ")));
    vera.post("/organise/t/friday-night/draw", &[("revision", &revision(&draft))])
        .assert_leads_to("/organise/t/friday-night?done=drawn");
    vera.get("/organise/t/friday-night").assert_shows(200, copy("draft-drawn-again").with("count", 2));
    vera.post("/organise/t/friday-night/draw", &[("revision", "1")])
        .assert_shows(409, copy("error-draft-stale"));
}

#[apply(on_both!)]
fn selected_players_play_and_new_names_join_the_roster(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", "Anna\nBoris\nAnna\n")])
        .assert_leads_to("/organise/players?added=2&known=0");
    vera.post("/organise/players", &[("names", "Anna\nDina")])
        .assert_leads_to("/organise/players?added=1&known=1");
    let form = vera.get("/organise/tournaments/new").body;
    let (before, _) = form.split_once("<bdi>Boris</bdi>").unwrap();
    let (_, id) = before.rsplit_once("name=\"roster\" value=\"").unwrap();
    let boris = id.split('"').next().unwrap();
    // A player both ticked and typed is entered once.
    let fields = [("entrants", "Vera\nGleb\nAnna\nBoris"), ("roster", boris)];
    create(&vera, &fields).assert_leads_to("/organise/t/friday-night?done=created");
    let fields = [("name", "Saturday"), ("entrants", "Vera\nGleb\nAnna"), ("roster", boris)];
    create(&vera, &fields).assert_leads_to("/organise/t/saturday?done=created");
    vera.get("/organise/t/saturday")
        .assert_shows(200, copy("draft-order-as-typed").with("order", "Vera, Gleb, Anna, Boris"));
    vera.get("/organise/players").assert_shows(200, copy("roster-count").with("count", 5));
}

#[apply(on_both!)]
fn the_roster_is_renamed_and_archived(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", " \n")]).assert_shows(422, copy("problem-roster-nobody"));
    vera.post("/organise/players", &[("names", &"x".repeat(4000))])
        .assert_shows(422, too_long_name_problem(1));
    vera.post("/organise/players", &[("names", "Anna\nBoris")])
        .assert_leads_to("/organise/players?added=2&known=0");
    let page = vera.get("/organise/players").body;
    let (_, rest) = page.split_once("action=\"/organise/players/").unwrap();
    let anna = rest.split('/').next().unwrap();
    let rename = |name| vera.post(&format!("/organise/players/{anna}/name"), &[("name", name)]);
    let taken = rename("Boris");
    taken.assert_shows(422, copy("problem-roster-taken").with("name", "Boris"));
    taken.assert_says(422, "value=\"Boris\"");
    rename("").assert_says(422, "aria-invalid");
    rename("Anna-Maria").assert_leads_to("/organise/players?done=renamed");
    vera.post(&format!("/organise/players/{anna}/archive"), &[])
        .assert_leads_to("/organise/players?done=player-archived");
    let gone = vera.get("/organise/tournaments/new").body;
    assert!(!gone.contains("Anna-Maria"));
    vera.post(&format!("/organise/players/{anna}/archive/end"), &[])
        .assert_leads_to("/organise/players?done=player-restored");
    vera.get("/organise/tournaments/new").assert_says(200, "Anna-Maria");
}

#[apply(on_both!)]
fn a_draft_is_edited_and_deleted(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    let form = vera.get("/organise/t/friday-night/edit");
    form.assert_says(200, "Anna\nBoris\nVera\nGleb</textarea>");
    form.assert_says(200, "value=\"19:30\"");
    let changed =
        [("entrants", "Anna\nDina\nVera\nGleb"), ("name", "Saturday"), ("revision", &revision(&form))];
    vera.post("/organise/t/friday-night/edit", &evening_form(&changed))
        .assert_leads_to("/organise/t/saturday?done=edited");
    vera.get("/organise/t/saturday").assert_says(200, "Dina");
    let wrong = [("entrants", "Anna"), ("revision", "2")];
    vera.post("/organise/t/saturday/edit", &evening_form(&wrong)).assert_says(422, "id=\"entrants-error\"");
    vera.get("/organise/t/saturday/deletion")
        .assert_shows(200, copy("deletion-title").with("name", "Saturday"));
    vera.post("/organise/t/saturday/deletion", &[]).assert_leads_to("/organise?done=deleted");
    vera.get("/organise/t/saturday").assert_shows(404, copy("error-404"));
}

#[apply(on_both!)]
fn two_editors_of_a_draft_see_both_versions(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    let boris = colleague(&app, &vera);
    let seen = revision(&boris.get("/organise/t/friday-night/edit"));
    let theirs = [("entrants", FOUR), ("time", "20:00"), ("revision", &seen)];
    boris
        .post("/organise/t/friday-night/edit", &evening_form(&theirs))
        .assert_leads_to("/organise/t/friday-night?done=edited");
    let mine = [("entrants", FOUR), ("time", "18:15"), ("rounds", "2"), ("revision", &seen)];
    let conflict = vera.post("/organise/t/friday-night/edit", &evening_form(&mine));
    conflict.assert_shows(409, copy("draft-conflict").with("who", "Boris"));
    conflict.assert_says(409, "<td>20:00</td>");
    conflict.assert_says(409, "<td>18:15</td>");
    conflict.assert_says(409, "value=\"18:15\"");
    vera.get("/organise/t/friday-night").assert_says(200, "20:00");
    // The draft has changed since it was viewed, so it is not started.
    vera.post("/organise/t/friday-night/start", &[("revision", &seen), ("everybody", "yes")])
        .assert_shows(409, copy("start-changed"));
    let decided =
        [("entrants", FOUR), ("time", "18:15"), ("rounds", "2"), ("revision", &revision(&conflict))];
    vera.post("/organise/t/friday-night/edit", &evening_form(&decided))
        .assert_leads_to("/organise/t/friday-night?done=edited");
    vera.get("/organise/t/friday-night").assert_says(200, "18:15");
}

#[apply(on_both!)]
fn two_organisers_mark_presence_at_once(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    let tick = |fields: &[(&str, &str)]| {
        vera.post("/organise/t/friday-night/presence", fields)
            .assert_leads_to("/organise/t/friday-night?done=present#attendance");
    };
    tick(&[("here", "anna")]);
    // Submitted from a stale page.
    tick(&[("here", "boris")]);
    vera.get("/organise/t/friday-night").assert_shows(200, present_sentence(2));
    tick(&[("was", "anna"), ("was", "boris"), ("here", "boris")]);
    vera.get("/organise/t/friday-night").assert_shows(200, present_sentence(1));
}

#[apply(on_both!)]
fn hands_recorded_after_the_end_are_listed(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let fields = [("format", "two-vs-two"), ("target", "100"), ("entrants", FOUR)];
    create(&vera, &fields).assert_leads_to("/organise/t/friday-night?done=created");
    vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
    let record = |hand, points| {
        let stored = tournaments::load(&database.store, "friday-night").unwrap();
        let slot = evening::slot(1, 1, hand);
        let outcome = evening::win_by_seat(&stored, slot, 0, points);
        entries::record(&database.store, &evening::entry(&stored, slot, Some(outcome))).unwrap();
    };
    record(1, 30);
    vera.get("/organise/t/friday-night").assert_shows(200, copy("running-recorded").with("count", 1));
    record(2, 30);
    let over = vera.get("/organise/t/friday-night");
    over.assert_shows(200, ended_sentence("ended-target"));
    vera.get("/organise/t/friday-night/stop").assert_shows(409, copy("error-already-so"));
    let winner = || copy("desk-winners").with("count", 1).with("names", "Anna & Boris");
    over.assert_shows(200, winner());
    vera.get("/organise").assert_shows(200, winner());
    assert!(!over.has(copy("running-problems")));
    // A correction of the first hand ends the match before the second.
    record(1, 60);
    let flagged = vera.get("/organise/t/friday-night");
    flagged.assert_shows(200, copy("running-problems"));
    flagged.assert_says(200, "/organise/t/friday-night/hands/1.1.2");
}

#[apply(on_both!)]
fn another_clubs_tournament_is_not_found(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    let stranger = organiser_of_another_club(&app, database);
    for path in ["", "/edit", "/deletion", "/stop", "/cards", "/codes/1"] {
        let path = format!("/organise/t/friday-night{path}");
        stranger.get(&path).assert_shows(404, copy("error-404"));
        app.browser().get(&path).assert_leads_to(&format!("/login?next={path}"));
    }
    for path in [
        "edit",
        "deletion",
        "draw",
        "presence",
        "start",
        "stop",
        "reopening",
        "archive",
        "archive/end",
        "codes/1",
    ] {
        let path = format!("/organise/t/friday-night/{path}");
        stranger.post(&path, &[("revision", "1"), ("everybody", "yes")]).assert_shows(404, copy("error-404"));
        app.browser().post(&path, &[]).assert_shows(401, copy("error-401"));
    }
    let desk = stranger.get("/organise").body;
    assert!(!desk.contains("Friday night"));
    let page = vera.get("/organise/players").body;
    let (_, rest) = page.split_once("action=\"/organise/players/").unwrap();
    let anna = rest.split('/').next().unwrap();
    for deed in ["name", "archive", "archive/end"] {
        stranger
            .post(&format!("/organise/players/{anna}/{deed}"), &[("name", "X")])
            .assert_shows(404, copy("error-404"));
    }
    // A player of another club cannot be ticked.
    let fields = [("name", "Theirs"), ("entrants", "Anna\nBoris\nVera"), ("roster", anna)];
    create(&stranger, &fields).assert_says(422, "id=\"entrants-error\"");
}

#[test]
fn each_field_shows_its_problem_and_keeps_its_input() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let long = "x".repeat(4000);
    let reply = create(
        &vera,
        &[
            ("name", &long),
            ("date", "next Friday"),
            ("time", ""),
            ("rounds", "−3"),
            ("rules", "poker"),
            ("order", ""),
            ("entrants", &format!("Anna\n\n{long}\n<b>Boris</b>")),
        ],
    );
    reply.assert_shows(422, copy("form-problems").with("count", 7));
    for field in ["name", "date", "time", "rounds", "rules", "order", "entrants"] {
        reply.assert_says(422, &format!("id=\"{field}-error\""));
        reply.assert_says(422, &format!("href=\"#{field}\""));
    }
    reply.assert_says(422, &format!("value=\"{long}\""));
    reply.assert_shows(422, too_long_name_problem(3));
    reply.assert_says(422, "&#60;b&#62;Boris&#60;/b&#62;");
    reply.assert_says(422, "value=\"next Friday\"");
    vera.get("/organise").assert_shows(200, copy("desk-empty"));
}

#[test]
fn each_wrong_line_up_gets_its_answer() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let seven = format!("{FOUR}\nDina\nEgor\nZoya");
    let eight = copy("format-eight-player").to_string();
    let count =
        || copy("draft-player-count").with("format", eight.as_str()).with("needed", 8).with("given", 7);
    let team = |given: u32| copy("problem-team-size").with("needed", 2).with("given", given);
    let twice = || copy("problem-name-twice").with("name", "Anna");
    for (format, entrants, answer) in [
        ("eight-player", seven.as_str(), count()),
        ("eight-player", "", copy("problem-entrants-missing").with("needed", 8)),
        ("four-player", "Anna\nBoris\nAnna\nGleb", twice()),
        ("four-player", "Anna\nBoris\n Anna \nGleb", twice()),
        ("two-vs-two", "Anna+Boris\nVera+Gleb+Dina", team(3)),
        ("two-vs-two", "Anna\nBoris\nVera", team(1)),
        ("two-vs-two", "Anna+Boris\nVera+Anna", twice()),
    ] {
        let reply = create(&vera, &[("format", format), ("entrants", entrants)]);
        reply.assert_says(422, "id=\"entrants-error\"");
        let (_, error) = reply.body.split_once("id=\"entrants-error\">").unwrap();
        let error = error.split('<').next().unwrap();
        assert!(error.contains(&escaped(answer)), "{entrants:?}: {error}");
    }
}

#[test]
fn each_wrong_number_gets_its_answer() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    for (format, scoring, field, value) in [
        ("two-vs-two", "std", "target", "0"),
        ("two-vs-two", "std", "target", "five hundred"),
        ("two-vs-two", "lazy", "agreed_hands", "-3"),
        ("four-player", "lose200", "limit", "999999999999999999999"),
        ("four-player", "std", "rounds", "101"),
        ("four-player", "std", "rounds", "1.5"),
    ] {
        let fields = [("format", format), ("scoring", scoring), ("entrants", FOUR), (field, value)];
        let reply = create(&vera, &fields);
        reply.assert_says(422, &format!("id=\"{field}-error\""));
        reply.assert_says(422, &format!("value=\"{value}\""));
    }
}

#[test]
fn skipped_and_repeated_hours_are_asked_about() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let at = |date, time, which| {
        create(&vera, &[("date", date), ("time", time), ("occurrence", which), ("entrants", FOUR)])
    };
    let clocks = |key: &'static str| copy(key).with("time", "02:30").with("zone", "Europe/Berlin");
    at("2027-03-28", "02:30", "").assert_shows(422, clocks("problem-time-skipped").with("next", "03:00"));
    let twice = at("2026-10-25", "02:30", "");
    twice.assert_shows(422, clocks("problem-time-twice"));
    twice.assert_shows(422, copy("draft-occurrence-earlier").with("offset", "UTC+2"));
    at("2026-10-25", "02:30", "later").assert_leads_to("/organise/t/friday-night?done=created");
    vera.get("/organise").assert_says(200, "Sun, 25 Oct 2026, 02:30");
}

#[test]
fn the_desk_lists_hands_to_correct() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    for hand in 1..=6 {
        let stored = tournaments::load(&database.store, "friday-night").unwrap();
        let slot = evening::slot(1, 1, hand);
        let outcome = evening::win_by_seat(&stored, slot, 0, 20);
        entries::record(&database.store, &evening::entry(&stored, slot, Some(outcome))).unwrap();
    }
    let running = vera.get("/organise/t/friday-night");
    running.assert_shows(200, credit(&["Anna", "Boris"], 40));
    let listed =
        |page: &Reply| (1..=6).filter(|hand| page.body.contains(&format!("/hands/1.1.{hand}\""))).count();
    // The last five, and the first one only if all are asked for.
    assert_eq!((listed(&running), running.body.contains("/hands/1.1.1\"")), (5, false), "{}", running.body);
    running.assert_says(200, "href=\"/organise/t/friday-night?hands=all#hands\"");
    assert_eq!(listed(&vera.get("/organise/t/friday-night?hands=all")), 6);
    vera.get("/organise/t/friday-night?tab=settings").assert_shows(200, copy("events-title"));
}

#[test]
fn the_setup_of_a_running_tournament_is_fixed() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    vera.get("/organise/t/friday-night/edit").assert_shows(409, copy("error-not-a-draft"));
    vera.post("/organise/t/friday-night/edit", &evening_form(&[("entrants", FOUR), ("revision", "1")]))
        .assert_shows(409, copy("error-not-a-draft"));
    vera.post("/organise/t/friday-night/draw", &[("revision", "1")])
        .assert_shows(409, copy("error-not-a-draft"));
    vera.post("/organise/t/friday-night/presence", &[]).assert_shows(409, copy("error-not-a-draft"));
    vera.post("/organise/t/friday-night/start", &[("revision", "1")])
        .assert_shows(409, copy("error-not-a-draft"));
}

/// An organiser of another club on the same service. No page creates a second club.
pub(crate) fn organiser_of_another_club(app: &App, database: &crate::support::database::Database) -> Browser {
    use lastcard::store::accounts::{self, Login, NewAccount};
    use lastcard::store::clubs;
    use lastcard::tournament::Name;
    use lastcard::web::Password;

    let name = |name| Name::parse(name).unwrap();
    let details =
        clubs::ClubDetails { name: name("Borealis"), time_zone: Zone::UTC, language: "en".to_owned() };
    let club = clubs::create(&database.store, &details).unwrap();
    let password_hash = lastcard::web::hash(&Password::parse("a stranger to you", &[]).unwrap()).unwrap();
    let account = NewAccount { login: Login::parse("stranger").unwrap(), name: name("Olga"), password_hash };
    accounts::add(&database.store, &club.id, &account, lastcard::club::Role::Organiser).unwrap();
    let browser = app.browser();
    let fields = [("login", "stranger"), ("password", "a stranger to you"), ("next", "")];
    browser.post("/login", &fields).assert_leads_to("/organise");
    browser
}
