//! The play-off of a shared first place: more hands between those who are level, after the last one.
//!
//! Who wins a hand of it is all that counts there: no total, no count of hands and no tie-break changes. It decides who
//! is first and nothing else.

use serde::Serialize;

use crate::tournament::problem::Problems;
use crate::tournament::schedule::movement::Planned;
use crate::tournament::schedule::planned_hands::alternating;
use crate::tournament::{
    Entrant, EntrantId, Fault, Format, Hand, Method, Place, Problem, ResultKind, Scoring, Seating, Setup,
    Slot, Tournament, tally,
};

mod course;

pub(in crate::tournament) use course::Course;
use course::level;
pub use course::{HandsWon, PlayOffStanding};

/// How many hands somebody must win to win a play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HandsToWin {
    /// One hand decides.
    One,
    /// A short match.
    Two,
    /// A longer match.
    Three,
}

impl HandsToWin {
    /// Every choice, the fewest first.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The number.
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
    /// A play-off of these entrants, in the round after the last one.
    ///
    /// # Errors
    /// Every problem, seen from the tournament: `play_off.entrants[1]`.
    pub fn parse(
        tournament: &Tournament,
        entrants: &[EntrantId],
        hands_to_win: HandsToWin,
    ) -> Result<Self, Vec<Problem>> {
        let (root, mut problems) = (Place::root().key("play_off"), Problems::default());
        let setup = tournament.setup();
        if !has_one_winner(setup) {
            problems.add(&root, Fault::PlayOffNoWinner);
        }
        let place = root.key("entrants");
        for (i, id) in entrants.iter().enumerate() {
            if tournament.entrant(id).is_none() {
                problems.add(&place.index(i), Fault::UnknownEntrant { entrant: id.clone() });
            }
            if entrants.iter().take(i).any(|before| before == id) {
                problems.add(&place.index(i), Fault::IdTwice { id: id.to_string() });
            }
        }
        let there: Vec<&Entrant> =
            tournament.entrants().iter().filter(|entrant| entrants.contains(&entrant.id)).collect();
        let at_table = at_one_table(setup, &there);
        let seating = problems.take(
            at_table
                .map_err(|NoTable { given, min, max }| place.fault(Fault::PlayOffSeats { given, min, max })),
        );
        match seating {
            Some(seating) => problems.none_or(Self::of(tournament, &there, seating, hands_to_win)),
            None => Err(problems.into_vec()),
        }
    }

    fn of(
        tournament: &Tournament,
        entrants: &[&Entrant],
        seating: Seating,
        hands_to_win: HandsToWin,
    ) -> Self {
        let last = tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.round);
        Self {
            entrants: entrants.iter().map(|entrant| entrant.id.clone()).collect(),
            hands_to_win,
            round: last + 1,
            seating,
            setup: tournament.setup().for_play_off(),
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
    pub(in crate::tournament) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The first of those who play it deals its first hand, as in a match; then the deal rotates (R-DLR-5).
    pub(in crate::tournament) fn drawn(&self) -> Vec<Planned> {
        let Hand { slot, block, seating, .. } = self.hand(1);
        let dealer = seating.players().first().cloned();
        dealer.map(|dealer| Planned { slot, block, seating, dealer }).into_iter().collect()
    }

    /// Its hand of this number, open.
    pub(in crate::tournament) fn hand(&self, number: u32) -> Hand {
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

/// As many players as one table does not seat.
struct NoTable {
    given: usize,
    min: usize,
    max: usize,
}

/// Those who play it off at one table: teams alternate, otherwise in the order of the entrants (T-2X2-1, T-TEAM-2).
fn at_one_table(setup: &Setup, entrants: &[&Entrant]) -> Result<Seating, NoTable> {
    let teams: Vec<_> = entrants.iter().map(|entrant| entrant.last_seated()).collect();
    let given = teams.iter().map(Vec::len).sum();
    let (min, max) = setup.rules().players().into_inner();
    let seats = alternating(&teams).filter(|_| teams.len() > 1 && (min..=max).contains(&given));
    seats.map(Seating::new).ok_or(NoTable { given, min: min.max(2), max })
}

/// Why no play-off begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{self:?}")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum PlayOffRefusal {
    /// There is one already.
    PlayOffTwice,
    /// The tournament is not over.
    PlayOffTooEarly,
    /// Nobody shares the first place, or in this format that is no tie.
    PlayOffNobodyLevel,
    /// They are more, or fewer, than can sit at one table.
    PlayOffSeats {
        /// The players who are level.
        given: usize,
        /// The fewest who can sit there.
        min: usize,
        /// The most who can sit there.
        max: usize,
    },
}

impl Tournament {
    /// Those who share the first place of a tournament that is over, and can play it off.
    pub fn level_for_first(&self) -> Vec<&Entrant> {
        let lines = tally(self).standings.standings;
        level(self, &lines)
    }

    /// A play-off of those who share the first place.
    ///
    /// # Errors
    /// When there is one already, when nobody shares it, or when one table does not seat them.
    pub fn new_play_off(&self, hands_to_win: HandsToWin) -> Result<PlayOff, PlayOffRefusal> {
        if self.play_off().is_some() {
            return Err(PlayOffRefusal::PlayOffTwice);
        }
        if !tally(self).standings.finished {
            return Err(PlayOffRefusal::PlayOffTooEarly);
        }
        let level = self.level_for_first();
        if level.is_empty() {
            return Err(PlayOffRefusal::PlayOffNobodyLevel);
        }
        let NoTable { given, min, max } = match at_one_table(self.setup(), &level) {
            Ok(seating) => return Ok(PlayOff::of(self, &level, seating, hands_to_win)),
            Err(no_table) => no_table,
        };
        Err(PlayOffRefusal::PlayOffSeats { given, min, max })
    }

    /// Whether a play-off can be taken back: nothing of it is recorded.
    pub fn play_off_untouched(&self) -> bool {
        self.play_off_hands().all(Hand::is_idle)
    }
}
