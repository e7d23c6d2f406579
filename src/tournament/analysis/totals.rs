//! What everybody had after each hand.

use std::collections::BTreeMap;

use crate::{Effect, Entrant, EntrantId, Method, Since, Standing, StandingState, Tally, Tournament};

/// What is added up hand by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tallied {
    /// Points credited or charged.
    Points,
    /// Hands won, where no points are added up (S-LAZY-7).
    HandsWon,
    /// Hands lost, where they rank (V-COW-8).
    HandsLost,
}

impl Tallied {
    fn of(method: Method) -> Self {
        match method {
            Method::Lazy { .. } => Self::HandsWon,
            Method::Placement { .. } => Self::HandsLost,
            _ => Self::Points,
        }
    }
}

/// What everybody had, hand by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Totals {
    /// What is added up.
    pub tallied: Tallied,
    /// After the hands of which numbers, those of all tables; before them stands the start, which is place 0 of every line.
    pub moments: Vec<Since>,
    /// One an entrant, in their order.
    pub lines: Vec<TotalsLine>,
}

/// What one entrant had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TotalsLine {
    /// Whose line it is.
    pub entrant: EntrantId,
    /// The place of the first value: 0 is the start, 1 is after the first moment. A late player begins later.
    pub from: usize,
    /// What the entrant had there and at every place behind it.
    pub values: Vec<u32>,
    /// The last place at which the entrant was in: who is eliminated, or has withdrawn, adds no more.
    pub until: usize,
}

impl TotalsLine {
    /// The last value; of nobody's hands 0.
    pub fn last(&self) -> u32 {
        self.values.last().copied().unwrap_or_default()
    }

    /// The value at a place; none before the line begins.
    pub fn at(&self, place: usize) -> Option<u32> {
        self.values.get(place.checked_sub(self.from)?).copied()
    }
}

/// What everybody had after each hand that counts, a play-off left out, which adds nothing. Of more than `most` moments as many are
/// taken, evenly, the last one always.
pub fn totals(tournament: &Tournament, tally: &Tally, most: usize) -> Totals {
    let tallied = Tallied::of(tournament.setup().method());
    let counted = || tally.effects.iter().filter(|effect| !tournament.in_play_off(effect.slot));
    let mut moments: Vec<Since> = counted().map(|effect| Since::of(effect.slot)).collect();
    moments.dedup();
    let moments = thinned(moments, most);
    let mut sums = Sums::of(tournament, tally);
    let mut lines: Vec<TotalsLine> =
        tournament.entrants().iter().map(|entrant| line(entrant, &moments)).collect();
    sums.write(&mut lines, 0);
    let mut place = 0;
    for effect in counted() {
        while moments.get(place).is_some_and(|moment| *moment < Since::of(effect.slot)) {
            place += 1;
            sums.write(&mut lines, place);
        }
        sums.add(tournament, tallied, effect);
    }
    if place < moments.len() {
        sums.write(&mut lines, moments.len());
    }
    sums.end(&mut lines, &moments, &tally.standings.standings);
    Totals { tallied, moments, lines }
}

/// As many of these, evenly, with the last one.
fn thinned(all: Vec<Since>, most: usize) -> Vec<Since> {
    let (many, most) = (all.len().max(1), most.max(1));
    if many <= most {
        return all;
    }
    let is_taken = |at: usize| at * most / many != (at + 1) * most / many;
    all.into_iter().enumerate().filter(|(at, _)| is_taken(*at)).map(|(_, moment)| moment).collect()
}

/// A line without values yet.
fn line(entrant: &Entrant, moments: &[Since]) -> TotalsLine {
    let before = |since: Since| moments.partition_point(|moment| *moment < since);
    TotalsLine {
        entrant: entrant.id.clone(),
        from: entrant.since.map_or(0, before),
        values: Vec::new(),
        until: entrant.withdrawal().map_or(moments.len(), before),
    }
}

/// What everybody has so far, by their numbers.
struct Sums<'a> {
    numbers: BTreeMap<&'a EntrantId, usize>,
    points: Vec<u32>,
    /// With which hand each got points last.
    last: Vec<Option<Since>>,
}

impl<'a> Sums<'a> {
    fn of(tournament: &'a Tournament, tally: &Tally) -> Self {
        let numbers: BTreeMap<_, _> =
            tournament.entrants().iter().enumerate().map(|(number, entrant)| (&entrant.id, number)).collect();
        let count = numbers.len();
        let mut sums = Self { numbers, points: vec![0; count], last: vec![None; count] };
        for arrival in &tally.arrivals {
            sums.credit(&arrival.entrant, arrival.points);
        }
        sums
    }

    fn credit(&mut self, entrant: &EntrantId, points: u32) {
        let number = self.numbers.get(entrant).copied();
        if let Some(sum) = number.and_then(|number| self.points.get_mut(number)) {
            *sum += points;
        }
    }

    fn add(&mut self, tournament: &Tournament, tallied: Tallied, effect: &Effect) {
        match tallied {
            Tallied::Points => {
                for credit in effect.credited.iter().chain(&effect.charged) {
                    self.credit(&credit.entrant, credit.points);
                    self.note(&credit.entrant, effect);
                }
            }
            Tallied::HandsWon => effect.winners.iter().for_each(|winner| self.credit(winner, 1)),
            Tallied::HandsLost => {
                for loser in tournament.entrants_of(&effect.losers) {
                    self.credit(&loser.id, 1);
                }
            }
        }
    }

    fn note(&mut self, entrant: &EntrantId, effect: &Effect) {
        let number = self.numbers.get(entrant).copied();
        if let Some(last) = number.and_then(|number| self.last.get_mut(number)) {
            *last = Some(Since::of(effect.slot));
        }
    }

    /// Notes the sums at a place of every line that has begun by then.
    fn write(&self, lines: &mut [TotalsLine], place: usize) {
        for (line, sum) in lines.iter_mut().zip(&self.points).filter(|(line, _)| line.from <= place) {
            line.values.push(*sum);
        }
    }

    /// Who is eliminated is so with the hand that took the last points (V-CHAL-1).
    fn end(&self, lines: &mut [TotalsLine], moments: &[Since], standings: &[Standing]) {
        for standing in standings.iter().filter(|standing| standing.state == StandingState::Eliminated) {
            let number = self.numbers.get(&standing.entrant).copied();
            let last = number.and_then(|number| self.last.get(number).copied().flatten());
            if let (Some(line), Some(last)) = (number.and_then(|number| lines.get_mut(number)), last) {
                line.until = line.until.min(moments.partition_point(|moment| *moment < last) + 1);
            }
        }
    }
}
