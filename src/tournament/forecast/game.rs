//! A tournament on plain numbers, played many times.

use rand::Rng;

use super::run::Run;
use crate::tournament::schedule::planned_hands;
use crate::tournament::{Method, PlayerId, Setup, Tournament};

/// What the whole deck counts by the values and the deck of the holdings in [`super::run`], and its cards.
const MEASURED: (u32, u32) = (1240, 108);

/// No match goes on for longer.
const MOST_HANDS: usize = 1000;

/// A hand: who sits at it, and how many hands its table has played by then.
pub(super) struct ModelHand {
    pub(super) players: Vec<usize>,
    pub(super) step: u32,
    round: u32,
}

/// A tournament with numbers for names.
pub(super) struct Model {
    pub(super) setup: Setup,
    /// Whose line each player's hands count for.
    pub(super) entrant_of: Vec<usize>,
    pub(super) entrants: usize,
    /// All hands of a movement; of a match the first.
    hands: Vec<ModelHand>,
    blocks: u32,
    /// What the holdings of [`super::run`] are multiplied with and divided by for this deck and these values.
    pub(super) scale: (u32, u32),
}

/// What a run came to.
pub(super) struct Played {
    /// The hands until the end.
    pub(super) step: u32,
    /// The strongest player's part of the first place at each mark, of [`super::run::WHOLE`].
    pub(super) first: Vec<u64>,
}

impl Model {
    /// The tournament as it is drawn up.
    pub(super) fn of(tournament: &Tournament) -> Self {
        Self::planned(tournament, tournament.setup())
    }

    /// The same players by another plan.
    pub(super) fn planned(tournament: &Tournament, setup: &Setup) -> Self {
        let players: Vec<&PlayerId> = tournament.players().map(|player| &player.id).collect();
        let number = |id: &PlayerId| players.iter().position(|player| *player == id);
        let mut hands: Vec<ModelHand> = Vec::new();
        let (mut blocks, mut before) = (0, None);
        for hand in planned_hands::planned(setup, tournament.entrants()) {
            let now = (hand.slot.round, hand.block, hand.slot.hand);
            let (round, block, number_of_hand) = before.replace(now).unwrap_or_default();
            blocks += u32::from((round, block) != (now.0, now.1));
            let step = hands.last().map_or(0, |hand| hand.step);
            hands.push(ModelHand {
                players: hand.seating.players().iter().filter_map(number).collect(),
                step: step + u32::from((round, number_of_hand) != (now.0, now.2)),
                round: hand.slot.round,
            });
        }
        let sizes = tournament.entrants().iter().map(|entrant| entrant.players.len()).enumerate();
        Self {
            setup: setup.clone(),
            entrant_of: sizes.flat_map(|(number, size)| std::iter::repeat_n(number, size)).collect(),
            entrants: tournament.entrants().len(),
            hands,
            blocks,
            scale: (setup.most_points() * MEASURED.1, (MEASURED.0 * setup.rules().deck().size()).max(1)),
        }
    }

    /// The players, at least one.
    pub(super) fn players(&self) -> u32 {
        u32::try_from(self.entrant_of.len()).unwrap_or(u32::MAX)
    }

    /// The hands of a movement, those of all tables.
    pub(super) fn len(&self) -> usize {
        self.hands.len()
    }

    /// The blocks of a movement.
    pub(super) fn blocks(&self) -> u32 {
        self.blocks
    }

    /// How many hands are over when this round is.
    pub(super) fn hands_until(&self, round: u32) -> usize {
        self.hands.partition_point(|hand| hand.round <= round)
    }

    /// Whether only the organiser ends it.
    pub(super) fn is_endless(&self) -> bool {
        let method = self.setup.method();
        !self.is_movement()
            && match method {
                Method::Std { target } => target.is_none(),
                _ => method.id().agrees_hands() && method.agreed_hands().is_none(),
            }
    }

    fn is_movement(&self) -> bool {
        self.setup.plan().is_some()
    }

    /// The hand that is played next, when so many steps are begun; none at the end. The hand with which it ends is played at every
    /// table (§0.5.9a).
    pub(super) fn next(&self, run: &Run<'_>, step: u32) -> Option<&ModelHand> {
        let hand = self.hands.get(if self.is_movement() { run.closed } else { 0 })?;
        let is_begun = self.is_movement() && hand.step == step;
        (is_begun || !run.is_over()).then_some(hand)
    }

    /// Plays it once to its end, or to the last mark. Marks are numbers of hands, in their order; without any the end is
    /// the only one.
    pub(super) fn play(
        &self,
        strongest: usize,
        strength: u32,
        marks: &[usize],
        rng: &mut impl Rng,
    ) -> Played {
        let mut run = Run::of(self, strongest, strength);
        let last = marks.last().copied().unwrap_or(if self.is_movement() { self.len() } else { MOST_HANDS });
        let mut first = Vec::with_capacity(marks.len().max(1));
        let mut step = 0;
        while run.closed < last
            && let Some(hand) = self.next(&run, step)
        {
            step = if self.is_movement() { hand.step } else { step + 1 };
            let drawn = run.draw(rng, &hand.players);
            run.apply(&hand.players, &drawn);
            if marks.contains(&run.closed) {
                first.push(run.first(strongest));
            }
        }
        // A tournament that is over before a mark stays as it is.
        first.resize_with(marks.len().max(1), || run.first(strongest));
        Played { step, first }
    }
}
