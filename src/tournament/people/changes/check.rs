//! Checks of line-up changes against the entrants.

use std::collections::{BTreeMap, BTreeSet};

use super::LineUpChange;
use crate::problem::Problems;
use crate::schedule::planned_hands;
use crate::{Entrant, Fault, Format, HandNumber, Name, Place, Player, PlayerId, Problem, Setup};

/// Returns the minimum number of players required to continue: that of the format in a movement, otherwise
/// that of one table (R-PLY-1). In challenge, two suffice, since all but one are eliminated anyway
/// (V-CHAL-5).
pub(super) fn fewest_players(setup: &Setup) -> usize {
    if setup.format().is_movement() {
        return *setup.format().entrants().start();
    }
    let rules = *setup.rules().players().start();
    if setup.format() == Format::Challenge { 2 } else { rules.max(2) }
}

/// Returns the maximum number of players at one table.
pub(super) fn most_players(setup: &Setup) -> usize {
    (*setup.format().entrants().end()).min(*setup.rules().players().end())
}

impl Format {
    /// Returns true if somebody can join late: at a single table where all play for themselves, or if the
    /// remaining blocks are redrawn.
    pub fn allows_late_players(self) -> bool {
        self.is_redrawn() || matches!(self, Self::FreeForAll | Self::Challenge | Self::Cowboy)
    }
}

/// Checks line-up changes against the entrants. [`super::check_hands`] checks them against the hands.
///
/// # Errors
/// Returns all problems with their places, such as `entrants[2].changes[0].player`.
pub(crate) fn check(setup: &Setup, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let (root, mut problems) = (Place::root().key("entrants"), Problems::default());
    let mut known = PlayerIndex::default();
    entrants.iter().flat_map(|entrant| &entrant.players).for_each(|player| known.add(player));
    for (i, entrant) in entrants.iter().enumerate() {
        let place = root.index(i);
        if let Some(fault) = entrant.since.and_then(|since| late_start_fault(setup, entrants, since)) {
            problems.add(&place.key("from"), fault);
        }
        let before = i.checked_sub(1).and_then(|i| entrants.get(i)).and_then(|entrant| entrant.since);
        if before > entrant.since {
            problems.add(&place, Fault::LateOrder);
        }
        check_line(setup, entrant, &place, &mut known, &mut problems);
    }
    let is_table = setup.plan().is_none() && !setup.format().has_teams();
    if (is_table || setup.format().is_redrawn()) && problems.len() == 0 {
        check_numbers(setup, entrants, &mut problems);
    }
    problems.into_result(())
}

/// Returns a fault unless a late player joins a movement at the start of a block.
fn late_start_fault(setup: &Setup, entrants: &[Entrant], since: HandNumber) -> Option<Fault> {
    let grid = planned_hands::grid(setup.plan()?, entrants);
    let HandNumber { round, hand } = grid.first_hand(grid.block_from(since)).0;
    (HandNumber { round, hand } != since).then_some(Fault::LateInBlock { round, hand })
}

/// Current players, by id and by name.
#[derive(Default)]
struct PlayerIndex<'a> {
    names: BTreeMap<&'a PlayerId, &'a Name>,
    ids: BTreeMap<&'a Name, &'a PlayerId>,
}

impl<'a> PlayerIndex<'a> {
    fn add(&mut self, player: &'a Player) {
        self.names.insert(&player.id, &player.name);
        self.ids.insert(&player.name, &player.id);
    }

    /// Returns true if a substitute is already playing. A player who had this seat before may come back to
    /// it.
    fn plays(&self, seat: &EntrantSeat<'_>, player: &Player) -> bool {
        let comes_back = seat.held_by.contains(&player.id) && seat.now != Some(&player.id);
        let (name, id) = (self.names.get(&player.id), self.ids.get(&player.name));
        let is_same = name == Some(&&player.name) && id == Some(&&player.id);
        if comes_back { !is_same } else { name.is_some() || id.is_some() }
    }
}

/// A seat of an entrant while its changes are being checked in order.
struct EntrantSeat<'a> {
    now: Option<&'a PlayerId>,
    held_by: BTreeSet<&'a PlayerId>,
    /// First hand of the last change to this seat.
    since: Option<HandNumber>,
}

impl<'a> EntrantSeat<'a> {
    fn of(player: &'a PlayerId, since: Option<HandNumber>) -> Self {
        Self { now: Some(player), held_by: BTreeSet::from([player]), since }
    }
}

/// Checks the changes of one entrant in order.
fn check_line<'a>(
    setup: &Setup,
    entrant: &'a Entrant,
    place: &Place,
    known: &mut PlayerIndex<'a>,
    problems: &mut Problems,
) {
    let mut seats: Vec<EntrantSeat<'_>> =
        entrant.players.iter().map(|player| EntrantSeat::of(&player.id, entrant.since)).collect();
    let mut before = entrant.since;
    for (i, change) in entrant.changes.iter().enumerate() {
        let place = place.key("changes").index(i);
        if before.is_some_and(|before| change.from < before) {
            problems.add(&place.key("from"), Fault::ChangesOrder);
        }
        before = Some(change.from);
        if seats.iter().all(|seat| seat.now.is_none()) {
            problems.add(&place, Fault::AfterWithdrawal { player: entrant.name.clone() });
            continue;
        }
        let Some(seat) = seats.iter_mut().find(|seat| seat.now == Some(&change.leaves)) else {
            let seats = seats.iter().filter_map(|seat| seat.now).cloned().collect();
            let fault = Fault::LeavesNoSeat { player: change.leaves.clone(), seats };
            problems.add(&place.key("for"), fault);
            continue;
        };
        if seat.since == Some(change.from) {
            problems.add(&place.key("from"), Fault::ChangeTwice { hand: change.from.hand });
        }
        seat.since = Some(change.from);
        match &change.comes {
            Some(player) => {
                if known.plays(seat, player) {
                    let fault = Fault::SubstitutePlays { player: player.name.clone() };
                    problems.add(&place.key("player"), fault);
                }
                seat.now = Some(&player.id);
                seat.held_by.insert(&player.id);
                known.add(player);
            }
            None if setup.format().has_teams() || setup.format() == Format::Duo => {
                problems.add(&place.key("player"), Fault::WithdrawalTooFew { left: 1, needed: 2 });
            }
            None => seat.now = None,
        }
    }
}

/// Checks that arrivals and withdrawals leave enough players, and not too many.
fn check_numbers(setup: &Setup, entrants: &[Entrant], problems: &mut Problems) {
    for (i, entrant) in entrants.iter().enumerate() {
        let place = Place::root().key("entrants").index(i);
        let gone = entrant.changes.iter().position(|change| change.comes.is_none());
        let came = entrant.since.map(|since| (since, place.key("from")));
        let went = gone.zip(entrant.withdrawal()).map(|(j, from)| (from, place.key("changes").index(j)));
        for (since, place) in came.into_iter().chain(went) {
            let left = entrants.iter().filter(|entrant| entrant.plays(since.slot())).count();
            if left < fewest_players(setup) {
                problems.add(&place, Fault::WithdrawalTooFew { left, needed: fewest_players(setup) });
            } else if setup.format().is_redrawn() && left > *setup.format().entrants().end() {
                let ((min, max), format) = (setup.format().entrants().into_inner(), setup.format());
                problems.add(&place, Fault::EntrantCount { given: left, min, max, format });
            } else if !setup.format().is_redrawn() && left > most_players(setup) {
                problems.add(&place, Fault::TableFull { most: most_players(setup) });
            }
        }
    }
}

/// Checks that a withdrawal leaves enough players at a match's table.
pub(super) fn check_enough(setup: &Setup, step: &LineUpChange, left: usize) -> Result<(), Vec<Problem>> {
    let leaves = step.joining_player().is_none();
    if !leaves || setup.plan().is_some() || left >= fewest_players(setup) {
        return Ok(());
    }
    let fault = Fault::WithdrawalTooFew { left, needed: fewest_players(setup) };
    Err(vec![Place::root().key("entrants").fault(fault)])
}
