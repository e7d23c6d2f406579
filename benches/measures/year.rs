//! A season of many evenings: time of its page after a result and at the first request after a start, and the
//! cost of keeping it in memory.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use askama::Template as _;
use lastcard::club::SeasonRules;
use lastcard::snapshots::Snapshots;
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::Header;
use lastcard::tournament::Name;
use lastcard::web::{ClubTabs, SeasonColumns, SeasonPage, Translator, Visitor};

use super::client::{Client, get};
use super::hall::{Club, Service};
use super::results::result;
use super::{Figure, Form, block_on, median};

/// Evenings of a long season, and of a short run.
const MANY: usize = 500;
const FEW: usize = 50;

/// Promised time of the page, in seconds.
const LIMIT: f64 = 0.050;

/// Promised bytes per evening in memory: less than half of those for a tournament that is being viewed.
const EVENING: f64 = 40e3;

/// Time after which a started service has read the evenings of its club.
const READS: Duration = Duration::from_secs(5);

/// Measured results and starts.
const RESULTS: usize = 9;
const STARTS: usize = 3;

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    let many = if form == Form::Long { MANY } else { FEW };
    let club = Club::new();
    let snapshots = Snapshots::new(club.store().clone());
    let evenings: Vec<Header> = (0..many).map(|_| club.four()).collect();
    let (last, others) = evenings.split_last().unwrap();
    for header in others {
        while play(&snapshots, header) {}
    }
    let season = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: evenings.iter().map(|header| header.id.clone()).collect::<BTreeSet<_>>(),
    };
    let season = seasons::create(club.store(), &last.club_id, &season).unwrap();
    let page = |snapshots: &Snapshots| {
        let began = Instant::now();
        let shown = snapshots.season(&last.club_id, &season.slug).unwrap();
        let club_version = *snapshots.watch_club(&last.club_id).borrow();
        let of = (club.stored(), ClubTabs::of(club.store(), club.stored()).unwrap());
        let page =
            SeasonPage::new(&visitor(), of, &shown, SeasonColumns::Latest, club_version).render().unwrap();
        assert!(page.contains("<tbody>"));
        began.elapsed().as_secs_f64()
    };
    page(&snapshots);
    let mut results = Vec::new();
    while results.len() < RESULTS && play(&snapshots, last) {
        results.push(page(&snapshots));
    }
    let (starts, taken): (Vec<f64>, Vec<f64>) =
        (0..STARTS).map(|_| started(&club, &season.slug, many)).unzip();
    let (taken, kilobytes) = (median(taken), |bytes: f64| format!("{:.1} kB", bytes / 1e3));
    let named = |what: &str| format!("season of {many} evenings: {what}");
    vec![
        Figure::within(&named("its page after a result"), median(results), LIMIT),
        Figure::within(&named("the first request after a start"), median(starts), LIMIT),
        Figure::promise(
            &named("memory per evening"),
            kilobytes(taken),
            kilobytes(EVENING),
            EVENING / taken.max(1.0),
        ),
    ]
}

/// Returns the seconds of the first request once a started service has read its evenings, and the bytes per
/// evening.
fn started(club: &Club, season: &str, many: usize) -> (f64, f64) {
    let service = Service::real(club);
    let asked = get(&format!("/c/aurora/seasons/{season}"), "");
    block_on(async {
        assert_eq!(Client::to(service.socket()).await.ask(&get("/login", "")).await.status(), 200);
        let before = service.memory() as f64;
        tokio::time::sleep(READS).await;
        let read = (service.memory() as f64 - before).max(0.0) / many as f64;
        let mut client = Client::to(service.socket()).await;
        let began = Instant::now();
        assert_eq!(client.ask(&asked).await.status(), 200);
        (began.elapsed().as_secs_f64(), read)
    })
}

/// Plays the next hand of an evening; returns false if there was none.
fn play(snapshots: &Snapshots, header: &Header) -> bool {
    let next = snapshots.snapshot(&header.slug).unwrap().tournament().next_hands();
    let Some(next) = next.first() else { return false };
    snapshots.record(&result(snapshots, header, next)).unwrap();
    true
}

fn visitor() -> Visitor {
    let path = "/c/aurora/seasons/2026".to_owned();
    Visitor { words: Translator::english(), path, is_reading: true, origin: "http://127.0.0.1".to_owned() }
}
