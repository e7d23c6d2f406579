//! The view of one seat, without the cards of other players (R-DEAL-4).

use serde::Serialize;

use super::super::{Card, Colour, Holding, Ruleset, Seat, Seats};
use super::{CardEffect, Hand, HandTable, Lay, Legal, Move, Outcome, Phase, Reason};

/// A hand as one seat sees it; bots and phones get nothing else. The view borrows the hand and costs nothing;
/// [`View::visible`] returns the same as plain data.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    hand: &'a Hand,
    seat: Seat,
}

/// Everything that a seat may see, as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Visible {
    /// The seat of this view, to which `holding` and the hidden parts of `stage` belong.
    pub seat: Seat,
    /// The rules of the hand, including the dealer's choice.
    pub rules: Ruleset,
    /// The number of seats, the dealer and the opener.
    pub table: HandTable,
    /// The cards of this seat, including one just drawn.
    pub holding: Holding,
    /// The number of cards of each seat (P-HIDE-1).
    pub sizes: Vec<u32>,
    /// The card to play on; `None` before the start card is turned up.
    pub top: Option<Card>,
    /// The colour to match, which a black card may have changed; `None` until it is named.
    pub colour: Option<Colour>,
    /// Direction of play, true for clockwise (R-REV-1).
    pub clockwise: bool,
    /// The move that the hand is waiting for.
    pub stage: HandStage,
    /// Number of cards in the draw pile.
    pub pile: usize,
    /// Number of cards in the discard pile.
    pub discards: usize,
    /// Players still in play.
    pub active: Vec<Seat>,
    /// Players with one card who have not called (R-UNO-3), which everybody at a real table could notice.
    pub exposed: Vec<Seat>,
    /// Players with one card who have called UNO.
    pub called: Vec<Seat>,
    /// Everybody must be silent (H-SILENT).
    pub silence: bool,
    /// The player after whose call all others put a hand on the pile (H-CENTRE).
    pub centre: Option<Seat>,
    /// Refill points by seat (V-REFILL).
    pub points: Vec<u8>,
    /// Stages completed by seat (H-7R).
    pub stages: Vec<u8>,
    /// Places taken by seat, 0 for none yet (H-LAST).
    pub places: Vec<u8>,
}

/// The move that the hand is waiting for, as the seat sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum HandStage {
    /// A pick in the draft; only the drafter sees the card.
    Draft {
        /// The drafter.
        by: Seat,
        /// The card drawn; `None` for the other player.
        card: Option<Card>,
    },
    /// The colour of the start card.
    StartColour {
        /// The player who names it.
        by: Seat,
    },
    /// A card to lay or draw.
    Turn {
        /// The player whose turn it is.
        by: Seat,
    },
    /// A drawn card to lay or keep; only its player sees it.
    Drawn {
        /// The player who drew.
        by: Seat,
        /// The card drawn; `None` for everybody else.
        card: Option<Card>,
    },
    /// An answer to an effect.
    Response {
        /// The player who answers.
        by: Seat,
        /// The player who laid the card or returned its effect.
        from: Seat,
        /// The effect that falls on a player who does not answer it.
        effect: CardEffect,
        /// Number of cards due, if it is known.
        amount: u8,
        /// A challenge is possible.
        challenge: bool,
    },
    /// The choice of a partner for a swap.
    Swap {
        /// The player who chooses.
        by: Seat,
    },
    /// An exchange of cards; each side sees only its own choice.
    Exchange {
        /// The player who laid the 5.
        by: Seat,
        /// The other player.
        with: Seat,
        /// The card that this seat has chosen to give.
        given: Option<Card>,
        /// The other side has chosen.
        answered: bool,
    },
    /// A pause until a player has sorted the cards taken.
    Ready {
        /// The player who sorts them.
        by: Seat,
    },
    /// The end of the hand.
    Over {
        /// The outcome of the hand.
        outcome: Outcome,
    },
}

impl Hand {
    /// Returns the hand as a seat sees it.
    pub const fn view_for(&self, seat: Seat) -> View<'_> {
        View { hand: self, seat }
    }
}

impl<'a> View<'a> {
    /// Returns the seat of this view.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the rules of the hand, including the dealer's choice.
    pub const fn rules(&self) -> &'a Ruleset {
        self.hand.rules()
    }

    /// Returns the number of seats, the dealer and the opener.
    pub const fn table(&self) -> &'a HandTable {
        self.hand.table()
    }

    /// Returns the cards of this seat, including one just drawn.
    pub fn holding(&self) -> &'a Holding {
        &self.hand.holdings[self.seat]
    }

    /// Returns the number of cards of a seat, which is always public (P-HIDE-1).
    pub fn size(&self, seat: Seat) -> u32 {
        self.hand.holdings[seat].len()
    }

    /// Returns true if a seat holds one card and has not called (R-UNO-3), which everybody at a real table
    /// could notice.
    pub fn is_exposed(&self, seat: Seat) -> bool {
        self.hand.exposed.has(seat)
    }

    /// Returns the legal moves of this seat.
    pub fn legal(&self) -> Legal<'a> {
        self.hand.legal(self.seat)
    }

    /// Returns the reason why this seat cannot lay a card now (on its turn, as an answer or out of turn), or
    /// `None` if it can.
    pub fn why_not_lay(&self, card: Card) -> Option<Reason> {
        let legal = self.legal();
        let lay = Lay { colour: legal.names_colour(card).then_some(Colour::Red), ..Lay::plain(card) };
        if [Move::Play(lay), Move::Deflect(lay), Move::Jump(lay)].iter().any(|what| legal.allows(what)) {
            return None;
        }
        let is_asked = matches!(self.hand.phase, Phase::Response(pending) if pending.target == self.seat);
        let what = if is_asked { Move::Deflect(lay) } else { Move::Play(lay) };
        Some(self.hand.why_not(self.seat, &what))
    }

    /// Returns true if a Wild Draw Four of this seat would obey the rule now (R-WD4-2).
    pub fn four_is_right(&self) -> bool {
        self.hand.four_is_right(self.seat)
    }

    /// Returns the card to play on, or `None` before the start card is turned up.
    pub fn top(&self) -> Option<Card> {
        self.hand.top()
    }

    /// Returns the colour to match, which a black card may have changed, or `None` until it is named.
    pub const fn colour(&self) -> Option<Colour> {
        self.hand.colour
    }

    /// Returns the number of cards in the draw pile.
    pub const fn pile(&self) -> usize {
        self.hand.pile.len()
    }

    /// Returns the number of cards in the discard pile.
    pub const fn discards(&self) -> usize {
        self.hand.discard.len()
    }

    /// Returns the players still in play.
    pub const fn active(&self) -> Seats {
        self.hand.active
    }

    /// Returns the player next to this seat in the direction of play.
    pub fn next(&self) -> Seat {
        self.hand.next(self.seat)
    }

    /// Returns the move that the hand is waiting for.
    pub fn stage(&self) -> HandStage {
        match self.hand.phase {
            Phase::Draft { by, card } => HandStage::Draft { by, card: self.own(by, card) },
            Phase::StartColour { by } => HandStage::StartColour { by },
            Phase::Turn { by } => HandStage::Turn { by },
            Phase::Drawn { by, card } => HandStage::Drawn { by, card: self.own(by, card) },
            Phase::Response(pending) => HandStage::Response {
                by: pending.target,
                from: pending.source,
                effect: pending.kind,
                amount: pending.amount,
                challenge: pending.check.is_some(),
            },
            Phase::SwapTarget { by, .. } => HandStage::Swap { by },
            Phase::Exchange { by, with, mine, theirs, .. } => {
                let (own, other) = if self.seat == with { (theirs, mine) } else { (mine, theirs) };
                let given = own.filter(|_| self.seat == by || self.seat == with);
                HandStage::Exchange { by, with, given, answered: other.is_some() }
            }
            Phase::Ready { by, .. } => HandStage::Ready { by },
            Phase::Over(outcome) => HandStage::Over { outcome },
        }
    }

    fn own(&self, by: Seat, card: Card) -> Option<Card> {
        (by == self.seat).then_some(card)
    }

    /// Returns the whole view as data.
    pub fn visible(&self) -> Visible {
        let hand = self.hand;
        let each = |of: &dyn Fn(Seat) -> u8| hand.seats().map(of).collect();
        Visible {
            seat: self.seat,
            rules: hand.rules,
            table: hand.table,
            holding: *self.holding(),
            sizes: hand.seats().map(|seat| self.size(seat)).collect(),
            top: hand.top(),
            colour: hand.colour,
            clockwise: hand.clockwise,
            stage: self.stage(),
            pile: self.pile(),
            discards: self.discards(),
            active: hand.active.iter().collect(),
            exposed: hand.exposed.iter().collect(),
            called: hand.called.iter().collect(),
            silence: hand.silence.is_some(),
            centre: hand.centre,
            points: each(&|seat| hand.progress.points[seat]),
            stages: each(&|seat| hand.progress.stages[seat]),
            places: each(&|seat| hand.places[seat]),
        }
    }
}
