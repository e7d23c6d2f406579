//! Seats after line-up changes.

use std::collections::BTreeMap;

use crate::schedule::movement::BlockGrid;
use crate::{Entrant, EntrantIndex, HandNumber, PlayerId, Seating, Slot};

impl Entrant {
    /// Returns the player who has this member's original seat in a hand; `None` after a withdrawal.
    pub(super) fn holder<'a>(&'a self, member: &'a PlayerId, slot: Slot) -> Option<&'a PlayerId> {
        let mut now = Some(member);
        for change in self.changes.iter().filter(|change| change.from.covers(slot)) {
            if now == Some(&change.leaves) {
                now = change.comes.as_ref().map(|player| &player.id);
            }
        }
        now
    }

    /// Returns everybody who ever has this member's seat, in chronological order.
    pub(super) fn holders<'a>(&'a self, member: &'a PlayerId) -> Vec<&'a PlayerId> {
        let mut holders = vec![member];
        for change in &self.changes {
            if holders.last() == Some(&&change.leaves)
                && let Some(player) = &change.comes
            {
                holders.push(&player.id);
            }
        }
        holders
    }

    /// Returns, for each seat of this entrant, the player who had it for the most hands, or the first of
    /// several with equally many. Seats without hands are left out.
    pub fn main_players(&self, played: &BTreeMap<&PlayerId, u32>) -> Vec<&PlayerId> {
        let hands = |player: &&PlayerId| played.get(*player).copied().unwrap_or(0);
        let holders = self.players.iter().map(|member| self.holders(&member.id));
        // `max_by_key` returns the last of several equal elements.
        let main = holders.filter_map(|all| all.into_iter().rev().max_by_key(hands));
        main.filter(|player| hands(player) > 0).collect()
    }

    /// Returns the last player in each seat of this entrant, withdrawn or not.
    pub fn last_seated(&self) -> Vec<&PlayerId> {
        self.players.iter().filter_map(|member| self.holders(&member.id).last().copied()).collect()
    }

    /// Iterates over the players of this entrant in a hand, in the order of the team's seats.
    pub fn seated(&self, slot: Slot) -> impl Iterator<Item = &PlayerId> {
        let plays = self.plays(slot);
        self.players.iter().filter(move |_| plays).filter_map(move |member| self.holder(&member.id, slot))
    }
}

/// Returns everybody who plays in a hand, in entrant order.
pub(crate) fn all_seated(entrants: &[Entrant], slot: Slot) -> Vec<&PlayerId> {
    entrants.iter().flat_map(|entrant| entrant.seated(slot)).collect()
}

/// Returns the player who has this player's seat in a hand: the same player, a substitute, or nobody.
pub(crate) fn successor<'a>(people: &'a EntrantIndex, player: &PlayerId, slot: Slot) -> Option<&'a PlayerId> {
    let entrant = people.entrant_of(player)?;
    let had = |member: &&PlayerId| entrant.holders(member).contains(&player);
    let member = entrant.players.iter().map(|member| &member.id).find(had)?;
    entrant.holder(member, slot).filter(|_| entrant.plays(slot))
}

/// Applies the changes to the initial seating or to that of an earlier hand. Withdrawn players keep their
/// seats, because the hand is closed.
pub(crate) fn apply_changes(people: &EntrantIndex, seating: &Seating, slot: Slot) -> Seating {
    let now = |player: &PlayerId| {
        let last =
            people.entrant_of(player).filter(|entrant| entrant.has_withdrawn(slot)).and_then(|entrant| {
                entrant.changes.iter().find(|change| change.comes.is_none()).map(|change| &change.leaves)
            });
        successor(people, player, slot).or(last).unwrap_or(player).clone()
    };
    Seating::new(seating.players().iter().map(now).collect())
}

/// Returns true if a hand of a movement is closed because somebody at its table has withdrawn (§12.5).
pub(crate) fn is_closed(people: &EntrantIndex, seating: &Seating, slot: Slot) -> bool {
    let mut seated = seating.players().iter().filter_map(|player| people.entrant_of(player));
    seated.any(|entrant| entrant.has_withdrawn(slot))
}

/// Returns true if a hand is the first in a block and somebody at its table withdrew from the second hand on.
/// The block had begun only at other tables, so this table does not play its first hand either.
pub(crate) fn is_left_at_second_hand(
    grid: BlockGrid,
    people: &EntrantIndex,
    seating: &Seating,
    slot: Slot,
) -> bool {
    let first = HandNumber::of(slot);
    let second = HandNumber { hand: slot.hand.saturating_add(1), ..first };
    let mut seated = seating.players().iter().filter_map(|player| people.entrant_of(player));
    seated.any(|entrant| entrant.withdrawal() == Some(second))
        && grid.begins_block(first)
        && !grid.begins_block(second)
}
