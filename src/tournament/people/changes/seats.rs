//! Who sits where once people came and went.

use std::collections::BTreeMap;

use super::Since;
use crate::schedule::movement::Grid;
use crate::{Entrant, People, PlayerId, Seating, Slot};

impl Entrant {
    /// Who sits in this hand where this member sat at the start; nobody after a withdrawal.
    pub(super) fn holder<'a>(&'a self, member: &'a PlayerId, slot: Slot) -> Option<&'a PlayerId> {
        let mut now = Some(member);
        for change in self.changes.iter().filter(|change| change.from.covers(slot)) {
            if now == Some(&change.leaves) {
                now = change.comes.as_ref().map(|player| &player.id);
            }
        }
        now
    }

    /// Everybody who ever has the seat of this member, in turn.
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

    /// For each seat of this entrant whoever had it in most hands, of equally many the first; nobody for one without hands.
    pub(crate) fn main_players(&self, played: &BTreeMap<&PlayerId, u32>) -> Vec<&PlayerId> {
        let hands = |player: &&PlayerId| played.get(*player).copied().unwrap_or(0);
        let holders = self.players.iter().map(|member| self.holders(&member.id));
        // Of equal ones `max_by_key` takes the last.
        let main = holders.filter_map(|all| all.into_iter().rev().max_by_key(hands));
        main.filter(|player| hands(player) > 0).collect()
    }

    /// Who has the seats of this entrant in the end, a withdrawn player too.
    pub fn last_seated(&self) -> Vec<&PlayerId> {
        self.players.iter().filter_map(|member| self.holders(&member.id).last().copied()).collect()
    }

    /// Who sits for this entrant in a hand, by the seats of the team.
    pub fn seated(&self, slot: Slot) -> impl Iterator<Item = &PlayerId> {
        let plays = self.plays(slot);
        self.players.iter().filter(move |_| plays).filter_map(move |member| self.holder(&member.id, slot))
    }
}

/// Everybody who plays in a hand, in the order of the entrants.
pub(crate) fn everybody(entrants: &[Entrant], slot: Slot) -> Vec<&PlayerId> {
    entrants.iter().flat_map(|entrant| entrant.seated(slot)).collect()
}

/// Who has this player's seat in a hand: the player, whoever came instead, or nobody.
pub(crate) fn successor<'a>(people: &'a People, player: &PlayerId, slot: Slot) -> Option<&'a PlayerId> {
    let entrant = people.of(player)?;
    let had = |member: &&PlayerId| entrant.holders(member).contains(&player);
    let member = entrant.players.iter().map(|member| &member.id).find(had)?;
    entrant.holder(member, slot).filter(|_| entrant.plays(slot))
}

/// A seating of the start, or of an earlier hand, as it is in this one. Who withdrew keeps the seat: the hand is closed.
pub(crate) fn moved(people: &People, seating: &Seating, slot: Slot) -> Seating {
    let now = |player: &PlayerId| {
        let last = people.of(player).filter(|entrant| entrant.has_withdrawn(slot)).and_then(|entrant| {
            entrant.changes.iter().find(|change| change.comes.is_none()).map(|change| &change.leaves)
        });
        successor(people, player, slot).or(last).unwrap_or(player).clone()
    };
    Seating::new(seating.players().iter().map(now).collect())
}

/// Whether a hand of a movement is closed because somebody at its table has withdrawn (§12.5).
pub(crate) fn closed(people: &People, seating: &Seating, slot: Slot) -> bool {
    let mut seated = seating.players().iter().filter_map(|player| people.of(player));
    seated.any(|entrant| entrant.has_withdrawn(slot))
}

/// Whether a hand begins a block that somebody at its table left with its second hand: the block had begun at other tables
/// only, so its first hand is not played either.
pub(crate) fn left_with_second(grid: Grid, people: &People, seating: &Seating, slot: Slot) -> bool {
    let first = Since::of(slot);
    let second = Since { hand: slot.hand.saturating_add(1), ..first };
    let mut seated = seating.players().iter().filter_map(|player| people.of(player));
    seated.any(|entrant| entrant.withdrawal() == Some(second))
        && grid.begins_block(first)
        && !grid.begins_block(second)
}
