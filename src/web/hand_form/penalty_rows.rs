//! The part of a hand's form for penalties (M-7).

use askama::Template;

use lastcard_rules::Deck;
use lastcard_tournament::{Hand, PenaltyKind, PlayerId};

use crate::hand_form::{reasons::FieldMessage, typed::TypedPenalty};
use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// Number of empty rows after the filled ones; without scripts no more can be added.
const SPARE: usize = 3;

/// The penalties of a hand, a row each, followed by empty rows.
#[derive(Template)]
#[template(path = "hand_form/penalties.html")]
pub struct PenaltyRows {
    words: Translator,
    players: Vec<PenaltyPlayer>,
    kinds: Vec<PenaltyChoice>,
    rows: Vec<PenaltyRow>,
    /// Highest number of cards in one penalty.
    most: usize,
}

struct PenaltyPlayer {
    id: String,
    name: String,
}

/// A kind of penalty, with the number of cards that the rules give for it.
struct PenaltyChoice {
    id: String,
    says: String,
    cards: u32,
}

struct PenaltyRow {
    number: usize,
    typed: TypedPenalty,
    /// The kind in the words of the club or of a file, if it is not a kind known to the rules.
    own: Option<String>,
    problems: Vec<String>,
}

impl PenaltyRows {
    pub fn new(
        says: TournamentText<'_>,
        hand: &Hand,
        typed: &[TypedPenalty],
        problems: &[FieldMessage<'_>],
    ) -> Self {
        let rules = says.tournament.setup().rules();
        let player = |id: &PlayerId| PenaltyPlayer { id: id.to_string(), name: says.player(id) };
        let kind = |kind: PenaltyKind| PenaltyChoice {
            id: kind.to_string(),
            says: says.fine(&kind.to_string(), kind.cards(rules)),
            cards: kind.cards(rules),
        };
        let kinds: Vec<PenaltyChoice> = PenaltyKind::possible_under(rules).map(kind).collect();
        let typed = typed.iter().cloned().chain(std::iter::repeat_n(TypedPenalty::default(), SPARE));
        let about = |index| problems.iter().filter(move |problem| problem.penalty() == Some(index));
        let row = |(index, typed): (usize, TypedPenalty)| PenaltyRow {
            number: index + 1,
            own: Some(&typed.kind)
                .filter(|id| !id.is_empty() && kinds.iter().all(|kind| kind.id != **id))
                .map(|id| says.penalty_kind(id)),
            problems: about(index).map(|problem| problem.says.clone()).collect(),
            typed,
        };
        let rows = typed.enumerate().map(row).collect();
        Self {
            words: says.words,
            players: hand.seating.players().iter().map(player).collect(),
            kinds,
            rows,
            most: Deck::MAX_CARDS,
        }
    }

    /// Returns true if a penalty is noted, so that the rows must be visible.
    fn is_open(&self) -> bool {
        self.rows.len() > SPARE
    }
}
