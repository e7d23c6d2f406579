//! Ratings checked against a second implementation and against players of known strength.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use lastcard_rules::bot::{Bot, play_out};
use lastcard_rules::hand::Outcome;
use lastcard_rules::{Hand, HandTable, Preset, Random, Ruleset, Seat, Values};
use lastcard_tournament::{PlayerId, file, tally};

use super::rating::{LUCK, RatedHand, Ratings};
use crate::{EveningResults, Finish};

/// Algorithm 1 of Weng and Lin, transcribed from the paper: compares the result of every pair of sides with
/// the expected one, and distributes the sums in proportion to each player's share of the side's variance.
fn rate_by_the_paper(known: &mut BTreeMap<u32, (f64, f64)>, hand: &RatedHand<u32>, beta: f64) {
    let of = |person: &u32| known.get(person).copied().unwrap_or((25.0, 25.0 / 3.0));
    let sums: Vec<(f64, f64)> = hand
        .sides()
        .iter()
        .map(|(_, people)| {
            people.iter().map(of).fold((0.0, 0.0), |(m, v), (mean, sd)| (m + mean, v + sd * sd))
        })
        .collect();
    let mut now = Vec::new();
    for (i, (place, people)) in hand.sides().iter().enumerate() {
        let (mut omega, mut delta) = (0.0, 0.0);
        for (q, (other, _)) in hand.sides().iter().enumerate().filter(|(q, _)| *q != i) {
            let c = (sums[i].1 + sums[q].1 + 2.0 * beta * beta).sqrt();
            let p = 1.0 / (1.0 + ((sums[q].0 - sums[i].0) / c).exp());
            let s = match place.cmp(other) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
            omega += sums[i].1 / c * (s - p);
            let gamma = 1.0 / f64::from(u32::try_from(hand.sides().len()).unwrap());
            delta += gamma * sums[i].1 / (c * c) * p * (1.0 - p);
        }
        for person in people {
            let (mean, sd) = of(person);
            let part = sd * sd / sums[i].1;
            let variance = sd * sd * (1.0 - part * delta).max(0.000_001);
            now.push((*person, (mean + part * omega, variance.sqrt())));
        }
    }
    known.extend(now);
}

/// Generates an evening with two to four sides of one to three players each.
fn random_evening(rng: &mut Xoshiro256PlusPlus, people: u32) -> Vec<RatedHand<u32>> {
    let (sides, size) = (rng.random_range(2..=4), rng.random_range(1..=3));
    let hands = rng.random_range(1..=12);
    let hand = |_| {
        let mut all: Vec<u32> = (0..people).collect();
        all.shuffle(rng);
        let winner = rng.random_range(0..sides);
        let loser = rng.random_bool(0.3).then(|| rng.random_range(0..sides));
        let came_in = |side: usize| match (side == winner, loser == Some(side)) {
            (true, _) => Finish::Won,
            (false, true) => Finish::Lost,
            (false, false) => Finish::Between,
        };
        let sides = all.chunks(size).take(sides).enumerate();
        RatedHand::new(sides.map(|(side, people)| (came_in(side), people.to_vec())).collect())
    };
    (0..hands).filter_map(hand).collect()
}

#[test]
fn ratings_match_the_paper_on_ten_thousand_evenings() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(16);
    let (mut ratings, mut paper) = (Ratings::default(), BTreeMap::new());
    for _ in 0..10_000 {
        for hand in random_evening(&mut rng, 60) {
            ratings.learn(&hand);
            rate_by_the_paper(&mut paper, &hand, LUCK);
        }
    }
    assert_eq!(paper.len(), 60);
    for (person, (mean, deviation)) in paper {
        let (own_mean, own_deviation) = ratings.rating_of(&person).raw();
        assert!((own_mean - mean).abs() < 1e-9, "{person}: {own_mean} {mean}");
        assert!((own_deviation - deviation).abs() < 1e-9, "{person}: {own_deviation} {deviation}");
    }
}

#[test]
fn partners_gain_together_and_newcomers_are_provisional() {
    let evening = file::read(include_str!("../../../tests/evenings/four_player.json")).unwrap();
    let evening = EveningResults::of(&evening, &tally(&evening));
    let rated = |evening: &EveningResults<PlayerId>| -> Vec<RatedHand<PlayerId>> {
        evening.hands.iter().filter_map(RatedHand::of).collect()
    };
    let hands = rated(&evening);
    assert_eq!(hands.len(), 12);
    let mut ratings = Ratings::default();
    ratings.learn(&hands[0]);
    let lines = ratings.lines();
    assert!(lines.iter().all(|line| line.rank.is_none() && line.rating.hands() == 1));
    assert_eq!(lines[0].rating, lines[1].rating);
    assert_eq!(lines[2].rating, lines[3].rating);
    assert!(lines[0].rating.points() > 1000 && lines[3].rating.points() < 1000);
    let begins = Ratings::default().rating_of(&lines[0].person);
    assert!(lines.iter().all(|line| line.rating.raw().1 < begins.raw().1));
    // A player mapped to nobody is left out, and only the partner's rating changes.
    let gone = hands[0].sides()[0].1[0].clone();
    let without = evening.map_people(|player| (player != gone).then_some(player));
    let alone = &rated(&without)[0];
    assert_eq!(alone.sides().iter().map(|(_, side)| side.len()).sum::<usize>(), 3);
    assert!(rated(&without.map_people(|_| None)).is_empty());
}

#[test]
fn a_hand_without_winner_or_loser_is_not_rated() {
    let sides = |places: [Finish; 2]| RatedHand::new(places.into_iter().zip([vec![1], vec![2]]).collect());
    assert!(sides([Finish::Between, Finish::Between]).is_none());
    assert!(sides([Finish::Between, Finish::Lost]).is_some());
    assert!(RatedHand::new(vec![(Finish::Won, vec![1]), (Finish::Between, vec![])]).is_none());
    assert!(RatedHand::<u32>::new(Vec::new()).is_none());
}

/// Bots with given strengths: one with strength 0.7 plays carefully in seven hands out of ten, and at random
/// in the others.
struct Field {
    strengths: Vec<f64>,
    rng: Xoshiro256PlusPlus,
    shuffle: Random<Xoshiro256PlusPlus>,
}

impl Field {
    fn new(people: u32, seed: u64) -> Self {
        Self {
            strengths: (0..people).map(|person| f64::from(person) / f64::from(people - 1)).collect(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            shuffle: Random(Xoshiro256PlusPlus::seed_from_u64(seed + 1)),
        }
    }

    /// Plays a hand with partners at every second seat; returns the winning side, 0 or 1, and its points.
    fn play_hand(&mut self, seats: &[usize]) -> Option<(usize, u32)> {
        let rules = Ruleset::from(Preset::Club);
        let careful = seats.iter().map(|person| self.rng.random_bool(self.strengths[*person]));
        let bots: Vec<Bot> = careful.map(|is| if is { Bot::Greedy } else { Bot::Random }).collect();
        let dealer = Seat::new(self.rng.random_range(0..4)).unwrap();
        let deck = rules.deck().shuffled(&mut self.shuffle);
        let mut hand = Hand::deal(rules, HandTable::dealt_by(dealer, 4), deck, &mut self.shuffle).unwrap();
        let ended = play_out(&mut hand, &bots, &mut self.rng, &mut self.shuffle, |_, _| ())?;
        let Outcome::Out { seat } = ended.outcome else { return None };
        let counting = rules.counting(Values::Std);
        let side = seat.number() % 2;
        let lost = ended.seats().filter(|other| other.number() % 2 != side);
        Some((side, lost.map(|other| counting.holding(&ended.left(other))).sum()))
    }

    /// Plays an evening at tables of four, each partnership for four hands; returns the sides, the winner and
    /// its points.
    fn play_evening(&mut self, coming: &[f64]) -> Vec<([Vec<usize>; 2], usize, u32)> {
        let mut there: Vec<usize> =
            (0..coming.len()).filter(|person| self.rng.random_bool(coming[*person])).collect();
        there.shuffle(&mut self.rng);
        let mut hands = Vec::new();
        for table in there.chunks_exact(4) {
            for [a, b, c, d] in [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]] {
                for _ in 0..4 {
                    let seats = [table[a], table[b], table[c], table[d]];
                    let Some((side, points)) = self.play_hand(&seats) else { continue };
                    hands.push(([vec![seats[0], seats[2]], vec![seats[1], seats[3]]], side, points));
                }
            }
        }
        hands
    }
}

/// Kendall's tau: pairs in order minus pairs out of order, as a fraction of all pairs.
fn kendall_tau(estimates: &[f64]) -> f64 {
    let (mut agreed, mut pairs) = (0.0, 0.0);
    for (at, weaker) in estimates.iter().enumerate() {
        for stronger in &estimates[at + 1..] {
            pairs += 1.0;
            agreed += if stronger > weaker {
                1.0
            } else if stronger < weaker {
                -1.0
            } else {
                0.0
            };
        }
    }
    agreed / pairs
}

/// Measurements from a season played by bots.
#[derive(Debug, Default)]
struct Found {
    /// Kendall's tau of the ratings, the totals and the averages per hand.
    tau: [f64; 3],
    /// Logarithmic loss of the predictions for the last quarter, by ratings and by totals; a coin toss has
    /// 0.693.
    loss: [f64; 2],
}

/// Plays a season with sixteen players, some of whom come often and some rarely.
fn play_season(evenings: usize, seed: u64, luck: f64) -> Found {
    let mut field = Field::new(16, seed);
    let coming: Vec<f64> = (0..16).map(|_| field.rng.random_range(0.3..1.0)).collect();
    let (mut ratings, mut totals, mut played) = (Ratings::default(), [0.0_f64; 16], [0.0_f64; 16]);
    // Predictions by totals use the factor that fits them best, an advantage that ratings do not get.
    let mut said: Vec<(f64, bool)> = Vec::new();
    let (mut loss, mut told) = (0.0, 0.0);
    for evening in 0..evenings {
        for (sides, won, points) in field.play_evening(&coming) {
            if evening >= evenings / 4 * 3 {
                loss -= ratings.chances_by(&sides, luck)[won].ln();
                told += 1.0;
                let of = |side: &[usize]| side.iter().map(|person| totals[*person]).sum::<f64>();
                said.push((of(&sides[0]) - of(&sides[1]), won == 0));
            }
            for person in sides.iter().flatten() {
                played[*person] += 1.0;
            }
            for person in &sides[won] {
                totals[*person] += f64::from(points);
            }
            let came_in = |side: usize| if side == won { Finish::Won } else { Finish::Between };
            let sides = sides.into_iter().enumerate().map(|(side, people)| (came_in(side), people)).collect();
            ratings.learn_by(&RatedHand::new(sides).unwrap(), luck);
        }
    }
    let of_totals = |width: f64| {
        let chance = |difference: f64| 1.0 / (1.0 + (-difference / width).exp());
        let losses = said.iter().map(|(d, first)| -(if *first { chance(*d) } else { 1.0 - chance(*d) }).ln());
        losses.sum::<f64>() / told
    };
    let best = (0..40).map(|step| of_totals(100.0 * 1.3_f64.powi(step))).fold(f64::MAX, f64::min);
    let means: Vec<f64> = (0..16).map(|person| ratings.rating_of(&person).raw().0).collect();
    let averages: Vec<f64> = totals.iter().zip(played).map(|(total, hands)| total / hands.max(1.0)).collect();
    Found {
        tau: [kendall_tau(&means), kendall_tau(&totals), kendall_tau(&averages)],
        loss: [loss / told, best],
    }
}

fn play_seasons(evenings: usize, luck: f64, seeds: std::ops::Range<u64>) -> Found {
    let all: Vec<Found> = seeds.map(|seed| play_season(evenings, seed * 1000, luck)).collect();
    let mean = |of: &dyn Fn(&Found) -> f64| {
        all.iter().map(of).sum::<f64>() / f64::from(u32::try_from(all.len()).unwrap())
    };
    Found {
        tau: [0, 1, 2].map(|which| mean(&|found: &Found| found.tau[which])),
        loss: [0, 1].map(|which| mean(&|found: &Found| found.loss[which])),
    }
}

/// Returns how often a rating is within its margin of the strength, and the average margin. Strengths are
/// drawn from the initial distribution, hands follow the model, and partners change.
fn coverage(people: u32, hands: u32, fields: u64) -> (f64, f64) {
    let (mut within, mut told, mut margins) = (0.0, 0.0, 0.0);
    for seed in 0..fields {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        // The sum of twelve uniform numbers has a standard deviation of 1.
        let strength = |rng: &mut Xoshiro256PlusPlus| (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0;
        let strengths: Vec<f64> = (0..people).map(|_| 25.0 + 25.0 / 3.0 * strength(&mut rng)).collect();
        let of = |side: &[u32]| side.iter().map(|person| strengths[*person as usize]).sum::<f64>();
        let (mut ratings, mut all) = (Ratings::default(), (0..people).collect::<Vec<u32>>());
        for _ in 0..hands * people / 4 {
            all.shuffle(&mut rng);
            let (one, other) = (all[..2].to_vec(), all[2..4].to_vec());
            let wins = 1.0 / (1.0 + ((of(&other) - of(&one)) / (std::f64::consts::SQRT_2 * LUCK)).exp());
            let (one_in, other_in) = if rng.random_bool(wins) {
                (Finish::Won, Finish::Between)
            } else {
                (Finish::Between, Finish::Won)
            };
            ratings.learn(&RatedHand::new(vec![(one_in, one), (other_in, other)]).unwrap());
        }
        for (person, rating) in ratings.iter() {
            let (mean, deviation) = rating.raw();
            within += f64::from(u8::from((mean - strengths[*person as usize]).abs() < 2.0 * deviation));
            margins += f64::from(rating.margin());
            told += 1.0;
        }
    }
    (within / told, margins / told)
}

#[test]
fn the_margin_has_its_stated_coverage() {
    for (hands, fields) in [(48, 20), (200, 10), (800, 5)] {
        let (covered, margin) = coverage(16, hands, fields);
        assert!(covered >= 0.93, "{hands} hands: {covered:.3} of 95, margin {margin:.0}");
    }
    // The margin must also be informative: it starts at 167.
    assert!(coverage(16, 200, 2).1 < 135.0);
}

/// A score sheet of 408 hands between two players, one of whom went out 226 times and the other 182 times.
#[test]
fn the_winner_of_a_long_duel_ranks_first() {
    let mut ratings = Ratings::default();
    for out in include_str!("duel.txt").lines().flat_map(str::chars) {
        let (ada, ivo) =
            if out == 'a' { (Finish::Won, Finish::Between) } else { (Finish::Between, Finish::Won) };
        ratings.learn(&RatedHand::new(vec![(ada, vec!["ada"]), (ivo, vec!["ivo"])]).unwrap());
    }
    let lines = ratings.lines();
    assert_eq!((lines[0].person, lines[0].rating.hands()), ("ada", 408));
    assert!(lines[0].rating.points() - lines[1].rating.points() > 30, "{lines:?}");
}

#[test]
#[ignore = "prints what docs/ratings.md has"]
fn study_of_margins() {
    for people in [4, 16] {
        for hands in [48, 200, 800] {
            let (covered, margin) = coverage(people, hands, 100);
            println!("{people} people, {hands} hands: {:.0} of 100, margin {margin:.0}", covered * 100.0);
        }
    }
}

#[test]
#[ignore = "prints what docs/ratings.md has"]
fn study_of_luck() {
    for luck in [0.5, 1.0, 2.0, 4.0, 8.0] {
        for evenings in [8, 40] {
            println!("{luck} {evenings} {:.3?}", play_seasons(evenings, luck * 25.0 / 3.0, 0..12));
        }
    }
}

#[test]
fn ratings_rank_bots_better_than_totals_do() {
    let found = play_seasons(24, LUCK, 0..2);
    assert!(found.tau[0] > found.tau[1], "{found:?}");
    assert!(found.loss[0] < found.loss[1] && found.loss[0] < 0.69, "{found:?}");
}
