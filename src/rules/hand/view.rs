//! What one seat may see: nothing of what others hold (R-DEAL-4).

use serde::Serialize;

use super::super::{Card, Colour, Holding, Ruleset, Seat, Seats};
use super::{CardEffect, Hand, HandTable, Lay, Legal, Move, Outcome, Phase, Reason};

/// A hand as one seat sees it: bots and phones get this and nothing else. It borrows the hand, so that
/// looking costs nothing; [`View::visible`] is the same as plain data.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    hand: &'a Hand,
    seat: Seat,
}

/// Everything that a seat may see, as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Visible {
    /// Whose view it is: `holding` and what only one side of a stage sees are this seat's.
    pub seat: Seat,
    /// The rules of the hand, with what the dealer chose written in.
    pub rules: Ruleset,
    /// How many sit there, who deals and who leads.
    pub table: HandTable,
    /// The cards of this seat, the one just drawn included.
    pub holding: Holding,
    /// How many cards each seat holds (P-HIDE-1).
    pub sizes: Vec<u32>,
    /// The card to play on; none before the start card is turned up.
    pub top: Option<Card>,
    /// The colour to match, which a black card may have changed; none until it is named.
    pub colour: Option<Colour>,
    /// Whether turns go clockwise (R-REV-1).
    pub clockwise: bool,
    /// What the hand waits for.
    pub stage: HandStage,
    /// Cards in the draw pile.
    pub pile: usize,
    /// Cards in the discard pile.
    pub discards: usize,
    /// Who is still in play.
    pub active: Vec<Seat>,
    /// Who holds one card and has not called (R-UNO-3): at a table everybody could notice.
    pub exposed: Vec<Seat>,
    /// Who has called UNO.
    pub called: Vec<Seat>,
    /// Whether everybody must be silent (H-SILENT).
    pub silence: bool,
    /// Whose call the hands follow to the centre (H-CENTRE).
    pub centre: Option<Seat>,
    /// Refill points (V-REFILL).
    pub points: Vec<u8>,
    /// Stages completed (H-7R).
    pub stages: Vec<u8>,
    /// Places taken, 0 for none yet (H-LAST).
    pub places: Vec<u8>,
}

/// What the hand waits for, as the seat sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum HandStage {
    /// A pick of the draft; only the drafter sees the card.
    Draft {
        /// Who drafts.
        by: Seat,
        /// The card looked at; none for the other player.
        card: Option<Card>,
    },
    /// The start card's colour.
    StartColour {
        /// Who names it.
        by: Seat,
    },
    /// A card to be laid, or one to be drawn.
    Turn {
        /// Whose turn it is.
        by: Seat,
    },
    /// A drawn card to be laid or kept; only who drew sees it.
    Drawn {
        /// Who drew.
        by: Seat,
        /// The card drawn; none for everybody else.
        card: Option<Card>,
    },
    /// The answer to an effect.
    Response {
        /// Who answers.
        by: Seat,
        /// Who laid the card, or returned its effect.
        from: Seat,
        /// What falls on whoever does not answer it.
        effect: CardEffect,
        /// Cards due, where that is known.
        amount: u8,
        /// Whether it may be challenged.
        challenge: bool,
    },
    /// The choice of a partner for a swap.
    Swap {
        /// Who chooses.
        by: Seat,
    },
    /// The exchange of cards; each sees the own choice only.
    Exchange {
        /// Who laid the 5.
        by: Seat,
        /// With whom.
        with: Seat,
        /// What this seat has chosen to give.
        given: Option<Card>,
        /// Whether the other side has chosen.
        answered: bool,
    },
    /// Cards are being sorted.
    Ready {
        /// By whom.
        by: Seat,
    },
    /// The hand is over; nobody is asked any more.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

impl Hand {
    /// The hand as a seat sees it.
    pub const fn view_for(&self, seat: Seat) -> View<'_> {
        View { hand: self, seat }
    }
}

impl<'a> View<'a> {
    /// The seat whose view it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The rules of the hand, with what the dealer chose written in.
    pub const fn rules(&self) -> &'a Ruleset {
        self.hand.rules()
    }

    /// How many sit there, who deals and who leads.
    pub const fn table(&self) -> &'a HandTable {
        self.hand.table()
    }

    /// The cards of this seat, the one just drawn included.
    pub fn holding(&self) -> &'a Holding {
        &self.hand.holdings[self.seat]
    }

    /// How many cards a seat holds: always public (P-HIDE-1).
    pub fn size(&self, seat: Seat) -> u32 {
        self.hand.holdings[seat].len()
    }

    /// Says that a seat holds one card and has not called (R-UNO-3): at a table everybody could notice.
    pub fn is_exposed(&self, seat: Seat) -> bool {
        self.hand.exposed.has(seat)
    }

    /// What this seat may do.
    pub fn legal(&self) -> Legal<'a> {
        self.hand.legal(self.seat)
    }

    /// Why this seat cannot lay one of its cards now: on its turn, as an answer or out of turn. Nothing where it can.
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

    /// Whether a Wild Draw Four of this seat would obey the rule now (R-WD4-2).
    pub fn four_is_right(&self) -> bool {
        self.hand.four_is_right(self.seat)
    }

    /// The card to play on; none before the start card is turned up.
    pub fn top(&self) -> Option<Card> {
        self.hand.top()
    }

    /// The colour to match, which a black card may have changed; none until it is named.
    pub const fn colour(&self) -> Option<Colour> {
        self.hand.colour
    }

    /// Cards in the draw pile.
    pub const fn pile(&self) -> usize {
        self.hand.pile.len()
    }

    /// Cards in the discard pile.
    pub const fn discards(&self) -> usize {
        self.hand.discard.len()
    }

    /// Who is still in play.
    pub const fn active(&self) -> Seats {
        self.hand.active
    }

    /// Who would be next after this seat.
    pub fn next(&self) -> Seat {
        self.hand.next(self.seat)
    }

    /// What the hand waits for.
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

    /// All of it as data.
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
