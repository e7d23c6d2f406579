//! What is done to a tournament in an organiser's name, on a page or by a program.

use actix_web::web;

use super::{Error, Site};
use crate::store::tournaments::ChangeError;
use crate::store::{AccountId, ClubId, Store, TournamentId};

/// Who does something to which tournament.
pub(super) struct OrganiserDeed {
    pub(super) club: ClubId,
    pub(super) tournament: TournamentId,
    pub(super) by: AccountId,
}

/// Does it on a thread that may wait, and shows the change.
pub(super) async fn carry_out<T, F>(
    site: &Site,
    deed: OrganiserDeed,
    change: F,
) -> Result<Result<T, ChangeError>, Error>
where
    T: Send + 'static,
    F: FnOnce(&Store, &OrganiserDeed) -> Result<T, ChangeError> + Send + 'static,
{
    let live = site.live.clone();
    Ok(web::block(move || live.change(&deed.tournament, |store| change(store, &deed))).await?)
}
