//! One tournament of the organiser's club, by its address. What is another club's is not found.

use actix_web::web;

use crate::store::accounts::{self, Account};
use crate::store::tournaments::{self, ChangeError, Event, Header, Stored, TournamentStage};
use crate::store::{AccountId, ClubId, Store, StoreError, TournamentId};
use crate::tournament::{Status, tally};
use crate::web::{Error, Organiser, Site};

/// A tournament with its record and those who may have written it.
pub(super) struct ClubTournament {
    pub(super) stored: Stored,
    pub(super) events: Vec<Event>,
    pub(super) accounts: Vec<Account>,
}

/// Who does something to which tournament.
pub(super) struct OrganiserDeed {
    pub(super) club: ClubId,
    pub(super) tournament: TournamentId,
    pub(super) by: AccountId,
}

/// The tournament with everything its page shows.
pub(super) async fn load(site: &Site, organiser: &Organiser, slug: &str) -> Result<ClubTournament, Error> {
    let (club, slug) = (organiser.club.id.clone(), slug.to_owned());
    site.ask(move |store| {
        let stored = stored(store, &club, &slug)?;
        let events = tournaments::events(store, &stored.header.id)?;
        Ok::<_, StoreError>(ClubTournament { events, accounts: accounts::list(store, &club)?, stored })
    })
    .await
}

/// Only what a list says about it.
pub(super) async fn header(site: &Site, organiser: &Organiser, slug: &str) -> Result<Header, Error> {
    let (club, slug) = (organiser.club.id.clone(), slug.to_owned());
    site.ask(move |store| own(&club, tournaments::by_slug(store, &slug)?, |header| &header.club_id)).await
}

/// Does something to the tournament in the organiser's name.
pub(super) async fn change<T, F>(
    site: &Site,
    organiser: &Organiser,
    slug: &str,
    change: F,
) -> Result<T, Error>
where
    T: Send + 'static,
    F: FnOnce(&Store, &OrganiserDeed) -> Result<T, ChangeError> + Send + 'static,
{
    let header = header(site, organiser, slug).await?;
    let deed = OrganiserDeed {
        club: organiser.club.id.clone(),
        tournament: header.id,
        by: organiser.account.id.clone(),
    };
    let live = site.live.clone();
    web::block(move || live.change(&deed.tournament, |store| change(store, &deed))).await?.map_err(Into::into)
}

fn stored(store: &Store, club: &ClubId, slug: &str) -> Result<Stored, StoreError> {
    own(club, tournaments::load(store, slug)?, |stored| &stored.header.club_id)
}

fn own<T>(club: &ClubId, found: T, owner: impl Fn(&T) -> &ClubId) -> Result<T, StoreError> {
    if owner(&found) == club { Ok(found) } else { Err(StoreError::NotFound) }
}

impl ClubTournament {
    pub(super) fn status(&self) -> Status {
        self.stored.status(&tally(&self.stored.tournament).standings)
    }

    pub(super) fn is_draft(&self) -> bool {
        self.stored.header.stage == TournamentStage::Draft
    }
}
