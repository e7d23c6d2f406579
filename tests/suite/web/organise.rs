//! Drawing up, starting and steering tournaments, through public routes only.

use lastcard::store::{entries, tournaments};

use crate::support::app::{App, Browser, PASSWORD, Reply, spawn_app};
use crate::support::database::on_both;
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
pub(super) const FOUR: &str = "Anna\nBoris\nVera\nGleb";

/// The form of an ordinary evening, with these fields instead of its own.
pub(super) fn evening<'a>(other: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let kept = EVENING.into_iter().filter(|(name, _)| !other.iter().any(|(changed, _)| changed == name));
    kept.chain(other.iter().copied()).collect()
}

pub(super) fn create(browser: &Browser, other: &[(&str, &str)]) -> Reply {
    browser.post("/organise/tournaments", &evening(other))
}

/// An organiser whose club has a draft of four at `/organise/t/friday-night`.
pub(super) fn with_draft(app: &App) -> Browser {
    let vera = app.organiser();
    create(&vera, &[("entrants", FOUR)]).leads_to("/organise/t/friday-night?done=created");
    vera
}

/// The same, started.
pub(super) fn with_started(app: &App) -> Browser {
    let vera = with_draft(app);
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post("/organise/t/friday-night/start", &all).leads_to("/organise/t/friday-night?done=started");
    vera
}

/// Another organiser of the same club.
fn colleague(app: &App, vera: &Browser) -> Browser {
    let page = vera.post("/organise/invites", &[("current", PASSWORD)]).body;
    let link = &page[page.find("/invite/").unwrap()..];
    let boris = app.browser();
    let account = [("name", "Boris"), ("login", "boris"), ("password", "boris likes yellow")];
    boris.post(link.split('<').next().unwrap(), &account).leads_to("/organise");
    boris
}

/// The revision that a form of the page carries.
fn revision(reply: &Reply) -> String {
    let (_, rest) = reply.body.split_once("name=\"revision\" value=\"").expect("a form with a revision");
    rest.split('"').next().unwrap().to_owned()
}

/// The code on a page after a heading of a table.
pub(super) fn code(reply: &Reply) -> String {
    let (_, rest) = reply.body.split_once("class=\"code\">").expect("a code");
    rest.split('<').next().unwrap().to_owned()
}

on_both! {
    fn an_evening_from_the_empty_desk_to_the_archive(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        vera.get("/organise").says(200, "Set up the first tournament");
        vera.get("/organise/tournaments/new").says(200, "Draw up the schedule");
        create(&vera, &[("entrants", FOUR)]).leads_to("/organise/t/friday-night?done=created");
        vera.get("/organise").says(200, "Fri, 27 Nov 2026, 19:30");

        let draft = vera.get("/organise/t/friday-night?done=created");
        draft.says(200, "Nothing has started yet");
        draft.says(200, "Fair: over the whole schedule everyone partners each other player 4 times, opposes each 8 times, \
            sits on each one’s left 4 times, deals 3 times and leads 3 times.");
        draft.says(200, "The order is as typed: Anna, Boris, Vera, Gleb");
        draft.says(200, "Anna, Boris, Vera, Gleb");

        let some = [("revision", "1"), ("here", "anna"), ("here", "boris"), ("here", "gleb")];
        vera.post("/organise/t/friday-night/presence", &some).leads_to("/organise/t/friday-night?done=present#attendance");
        vera.get("/organise/t/friday-night").says(200, "3 of 4 are here");
        let refused = vera.post("/organise/t/friday-night/start", &some);
        refused.says(422, "Not started: Vera is not here yet");
        refused.says(422, "put another name in that place");
        vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")])
            .leads_to("/organise/t/friday-night?done=started");

        let running = vera.get("/organise/t/friday-night");
        running.says(200, "Round 1, hand 1 of 12");
        running.says(200, "Anna and Boris against Vera and Gleb");
        running.says(200, "<svg");
        running.says(200, "work on this computer only");
        let first = code(&running);
        running.says(200, &format!("{}/at/{first}", app.address));
        vera.get("/organise/t/friday-night/cards").says(200, &first);
        vera.get("/organise").says(200, "Round 1, hand 1 of 12");

        vera.get("/organise/t/friday-night/codes/1").says(200, &format!("The code {first} stops working"));
        vera.post("/organise/t/friday-night/codes/1", &[]).leads_to("/organise/t/friday-night?done=reissued");
        assert_ne!(code(&vera.get("/organise/t/friday-night")), first);

        vera.get("/organise/t/friday-night/stop").says(200, "12 hands are still open");
        vera.post("/organise/t/friday-night/stop", &[]).leads_to("/organise/t/friday-night?done=stopped");
        let stopped = vera.get("/organise/t/friday-night");
        stopped.says(200, "an organiser stopped it");
        assert!(!stopped.body.contains("class=\"code\""), "{}", stopped.body);
        vera.get("/organise/t/friday-night/stop").says(409, "That is done already");
        vera.post("/organise/t/friday-night/reopening", &[]).leads_to("/organise/t/friday-night?done=reopened");
        vera.get("/organise/t/friday-night").says(200, "Round 1, hand 1 of 12");
        vera.post("/organise/t/friday-night/stop", &[]).leads_to("/organise/t/friday-night?done=stopped");
        vera.post("/organise/t/friday-night/archive", &[]).leads_to("/organise/t/friday-night?done=archived");
        vera.get("/organise").says(200, "Archived (1)");
        vera.post("/organise/t/friday-night/archive/end", &[]).leads_to("/organise/t/friday-night?done=unarchived");
        let back = vera.get("/organise/t/friday-night");
        back.says(200, "an organiser stopped it");
        for event in ["Drawn up", "Order as typed: Anna, Boris", "Started", "Stopped early", "Reopened", "Archived", "New code for table 1"] {
            back.says(200, event);
        }
    }

    fn every_format_and_scoring_can_be_drawn_up(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let eight = format!("{FOUR}\nDina\nEgor\nZoya\nIlya");
        for (format, entrants) in [("two-vs-two", FOUR), ("four-player", FOUR), ("eight-player", &eight)] {
            for (scoring, extra) in [("std", ("target", "300")), ("lazy", ("agreed_hands", "6")), ("lose200", ("limit", "150"))] {
                let name = format!("{format} {scoring}");
                let fields = [("name", name.as_str()), ("format", format), ("scoring", scoring), ("entrants", entrants), extra];
                create(&vera, &fields).leads_to(&format!("/organise/t/{format}-{scoring}?done=created"));
            }
        }
        vera.get("/organise/t/two-vs-two-std").says(200, "to 300 points");
        vera.get("/organise/t/two-vs-two-std").says(200, "Anna and Boris");
        // Only the first hand of a match is drawn up: nobody deals "in turn" in it.
        vera.get("/organise/t/two-vs-two-std").says(200, "Deals first: Anna");
        vera.get("/organise/t/four-player-std").says(200, "Deal in turn: Anna");
        vera.get("/organise/t/two-vs-two-lazy").says(200, "6 hands");
        vera.get("/organise/t/eight-player-lose200").says(200, "limit 150");
        vera.get("/organise/t/eight-player-std").says(200, "deals 7 times and leads 7 times");
        vera.get("/organise/t/eight-player-lazy").says(200, "Who deals and leads follows from the hands");
    }

    fn what_is_wrong_is_said_beside_its_field_and_everything_typed_stays(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let long = "x".repeat(4000);
        let reply = create(&vera, &[
            ("name", &long), ("date", "next Friday"), ("time", ""), ("rounds", "−3"), ("rules", "poker"),
            ("order", ""), ("entrants", &format!("Anna\n\n{long}\n<b>Boris</b>")),
        ]);
        reply.says(422, "7 things need your attention");
        for field in ["name", "date", "time", "rounds", "rules", "order", "entrants"] {
            reply.says(422, &format!("id=\"{field}-error\""));
            reply.says(422, &format!("href=\"#{field}\""));
        }
        reply.says(422, &format!("value=\"{long}\""));
        reply.says(422, "Line 3: ");
        reply.says(422, "&#60;b&#62;Boris&#60;/b&#62;");
        reply.says(422, "value=\"next Friday\"");
        vera.get("/organise").says(200, "No tournament yet");
    }

    fn each_wrong_line_up_gets_its_answer(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let seven = format!("{FOUR}\nDina\nEgor\nZoya");
        for (format, entrants, answer) in [
            ("eight-player", seven.as_str(), "“Eight players” takes 8 players, and 7 are named."),
            ("eight-player", "", "type or tick 8 players"),
            ("four-player", "Anna\nBoris\nAnna\nGleb", "Anna"),
            ("four-player", "Anna\nBoris\n Anna \nGleb", "Anna"),
            ("two-vs-two", "Anna+Boris\nVera+Gleb+Dina", "this one has 3"),
            ("two-vs-two", "Anna\nBoris\nVera", "this one has 1"),
            ("two-vs-two", "Anna+Boris\nVera+Anna", "Anna"),
        ] {
            let reply = create(&vera, &[("format", format), ("entrants", entrants)]);
            reply.says(422, "id=\"entrants-error\"");
            let (_, error) = reply.body.split_once("id=\"entrants-error\">").unwrap();
            let error = error.split('<').next().unwrap();
            assert!(error.contains(answer), "{entrants:?}: {error}");
        }
    }

    fn each_wrong_number_gets_its_answer(database) {
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
            reply.says(422, &format!("id=\"{field}-error\""));
            reply.says(422, &format!("value=\"{value}\""));
        }
    }

    fn names_of_every_script_are_names(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let names = "🦊\nמרים\nप्रिया\nਗੁਰਪ੍ਰੀਤ";
        let reply = create(&vera, &[("name", "شطرنج ❤"), ("entrants", names)]);
        assert_eq!(reply.status, 303, "{}", reply.body);
        assert!(reply.header("location").starts_with("/organise/t/%"), "{}", reply.header("location"));
        let draft = vera.get(reply.header("location"));
        for name in names.lines() {
            draft.says(200, name);
        }
        vera.get("/organise/players").says(200, "प्रिया");
    }

    fn the_clocks_of_the_club_are_asked(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let at = |date, time, which| create(&vera, &[("date", date), ("time", time), ("occurrence", which), ("entrants", FOUR)]);
        at("2027-03-28", "02:30", "").says(422, "02:30 does not exist in Europe/Berlin. Use 03:00 or later.");
        let twice = at("2026-10-25", "02:30", "");
        twice.says(422, "02:30 comes twice");
        twice.says(422, "The first, at UTC+2");
        at("2026-10-25", "02:30", "later").leads_to("/organise/t/friday-night?done=created");
        vera.get("/organise").says(200, "Sun, 25 Oct 2026, 02:30");
    }

    fn a_draw_by_lot_is_recorded_and_shown(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        create(&vera, &[("entrants", FOUR), ("order", "lot")]).leads_to("/organise/t/friday-night?done=created");
        let draft = vera.get("/organise/t/friday-night");
        draft.says(200, "The order was drawn by lot");
        vera.post("/organise/t/friday-night/draw", &[("revision", &revision(&draft))])
            .leads_to("/organise/t/friday-night?done=drawn");
        vera.get("/organise/t/friday-night").says(200, "Draws so far: 2");
        vera.post("/organise/t/friday-night/draw", &[("revision", "1")]).says(409, "changed in the meantime");
    }

    fn ticked_players_play_and_new_names_join_the_roster(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        vera.post("/organise/players", &[("names", "Anna\nBoris\nAnna\n")]).leads_to("/organise/players?added=2&known=0");
        vera.post("/organise/players", &[("names", "Anna\nDina")]).leads_to("/organise/players?added=1&known=1");
        let form = vera.get("/organise/tournaments/new").body;
        let (before, _) = form.split_once("<bdi>Boris</bdi>").unwrap();
        let (_, id) = before.rsplit_once("name=\"roster\" value=\"").unwrap();
        let boris = id.split('"').next().unwrap();
        // Ticked and typed is there once.
        let fields = [("entrants", "Vera\nGleb\nAnna\nBoris"), ("roster", boris)];
        create(&vera, &fields).leads_to("/organise/t/friday-night?done=created");
        let fields = [("name", "Saturday"), ("entrants", "Vera\nGleb\nAnna"), ("roster", boris)];
        create(&vera, &fields).leads_to("/organise/t/saturday?done=created");
        vera.get("/organise/t/saturday").says(200, "The order is as typed: Vera, Gleb, Anna, Boris");
        vera.get("/organise/players").says(200, "5 players");
    }

    fn the_roster_is_renamed_and_archived(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        vera.post("/organise/players", &[("names", " \n")]).says(422, "Type at least one name");
        vera.post("/organise/players", &[("names", &"x".repeat(4000))]).says(422, "Line 1: ");
        vera.post("/organise/players", &[("names", "Anna\nBoris")]).leads_to("/organise/players?added=2&known=0");
        let page = vera.get("/organise/players").body;
        let (_, rest) = page.split_once("action=\"/organise/players/").unwrap();
        let anna = rest.split('/').next().unwrap();
        let rename = |name| vera.post(&format!("/organise/players/{anna}/name"), &[("name", name)]);
        let taken = rename("Boris");
        taken.says(422, "“Boris” is on the list already");
        taken.says(422, "value=\"Boris\"");
        rename("").says(422, "aria-invalid");
        rename("Anna-Maria").leads_to("/organise/players?done=renamed");
        vera.post(&format!("/organise/players/{anna}/archive"), &[]).leads_to("/organise/players?done=player-archived");
        let gone = vera.get("/organise/tournaments/new").body;
        assert!(!gone.contains("Anna-Maria"));
        vera.post(&format!("/organise/players/{anna}/archive/end"), &[]).leads_to("/organise/players?done=player-restored");
        vera.get("/organise/tournaments/new").says(200, "Anna-Maria");
    }

    fn a_draft_is_edited_and_deleted(database) {
        let app = spawn_app(database);
        let vera = with_draft(&app);
        let form = vera.get("/organise/t/friday-night/edit");
        form.says(200, "Anna\nBoris\nVera\nGleb</textarea>");
        form.says(200, "value=\"19:30\"");
        let changed = [("entrants", "Anna\nDina\nVera\nGleb"), ("name", "Saturday"), ("revision", &revision(&form))];
        vera.post("/organise/t/friday-night/edit", &evening(&changed)).leads_to("/organise/t/saturday?done=edited");
        vera.get("/organise/t/saturday").says(200, "Dina");
        let wrong = [("entrants", "Anna"), ("revision", "2")];
        vera.post("/organise/t/saturday/edit", &evening(&wrong)).says(422, "id=\"entrants-error\"");
        vera.get("/organise/t/saturday/deletion").says(200, "Delete Saturday?");
        vera.post("/organise/t/saturday/deletion", &[]).leads_to("/organise?done=deleted");
        vera.get("/organise/t/saturday").says(404, "There is nothing here");
    }

    fn two_organisers_who_edit_one_draft_see_both_versions(database) {
        let app = spawn_app(database);
        let vera = with_draft(&app);
        let boris = colleague(&app, &vera);
        let seen = revision(&boris.get("/organise/t/friday-night/edit"));
        let theirs = [("entrants", FOUR), ("time", "20:00"), ("revision", &seen)];
        boris.post("/organise/t/friday-night/edit", &evening(&theirs)).leads_to("/organise/t/friday-night?done=edited");
        let mine = [("entrants", FOUR), ("time", "18:15"), ("rounds", "2"), ("revision", &seen)];
        let conflict = vera.post("/organise/t/friday-night/edit", &evening(&mine));
        conflict.says(409, "Boris changed this draft");
        conflict.says(409, "<td>20:00</td>");
        conflict.says(409, "<td>18:15</td>");
        conflict.says(409, "value=\"18:15\"");
        vera.get("/organise/t/friday-night").says(200, "20:00");
        // What was seen before is not what would be started.
        vera.post("/organise/t/friday-night/start", &[("revision", &seen), ("everybody", "yes")])
            .says(409, "the draft was changed while you had this page open");
        let decided = [("entrants", FOUR), ("time", "18:15"), ("rounds", "2"), ("revision", &revision(&conflict))];
        vera.post("/organise/t/friday-night/edit", &evening(&decided)).leads_to("/organise/t/friday-night?done=edited");
        vera.get("/organise/t/friday-night").says(200, "18:15");
    }

    fn two_organisers_tick_at_once(database) {
        let app = spawn_app(database);
        let vera = with_draft(&app);
        let tick = |fields: &[(&str, &str)]| {
            vera.post("/organise/t/friday-night/presence", fields).leads_to("/organise/t/friday-night?done=present#attendance");
        };
        tick(&[("here", "anna")]);
        // From a page that was loaded before.
        tick(&[("here", "boris")]);
        vera.get("/organise/t/friday-night").says(200, "2 of 4 are here");
        tick(&[("was", "anna"), ("was", "boris"), ("here", "boris")]);
        vera.get("/organise/t/friday-night").says(200, "1 of 4 are here");
    }

    fn hands_after_the_end_are_listed(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let fields = [("format", "two-vs-two"), ("target", "100"), ("entrants", FOUR)];
        create(&vera, &fields).leads_to("/organise/t/friday-night?done=created");
        vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
        let record = |hand, points| {
            let stored = tournaments::load(&database.store, "friday-night").unwrap();
            let slot = evening::slot(1, 1, hand);
            let outcome = evening::won(&stored, slot, 0, points);
            entries::record(&database.store, &evening::entry(&stored, slot, Some(outcome))).unwrap();
        };
        record(1, 30);
        vera.get("/organise/t/friday-night").says(200, "1 hand recorded");
        record(2, 30);
        let over = vera.get("/organise/t/friday-night");
        over.says(200, "the target was reached");
        vera.get("/organise/t/friday-night/stop").says(409, "That is done already");
        over.says(200, "Winner: Anna &#38; Boris");
        vera.get("/organise").says(200, "Winner: Anna &#38; Boris");
        assert!(!over.body.contains("Hands that do not count"));
        // A correction of the first hand ends the match before the second.
        record(1, 60);
        let flagged = vera.get("/organise/t/friday-night");
        flagged.says(200, "Hands that do not count");
        flagged.says(200, "/organise/t/friday-night/hands/1.1.2");
    }

    fn a_hand_to_correct_is_found_from_the_desk(database) {
        let app = spawn_app(database);
        let vera = with_started(&app);
        for hand in 1..=6 {
            let stored = tournaments::load(&database.store, "friday-night").unwrap();
            let slot = evening::slot(1, 1, hand);
            let outcome = evening::won(&stored, slot, 0, 20);
            entries::record(&database.store, &evening::entry(&stored, slot, Some(outcome))).unwrap();
        }
        let running = vera.get("/organise/t/friday-night");
        running.says(200, "Correct a hand");
        running.says(200, "Anna and Boris +40");
        let (latest, earlier) = running.body.split_once("Earlier hands (2)").expect("the earlier ones folded");
        assert!(latest.contains("/hands/1.1.6\"") && latest.contains("/hands/1.1.3\""), "{latest}");
        assert!(earlier.contains("/hands/1.1.2\"") && earlier.contains("/hands/1.1.1\""), "{earlier}");
        running.says(200, "What was done, and by whom");
    }

    fn the_setup_of_a_running_tournament_is_fixed(database) {
        let app = spawn_app(database);
        let vera = with_started(&app);
        vera.get("/organise/t/friday-night/edit").says(409, "This tournament has started");
        vera.post("/organise/t/friday-night/edit", &evening(&[("entrants", FOUR), ("revision", "1")]))
            .says(409, "This tournament has started");
        vera.post("/organise/t/friday-night/draw", &[("revision", "1")]).says(409, "This tournament has started");
        vera.post("/organise/t/friday-night/presence", &[]).says(409, "This tournament has started");
        vera.get("/organise/t/friday-night/deletion").says(409, "This tournament has started");
        vera.post("/organise/t/friday-night/deletion", &[]).says(409, "This tournament has started");
        vera.post("/organise/t/friday-night/start", &[("revision", "1")]).says(409, "This tournament has started");
    }

    fn what_is_another_clubs_is_not_found(database) {
        let app = spawn_app(database);
        let vera = with_draft(&app);
        let stranger = another_club(&app, database);
        for path in ["", "/edit", "/deletion", "/stop", "/cards", "/codes/1"] {
            let path = format!("/organise/t/friday-night{path}");
            stranger.get(&path).says(404, "There is nothing here");
            app.browser().get(&path).leads_to(&format!("/login?next={path}"));
        }
        for path in ["edit", "deletion", "draw", "presence", "start", "stop", "reopening", "archive", "archive/end", "codes/1"] {
            let path = format!("/organise/t/friday-night/{path}");
            stranger.post(&path, &[("revision", "1"), ("everybody", "yes")]).says(404, "There is nothing here");
            app.browser().post(&path, &[]).says(401, "Please log in");
        }
        let desk = stranger.get("/organise").body;
        assert!(!desk.contains("Friday night"));
        let page = vera.get("/organise/players").body;
        let (_, rest) = page.split_once("action=\"/organise/players/").unwrap();
        let anna = rest.split('/').next().unwrap();
        for deed in ["name", "archive", "archive/end"] {
            stranger.post(&format!("/organise/players/{anna}/{deed}"), &[("name", "X")]).says(404, "There is nothing here");
        }
        // Somebody else's player is nobody to tick.
        let fields = [("name", "Theirs"), ("entrants", "Anna\nBoris\nVera"), ("roster", anna)];
        create(&stranger, &fields).says(422, "id=\"entrants-error\"");
    }
}

/// An organiser of another club on the same installation. There is no page that makes a second club.
pub(super) fn another_club(app: &App, database: &crate::support::database::Database) -> Browser {
    use lastcard::store::accounts::{self, Login, NewAccount};
    use lastcard::store::clubs;
    use lastcard::tournament::Name;
    use lastcard::web::hashing;
    use lastcard::web::password::Password;

    let name = |name| Name::parse(name).unwrap();
    let details =
        clubs::ClubDetails { name: name("Borealis"), time_zone: chrono_tz::UTC, language: "en".to_owned() };
    let club = clubs::create(&database.store, &details).unwrap();
    let password_hash = hashing::hash(&Password::parse("a stranger to you", &[]).unwrap()).unwrap();
    let account = NewAccount { login: Login::parse("stranger").unwrap(), name: name("Olga"), password_hash };
    accounts::add(&database.store, &club.id, &account).unwrap();
    let browser = app.browser();
    let fields = [("login", "stranger"), ("password", "a stranger to you"), ("next", "")];
    browser.post("/login", &fields).leads_to("/organise");
    browser
}
