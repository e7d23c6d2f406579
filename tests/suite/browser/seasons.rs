//! Pages and prints that outlive an evening: profiles, careers and seasons.

use chrono::{TimeDelta, Utc};
use lastcard::club::{EventScoring, ProfileVisibility, SeasonRules};
use lastcard::store::clubs::{self, Club, ClubDetails};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::{self, Header, TournamentImport};
use lastcard::store::{Store, player_codes, players};
use lastcard::tournament::{Name, PlayerId, file};

use crate::browser::control_room::formats::set_up_organiser;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::paper::PAPERS;
use crate::browser::phones::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::evening::{keys, new, play, start_tournament};

fn create_club(store: &Store) -> Club {
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: "Europe/Berlin".parse().unwrap(),
        language: "en".to_owned(),
    };
    clubs::create(store, &details).unwrap()
}

/// Imports finished four-player evenings, a week apart.
fn import_evenings(store: &Store, club: &Club, many: i64) -> Vec<Header> {
    let text = include_str!("../../evenings/four_player.json");
    let evening = |week: i64| {
        let tournament = file::read(text).unwrap();
        let starts_at = Utc::now() - TimeDelta::weeks(many - week);
        tournaments::import(store, &club.id, None, &TournamentImport { starts_at, tournament }).unwrap()
    };
    (0..many).map(evening).collect()
}

#[tokio::test]
async fn a_player_sets_profile_visibility_by_phone() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let store = app.snapshots.store().clone();
    let club = create_club(&store);
    let header = import_evenings(&store, &club, 2).remove(1);
    let anna = PlayerId::parse("anna").unwrap();
    let codes =
        player_codes::get_or_issue(&store, &club.id, &header.id, std::slice::from_ref(&anna)).unwrap();
    let own = players::list(&store, &club.id).unwrap().remove(0);
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    other.open(&app.url(&format!("/c/aurora/players/{}", own.id))).await;
    other.wait_for_text("h1", "Anna").await;
    other.wait_for_text("main", copy("person-less")).await;

    phone.open(&app.url(&format!("/me/{}", codes[&anna]))).await;
    phone.tap("a[href$='/page']").await;
    phone.tap("label.choice:has([value=everything])").await;
    phone.tap_twice("main form .primary", std::time::Duration::from_millis(60)).await;
    phone.wait_for_text(".notice.good", copy("done-openness")).await;
    other.wait_for_text("#partners", copy("opponents-partners")).await;
    phone.tap("main form a.button").await;
    phone.wait_for_text("h1", "Anna").await;
    phone.wait_for_text("#balance", copy("opponents-balance")).await;
}

#[tokio::test]
async fn a_year_of_evenings_prints_on_one_sheet() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let store = app.snapshots.store().clone();
    let club = create_club(&store);
    let season = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: import_evenings(&store, &club, 53).into_iter().map(|header| header.id).collect(),
    };
    seasons::create(&store, &club.id, &season).unwrap();
    for player in players::list(&store, &club.id).unwrap() {
        players::set_visibility(&store, &club.id, &player.id, ProfileVisibility::Everything).unwrap();
    }
    let page = Phone::of(Kind { size: (1440, 900), ..Kind::default() }).await;
    page.open(&app.url("/c/aurora/seasons/2026/year")).await;
    page.wait_for_text(".year-evenings + p", copy("year-more").with("count", 1)).await;
    for paper in PAPERS {
        assert_eq!(page.print(paper).await.sheets(), 1, "{paper:?}");
    }
}

#[tokio::test]
async fn a_season_is_made_with_two_answers_and_shown_at_once() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (phone, home) = (Phone::ordinary().await, app.url(""));
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let club = clubs::list(&database.store).unwrap().remove(0);
    import_evenings(&database.store, &club, 1);
    phone.open(&format!("{home}/organise/seasons/new")).await;
    phone.take_taps();
    phone.tap("label:has([name=count][value=places])").await;
    phone.type_into("[name=best]", "6").await;
    phone.tap("form .primary").await;
    phone.wait_for_text(".season-matrix", "Anna").await;
    assert_eq!(phone.take_taps(), 3);
    let season = seasons::list(&database.store, &club.id).unwrap().remove(0);
    assert_eq!(season.rules.best().map(std::num::NonZeroU32::get), Some(6));
    assert!(season.takes_new && season.rules.event_scoring() == EventScoring::Places);
    let year = Utc::now().with_timezone(&club.time_zone).format("%Y").to_string();
    assert_eq!(season.name.as_str(), year);
}

/// The left edges of the first name, its points and the first evening, and whether the page itself scrolls.
const EDGES: &str = "const row = document.querySelector('.season-matrix tbody tr');
    const left = (css) => Math.round(row.querySelector(css).getBoundingClientRect().left);
    const page = document.documentElement;
    return [left('.season-name'), left('.season-score'), left('td:nth-child(3)'), page.scrollWidth - page.clientWidth]";

#[tokio::test]
async fn a_season_table_scrolls_beside_name_and_points() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let store = app.snapshots.store().clone();
    let club = create_club(&store);
    let season = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: import_evenings(&store, &club, 12).into_iter().map(|header| header.id).collect(),
    };
    seasons::create(&store, &club.id, &season).unwrap();
    let phone = Phone::ordinary().await;
    phone.open(&app.url("/c/aurora/seasons/2026")).await;
    phone.wait_for_text(".season-matrix", "Anna").await;
    let before: Vec<i64> = serde_json::from_value(phone.run(EDGES, &[]).await).unwrap();
    let scroll = "const scroll = document.querySelector('.scroll');
        scroll.focus(); scroll.scrollLeft = 120; return document.activeElement === scroll";
    assert_eq!(phone.run(scroll, &[]).await, true);
    let after: Vec<i64> = serde_json::from_value(phone.run(EDGES, &[]).await).unwrap();
    assert_eq!(after, [before[0], before[1], before[2] - 120, 0], "{before:?}");
}

#[tokio::test]
async fn a_provisional_evening_turns_into_points_when_it_ends() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let store = app.snapshots.store().clone();
    let club = create_club(&store);
    let friday = start_tournament(&store, &club, &new("Friday", &keys("four-player")));
    let season = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: [friday.id.clone()].into(),
    };
    seasons::create(&store, &club.id, &season).unwrap();
    play(&app.snapshots, &friday, 11);
    let phone = Phone::ordinary().await;
    phone.open(&app.url("/c/aurora/seasons/2026")).await;
    phone.wait_for_text(".season-matrix", copy("season-if-ended")).await;
    assert_eq!(phone.texts(".season-matrix td.season-score").await, ["–"; 4]);
    phone.tap("details.season-how summary").await;
    play(&app.snapshots, &friday, 1);
    phone.wait_until(async || !phone.texts(".season-matrix .season-won b").await.is_empty()).await;
    assert!(phone.texts(".season-matrix .season-if-ended").await.is_empty());
    assert!(!phone.texts(".season-matrix td.season-score").await.contains(&"–".to_owned()));
    // What was unfolded stays open.
    phone.wait_for_text("details.season-how[open]", copy("season-rule-field")).await;
}
