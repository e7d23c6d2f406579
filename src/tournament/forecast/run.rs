//! One run of a forecast: who goes out and with what, drawn by the model and added up by the real scoring.

use rand::Rng;

use super::few::Few;
use super::model::Model;
use crate::rules::{MOST_SEATS, below};
use crate::tournament::standings::fold::end;
use crate::tournament::standings::line::Line;
use crate::tournament::standings::rank::key;
use crate::tournament::{Format, Method, ResultKind};

/// The strength of everybody but the strongest.
pub(super) const EQUAL: u32 = 1000;

/// A first place that is not shared: it can be divided among up to ten.
pub(super) const WHOLE: u64 = 2520;

/// What a player who did not go out is left with, in points: the middles of twenty equal parts of 60,000 holdings of
/// `lastcard simulate --rules club --players 4 --hands 20000 --seed 1 --bots greedy --log`. With two, six and ten players
/// they are nearly the same (means 43, 36 and 40 points, here 35), and two holdings of one hand do not depend on each other.
const HOLDINGS: [u32; 20] = [1, 3, 5, 7, 9, 12, 14, 17, 20, 23, 26, 30, 34, 40, 47, 54, 62, 73, 92, 128];

/// The refill points of a hand by refill, all together, and how many more there may be: 1,500 hands of
/// `lastcard simulate --rules refill --players 4 --seed 1 --bots greedy --log` had 5.7 and holdings of a third.
const REFILLS: (u32, u32) = (4, 4);

/// The numbers of up to ten players at a table.
type Each = [u32; MOST_SEATS];

/// What a hand came to, by seats.
#[derive(Debug, Clone)]
pub(super) enum ModelResult {
    /// Who went out, and what each is left with.
    Out { out: usize, held: Each },
    /// Who finished first, and so on.
    Order(Few),
    /// Refill points, and what each is left with.
    Refill { points: Each, held: Each },
}

/// A tournament while it is played.
pub(super) struct Run<'a> {
    game: &'a Model,
    strengths: Vec<u32>,
    pub(super) lines: Vec<Line>,
    pub(super) closed: usize,
}

impl<'a> Run<'a> {
    pub(super) fn of(game: &'a Model, strongest: usize, strength: u32) -> Self {
        let strength = |player| if player == strongest { strength } else { EQUAL };
        let strengths = (0..game.entrant_of.len()).map(strength).collect();
        Self { game, strengths, lines: vec![Line::default(); game.entrants], closed: 0 }
    }

    pub(super) fn is_over(&self) -> bool {
        end(&self.game.setup, self.lines.iter(), self.closed, || self.game.entrants).is_some()
    }

    /// Draws what a hand comes to. Who is out of the tournament sits at it no more (V-CHAL-5).
    pub(super) fn draw(&self, rng: &mut impl Rng, players: &[usize]) -> ModelResult {
        let seated: Few = self.seated(players).collect();
        match self.game.setup.method().id().needs() {
            ResultKind::Out => {
                let out = self.pick(rng, players, &seated);
                let held = self.holdings(rng, &seated, |seat| seat != out);
                ModelResult::Out { out, held }
            }
            ResultKind::Order => {
                let mut left = seated;
                let mut order = Few::default();
                while !left.is_empty() {
                    let next = self.pick(rng, players, &left);
                    left = left.iter().copied().filter(|seat| *seat != next).collect();
                    order.push(next);
                }
                ModelResult::Order(order)
            }
            ResultKind::Refill => {
                let mut points = Each::default();
                for _ in 0..REFILLS.0 + below(rng, REFILLS.1) {
                    if let Some(own) = points.get_mut(self.pick(rng, players, &seated)) {
                        *own += 1;
                    }
                }
                let held = self.holdings(rng, &seated, |_| true).map(|held| held / 3);
                ModelResult::Refill { points, held }
            }
        }
    }

    /// The seats of those who are still in.
    fn seated(&self, players: &[usize]) -> impl Iterator<Item = usize> {
        let is_in = |player: &usize| {
            let entrant = self.game.entrant_of.get(*player);
            entrant.and_then(|entrant| self.lines.get(*entrant)).is_some_and(|line| line.out.is_none())
        };
        players.iter().enumerate().filter(move |(_, player)| is_in(player)).map(|(seat, _)| seat)
    }

    /// One of these seats, in proportion to strength.
    fn pick(&self, rng: &mut impl Rng, players: &[usize], among: &[usize]) -> usize {
        let strength =
            |seat: &usize| players.get(*seat).and_then(|player| self.strengths.get(*player)).copied();
        let sum = among.iter().filter_map(strength).sum();
        let mut lot = below(rng, sum);
        for seat in among {
            let own = strength(seat).unwrap_or_default();
            if lot < own {
                return *seat;
            }
            lot -= own;
        }
        among.first().copied().unwrap_or_default()
    }

    /// Holdings for these seats as far as they hold any, at the values of this tournament.
    fn holdings(&self, rng: &mut impl Rng, seated: &[usize], holds: impl Fn(usize) -> bool) -> Each {
        let ((times, by), mut held) = (self.game.scale, Each::default());
        let size = u32::try_from(HOLDINGS.len()).unwrap_or(u32::MAX);
        for seat in seated.iter().filter(|seat| holds(**seat)) {
            let drawn = HOLDINGS.get(below(rng, size) as usize).copied().unwrap_or_default();
            if let Some(held) = held.get_mut(*seat) {
                *held = drawn * times / by;
            }
        }
        held
    }
}

impl Run<'_> {
    /// Adds a hand to the lines, as [`crate::tournament::tally`] does.
    pub(super) fn apply(&mut self, players: &[usize], drawn: &ModelResult) {
        let seated: Few = self.seated(players).collect();
        for entrant in self.entrants(players, seated.iter().copied()).iter() {
            self.line(*entrant, |line| line.hands += 1);
        }
        match drawn {
            ModelResult::Out { out, held } => self.won(players, &seated, *out, held),
            ModelResult::Order(order) => {
                let first = order.first().filter(|_| self.game.setup.format() != Format::Cowboy);
                self.each(players, first.copied(), |line| line.won += 1);
                self.each(players, order.last().copied(), |line| line.lost += 1);
            }
            ModelResult::Refill { points, held } => {
                let result = |seat: usize| {
                    let of = |each: &Each| each.get(seat).copied().unwrap_or_default();
                    (of(points), of(held))
                };
                let best = seated.iter().map(|seat| result(*seat)).max_by_key(|(p, h)| (*p, u32::MAX - h));
                for seat in seated.iter() {
                    let (points, held) = result(*seat);
                    self.each(players, Some(*seat), |line| {
                        line.credit(points);
                        line.held += held;
                        line.won += u32::from(best == Some((points, held)));
                    });
                }
            }
        }
        self.closed += 1;
        if let Method::Challenge { limit } = self.game.setup.method() {
            let closed = self.closed;
            self.lines.iter_mut().for_each(|line| line.eliminate(limit, closed));
        }
    }

    fn won(&mut self, players: &[usize], seated: &[usize], out: usize, held: &Each) {
        let together = self.game.setup.format().has_partners();
        let is_winner = |seat: &usize| if together { seat % 2 == out % 2 } else { *seat == out };
        let winners = seated.iter().copied().filter(&is_winner);
        let losing: Few = seated.iter().copied().filter(|seat| !is_winner(seat)).collect();
        let holding = |seat: usize| held.get(seat).copied().unwrap_or_default();
        let sum: u32 = losing.iter().map(|seat| holding(*seat)).sum();
        let method = self.game.setup.method();
        for entrant in self.entrants(players, winners).iter() {
            self.line(*entrant, |line| {
                line.won += 1;
                if let Method::Std { .. } = method {
                    line.credit(sum);
                }
            });
        }
        if let Method::Lose200 { .. } | Method::MaxLoser { .. } | Method::Challenge { .. } = method {
            for entrant in self.entrants(players, losing.iter().copied()).iter() {
                let own = losing.iter().filter(|seat| self.entrant(players, **seat) == Some(*entrant));
                let points = own.map(|seat| holding(*seat)).sum();
                self.line(*entrant, |line| line.charge(points));
            }
        }
        if method.id().names_losers() {
            let most = losing.iter().map(|seat| holding(*seat)).max();
            let lost = losing.iter().copied().filter(|seat| Some(holding(*seat)) == most);
            for entrant in self.entrants(players, lost).iter() {
                self.line(*entrant, |line| line.lost += 1);
            }
        }
    }

    /// The strongest player's part of the first place as it stands.
    pub(super) fn first(&self, strongest: usize) -> u64 {
        let setup = &self.game.setup;
        // Who has not played yet has no rank where the average ranks (§0.5.9b).
        let ranks = |line: &Line| line.hands > 0 || !setup.ranks_by_average();
        let keys: Vec<_> = self.lines.iter().map(|line| ranks(line).then(|| key(setup, line))).collect();
        let own = self.game.entrant_of.get(strongest).and_then(|entrant| keys.get(*entrant)?.as_ref());
        let best = keys.iter().flatten().min();
        let level = keys.iter().flatten().filter(|key| Some(*key) == best).count().max(1);
        if own == best { WHOLE / level as u64 } else { 0 }
    }

    fn entrant(&self, players: &[usize], seat: usize) -> Option<usize> {
        players.get(seat).and_then(|player| self.game.entrant_of.get(*player)).copied()
    }

    /// The entrants of these seats, each once.
    fn entrants(&self, players: &[usize], seats: impl Iterator<Item = usize>) -> Few {
        let mut entrants = Few::default();
        for entrant in seats.filter_map(|seat| self.entrant(players, seat)) {
            if !entrants.contains(&entrant) {
                entrants.push(entrant);
            }
        }
        entrants
    }

    fn each(&mut self, players: &[usize], seat: Option<usize>, change: impl FnOnce(&mut Line)) {
        if let Some(entrant) = seat.and_then(|seat| self.entrant(players, seat)) {
            self.line(entrant, change);
        }
    }

    fn line(&mut self, entrant: usize, change: impl FnOnce(&mut Line)) {
        if let Some(line) = self.lines.get_mut(entrant) {
            change(line);
        }
    }
}
