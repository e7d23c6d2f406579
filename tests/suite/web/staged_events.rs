//! The pages of an event of several stages: its form, its draws, its public pages and the links to it.

use chrono::Utc;
use lastcard::club::{Audience, Embargo, NamePolicy, Visibility};
use lastcard::store::clubs;
use lastcard::store::staged_events::{self, NewStagedEvent, StagedEventRecord};
use lastcard::store::tournaments;
use lastcard::store::{StagedEventId, Store};
use lastcard::tournament::EntrantId;
use lastcard::tournament::file::{self, ParsedFile};
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::support::evening::play;
use crate::web::control_room::lifecycle::organiser_of_another_club;

const NAMES: &str = "Anna\nBoris\nVera\nGleb\nDina\nEgor\nZoya\nIlya";

/// Two heats of four and a final of the best two of each, each to 50 points.
const FORM: [(&str, &str); 28] = [
    ("stages", "2"),
    ("name", "Spring cup"),
    ("date", "2026-12-05"),
    ("time", "18:00"),
    ("entrants", NAMES),
    ("relations", "Anna, Boris"),
    ("rules", "usual"),
    ("name_1", "Heats"),
    ("form_1", "groups"),
    ("groups_1", "2"),
    ("draw_1", "apart"),
    ("format_1", "free-for-all"),
    ("scoring_1", "std"),
    ("length_1", "50"),
    ("place_1", "Great hall"),
    ("name_2", "Final"),
    ("form_2", "groups"),
    ("groups_2", "1"),
    ("draw_2", "seeding"),
    ("format_2", "free-for-all"),
    ("scoring_2", "std"),
    ("length_2", "100"),
    ("best_of_each_2", "2"),
    ("best_2", "0"),
    ("level_2", "order"),
    ("carry_2", "points"),
    ("share_2", "50"),
    ("date_2", ""),
];

const CUP: &str = r#"{ "lastcard_event": 1, "name": "Winter cup", "entrants": [
    { "name": "Anna" }, { "name": "Boris" }, { "name": "Vera" }, { "name": "Gleb" }, { "name": "Dina" } ],
    "stages": [ { "name": "Cup", "form": "knock-out", "third_place": true, "format": "free-for-all",
                  "scoring": { "method": "std", "target": 10 } } ] }"#;

fn with(changes: &[(&'static str, &'static str)]) -> Vec<(&'static str, &'static str)> {
    let mut form = FORM.to_vec();
    for (field, value) in changes {
        match form.iter_mut().find(|(known, _)| known == field) {
            Some(own) => own.1 = value,
            None => form.push((field, value)),
        }
    }
    form
}

fn load(store: &Store, slug: &str) -> StagedEventRecord {
    let club = clubs::list(store).unwrap().remove(0);
    staged_events::by_slug(store, &club.id, slug).unwrap()
}

fn make_cup(store: &Store) -> StagedEventRecord {
    make_event(store, CUP)
}

fn make_event(store: &Store, text: &str) -> StagedEventRecord {
    let ParsedFile::Event(plan) = file::read_any(text).unwrap() else { panic!("a tournament") };
    let club = clubs::list(store).unwrap().remove(0);
    let new = NewStagedEvent { starts_at: Utc::now(), plan: *plan, announcement: None };
    staged_events::create_once(store, &club.id, &StagedEventId::made(), &new).unwrap()
}

/// Plays all tournaments of an event that are open; in each hand the first seat wins.
fn play_all(app: &App, record: &StagedEventRecord) {
    for one in &record.tournaments {
        while !app.snapshots.fresh_unredacted(&one.header.slug).unwrap().tally.standings.finished {
            play(&app.snapshots, &one.header, 1);
        }
    }
}

/// Draws what an event waits for, with everybody there.
fn draw(vera: &Browser, store: &Store, slug: &str) {
    let revision = load(store, slug).revision.to_string();
    vera.post(&format!("/organise/events/{slug}/draw"), &[("revision", &revision)])
        .assert_leads_to(&format!("/organise/events/{slug}?done=staged-drawn"));
}

#[apply(on_both!)]
fn an_event_is_made_drawn_played_and_published(database: &Database) {
    let app = spawn_app(database);
    let (vera, store, visitor) = (app.organiser(), &database.store, app.browser());
    vera.get("/organise/events").assert_shows(200, copy("staged-empty"));
    vera.get("/organise/events/new").assert_shows(200, copy("staged-kind-groups-cup"));
    vera.get("/organise/events/new?kind=final").assert_says(200, "name=\"best_of_each_2\"");
    vera.post("/organise/events", &FORM).assert_leads_to("/organise/events/spring-cup?done=staged-saved");
    vera.get("/organise").assert_says(200, "href=\"/organise/events/spring-cup\"");
    // Nobody outside sees a plan.
    assert_eq!(visitor.get("/c/aurora/events/spring-cup").status.as_u16(), 404);

    let page = vera.get("/organise/events/spring-cup");
    page.assert_shows(200, copy("staged-to-draw").with("stage", "Heats"));
    page.assert_shows(200, copy("staged-carry-points").with("percent", 50));
    page.assert_says(200, "Great hall");
    draw(&vera, store, "spring-cup");
    let drawn = load(store, "spring-cup");
    vera.get("/organise/events/spring-cup")
        .assert_shows(200, copy("staged-playing").with("stage", "Heats").with("over", 0).with("all", 2));

    let public = visitor.get("/c/aurora/events/spring-cup");
    public.assert_shows(200, copy("staged-now").with("stage", "Heats"));
    assert!(drawn.tournaments.iter().all(|one| public.body.contains(&format!("/t/{}", one.header.slug))));
    // The club shows the event, not each of its tournaments.
    let club = visitor.get("/c/aurora");
    assert!(
        club.body.contains("/c/aurora/events/spring-cup") && !club.body.contains("/t/spring-cup-heats-1")
    );
    visitor.get("/t/spring-cup-heats-1").assert_says(200, "href=\"/c/aurora/events/spring-cup\"");
    vera.get("/organise/t/spring-cup-heats-1").assert_says(200, "href=\"/organise/events/spring-cup\"");

    let mut stream = visitor.stream("/c/aurora/events/spring-cup/live");
    stream.next().unwrap();
    play_all(&app, &drawn);
    while !stream.next().unwrap().contains("staged-through") {}
    let heats = || visitor.get("/c/aurora/events/spring-cup/stages/1");
    heats().assert_shows(200, copy("staged-through-hint"));
    draw(&vera, store, "spring-cup");
    heats().assert_shows(200, copy("staged-through-drawn"));
    let last = load(store, "spring-cup");
    assert_eq!(last.tournaments.len(), 3);
    // Its own pages say why nobody starts at nought.
    let carried = copy("staged-carry-points").with("percent", 50).to_string();
    let slug = &last.tournaments[2].header.slug;
    visitor.get(&format!("/t/{slug}")).assert_shows(200, &carried);
    vera.get(&format!("/organise/t/{slug}")).assert_shows(200, &carried);
    // Half of the points of the heats stand on every page before the first hand.
    let rows = visitor.get("/t/spring-cup-final").rows();
    assert!(rows.iter().any(|row| row.contains("30")), "{rows:?}");
    visitor.get("/c/aurora/events/spring-cup/projector").assert_says(200, "Final");
    play_all(&app, &last);
    let ranking = visitor.get("/c/aurora/events/spring-cup").rows();
    assert_eq!(ranking.len(), 8);
    let first = ranking[0].trim_start_matches("1 ").trim_end_matches(" Final");
    let won = copy("public-winners").with("count", 1).with("players", 1).with("names", first).to_string();
    visitor.get("/c/aurora/events/spring-cup/ranking").assert_shows(200, &won);
    assert!(ranking[3].ends_with("Final") && ranking[4].ends_with("Heats"), "{ranking:?}");
    let certificates = vera.get("/organise/events/spring-cup/certificates");
    certificates.assert_shows(200, copy("certificate-title"));
    let file = vera.get("/organise/events/spring-cup/file");
    let ParsedFile::Event(event) = file::read_any(&file.body).unwrap() else { panic!("{}", file.body) };
    assert_eq!(event.standings().lines.len(), 8);
}

#[apply(on_both!)]
fn a_wrong_form_says_what_is_wrong_and_keeps_what_was_typed(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let too_many = with(&[("best_of_each_2", "9")]);
    let page = vera.post("/organise/events", &too_many);
    page.assert_shows(422, copy("problem-cut-too-large").with("through", 18).with("before", 8));
    page.assert_says(422, "Great hall");
    let cases = [
        (with(&[("name_1", "")]), "id=\"name_1-error\""),
        (with(&[("byes_2", "Nobody")]), "id=\"byes_2-error\""),
        (with(&[("relations", "Anna, Nobody")]), "id=\"relations-error\""),
        (with(&[("groups_2", "2")]), "id=\"groups_2-error\""),
        (with(&[("groups_1", "many")]), "id=\"groups_1-error\""),
        (with(&[("share_2", "0")]), "id=\"share_2-error\""),
        (with(&[("scoring_2", "lazy"), ("length_2", "4")]), "id=\"carry_2-error\""),
        (with(&[("date_2", "soon")]), "id=\"date_2-error\""),
        (
            with(&[("format_1", "cowboy"), ("form_1", "league"), ("scoring_1", "usual"), ("length_1", "3")]),
            "id=\"format_1-error\"",
        ),
        (with(&[("entrants", "Anna\nAnna"), ("relations", "")]), "id=\"entrants-error\""),
        (with(&[("date", "")]), "id=\"date-error\""),
    ];
    for (form, error) in cases {
        vera.post("/organise/events", &form).assert_says(422, error);
    }
    // One stage more, one less; what was typed stays.
    let more = vera.post("/organise/events/new", &with(&[("change", "add")]));
    more.assert_says(200, "name=\"name_3\"");
    more.assert_says(200, "Great hall");
    let fewer = vera.post("/organise/events/new", &with(&[("change", "drop")]));
    assert!(!fewer.body.contains("name=\"name_2\""));
    assert!(
        staged_events::list(&database.store, &clubs::list(&database.store).unwrap()[0].id)
            .unwrap()
            .is_empty()
    );
}

#[apply(on_both!)]
fn a_plan_is_changed_until_something_is_drawn(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (app.organiser(), &database.store);
    vera.post("/organise/events", &FORM);
    let form = vera.get("/organise/events/spring-cup/edit");
    for value in ["Great hall", "value=\"50\"", "Anna, Boris", "2026-12-05", "Heats"] {
        form.assert_says(200, value);
    }
    let changed = with(&[("revision", "1"), ("name_2", "Grand final")]);
    vera.post("/organise/events/spring-cup/edit", &changed)
        .assert_leads_to("/organise/events/spring-cup?done=staged-saved");
    // Somebody else has it open in another tab.
    let late = vera.post("/organise/events/spring-cup/edit", &with(&[("revision", "1"), ("name_2", "Late")]));
    late.assert_shows(409, copy("staged-stale"));
    late.assert_says(409, "Late");
    draw(&vera, store, "spring-cup");
    let revision = load(store, "spring-cup").revision.to_string();
    let leaked: &'static str = Box::leak(revision.into_boxed_str());
    vera.post("/organise/events/spring-cup/edit", &with(&[("revision", leaked)]))
        .assert_shows(409, copy("staged-drawn-already"));
    let twice = vera.post("/organise/events/spring-cup/draw", &[("revision", "1")]);
    twice.assert_shows(409, copy("staged-stale"));
    let early = vera.post("/organise/events/spring-cup/draw", &[("revision", leaked)]);
    early.assert_shows(409, copy("staged-nothing-to-draw"));

    let other = organiser_of_another_club(&app, database);
    for path in ["", "/edit", "/file", "/deletion"] {
        assert_eq!(other.get(&format!("/organise/events/spring-cup{path}")).status.as_u16(), 404);
    }
    vera.get("/organise/events/spring-cup/deletion").assert_shows(200, copy("staged-remove-text"));
    vera.post("/organise/events/spring-cup/deletion", &[])
        .assert_leads_to("/organise/events?done=staged-removed");
    assert_eq!(vera.get("/organise/t/spring-cup-heats-1").status.as_u16(), 200);
}

#[apply(on_both!)]
fn an_edit_keeps_what_only_a_file_can_say(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (app.organiser(), &database.store);
    let text = CUP.replace("\"target\": 10", "\"target\": 10, \"tie_breaks\": [\"worst\"]");
    make_event(store, &text);
    let setup = |record: &StagedEventRecord| record.plan.stages()[0].plan().setup.clone();
    let before = setup(&load(store, "winter-cup"));
    let preset = before.rules().preset().to_string();
    let edit = |revision: &str, length: &str| {
        let fields = [
            ("revision", revision),
            ("stages", "1"),
            ("name", "Winter cup"),
            ("date", "2026-12-05"),
            ("time", "18:00"),
            ("entrants", "Anna\nBoris\nVera\nGleb\nDina"),
            ("rules", &preset),
            ("name_1", "Great cup"),
            ("form_1", "knock-out"),
            ("third_1", "yes"),
            ("draw_1", "seeding"),
            ("format_1", "free-for-all"),
            ("scoring_1", "std"),
            ("length_1", length),
        ];
        vera.post("/organise/events/winter-cup/edit", &fields)
            .assert_leads_to("/organise/events/winter-cup?done=staged-saved");
        load(store, "winter-cup")
    };
    let named = edit("1", "10");
    assert_eq!(named.plan.stages()[0].plan().name.as_str(), "Great cup");
    assert_eq!(setup(&named), before);
    assert_ne!(setup(&edit("2", "20")), before);
}

#[apply(on_both!)]
fn whoever_is_away_is_replaced_by_the_next_in_line(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (app.organiser(), &database.store);
    vera.post("/organise/events", &FORM);
    draw(&vera, store, "spring-cup");
    play_all(&app, &load(store, "spring-cup"));
    let page = vera.get("/organise/events/spring-cup");
    let asked: Vec<String> = page
        .body
        .split("name=\"asked\" value=\"")
        .skip(1)
        .filter_map(|rest| Some(rest.split('"').next()?.to_owned()))
        .collect();
    assert_eq!(asked.len(), 4);
    let record = load(store, "spring-cup");
    let revision = record.revision.to_string();
    let mut fields: Vec<(&str, &str)> = vec![("revision", &revision)];
    fields.extend(asked.iter().map(|id| ("asked", id.as_str())));
    fields.extend(asked.iter().skip(1).map(|id| ("here", id.as_str())));
    let preview = vera.post("/organise/events/spring-cup/line-up", &fields);
    preview.assert_shows(200, copy("staged-in-line"));
    assert_eq!(load(store, "spring-cup"), record, "a preview changes nothing");
    vera.post("/organise/events/spring-cup/draw", &fields)
        .assert_leads_to("/organise/events/spring-cup?done=staged-drawn");
    let drawn = load(store, "spring-cup");
    let playing: Vec<&str> =
        drawn.plan.stages()[1].groups().iter().flatten().map(EntrantId::as_str).collect();
    assert!(playing.len() == 4 && !playing.contains(&asked[0].as_str()));
}

#[apply(on_both!)]
fn a_knock_out_is_drawn_as_a_bracket(database: &Database) {
    let app = spawn_app(database);
    let (vera, store, visitor) = (app.organiser(), &database.store, app.browser());
    let cup = make_cup(store);
    for _ in 0..3 {
        draw(&vera, store, &cup.slug);
        play_all(&app, &load(store, &cup.slug));
    }
    let bracket = visitor.get("/c/aurora/events/winter-cup/stages/1");
    for key in ["staged-quarter-final", "staged-semi-final", "staged-final", "staged-third", "staged-bye"] {
        bracket.assert_shows(200, copy(key));
    }
    // Four, two and the final with the match for third place.
    assert_eq!(bracket.body.matches("class=\"staged-tie\"").count(), 4 + 2 + 2);
    assert_eq!(visitor.get("/c/aurora/events/winter-cup/stages/2").status.as_u16(), 404);
    assert_eq!(visitor.get("/c/aurora/events/winter-cup/stages/0").status.as_u16(), 404);
    // A result of the first match is corrected: it is told, and nothing else changes.
    let first = &load(store, &cup.slug).tournaments[0].header;
    let stored = app.snapshots.fresh_unredacted(&first.slug).unwrap().stored.clone();
    let slot = stored.tournament.hands()[0].slot;
    let other = crate::support::evening::win_by_seat(&stored, slot, 1, 20);
    app.snapshots.record(&crate::support::evening::entry(&stored, slot, Some(other))).unwrap();
    let desk = vera.get("/organise/events/winter-cup");
    let told = escaped(copy("staged-departure").with("stage", "Cup").with("would", "X").with("plays", "Y"));
    let ending = told.rsplit('.').nth(1).unwrap();
    assert!(desk.body.contains(ending.trim()), "{}", desk.body);
}

#[apply(on_both!)]
fn lists_show_an_event_as_one_evening(database: &Database) {
    let app = spawn_app(database);
    let (vera, store, visitor) = (app.organiser(), &database.store, app.browser());
    let cup = make_cup(store);
    draw(&vera, store, &cup.slug);
    // With a second club, the home page lists the evenings of both.
    organiser_of_another_club(&app, database);
    let check = |says: &str| {
        for path in ["/", "/c/aurora", "/c/aurora/evenings"] {
            let page = visitor.get(path);
            page.assert_says(200, "href=\"/c/aurora/events/winter-cup\"");
            page.assert_shows(200, says);
            assert!(!page.body.contains("/t/winter-cup"), "{path}: {}", page.body);
        }
    };
    check(&copy("staged-now").with("stage", "Cup").to_string());
    play_all(&app, &load(store, &cup.slug));
    for _ in 0..2 {
        draw(&vera, store, &cup.slug);
        play_all(&app, &load(store, &cup.slug));
    }
    let ranking = visitor.get("/c/aurora/events/winter-cup").rows();
    let first = ranking[0].trim_start_matches("1 ").trim_end_matches(" Cup");
    let won = copy("public-winners").with("count", 1).with("players", 1).with("names", first).to_string();
    check(&won);
    visitor.get("/c/aurora").assert_says(200, "class=\"podium-1\"");
    // One appointment, with the winner; followers are told the end.
    let calendar = visitor.get("/c/aurora/calendar.ics").body;
    let calendar = calendar.replace("\r\n ", "");
    assert_eq!(calendar.matches("BEGIN:VEVENT").count(), 1, "{calendar}");
    assert!(calendar.contains("/c/aurora/events/winter-cup") && calendar.contains(&won), "{calendar}");
    let told = copy("share-feed-ended").with("tournament", "Winter cup").with("line", won);
    visitor.get("/c/aurora/feed.atom").assert_shows(200, told);
}

#[apply(on_both!)]
fn an_event_shows_no_more_than_its_tournaments(database: &Database) {
    let app = spawn_app(database);
    let (vera, store, visitor) = (app.organiser(), &database.store, app.browser());
    vera.post("/organise/events", &FORM);
    draw(&vera, store, "spring-cup");
    let drawn = load(store, "spring-cup");
    play_all(&app, &drawn);
    let set = |audience: Audience| {
        for one in &load(store, "spring-cup").tournaments {
            let (club, id) = (one.header.club_id.clone(), one.header.id.clone());
            let change = |store: &Store| tournaments::set_audience(store, &club, &id, audience, None);
            app.snapshots.change(&id, change).unwrap();
        }
    };
    set(Audience { names: NamePolicy::First, ..Audience::default() });
    visitor.get("/c/aurora/events/spring-cup").assert_says(200, "Anna");
    set(Audience { names: NamePolicy::Alias, ..Audience::default() });
    let hidden = visitor.get("/c/aurora/events/spring-cup/stages/1");
    assert!(!hidden.body.contains("Anna") && !hidden.body.contains("anna"), "{}", hidden.body);
    set(Audience { embargo: Embargo::OnRequest, ..Audience::default() });
    let withheld = visitor.get("/c/aurora/events/spring-cup/stages/1");
    withheld.assert_shows(200, copy("staged-withheld"));
    assert!(
        !withheld.body.contains("staged-through\"") && withheld.rows().iter().all(|row| row.starts_with('–'))
    );
    let ranking = visitor.get("/c/aurora/events/spring-cup/ranking");
    assert!(ranking.rows().iter().all(|row| row.starts_with('–')), "{:?}", ranking.rows());
    // Nor does it name the winner once it is over.
    draw(&vera, store, "spring-cup");
    play_all(&app, &load(store, "spring-cup"));
    set(Audience { embargo: Embargo::OnRequest, ..Audience::default() });
    let over = visitor.get("/c/aurora/events/spring-cup");
    over.assert_shows(200, copy("staged-over"));
    assert!(over.rows().iter().all(|row| row.starts_with('–')), "{:?}", over.rows());
    set(Audience { visibility: Visibility::Private, ..Audience::default() });
    assert_eq!(visitor.get("/c/aurora/events/spring-cup").status.as_u16(), 404);
    vera.get("/organise/events/spring-cup").assert_says(200, "Anna");
}
