//! Pages and prints that outlive an evening: profiles, careers and seasons.

use chrono::{TimeDelta, Utc};
use lastcard::store::clubs::{self, Club, ClubDetails};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::{self, Header, ImportTournament};
use lastcard::store::{Store, player_codes, players};
use lastcard::tournament::{Name, PlayerId, ProfileVisibility, SeasonRules, file};

use super::kind::Kind;
use super::paper::PAPERS;
use super::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;

fn club(store: &Store) -> Club {
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: "Europe/Berlin".parse().unwrap(),
        language: "en".to_owned(),
    };
    clubs::create(store, &details).unwrap()
}

/// Imports finished four-player evenings, a week apart.
fn evenings(store: &Store, club: &Club, many: i64) -> Vec<Header> {
    let text = include_str!("../../../src/cli/demo/four_player.json");
    let evening = |week: i64| {
        let tournament = file::read(text).unwrap();
        let starts_at = Utc::now() - TimeDelta::weeks(many - week);
        tournaments::import(store, &club.id, None, &ImportTournament { starts_at, tournament }).unwrap()
    };
    (0..many).map(evening).collect()
}

#[tokio::test]
async fn what_a_page_tells_is_chosen_on_the_own_phone_and_others_see_it_at_once() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let store = app.live.store().clone();
    let club = club(&store);
    let header = evenings(&store, &club, 2).remove(1);
    let anna = PlayerId::parse("anna").unwrap();
    let codes = player_codes::of_players(&store, &club.id, &header.id, std::slice::from_ref(&anna)).unwrap();
    let own = players::list(&store, &club.id).unwrap().remove(0);
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    other.open(&app.url(&format!("/c/aurora/players/{}", own.id))).await;
    other.sees("h1", "Anna").await;
    other.sees("main", copy("person-less")).await;

    phone.open(&app.url(&format!("/me/{}", codes[&anna]))).await;
    phone.tap("a[href$='/page']").await;
    phone.tap("label.choice:has([value=everything])").await;
    phone.tap_twice("main form .primary", std::time::Duration::from_millis(60)).await;
    phone.sees(".notice.good", copy("done-openness")).await;
    other.sees("#partners", copy("encounters-partners")).await;
    phone.tap("main form a.button").await;
    phone.sees("h1", "Anna").await;
    phone.sees("#balance", copy("encounters-balance")).await;
}

#[tokio::test]
async fn a_year_of_weekly_evenings_is_one_sheet_of_paper() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let store = app.live.store().clone();
    let club = club(&store);
    let season = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: evenings(&store, &club, 53).into_iter().map(|header| header.id).collect(),
    };
    seasons::create(&store, &club.id, &season).unwrap();
    for player in players::list(&store, &club.id).unwrap() {
        players::set_openness(&store, &club.id, &player.id, ProfileVisibility::Everything).unwrap();
    }
    let page = Phone::of(Kind { size: (1440, 900), ..Kind::default() }).await;
    page.open(&app.url("/c/aurora/seasons/2026/year")).await;
    page.sees(".year-evenings + p", copy("year-more").with("count", 1)).await;
    for paper in PAPERS {
        assert_eq!(page.print(paper).await.sheets(), 1, "{paper:?}");
    }
}
