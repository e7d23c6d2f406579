//! Merges two roster entries of the same person.

use crate::error::failure;
use diesel::prelude::*;
use lastcard_club::EventKind;

use super::{
    AccountId, ClubId, Conn, RosterId, Store, StoreError, imported_results,
    players::{self, RosterPlayer},
    schema::{changes, entrant_players},
    sign_ups,
    tournaments::{self, Header},
};

/// Two roster entries with the tournaments in which each has a place, latest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MergePreview {
    /// The entry that stays.
    pub stays: (RosterPlayer, Vec<Header>),
    /// The entry that is removed.
    pub goes: (RosterPlayer, Vec<Header>),
}

impl MergePreview {
    /// Tournaments in which both have a place, so that they must be two different people.
    pub fn shared_tournaments(&self) -> impl Iterator<Item = &Header> {
        self.goes.1.iter().filter(|header| self.stays.1.iter().any(|other| other.id == header.id))
    }
}

/// Reasons why two entries are not merged.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// Both are the same entry.
    #[error("same-entry")]
    SameEntry,
    /// Both have a place in the same tournament.
    #[error("both-play")]
    BothPlay(Box<MergePreview>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(MergeError);

/// Previews the merge of two entries.
///
/// # Errors
/// Fails if one of them is not on the roster of this club, or the database fails.
pub fn preview(
    store: &Store,
    club: &ClubId,
    stays: &RosterId,
    goes: &RosterId,
) -> Result<MergePreview, StoreError> {
    store.read(|conn| pair(conn, club, stays, goes))
}

/// Moves the places of one entry to the other and removes it. The tournaments keep the names as played, and record the merge. This cannot
/// be undone: afterwards nothing shows which places belonged to which entry.
///
/// # Errors
/// Fails without any change if both are the same entry or have a place in the same tournament.
pub fn merge(
    store: &Store,
    club: &ClubId,
    stays: &RosterId,
    goes: &RosterId,
    by: Option<&AccountId>,
) -> Result<MergePreview, MergeError> {
    store.write(|conn| {
        if stays == goes {
            return Err(MergeError::SameEntry);
        }
        let pair = pair(conn, club, stays, goes)?;
        if pair.shared_tournaments().next().is_some() {
            return Err(MergeError::BothPlay(Box::new(pair)));
        }
        let places = entrant_players::table.filter(entrant_players::roster_id.eq(goes));
        diesel::update(places)
            .set(entrant_players::roster_id.eq(stays))
            .execute(conn)
            .map_err(StoreError::from)?;
        diesel::update(changes::table.filter(changes::roster_id.eq(goes)))
            .set(changes::roster_id.eq(stays))
            .execute(conn)
            .map_err(StoreError::from)?;
        sign_ups::merge(conn, stays, goes)?;
        let merged = EventKind::Merged { goes: pair.goes.0.name.clone(), stays: pair.stays.0.name.clone() };
        for header in &pair.goes.1 {
            tournaments::record_event(conn, &header.id, &merged, by)?;
            // Totals across tournaments have to be computed again.
            tournaments::touch(conn, &header.id)?;
        }
        if let (None, Some(alias)) = (&pair.stays.0.alias, &pair.goes.0.alias) {
            players::write_alias(conn, stays, Some(alias))?;
        }
        // The more private of the two profiles decides.
        players::write_visibility(conn, stays, pair.stays.0.openness.min(pair.goes.0.openness))?;
        imported_results::merge(conn, stays, goes)?;
        players::merge_links(conn, stays, goes)?;
        players::redirect(conn, goes, stays)?;
        players::remove(conn, goes)?;
        Ok(pair)
    })
}

fn pair(
    conn: &mut Conn,
    club: &ClubId,
    stays: &RosterId,
    goes: &RosterId,
) -> Result<MergePreview, StoreError> {
    let mut one =
        |id| Ok::<_, StoreError>((players::find(conn, club, id)?, tournaments::of_player(conn, id)?));
    Ok(MergePreview { stays: one(stays)?, goes: one(goes)? })
}
