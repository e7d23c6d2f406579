//! Results of one person over many evenings, with streaks, partners and opponents.

use std::collections::BTreeMap;

use lastcard_rules::Face;
use lastcard_tournament::{CardCost, dearest_first, greater_share_first};

use crate::{CountedHand, EveningPlace, EveningResults};

/// Results of one person over many evenings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Career<P> {
    /// Evenings in which the person has a place, in order of play.
    pub evenings: Vec<CareerEvening>,
    /// Number of finished evenings that the person won.
    pub evenings_won: u32,
    /// Sums over the hands of all evenings.
    pub hands: HandSum,
    /// Partners, greatest share of hands won first.
    pub partners: Vec<PartnerStats<P>>,
    /// Opponents, in the same order.
    pub opponents: Vec<PartnerStats<P>>,
    /// Cards that the person was left with and that counted, dearest first.
    pub cards: Vec<CardCost>,
    /// Streak of hands won, carried over from evening to evening.
    pub hand_run: Streak,
    /// Streak of evenings won. An unfinished evening does not break it.
    pub evening_run: Streak,
    /// Hand that brought the most points: the index of its evening, and the points.
    pub best_hand: Option<(usize, u32)>,
}

/// One evening in a career.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CareerEvening {
    /// Index in the list of evenings.
    pub evening: usize,
    /// Result of the person's line in the standings.
    pub came_to: EveningPlace,
    /// Hands that the person played; fewer than those of the line if somebody else played some of them.
    pub own: HandSum,
}

/// Totals over a set of hands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HandSum {
    /// Hands played.
    pub played: u32,
    /// Hands won.
    pub won: u32,
    /// Points that the hands credited to the person's line.
    pub taken: u32,
    /// Points for the cards that the person was left with, credited to others or charged to the person's
    /// line.
    pub given: u32,
}

impl HandSum {
    fn add(&mut self, won: bool, taken: u32, given: u32) {
        self.played += 1;
        self.won += u32::from(won);
        self.taken += taken;
        self.given += given;
    }
}

impl<P: Ord + Clone> Career<P> {
    /// Adds up a person's results in `evenings`, which must be in order of play.
    pub fn of<'a>(person: &P, evenings: impl IntoIterator<Item = &'a EveningResults<P>>) -> Self
    where
        P: 'a,
    {
        let mut sums = CareerSums::default();
        let mut all = Vec::new();
        for (number, evening) in evenings.into_iter().enumerate() {
            let before = sums.hands;
            for hand in &evening.hands {
                sums.add(person, number, hand);
            }
            let Some(place) = evening.places.get(person) else { continue };
            if evening.finished {
                sums.evenings_won += u32::from(place.place == 1);
                sums.evening_run.record(place.place == 1);
            }
            all.push(CareerEvening { evening: number, came_to: *place, own: sums.hands.since(before) });
        }
        Self {
            evenings: all,
            evenings_won: sums.evenings_won,
            hands: sums.hands,
            partners: sums.partners.into_sorted(),
            opponents: sums.opponents.into_sorted(),
            cards: dearest_first(sums.cards.into_iter()),
            hand_run: sums.hand_run,
            evening_run: sums.evening_run,
            best_hand: sums.best_hand,
        }
    }

    /// Returns the face that the person was left with most often.
    pub fn most_frequent_card(&self) -> Option<&CardCost> {
        self.cards.iter().max_by_key(|cost| cost.left)
    }
}

impl HandSum {
    fn since(self, before: Self) -> Self {
        Self {
            played: self.played - before.played,
            won: self.won - before.won,
            taken: self.taken - before.taken,
            given: self.given - before.given,
        }
    }
}

struct CareerSums<'a, P> {
    evenings_won: u32,
    hands: HandSum,
    partners: PartnerTally<'a, P>,
    opponents: PartnerTally<'a, P>,
    cards: BTreeMap<Face, (u32, u32)>,
    hand_run: Streak,
    evening_run: Streak,
    best_hand: Option<(usize, u32)>,
}

impl<P> Default for CareerSums<'_, P> {
    fn default() -> Self {
        Self {
            evenings_won: 0,
            hands: HandSum::default(),
            partners: PartnerTally::default(),
            opponents: PartnerTally::default(),
            cards: BTreeMap::new(),
            hand_run: Streak::default(),
            evening_run: Streak::default(),
            best_hand: None,
        }
    }
}

impl<'a, P: Ord + Clone> CareerSums<'a, P> {
    fn add(&mut self, person: &P, evening: usize, hand: &'a CountedHand<P>) {
        let Some((side, own)) = hand.side_of(person) else { return };
        self.hands.add(side.won, own.taken, own.given);
        self.hand_run.record(side.won);
        let most = self.best_hand.map_or(0, |(_, points)| points);
        if own.taken > most {
            self.best_hand = Some((evening, own.taken));
        }
        for cost in &own.kept {
            let (left, points) = self.cards.entry(cost.face).or_default();
            *left += cost.left;
            *points += cost.points;
        }
        for other in &hand.sides {
            let is_own = std::ptr::eq(other, side);
            let beside = if is_own { &mut self.partners } else { &mut self.opponents };
            for sat in other.people.iter().filter(|sat| sat.person != *person) {
                beside.add(&sat.person, side.won);
            }
        }
    }
}

/// Successes without a failure in between.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Streak {
    /// The longest streak.
    pub longest: u32,
    /// The current streak; 0 after a failure.
    pub now: u32,
}

impl Streak {
    pub(super) fn record(&mut self, succeeded: bool) {
        self.now = if succeeded { self.now + 1 } else { 0 };
        self.longest = self.longest.max(self.now);
    }
}

/// Hands with one partner, or against one opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartnerStats<P> {
    /// The partner or opponent.
    pub person: P,
    /// Hands that both played.
    pub hands: u32,
    /// Number of these hands that the person's own side won.
    pub won: u32,
}

/// Hands played and won, by partner or opponent.
pub(super) struct PartnerTally<'a, P>(BTreeMap<&'a P, (u32, u32)>);

impl<P> Default for PartnerTally<'_, P> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<'a, P: Ord + Clone> PartnerTally<'a, P> {
    pub(super) fn add(&mut self, person: &'a P, won: bool) {
        let (hands, wins) = self.0.entry(person).or_default();
        *hands += 1;
        *wins += u32::from(won);
    }

    /// Lists everybody, greatest share of hands won first; if shares are equal, the one based on more hands
    /// comes first.
    pub(super) fn into_sorted(self) -> Vec<PartnerStats<P>> {
        let company =
            |(person, (hands, won)): (&P, (u32, u32))| PartnerStats { person: person.clone(), hands, won };
        let mut all: Vec<PartnerStats<P>> = self.0.into_iter().map(company).collect();
        all.sort_by(|a, b| {
            greater_share_first((a.won, a.hands), (b.won, b.hands)).then(b.hands.cmp(&a.hands))
        });
        all
    }
}
