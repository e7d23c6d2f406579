//! Dealers and openers.

use std::collections::BTreeMap;

use crate::people::changes::successor;
use crate::{EntrantIndex, Hand, HandResult, Hands, Method, PlayerId, Scorecard, Setup, Slot, VoidReason};

/// Fills in dealers and openers that are not recorded; `scheduled` returns the dealer according to the
/// schedule.
pub(crate) fn fill(
    setup: &Setup,
    people: &EntrantIndex,
    hands: &mut Hands,
    scheduled: impl Fn(Slot) -> Option<PlayerId>,
) {
    let mut last: BTreeMap<u32, usize> = BTreeMap::new();
    for index in 0..hands.len() {
        let Some(hand) = hands.get(index) else { break };
        let before = last.insert(hand.slot.table, index);
        fill_one((setup, people), hands, (before, index), &scheduled);
    }
}

/// Fills in one hand, given its index and the index of the previous hand at its table.
pub(crate) fn fill_one(
    (setup, people): (&Setup, &EntrantIndex),
    hands: &mut Hands,
    (before, index): (Option<usize>, usize),
    scheduled: impl Fn(Slot) -> Option<PlayerId>,
) {
    let Some(hand) = hands.get(index) else { return };
    if hand.dealer.is_some() && hand.opener.is_some() && !result_decides(setup) {
        return;
    }
    let before = before.and_then(|before| hands.get(before));
    let before = before.filter(|before| are_in_same_block(before, hand));
    let start = KnownStart::of((setup, people), before, hand, scheduled(hand.slot));
    let dealer = hand.dealer.clone().or(start.dealer);
    let left = dealer.as_ref().and_then(|dealer| hand.seating.left_of(dealer)).cloned();
    let opener = hand.opener.clone().or_else(|| start.opener.clone()).or(left);
    // R-START-7, S-LAZY-8
    let by_right = start.opener.is_some() && opener == start.opener;
    if let Some(hand) = hands.get_mut(index) {
        (hand.dealer, hand.opener, hand.by_right) = (dealer, opener, by_right);
    }
}

fn are_in_same_block(one: &Hand, other: &Hand) -> bool {
    (one.slot.round, one.block) == (other.slot.round, other.block)
}

impl Scorecard {
    /// Returns true if the loser of a hand deals the next one at its table (S-LAZY-4): in a match after every
    /// hand, in a movement within a block (§0.5.7e).
    pub fn loser_deals_after(&self, slot: Slot) -> bool {
        let setup = self.setup_of(slot);
        let next = Slot { hand: slot.hand.saturating_add(1), ..slot };
        let within_block = || self.hand(slot).zip(self.hand(next));
        result_decides(setup)
            && (setup.plan().is_none()
                || within_block().is_some_and(|(hand, next)| are_in_same_block(hand, next)))
    }
}

/// Returns true if the result of a hand decides who deals and opens the next one (S-LAZY-2..4).
pub(crate) fn result_decides(setup: &Setup) -> bool {
    matches!(setup.method(), Method::Lazy { .. })
}

/// Known facts about the start of a hand; if the opener is not known, the player to the dealer's left opens.
#[derive(Default)]
struct KnownStart {
    dealer: Option<PlayerId>,
    opener: Option<PlayerId>,
}

impl KnownStart {
    /// Under `lazy` the loser of the previous hand deals and the player who went out opens (S-LAZY-2..4);
    /// nothing is known while that hand is open. The first hand of a block, and any hand after one without a
    /// winner, start according to the schedule (§0.5.7e, §0.5.9e). A match has no schedule: the deal rotates
    /// clockwise (T-2X2-4, R-DLR-5), skipping players who are out (V-CHAL-5) and including players who have
    /// joined (§0.5.9d). With two players, the rotation also alternates who drafts and who goes first
    /// (V-DUO-8).
    fn of(
        (setup, people): (&Setup, &EntrantIndex),
        before: Option<&Hand>,
        hand: &Hand,
        scheduled: Option<PlayerId>,
    ) -> Self {
        let lazy = result_decides(setup);
        match before.map(|before| (before, &before.result)) {
            Some((_, None | Some(HandResult::Void(VoidReason::Withheld)))) if lazy => Self::default(),
            Some((before, Some(result @ HandResult::Won { out, .. }))) if lazy => Self {
                dealer: setup
                    .losers(&before.seating, result)
                    .first()
                    .and_then(|loser| current_occupant(people, before, loser, hand, false)),
                opener: successor(people, out, hand.slot).filter(|out| hand.seating.has(out)).cloned(),
            },
            Some((before, _)) if scheduled.is_none() => Self {
                dealer: before.dealer.as_ref().and_then(|d| current_occupant(people, before, d, hand, true)),
                opener: None,
            },
            _ => Self { dealer: scheduled, opener: None },
        }
    }
}

/// Finds the player who now has the seat that `player` had in the previous hand or, with `next`, the next
/// player clockwise. Passes over seats whose player left without a substitute, and includes players who have
/// just joined the table.
fn current_occupant(
    people: &EntrantIndex,
    before: &Hand,
    player: &PlayerId,
    hand: &Hand,
    next: bool,
) -> Option<PlayerId> {
    let seat = before.seating.seat(player)?;
    let now =
        |player: &PlayerId| successor(people, player, hand.slot).filter(|player| hand.seating.has(player));
    if let Some(player) = now(player).filter(|_| !next) {
        return Some(player.clone());
    }
    // The next player clockwise is the one to the left of the nearest player who stayed, whoever else has
    // left or joined.
    let players = before.seating.players();
    let mut anticlockwise = players.iter().rev().cycle().skip(players.len() - 1 - seat).take(players.len());
    hand.seating.left_of(anticlockwise.find_map(now)?).cloned()
}
