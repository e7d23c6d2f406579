//! Results of single hands by side and person.

use lastcard_tournament::{
    CardCost, Effect, FinalHolding, Hand, HandResult, PlayerId, Slot, Tally, Tournament, holding_costs,
};

/// A hand that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountedHand<P> {
    /// Slot of the hand in its tournament.
    pub slot: Slot,
    /// Sides at the table; one per player if everybody plays alone.
    pub sides: Vec<CountedSide<P>>,
}

/// One side of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountedSide<P> {
    /// Outcome for the side.
    pub came_in: Finish,
    /// True if the side won the hand. In a refill, where nobody goes out, the points decide.
    pub won: bool,
    /// Known people on the side.
    pub people: Vec<Participation<P>>,
}

/// Outcome of a hand for a side. Points do not matter: the cards that somebody is left with are even more a
/// matter of luck than going out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Finish {
    /// The side went out.
    Won,
    /// The side neither went out nor was named as the loser.
    Between,
    /// The side was named as the loser of several (S-LAZY-2, V-COW-8).
    Lost,
}

/// One person in a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Participation<P> {
    /// The person.
    pub person: P,
    /// Points that the hand credited to the person's line.
    pub taken: u32,
    /// Points for the cards that the person was left with, credited to others or charged to the person's
    /// line.
    pub given: u32,
    /// The person's own cards that counted, if they were counted one by one and may be shown.
    pub kept: Vec<CardCost>,
}

impl CountedHand<PlayerId> {
    /// Lists the hands that count, in order of play, excluding a play-off, in which only a few entrants meet
    /// again. Cards are left out while the tournament is in progress, and for deals that other tables also
    /// play.
    pub(super) fn counted_hands(tournament: &Tournament, tally: &Tally) -> Vec<Self> {
        let mut counted: Vec<&Effect> = tally
            .effects
            .iter()
            .map(AsRef::as_ref)
            .filter(|effect| !tournament.in_play_off(effect.slot))
            .collect();
        counted.sort_by_key(|effect| effect.slot);
        let tells_cards = tally.standings.is_over();
        counted
            .into_iter()
            .filter_map(|effect| {
                Some(Self::of(tournament, tournament.hand(effect.slot)?, effect, tells_cards))
            })
            .collect()
    }

    fn of(tournament: &Tournament, hand: &Hand, effect: &Effect, tells_cards: bool) -> Self {
        let format = tournament.setup_of(hand.slot).format();
        let mut sides = hand.seating.sides(format);
        if sides.is_empty() {
            sides = hand.seating.players().iter().map(|player| vec![player.clone()]).collect();
        }
        let seen = CountedHandContext { tournament, hand, effect, tells_cards: tells_cards && !hand.shared };
        Self { slot: hand.slot, sides: sides.into_iter().map(|side| seen.side(side)).collect() }
    }

    /// Maps players to people with another id. Players without another id are left out; their side is kept.
    pub(super) fn map_people<Q>(self, person: &impl Fn(PlayerId) -> Option<Q>) -> CountedHand<Q> {
        let sat = |sat: Participation<PlayerId>| {
            Some(Participation {
                person: person(sat.person)?,
                taken: sat.taken,
                given: sat.given,
                kept: sat.kept,
            })
        };
        let side = |side: CountedSide<PlayerId>| CountedSide {
            came_in: side.came_in,
            won: side.won,
            people: side.people.into_iter().filter_map(sat).collect(),
        };
        CountedHand { slot: self.slot, sides: self.sides.into_iter().map(side).collect() }
    }
}

impl<P: PartialEq> CountedHand<P> {
    /// Returns a person's side and participation, or `None` if the person did not play in this hand.
    pub fn side_of(&self, person: &P) -> Option<(&CountedSide<P>, &Participation<P>)> {
        self.sides.iter().find_map(|side| {
            let own = side.people.iter().find(|sat| sat.person == *person)?;
            Some((side, own))
        })
    }
}

struct CountedHandContext<'a> {
    tournament: &'a Tournament,
    hand: &'a Hand,
    effect: &'a Effect,
    tells_cards: bool,
}

impl CountedHandContext<'_> {
    fn side(&self, players: Vec<PlayerId>) -> CountedSide<PlayerId> {
        let is_in = |player: &PlayerId| players.contains(player);
        let came_in = match (
            self.effect.out.as_ref().is_some_and(is_in),
            self.effect.losers.first().is_some_and(is_in),
        ) {
            (true, _) => Finish::Won,
            (false, true) => Finish::Lost,
            (false, false) => Finish::Between,
        };
        let lines = self.tournament.entrants_of(&players);
        let won = lines.into_iter().any(|line| self.effect.winners.contains(&line.id));
        CountedSide {
            came_in,
            won,
            people: players.into_iter().map(|player| self.participation(player)).collect(),
        }
    }

    fn participation(&self, player: PlayerId) -> Participation<PlayerId> {
        let own = self.tournament.entrant_of(&player);
        let credits = self.effect.credited.iter();
        let taken = credits.filter(|credit| own.is_some_and(|line| line.id == credit.entrant));
        let setup = self.tournament.setup_of(self.hand.slot);
        let left =
            self.hand.result.as_ref().and_then(HandResult::holdings).and_then(|left| left.get(&player));
        let counted = left.filter(|_| self.has_counted_cards(&player));
        Participation {
            taken: taken.map(|credit| credit.points).sum(),
            given: counted.map_or(0, |left| setup.holding_points(left)),
            kept: match counted.filter(|_| self.tells_cards) {
                Some(FinalHolding::Counted(counts)) => holding_costs(setup, counts),
                _ => Vec::new(),
            },
            person: player,
        }
    }

    /// Returns true if the cards of a player counted: the side did not go out, and the scoring adds up
    /// points.
    fn has_counted_cards(&self, player: &PlayerId) -> bool {
        let setup = self.tournament.setup_of(self.hand.slot);
        let lost = |out: &PlayerId| self.hand.seating.opponents_of(setup.format(), out).contains(&player);
        setup.method().id().sums_points() && self.effect.out.as_ref().is_some_and(lost)
    }
}
