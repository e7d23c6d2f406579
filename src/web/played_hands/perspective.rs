//! Data from which the page of a hand is made.

use lastcard_rules::hand::{Ended, View};
use lastcard_rules::{Seat, Seats, Values};
use lastcard_tournament::PlayerId;

use crate::hands::summary::HandSummary;
use crate::played_hands::{announcement::MoveAnnouncement, seat_requests::SeatQuestion};
use crate::ui::{card::CardNames, translator::Translator};

/// A hand as one seat sees it, with everything else that the page needs.
#[derive(Debug, Clone, Copy)]
pub struct Perspective<'a> {
    /// View of the seat, with its moves. For a spectator any seat's view will do, since only its public part is
    /// shown.
    pub view: View<'a>,
    /// The players' names by seat.
    pub names: &'a [String],
    /// The seats that play together; empty if everybody plays alone.
    pub sides: &'a [Seats],
    /// Number of moves made so far. A move is sent with the number at which it was chosen.
    pub revision: usize,
    /// The last moves, oldest first.
    pub said: &'a [MoveAnnouncement],
    pub links: Links<'a>,
    /// Name of the hand, if the page around it does not give it.
    pub caption: Option<&'a str>,
    /// A notice for this seat, such as the reason for a refused move or a warning that its time is running out.
    pub notice: Option<&'a str>,
    /// The commitment to the deck, if there is one.
    pub commitment: Option<&'a str>,
    /// The end of the hand, once it is over.
    pub ended: Option<&'a Ended>,
    /// Card values that apply to the holdings left at the end.
    pub values: Values,
    pub steps: &'a [NextStep],
    /// The effect of the hand, once it is recorded.
    pub scored: Option<&'a HandSummary>,
    /// The players by seat, used to find what was recorded about them.
    pub players: &'a [PlayerId],
    /// Requests from other phones for the viewer's seat.
    pub asks: &'a [SeatQuestion],
    /// Seats taken over since the hand was set up, as sentences.
    pub changes: &'a [String],
}

/// Addresses used by the page of a hand.
#[derive(Debug, Clone, Copy)]
pub struct Links<'a> {
    /// Address to which moves are posted, with the fields `move` (the JSON of a [`lastcard_rules::Move`]) and
    /// `revision`.
    pub moves: &'a str,
    /// Address of the scene's stream: server-sent events named `scene`.
    pub stream: &'a str,
    /// The page that the scene is part of.
    pub page: &'a str,
}

/// A step after the hand: a link, or a form with these fields.
#[derive(Debug, Clone)]
pub struct NextStep {
    pub text: String,
    pub href: String,
    /// Fields to post; `None` for a link.
    pub fields: Option<Vec<(String, String)>>,
}

impl NextStep {
    /// Returns true if it leads to the replay of the hand.
    pub fn is_replay(&self) -> bool {
        self.href.ends_with("/replay")
    }
}

impl<'a> Perspective<'a> {
    /// Creates a perspective from a seat's view and the number of moves made, with everything else empty.
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

    /// Returns the name of a seat, or its number if it has none.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.number()).cloned().unwrap_or_else(|| (seat.number() + 1).to_string())
    }

    pub fn partners(&self, seat: Seat) -> Seats {
        self.sides.iter().find(|side| side.has(seat)).map_or(Seats::NONE, |side| side.without(seat))
    }

    pub fn cards(&self, words: Translator) -> CardNames {
        CardNames::new(words, self.view.rules())
    }
}
