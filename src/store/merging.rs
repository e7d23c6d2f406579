//! Two entries of the roster that are one person become one.

use crate::error::failure;
use diesel::prelude::*;

use super::{
    AccountId, ClubId, Conn, RosterId, Store, StoreError, brought,
    players::{self, RosterPlayer},
    schema::{changes, entrant_players},
    sign_ups,
    tournaments::{self, EventKind, Header},
};

/// Two entries of a roster, with the tournaments in which each has a place, the latest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    /// The one that stays.
    pub stays: (RosterPlayer, Vec<Header>),
    /// The one that goes.
    pub goes: (RosterPlayer, Vec<Header>),
}

impl Pair {
    /// The tournaments in which both have a place: then they are two people.
    pub fn both(&self) -> impl Iterator<Item = &Header> {
        self.goes.1.iter().filter(|header| self.stays.1.iter().any(|other| other.id == header.id))
    }
}

/// Why two entries were not merged.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// They are the same entry.
    #[error("same-entry")]
    SameEntry,
    /// Both have a place in one tournament.
    #[error("both-play")]
    BothPlay(Box<Pair>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(MergeError);

/// What merging two entries would touch.
///
/// # Errors
/// When one of them is not of this club, or the database fails.
pub fn look(store: &Store, club: &ClubId, stays: &RosterId, goes: &RosterId) -> Result<Pair, StoreError> {
    store.read(|conn| pair(conn, club, stays, goes))
}

/// Gives the places of one entry to the other, and removes it. The tournaments keep the names under which was played, and
/// each notes what was done. It cannot be taken back: nothing tells afterwards whose places were whose.
///
/// # Errors
/// When they cannot be one person; then nothing is changed.
pub fn merge(
    store: &Store,
    club: &ClubId,
    stays: &RosterId,
    goes: &RosterId,
    by: Option<&AccountId>,
) -> Result<Pair, MergeError> {
    store.write(|conn| {
        if stays == goes {
            return Err(MergeError::SameEntry);
        }
        let pair = pair(conn, club, stays, goes)?;
        if pair.both().next().is_some() {
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
            tournaments::note(conn, &header.id, &merged, by)?;
            // Whoever adds up what people came to looks again.
            tournaments::touch(conn, &header.id)?;
        }
        if let (None, Some(alias)) = (&pair.stays.0.alias, &pair.goes.0.alias) {
            players::write_alias(conn, stays, Some(alias))?;
        }
        // Whoever told less under one of the two entries is not told of under the other.
        players::write_openness(conn, stays, pair.stays.0.openness.min(pair.goes.0.openness))?;
        brought::merge(conn, stays, goes)?;
        players::merge_same(conn, stays, goes)?;
        players::lead_on(conn, goes, stays)?;
        players::remove(conn, goes)?;
        Ok(pair)
    })
}

fn pair(conn: &mut Conn, club: &ClubId, stays: &RosterId, goes: &RosterId) -> Result<Pair, StoreError> {
    let mut one =
        |id| Ok::<_, StoreError>((players::find(conn, club, id)?, tournaments::of_player(conn, id)?));
    Ok(Pair { stays: one(stays)?, goes: one(goes)? })
}
