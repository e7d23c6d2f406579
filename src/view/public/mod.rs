//! The pages that everybody may see: home, clubs, and the pages of a tournament.

mod charts;
mod encounters;
mod entrant;
mod hand;
mod head;
mod home;
mod leaderboard;
mod playing;
mod podium;
mod projector;
mod recent;
mod schedule;
mod standings_table;
mod wall;
mod withheld;

pub use charts::ChartsPage;
pub use entrant::EntrantPage;
pub use hand::PublicHandPage;
pub use head::Head;
pub use home::{ClubPage, HomePage};
pub(in crate::view) use leaderboard::sides;
pub use leaderboard::{LeaderboardPage, version};
pub use projector::ProjectorPage;
pub use schedule::{SchedulePage, SchedulePart};
pub use wall::Wall;
pub use withheld::WithheldPage;

/// A link with its text.
#[derive(Debug, Clone)]
pub struct Link {
    pub(crate) href: String,
    /// The words that lead there.
    pub text: String,
}

/// The length of a bar, in thousandths of the longest.
fn bar(value: u32, most: u32) -> u32 {
    u32::try_from(u64::from(value) * 1000 / u64::from(most.max(1))).unwrap_or(1000)
}
