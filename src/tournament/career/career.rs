//! What one person came to.

use std::collections::BTreeMap;

use super::company::{Companies, Company};
use super::run::WinningRun;
use crate::{CardCost, Evening, EveningPlace, PlayedHand, dearest_first};
use lastcard_rules::Face;

/// What one person came to over many evenings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Career<P> {
    /// The evenings with a place, in the order of play.
    pub evenings: Vec<CareerEvening>,
    /// How many of them are over and were won.
    pub evenings_won: u32,
    /// The hands of all evenings.
    pub hands: HandSum,
    /// Partners, the best ones first.
    pub partners: Vec<Company<P>>,
    /// Opponents, likewise.
    pub opponents: Vec<Company<P>>,
    /// The own cards that counted, the dearest first.
    pub cards: Vec<CardCost>,
    /// Hands won one after the other, from evening to evening.
    pub hand_run: WinningRun,
    /// Evenings won one after the other. One that goes on breaks nothing.
    pub evening_run: WinningRun,
    /// The hand that brought the most points: its evening, and what it brought.
    pub best_hand: Option<(usize, u32)>,
}

/// One evening of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CareerEvening {
    /// Its place in the list of the evenings.
    pub evening: usize,
    /// What the line came to.
    pub came_to: EveningPlace,
    /// The person's own hands, which are fewer than the line's where somebody else played some of them.
    pub own: HandSum,
}

/// Hands, added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HandSum {
    /// Hands played.
    pub played: u32,
    /// Those won.
    pub won: u32,
    /// The points that they credited to the own line.
    pub taken: u32,
    /// The points that the own cards counted for the others, or against the own line.
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
    /// What somebody came to in these evenings, which are in the order of play.
    pub fn of<'a>(person: &P, evenings: impl IntoIterator<Item = &'a Evening<P>>) -> Self
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
                sums.evening_run.go_on(place.place == 1);
            }
            all.push(CareerEvening { evening: number, came_to: *place, own: sums.hands.since(before) });
        }
        Self {
            evenings: all,
            evenings_won: sums.evenings_won,
            hands: sums.hands,
            partners: sums.partners.listed(),
            opponents: sums.opponents.listed(),
            cards: dearest_first(sums.cards.into_iter()),
            hand_run: sums.hand_run,
            evening_run: sums.evening_run,
            best_hand: sums.best_hand,
        }
    }

    /// The card that stayed in the hand most often.
    pub fn kept_most(&self) -> Option<&CardCost> {
        self.cards.iter().max_by_key(|cost| cost.left)
    }
}

impl HandSum {
    /// What came after another sum.
    fn since(self, before: Self) -> Self {
        Self {
            played: self.played - before.played,
            won: self.won - before.won,
            taken: self.taken - before.taken,
            given: self.given - before.given,
        }
    }
}

/// What is added up hand by hand.
struct CareerSums<'a, P> {
    evenings_won: u32,
    hands: HandSum,
    partners: Companies<'a, P>,
    opponents: Companies<'a, P>,
    cards: BTreeMap<Face, (u32, u32)>,
    hand_run: WinningRun,
    evening_run: WinningRun,
    best_hand: Option<(usize, u32)>,
}

impl<P> Default for CareerSums<'_, P> {
    fn default() -> Self {
        Self {
            evenings_won: 0,
            hands: HandSum::default(),
            partners: Companies::default(),
            opponents: Companies::default(),
            cards: BTreeMap::new(),
            hand_run: WinningRun::default(),
            evening_run: WinningRun::default(),
            best_hand: None,
        }
    }
}

impl<'a, P: Ord + Clone> CareerSums<'a, P> {
    fn add(&mut self, person: &P, evening: usize, hand: &'a PlayedHand<P>) {
        let Some((side, own)) = hand.side_of(person) else { return };
        self.hands.add(side.won, own.taken, own.given);
        self.hand_run.go_on(side.won);
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
                beside.note(&sat.person, side.won);
            }
        }
    }
}
