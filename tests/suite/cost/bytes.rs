//! Sizes of pages as sent, and of the stream events that follow a result.

use lastcard::store::clubs;
use reqwest::Method;

use super::limit::{Figures, Limit};
use super::tournament::Long;
use crate::support::app::spawn_app;
use crate::support::database::Database;
use crate::support::evening;

/// Accept-Encoding header of current browsers.
const BROWSER: &str = "gzip, deflate, br, zstd";

/// Size limits of a page, compressed and plain, early and late: 5 % above today's size late, with 64 players.
struct PageLimits(Limit, Limit);

/// A line for each player, and their last results.
const LEADERBOARD: PageLimits = PageLimits(
    Limit::new("the leaderboard, compressed", 7_050),
    Limit::new("the leaderboard, plain", 94_500),
);
/// The hand to play, and every hand of the table that may be corrected.
const TABLE: PageLimits = PageLimits(
    Limit::new("a table's page, compressed", 11_400),
    Limit::new("a table's page, plain", 123_000),
);
/// The tables and the latest hands, however many are played.
const CONTROL_ROOM: PageLimits = PageLimits(
    Limit::new("the control room, compressed", 20_100),
    Limit::new("the control room, plain", 196_000),
);
/// A line for each tournament, whatever its size.
const HOME: PageLimits =
    PageLimits(Limit::new("the home page, compressed", 3_050), Limit::new("the home page, plain", 11_950));

/// The current leaderboard, which a script swaps in. Streams are not compressed, and an event is nearly the whole
/// page.
const TOLD: Limit = Limit::new("what a viewer of the leaderboard is told of a result", 102_000);

#[test]
fn pages_and_streams_stay_within_their_limits() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (vera, visitor) = (app.organiser(), app.browser());
    let club = clubs::list(&database.store).unwrap().remove(0);
    let mut figures = Figures::of("bytes");
    for (when, long) in ["early", "late"].into_iter().zip(Long::both(&database.store, &club)) {
        let board = format!("/t/{}", long.header.slug);
        for (page, limits) in [
            (board.as_str(), &LEADERBOARD),
            (&format!("/at/{}", long.code(1)), &TABLE),
            (&format!("/organise{board}"), &CONTROL_ROOM),
            ("/", &HOME),
        ] {
            let browser = if page.starts_with("/organise") { &vera } else { &visitor };
            let length = |accepts| {
                let sent = browser.send_raw(Method::GET, page, &[("accept-encoding", accepts)]);
                assert_eq!(sent.status, 200, "{page}");
                sent.body.len() as u64
            };
            figures.note(limits.0, when, length(BROWSER));
            figures.note(limits.1, when, length("identity"));
        }
        let mut stream = visitor.stream(&format!("{board}/live"));
        stream.next().expect("which state it is");
        let stored = app.snapshots.unredacted(&long.header.slug).unwrap().stored.clone();
        let slot = Long::next(&stored.tournament, 1);
        app.snapshots
            .record(&evening::entry(&stored, slot, Some(evening::win_by_seat(&stored, slot, 0, 20))))
            .unwrap();
        figures.note(TOLD, when, stream.next().expect("the result").len() as u64);
    }
    figures.assert_held();
}
