//! Play-off for a shared first place: further hands between the level entrants, after the last hand.
//!
//! Only the winners of its hands matter: totals, numbers of hands and tie-breaks do not change. It decides
//! first place and nothing else.

use serde::Serialize;

use crate::schedule::movement::PlannedHand;
use crate::{Entrant, EntrantId, Format, Hand, Method, ResultKind, Scoring, Seating, Setup, Slot};

mod beginning;
mod course;

pub use beginning::PlayOffRefusal;
pub(crate) use course::PlayOffFold;

/// Number of hands needed to win a play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HandsToWin {
    /// Sudden death: the next hand decides.
    One,
    /// First to win two hands.
    Two,
    /// First to win three hands.
    Three,
}

impl HandsToWin {
    /// All choices, in ascending order.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Number of hands, 1 to 3.
    pub fn get(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    /// Returns `None` if there is no such choice.
    pub fn new(hands: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| u64::from(choice.get()) == hands)
    }
}

/// A play-off as agreed: the entrants, and the number of hands to win. The earlier hands determine whether it
/// counts.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayOff {
    entrants: Vec<EntrantId>,
    hands_to_win: HandsToWin,
    round: u32,
    seating: Seating,
    setup: Setup,
}

impl PlayOff {
    /// Creates the play-off that follows `rounds` rounds played under `setup`.
    fn of(
        (setup, rounds): (&Setup, u32),
        entrants: &[&Entrant],
        seating: Seating,
        hands_to_win: HandsToWin,
    ) -> Self {
        Self {
            entrants: entrants.iter().map(|entrant| entrant.id.clone()).collect(),
            hands_to_win,
            round: rounds + 1,
            seating,
            setup: setup.for_play_off(),
        }
    }

    /// Entrants in the play-off, in their order in the tournament.
    pub fn entrants(&self) -> &[EntrantId] {
        &self.entrants
    }

    /// Number of hands to win.
    pub fn hands_to_win(&self) -> HandsToWin {
        self.hands_to_win
    }

    /// Returns true if a hand belongs to the play-off.
    pub fn has(&self, slot: Slot) -> bool {
        slot.round == self.round
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Schedules the first hand: the first player deals, as in a match; then the deal rotates (R-DLR-5).
    pub(crate) fn schedule_first_hand(&self) -> Vec<PlannedHand> {
        let Hand { slot, block, seating, .. } = self.hand(1);
        let dealer = seating.players().first().cloned();
        dealer.map(|dealer| PlannedHand { slot, block, seating, dealer }).into_iter().collect()
    }

    pub(crate) fn hand(&self, number: u32) -> Hand {
        let slot = Slot { round: self.round, hand: number, table: 1 };
        Hand::open(slot, 1, self.seating.clone())
    }
}

impl Setup {
    /// Returns a setup with the same rules in which only winning a hand matters; after a movement everybody
    /// plays alone.
    fn for_play_off(&self) -> Self {
        let format = if self.format.is_movement() { Format::FreeForAll } else { self.format };
        let method = match self.method().id().required_result() {
            ResultKind::Out => Method::Std { target: None },
            ResultKind::Order => Method::Placement { agreed_hands: None },
            ResultKind::Refill => Method::Refill { agreed_hands: None },
        };
        let scoring = Scoring { method, tie_breaks: Vec::new() };
        Self { format, plan: None, scoring, play_off_of: Some(self.method().id()), ..self.clone() }
    }
}

/// Returns true if only the entrant who ranks first has won (S-L200-2, §0.5.8h, V-COW-8).
fn has_one_winner(setup: &Setup) -> bool {
    setup.format() != Format::Cowboy && !setup.all_but_losers_win()
}

/// A play-off in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayOffStanding {
    /// Number of hands needed to win the play-off.
    pub hands_to_win: u32,
    /// True if the play-off counts: its entrants, and nobody else, share first place.
    pub counts: bool,
    /// Hands won by each entrant, in their order in the tournament.
    pub won: Vec<HandsWon>,
    /// Entrant who has won enough hands; `None` while the play-off is running.
    pub winner: Option<EntrantId>,
}

impl PlayOffStanding {
    /// Returns true if the play-off is waiting for a hand.
    pub fn is_running(&self) -> bool {
        self.counts && self.winner.is_none()
    }
}

/// Hands that one entrant has won in a play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandsWon {
    /// Entrant in the play-off.
    pub entrant: EntrantId,
    /// Number of hands won so far.
    pub hands: u32,
}
