//! The form of one player's own holding.

use askama::Template;

use super::reasons::{ReasonLine, SaidProblem, reasons};
use super::{FormSeat, HandProblem, PadFace, Sending, TypedHand, cards, is_ordinary, seat};
use crate::tournament::{Hand, PlayerId, ResultKind, Slot};
use crate::view::Words;
use crate::view::rules::{OrdinaryCard, ordinary};
use crate::view::table::Says;

/// The form in which a player says what the own hand ended with.
#[derive(Template)]
#[template(path = "table/own_form.html")]
pub struct OwnForm {
    w: Words,
    sending: Sending,
    slot: Slot,
    seat: FormSeat,
    cards: Vec<PadFace>,
    ordinary: Vec<OrdinaryCard>,
    kind: ResultKind,
    /// Whether anything but going out matters.
    counts: bool,
    reasons: Vec<ReasonLine>,
    most_points: u32,
    most_cards: u32,
}

impl OwnForm {
    /// The form of a player who sits in a hand, with what was typed so far and what is wrong with it.
    pub fn new(
        says: Says<'_>,
        hand: &Hand,
        player: &PlayerId,
        (typed, problems): (&TypedHand, &[HandProblem]),
        sending: Sending,
    ) -> Self {
        let said: Vec<_> = problems.iter().map(|problem| SaidProblem::new(says.words, problem)).collect();
        let setup = says.tournament.setup_of(hand.slot);
        let place = hand.seating.seat(player).unwrap_or_default();
        Self {
            w: says.words,
            slot: hand.slot,
            seat: seat(says, hand, typed, &said, place, player),
            cards: cards(says),
            ordinary: if is_ordinary(says) { ordinary(says.words) } else { Vec::new() },
            kind: ResultKind::Out,
            counts: !setup.only_wins(),
            reasons: reasons(says, hand, true, &said),
            most_points: setup.most_points(),
            most_cards: setup.rules().deck().counts().sum(),
            sending,
        }
    }

    /// Whether nothing is wrong with what was typed.
    pub(in crate::view::table) fn is_fine(&self) -> bool {
        self.reasons.is_empty()
    }
}
