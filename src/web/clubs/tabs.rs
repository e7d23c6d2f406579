//! The tabs of a club's public pages.

use lastcard_snapshots::current_season;
use lastcard_store::clubs::Club;
use lastcard_store::{Store, StoreError, seasons};

use crate::ui::page::Link;

/// The pages of a club that everybody can read.
pub struct ClubTabs {
    /// The front page.
    pub club: Link,
    /// Address of the current season, if the club has any.
    pub season: Option<String>,
}

impl ClubTabs {
    /// Loads the tabs of a club.
    ///
    /// # Errors
    /// Fails if the seasons cannot be read.
    pub fn of(store: &Store, club: &Club) -> Result<Self, StoreError> {
        let seasons = seasons::list(store, &club.id)?;
        let season =
            current_season(&seasons).map(|season| format!("/c/{}/seasons/{}", club.slug, season.slug));
        let club = Link { href: format!("/c/{}", club.slug), text: club.name.to_string() };
        Ok(Self { club, season })
    }
}
