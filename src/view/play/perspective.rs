//! What the page of a hand is made from.

use crate::rules::hand::{Ended, View};
use crate::rules::{Seat, Seats, Values};
use crate::tournament::PlayerId;
use crate::view::{Scored, Words};

use super::{Announcement, CardNames, SeatQuestion};

/// A hand as one seat sees it, with all that the page needs to know besides.
#[derive(Debug, Clone, Copy)]
pub struct Perspective<'a> {
    /// What the seat may see, and what it may do. For somebody who only looks on any seat's view will do:
    /// only its public part is shown.
    pub view: View<'a>,
    /// The players' names by seat.
    pub names: &'a [String],
    /// Who plays together; empty where everybody plays alone.
    pub sides: &'a [Seats],
    /// How many moves have been made: a move is sent with the number it was chosen at.
    pub revision: usize,
    /// What was done last, the oldest first.
    pub said: &'a [Announcement],
    /// The addresses of this hand.
    pub links: Links<'a>,
    /// Which hand it is, where the page around does not say it.
    pub caption: Option<&'a str>,
    /// Something to tell this seat: why its move was refused, or that its time runs out.
    pub notice: Option<&'a str>,
    /// The commitment to the deck, where there is one.
    pub commitment: Option<&'a str>,
    /// How the hand ended.
    pub ended: Option<&'a Ended>,
    /// What the cards count that are left at the end.
    pub values: Values,
    /// Where it goes on after the end.
    pub steps: &'a [NextStep],
    /// What the hand did, once that is recorded.
    pub scored: Option<&'a Scored>,
    /// Whose seats they are, for what was recorded of them.
    pub players: &'a [PlayerId],
    /// The phones that ask for the seat of who looks.
    pub asks: &'a [SeatQuestion],
    /// The seats that changed hands since the hand was set up, in words.
    pub changes: &'a [String],
}

/// The addresses of a hand.
#[derive(Debug, Clone, Copy)]
pub struct Links<'a> {
    /// Where moves are posted to: the fields `move` (the JSON of a [`crate::rules::Move`]) and `revision`.
    pub moves: &'a str,
    /// Where the scene is streamed from, as server-sent events named `scene`.
    pub stream: &'a str,
    /// The page that the scene is part of.
    pub page: &'a str,
}

/// What can be done after the hand: a link, or a form with these fields.
#[derive(Debug, Clone)]
pub struct NextStep {
    /// The words of its link or button.
    pub text: String,
    /// Where the link leads, or the form is posted to.
    pub href: String,
    /// The fields that are posted; none for a link.
    pub fields: Option<Vec<(String, String)>>,
}

impl NextStep {
    /// Whether it leads to the hand, card by card.
    pub(super) fn is_replay(&self) -> bool {
        self.href.ends_with("/replay")
    }
}

impl<'a> Perspective<'a> {
    /// Nothing but a seat's view after so many moves.
    pub fn of(view: View<'a>, revision: usize) -> Self {
        Self {
            view,
            names: &[],
            sides: &[],
            revision,
            said: &[],
            links: Links { moves: "", stream: "", page: "" },
            caption: None,
            notice: None,
            commitment: None,
            ended: None,
            values: Values::Std,
            steps: &[],
            scored: None,
            players: &[],
            asks: &[],
            changes: &[],
        }
    }

    /// What a seat is called; its number where it has no name.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.number()).cloned().unwrap_or_else(|| (seat.number() + 1).to_string())
    }

    /// Who plays with this seat.
    pub(super) fn partners(&self, seat: Seat) -> Seats {
        self.sides.iter().find(|side| side.has(seat)).map_or(Seats::NONE, |side| side.without(seat))
    }

    /// The cards of this hand as they are drawn and called.
    pub(super) fn cards(&self, words: Words) -> CardNames {
        CardNames::new(words, self.view.rules())
    }
}
