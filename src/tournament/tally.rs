//! Folding the hands into standings (`RULES.md` §11, §12). Nothing is kept: an earlier hand may change at any time (M-8).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::play_off::Course;
use super::{
    Compared, Credit, Effect, Entrant, EntrantId, Fault, Format, Hand, Method, MethodId, NextHand, Place,
    PlayerId, Problem, Reason, Seating, Setup, Slot, Standing, Standings, State, TieBreak, Tournament,
};
use super::{changes, duplicate};

/// Everything the hands add up to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// One a hand that counts, in the order of play.
    pub effects: Vec<Effect>,
    /// With which points late players began, in the order in which they came.
    pub arrivals: Vec<Credit>,
    /// With duplicate deals: every hand that has another one of its deal to be compared with, in the order of play.
    pub compared: Vec<Compared>,
    /// The standings.
    pub standings: Standings,
}

/// Folds the hands of a tournament.
pub fn tally(tournament: &Tournament) -> Tally {
    let Fold { effects, reason, lines, after_end, arrivals, .. } = Fold::of(tournament);
    let over = reason.is_some();
    let compared = duplicate::compared(tournament, &effects);
    let column = duplicate::column(tournament, &compared);
    let mut tally = Tally {
        effects,
        arrivals,
        compared,
        standings: Standings {
            finished: over,
            reason,
            standings: rank(tournament, &lines, &column, over),
            next: Vec::new(),
            problems: after_end,
            play_off: None,
        },
    };
    let course = Course::of(tournament, over, &tally.standings.standings);
    if let Some(Course { standing, effects, problems }) = course {
        standing.settle(&mut tally.standings.standings);
        tally.effects.extend(effects);
        tally.standings.problems.extend(problems);
        tally.standings.finished = over && !standing.runs();
        tally.standings.play_off = Some(standing);
    }
    if !tally.standings.finished {
        tally.standings.next = tournament.waiting(over).into_iter().map(NextHand::of).collect();
    }
    tally
}

impl Tournament {
    /// Whether nothing but its last hand, or the organiser, ends it: the points of a hand do not.
    pub fn ends_by_schedule(&self) -> bool {
        self.setup().plan().is_some()
            && match self.setup().method() {
                Method::Std { target } => target.is_none(),
                Method::Lose200 { stop_at_limit, .. } => !stop_at_limit,
                method => method.agreed_hands().is_none(),
            }
    }

    /// Why it is over. Where only the schedule ends it the hands need not be added up.
    pub(super) fn reason(&self) -> Option<Reason> {
        if !self.ends_by_schedule() {
            return Fold::of(self).reason;
        }
        let played = self.scored_hands().iter().all(|hand| !hand.is_open());
        let stopped = self.stopped().then_some(Reason::Stopped);
        if played { Some(Reason::Schedule) } else { stopped }
    }
}

/// What the hands of one entrant add up to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Line {
    pub(super) hands: u32,
    pub(super) won: u32,
    pub(super) lost: u32,
    pub(super) points: u32,
    best: Option<u32>,
    worst: Option<u32>,
    /// What the holdings at the end of refills add up to (V-REF-5).
    pub(super) held: u32,
    /// After how many hands the entrant was out (V-CHAL-1).
    pub(super) out: Option<usize>,
    /// Whether the entrant has withdrawn by now (§12.5).
    gone: bool,
}

impl Line {
    pub(super) fn credit(&mut self, points: u32) {
        self.points += points;
        self.best = self.best.max(Some(points));
    }

    pub(super) fn charge(&mut self, points: u32) {
        self.points += points;
        self.worst = self.worst.max(Some(points));
    }

    /// Who has reached the limit is out (V-CHAL-3, V-CHAL-5).
    pub(super) fn eliminate(&mut self, limit: u32, hands: usize) {
        if self.points >= limit {
            self.out = self.out.or(Some(hands));
        }
    }
}

/// The hands, added up as far as they count.
#[derive(Debug, Default)]
pub(super) struct Fold {
    pub(super) effects: Vec<Effect>,
    pub(super) reason: Option<Reason>,
    lines: BTreeMap<EntrantId, Line>,
    after_end: Vec<Problem>,
    arrivals: Vec<Credit>,
    /// Hands that are recorded or closed.
    closed: usize,
    /// How far the hands are folded.
    seen: usize,
}

impl Fold {
    pub(super) fn of(tournament: &Tournament) -> Self {
        let mut fold = Self::default();
        fold.advance(tournament, tournament.scored_hands().len());
        if fold.reason.is_none() && tournament.stopped() {
            fold.reason = Some(Reason::Stopped);
        }
        fold
    }

    /// Folds the hands on, up to the one with index `to`, which is not folded itself.
    pub(super) fn advance(&mut self, tournament: &Tournament, to: usize) {
        let ahead = tournament.scored_hands().iter().enumerate().take(to).skip(self.seen);
        let same = tournament.entrants().iter().all(|e| e.since.is_none() && e.changes.is_empty());
        for (index, hand) in ahead {
            if !same {
                self.come_and_go(tournament, hand.slot);
            }
            if hand.is_open() {
                continue;
            }
            if self.reason.is_some() {
                let fault = Fault::AfterEnd { slot: hand.slot.to_string() };
                self.after_end.push(Place::root().key("hands").index(index).fault(fault));
                continue;
            }
            self.closed += 1;
            if let Some(effect) = hand.result.as_ref().and_then(|result| tournament.effect(hand, result)) {
                self.add(tournament, hand, effect);
            }
            self.reason = self.end(tournament, hand.slot);
        }
        self.seen = self.seen.max(to);
    }

    /// Who joins late, or has withdrawn, before this hand. Where points are charged the late one begins with the most that
    /// anybody has who is in: coming later must be no advantage. Who withdraws from a challenge is out of it (V-CHAL-1).
    fn come_and_go(&mut self, tournament: &Tournament, slot: Slot) {
        let method = tournament.setup().method();
        for entrant in tournament.entrants() {
            let joins = entrant.since.is_some_and(|since| since.covers(slot));
            if joins && self.arrivals.iter().all(|known| known.entrant != entrant.id) {
                let others = tournament.entrants().iter().filter(|other| {
                    other.id != entrant.id && other.plays(slot) && other.since < entrant.since
                });
                let lines = others.filter_map(|other| self.lines.get(&other.id));
                let most = lines.filter(|line| line.out.is_none()).map(|line| line.points).max();
                let points = most.filter(|_| method.id().charges()).unwrap_or(0);
                self.line(&entrant.id).points = points;
                self.arrivals.push(Credit { entrant: entrant.id.clone(), points });
            }
            if matches!(method, Method::Challenge { .. }) && entrant.has_withdrawn(slot) {
                let closed = self.closed;
                let line = self.line(&entrant.id);
                line.out = line.out.or(Some(closed));
            }
        }
    }

    /// Whether a player is out of the tournament (V-CHAL-1).
    pub(super) fn is_out(&self, tournament: &Tournament, player: &PlayerId) -> bool {
        let line = tournament.entrant_of(player).and_then(|entrant| self.lines.get(&entrant.id));
        line.is_some_and(|line| line.out.is_some())
    }

    /// Everybody who is in at a hand, in the order of the entrants.
    pub(super) fn seated<'a>(&self, tournament: &'a Tournament, slot: Slot) -> Vec<&'a PlayerId> {
        let mut everybody = changes::everybody(tournament.entrants(), slot);
        everybody.retain(|player| !self.is_out(tournament, player));
        everybody
    }

    /// Who sits at the table of a match after the hand before: those who sat there, or who came instead of them, without
    /// who withdrew or is out (V-CHAL-5), then who joins. A correction may have brought somebody back: then everybody who
    /// is in, in the order of the entrants.
    pub(super) fn seats_after(&self, tournament: &Tournament, before: &Hand, slot: Slot) -> Seating {
        let everybody = self.seated(tournament, slot);
        let seated = before.seating.players().iter();
        let mut seats: Vec<&PlayerId> = seated
            .filter_map(|player| changes::successor(tournament.entrants(), player, slot))
            .filter(|player| everybody.contains(player))
            .collect();
        let joins = |player: &PlayerId| {
            let since = tournament.entrant_of(player).and_then(|entrant| entrant.since);
            since.is_some_and(|since| !since.covers(before.slot))
        };
        seats.extend(everybody.iter().filter(|player| joins(player)));
        if seats.len() < everybody.len() {
            seats = everybody;
        }
        Seating::new(seats.into_iter().cloned().collect())
    }

    fn add(&mut self, tournament: &Tournament, hand: &Hand, effect: Effect) {
        for entrant in tournament.entrants_of(&hand.seating.players().iter().collect::<Vec<_>>()) {
            self.line(&entrant).hands += 1;
        }
        for entrant in &effect.winners {
            self.line(entrant).won += 1;
        }
        for entrant in tournament.entrants_of(&effect.losers.iter().collect::<Vec<_>>()) {
            self.line(&entrant).lost += 1;
        }
        for credit in &effect.credited {
            self.line(&credit.entrant).credit(credit.points);
        }
        for charge in &effect.charged {
            self.line(&charge.entrant).charge(charge.points);
        }
        for held in &effect.held {
            self.line(&held.entrant).held += held.points;
        }
        if let Method::Challenge { limit } = tournament.setup().method() {
            self.lines.values_mut().for_each(|line| line.eliminate(limit, self.closed));
        }
        self.effects.push(effect);
    }

    fn line(&mut self, entrant: &EntrantId) -> &mut Line {
        self.lines.entry(entrant.clone()).or_default()
    }

    /// Whether the hands so far end the tournament.
    fn end(&self, tournament: &Tournament, slot: Slot) -> Option<Reason> {
        let is_movement = tournament.setup().plan().is_some();
        // T-4P-2, T-8P-2: a movement has all its hands from the start.
        let scheduled = is_movement && self.closed == tournament.scored_hands().len();
        let entrants = || {
            let out = self.lines.values().filter(|line| line.out.is_some()).count();
            self.in_play(tournament, slot) + out
        };
        let early = end(tournament.setup(), self.lines.values(), self.closed, entrants);
        early.or(scheduled.then_some(Reason::Schedule))
    }

    /// The entrants who are not out after this hand, and have not withdrawn from the next one.
    fn in_play(&self, tournament: &Tournament, slot: Slot) -> usize {
        let next = Slot { hand: slot.hand + 1, ..slot };
        let goes_on = |entrant: &&Entrant| {
            let is_out = self.lines.get(&entrant.id).is_some_and(|line| line.out.is_some());
            entrant.plays(slot) && entrant.plays(next) && !is_out
        };
        tournament.entrants().iter().filter(goes_on).count()
    }
}

/// Whether lines like these after so many hands end a tournament by its scoring.
pub(super) fn end<'a>(
    setup: &Setup,
    mut lines: impl Iterator<Item = &'a Line>,
    closed: usize,
    entrants: impl FnOnce() -> usize,
) -> Option<Reason> {
    let is_movement = setup.plan().is_some();
    match setup.method() {
        // S-STD-2
        Method::Std { target } => {
            target.filter(|target| lines.any(|line| line.points >= *target)).map(|_| Reason::Target)
        }
        // S-L200-3; in a movement only where it was agreed (§0.5.5)
        Method::Lose200 { limit, stop_at_limit } => ((stop_at_limit || !is_movement)
            && lines.any(|line| line.points >= limit))
        .then_some(Reason::Limit),
        Method::Challenge { .. } => (lines.filter(|line| line.out.is_some()).count() + 1 >= entrants())
            .then_some(Reason::LastStanding),
        method => method.agreed_hands().filter(|agreed| closed >= *agreed as usize).map(|_| Reason::Schedule),
    }
}

/// What orders the standings, the smaller first; equal keys share a rank (§0.5.6).
pub(super) fn key(method: Method, tie_breaks: &[TieBreak], line: &Line) -> Vec<Reverse<i64>> {
    let down = |number: u32| Reverse(i64::from(number));
    let up = |number: u32| Reverse(-i64::from(number));
    let mut key = match method {
        Method::Std { .. } => vec![down(line.points)],
        // Those under the limit first (§0.5.5), then the smaller total (S-L200-5).
        Method::Lose200 { limit, .. } => vec![up(u32::from(line.points >= limit)), up(line.points)],
        // S-LAZY-7
        Method::Lazy { .. } => vec![down(line.won)],
        // S-MAXL-1
        Method::MaxLoser { .. } => vec![up(line.points)],
        // Who is still in first; who was out later stands before who was out earlier, and of one hand the smaller
        // total first (V-CHAL-3).
        Method::Challenge { .. } => {
            let out = line.out.and_then(|hand| u32::try_from(hand).ok());
            vec![up(u32::from(out.is_some())), down(out.unwrap_or(0)), up(line.points)]
        }
        // V-COW-8
        Method::Placement { .. } => vec![up(line.lost)],
        // V-REF-5
        Method::Refill { .. } => vec![down(line.points), up(line.held)],
    };
    // Where the smaller number is better, leaving must be no advantage.
    if method.id().is_less_better() {
        key.insert(0, up(u32::from(line.gone)));
    }
    key.extend(tie_breaks.iter().map(|tie_break| match tie_break {
        TieBreak::Won => down(line.won),
        TieBreak::Best => down(line.best.unwrap_or(0)),
        TieBreak::Lost => up(line.lost),
        TieBreak::Worst => up(line.worst.unwrap_or(0)),
    }));
    key
}

fn rank(
    tournament: &Tournament,
    lines: &BTreeMap<EntrantId, Line>,
    duplicate: &BTreeMap<EntrantId, i64>,
    finished: bool,
) -> Vec<Standing> {
    let setup = tournament.setup();
    let scoring = setup.scoring();
    let now = tournament.scored_hands().iter().find(|hand| hand.is_open()).map(|hand| hand.slot);
    let line = |entrant: &Entrant| {
        let gone = entrant.withdrawal().is_some_and(|from| now.is_none_or(|now| from.covers(now)));
        Line { gone, ..lines.get(&entrant.id).copied().unwrap_or_default() }
    };
    let keyed = |entrant| {
        let line = line(entrant);
        (key(scoring.method, &scoring.tie_breaks, &line), entrant, line)
    };
    let mut keyed: Vec<_> = tournament.entrants().iter().map(keyed).collect();
    keyed.sort_by(|(a, ..), (b, ..)| a.cmp(b));
    let mut standings: Vec<Standing> = Vec::new();
    let mut before: Option<(u32, &[Reverse<i64>])> = None;
    for (place, (key, entrant, line)) in (1..).zip(&keyed) {
        let rank = before.filter(|(_, level)| level == key).map_or(place, |(rank, _)| rank);
        before = Some((rank, key));
        standings.push(Standing {
            rank,
            entrant: entrant.id.clone(),
            total: scoring.method.id().adds_up().then_some(line.points),
            hands: line.hands,
            won: line.won,
            lost: line.lost,
            best: line.best.filter(|_| scoring.method.id() == MethodId::Std),
            worst: line.worst,
            duplicate: duplicate.get(&entrant.id).copied(),
            state: state(setup, rank, line, finished),
        });
    }
    standings
}

fn state(setup: &Setup, rank: u32, line: &Line, finished: bool) -> State {
    let method = setup.method();
    let lost = matches!(method, Method::Lose200 { limit, .. } if line.points >= limit);
    let wins = match (setup.format(), method) {
        // V-COW-8
        (Format::Cowboy, _) => false,
        // S-L200-2: whoever is not a loser
        (Format::FreeForAll, Method::Lose200 { .. }) => !lost && !line.gone,
        _ => rank == 1,
    };
    match line.out {
        // Where no hand counts, all are first and nobody has won.
        _ if finished && wins && line.hands > 0 => State::Winner,
        _ if line.gone => State::Withdrawn,
        Some(_) => State::Eliminated,
        None if lost => State::Lost,
        None if finished => State::Placed,
        None => State::Playing,
    }
}
