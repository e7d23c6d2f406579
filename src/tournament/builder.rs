//! Tournaments before their ledger is folded: the schedule is drawn, but nothing is derived from results yet.

use std::sync::Arc;

use crate::people::admission::check_entrants;
use crate::people::changes;
use crate::schedule::bounds;
use crate::schedule::first_dealer::FirstDealers;
use crate::schedule::movement::PlannedHand;
use crate::schedule::planned_hands::schedule_hands;
use crate::standings::checkpoints::FoldCheckpoints;
use crate::{
    Entrant, EntrantIndex, Entry, Fault, Name, Place, PlayOff, Problem, Problems, Scorecard, Setup,
    Tournament,
};

/// A tournament whose ledger is still to be added. Dealers and next hands depend on the ledger, so they are
/// computed only once, after it has been added.
#[derive(Debug)]
pub struct TournamentBuilder(Tournament);

impl Tournament {
    /// Draws up the hands: all hands of a movement, or the first hand of a match. Entrants are numbered in
    /// the given order.
    ///
    /// # Errors
    /// Lists every problem if there are too few or too many entrants, or if any has the wrong size or is
    /// repeated. Also fails if a movement has more hands than anybody can play.
    pub fn draw_up(name: Name, setup: Setup, entrants: Vec<Entrant>) -> Result<Self, Vec<Problem>> {
        Ok(TournamentBuilder::draw_up(name, setup, entrants)?.build())
    }
}

/// Checks that points are carried only where points are added up.
fn check_carried(setup: &Setup, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let mut problems = Problems::default();
    if !setup.method().id().sums_points() {
        for (index, _) in entrants.iter().enumerate().filter(|(_, entrant)| entrant.carried > 0) {
            problems.add(&Place::root().key("entrants").index(index).key("carried"), Fault::CannotCarry);
        }
    }
    problems.into_result(())
}

impl TournamentBuilder {
    /// Draws up a tournament as [`Tournament::draw_up`] does.
    ///
    /// # Errors
    /// Fails under the same conditions.
    pub fn draw_up(name: Name, setup: Setup, entrants: Vec<Entrant>) -> Result<Self, Vec<Problem>> {
        check_entrants(setup.format(), &entrants)?;
        bounds::length(&setup, &entrants)?;
        bounds::duplicate(&setup, &entrants)?;
        bounds::players(&setup, &entrants)?;
        check_carried(&setup, &entrants)?;
        changes::check(&setup, &entrants)?;
        let drawn: Arc<[PlannedHand]> = schedule_hands(&setup, &entrants).into();
        let hands = drawn.iter().map(PlannedHand::to_open_hand).collect();
        let sheet = Scorecard {
            name,
            setup,
            entrants: EntrantIndex::new(entrants),
            hands,
            drawn,
            stopped: false,
            play_off: None,
            first_dealers: FirstDealers::new(),
            rulings: Arc::default(),
        };
        Ok(Self(Tournament { sheet, trail: FoldCheckpoints::default() }))
    }

    /// Sets the first dealers that were drawn.
    #[must_use]
    pub fn with_first_dealers(mut self, first_dealers: FirstDealers) -> Self {
        self.0.sheet.first_dealers = first_dealers;
        self
    }

    /// Sets the play-off returned by [`PlayOff::parse`], or clears it.
    #[must_use]
    pub fn with_play_off(mut self, play_off: Option<PlayOff>) -> Self {
        self.0.sheet.play_off = play_off;
        self
    }

    /// Returns the tournament without its ledger, for its setup and players.
    pub fn tournament(&self) -> &Tournament {
        &self.0
    }

    /// Returns the tournament with an empty ledger.
    pub fn build(mut self) -> Tournament {
        self.0.derive_open_hands();
        self.0
    }

    /// Returns the tournament with its ledger, folded as by [`Tournament::with_ledger`].
    ///
    /// # Errors
    /// Fails under the same conditions.
    pub fn build_with_ledger<'e>(
        self,
        entries: impl IntoIterator<Item = &'e Entry>,
    ) -> Result<Tournament, Vec<Problem>> {
        self.0.fold_ledger(entries)
    }
}
