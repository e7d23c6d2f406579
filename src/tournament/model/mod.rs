//! A tournament reduced to numbers that can be simulated in an instant, for the organiser's forecast and for
//! everybody's chances.
//!
//! The player who goes out in a hand is drawn in proportion to strength, so a side's chance is the sum of its
//! players' chances. The holdings of the others are drawn from measured and recorded ones ([`holdings`]). The
//! real scoring ranks the result ([`run`]).

mod holdings;
mod inline_vec;
mod run;

use std::collections::HashMap;

pub(super) use self::holdings::Holdings;
pub(super) use self::inline_vec::InlineVec;
#[cfg(test)]
pub(super) use self::run::ModelResult;
pub(super) use self::run::Run;
use crate::schedule::planned_hands;
use crate::standings::line::LineSums;
use crate::{HandNumber, Method, PlayerId, Setup, Slot, Tournament};

/// A hand: its players, and the number of hands that its table has played, including this one.
pub(super) struct ModelHand {
    pub(super) players: InlineVec,
    pub(super) step: u32,
    round: u32,
}

/// A tournament with numbers instead of names.
pub(super) struct Model {
    pub(super) setup: Setup,
    pub(super) entrant_of: Vec<usize>,
    /// Hands of a movement that are still to be played; in a match, the next hand.
    pub(super) hands: Vec<ModelHand>,
    blocks: u32,
    pub(super) holdings: Holdings,
    /// Sums over the hands already played, by entrant.
    lines: Vec<LineSums>,
    /// Number of those hands.
    closed: usize,
    /// Step that is played to its end although the tournament is decided (§0.5.9a).
    begun: u32,
    /// Round, block and number of the hand that was added last.
    last: Option<(u32, u32, u32)>,
    /// True for each entrant that has withdrawn.
    pub(super) gone: Vec<bool>,
}

impl Model {
    /// Builds the model of a tournament as drawn up.
    pub(super) fn of(tournament: &Tournament) -> Self {
        Self::with_setup(tournament, tournament.setup())
    }

    pub(super) fn with_setup(tournament: &Tournament, setup: &Setup) -> Self {
        let (numbers, mut model) = (player_numbers(tournament), Self::before_any_hand(tournament, setup));
        for hand in planned_hands::schedule_hands(setup, tournament.entrants()) {
            model.add(hand.slot, hand.block, to_numbers(&numbers, hand.seating.players()));
        }
        model
    }

    pub(super) fn of_remaining(tournament: &Tournament) -> Self {
        let (numbers, fold) = (player_numbers(tournament), tournament.fold());
        let mut model = Self {
            holdings: Holdings::recorded(tournament),
            closed: fold.closed(),
            begun: u32::from(fold.last_counted().is_some()),
            ..Self::before_any_hand(tournament, tournament.setup())
        };
        for (number, entrant) in tournament.entrants().iter().enumerate() {
            let mut line = tournament.apply_rulings(entrant, fold.line_of(number));
            let gone = entrant.withdrawal().is_some() || tournament.is_disqualified(entrant);
            // Leaving counts as elimination (V-CHAL-1).
            if gone && matches!(model.setup.method(), Method::Challenge { .. }) {
                line.out = line.out.or(Some(model.closed));
            }
            if let (Some(here), Some(has_gone)) = (model.lines.get_mut(number), model.gone.get_mut(number)) {
                (*here, *has_gone) = (line, gone);
            }
        }
        for hand in tournament.scored_hands().filter(|hand| hand.is_open()) {
            if !fold.ends_before(HandNumber::of(hand.slot)) {
                model.add(hand.slot, hand.block, to_numbers(&numbers, hand.seating.players()));
            }
        }
        model
    }

    fn before_any_hand(tournament: &Tournament, setup: &Setup) -> Self {
        let entrants = tournament.entrants().len();
        let of_player = |player: &PlayerId| tournament.entrants.number_of(player).unwrap_or_default();
        Self {
            setup: setup.clone(),
            entrant_of: tournament.players().map(|player| of_player(&player.id)).collect(),
            hands: Vec::new(),
            blocks: 0,
            holdings: Holdings::measured(setup),
            lines: vec![LineSums::default(); entrants],
            closed: 0,
            begun: 0,
            last: None,
            gone: vec![false; entrants],
        }
    }

    /// Adds the hand that follows the last one added.
    fn add(&mut self, slot: Slot, block: u32, players: InlineVec) {
        let now = (slot.round, block, slot.hand);
        let before = self.last.replace(now).unwrap_or_default();
        self.blocks += u32::from((before.0, before.1) != (now.0, now.1));
        let step = self.hands.last().map_or(0, |hand| hand.step);
        let step = step + u32::from((before.0, before.2) != (now.0, now.2));
        self.hands.push(ModelHand { players, step, round: slot.round });
    }

    pub(super) fn players(&self) -> u32 {
        u32::try_from(self.entrant_of.len()).unwrap_or(u32::MAX)
    }

    /// Returns true for each entrant that can still rank ahead of others: it is neither out of the tournament
    /// nor withdrawn.
    pub(super) fn in_contention(&self) -> Vec<bool> {
        self.lines.iter().zip(&self.gone).map(|(line, gone)| !gone && line.out.is_none()).collect()
    }

    pub(super) fn entrants(&self) -> usize {
        self.lines.len()
    }

    /// Returns the number of hands of a movement, at all tables.
    pub(super) fn len(&self) -> usize {
        self.hands.len()
    }

    pub(super) fn blocks(&self) -> u32 {
        self.blocks
    }

    /// Returns the number of hands played by the end of this round.
    pub(super) fn hands_until(&self, round: u32) -> usize {
        self.hands.partition_point(|hand| hand.round <= round)
    }

    pub(super) fn is_movement(&self) -> bool {
        self.setup.plan().is_some()
    }
}

impl Setup {
    /// Returns true if only the organiser can end the tournament.
    pub(super) fn is_endless(&self) -> bool {
        let method = self.method();
        self.plan().is_none()
            && match method {
                Method::Std { target } => target.is_none(),
                _ => method.id().allows_agreed_hands() && method.agreed_hands().is_none(),
            }
    }
}

/// Numbers the players in the order of the tournament.
pub(super) fn player_numbers(tournament: &Tournament) -> HashMap<&PlayerId, usize> {
    tournament.players().enumerate().map(|(number, player)| (&player.id, number)).collect()
}

pub(super) fn to_numbers(numbers: &HashMap<&PlayerId, usize>, seated: &[PlayerId]) -> InlineVec {
    seated.iter().filter_map(|player| numbers.get(player)).copied().collect()
}

#[cfg(test)]
pub(super) mod tests;
