//! A sign-up, from the poster to the seat and the season's table.

use chrono::{TimeDelta, Utc};
use lastcard::club::{Publication, SignUpSource};
use lastcard::club::{SeasonRules, SignUpNames};
use lastcard::store::announcements::{self, NewAnnouncement};
use lastcard::store::clubs::{self, ClubDetails};
use lastcard::store::entries::random_key;
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::sign_ups::{self, NewSignUp};
use lastcard::store::tournaments::{self, NewTournament};
use lastcard::store::{AnnouncementId, Store};
use lastcard::tournament::{Format, Name, Setup};
use rqrr::PreparedImage;

use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::browser::phones::profile::Profile;
use crate::support::app::{App, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::evening::{draw_up_among, entry, keys, mark_all_present, new, win_by_seat};

/// Samples the first QR code of a page on a grid of this side length: `1` for dark, row by row.
const DARK: &str = "
    const svg = document.querySelector('.qr svg'), side = Number(arguments[0]), box = svg.viewBox.baseVal;
    const dark = [...svg.querySelectorAll('path, rect')].filter((e) => e.getAttribute('fill') === '#000');
    const point = svg.createSVGPoint();
    let rows = '';
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) {
        point.x = box.x + (x + 0.5) * box.width / side;
        point.y = box.y + (y + 0.5) * box.height / side;
        rows += dark.some((e) => e.isPointInFill(point)) ? '1' : '0';
    }
    return rows;
";

/// Decodes the QR code of a page, as a camera would.
async fn scan_code(page: &Phone) -> String {
    const SIDE: usize = 240;
    let dark = page.run(DARK, &[&SIDE.to_string()]).await;
    let dark: Vec<u8> = dark.as_str().unwrap().bytes().collect();
    let shade = |x: usize, y: usize| if dark[y * SIDE + x] == b'1' { 0 } else { 255 };
    let mut image = PreparedImage::prepare_from_greyscale(SIDE, SIDE, shade);
    let (_, read) = image.detect_grids().remove(0).decode().unwrap();
    read
}

/// Creates a club with a season and an announced evening in it.
fn announce(app: &App) -> (Store, AnnouncementId) {
    let store = app.snapshots.store().clone();
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: "Europe/Berlin".parse().unwrap(),
        language: "en".to_owned(),
    };
    let club = clubs::create(&store, &details).unwrap();
    let season = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: true,
        tournaments: [].into(),
    };
    seasons::create(&store, &club.id, &season).unwrap();
    let evening = NewAnnouncement {
        name: Name::parse("Friday").unwrap(),
        place: None,
        about: None,
        starts_at: Utc::now() + TimeDelta::hours(1),
        setup: Setup::parse(&keys("four-player")).unwrap(),
        places: 4,
        takes_names: true,
        format_open: false,
    };
    let made = announcements::create(&store, &club.id, &AnnouncementId::made(), &[evening]).unwrap();
    announcements::set_state(&store, &club.id, &made.id, Publication::Announced, true).unwrap();
    (store, made.id)
}

/// Signs people up for an evening, as its organiser does.
fn sign_up(store: &Store, announcement: &AnnouncementId, names: &[&str]) {
    for name in names {
        let new = NewSignUp {
            names: SignUpNames::parse(Format::FourPlayer, vec![Name::parse(name).unwrap()]).unwrap(),
            remark: None,
            entry_key: random_key(),
            source: SignUpSource::Club,
        };
        sign_ups::sign_up(store, announcement, &new).unwrap();
    }
}

/// Creates the tournament from the sign-ups, and starts it.
fn start_tournament(app: &App, store: &Store, announcement: &AnnouncementId) {
    let club = clubs::list(store).unwrap().remove(0);
    let names: Vec<String> =
        sign_ups::list(store, announcement).unwrap().iter().map(sign_ups::SignUp::names).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let drawn = NewTournament {
        tournament: draw_up_among(&names, "Friday", &keys("four-player")),
        announcement: Some(announcement.clone()),
        ..new("Friday", &keys("four-player"))
    };
    let header = tournaments::create(store, &club.id, None, &drawn).unwrap();
    mark_all_present(store, &header);
    app.snapshots
        .change(&header.id, |store| tournaments::start(store, &club.id, &header.id, header.revision, None))
        .unwrap();
}

#[tokio::test]
async fn from_the_poster_code_to_the_season_table() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (store, announcement) = announce(&app);
    let poster = Phone::of(Kind { size: (1440, 900), ..Kind::default() }).await;
    poster.open(&app.url("/t/friday/poster")).await;
    let address = scan_code(&poster).await;
    assert_eq!(address, app.url("/t/friday/sign-up"));

    let phone = Phone::ordinary().await;
    phone.open(&address).await;
    phone.type_into("[name=name]", "Anna").await;
    phone.tap("main form .primary").await;
    phone.wait_for_text(".own-sign-up", copy("own-sign-up-place").with("place", 1)).await;
    phone.tap("[value=come]").await;
    phone.wait_for_text(".own-sign-up", copy("own-sign-up-there")).await;
    // The others sign up elsewhere and the evening starts: the sign-up's own page leads to the seat by itself.
    sign_up(&store, &announcement, &["Boris", "Vera", "Gleb"]);
    start_tournament(&app, &store, &announcement);
    phone.wait_for_text("h1", "Anna").await;
    phone
        .wait_until(async || {
            phone.run("return location.pathname", &[]).await.as_str().unwrap().starts_with("/me/")
        })
        .await;
    phone.wait_for_text(".me-now", copy("desk-table-of").with("table", 1)).await;

    // Results appear in the season's table at once.
    phone.open(&app.url("/c/aurora/seasons/2026")).await;
    phone.wait_for_text("main", copy("season-empty")).await;
    let stored = app.snapshots.unredacted("friday").unwrap().stored.clone();
    let slot = stored.tournament.next_hands().remove(0).slot;
    app.snapshots.record(&entry(&stored, slot, Some(win_by_seat(&stored, slot, 0, 20)))).unwrap();
    phone.wait_for_text(".season-matrix", "Anna").await;
}

#[tokio::test]
async fn signing_up_twice_makes_one_sign_up() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (store, announcement) = announce(&app);
    let profile = Profile::new();
    let phone = profile.open_phone().await;
    phone.open(&app.url("/t/friday/sign-up")).await;
    phone.type_into("[name=name]", "Anna").await;
    phone.tap_twice("main form .primary", std::time::Duration::from_millis(60)).await;
    phone.wait_for_text(".own-sign-up", copy("own-sign-up-place").with("place", 1)).await;
    assert_eq!(sign_ups::list(&store, &announcement).unwrap().len(), 1);
    phone.open_tab(&app.url("/t/friday/sign-up")).await;
    phone.wait_for_text(".notice", copy("sign-up-own").with("names", "Anna")).await;
    phone.type_into("[name=name]", "anna").await;
    phone.tap("main form .primary").await;
    phone.wait_for_text(".field-error", copy("sign-up-twice").with("name", "anna")).await;
    // Giving up the place takes a second step, so that one slip of a thumb is not enough.
    phone.tap(".notice a[href*='/sign-up/']").await;
    phone.wait_for_text(".own-sign-up", copy("own-sign-up-place").with("place", 1)).await;
    phone.tap("details > summary").await;
    phone.tap("[value=leave]").await;
    phone.wait_for_text(".own-sign-up", copy("own-sign-up-left")).await;
}

#[tokio::test]
async fn check_in_finds_names_by_their_letters() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (store, announcement) = announce(&app);
    sign_up(&store, &announcement, &["Anna", "Boris", "Vera"]);
    let code = announcements::by_id(&store, &announcement).unwrap().check_in;
    let tablet = Phone::of(Kind { size: (1024, 768), ..Kind::default() }).await;
    tablet.open(&app.url(&format!("/t/friday/check-in/{code}"))).await;
    tablet.type_into("[data-filter]", "bo").await;
    tablet.wait_until(async || tablet.texts("[data-items] > li:not([hidden])").await == ["Boris"]).await;
    tablet.press_enter().await;
    tablet.wait_for_text("main", copy("check-in-there").with("count", 1)).await;
}
