//! The play-off of a shared first place: more hands between those who are level, after the last one.
//!
//! Who wins a hand of it is all that counts there: no total, no count of hands and no tie-break changes. It decides who
//! is first and nothing else.

use serde::Serialize;

use super::drawn::alternating;
use super::movement::Planned;
use super::problem::Problems;
use super::{
    Effect, Entrant, EntrantId, Fault, Format, Hand, Method, Place, Problem, ResultKind, Scoring, Seating,
    Setup, Slot, Standing, State, Tournament, tally,
};

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
                problems.add(&place.index(i), Fault::UnknownEntrant { entrant: id.to_string() });
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
        let last = tournament.scored_hands().last().map_or(1, |hand| hand.slot.round);
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
    pub(super) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The first of those who play it deals its first hand, as in a match; then the deal rotates (R-DLR-5).
    pub(super) fn drawn(&self) -> Vec<Planned> {
        let Hand { slot, block, seating, .. } = self.hand(1);
        let dealer = seating.players().first().cloned();
        dealer.map(|dealer| Planned { slot, block, seating, dealer }).into_iter().collect()
    }

    /// Its hand of this number, open.
    pub(super) fn hand(&self, number: u32) -> Hand {
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
        Self { format, plan: None, scoring, only_wins: true, ..self.clone() }
    }
}

/// Whether whoever ranks first has won, and nobody else (S-L200-2, V-COW-8).
fn has_one_winner(setup: &Setup) -> bool {
    let all_but_losers =
        setup.format() == Format::FreeForAll && matches!(setup.method(), Method::Lose200 { .. });
    setup.format() != Format::Cowboy && !all_but_losers
}

/// Who shares the first place and can play it off; nobody where it is not shared. Who withdrew cannot (§12.5).
fn level<'a>(tournament: &'a Tournament, lines: &[Standing]) -> Vec<&'a Entrant> {
    let first = |id: &EntrantId| {
        lines.iter().any(|line| line.entrant == *id && line.rank == 1 && line.state == State::Winner)
    };
    let there = tournament.entrants().iter().filter(|e| first(&e.id) && e.withdrawal().is_none());
    let level: Vec<&Entrant> = there.collect();
    if level.len() > 1 && has_one_winner(tournament.setup()) { level } else { Vec::new() }
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

/// A play-off in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayOffStanding {
    /// How many hands win it.
    pub hands_to_win: u32,
    /// Whether it counts: those who play it share the first place, and nobody else does.
    pub counts: bool,
    /// How many hands of it each has won, in the order of the entrants.
    pub won: Vec<HandsWon>,
    /// Who won it.
    pub winner: Option<EntrantId>,
}

impl PlayOffStanding {
    /// Whether it waits for a hand.
    pub fn runs(&self) -> bool {
        self.counts && self.winner.is_none()
    }

    /// Puts the winner before those who were level. While it runs they play.
    pub(super) fn settle(&self, lines: &mut [Standing]) {
        let plays = |line: &&mut Standing| self.won.iter().any(|won| won.entrant == line.entrant);
        if self.runs() {
            lines.iter_mut().filter(plays).for_each(|line| line.state = State::Playing);
        } else if let Some(winner) = &self.winner {
            for line in lines.iter_mut().filter(|line| line.rank == 1 && line.entrant != *winner) {
                line.rank = 2;
                line.state = if line.state == State::Winner { State::Placed } else { line.state };
            }
            lines.sort_by_key(|line| line.rank);
        }
    }
}

/// The hands of a play-off that one entrant has won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandsWon {
    /// Who.
    pub entrant: EntrantId,
    /// How many.
    pub hands: u32,
}

/// What the hands of a play-off add up to.
pub(super) struct Course {
    pub(super) standing: PlayOffStanding,
    pub(super) effects: Vec<Effect>,
    pub(super) problems: Vec<Problem>,
}

impl Course {
    /// Folds the play-off of a tournament whose other hands came to these lines; `over` if they ended it.
    pub(super) fn of(tournament: &Tournament, over: bool, lines: &[Standing]) -> Option<Self> {
        let play_off = tournament.play_off()?;
        let problems = undue(tournament, play_off, over, lines);
        let won = |entrant: &EntrantId| HandsWon { entrant: entrant.clone(), hands: 0 };
        let standing = PlayOffStanding {
            hands_to_win: play_off.hands_to_win.get(),
            counts: problems.is_empty(),
            won: play_off.entrants.iter().map(won).collect(),
            winner: None,
        };
        let mut course = Self { standing, effects: Vec::new(), problems };
        let first = tournament.scored_hands().len();
        for (index, hand) in tournament.hands().iter().enumerate().skip(first) {
            course.add(tournament, index, hand);
        }
        Some(course)
    }

    fn add(&mut self, tournament: &Tournament, index: usize, hand: &Hand) {
        let Some(result) = &hand.result else { return };
        let slot = hand.slot.to_string();
        if !self.standing.runs() {
            let fault = match self.standing.winner {
                Some(_) => Fault::AfterEnd { slot },
                None => Fault::PlayOffUncounted { slot },
            };
            self.problems.push(Place::root().key("hands").index(index).fault(fault));
            return;
        }
        let Some(effect) = tournament.effect(hand, result) else { return };
        // At a refill two can be level: then the hand is nobody's (V-REF-5).
        if let [winner] = effect.winners.as_slice()
            && let Some(won) = self.standing.won.iter_mut().find(|won| won.entrant == *winner)
        {
            won.hands += 1;
            if won.hands >= self.standing.hands_to_win {
                self.standing.winner = Some(winner.clone());
            }
        }
        self.effects.push(effect);
    }
}

/// Why a play-off does not count: the tournament goes on, or others share the first place.
fn undue(tournament: &Tournament, play_off: &PlayOff, over: bool, lines: &[Standing]) -> Vec<Problem> {
    let place = Place::root().key("play_off");
    if !over {
        return vec![place.fault(Fault::PlayOffTooEarly)];
    }
    let level = level(tournament, lines);
    if level.is_empty() {
        return vec![place.fault(Fault::PlayOffNobodyLevel)];
    }
    let place = place.key("entrants");
    let is_level = |id: &EntrantId| level.iter().any(|entrant| entrant.id == *id);
    let not_level = play_off.entrants.iter().enumerate().filter(|(_, id)| !is_level(id));
    let missing = level.iter().filter(|entrant| !play_off.entrants.contains(&entrant.id));
    let not_level =
        not_level.map(|(i, id)| place.index(i).fault(Fault::PlayOffNotLevel { entrant: id.to_string() }));
    let missing =
        missing.map(|entrant| place.fault(Fault::PlayOffMissing { entrant: entrant.id.to_string() }));
    not_level.chain(missing).collect()
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
        self.play_off_hands().iter().all(Hand::is_idle)
    }
}
