//! The play-off of a shared first place: more hands between those who are level, after the last one.
//!
//! Who wins a hand of it is all that counts there: no total, no count of hands and no tie-break changes. It decides who
//! is first and nothing else.

use crate::schedule::movement::Planned;
use crate::{Entrant, EntrantId, Format, Hand, Method, ResultKind, Scoring, Seating, Setup, Slot};

mod beginning;
mod course;
mod standing;

pub use beginning::PlayOffRefusal;
pub(crate) use course::Course;
pub use standing::{HandsWon, PlayOffStanding};

/// How many hands somebody must win to win a play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HandsToWin {
    /// Sudden death: whoever wins the next hand.
    One,
    /// Whoever is first to win two hands.
    Two,
    /// Whoever is first to win three hands.
    Three,
}

impl HandsToWin {
    /// Every choice, the fewest first.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The hands as a number, 1 to 3.
    pub fn get(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    /// The choice of that number, if there is one.
    pub fn new(hands: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| u64::from(choice.get()) == hands)
    }
}

/// A play-off as it was agreed: between whom, and to how many hands. Whether it counts follows from the hands before.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayOff {
    entrants: Vec<EntrantId>,
    hands_to_win: HandsToWin,
    round: u32,
    seating: Seating,
    setup: Setup,
}

impl PlayOff {
    /// A play-off of these entrants after so many rounds of a tournament that was played by `setup`.
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

    /// Who plays it, in the order of the entrants.
    pub fn entrants(&self) -> &[EntrantId] {
        &self.entrants
    }

    /// How many hands win it.
    pub fn hands_to_win(&self) -> HandsToWin {
        self.hands_to_win
    }

    /// Whether a hand belongs to it.
    pub fn has(&self, slot: Slot) -> bool {
        slot.round == self.round
    }

    /// By what its hands are played.
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The first of those who play it deals its first hand, as in a match; then the deal rotates (R-DLR-5).
    pub(crate) fn drawn(&self) -> Vec<Planned> {
        let Hand { slot, block, seating, .. } = self.hand(1);
        let dealer = seating.players().first().cloned();
        dealer.map(|dealer| Planned { slot, block, seating, dealer }).into_iter().collect()
    }

    /// Its hand of this number, open.
    pub(crate) fn hand(&self, number: u32) -> Hand {
        let slot = Slot { round: self.round, hand: number, table: 1 };
        Hand::open(slot, 1, self.seating.clone())
    }
}

impl Setup {
    /// By the same rules, after a movement each for themselves; nothing but who wins a hand matters.
    fn for_play_off(&self) -> Self {
        let format = if self.format.is_movement() { Format::FreeForAll } else { self.format };
        let method = match self.method().id().needs() {
            ResultKind::Out => Method::Std { target: None },
            ResultKind::Order => Method::Placement { agreed_hands: None },
            ResultKind::Refill => Method::Refill { agreed_hands: None },
        };
        let scoring = Scoring { method, tie_breaks: Vec::new() };
        Self { format, plan: None, scoring, play_off_of: Some(self.method().id()), ..self.clone() }
    }
}

/// Whether whoever ranks first has won, and nobody else (S-L200-2, §0.5.8h, V-COW-8).
fn has_one_winner(setup: &Setup) -> bool {
    setup.format() != Format::Cowboy && !setup.all_but_losers_win()
}
