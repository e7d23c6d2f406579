//! The form that takes the result of one hand, on the phone at the table and at the organiser's desk: its
//! fields, what is filled in, what is read from it, and what can be wrong with it.

mod called;
mod fields;
mod own_form;
mod penalties;
mod penalty_rows;
mod problems;
mod reasons;
mod result;
mod saving;
mod submission;
mod typed;

use askama::Template;

pub use self::called::Callable;
pub use self::fields::ForeignForm;
pub use self::own_form::OwnForm;
pub use self::problems::HandProblem;
pub use self::reasons::{ReasonLine, sheet_reasons, why_not_recorded, why_refused};
pub use self::submission::Submission;
pub use self::typed::{TypedHand, TypedHolding, TypedPenalty};

use self::penalty_rows::PenaltyRows;
use self::reasons::{SaidProblem, reasons};
use self::saving::{Ending, endings, refilling, saving};
use super::faces;
use super::says::{Says, asked};
use crate::rules::{DeckKind, Face};
use crate::store::entries::RecordError;
use crate::tournament::{Format, Hand, PlayerId, ResultKind, SeatMove, Slot};
use crate::view::Words;
use crate::view::play::CardNames;
use crate::view::rules::{OrdinaryCard, ordinary, ordinary_name};

/// Where a form is sent, and on what it is based.
#[derive(Debug, Clone)]
pub struct Sending {
    /// The address it is posted to.
    pub action: String,
    /// The revision of the hand that the scorer saw; 0 for an open hand.
    pub based_on: u32,
    /// Names this submission, so that sending it twice records it once.
    pub entry_key: String,
    /// Where “Cancel” leads, for a hand that is corrected.
    pub cancel: Option<String>,
    /// Where what a correction changes is told before it is saved.
    pub foresees: Option<String>,
    /// The number of what players said of their own holdings, where that was on the screen.
    pub seen: Option<u32>,
}

/// The form of one hand. What was typed, and what is wrong with it, stands in it.
#[derive(Template)]
#[template(path = "table/hand_form.html")]
pub struct HandForm {
    w: Words,
    sending: Sending,
    slot: Slot,
    seats: Vec<FormSeat>,
    cards: Vec<PadFace>,
    /// Which ordinary card is which, where the deck is made of them.
    ordinary: Vec<OrdinaryCard>,
    endings: Vec<Ending>,
    /// What the scoring needs to know of a hand.
    kind: ResultKind,
    /// Whether it is enough to say who lost.
    lazy: bool,
    /// Whether what anybody is left with can be entered.
    counts: bool,
    /// Whether two drafts stand for the deal (V-DUO-8).
    drafts: bool,
    /// What saving says where nobody goes out, with `{points.vera}` for the refill points.
    says: String,
    penalties: PenaltyRows,
    /// Why it was not saved, where it was sent.
    reasons: Vec<ReasonLine>,
    /// The most points that there can be in all holdings.
    most_points: u32,
    /// The most cards that there can be.
    most_cards: u32,
}

/// A player at the table.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
struct FormSeat {
    id: String,
    name: String,
    /// The name as sentences have it.
    short: String,
    /// The classes that seat the player at the table.
    place: String,
    dealer: bool,
    opener: bool,
    /// Somebody sits here who sat elsewhere in the hand before.
    moved: bool,
    out: bool,
    /// What saving says when this player goes out, with `{points}` or `{points.vera}` for the points.
    says: String,
    /// Who goes out when this holding is asked for.
    asked_when: String,
    typed: TypedHolding,
    /// In which place the player finished, as typed.
    finished: String,
    /// The refill points as typed.
    one_points: String,
    problems: Vec<String>,
}

/// A face of the pad.
struct PadFace {
    face: Face,
    symbol: String,
    /// The face as cards are drawn.
    drawn: Option<String>,
    name: String,
    points: u32,
    most: u8,
}

impl HandForm {
    /// The form of a hand with what was typed so far and what is wrong with it.
    pub fn new(
        says: Says<'_>,
        hand: &Hand,
        typed: &TypedHand,
        problems: &[HandProblem],
        sending: Sending,
    ) -> Self {
        let problems: Vec<_> = problems.iter().map(|problem| SaidProblem::new(says.words, problem)).collect();
        let (w, setup) = (says.words, says.tournament.setup_of(hand.slot));
        let kind = setup.method().id().needs();
        let lazy = setup.method().id().goes_without_counts();
        let seats = hand.seating.players().iter().enumerate();
        let seats: Vec<FormSeat> = seats.map(|(i, id)| seat(says, hand, typed, &problems, i, id)).collect();
        let counts = kind == ResultKind::Refill || (kind == ResultKind::Out && !setup.only_wins());
        Self {
            w,
            reasons: reasons(says, hand, counts, &problems),
            most_points: setup.most_points(),
            most_cards: setup.rules().deck().counts().sum(),
            endings: if lazy { endings(says, hand) } else { Vec::new() },
            cards: cards(says),
            ordinary: if is_ordinary(says) { ordinary(w) } else { Vec::new() },
            penalties: PenaltyRows::new(says, hand, &typed.penalties, &problems),
            slot: hand.slot,
            says: if kind == ResultKind::Refill { refilling(says, hand) } else { String::new() },
            drafts: setup.format() == Format::Duo,
            counts,
            seats,
            kind,
            lazy,
            sending,
        }
    }

    /// Marks those who change seats before the hand.
    #[must_use]
    pub fn after_moves(mut self, moves: &[SeatMove<'_>]) -> Self {
        for player in moves.iter().flat_map(|one| one.players()) {
            self.seats
                .iter_mut()
                .filter(|seat| seat.id == player.as_str())
                .for_each(|seat| seat.moved = true);
        }
        self
    }

    /// Says on top of the form why this is not the time for it.
    #[must_use]
    pub fn turned_away(mut self, why: &RecordError) -> Self {
        self.reasons.push(ReasonLine { says: why_not_recorded(self.w, why), field: None });
        self
    }

    /// Says on top of the form whose own phones say something else than what was typed.
    #[must_use]
    pub fn contradicted(mut self, says: Vec<(PlayerId, String)>) -> Self {
        let line =
            |(player, says): (PlayerId, String)| ReasonLine { says, field: Some(format!("total.{player}")) };
        self.reasons.extend(says.into_iter().map(line));
        self
    }

    /// The number of a seat, as the style sheet knows it.
    fn seat_of(&self, player: &str) -> usize {
        self.seats.iter().position(|seat| seat.id == player).unwrap_or_default()
    }

    /// How the holdings are laid out: one pad, two side by side, or a row each where there are more to enter.
    fn layout(&self) -> &'static str {
        match self.seats.iter().map(|seat| seat.asked_when.split(' ').count()).max() {
            _ if self.kind == ResultKind::Refill => "many",
            None | Some(0 | 1) => "one",
            Some(2) => "two",
            Some(_) => "many",
        }
    }

    fn compact(&self) -> bool {
        self.layout() == "many"
    }

    /// The key of the question whose answer comes first.
    fn asks(&self) -> &'static str {
        match self.kind {
            ResultKind::Out => "table-who-went-out",
            ResultKind::Order => "table-in-which-order",
            ResultKind::Refill => "table-one-points-and-left",
        }
    }

    /// Whether somebody began to count where nobody has to (M-4).
    fn counting(&self) -> bool {
        self.seats.iter().any(|seat| !seat.typed.is_empty() || !seat.problems.is_empty())
    }
}

impl FormSeat {
    /// Whether the pad is in sight although there are many.
    fn opened(&self) -> bool {
        !self.problems.is_empty() || !self.typed.counts.is_empty()
    }

    fn count(&self, face: Face) -> &str {
        self.typed.counts.get(&face).map_or("", String::as_str)
    }
}

fn seat(
    says: Says<'_>,
    hand: &Hand,
    typed: &TypedHand,
    problems: &[SaidProblem<'_>],
    i: usize,
    id: &PlayerId,
) -> FormSeat {
    let here = problems.iter().filter(|problem| problem.is_about(id));
    let asked_when = outs(says, hand, id);
    FormSeat {
        name: says.tournament.player(id).map_or_else(|| id.to_string(), |player| player.name.to_string()),
        short: says.player(id),
        place: place(says.tournament.setup_of(hand.slot).format(), i, hand.seating.players().len()),
        dealer: hand.dealer.as_ref() == Some(id),
        opener: hand.opener.as_ref() == Some(id),
        moved: false,
        out: typed.out == id.as_str(),
        says: saving(says, hand, id),
        asked_when: asked_when.join(" "),
        typed: typed.holding(id),
        finished: typed.places.get(id.as_str()).cloned().unwrap_or_default(),
        one_points: typed.points.get(id.as_str()).cloned().unwrap_or_default(),
        problems: here.map(|problem| problem.says.clone()).collect(),
        id: id.to_string(),
    }
}

/// Where a seat stands: clockwise round the table, the first one at its head. Four sit as on a compass.
/// Partners share a border.
fn place(format: Format, seat: usize, seats: usize) -> String {
    let side = if format.has_partners() { seat % 2 } else { 0 };
    // Below the head two columns go down, closed by a seat at the foot where the number is even.
    let rows = (seats - 1) / 2;
    let at = match seat {
        0 => "head".to_owned(),
        seat if seat <= rows => format!("right row-{}", seat + 1),
        seat if seats.is_multiple_of(2) && seat == rows + 1 => format!("foot row-{}", rows + 2),
        seat => format!("left row-{}", seats - seat + 1),
    };
    format!("side-{side} {at}")
}

/// The seats of those who, going out, leave this player with a holding that is asked for.
fn outs(says: Says<'_>, hand: &Hand, player: &PlayerId) -> Vec<String> {
    let setup = says.tournament.setup_of(hand.slot);
    let seats = hand.seating.players().iter().enumerate();
    let outs = seats.filter(|(_, out)| *out != player && asked(setup, &hand.seating, out).contains(player));
    outs.map(|(seat, _)| seat.to_string()).collect()
}

/// Whether the hand is played with ordinary cards (R-DECK-6).
fn is_ordinary(says: Says<'_>) -> bool {
    says.tournament.setup().rules().options().deck == DeckKind::Adapted108
}

fn cards(says: Says<'_>) -> Vec<PadFace> {
    let setup = says.tournament.setup();
    let deck = setup.rules().deck().counts();
    let counting = setup.rules().counting(*setup.values());
    let named = |face: Face| match ordinary_name(says.words, face).filter(|_| is_ordinary(says)) {
        Some(ordinary) => ordinary,
        None if face.number().is_some() => String::new(),
        None => faces::name(says.words, face),
    };
    let card = |face: Face| PadFace {
        face,
        symbol: faces::symbol(face),
        drawn: CardNames::new(says.words, setup.rules()).face_picture(face).face,
        // Nothing is said twice: some languages call a card as it looks.
        name: Some(named(face)).filter(|name| *name != faces::symbol(face)).unwrap_or_default(),
        points: counting.value(face),
        most: deck.get(face),
    };
    faces::PAD.into_iter().filter(|face| deck.get(*face) > 0).map(card).collect()
}

#[cfg(test)]
mod tests;
