//! Ratings, updated hand by hand, and the table of them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use lastcard_tournament::shared_ranks;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, expected_score_multi_team, weng_lin_multi_team};

use crate::{CountedHand, CountedSide, Finish};

/// Initial mean, in the unit of Weng and Lin.
const MEAN: f64 = 25.0;

/// Initial standard deviation: a third of [`MEAN`], as in the paper.
const DEVIATION: f64 = MEAN / 3.0;

/// Luck in a hand (the paper's beta). Weng and Lin start with half of [`DEVIATION`], but the cards decide
/// more than that (`docs/ratings.md` explains how the value was found).
pub(super) const LUCK: f64 = DEVIATION * 4.0;

/// Displayed scale: points per unit of Weng and Lin, and the initial points.
const SCALE: f64 = 10.0;
const INITIAL_POINTS: f64 = 1_000.0;

/// Number of hands below which a rating is provisional: four evenings of the four-player movement.
const PROVISIONAL_BELOW: u32 = 48;

/// Estimated strength of a person.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    mean: f64,
    deviation: f64,
    hands: u32,
}

impl Default for Rating {
    fn default() -> Self {
        Self { mean: MEAN, deviation: DEVIATION, hands: 0 }
    }
}

impl Rating {
    /// Points on the displayed scale; everybody starts at 1,000.
    pub fn points(&self) -> i32 {
        rounded(INITIAL_POINTS + (self.mean - MEAN) * SCALE)
    }

    /// Margin of error in points: two standard deviations, which cover at least 95 cases in 100.
    pub fn margin(&self) -> i32 {
        rounded(self.deviation * 2.0 * SCALE)
    }

    /// Number of hands on which the rating is based.
    pub fn hands(&self) -> u32 {
        self.hands
    }

    /// Returns true if there are too few hands for a rank.
    pub fn is_provisional(&self) -> bool {
        self.hands < PROVISIONAL_BELOW
    }

    /// Expected wins in 100 hands of two against two, if the partner and both opponents have the initial
    /// rating.
    pub fn wins_per_hundred(&self) -> i32 {
        let (own, begins) = (self.weng_lin(), WengLinRating { rating: MEAN, uncertainty: 0.0 });
        let chances = expected_score_multi_team(&[&[own, begins], &[begins, begins]], &config(LUCK));
        rounded(chances.first().copied().unwrap_or_default() * 100.0)
    }

    /// Mean and standard deviation in the unit of Weng and Lin, for verification.
    pub fn raw(&self) -> (f64, f64) {
        (self.mean, self.deviation)
    }

    fn weng_lin(self) -> WengLinRating {
        WengLinRating { rating: self.mean, uncertainty: self.deviation }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "ratings have four digits; beyond the type they end at its bounds"
)]
fn rounded(points: f64) -> i32 {
    points.round() as i32
}

fn config(luck: f64) -> WengLinConfig {
    WengLinConfig { beta: luck, ..WengLinConfig::new() }
}

struct SideSum {
    mean: f64,
    variance: f64,
}

impl SideSum {
    fn of(side: &[WengLinRating]) -> Self {
        Self {
            mean: side.iter().map(|one| one.rating).sum(),
            variance: side.iter().map(|one| one.uncertainty.powi(2)).sum(),
        }
    }

    /// Returns the part of the side's variance that a hand against the other `sides` removes. Weng and Lin
    /// leave the choice of a factor, gamma, open and propose two. The `skillratings` crate uses the deviation
    /// relative to the total, with which ratings hardly change if a hand is mostly luck. This function uses
    /// the other one: one divided by the number of sides (`docs/ratings.md` compares them).
    fn variance_reduction(&self, sides: &[Self], luck: f64) -> f64 {
        let against = |other: &Self| {
            let all = self.variance + other.variance + 2.0 * luck.powi(2);
            let expected = 1.0 / (1.0 + ((other.mean - self.mean) / all.sqrt()).exp());
            self.variance / all * expected * (1.0 - expected)
        };
        let others = sides.iter().filter(|other| !std::ptr::eq(*other, self));
        let (known, sides) =
            others.fold((0.0, 1.0), |(known, sides), other| (known + against(other), sides + 1.0));
        known / sides
    }
}

/// Ratings of everybody after the hands learned so far.
#[derive(Debug, Clone, PartialEq)]
pub struct Ratings<P> {
    known: BTreeMap<P, Rating>,
}

impl<P> Default for Ratings<P> {
    fn default() -> Self {
        Self { known: BTreeMap::new() }
    }
}

impl<P: Ord + Clone> Ratings<P> {
    /// Updates the ratings with one more hand. The order of the hands matters slightly.
    pub fn learn(&mut self, hand: &RatedHand<P>) {
        self.learn_by(hand, LUCK);
    }

    pub(super) fn learn_by(&mut self, hand: &RatedHand<P>, luck: f64) {
        let before: Vec<(Finish, Vec<WengLinRating>)> =
            hand.sides().iter().map(|(came_in, people)| (*came_in, self.side(people))).collect();
        let sides: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .map(|(came_in, side)| (side.as_slice(), MultiTeamOutcome::new(*came_in as usize)))
            .collect();
        let after = weng_lin_multi_team(&sides, &config(luck));
        let sums: Vec<SideSum> = before.iter().map(|(_, side)| SideSum::of(side)).collect();
        for (((_, people), side), own) in hand.sides().iter().zip(after).zip(&sums) {
            let known = own.variance_reduction(&sums, luck);
            for (person, now) in people.iter().zip(side) {
                let rating = self.known.entry(person.clone()).or_default();
                let hands = rating.hands.saturating_add(1);
                let part = rating.deviation.powi(2) / own.variance;
                let deviation = rating.deviation * (1.0 - part * known).sqrt();
                *rating = Rating { mean: now.rating, deviation, hands };
            }
        }
    }

    /// Everybody who has played a rated hand, with their rating.
    pub fn iter(&self) -> impl Iterator<Item = (&P, &Rating)> {
        self.known.iter()
    }

    /// A person's rating; the initial one if the person has not played a rated hand.
    pub fn rating_of(&self, person: &P) -> Rating {
        self.known.get(person).copied().unwrap_or_default()
    }

    /// Estimated probability of each side winning a hand; the probabilities add up to 1.
    pub fn chances(&self, sides: &[Vec<P>]) -> Vec<f64> {
        self.chances_by(sides, LUCK)
    }

    pub(super) fn chances_by(&self, sides: &[Vec<P>], luck: f64) -> Vec<f64> {
        let sides: Vec<Vec<WengLinRating>> = sides.iter().map(|people| self.side(people)).collect();
        let sides: Vec<&[WengLinRating]> = sides.iter().map(Vec::as_slice).collect();
        expected_score_multi_team(&sides, &config(luck))
    }

    fn side(&self, people: &[P]) -> Vec<WengLinRating> {
        people.iter().map(|person| self.rating_of(person).weng_lin()).collect()
    }
}

/// A hand that gives information about playing strength: at least one side finished ahead of another. `P`
/// identifies people: players of one tournament, or persons who play in many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedHand<P> {
    sides: Vec<(Finish, Vec<P>)>,
}

impl<P> RatedHand<P> {
    /// Returns `None` if all sides finished level, or if a side has no members.
    pub fn new(sides: Vec<(Finish, Vec<P>)>) -> Option<Self> {
        let (first, _) = sides.first()?;
        let tells = sides.iter().any(|(came_in, _)| came_in != first);
        (tells && sides.iter().all(|(_, people)| !people.is_empty())).then_some(Self { sides })
    }

    /// The sides, each with its finish.
    pub fn sides(&self) -> &[(Finish, Vec<P>)] {
        &self.sides
    }
}

impl<P: Clone> RatedHand<P> {
    /// Converts a played hand. Returns `None` under the conditions of [`Self::new`].
    pub fn of(hand: &CountedHand<P>) -> Option<Self> {
        Self::of_mapped(hand, Clone::clone)
    }

    /// Converts a played hand, mapping its people with `person`.
    pub fn of_mapped<Q>(hand: &CountedHand<Q>, person: impl Fn(&Q) -> P) -> Option<Self> {
        let people = |side: &CountedSide<Q>| side.people.iter().map(|sat| person(&sat.person)).collect();
        Self::new(hand.sides.iter().map(|side| (side.came_in, people(side))).collect())
    }
}

/// A person's line in the rating table.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingLine<P> {
    /// Rank from 1, shared on equal points; `None` while provisional.
    pub rank: Option<u32>,
    /// Person who is rated.
    pub person: P,
    /// Rating after all hands.
    pub rating: Rating,
}

impl<P: Ord + Clone> Ratings<P> {
    /// Lines by points, provisional ones last.
    pub fn lines(&self) -> Vec<RatingLine<P>> {
        let mut rated: Vec<(&P, Rating)> = self.iter().map(|(person, rating)| (person, *rating)).collect();
        rated.sort_by_key(|(_, rating)| (rating.is_provisional(), Reverse(rating.points())));
        let ranks = shared_ranks(rated.iter().map(|(_, rating)| rating.points()));
        let line = |((person, rating), rank): (&(&P, Rating), u32)| RatingLine {
            rank: (!rating.is_provisional()).then_some(rank),
            person: (*person).clone(),
            rating: *rating,
        };
        rated.iter().zip(ranks).map(line).collect()
    }
}
