//! A tournament on plain numbers, that is played in an instant: for the organiser's forecast and for everybody's chances.
//!
//! Who goes out of a hand is drawn in proportion to strength, so a side's chance is that of its players together; what the
//! others are left with is drawn from measured and recorded holdings ([`holdings`]). The real scoring ranks what is played
//! ([`run`]).

mod few;
mod holdings;
mod run;

use std::collections::HashMap;

pub(super) use self::few::Few;
pub(super) use self::holdings::Holdings;
#[cfg(test)]
pub(super) use self::run::ModelResult;
pub(super) use self::run::Run;
use crate::schedule::planned_hands;
use crate::standings::line::Line;
use crate::{Method, PlayerId, Setup, Since, Slot, Tournament};

/// A hand: who sits at it, and how many hands its table has played by then.
pub(super) struct ModelHand {
    pub(super) players: Few,
    pub(super) step: u32,
    round: u32,
}

/// A tournament with numbers for names.
pub(super) struct Model {
    pub(super) setup: Setup,
    /// Whose line each player's hands count for.
    pub(super) entrant_of: Vec<usize>,
    /// The hands of a movement that are to be played; of a match the next one.
    pub(super) hands: Vec<ModelHand>,
    blocks: u32,
    pub(super) holdings: Holdings,
    /// What the hands before add up to, by entrant.
    lines: Vec<Line>,
    /// How many hands those were.
    closed: usize,
    /// The step that is played to its end although the tournament is decided (§0.5.9a).
    begun: u32,
    /// Round, block and number of the hand that was added last.
    last: Option<(u32, u32, u32)>,
    /// Who has withdrawn, by entrant.
    pub(super) gone: Vec<bool>,
}

impl Model {
    /// The tournament as it is drawn up.
    pub(super) fn of(tournament: &Tournament) -> Self {
        Self::planned(tournament, tournament.setup())
    }

    /// The same players by another plan.
    pub(super) fn planned(tournament: &Tournament, setup: &Setup) -> Self {
        let (numbers, mut model) = (numbers(tournament), Self::before_any_hand(tournament, setup));
        for hand in planned_hands::planned(setup, tournament.entrants()) {
            model.add(hand.slot, hand.block, players(&numbers, hand.seating.players()));
        }
        model
    }

    /// What is still to be played, after what is recorded.
    pub(super) fn ahead(tournament: &Tournament) -> Self {
        let (numbers, fold) = (numbers(tournament), tournament.fold());
        let mut model = Self {
            holdings: Holdings::recorded(tournament),
            closed: fold.closed(),
            begun: u32::from(fold.last().is_some()),
            ..Self::before_any_hand(tournament, tournament.setup())
        };
        for (number, entrant) in tournament.entrants().iter().enumerate() {
            let mut line = tournament.after_rulings(entrant, fold.line_of(number));
            let gone = entrant.withdrawal().is_some() || tournament.is_disqualified(entrant);
            // V-CHAL-1
            if gone && matches!(model.setup.method(), Method::Challenge { .. }) {
                line.out = line.out.or(Some(model.closed));
            }
            if let (Some(here), Some(has_gone)) = (model.lines.get_mut(number), model.gone.get_mut(number)) {
                (*here, *has_gone) = (line, gone);
            }
        }
        for hand in tournament.scored_hands().filter(|hand| hand.is_open()) {
            if !fold.ends_before(Since::of(hand.slot)) {
                model.add(hand.slot, hand.block, players(&numbers, hand.seating.players()));
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
            lines: vec![Line::default(); entrants],
            closed: 0,
            begun: 0,
            last: None,
            gone: vec![false; entrants],
        }
    }

    /// Adds the hand that follows.
    fn add(&mut self, slot: Slot, block: u32, players: Few) {
        let now = (slot.round, block, slot.hand);
        let before = self.last.replace(now).unwrap_or_default();
        self.blocks += u32::from((before.0, before.1) != (now.0, now.1));
        let step = self.hands.last().map_or(0, |hand| hand.step);
        let step = step + u32::from((before.0, before.2) != (now.0, now.2));
        self.hands.push(ModelHand { players, step, round: slot.round });
    }

    /// The players, at least one.
    pub(super) fn players(&self) -> u32 {
        u32::try_from(self.entrant_of.len()).unwrap_or(u32::MAX)
    }

    /// Who may still rank before others, by entrant: who is neither out of the tournament nor has withdrawn.
    pub(super) fn is_in(&self) -> Vec<bool> {
        self.lines.iter().zip(&self.gone).map(|(line, gone)| !gone && line.out.is_none()).collect()
    }

    /// How many entrants there are.
    pub(super) fn entrants(&self) -> usize {
        self.lines.len()
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

    pub(super) fn is_movement(&self) -> bool {
        self.setup.plan().is_some()
    }
}

impl Setup {
    /// Whether only the organiser ends it.
    pub(super) fn is_endless(&self) -> bool {
        let method = self.method();
        self.plan().is_none()
            && match method {
                Method::Std { target } => target.is_none(),
                _ => method.id().agrees_hands() && method.agreed_hands().is_none(),
            }
    }
}

/// The players by their numbers.
pub(super) fn numbers(tournament: &Tournament) -> HashMap<&PlayerId, usize> {
    tournament.players().enumerate().map(|(number, player)| (&player.id, number)).collect()
}

/// The numbers of those who sit at a table.
pub(super) fn players(numbers: &HashMap<&PlayerId, usize>, seated: &[PlayerId]) -> Few {
    seated.iter().filter_map(|player| numbers.get(player)).copied().collect()
}

#[cfg(test)]
pub(super) mod tests;
