//! Links, frames, feeds and calendars, as other programs show them.

use atom_syndication::Feed;
use icalendar::{Calendar, CalendarComponent, CalendarDateTime, Component as _, DatePerhapsTime};
use lastcard::store::tournaments;
use lastcard::web::{Config, Origin};
use reqwest::Method;
use serde_json::Value;

use crate::support::app::{Raw, spawn_app, spawn_app_with};
use crate::support::copy::{copy, credit, escaped, hands_played};
use crate::support::database::Database;
use crate::support::evening::{keys, new};
use crate::support::ex_48::play;
use crate::web::export::files::{ODD, evening, get, size};
use crate::web::leaderboard::page::set_up_club;

const FOUR: [&str; 4] = ["Anna", "Boris", "Vera", "Gleb"];

/// The content of a meta tag.
fn meta<'a>(page: &'a str, name: &str) -> &'a str {
    let (_, rest) =
        page.split_once(&format!("\"{name}\" content=\"")).unwrap_or_else(|| panic!("no {name} in {page}"));
    rest.split('"').next().unwrap()
}

fn feed(raw: &Raw) -> Feed {
    assert_eq!(raw.header("content-type"), "application/atom+xml; charset=utf-8");
    Feed::read_from(&raw.body[..]).unwrap()
}

fn calendar(raw: &Raw) -> Calendar {
    assert_eq!(raw.header("content-type"), "text/calendar; charset=utf-8");
    std::str::from_utf8(&raw.body).unwrap().parse().unwrap()
}

#[test]
fn every_page_describes_itself_in_link_previews() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, FOUR, "std");
    play(&app.snapshots, &header, 5);
    let own = format!("http://{}", app.address);
    let says =
        copy("share-running").with("tournament", "Friday night").with("club", "Aurora").with("names", "Vera");
    let says = says.with("line", hands_played(5, 12).to_string()).to_string();
    for below in [
        "",
        "/schedule",
        "/schedule/1.1",
        "/charts",
        "/print",
        "/projector",
        "/hands/1.1.1",
        "/entrants/anna",
        "/tables/1",
        "/embed",
    ] {
        let path = format!("/t/{}{below}", header.slug);
        let page = app.browser().get(&path);
        page.assert_says(200, "summary_large_image");
        assert_eq!(meta(&page.body, "og:url"), format!("{own}{path}"));
        assert_eq!(meta(&page.body, "og:description"), escaped(&says), "{path}");
        assert!(meta(&page.body, "og:title").contains("Friday night"), "{path}");
        let picture = meta(&page.body, "og:image").strip_prefix(&own).unwrap().to_owned();
        assert_eq!(size(&get(&app, &picture)), (1200, 630));
    }
    let page = || app.browser().get(&format!("/t/{}", header.slug)).body;
    let before = meta(&page(), "og:image").to_owned();
    play(&app.snapshots, &header, 12);
    assert_ne!(meta(&page(), "og:image"), before, "others keep what they fetched");
    let winners =
        copy("public-winners").with("count", 1).with("players", 1).with("names", "Anna").to_string();
    assert!(meta(&page(), "og:description").contains(&winners));
}

#[test]
fn shared_addresses_are_those_of_the_service() {
    let database = &Database::sqlite();
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, FOUR, "std");
    let path = format!("/t/{}", header.slug);
    let known = spawn_app_with(
        database,
        Config { url: Some(Origin::parse("https://uno.example").unwrap()), ..Config::default() },
    );
    let page = known.browser().get(&path).body;
    assert_eq!(meta(&page, "og:url"), format!("https://uno.example{path}"));
    assert!(page.contains(&escaped(format!("<iframe src=\"https://uno.example{path}/embed\""))), "{page}");
    // Without a public URL each visitor's own host is used, and never shown to another visitor.
    let app = spawn_app(database);
    let browser = app.browser();
    let own = format!("http://{}{path}", app.address);
    for _ in 0..2 {
        assert_eq!(meta(&browser.get(&path).body, "og:url"), own);
        let other = browser.send(Method::GET, &path, |request| request.header("host", "evil.example"));
        assert_eq!(meta(&other.body, "og:url"), format!("http://evil.example{path}"));
        assert!(!browser.get(&path).body.contains("evil.example"));
    }
}

#[test]
fn only_the_embedded_leaderboard_may_be_framed() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, FOUR, "std");
    let browser = app.browser();
    let path = |below: &str| format!("/t/{}{below}", header.slug);
    for _ in 0..2 {
        // Freshly rendered, and then from the cache.
        let embed = browser.get(&path("/embed"));
        let policy = embed.header("content-security-policy");
        assert!(policy.contains("frame-ancestors *") && policy.contains("default-src 'none'"), "{policy}");
        assert_eq!((embed.header("x-frame-options"), embed.header("set-cookie")), ("", ""));
        assert!(!embed.body.contains("<form") && embed.body.contains("Anna"), "{}", embed.body);
        assert!(embed.body.contains(&format!("data-stream=\"{}\"", path("/embed/live"))));
    }
    let pages =
        ["", "/schedule", "/charts", "/print", "/projector", "/hands/1.1.1", "/entrants/anna", "/tables/1"];
    let files = ["/card.png", "/leaderboard.svg", "/leaderboard.json", "/nowhere", "/entrants/embed"];
    let elsewhere = [
        "/",
        "/c/aurora",
        "/c/aurora/feed.atom",
        "/login",
        "/at",
        "/rules",
        "/practice",
        "/oembed",
        "/t/nowhere/embed",
    ];
    let others = pages.into_iter().chain(files).map(path).chain(elsewhere.map(str::to_owned));
    for other in others {
        let answer = browser.send_raw(Method::GET, &other, &[]);
        assert_eq!(answer.header("x-frame-options"), "DENY", "{other}");
        assert!(answer.header("content-security-policy").contains("frame-ancestors 'none'"), "{other}");
    }
}

#[test]
fn other_sites_learn_how_to_embed_it() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, ODD, "std");
    tournaments::create(&database.store, &club.id, None, &new("Secret plan", &keys("four-player"))).unwrap();
    let own = format!("http://{}", app.address);
    let asked = |url: &str, rest: &str| {
        let url = url.bytes().map(|byte| format!("%{byte:02x}")).collect::<Vec<_>>().concat();
        app.browser().get(&format!("/oembed?url={url}{rest}"))
    };
    let leaderboard = format!("{own}/t/{}", header.slug);
    let page = app.browser().get(&format!("/t/{}", header.slug)).body;
    let (_, link) = page.split_once("type=\"application/json+oembed\" href=\"").unwrap();
    let link = link.split('"').next().unwrap().replace("&#38;", "&");
    let found = app.browser().get(link.strip_prefix(&own).unwrap());
    let said: Value = serde_json::from_str(&found.body).unwrap();
    assert_eq!((said["version"].as_str(), said["type"].as_str()), (Some("1.0"), Some("rich")));
    assert_eq!(
        (said["title"].as_str(), said["author_name"].as_str()),
        (Some("Friday night"), Some("Aurora"))
    );
    assert!(
        said["html"].as_str().unwrap().starts_with(&format!("<iframe src=\"{leaderboard}/embed\"")),
        "{said}"
    );
    let same: Value =
        serde_json::from_str(&asked(&format!("{leaderboard}/schedule?x=y"), "&format=json").body).unwrap();
    assert_eq!(same, said);
    let small: Value =
        serde_json::from_str(&asked(&leaderboard, "&maxwidth=300&maxheight=200").body).unwrap();
    assert_eq!((small["width"].as_u64(), small["height"].as_u64()), (Some(300), Some(200)));
    asked(&leaderboard, "&format=xml").assert_shows(501, copy("error-oembed-format"));
    for elsewhere in [
        "https://evil.example/t/friday-night",
        "ftp://x/t/y",
        "friday-night",
        &format!("{own}/"),
        &format!("{own}/c/aurora"),
        &format!("{own}/t/secret-plan"),
        &format!("{own}/t/nowhere"),
    ] {
        assert_eq!(asked(elsewhere, "").status, 404, "{elsewhere}");
    }
    assert_eq!(app.browser().get("/oembed").status, 400);
    assert_eq!(app.browser().get("/oembed?url=x&maxwidth=wide").status, 400);
}

#[test]
fn a_feed_lists_results_and_endings() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let path = "/c/aurora/feed.atom";
    let empty = feed(&get(&app, path));
    assert!(empty.entries.is_empty() && empty.title.value.contains("Aurora"));
    tournaments::create(&database.store, &club.id, None, &new("Secret plan", &keys("four-player"))).unwrap();
    let header = evening(database, &club, FOUR, "std");
    play(&app.snapshots, &header, 2);
    let raw = get(&app, path);
    let running = feed(&raw);
    let own = format!("http://{}", app.address);
    assert_eq!(running.entries.len(), 2);
    let first = running.entries.iter().find(|entry| entry.links[0].href.ends_with("/hands/1.1.1")).unwrap();
    assert!(first.title.value.contains(&credit(&["Anna", "Boris"], 75)), "{}", first.title.value);
    assert!(first.links[0].href.starts_with(&own));
    assert_eq!(running.id, empty.id);
    assert!(running.links.iter().any(|link| link.rel == "self" && link.href == format!("{own}{path}")));
    assert_eq!(
        app.browser().send_raw(Method::GET, path, &[("if-none-match", raw.header("etag"))]).status,
        304
    );
    play(&app.snapshots, &header, 12);
    let over = feed(&get(&app, path));
    let end =
        over.entries.iter().find(|entry| entry.links[0].href == format!("{own}/t/{}", header.slug)).unwrap();
    let winners =
        copy("public-winners").with("count", 1).with("players", 1).with("names", "Anna").to_string();
    assert!(end.title.value.contains(&winners), "{}", end.title.value);
    let mut ids: Vec<&str> = over.entries.iter().map(|entry| entry.id.as_str()).collect();
    assert!(ids.contains(&first.id.as_str()), "an entry keeps its name");
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 13);
    assert!(!String::from_utf8(get(&app, path).body).unwrap().contains("Secret plan"));
    app.browser().get("/c/aurora").assert_says(200, &format!("href=\"{path}\""));
    app.browser().get("/c/nowhere/feed.atom").assert_shows(404, copy("error-404"));
}

#[test]
fn a_calendar_has_the_tournaments_of_a_club() {
    let database = &Database::sqlite();
    let (club, _) = set_up_club(&database.store);
    let path = "/c/aurora/calendar.ics";
    let empty = calendar(&get(&spawn_app(database), path));
    let app = spawn_app(database);
    assert_eq!(empty.components.len(), 0);
    tournaments::create(&database.store, &club.id, None, &new("Secret plan", &keys("four-player"))).unwrap();
    let header = evening(database, &club, FOUR, "std");
    let raw = get(&app, path);
    let followed = calendar(&raw);
    let [CalendarComponent::Event(event)] = &followed.components[..] else { panic!("{followed:?}") };
    assert_eq!(event.get_summary(), Some("Friday night"));
    assert_eq!(event.get_start(), Some(DatePerhapsTime::DateTime(CalendarDateTime::Utc(header.starts_at))));
    assert_eq!(event.get_uid(), Some(format!("{}@lastcard", header.id).as_str()));
    assert_eq!(event.get_url(), Some(format!("http://{}/t/{}", app.address, header.slug).as_str()));
    assert!(raw.body.split(|byte| *byte == b'\n').all(|line| line.len() <= 76), "folded lines");
    assert_eq!(get(&app, path).body, raw.body, "the same calendar is the same file");
    assert_eq!(
        app.browser().send_raw(Method::GET, path, &[("if-none-match", raw.header("etag"))]).status,
        304
    );
    app.browser().get("/c/nowhere/calendar.ics").assert_shows(404, copy("error-404"));
}

#[test]
fn the_leaderboard_links_to_every_file() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, FOUR, "std");
    let page = app.browser().get(&format!("/t/{}", header.slug));
    page.assert_shows(200, copy("share-title"));
    let start = format!("class=\"file\" href=\"/t/{}/", header.slug);
    let files: Vec<&str> =
        page.body.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(files.len(), 9);
    for file in files {
        get(&app, &format!("/t/{}/{file}", header.slug));
    }
    // Elements that need scripts are hidden without them.
    let shares = page.body.matches("<button class=\"button\" type=\"button\" data-").count();
    let others =
        ["class=\"only-live\" hidden>", "data-scripted hidden>"].map(|tag| page.body.matches(tag).count());
    assert_eq!((shares, others), (3, [1, 1]));
    assert_eq!(page.body.matches(" hidden>").count(), 5);
}

#[test]
fn the_site_can_be_put_on_a_home_screen() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let page = app.browser().get("/");
    let linked = |rel: &str| {
        let (_, rest) = page.body.split_once(&format!("<link rel=\"{rel}\" href=\"")).unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    page.assert_says(200, "<meta name=\"theme-color\"");
    assert_eq!(size(&get(&app, &linked("apple-touch-icon"))), (180, 180));
    let manifest = get(&app, &linked("manifest"));
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    let manifest: Value = serde_json::from_slice(&manifest.body).unwrap();
    assert_eq!(manifest["start_url"], "/");
    for icon in manifest["icons"].as_array().unwrap().iter().filter(|icon| icon["type"] == "image/png") {
        let (width, height) = size(&get(&app, icon["src"].as_str().unwrap()));
        assert_eq!(icon["sizes"], format!("{width}x{height}"));
    }
}
