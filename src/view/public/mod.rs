//! Public pages: home, clubs, and the pages of a tournament.

mod announcement;
mod chances;
mod charts;
mod embargoed;
mod entrant;
pub mod export;
mod hand;
mod head;
mod home;
mod leaderboard;
mod opponents;
mod people;
mod playing;
mod podium;
mod print;
mod ratings;
mod recent;
mod schedule;
mod season;
mod seating;
mod sign_up;
mod standings_table;
mod wall;
mod year;

pub(crate) use announcement::AnnouncementFacts;
pub use announcement::{AnnouncementPage, PosterPage};
pub use charts::ChartsPage;
pub use embargoed::WithheldPage;
pub use entrant::EntrantPage;
pub use export::{EmbedPage, LinkPreview};
pub use hand::PublicHandPage;
pub use head::TournamentHeader;
pub(in crate::view) use head::player_name;
pub use home::{ClubPage, HomePage};
pub use leaderboard::{LeaderboardPage, version, version_with_chances};
pub(in crate::view) use leaderboard::{hand_path, sides};
pub use people::{ClubPeoplePage, HeadToHeadPage, PersonPage};
pub use print::{PrintAudience, PrintChooserPage, Printout};
pub use ratings::RatingsPage;
pub use schedule::{SchedulePage, SchedulePart};
pub(in crate::view) use schedule::{block_title, sheet_title};
pub(crate) use season::rules as season_rules;
pub use season::{SeasonLinePage, SeasonPage};
pub use seating::SeatingPage;
pub use sign_up::{AnnouncementView, CheckInPage, OwnSignUpPage, SignUpPage};
pub(crate) use sign_up::{max_names, own_path};
pub use wall::{OverlayPage, ProjectorPage, ProjectorTables};
pub use year::{SeasonCertificatesPage, SeasonReviewPage};

/// A link with its text.
#[derive(Debug, Clone)]
pub struct Link {
    pub(crate) href: String,
    /// Text of the link.
    pub text: String,
}

/// Returns the length of a bar in thousandths of the longest.
pub(in crate::view) fn bar<N: TryInto<u64>>(value: N, most: N) -> u32 {
    let [value, most] = [value, most].map(|number| number.try_into().unwrap_or(u64::MAX));
    u32::try_from(value.saturating_mul(1000) / most.max(1)).unwrap_or(1000)
}
