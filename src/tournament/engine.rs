//! Hands that the engine plays: everything needed to start one, and the result and penalties it leads to.

use rand::Rng;

use crate::{
    FinalHolding, FinalHoldings, HandResult, NextHand, Penalty, PenaltyKind, PlayerId, RecordingState,
    Seating, Setup, Slot, Tournament, VoidReason,
};
use lastcard_rules::bot::{Bot, play_out};
use lastcard_rules::hand::{Ended, NoDeal, Outcome};
use lastcard_rules::{Hand, HandTable, Move, Ruleset, Seat, Shuffle};

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

/// Lets bots play a hand that a table is waiting for, and returns its result. If no dealer is known yet, the first seat deals. `None` if
/// the hand has no result in the tournament's scoring.
///
/// # Errors
/// Fails if the rules cannot be played at this table.
pub fn play_by_bots(
    tournament: &Tournament,
    next: &NextHand,
    bot: Bot,
    mut shuffle: impl Shuffle,
    rng: &mut impl Rng,
) -> Result<Option<HandResult>, NoDeal> {
    let setup = tournament.setup_of(next.slot);
    let players = next.seats.players();
    let rules = bot.deals_by(*setup.rules(), players.len(), rng);
    let seat_of = |id: &Option<PlayerId>| id.as_ref().and_then(|id| next.seats.seat(id)).and_then(Seat::new);
    let Some(dealer) = seat_of(&next.dealer).or(Seat::new(0)) else { return Ok(None) };
    let opener = seat_of(&next.opener).unwrap_or_else(|| dealer.left(players.len()));
    let table = HandTable { opener, by_right: next.by_right, ..HandTable::dealt_by(dealer, players.len()) };
    let deck = rules.deck().shuffled(&mut shuffle);
    let mut hand = Hand::deal(rules, table, deck, &mut shuffle)?;
    let ended = play_out(&mut hand, &[bot], rng, &mut shuffle, |_, _| ());
    Ok(ended.and_then(|ended| result_from_engine(setup, &ended, players)))
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
