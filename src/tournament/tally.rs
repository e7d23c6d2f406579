//! Folding the hands into standings (`RULES.md` §11, §12). Nothing is kept: an earlier hand may change at any time (M-8).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{
    Effect, Entrant, EntrantId, Fault, Hand, Method, NextHand, Place, Problem, Reason, Standing, Standings,
    State, TieBreak, Tournament,
};

/// Everything the hands add up to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// One a hand that counts, in the order of play.
    pub effects: Vec<Effect>,
    /// The standings.
    pub standings: Standings,
}

/// Folds the hands of a tournament.
pub fn tally(tournament: &Tournament) -> Tally {
    let fold = Fold::of(tournament);
    let finished = fold.reason.is_some();
    let next = if finished { Vec::new() } else { tournament.waiting().into_iter().map(next).collect() };
    let standings = Standings {
        finished,
        reason: fold.reason,
        standings: rank(tournament, &fold.lines, finished),
        next,
        problems: fold.after_end,
    };
    Tally { effects: fold.effects, standings }
}

fn next(hand: &Hand) -> NextHand {
    NextHand {
        slot: hand.slot,
        seats: hand.seating.clone(),
        dealer: hand.dealer.clone(),
        opener: hand.opener.clone(),
    }
}

/// What the hands of one entrant add up to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Line {
    hands: u32,
    won: u32,
    lost: u32,
    points: u32,
    best: Option<u32>,
    worst: Option<u32>,
}

/// The hands, added up as far as they count.
#[derive(Debug, Default)]
pub(super) struct Fold {
    pub(super) effects: Vec<Effect>,
    pub(super) reason: Option<Reason>,
    lines: BTreeMap<EntrantId, Line>,
    after_end: Vec<Problem>,
    /// Hands that are recorded or closed.
    closed: usize,
}

impl Fold {
    pub(super) fn of(tournament: &Tournament) -> Self {
        let mut fold = Self::default();
        for (index, hand) in tournament.hands().iter().enumerate().filter(|(_, hand)| !hand.is_open()) {
            if fold.reason.is_some() {
                let fault = Fault::AfterEnd { slot: hand.slot.to_string() };
                fold.after_end.push(Place::root().key("hands").index(index).fault(fault));
                continue;
            }
            fold.closed += 1;
            if let Some(effect) = hand.result.as_ref().and_then(|result| tournament.effect(hand, result)) {
                fold.add(tournament, hand, effect);
            }
            fold.reason = fold.end(tournament);
        }
        if fold.reason.is_none() && tournament.stopped() {
            fold.reason = Some(Reason::Stopped);
        }
        fold
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
            let line = self.line(&credit.entrant);
            line.points += credit.points;
            line.best = line.best.max(Some(credit.points));
        }
        for charge in &effect.charged {
            let line = self.line(&charge.entrant);
            line.points += charge.points;
            line.worst = line.worst.max(Some(charge.points));
        }
        self.effects.push(effect);
    }

    fn line(&mut self, entrant: &EntrantId) -> &mut Line {
        self.lines.entry(entrant.clone()).or_default()
    }

    /// Whether the hands so far end the tournament.
    fn end(&self, tournament: &Tournament) -> Option<Reason> {
        let is_movement = tournament.setup().plan().is_some();
        let reached = |points: u32| self.lines.values().any(|line| line.points >= points);
        match tournament.setup().method() {
            // S-STD-2
            Method::Std { target: Some(target) } if reached(target) => Some(Reason::Target),
            // S-L200-3; in a movement only where it was agreed (§0.5.5)
            Method::Lose200 { limit, stop_at_limit } if reached(limit) && (stop_at_limit || !is_movement) => {
                Some(Reason::Limit)
            }
            Method::Lazy { agreed_hands: Some(agreed) } if self.closed >= agreed as usize => {
                Some(Reason::Schedule)
            }
            // T-4P-2, T-8P-2: a movement has all its hands from the start.
            _ if is_movement && self.closed == tournament.hands().len() => Some(Reason::Schedule),
            _ => None,
        }
    }
}

/// What orders the standings, the smaller first; equal keys share a rank (§0.5.6).
fn key(method: Method, tie_breaks: &[TieBreak], line: &Line) -> Vec<Reverse<i64>> {
    let down = |number: u32| Reverse(i64::from(number));
    let up = |number: u32| Reverse(-i64::from(number));
    let mut key = match method {
        Method::Std { .. } => vec![down(line.points)],
        // Those under the limit first (§0.5.5), then the smaller total (S-L200-5).
        Method::Lose200 { limit, .. } => vec![up(u32::from(line.points >= limit)), up(line.points)],
        // S-LAZY-7
        Method::Lazy { .. } => vec![down(line.won)],
    };
    key.extend(tie_breaks.iter().map(|tie_break| match tie_break {
        TieBreak::Won => down(line.won),
        TieBreak::Best => down(line.best.unwrap_or(0)),
        TieBreak::Lost => up(line.lost),
        TieBreak::Worst => up(line.worst.unwrap_or(0)),
    }));
    key
}

fn rank(tournament: &Tournament, lines: &BTreeMap<EntrantId, Line>, finished: bool) -> Vec<Standing> {
    let scoring = tournament.setup().scoring();
    let line = |entrant: &Entrant| lines.get(&entrant.id).copied().unwrap_or_default();
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
        standings.push(standing(scoring.method, rank, entrant, line, finished));
    }
    standings
}

fn standing(method: Method, rank: u32, entrant: &Entrant, line: &Line, finished: bool) -> Standing {
    let lost = matches!(method, Method::Lose200 { limit, .. } if line.points >= limit);
    let state = match (finished, rank) {
        // Where no hand counts, all are first and nobody has won.
        (true, 1) if line.hands > 0 => State::Winner,
        _ if lost => State::Lost,
        (true, _) => State::Placed,
        (false, _) => State::Playing,
    };
    Standing {
        rank,
        entrant: entrant.id.clone(),
        total: (!matches!(method, Method::Lazy { .. })).then_some(line.points),
        hands: line.hands,
        won: line.won,
        lost: line.lost,
        best: line.best,
        worst: line.worst,
        state,
    }
}
