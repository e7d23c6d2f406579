//! Viewers of leaderboards: what they saw is compared with the ledger at that time.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lastcard::store::tournaments::TournamentRecord;
use lastcard::tournament::{Tournament, tally};
use rand::seq::IndexedRandom as _;

use crate::support::app::Browser;

/// The leaderboard of one tournament, with everything that viewers saw of it.
#[derive(Debug, Default)]
pub(super) struct Watched {
    pub(super) slug: String,
    sights: Mutex<Vec<Sight>>,
}

/// A leaderboard as a viewer saw it.
#[derive(Debug, Clone)]
struct Sight {
    /// Number of ledger entries that it claims to include.
    entries: usize,
    /// Minimum number of entries: those that the same copy acknowledged before the request.
    at_least: usize,
    /// Name and points, line by line.
    lines: Vec<String>,
}

impl Watched {
    pub(super) fn new(slug: String) -> Arc<Self> {
        Arc::new(Self { slug, sights: Mutex::default() })
    }

    /// Notes a page requested after the same copy had acknowledged `at_least` results.
    pub(super) fn note_page(&self, page: &str, at_least: usize) {
        let (_, rest) = page.split_once("data-version=\"").expect("a page that follows");
        self.note_sight(rest.split('"').next().unwrap(), page, at_least);
    }

    fn note_sight(&self, version: &str, page: &str, at_least: usize) {
        // The version consists of the tournament's revision, its entries, and the steps of its hands on phones.
        let entries = version.split('-').nth(1).unwrap().parse().unwrap();
        self.sights.lock().unwrap().push(Sight { entries, at_least, lines: lines_of(page) });
    }

    /// Follows the stream of a leaderboard until it ends or stays silent for a while.
    fn follow(&self, viewer: &Browser) {
        let Some(mut stream) = viewer.try_stream(&format!("/t/{}/live", self.slug)) else { return };
        while let Some(event) = stream.next_within(Duration::from_millis(300)) {
            // The first event describes the page already loaded and carries no page of its own.
            let Some(news) = event.strip_prefix("event: version\ndata: ") else { continue };
            if let Some((version, page)) = news.split_once('\n')
                && page.contains("<tbody")
            {
                self.note_sight(version.trim(), page, 0);
            }
        }
    }

    /// Returns the number of sights.
    pub(super) fn count(&self) -> usize {
        self.sights.lock().unwrap().len()
    }

    /// Returns the sights that do not match the ledger.
    pub(super) fn faults(&self, drawn_up: &Tournament, stored: &TournamentRecord) -> Vec<String> {
        let sights = self.sights.lock().unwrap();
        let mut folds = HashMap::new();
        let mut faults = Vec::new();
        for sight in sights.iter() {
            if sight.entries < sight.at_least || sight.entries > stored.entries.len() {
                faults.push(format!("not seen in {}: {sight:?}", stored.header.slug));
                continue;
            }
            let right = folds
                .entry(sight.entries)
                .or_insert_with(|| leaderboard_after(drawn_up, stored, sight.entries));
            if *right != sight.lines {
                faults.push(format!("seen instead of {right:?}: {sight:?}"));
            }
        }
        faults
    }
}

/// Follows these leaderboards in turn.
pub(super) fn look_on(viewer: &Browser, boards: &[Mutex<Arc<Watched>>], is_over: &AtomicBool) {
    while !is_over.load(Ordering::Relaxed) {
        let board = boards.choose(&mut rand::rng()).unwrap().lock().unwrap().clone();
        board.follow(viewer);
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Returns the leaderboard after this many entries.
fn leaderboard_after(drawn_up: &Tournament, stored: &TournamentRecord, entries: usize) -> Vec<String> {
    let then = drawn_up.clone().with_ledger(stored.entries.all().take(entries)).unwrap();
    let standings = tally(&then).standings.standings;
    let name = |id| then.entrant(id).unwrap().name.to_string();
    standings.iter().map(|line| format!("{} {}", name(&line.entrant), line.total.unwrap_or(0))).collect()
}

/// Returns the lines of the table on a page.
fn lines_of(page: &str) -> Vec<String> {
    let (_, body) = page.split_once("<tbody").expect("a table");
    let (body, _) = body.split_once("</tbody>").expect("a whole table");
    let after = |row: &str, tag: &str| {
        let (_, rest) = row.rsplit_once(tag)?;
        Some(rest.split('<').next().unwrap().to_owned())
    };
    let line = |row: &str| {
        let points: String = after(row, "class=\"figure\">")?.chars().filter(char::is_ascii_digit).collect();
        Some(format!("{} {points}", after(row, "<bdi>")?))
    };
    body.split("</tr>").filter_map(line).collect()
}
