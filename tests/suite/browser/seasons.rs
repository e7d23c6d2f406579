//! Pages and prints that outlive an evening: profiles, careers and seasons.

use chrono::{TimeDelta, Utc};
use lastcard::club::{ProfileVisibility, SeasonRules};
use lastcard::store::clubs::{self, Club, ClubDetails};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::{self, Header, TournamentImport};
use lastcard::store::{Store, player_codes, players};
use lastcard::tournament::{Name, PlayerId, file};

use crate::browser::phones::kind::Kind;
use crate::browser::phones::paper::PAPERS;
use crate::browser::phones::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;

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
    let text = include_str!("../../../src/cli/demo/four_player.json");
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
