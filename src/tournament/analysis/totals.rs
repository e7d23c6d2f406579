//! Running totals of every entrant, hand by hand.

use std::collections::BTreeMap;

use crate::{Effect, Entrant, EntrantId, HandNumber, Method, Standing, StandingState, Tally, Tournament};

/// Quantity that is added up hand by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TotalsUnit {
    /// Points credited or charged.
    Points,
    /// Hands won, if the scoring does not add up points (S-LAZY-7).
    HandsWon,
    /// Hands lost, if they decide the ranking (V-COW-8).
    HandsLost,
}

impl TotalsUnit {
    fn of(method: Method) -> Self {
        match method {
            Method::Lazy { .. } => Self::HandsWon,
            Method::Placement { .. } => Self::HandsLost,
            _ => Self::Points,
        }
    }
}

/// Running totals of all entrants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Totals {
    /// Quantity that is added up.
    pub tallied: TotalsUnit,
    /// Hands after which totals are recorded, across all tables. Position 0 of every line is the start,
    /// before the first of these hands.
    pub moments: Vec<HandNumber>,
    /// One line per entrant, in entrant order.
    pub lines: Vec<TotalsLine>,
}

/// Running total of one entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TotalsLine {
    /// Entrant that the line belongs to.
    pub entrant: EntrantId,
    /// Position of the first value: 0 is the start, 1 is after the first of the `moments`. The line of a late
    /// player starts later.
    pub from: usize,
    /// Totals at that position and at every later one.
    pub values: Vec<u32>,
    /// Last position at which the entrant was still playing. Nothing is added after an elimination or
    /// withdrawal.
    pub until: usize,
}

impl TotalsLine {
    /// Returns the last value, or 0 if there is none.
    pub fn last(&self) -> u32 {
        self.values.last().copied().unwrap_or_default()
    }

    /// Returns the value at a position, or `None` before the line starts.
    pub fn value_at(&self, place: usize) -> Option<u32> {
        self.values.get(place.checked_sub(self.from)?).copied()
    }
}

/// Adds up every hand that counts. Leaves out play-offs, which add nothing. If there are more than `most`
/// moments, keeps `most` of them, evenly spaced and including the last one.
pub fn totals(tournament: &Tournament, tally: &Tally, most: usize) -> Totals {
    let tallied = TotalsUnit::of(tournament.setup().method());
    let counted = || tally.effects.iter().filter(|effect| !tournament.in_play_off(effect.slot));
    let mut moments: Vec<HandNumber> = counted().map(|effect| HandNumber::of(effect.slot)).collect();
    moments.dedup();
    let moments = downsample(moments, most);
    let mut sums = Sums::of(tournament, tally);
    let mut lines: Vec<TotalsLine> =
        tournament.entrants().iter().map(|entrant| line(entrant, &moments)).collect();
    sums.append_sums(&mut lines, 0);
    let mut place = 0;
    for effect in counted() {
        while moments.get(place).is_some_and(|moment| *moment < HandNumber::of(effect.slot)) {
            place += 1;
            sums.append_sums(&mut lines, place);
        }
        sums.add(tournament, tallied, effect);
    }
    if place < moments.len() {
        sums.append_sums(&mut lines, moments.len());
    }
    sums.end_eliminated(&mut lines, &moments, &tally.standings.standings);
    Totals { tallied, moments, lines }
}

/// Returns at most `most` of these hands, evenly spaced and including the last one.
fn downsample(all: Vec<HandNumber>, most: usize) -> Vec<HandNumber> {
    let (many, most) = (all.len().max(1), most.max(1));
    if many <= most {
        return all;
    }
    let is_taken = |at: usize| at * most / many != (at + 1) * most / many;
    all.into_iter().enumerate().filter(|(at, _)| is_taken(*at)).map(|(_, moment)| moment).collect()
}

fn line(entrant: &Entrant, moments: &[HandNumber]) -> TotalsLine {
    let before = |since: HandNumber| moments.partition_point(|moment| *moment < since);
    TotalsLine {
        entrant: entrant.id.clone(),
        from: entrant.since.map_or(0, before),
        values: Vec::new(),
        until: entrant.withdrawal().map_or(moments.len(), before),
    }
}

/// Running sums, indexed by the number of the entrant.
struct Sums<'a> {
    numbers: BTreeMap<&'a EntrantId, usize>,
    points: Vec<u32>,
    /// Last hand that changed each entrant's points.
    last: Vec<Option<HandNumber>>,
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

    fn add(&mut self, tournament: &Tournament, tallied: TotalsUnit, effect: &Effect) {
        match tallied {
            TotalsUnit::Points => {
                for credit in effect.credited.iter().chain(&effect.charged) {
                    self.credit(&credit.entrant, credit.points);
                    self.mark_changed(&credit.entrant, effect);
                }
            }
            TotalsUnit::HandsWon => effect.winners.iter().for_each(|winner| self.credit(winner, 1)),
            TotalsUnit::HandsLost => {
                for loser in tournament.entrants_of(&effect.losers) {
                    self.credit(&loser.id, 1);
                }
            }
        }
    }

    fn mark_changed(&mut self, entrant: &EntrantId, effect: &Effect) {
        let number = self.numbers.get(entrant).copied();
        if let Some(last) = number.and_then(|number| self.last.get_mut(number)) {
            *last = Some(HandNumber::of(effect.slot));
        }
    }

    /// Appends the current sums to every line that has started by this position.
    fn append_sums(&self, lines: &mut [TotalsLine], place: usize) {
        for (line, sum) in lines.iter_mut().zip(&self.points).filter(|(line, _)| line.from <= place) {
            line.values.push(*sum);
        }
    }

    /// Ends the line of each eliminated entrant at the last hand that changed its points (V-CHAL-1).
    fn end_eliminated(&self, lines: &mut [TotalsLine], moments: &[HandNumber], standings: &[Standing]) {
        for standing in standings.iter().filter(|standing| standing.state == StandingState::Eliminated) {
            let number = self.numbers.get(&standing.entrant).copied();
            let last = number.and_then(|number| self.last.get(number).copied().flatten());
            if let (Some(line), Some(last)) = (number.and_then(|number| lines.get_mut(number)), last) {
                line.until = line.until.min(moments.partition_point(|moment| *moment < last) + 1);
            }
        }
    }
}
