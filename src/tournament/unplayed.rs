//! A tournament before anything of it was played: what takes work is drawn up, what follows from results is not worked out yet.

use std::sync::Arc;

use crate::people::admission::admit;
use crate::people::changes;
use crate::schedule::bounds;
use crate::schedule::first_dealer::FirstDealers;
use crate::schedule::movement::Planned;
use crate::schedule::planned_hands::planned;
use crate::standings::trail::Trail;
use crate::{Entrant, Entry, Name, People, PlayOff, Problem, Setup, Sheet, Tournament};

/// A tournament to which its ledger is still to come. Who deals and what is next follows from that, and is worked out once.
#[derive(Debug)]
pub struct Unplayed(Tournament);

impl Tournament {
    /// Draws up the hands: all of a movement, the first one of a match. The order of the entrants is their number.
    ///
    /// # Errors
    /// Every entrant that is one too many, too few, of the wrong size, or there twice; a movement of more hands than
    /// anybody can play.
    pub fn draw_up(name: Name, setup: Setup, entrants: Vec<Entrant>) -> Result<Self, Vec<Problem>> {
        Ok(Unplayed::draw_up(name, setup, entrants)?.begun())
    }
}

impl Unplayed {
    /// As [`Tournament::draw_up`].
    ///
    /// # Errors
    /// The same.
    pub fn draw_up(name: Name, setup: Setup, entrants: Vec<Entrant>) -> Result<Self, Vec<Problem>> {
        admit(setup.format(), &entrants)?;
        bounds::length(&setup, &entrants)?;
        bounds::duplicate(&setup, &entrants)?;
        bounds::players(&setup, &entrants)?;
        changes::check(&setup, &entrants)?;
        let drawn: Arc<[Planned]> = planned(&setup, &entrants).into();
        let hands = drawn.iter().map(Planned::open).collect();
        let sheet = Sheet {
            name,
            setup,
            entrants: People::new(entrants),
            hands,
            drawn,
            stopped: false,
            play_off: None,
            first_dealers: FirstDealers::new(),
            rulings: Arc::default(),
        };
        Ok(Self(Tournament { sheet, trail: Trail::default() }))
    }

    /// With those who were drawn to deal first.
    #[must_use]
    pub fn with_first_dealers(mut self, first_dealers: FirstDealers) -> Self {
        self.0.sheet.first_dealers = first_dealers;
        self
    }

    /// With what [`PlayOff::parse`] makes of its entrants, or without a play-off.
    #[must_use]
    pub fn with_play_off(mut self, play_off: Option<PlayOff>) -> Self {
        self.0.sheet.play_off = play_off;
        self
    }

    /// What was agreed, and who plays.
    pub fn tournament(&self) -> &Tournament {
        &self.0
    }

    /// The tournament in which nothing is recorded.
    pub fn begun(mut self) -> Tournament {
        self.0.settle();
        self.0
    }

    /// The tournament with its ledger, as [`Tournament::with_ledger`] folds it.
    ///
    /// # Errors
    /// The same.
    pub fn played<'e>(
        self,
        entries: impl IntoIterator<Item = &'e Entry>,
    ) -> Result<Tournament, Vec<Problem>> {
        self.0.folded(entries)
    }
}
