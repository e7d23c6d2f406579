//! Hands that the engine plays: everything needed to start one, and the result and penalties it leads to.

use crate::{
    FinalHolding, FinalHoldings, HandResult, Penalty, PenaltyKind, PlayerId, RecordingState, Seating, Setup,
    Slot, Tournament, VoidReason,
};
use lastcard_rules::hand::{Ended, NoDeal, Outcome};
use lastcard_rules::{Move, Ruleset, Seat};

/// Everything needed to start a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandStart {
    /// Players clockwise from seat 0.
    pub seating: Seating,
    /// Sides of partners; empty if everybody plays alone.
    pub sides: Vec<Vec<PlayerId>>,
    /// Player who deals.
    pub dealer: PlayerId,
    /// Player who leads.
    pub opener: PlayerId,
    /// True if the opener leads by right of going out in the previous hand (R-START-7).
    pub by_right: bool,
}

/// Reason why a hand cannot start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandStartRefusal {
    /// The table is not waiting for this hand.
    NotNow,
    /// The rules cannot be played at this table.
    NoDeal(NoDeal),
}

impl Tournament {
    /// Returns the start of a hand. If no dealer is known yet, the first seat deals; the next player
    /// clockwise leads, unless the previous hand decides otherwise.
    ///
    /// # Errors
    /// Fails if the table is not waiting for this hand, or seats more or fewer players than the rules allow.
    pub fn hand_start(&self, slot: Slot) -> Result<HandStart, HandStartRefusal> {
        let hand = self
            .hand(slot)
            .filter(|_| self.recording_state(slot) == RecordingState::Next)
            .ok_or(HandStartRefusal::NotNow)?;
        let seating = &hand.seating;
        let (players, (least, most)) = (seating.players().len(), self.setup().rules().players().into_inner());
        if !(least..=most).contains(&players) {
            return Err(HandStartRefusal::NoDeal(NoDeal::WrongNumberOfPlayers { players, least, most }));
        }
        let dealer = hand.dealer.as_ref().or(seating.players().first()).ok_or(HandStartRefusal::NotNow)?;
        let opener = hand.opener.as_ref().or_else(|| seating.left_of(dealer)).unwrap_or(dealer);
        Ok(HandStart {
            seating: seating.clone(),
            sides: seating.sides(self.setup_of(slot).format()),
            dealer: dealer.clone(),
            opener: opener.clone(),
            by_right: hand.by_right,
        })
    }
}

/// Converts a hand that the engine played to its end; `players` sit clockwise from seat 0. Returns `None` if
/// the scoring needs another kind of result, which [`Setup::parse`] rules out.
pub fn result_from_engine(setup: &Setup, ended: &Ended, players: &[PlayerId]) -> Option<HandResult> {
    let player = |seat: Seat| players.get(seat.number()).cloned();
    let left = |seat: Seat| Some((player(seat)?, FinalHolding::Counted(ended.left(seat))));
    let result = match ended.outcome {
        Outcome::Out { seat } => {
            let others = ended.seats().filter(|&other| other != seat);
            let left: FinalHoldings = others.map(left).collect::<Option<_>>()?;
            HandResult::Won { out: player(seat)?, left, losers: None }
        }
        Outcome::Placed => {
            HandResult::Order(ended.order().into_iter().map(player).collect::<Option<Vec<_>>>()?)
        }
        Outcome::Refill => HandResult::Refill {
            points: ended
                .seats()
                .map(|seat| Some((player(seat)?, u32::from(ended.points(seat)))))
                .collect::<Option<_>>()?,
            left: ended.seats().map(left).collect::<Option<_>>()?,
        },
        Outcome::Stuck => HandResult::Void(VoidReason::Stuck),
        Outcome::Abandoned => HandResult::Void(VoidReason::Abandoned),
    };
    result.kind().is_none_or(|kind| kind == setup.method().id().required_result()).then_some(result)
}

/// Penalties reported while a hand was played on phones (§14), in the form in which they are noted at a table
/// with real cards; `players` sit clockwise from seat 0.
pub fn reported_penalties<'a>(
    rules: &Ruleset,
    players: &[PlayerId],
    moves: impl IntoIterator<Item = &'a Move>,
) -> Vec<Penalty> {
    let penalty = |what: &Move| {
        let Move::Report { kind, seat } = what else { return None };
        let kind = PenaltyKind::from(*kind);
        let player = players.get(seat.number())?.clone();
        Some(Penalty { player, kind: kind.to_string(), cards: kind.cards(rules) })
    };
    moves.into_iter().filter_map(penalty).collect()
}
