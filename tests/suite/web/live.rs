//! The streams that pages follow: who may listen, and what they send.

use macro_rules_attribute::apply;
use std::time::Duration;

use lastcard::store::accounts::{self, Login};
use lastcard::store::{Store, clubs, codes, player_codes, sessions};
use lastcard::tournament::PlayerId;
use lastcard::web::{Config, Timeouts};

use crate::support::app::{App, Browser, Stream, spawn_app, spawn_app_with};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening;
use crate::web::control_room::lifecycle::{
    FOUR, create, organiser_of_another_club, with_draft, with_started,
};
use crate::web::played_hands::moves::table;

const EVENING: &str = "/organise/t/friday-night";

/// The version that a page shows.
fn shown_version(browser: &Browser, path: &str) -> String {
    let page = browser.get(path);
    assert_eq!(page.status.as_u16(), 200, "{path}: {}", page.body);
    let (_, rest) = page.body.split_once("data-version=\"").expect("a page that follows");
    rest.split('"').next().unwrap().to_owned()
}

/// The next version that a stream sends.
fn next_version(stream: &mut Stream<'_>) -> String {
    let event = stream.next().expect("news");
    event.strip_prefix("event: version\ndata: ").unwrap_or_else(|| panic!("{event}")).trim_end().to_owned()
}

/// Reads until the stream has reached the version of the page.
fn catch_up(stream: &mut Stream<'_>, browser: &Browser, path: &str) {
    let now = shown_version(browser, path);
    while next_version(stream) != now {}
}

fn play_a_hand(app: &App, store: &Store) {
    let club = clubs::list(store).unwrap().remove(0);
    let header = lastcard::store::tournaments::by_slug(store, "friday-night").unwrap();
    let code = codes::list(store, &club.id, &header.id).unwrap().remove(0).code;
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", "0"),
        ("entry_key", "0123456789abcdef"),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    app.browser().post(&format!("/at/{code}/entries"), &fields).assert_leads_to(&format!("/at/{code}"));
}

#[apply(on_both!)]
fn a_result_reaches_desk_home_club_and_organiser(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    for page in ["/organise", EVENING, "/", "/c/aurora"] {
        let visitor = if page.starts_with("/organise") { &vera } else { &app.browser() };
        let before = shown_version(visitor, page);
        let stream = format!("{}/live", page.trim_end_matches('/'));
        let mut stream = visitor.stream(&stream);
        assert_eq!(stream.response.headers()["content-type"], "text/event-stream");
        assert_eq!(next_version(&mut stream), before, "{page}");
    }
    let mut streams = ["/organise/live", "/organise/t/friday-night/live"].map(|path| vera.stream(path));
    let visitor = app.browser();
    let mut open = ["/live", "/c/aurora/live"].map(|path| visitor.stream(path));
    let before: Vec<String> = streams.iter_mut().chain(&mut open).map(next_version).collect();
    play_a_hand(&app, &database.store);
    for (stream, before) in streams.iter_mut().chain(&mut open).zip(before) {
        assert_ne!(next_version(stream), before);
    }
    vera.get("/organise").assert_shows(200, copy("public-hands-of").with("played", 1).with("all", 12));
    vera.get(EVENING)
        .assert_shows(200, copy("desk-table-hand").with("round", 1).with("hand", 2).with("hands", 12));
}

#[apply(on_both!)]
fn the_desk_follows_drafts_presence_and_deletions(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    let mut stream = vera.stream("/organise/live");
    next_version(&mut stream);
    create(&vera, &[("name", "Cup"), ("entrants", FOUR)]).assert_leads_to("/organise/t/cup?done=created");
    catch_up(&mut stream, &vera, "/organise");
    vera.get("/organise").assert_says(200, "<bdi>Cup</bdi>");
    let tick = [("revision", "1"), ("here", "anna")];
    assert_eq!(vera.post("/organise/t/cup/presence", &tick).status.as_u16(), 303);
    catch_up(&mut stream, &vera, "/organise/t/cup");
    // Somebody has come for it, so its name is asked for.
    assert_eq!(vera.post("/organise/t/cup/deletion", &[]).status.as_u16(), 422);
    assert_eq!(vera.post("/organise/t/cup/deletion", &[("name", "cup")]).status.as_u16(), 303);
    catch_up(&mut stream, &vera, "/organise");
    let club = [
        ("club", "Borealis"),
        ("time_zone", "Asia/Kolkata"),
        ("evenings", "hour"),
        ("language", "en"),
        ("minutes", "5"),
        ("seconds", "0"),
    ];
    vera.post("/organise/club", &club).assert_leads_to("/organise/club?done=club");
    catch_up(&mut stream, &vera, "/organise");
}

#[apply(on_both!)]
fn the_stream_of_an_ended_session_ends(database: &Database) {
    let usual = Timeouts::default();
    assert_eq!(usual.right, Duration::from_secs(20));
    let timeouts = Timeouts { right: Duration::from_millis(500), ..usual };
    let app = spawn_app_with(database, Config { timeouts, ..Config::default() });
    let vera = with_started(&app);
    let mut streams = ["/organise/live", "/organise/t/friday-night/live"].map(|path| vera.stream(path));
    let _ = streams.each_mut().map(next_version);
    let account = accounts::by_login(&database.store, &Login::parse("vera").unwrap()).unwrap();
    sessions::end_all(&database.store, &account.id, None).unwrap();
    for stream in &mut streams {
        assert_eq!(stream.next(), None);
    }
    vera.get("/organise/live").assert_leads_to("/login?next=/organise/live");
}

#[apply(on_both!)]
fn writes_of_another_copy_reach_desk_and_home(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    let _listener = app.snapshots.listen().unwrap();
    let visitor = app.browser();
    let mut streams = [vera.stream("/organise/live"), visitor.stream("/live")];
    let _ = streams.each_mut().map(next_version);
    let (other, club) = (database.open_other_copy(), clubs::list(&database.store).unwrap().remove(0));
    evening::start_tournament(&other, &club, &evening::new("Cup", &evening::keys("four-player")));
    for (stream, (browser, path)) in streams.iter_mut().zip([(&vera, "/organise"), (&visitor, "/")]) {
        while !browser.get(path).body.contains("<bdi>Cup</bdi>") {
            next_version(stream);
        }
        next_version(stream);
    }
}

#[test]
fn only_a_clubs_organisers_follow_its_desk() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let olga = organiser_of_another_club(&app, database);
    for path in ["/organise/live", "/organise/t/friday-night/live"] {
        let turned_away = app.browser().get(path);
        turned_away.assert_leads_to(&format!("/login?next={path}"));
    }
    olga.get("/organise/t/friday-night/live").assert_shows(404, copy("error-404"));
    vera.get("/organise/t/nothing/live").assert_shows(404, copy("error-404"));
    for path in ["/c/nowhere/live", "/me/ABCDEF/live", "/at/ABCDEF/live"] {
        assert_eq!(app.browser().get(path).status.as_u16(), 404, "{path}");
    }
    // Changes in one club are not sent to another.
    let mut theirs = olga.stream("/organise/live");
    let before = next_version(&mut theirs);
    play_a_hand(&app, &database.store);
    create(&olga, &[("name", "Own"), ("entrants", FOUR)]).assert_leads_to("/organise/t/own?done=created");
    assert_eq!(
        next_version(&mut theirs).parse::<u64>().unwrap(),
        before.parse::<u64>().unwrap().wrapping_add(1)
    );
}

#[test]
fn the_personal_page_follows_the_hand() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("four-player"));
    let (anna, of) = (PlayerId::parse("anna").unwrap(), &table.header);
    let codes =
        player_codes::get_or_issue(&table.store, &of.club_id, &of.id, std::slice::from_ref(&anna)).unwrap();
    let (me, phone) = (format!("/me/{}", codes[&anna]), table.app.browser());
    phone.get(&me).assert_shows(200, copy("me-waits"));
    phone.get(&me).assert_says(200, "http-equiv=\"refresh\"");
    let mut stream = phone.stream(&format!("{me}/live"));
    assert_eq!(next_version(&mut stream), shown_version(&phone, &me));
    phone.post(&me, &[]).assert_leads_to(&me);
    catch_up(&mut stream, &phone, &me);
    phone.get(&me).assert_shows(200, copy("me-sits").with("name", "Anna"));
    let play = format!("/at/{}/play", table.code);
    table.app.browser().post(&play, &[("slot", "1.1.1")]).assert_leads_to(&play);
    next_version(&mut stream);
    phone.get(&me).assert_leads_to(&play);
}

#[test]
fn a_waiting_table_follows_the_others() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("four-player"));
    let phone = table.app.browser();
    let mut stream = phone.stream(&format!("/at/{}/live", table.code));
    let before = next_version(&mut stream);
    let at = format!("/at/{}", table.code);
    phone.get(&at).assert_says(200, &format!("data-stream=\"{at}/live\""));
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", "0"),
        ("entry_key", "0123456789abcdef"),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    table.app.browser().post(&format!("{at}/entries"), &fields).assert_leads_to(&at);
    assert_ne!(next_version(&mut stream), before);
}
