//! The form that creates a tournament, through public routes only.

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use macro_rules_attribute::apply;

use chrono::Utc;

use lastcard::store::clubs;
use lastcard::store::tournaments::{self, NewTournament};
use lastcard::tournament::{MovementLength, Zone};
use lastcard::web::Translator;

use crate::support::app::{Reply, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening;

use crate::web::control_room::lifecycle::{self, FOUR, create};

#[apply(on_both!)]
fn a_short_draft_shows_how_even_it_is(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let six = "Anna\nBoris\nVera\nGleb\nDina\nEgor";
    let short = [
        ("format", "individual"),
        ("entrants", six),
        ("hands_per_block", "2"),
        ("blocks", "3"),
        ("rounds", ""),
    ];
    let with = |field: &'static str, value: &'static str| {
        short.map(|(name, usual)| (name, if name == field { value } else { usual }))
    };
    // Each error is beside its field, with what was typed.
    let refused = create(&vera, &with("blocks", "0"));
    refused
        .assert_shows(422, copy("problem-out-of-range").with("given", "0").with("min", 1).with("max", 700));
    refused.assert_says(422, "id=\"blocks-error\"");
    refused.assert_says(422, "name=\"blocks\" inputmode=\"numeric\" value=\"0\"");
    create(&vera, &with("blocks", "many")).assert_says(422, "value=\"many\"");
    create(&vera, &with("hands_per_block", "3")).assert_says(422, "id=\"hands_per_block-error\"");
    create(&vera, &short).assert_leads_to("/organise/t/friday-night?done=created");
    let draft = vera.get("/organise/t/friday-night");
    let from_to = |min: u32, max: u32| copy("draft-range").with("min", min).with("max", max).to_string();
    let fairness = copy("draft-fairness").with("partners", from_to(0, 2)).with("opponents", from_to(0, 4));
    let fairness =
        fairness.with("left", from_to(0, 2)).with("deals", from_to(0, 2)).with("openings", from_to(0, 2));
    draft.assert_shows(200, fairness);
    draft.assert_shows(200, copy("draft-hands-each").with("hands", "4"));
    // Blocks take precedence over rounds that are still filled in.
    let form = vera.get("/organise/t/friday-night/edit");
    form.assert_says(200, "name=\"blocks\" inputmode=\"numeric\" value=\"3\"");
    let edit = [
        ("revision", "1"),
        ("entrants", six),
        ("format", "individual"),
        ("hands_per_block", "1"),
        ("blocks", ""),
        ("rounds", "1"),
    ];
    vera.post("/organise/t/friday-night/edit", &lifecycle::evening_form(&edit))
        .assert_leads_to("/organise/t/friday-night?done=edited");
    let setup = tournaments::load(&database.store, "friday-night").unwrap().tournament;
    let plan = setup.setup().plan().unwrap();
    assert_eq!((plan.hands_per_block.get(), setup.hands().len()), (1, 6));
}

#[apply(on_both!)]
fn repeated_submission_creates_one_draft(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let page = vera.get("/organise/tournaments/new").body;
    let (_, rest) = page.split_once("name=\"draft\" value=\"").expect("an id of the draft");
    let id = rest.split('"').next().unwrap();
    let form = [("draft", id), ("entrants", FOUR), ("order", "lot")];
    create(&vera, &form).assert_leads_to("/organise/t/friday-night?done=created");
    create(&vera, &form).assert_leads_to("/organise/t/friday-night?done=created");
    // Going back and changing the form creates a second draft.
    let other = [("draft", id), ("entrants", FOUR), ("order", "lot"), ("rounds", "2")];
    create(&vera, &other).assert_leads_to("/organise/t/friday-night-2?done=created");
}

#[apply(on_both!)]
fn roster_lists_are_tidied_too(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", "1. Anna\n2. Boris, Vera")])
        .assert_leads_to("/organise/players?added=3&known=0");
    vera.get("/organise/players").assert_says(200, "<summary><bdi>Boris</bdi></summary>");
    // Known players keep the spelling of the roster.
    create(&vera, &[("entrants", "ANNA\nboris\nVera\nGleb")])
        .assert_leads_to("/organise/t/friday-night?done=created");
    vera.get("/organise/t/friday-night")
        .assert_shows(200, copy("draft-order-as-typed").with("order", "Anna, Boris, Vera, Gleb"));
    vera.get("/organise/players").assert_shows(200, copy("roster-count").with("count", 4));
}

#[test]
fn fitting_formats_are_offered_for_the_names() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let first = vera.get("/organise/tournaments/new");
    first.assert_shows(200, copy("draft-continue"));
    first.assert_says(200, "<section id=\"offers\" hidden>");
    first.assert_says(200, "<div id=\"rest\" hidden>");
    let names: Vec<String> = (1..=13).map(|number| format!("{number}. Player {number}")).collect();
    let (names, id) = (names.join("\r\n"), "0123456789abcdef0123456789abcdef");
    let begun = [
        ("draft", id),
        ("entrants", names.as_str()),
        ("date", "2026-11-27"),
        ("time", "19:00"),
        ("format", "four-player"),
        ("rounds", "1"),
        ("hands_per_block", "4"),
        ("how_long", "evening"),
        ("scoring", "std"),
        ("rules", "usual"),
        ("values", "usual"),
        ("order", "lot"),
    ];
    let second = vera.post("/organise/tournaments/new", &begun);
    second.assert_shows(200, copy("offer-players").with("count", 13));
    second.assert_shows(200, copy("offer-tidied"));
    second.assert_says(200, "\nPlayer 1\nPlayer 2\n");
    second.assert_says(200, "<div id=\"rest\">");
    second.assert_says(200, &format!("name=\"draft\" value=\"{id}\""));
    second.assert_says(200, "name=\"format\" value=\"individual\" checked");
    second.assert_says(200, "name=\"how_long\" value=\"evening\" checked");
    // The numbers that an evening means for thirteen are there to be changed.
    second.assert_says(200, "<option value=\"2\" selected>");
    let takes = |hands: u32, time: String, end: &'static str| {
        copy("offer-takes-until").with("hands", hands).with("time", time).with("end", end)
    };
    let hours = |hours: u32, minutes: u32| {
        copy("forecast-hours-minutes").with("hours", hours).with("minutes", minutes).to_string()
    };
    // The offer, with the shorter and the longer evening beside it.
    second.assert_shows(200, takes(26, hours(2, 35), "21:36"));
    let stop = |hands: u32, block: u32| copy("draft-stop-hands").with("hands", hands).with("block", block);
    for (hands, block, time, end) in
        [(13, 1, hours(1, 20), "20:18"), (26, 2, hours(2, 35), "21:36"), (52, 4, hours(5, 10), "00:12")]
    {
        second.assert_shows(200, stop(hands, block));
        second.assert_shows(200, time);
        second.assert_shows(200, copy("draft-stop-ends").with("end", end));
    }
    vera.get("/organise").assert_shows(200, copy("desk-empty"));
    let kept = begun.into_iter().filter(|(field, _)| *field != "format");
    let made: Vec<_> = kept.chain([("name", "Cup"), ("format", "individual")]).collect();
    vera.post("/organise/tournaments", &made).assert_leads_to("/organise/t/cup?done=created");
    let draft = vera.get("/organise/t/cup");
    let figure = |value: &str| format!("<span class=\"figure\">{value}</span>");
    for value in ["13", "26", &hours(2, 35), "21:36"] {
        draft.assert_says(200, &figure(value));
    }
    draft.assert_says(200, "Player 13");
    assert!(!draft.body.contains("13. Player"), "{}", draft.body);
}

#[test]
fn a_wrong_count_shows_which_formats_fit() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let six = format!("{FOUR}, Dina; Egor");
    let refused = create(&vera, &[("entrants", &six)]);
    let count = copy("draft-player-count").with("format", copy("format-four-player").to_string());
    refused.assert_shows(422, count.with("needed", 4).with("given", 6));
    refused.assert_shows(422, copy("offer-players").with("count", 6));
    let (_, offers) = refused.body.split_once("id=\"offers\"").unwrap();
    let (fitting, others) = offers.split_once("<details").unwrap();
    assert!(
        fitting.contains("value=\"individual\"") && fitting.contains("value=\"free-for-all\""),
        "{fitting}"
    );
    assert!(
        !fitting.contains("value=\"four-player\"") && others.contains("value=\"four-player\" checked"),
        "{others}"
    );
    vera.post("/organise/tournaments/new", &[("entrants", "Anna")]).assert_shows(200, copy("offer-nothing"));
    let alike = || copy("problem-name-alike").with("name", "anna").with("other", "Anna");
    vera.post("/organise/tournaments/new", &[("entrants", "Anna, anna")]).assert_shows(200, alike());
    create(&vera, &[("entrants", "Anna\nanna\nVera\nGleb")]).assert_shows(422, alike());
    // A format that does not fit says what would make it possible.
    let offers = vera.post("/organise/tournaments/new", &[("entrants", &six)]);
    offers.assert_shows(200, copy("problem-more-players").with("count", 2));
    offers.assert_shows(200, copy("problem-fewer-players").with("count", 2));
    // Offers are for organisers only.
    app.browser()
        .post("/organise/tournaments/new", &[("entrants", FOUR)])
        .assert_shows(401, copy("error-401"));
}

#[test]
fn names_that_look_like_lists_survive_editing() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let names = ["Ek, Anna", "1. Boris", "Vera", "Věra"];
    let new = NewTournament {
        tournament: evening::draw_up_among(&names, "Cup", &evening::keys("four-player")),
        ..evening::new("Cup", &evening::keys("four-player"))
    };
    tournaments::create(&database.store, &club.id, None, &new).unwrap();
    let form = vera.get("/organise/t/cup/edit");
    form.assert_says(200, "\nEk, Anna\n1. Boris\nVera\nVěra</textarea>");
    form.assert_shows(200, copy("offer-players").with("count", 4));
    vera.post("/organise/t/cup/draw", &[("revision", "1")]).assert_leads_to("/organise/t/cup?done=drawn");
    let players = tournaments::load(&database.store, "cup").unwrap().tournament;
    let players: BTreeSet<String> = players.players().map(|player| player.name.to_string()).collect();
    assert_eq!(players, names.map(str::to_owned).into());
}

/// The name in a form.
fn name_in(reply: &Reply) -> &str {
    let (_, rest) = reply.body.split_once("<input id=\"name\" name=\"name\" type=\"text\" value=\"").unwrap();
    rest.split('"').next().unwrap()
}

#[test]
fn a_tournament_is_named_after_its_day() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let new = vera.get("/organise/tournaments/new");
    let today = Utc::now().with_timezone(&"Europe/Berlin".parse::<Zone>().unwrap()).date_naive();
    let name = Translator::english().day(today).unwrap();
    assert_eq!(name_in(&new), name);
    // The name follows the date until somebody writes another one.
    let named =
        [("entrants", FOUR), ("date", "2026-12-04"), ("name", name.as_str()), ("named", name.as_str())];
    assert_eq!(name_in(&vera.post("/organise/tournaments/new", &named)), "Friday 4 December");
    let own = [("entrants", FOUR), ("date", "2026-12-04"), ("name", "Cup"), ("named", name.as_str())];
    assert_eq!(name_in(&vera.post("/organise/tournaments/new", &own)), "Cup");
    let empty = [("name", ""), ("named", name.as_str()), ("entrants", FOUR)];
    create(&vera, &empty).assert_says(422, "id=\"name-error\"");
    create(&vera, &named).assert_leads_to("/organise/t/friday-4-december?done=created");
    // The next one like it is named after its own day.
    assert_eq!(name_in(&vera.get("/organise/tournaments/new?like=friday-4-december")), name);
}

#[test]
fn a_name_is_removed_by_its_button() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", "Dina")]).assert_leads_to("/organise/players?added=1&known=0");
    let body = vera.get("/organise/tournaments/new").body;
    let (_, rest) = body.split_once("name=\"roster\" value=\"").unwrap();
    let dina = rest.split('"').next().unwrap();
    let names = [("entrants", "1. Anna, Boris; Vera"), ("roster", dina)];
    let without = |name| [&names[..], &[("without", name)]].concat();
    let first = vera.post("/organise/tournaments/new", &without("Boris"));
    first.assert_shows(200, copy("offer-players").with("count", 3));
    first.assert_says(200, "\nAnna\nVera</textarea>");
    first.assert_says(200, &format!("name=\"roster\" value=\"{dina}\" checked"));
    first.assert_shows(200, copy("names-remove").with("name", "Vera"));
    let ticked = vera.post("/organise/tournaments/new", &without("Dina"));
    ticked.assert_says(200, "\nAnna\nBoris\nVera</textarea>");
    assert!(!ticked.body.contains(&format!("value=\"{dina}\" checked")), "{}", ticked.body);
    // On a draft, nothing is saved.
    create(&vera, &[("entrants", FOUR)]).assert_leads_to("/organise/t/friday-night?done=created");
    let edit = [("revision", "1"), ("entrants", FOUR), ("without", "Vera")];
    vera.post("/organise/t/friday-night/edit", &lifecycle::evening_form(&edit))
        .assert_says(200, "\nAnna\nBoris\nGleb</textarea>");
    vera.get("/organise/t/friday-night/edit").assert_says(200, "\nAnna\nBoris\nVera\nGleb</textarea>");
}

#[apply(on_both!)]
fn a_length_in_words_follows_the_number_of_players(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let names = |count: usize| (1..=count).map(|n| format!("Player {n}")).collect::<Vec<_>>().join("\n");
    let thirteen = names(13);
    let short = [("format", "individual"), ("how_long", "short"), ("hands_per_block", "4"), ("rounds", "7")];
    create(&vera, &[&short[..], &[("entrants", thirteen.as_str())]].concat())
        .assert_leads_to("/organise/t/friday-night?done=created");
    let plan = || tournaments::load(&database.store, "friday-night").unwrap().tournament;
    assert_eq!((plan().setup().plan().unwrap().hands_per_block.get(), plan().tables()), (1, 3));
    let form = vera.get("/organise/t/friday-night/edit");
    form.assert_says(200, "name=\"how_long\" value=\"short\" checked");
    // With 64 players, half an evening is something else.
    let (many, evening) = (names(64), [("revision", "1"), ("format", "individual"), ("how_long", "short")]);
    let edited = lifecycle::evening_form(&[&evening[..], &[("entrants", many.as_str())]].concat());
    vera.post("/organise/t/friday-night/edit", &edited)
        .assert_leads_to("/organise/t/friday-night?done=edited");
    let length = plan().setup().plan().unwrap();
    assert_eq!(length.hands_per_block.get(), 2);
    assert_eq!(length.length, MovementLength::Blocks(NonZeroU32::new(10).unwrap()));
    vera.get("/organise/t/friday-night").assert_shows(200, copy("draft-more-tables").with("count", 10));
}
