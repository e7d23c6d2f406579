//! The form that takes the result of one hand, on the phone at the table and at the organiser's desk: its fields,
//! the values filled in, the result read from them, and the problems with it.

#[cfg(test)]
mod tests;

use askama::Template;

use lastcard_rules::{DeckKind, Face};
use lastcard_store::entries::RecordError;
use lastcard_tournament::{Format, Hand, PlayerId, ResultKind, SeatMove, Slot};

use crate::hand_form::{
    penalty_rows::PenaltyRows,
    problems::HandProblem,
    reasons::{FieldMessage, ReasonLine, reasons, why_not_recorded},
    saving::{EndingButton, endings, refill_save_label, save_label},
    typed::{TypedHand, TypedHolding},
};
use crate::rules::cards::{OrdinaryCard, ordinary_cards, ordinary_name};
use crate::table::faces;
use crate::ui::{
    card::CardNames,
    tournament_text::{TournamentText, asked_players},
    translator::Translator,
};

/// Target of a form, and the state on which it is based.
#[derive(Debug, Clone)]
pub struct FormTarget {
    /// Address that the form is posted to.
    pub action: String,
    /// Revision of the hand that the scorer saw; 0 for an open hand.
    pub based_on: u32,
    /// Idempotency key of the submission, so that sending it twice records it once.
    pub entry_key: String,
    /// Target of “Cancel”, when a hand is corrected.
    pub cancel: Option<String>,
    /// Address that shows the consequences of a correction before it is saved.
    pub foresees: Option<String>,
    /// Latest self-report that was on the screen, by number; `None` if there was none.
    pub seen: Option<u32>,
}

/// The form of one hand, with the values typed so far and the problems with them.
#[derive(Template)]
#[template(path = "hand_form/form.html")]
pub struct HandForm {
    words: Translator,
    sending: FormTarget,
    slot: Slot,
    seats: Vec<FormSeat>,
    cards: Vec<PadFace>,
    /// Meaning of each ordinary card, if the deck is made of them.
    ordinary: Vec<OrdinaryCard>,
    endings: Vec<EndingButton>,
    kind: ResultKind,
    /// True if naming the loser is enough.
    lazy: bool,
    /// True if cards left can be entered.
    counts: bool,
    /// True if two drafts replace the deal (V-DUO-8).
    drafts: bool,
    /// Label for saving if nobody goes out, with placeholders such as `{points.vera}` for refill points.
    says: String,
    penalties: PenaltyRows,
    /// Reasons why a form that was sent was not saved.
    reasons: Vec<ReasonLine>,
    /// Highest total that all holdings together can have.
    most_points: u32,
    /// Number of cards in the deck.
    most_cards: u32,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct FormSeat {
    pub id: String,
    pub name: String,
    /// The name as used in sentences.
    pub short: String,
    /// Classes that position the player at the table.
    pub place: String,
    pub dealer: bool,
    pub opener: bool,
    /// True if the player had another seat in the previous hand.
    pub moved: bool,
    pub out: bool,
    /// Label for saving if this player goes out, with `{points}` or placeholders such as `{points.vera}`.
    pub says: String,
    /// Winners for whom this holding is asked for, as space-separated seats.
    pub asked_when: String,
    pub typed: TypedHolding,
    /// Finishing place as typed.
    pub finished: String,
    /// Refill points as typed.
    pub one_points: String,
    pub problems: Vec<String>,
}

pub struct PadFace {
    pub face: Face,
    pub symbol: String,
    /// The face as it is drawn on cards.
    pub drawn: Option<String>,
    pub name: String,
    pub points: u32,
    pub most: u8,
}

impl HandForm {
    /// Creates the form of a hand with the values typed so far and the problems with them.
    pub fn new(
        says: TournamentText<'_>,
        hand: &Hand,
        typed: &TypedHand,
        problems: &[HandProblem],
        sending: FormTarget,
    ) -> Self {
        let problems: Vec<_> =
            problems.iter().map(|problem| FieldMessage::new(says.words, problem)).collect();
        let (words, setup) = (says.words, says.tournament.setup_of(hand.slot));
        let kind = setup.method().id().required_result();
        let lazy = setup.method().id().needs_only_loser();
        let seats = hand.seating.players().iter().enumerate();
        let seats: Vec<FormSeat> = seats.map(|(i, id)| seat(says, hand, typed, &problems, i, id)).collect();
        let counts = kind == ResultKind::Refill || (kind == ResultKind::Out && !setup.scores_wins_only());
        Self {
            words,
            reasons: reasons(says, hand, counts, &problems),
            most_points: setup.most_points(),
            most_cards: setup.rules().deck().counts().sum(),
            endings: if lazy { endings(says, hand) } else { Vec::new() },
            cards: cards(says),
            ordinary: if has_ordinary_deck(says) { ordinary_cards(words) } else { Vec::new() },
            penalties: PenaltyRows::new(says, hand, &typed.penalties, &problems),
            slot: hand.slot,
            says: if kind == ResultKind::Refill { refill_save_label(says, hand) } else { String::new() },
            drafts: setup.format() == Format::Duo,
            counts,
            seats,
            kind,
            lazy,
            sending,
        }
    }

    /// Marks the players who change seats before the hand.
    #[must_use]
    pub fn with_seat_moves(mut self, moves: &[SeatMove<'_>]) -> Self {
        for player in moves.iter().flat_map(|one| one.players()) {
            self.seats
                .iter_mut()
                .filter(|seat| seat.id == player.as_str())
                .for_each(|seat| seat.moved = true);
        }
        self
    }

    /// Adds the reason why nothing can be recorded now to the top of the form.
    #[must_use]
    pub fn with_rejection(mut self, why: &RecordError) -> Self {
        self.reasons.push(ReasonLine { says: why_not_recorded(self.words, why), field: None });
        self
    }

    /// Adds the self-reports that contradict the typed values to the top of the form.
    #[must_use]
    pub fn with_contradictions(mut self, says: Vec<(PlayerId, String)>) -> Self {
        let line =
            |(player, says): (PlayerId, String)| ReasonLine { says, field: Some(format!("total.{player}")) };
        self.reasons.extend(says.into_iter().map(line));
        self
    }

    /// Returns the number of a seat, as the style sheet uses it.
    fn seat_of(&self, player: &str) -> usize {
        self.seats.iter().position(|seat| seat.id == player).unwrap_or_default()
    }

    /// Returns the layout of the holdings: one pad, two side by side, or a row each if there are more to enter.
    fn layout(&self) -> &'static str {
        match self.seats.iter().map(|seat| seat.asked_when.split(' ').count()).max() {
            _ if self.kind == ResultKind::Refill => "many",
            None | Some(0 | 1) => "one",
            Some(2) => "two",
            Some(_) => "many",
        }
    }

    fn is_compact(&self) -> bool {
        self.layout() == "many"
    }

    /// Returns the message key of the first question.
    fn question_key(&self) -> &'static str {
        match self.kind {
            ResultKind::Out => "table-who-went-out",
            ResultKind::Order => "table-in-which-order",
            ResultKind::Refill => "table-one-points-and-left",
        }
    }

    /// Returns true if counting has begun although it is optional (M-4).
    fn is_counting(&self) -> bool {
        self.seats.iter().any(|seat| !seat.typed.is_empty() || !seat.problems.is_empty())
    }
}

impl FormSeat {
    /// Returns true if the player's pad is open even in a form with many pads.
    pub fn is_pad_open(&self) -> bool {
        !self.problems.is_empty() || !self.typed.counts.is_empty()
    }

    pub fn count(&self, face: Face) -> &str {
        self.typed.counts.get(&face).map_or("", String::as_str)
    }
}

pub fn seat(
    says: TournamentText<'_>,
    hand: &Hand,
    typed: &TypedHand,
    problems: &[FieldMessage<'_>],
    i: usize,
    id: &PlayerId,
) -> FormSeat {
    let here = problems.iter().filter(|problem| problem.is_about(id));
    let asked_when = winners_asking(says, hand, id);
    FormSeat {
        name: says.tournament.player(id).map_or_else(|| id.to_string(), |player| player.name.to_string()),
        short: says.player(id),
        place: place(says.tournament.setup_of(hand.slot).format(), i, hand.seating.players().len()),
        dealer: hand.dealer.as_ref() == Some(id),
        opener: hand.opener.as_ref() == Some(id),
        moved: false,
        out: typed.out == id.as_str(),
        says: save_label(says, hand, id),
        asked_when: asked_when.join(" "),
        typed: typed.holding(id),
        finished: typed.places.get(id.as_str()).cloned().unwrap_or_default(),
        one_points: typed.points.get(id.as_str()).cloned().unwrap_or_default(),
        problems: here.map(|problem| problem.says.clone()).collect(),
        id: id.to_string(),
    }
}

/// Returns the position of a seat: clockwise round the table, with the first at its head and four seats like the
/// points of a compass. Partners share a border.
pub fn place(format: Format, seat: usize, seats: usize) -> String {
    let side = if format.has_partners() { seat % 2 } else { 0 };
    // Below the head two columns go down; an even number of seats adds one at the foot.
    let rows = (seats - 1) / 2;
    let at = match seat {
        0 => "head".to_owned(),
        seat if seat <= rows => format!("right row-{}", seat + 1),
        seat if seats.is_multiple_of(2) && seat == rows + 1 => format!("foot row-{}", rows + 2),
        seat => format!("left row-{}", seats - seat + 1),
    };
    format!("side-{side} {at}")
}

/// Returns the seats of the winners for whom this player's holding is asked for.
fn winners_asking(says: TournamentText<'_>, hand: &Hand, player: &PlayerId) -> Vec<String> {
    let setup = says.tournament.setup_of(hand.slot);
    let seats = hand.seating.players().iter().enumerate();
    let outs =
        seats.filter(|(_, out)| *out != player && asked_players(setup, &hand.seating, out).contains(player));
    outs.map(|(seat, _)| seat.to_string()).collect()
}

/// Returns true if the hand is played with ordinary cards (R-DECK-6).
pub fn has_ordinary_deck(says: TournamentText<'_>) -> bool {
    says.tournament.setup().rules().options().deck == DeckKind::Adapted108
}

pub fn cards(says: TournamentText<'_>) -> Vec<PadFace> {
    let setup = says.tournament.setup();
    let deck = setup.rules().deck().counts();
    let counting = setup.rules().counting(*setup.values());
    let named = |face: Face| match ordinary_name(says.words, face).filter(|_| has_ordinary_deck(says)) {
        Some(ordinary) => ordinary,
        None if face.number().is_some() => String::new(),
        None => faces::name(says.words, face),
    };
    let card = |face: Face| PadFace {
        face,
        symbol: faces::symbol(face),
        drawn: CardNames::new(says.words, setup.rules()).face_picture(face).face,
        // Some languages name a card by its symbol, which must not be repeated.
        name: Some(named(face)).filter(|name| *name != faces::symbol(face)).unwrap_or_default(),
        points: counting.value(face),
        most: deck.get(face),
    };
    faces::PAD.into_iter().filter(|face| deck.get(*face) > 0).map(card).collect()
}
