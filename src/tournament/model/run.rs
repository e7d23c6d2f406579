//! One run: results of hands are drawn by the model and added up by the real scoring.

use rand::Rng;

use super::{InlineVec, Model, ModelHand};
use crate::standings::fold::end_by_scoring;
use crate::standings::line::LineSums;
use crate::standings::rank::{RankKey, key};
use crate::{Format, Method, ResultKind};
use lastcard_rules::{MOST_SEATS, below};

/// Refill points of all players together in a hand: the minimum, and the number of possible values. 1,500
/// hands of `lastcard simulate --rules refill --players 4 --seed 1 --bots greedy --log` had 5.7 on average.
const REFILLS: (u32, u32) = (4, 4);

type SeatValues = [u32; MOST_SEATS];

#[derive(Debug, Clone)]
pub(crate) enum ModelResult {
    /// Seat that went out, and the points that each seat is left with.
    Out { out: usize, held: SeatValues },
    /// Seats in order of finishing.
    Order(InlineVec),
    /// Refill points, and the points that each seat is left with.
    Refill { points: SeatValues, held: SeatValues },
}

/// A tournament in progress.
pub(crate) struct Run<'a> {
    game: &'a Model,
    strengths: &'a [u32],
    pub(crate) lines: Vec<LineSums>,
    closed: usize,
    pub(crate) played: usize,
    /// Step of the last hand played.
    pub(crate) step: u32,
}

impl<'a> Run<'a> {
    /// Maximum number of hands in a match, which only the organiser might end.
    pub(crate) const MOST_HANDS: usize = 1000;

    pub(crate) fn of(game: &'a Model, strengths: &'a [u32]) -> Self {
        let (lines, closed, step) = (game.lines.clone(), game.closed, game.begun);
        Self { game, strengths, lines, closed, played: 0, step }
    }

    /// Returns the next hand, or `None` at the end. The hand that ends the tournament is played at every
    /// table (§0.5.9a).
    pub(crate) fn next(&self) -> Option<&'a ModelHand> {
        let is_movement = self.game.is_movement();
        let hand = self.game.hands.get(if is_movement { self.played } else { 0 })?;
        let is_begun = is_movement && hand.step == self.step;
        (is_begun || !self.is_over()).then_some(hand)
    }

    pub(crate) fn play(&mut self, rng: &mut impl Rng, hand: &ModelHand) {
        let drawn = self.draw(rng, &hand.players);
        self.apply(hand, &drawn);
    }

    fn is_over(&self) -> bool {
        end_by_scoring(&self.game.setup, self.lines.iter(), self.closed, || self.game.entrants()).is_some()
    }

    /// Draws the result of a hand. A player who is out of the tournament no longer has a seat (V-CHAL-5).
    pub(crate) fn draw(&self, rng: &mut impl Rng, players: &InlineVec) -> ModelResult {
        let seated = self.seated(players);
        match self.game.setup.method().id().required_result() {
            ResultKind::Out => {
                let out = self.pick(rng, players, seated);
                ModelResult::Out { out, held: self.holdings(rng, seated.without(out)) }
            }
            ResultKind::Order => {
                let mut left = seated;
                let mut order = InlineVec::default();
                while !left.is_empty() {
                    let next = self.pick(rng, players, left);
                    left = left.without(next);
                    order.push(next);
                }
                ModelResult::Order(order)
            }
            ResultKind::Refill => {
                let mut points = SeatValues::default();
                for _ in 0..REFILLS.0 + below(rng, REFILLS.1) {
                    if let Some(own) = points.get_mut(self.pick(rng, players, seated)) {
                        *own += 1;
                    }
                }
                ModelResult::Refill { points, held: self.holdings(rng, seated) }
            }
        }
    }

    /// Returns the seats of the players who are still in the tournament.
    fn seated(&self, players: &InlineVec) -> SeatNumbers {
        let all = SeatNumbers::first_of(players.len());
        if !matches!(self.game.setup.method(), Method::Challenge { .. }) {
            return all;
        }
        let is_out = |seat: &usize| {
            let line = self.entrant(players, *seat).and_then(|entrant| self.lines.get(entrant));
            line.is_none_or(|line| line.out.is_some())
        };
        all.filter(is_out).fold(all, SeatNumbers::without)
    }

    /// Draws one of these seats, in proportion to strength.
    fn pick(&self, rng: &mut impl Rng, players: &InlineVec, among: SeatNumbers) -> usize {
        let strength = |seat| players.get(seat).and_then(|player| self.strengths.get(player)).copied();
        let sum = among.filter_map(strength).sum();
        let mut lot = below(rng, sum);
        for seat in among {
            let own = strength(seat).unwrap_or_default();
            if lot < own {
                return seat;
            }
            lot -= own;
        }
        0
    }

    fn holdings(&self, rng: &mut impl Rng, seats: SeatNumbers) -> SeatValues {
        let mut held = SeatValues::default();
        for seat in seats {
            if let Some(held) = held.get_mut(seat) {
                *held = self.game.holdings.draw(rng);
            }
        }
        held
    }
}

impl Run<'_> {
    /// Adds a hand to the lines, as [`crate::tally`] does.
    pub(crate) fn apply(&mut self, hand: &ModelHand, drawn: &ModelResult) {
        let (players, seated) = (&hand.players, self.seated(&hand.players));
        match drawn {
            ModelResult::Out { out, held } => self.apply_out(players, seated, *out, held),
            ModelResult::Order(order) => {
                seated.for_each(|seat| self.update_line(players, seat, |line| line.hands += 1));
                if let Some(first) = order.get(0).filter(|_| self.game.setup.format() != Format::Cowboy) {
                    self.update_line(players, first, |line| line.won += 1);
                }
                if let Some(last) = order.iter().next_back() {
                    self.update_line(players, last, |line| line.lost += 1);
                }
            }
            ModelResult::Refill { points, held } => {
                let result = |seat: usize| {
                    let of = |each: &SeatValues| each.get(seat).copied().unwrap_or_default();
                    (of(points), of(held))
                };
                let best = seated.map(result).max_by_key(|(p, h)| (*p, u32::MAX - h));
                for seat in seated {
                    let (points, held) = result(seat);
                    self.update_line(players, seat, |line| {
                        line.hands += 1;
                        line.credit(points);
                        line.held += held;
                        line.won += u32::from(best == Some((points, held)));
                    });
                }
            }
        }
        self.closed += 1;
        self.played += 1;
        self.step = if self.game.is_movement() { hand.step } else { self.step + 1 };
        if let Method::Challenge { limit } = self.game.setup.method() {
            let closed = self.closed;
            self.lines.iter_mut().for_each(|line| line.eliminate(limit, closed));
        }
    }

    fn apply_out(&mut self, players: &InlineVec, seated: SeatNumbers, out: usize, held: &SeatValues) {
        let (format, method) = (self.game.setup.format(), self.game.setup.method());
        let (together, teams) = (format.has_partners(), format.has_teams());
        let is_winner = |seat: usize| if together { seat % 2 == out % 2 } else { seat == out };
        let holding = |seat: usize| held.get(seat).copied().unwrap_or_default();
        let losing = || seated.filter(|seat| !is_winner(*seat)).map(holding);
        let (sum, most) = (losing().sum(), losing().max().unwrap_or_default());
        // Teammates sit at alternate seats, so the first seat of each team represents the team.
        for seat in seated.filter(|seat| !teams || *seat < 2) {
            let own = if teams { sum } else { holding(seat) };
            self.update_line(players, seat, |line| {
                line.hands += 1;
                match method {
                    _ if is_winner(seat) => {
                        line.won += 1;
                        if let Method::Std { .. } = method {
                            line.credit(sum);
                        }
                    }
                    Method::Lose200 { .. } | Method::Challenge { .. } => line.charge(own),
                    Method::MaxLoser { .. } => {
                        line.charge(own);
                        line.lost += u32::from(own == most);
                    }
                    Method::Lazy { .. } => line.lost += u32::from(teams || own == most),
                    Method::Std { .. } | Method::Placement { .. } | Method::Refill { .. } => {}
                }
            });
        }
    }

    /// Calls `tell` for each entrant that has a rank, with its number, its current place, and the number of
    /// entrants in that place.
    pub(crate) fn for_each_place(&self, mut tell: impl FnMut(usize, u32, u32)) {
        let setup = &self.game.setup;
        // Entrants without hands have no rank if the average decides (§0.5.9b); withdrawn ones rank after the
        // others (§0.5.9f).
        let ranks = |line: &LineSums| line.hands > 0 || !setup.ranks_by_average();
        let lines = self.lines.iter().zip(&self.game.gone).enumerate();
        let mut order: Vec<(bool, RankKey, usize)> = lines
            .filter(|(_, (line, _))| ranks(line))
            .map(|(number, (line, gone))| (*gone, key(setup, number, line), number))
            .collect();
        order.sort_unstable_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
        let mut place = 1;
        for level in order.chunk_by(|one, other| (one.0, &one.1) == (other.0, &other.1)) {
            let many = u32::try_from(level.len()).unwrap_or(u32::MAX);
            for (.., number) in level {
                tell(*number, place, many);
            }
            place += many;
        }
    }

    fn entrant(&self, players: &InlineVec, seat: usize) -> Option<usize> {
        players.get(seat).and_then(|player| self.game.entrant_of.get(player)).copied()
    }

    fn update_line(&mut self, players: &InlineVec, seat: usize, change: impl FnOnce(&mut LineSums)) {
        let entrant = self.entrant(players, seat);
        if let Some(line) = entrant.and_then(|entrant| self.lines.get_mut(entrant)) {
            change(line);
        }
    }
}

/// A set of seats at a table, iterated in ascending order.
#[derive(Debug, Clone, Copy)]
struct SeatNumbers(u16);

impl SeatNumbers {
    fn first_of(len: usize) -> Self {
        Self((1 << len.min(MOST_SEATS)) - 1)
    }

    fn without(self, seat: usize) -> Self {
        Self(self.0 & !(1 << seat.min(MOST_SEATS)))
    }

    fn is_empty(self) -> bool {
        self.0 == 0
    }
}

#[expect(clippy::copy_iterator, reason = "a set of seats is a number")]
impl Iterator for SeatNumbers {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let seat = (!self.is_empty()).then(|| self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        seat
    }
}
