//! Ratings, as profiles show them.

use lastcard::club::{Audience, SeasonRules, Visibility};
use lastcard::store::clubs;
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::{self, Header};
use lastcard::tournament::Name;
use macro_rules_attribute::apply;

use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening::{keys, new, play, start_tournament};

#[apply(on_both!)]
fn ratings_follow_hands_and_seasons_keep_their_own(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let store = &database.store;
    let club = clubs::list(store).unwrap().remove(0);
    let visitor = app.browser();
    visitor.get("/c/aurora/ratings").assert_shows(200, copy("ratings-empty"));
    let rounds = lastcard::tournament::SetupKeys { rounds: Some(4), ..keys("four-player") };
    let all: Vec<Header> =
        ["Friday", "Saturday"].map(|named| start_tournament(store, &club, &new(named, &rounds))).into();
    let season = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: [all[0].id.clone()].into(),
    };
    seasons::create(store, &club.id, &season).unwrap();
    play(&app.snapshots, &all[0], 3);
    let page = visitor.get("/c/aurora/ratings");
    page.assert_shows(200, copy("ratings-provisional-hint"));
    assert_eq!(page.rows().len(), 4);
    let of_season = visitor.get("/c/aurora/seasons/2026/ratings").rows();
    let mut stream = visitor.stream("/c/aurora/ratings/live");
    stream.next().unwrap();
    play(&app.snapshots, &all[1], 46);
    // Enough hands give a rank, and the season's ratings do not change.
    let ranked = visitor.get("/c/aurora/ratings");
    assert!(!ranked.has(copy("ratings-provisional-hint")));
    assert!(ranked.rows()[0].starts_with('1'), "{:?}", ranked.rows());
    assert_eq!(visitor.get("/c/aurora/seasons/2026/ratings").rows(), of_season);
    while !stream.next().unwrap().contains("49") {}
    // Private tournaments do not count in public ratings.
    let hidden = Audience { visibility: Visibility::Private, ..Audience::default() };
    app.snapshots
        .change(&all[1].id, |store| tournaments::set_audience(store, &club.id, &all[1].id, hidden, None))
        .unwrap();
    assert_eq!(visitor.get("/c/aurora/ratings").rows(), page.rows());
    assert_eq!(visitor.get("/c/aurora/seasons/2027/ratings").status.as_u16(), 404);
}
