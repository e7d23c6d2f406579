//! The lines of the organiser's sign-up list.

use std::collections::{BTreeMap, BTreeSet};

use lastcard_club::WaitlistPosition;
use lastcard_store::RosterId;
use lastcard_store::players::RosterPlayer;
use lastcard_store::sign_ups::{SignUp, SignUpPlayer, with_places};
use lastcard_tournament::NameList;

use crate::ui::message::join_names;

/// Highest number of sign-ups from one source that is taken for a group of friends.
const MAX_FRIENDS: usize = 3;

/// A list as the organiser sees it.
pub struct SignUpLines {
    pub with_place: Vec<SignUpLine>,
    pub waiting: Vec<SignUpLine>,
    pub gone: Vec<SignUpLine>,
    /// Sources of more unconfirmed sign-ups than friends would make together.
    pub crowds: Vec<Crowd>,
}

/// Unconfirmed sign-ups from the same source.
pub struct Crowd {
    /// Number of the first of them.
    pub number: u32,
    pub count: usize,
}

pub struct SignUpLine {
    pub number: u32,
    pub names: Vec<SignUpName>,
    pub remark: Option<String>,
    /// Position among those with a place or on the waiting list, from 1; 0 for a sign-up that was cancelled.
    pub position: u32,
    /// True if an organiser has yet to confirm it.
    pub is_new: bool,
    pub has_come: bool,
    /// True if the tournament was drawn up without these players.
    pub is_missing: bool,
}

pub struct SignUpName {
    pub name: String,
    /// True if the name has not been matched with a roster player.
    pub is_unknown: bool,
    /// True if the name may refer to a roster player of the same or a similar name.
    is_unclear: bool,
    /// Names of those roster players, and similar names on the list.
    pub near: Option<String>,
}

/// Names with which the names on the list are compared.
struct KnownNames<'a> {
    roster: NameList<&'a str>,
    list: NameList<&'a str>,
}

impl<'a> KnownNames<'a> {
    fn of(roster: &'a [RosterPlayer], all: &'a [SignUp]) -> Self {
        let active = roster.iter().filter(|player| player.archived_at.is_none());
        let there = all.iter().filter(|one| one.left_at.is_none()).flat_map(|one| &one.players);
        Self {
            roster: NameList::of(active.map(|player| (&player.name, player.name.as_str()))),
            list: NameList::of(there.map(|own| (&own.name, own.name.as_str()))),
        }
    }

    fn sign_up_name(&self, own: &SignUpPlayer) -> SignUpName {
        let is_unknown = own.roster.is_none();
        let roster =
            self.roster.with_name(&own.name).iter().chain(self.roster.confusable_with(&own.name)).copied();
        let roster: BTreeSet<&str> = roster.filter(|_| is_unknown).collect();
        let others = self.list.confusable_with(&own.name).into_iter().copied().filter(|_| is_unknown);
        let near: BTreeSet<&str> = roster.iter().copied().chain(others).collect();
        SignUpName {
            name: own.name.to_string(),
            is_unknown,
            is_unclear: !roster.is_empty(),
            near: (!near.is_empty()).then(|| join_names(&near)),
        }
    }
}

impl SignUpLines {
    /// Lists the sign-ups for this many places; `playing` are the roster players in the tournament drawn up from them.
    pub fn new(
        all: &[SignUp],
        places: u32,
        playing: Option<&BTreeSet<RosterId>>,
        roster: &[RosterPlayer],
    ) -> Self {
        let names = KnownNames::of(roster, all);
        let line = |one: &SignUp, position: u32| {
            let plays = |roster: &Option<RosterId>| {
                roster.as_ref().is_some_and(|id| playing.is_none_or(|playing| playing.contains(id)))
            };
            SignUpLine {
                number: one.number,
                names: one.players.iter().map(|own| names.sign_up_name(own)).collect(),
                remark: one.remark.as_ref().map(ToString::to_string),
                position,
                is_new: !one.confirmed,
                has_come: one.came_at.is_some(),
                is_missing: playing.is_some() && !one.players.iter().all(|own| plays(&own.roster)),
            }
        };
        let (mut with_place, mut waiting) = (Vec::new(), Vec::new());
        for (one, place) in with_places(all, places) {
            match place {
                WaitlistPosition::Has(position) => with_place.push(line(one, position)),
                WaitlistPosition::Waits(position) => waiting.push(line(one, position)),
            }
        }
        let gone = all.iter().filter(|one| one.left_at.is_some()).map(|one| line(one, 0)).collect();
        Self { with_place, waiting, gone, crowds: crowds(all) }
    }

    /// Iterates over the sign-ups that were not cancelled.
    pub fn current(&self) -> impl Iterator<Item = &SignUpLine> {
        self.with_place.iter().chain(&self.waiting)
    }
}

fn crowds(all: &[SignUp]) -> Vec<Crowd> {
    let mut sources: BTreeMap<Option<&str>, Crowd> = BTreeMap::new();
    for one in all.iter().filter(|one| one.left_at.is_none() && !one.confirmed) {
        let first = || Crowd { number: one.number, count: 0 };
        sources.entry(one.source.as_deref()).or_insert_with(first).count += 1;
    }
    sources.into_values().filter(|crowd| crowd.count > MAX_FRIENDS).collect()
}

impl SignUpLine {
    pub fn all_names(&self) -> String {
        let names: Vec<&str> = self.names.iter().map(|own| own.name.as_str()).collect();
        names.join(" + ")
    }

    /// Returns true if the sign-up can be confirmed without choosing a roster player.
    pub fn is_clear(&self) -> bool {
        self.names.iter().all(|own| !own.is_unclear)
    }
}
