//! Changes to a tournament in an organiser's name, from a page or the API.

use actix_web::web;

use lastcard_store::tournaments::ChangeError;
use lastcard_store::{AccountId, ClubId, Store, TournamentId};

use crate::app::{error::Error, state::AppState};

/// Context of a change: the club, the tournament and the organiser who makes it.
pub struct CommandContext {
    pub club: ClubId,
    pub tournament: TournamentId,
    pub by: AccountId,
}

/// Runs the change on a blocking thread and publishes the new snapshot.
pub async fn execute<T, F>(
    site: &AppState,
    deed: CommandContext,
    change: F,
) -> Result<Result<T, ChangeError>, Error>
where
    T: Send + 'static,
    F: FnOnce(&Store, &CommandContext) -> Result<T, ChangeError> + Send + 'static,
{
    let snapshots = site.snapshots.clone();
    Ok(web::block(move || snapshots.change(&deed.tournament, |store| change(store, &deed))).await?)
}
