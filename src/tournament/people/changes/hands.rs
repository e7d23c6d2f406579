//! Hands from which line-up changes can apply, and checks of the changes against the hands.

use std::collections::BTreeMap;

use strum::{Display, EnumString};

use super::LineUpRefusal;
use crate::problem::Problems;
use crate::{Fault, Hand, HandNumber, HandResult, Place, PlayerId, Problem, SeatDeparture, Slot, Tournament};

/// Kind of a [`LineUpChange`](super::LineUpChange).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum LineUpChangeKind {
    /// A substitute takes a seat.
    Substitution,
    /// A player leaves for good.
    Withdrawal,
    /// A late player joins.
    Arrival,
}

impl Tournament {
    /// Returns the hands from which a line-up change can apply, in order: the open hands after the last
    /// recorded one, at the table of the player who `leaves` or at any table. If several hands are played
    /// simultaneously, returns the one at the first table. If blocks are redrawn, players join at the start
    /// of a block, and withdraw now or at the start of a block.
    pub fn line_up_change_starts(&self, kind: LineUpChangeKind, leaves: Option<&PlayerId>) -> Vec<Slot> {
        let is_concerned = |hand: &&Hand| leaves.is_none_or(|player| hand.seating.has(player));
        let own = self.hands().iter().rev().filter(is_concerned);
        let mut starts: Vec<Slot> = own.take_while(|hand| hand.is_open()).map(|hand| hand.slot).collect();
        starts.reverse();
        starts.dedup_by_key(|slot| HandNumber::of(*slot));
        let next = starts.first().copied().filter(|_| kind == LineUpChangeKind::Withdrawal);
        if kind != LineUpChangeKind::Substitution {
            starts.retain(|slot| Some(*slot) == next || self.can_redraw_from(HandNumber::of(*slot)));
        }
        starts
    }

    /// Returns the reason why a line-up change cannot apply from any hand.
    pub fn no_start_refusal(&self) -> LineUpRefusal {
        let is_over = self.hands().iter().all(|hand| !hand.is_open());
        if is_over { LineUpRefusal::StepOver } else { LineUpRefusal::StepAfterEnd }
    }
}

/// Checks line-up changes against the hands: each must take effect from an existing hand, and nobody may play
/// after withdrawing. `places` has the place of each hand in the file.
///
/// # Errors
/// Returns all problems with their places, such as `entrants[2].changes[0].from`.
pub(crate) fn check_hands(
    tournament: &Tournament,
    places: &BTreeMap<Slot, Place>,
) -> Result<(), Vec<Problem>> {
    let mut problems = Problems::default();
    let late =
        |since: HandNumber| (!takes_effect(tournament, since)).then(|| no_hand_fault(tournament, since));
    for (i, entrant) in tournament.entrants().iter().enumerate() {
        let place = Place::root().key("entrants").index(i);
        if let Some(fault) = entrant.since.and_then(late) {
            problems.add(&place.key("from"), fault);
        }
        for (j, SeatDeparture { from, .. }) in entrant.changes.iter().enumerate() {
            if let Some(fault) = late(*from) {
                problems.add(&place.key("changes").index(j).key("from"), fault);
            }
        }
    }
    let withdrawn = tournament.entrants().iter().filter_map(|entrant| Some((entrant, entrant.withdrawal()?)));
    let gone: BTreeMap<&PlayerId, HandNumber> = withdrawn
        .flat_map(|(entrant, from)| entrant.everybody().map(move |player| (&player.id, from)))
        .collect();
    for hand in tournament.hands() {
        let is_played = hand.result.as_ref().is_some_and(|result| !matches!(result, HandResult::Void(_)));
        let players = hand.seating.players().iter();
        let left = |player: &&PlayerId| gone.get(player).is_some_and(|from| from.covers(hand.slot));
        for player in players.filter(|player| is_played && left(player)) {
            let place = places.get(&hand.slot).cloned().unwrap_or_default();
            problems.add(&place.key("result"), Fault::WithdrawnPlays { player: player.clone() });
        }
    }
    problems.into_result(())
}

fn no_hand_fault(tournament: &Tournament, since: HandNumber) -> Fault {
    let last = tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.hand);
    let round = tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.round);
    Fault::ChangeAfterEnd { hand: since.hand, round: since.round, last_round: round, last }
}

/// Returns true if a hand that the change applies to exists or may still be played. In a match that ended by
/// itself, the only unplayed one is the hand that would have been next, because a correction may have ended
/// the match after somebody came or left. A match that was stopped may be continued.
pub(crate) fn takes_effect(tournament: &Tournament, since: HandNumber) -> bool {
    let goes_on = || tournament.is_stopped() || tournament.end_reason().is_none();
    let is_match = tournament.setup().plan().is_none() && since.round == 1;
    let next = tournament.scored_hands().next_back().map_or(1, |last| last.slot.hand.saturating_add(1));
    let has_hand = tournament.scored_hands().any(|hand| since.covers(hand.slot));
    has_hand || (is_match && (since.hand <= next || goes_on()))
}
