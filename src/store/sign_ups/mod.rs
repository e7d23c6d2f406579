//! Who put their names down for a fixture. Whether somebody has a place or waits for one is nowhere kept: it follows from the order of the
//! names ([`ListPlace`]).

mod change;
mod known;
mod people;
mod row;
mod signing;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{FixtureId, RosterId, Store, StoreError, codes::Code, schema::sign_ups};
use lastcard_tournament::{ListPlace, Name, Remark};

pub use change::{SignUpDeed, change, confirm_all, take_off_source};
pub(super) use people::{erase, merge};
pub(super) use row::{filed, filed_name};
pub use signing::{NewSignUp, SignUpError, SignUpSource, sign_up};

/// An entrant that put the name down: a player, or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUp {
    /// The how manieth to put the name down, from 1.
    pub number: u32,
    /// What stands in the own link.
    pub code: Code,
    /// Who; of a team at least one.
    pub players: Vec<SignUpPlayer>,
    /// What they said beside.
    pub remark: Option<Remark>,
    /// From where it came, as a hash, or that it came from the door; nowhere where an organiser put the name down.
    pub source: Option<String>,
    /// True once an organiser knows that they are who they say: where anybody may have typed the name, or the roster has nearly the same,
    /// once an organiser says so. Before that it gives no right of a player.
    pub confirmed: bool,
    /// When.
    pub created_at: DateTime<Utc>,
    /// When they said that they are not coming, or were taken off the list.
    pub left_at: Option<DateTime<Utc>>,
    /// When they said that they are there.
    pub came_at: Option<DateTime<Utc>>,
}

/// One who signed up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUpPlayer {
    /// The name, as it was typed.
    pub name: Name,
    /// The one of the roster who is called so, or was chosen by an organiser; a right of theirs only where the whole entry is confirmed.
    pub roster: Option<RosterId>,
}

impl SignUp {
    /// The names as one line.
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        names.join(" + ")
    }
}

/// Those on a list that has so many places, each with the own.
pub fn with_places(all: &[SignUp], places: u32) -> impl Iterator<Item = (&SignUp, ListPlace)> {
    let there = all.iter().filter(|one| one.left_at.is_none());
    there.enumerate().map(move |(nth, one)| (one, ListPlace::of(nth, places)))
}

/// Those who have a place on a list and would wait for one on another one, or on the same with fewer places.
pub fn losing<'a>((before, places): (&'a [SignUp], u32), (after, left): (&[SignUp], u32)) -> Vec<&'a SignUp> {
    let waits = |one: &SignUp| {
        with_places(after, left).any(|(other, place)| other.number == one.number && !place.is_place())
    };
    let with_place = with_places(before, places).filter(|(_, place)| place.is_place());
    with_place.map(|(one, _)| one).filter(|one| waits(one)).collect()
}

/// Everybody who ever put the name down for a fixture, in that order.
pub fn list(store: &Store, fixture: &FixtureId) -> Result<Vec<SignUp>, StoreError> {
    store.read(|conn| row::all(conn, fixture))
}

/// Who has this link.
pub fn of_code(store: &Store, fixture: &FixtureId, code: &Code) -> Result<SignUp, StoreError> {
    store.read(|conn| {
        let number: i32 = sign_ups::table
            .filter(sign_ups::fixture_id.eq(fixture).and(sign_ups::code.eq(code.as_str())))
            .select(sign_ups::number)
            .first(conn)?;
        row::one(conn, fixture, number)
    })
}
