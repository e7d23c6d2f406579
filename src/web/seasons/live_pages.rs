//! Addresses and rendering of the pages.

use askama::Template as _;

use lastcard_snapshots::{ClubVersion, Snapshots};
use lastcard_store::{ClubId, clubs};

use crate::app::error::Error;
use crate::profiles::{
    head_to_head_page::HeadToHeadPage, list_page::ClubPeoplePage, profile_page::PersonPage,
};
use crate::ratings::page::RatingsPage;
use crate::seasons::{
    handlers::ClubSubpage,
    page::{SeasonLinePage, SeasonPage},
    review_page::SeasonReviewPage,
};
use crate::ui::page::Visitor;

impl ClubSubpage {
    /// Returns the page's address below the club's.
    pub fn path(&self) -> String {
        match self {
            Self::People => "/players".to_owned(),
            Self::Person(id) => format!("/players/{id}"),
            Self::Pair(one, other) => format!("/players/{one}/with/{other}"),
            Self::Ratings(None) => "/ratings".to_owned(),
            Self::Ratings(Some(season)) => format!("/seasons/{season}/ratings"),
            Self::Season(season) => format!("/seasons/{season}"),
            Self::SeasonLine(season, player) => format!("/seasons/{season}/players/{player}"),
            Self::Year(season) => format!("/seasons/{season}/year"),
        }
    }

    /// Renders the page from the current data. Reads the database.
    pub fn render(
        &self,
        snapshots: &Snapshots,
        club: &ClubId,
        visitor: &Visitor,
        club_version: ClubVersion,
    ) -> Result<String, Error> {
        let of = clubs::by_id(snapshots.store(), club)?;
        Ok(match self {
            Self::People => {
                ClubPeoplePage::new(visitor, &of, &snapshots.club_people(club)?, club_version).render()
            }
            Self::Person(id) => {
                PersonPage::new(visitor, &of, &snapshots.player_profile(club, id)?, club_version).render()
            }
            Self::Pair(one, other) => {
                HeadToHeadPage::new(visitor, &of, &snapshots.head_to_head(club, one, other)?, club_version)
                    .render()
            }
            Self::Ratings(season) => {
                RatingsPage::new(visitor, &of, &snapshots.ratings(club, season.as_deref())?, club_version)
                    .render()
            }
            Self::Season(season) => {
                SeasonPage::new(visitor, &of, &snapshots.season(club, season)?, club_version).render()
            }
            Self::SeasonLine(season, player) => {
                let shown = snapshots.season(club, season)?;
                SeasonLinePage::new(visitor, &of, &shown, player, club_version)
                    .ok_or(Error::NotFound)?
                    .render()
            }
            Self::Year(season) => {
                SeasonReviewPage::new(visitor, &of, &snapshots.season_review(club, season)?, club_version)
                    .render()
            }
        }?)
    }
}
