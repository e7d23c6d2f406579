//! Sign-ups for announcements. Places and the waiting list are not stored: they follow from the order of the sign-ups ([`WaitlistPosition`]).

mod change;
mod people;
mod row;
mod signing;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use lastcard_club::WaitlistPosition;
use lastcard_tournament::{Name, ShortText};

use super::codes::Code;
use super::schema::sign_ups;
use super::{AnnouncementId, RosterId, Store, StoreError};

pub use change::{SignUpAction, SignUpChangeError, change, confirm_all, remove_by_source};
pub(super) use people::{erase, merge};
pub(super) use row::{check_name_row, check_row};
pub(super) use signing::append_all;
pub use signing::{NewSignUp, SignUpError, SignUpTally, sign_up, sign_up_all};

/// A sign-up of an entrant: a player or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUp {
    /// Position in the order of sign-ups, from 1.
    pub number: u32,
    /// Code in the entrant's own link.
    pub code: Code,
    /// Players of the entrant; at least one of a team.
    pub players: Vec<SignUpPlayer>,
    /// Remark of the entrant.
    pub remark: Option<ShortText>,
    /// Origin as a hash, or a mark for the check-in page; `None` if an organiser made the sign-up.
    pub source: Option<String>,
    /// Set once the identity of the players is certain. An organiser has to confirm it if anybody could have typed the name, or the roster
    /// has a similar one. Until then the sign-up grants no rights of a player.
    pub confirmed: bool,
    /// Time of the sign-up.
    pub created_at: DateTime<Utc>,
    /// Time at which the entrant signed off or was removed.
    pub left_at: Option<DateTime<Utc>>,
    /// Time of the check-in.
    pub came_at: Option<DateTime<Utc>>,
}

/// A player named in a sign-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUpPlayer {
    /// The name as typed.
    pub name: Name,
    /// The roster player with this name, or the one an organiser chose. Grants rights only once the whole sign-up is confirmed.
    pub roster: Option<RosterId>,
}

impl SignUp {
    /// Names of the players in one line.
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        names.join(" + ")
    }
}

/// Pairs the current sign-ups with their positions on a list with this many places.
pub fn with_places(all: &[SignUp], places: u32) -> impl Iterator<Item = (&SignUp, WaitlistPosition)> {
    let there = all.iter().filter(|one| one.left_at.is_none());
    there.enumerate().map(move |(nth, one)| (one, WaitlistPosition::of(nth, places)))
}

/// Returns the sign-ups that have a place on a list and would be on the waiting list after a change.
pub fn find_displaced<'a>(
    (before, places): (&'a [SignUp], u32),
    (after, left): (&[SignUp], u32),
) -> Vec<&'a SignUp> {
    let waits = |one: &SignUp| {
        with_places(after, left).any(|(other, place)| other.number == one.number && !place.has_place())
    };
    let with_place = with_places(before, places).filter(|(_, place)| place.has_place());
    with_place.map(|(one, _)| one).filter(|one| waits(one)).collect()
}

/// Returns all sign-ups for an announcement in order, including those who signed off.
pub fn list(store: &Store, announcement: &AnnouncementId) -> Result<Vec<SignUp>, StoreError> {
    store.read(|conn| row::all(conn, announcement))
}

/// Returns the sign-up with this link.
pub fn of_code(store: &Store, announcement: &AnnouncementId, code: &Code) -> Result<SignUp, StoreError> {
    store.read(|conn| {
        let number: i32 = sign_ups::table
            .filter(sign_ups::fixture_id.eq(announcement).and(sign_ups::code.eq(code.as_str())))
            .select(sign_ups::number)
            .first(conn)?;
        row::find_sign_up(conn, announcement, number)
    })
}
