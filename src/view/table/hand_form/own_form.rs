//! The form for a player's own holding.

use askama::Template;

use super::reasons::{FieldMessage, ReasonLine, reasons};
use super::{FormSeat, FormTarget, HandProblem, PadFace, TypedHand, cards, is_ordinary, seat};
use crate::tournament::{Hand, PlayerId, ResultKind, Slot};
use crate::view::Translator;
use crate::view::rules::{OrdinaryCard, ordinary};
use crate::view::table::Says;

/// The form in which a player makes a self-report.
#[derive(Template)]
#[template(path = "table/own_form.html")]
pub struct OwnForm {
    w: Translator,
    sending: FormTarget,
    slot: Slot,
    seat: FormSeat,
    cards: Vec<PadFace>,
    ordinary: Vec<OrdinaryCard>,
    kind: ResultKind,
    /// True if cards left count, and not only who goes out.
    counts: bool,
    reasons: Vec<ReasonLine>,
    most_points: u32,
    most_cards: u32,
}

impl OwnForm {
    /// Creates the form of a player in a hand, with the values typed so far and the problems with them.
    pub fn new(
        says: Says<'_>,
        hand: &Hand,
        player: &PlayerId,
        (typed, problems): (&TypedHand, &[HandProblem]),
        sending: FormTarget,
    ) -> Self {
        let said: Vec<_> = problems.iter().map(|problem| FieldMessage::new(says.words, problem)).collect();
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

    /// Returns true if there is no problem with the values.
    pub(in crate::view::table) fn is_fine(&self) -> bool {
        self.reasons.is_empty()
    }
}
