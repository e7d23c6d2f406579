//! A tournament on plain numbers.

use crate::tournament::schedule::planned_hands;
use crate::tournament::{Method, PlayerId, Setup, Tournament};

/// What the whole deck counts by the values and the deck of the holdings in [`super::run`], and its cards.
const MEASURED: (u32, u32) = (1240, 108);

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
    pub(super) hands: Vec<ModelHand>,
    blocks: u32,
    /// What the holdings of [`super::run`] are multiplied with and divided by for this deck and these values.
    pub(super) scale: (u32, u32),
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

    pub(super) fn is_movement(&self) -> bool {
        self.setup.plan().is_some()
    }
}
