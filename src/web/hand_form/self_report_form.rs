//! The form for a player's own holding.

use askama::Template;

use lastcard_tournament::{Hand, PlayerId, ResultKind, Slot};

use crate::hand_form::{
    form::{FormSeat, FormTarget, PadFace, cards, has_ordinary_deck, seat},
    problems::HandProblem,
    reasons::{FieldMessage, ReasonLine, reasons},
    typed::TypedHand,
};
use crate::rules::cards::{OrdinaryCard, ordinary_cards};
use crate::ui::{tournament_text::TournamentText, translator::Translator};

#[derive(Template)]
#[template(path = "hand_form/self_report_form.html")]
pub struct SelfReportForm {
    words: Translator,
    sending: FormTarget,
    slot: Slot,
    seat: FormSeat,
    cards: Vec<PadFace>,
    ordinary: Vec<OrdinaryCard>,
    kind: ResultKind,
    /// True if the form asks for the cards left, and not only whether the player went out.
    counts: bool,
    reasons: Vec<ReasonLine>,
    most_points: u32,
    most_cards: u32,
}

impl SelfReportForm {
    pub fn new(
        says: TournamentText<'_>,
        hand: &Hand,
        player: &PlayerId,
        (typed, problems): (&TypedHand, &[HandProblem]),
        sending: FormTarget,
    ) -> Self {
        let said: Vec<_> = problems.iter().map(|problem| FieldMessage::new(says.words, problem)).collect();
        let setup = says.tournament.setup_of(hand.slot);
        let place = hand.seating.seat(player).unwrap_or_default();
        Self {
            words: says.words,
            slot: hand.slot,
            seat: seat(says, hand, typed, &said, place, player),
            cards: cards(says),
            ordinary: if has_ordinary_deck(says) { ordinary_cards(says.words) } else { Vec::new() },
            kind: ResultKind::Out,
            counts: !setup.scores_wins_only(),
            reasons: reasons(says, hand, true, &said),
            most_points: setup.most_points(),
            most_cards: setup.rules().deck().counts().sum(),
            sending,
        }
    }

    pub fn is_valid(&self) -> bool {
        self.reasons.is_empty()
    }
}
