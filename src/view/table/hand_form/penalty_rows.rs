//! The part of a hand's form in which penalties are noted (M-7).

use askama::Template;

use super::reasons::SaidProblem;
use super::typed::TypedPenalty;
use crate::rules::Deck;
use crate::tournament::{Hand, PenaltyKind, PlayerId};
use crate::view::Words;
use crate::view::table::Says;

/// Empty rows beside those that are filled in: without scripts no more can be added.
const SPARE: usize = 3;

/// The penalties of a hand: a row each, and some empty ones.
#[derive(Template)]
#[template(path = "table/penalties.html")]
pub(super) struct PenaltyRows {
    w: Words,
    players: Vec<PenaltyPlayer>,
    kinds: Vec<PenaltyChoice>,
    rows: Vec<PenaltyRow>,
    /// The most cards that a penalty can be.
    most: usize,
}

struct PenaltyPlayer {
    id: String,
    name: String,
}

/// What a penalty can be for, with the cards that the rules have for it.
struct PenaltyChoice {
    id: String,
    says: String,
    cards: u32,
}

struct PenaltyRow {
    number: usize,
    typed: TypedPenalty,
    /// What it is for, where the club or a file has words of its own.
    own: Option<String>,
    problems: Vec<String>,
}

impl PenaltyRows {
    pub(super) fn new(
        says: Says<'_>,
        hand: &Hand,
        typed: &[TypedPenalty],
        problems: &[SaidProblem<'_>],
    ) -> Self {
        let rules = says.tournament.setup().rules();
        let player = |id: &PlayerId| PenaltyPlayer { id: id.to_string(), name: says.player(id) };
        let kind = |kind: PenaltyKind| PenaltyChoice {
            id: kind.to_string(),
            says: says.fine(&kind.to_string(), kind.cards(rules)),
            cards: kind.cards(rules),
        };
        let kinds: Vec<PenaltyChoice> = PenaltyKind::under(rules).map(kind).collect();
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
            w: says.words,
            players: hand.seating.players().iter().map(player).collect(),
            kinds,
            rows,
            most: Deck::MOST,
        }
    }

    /// Whether one is noted, so that the rows must be seen.
    fn is_open(&self) -> bool {
        self.rows.len() > SPARE
    }
}
