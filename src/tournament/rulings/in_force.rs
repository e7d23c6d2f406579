//! Rulings in force: the conditions for making one more, and their effect on a line.

use crate::standings::line::LineSums;
use crate::{Entrant, MOST_RULINGS, Ruling, Scorecard, Tournament, Verdict, tally};

/// Reason for refusing a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RulingRefusal {
    /// The tournament has as many rulings as it may have.
    #[error("ruling-too-many")]
    TooMany,
    /// No player has this id.
    #[error("ruling-nobody")]
    Nobody,
    /// The player has withdrawn.
    #[error("ruling-withdrawn")]
    Withdrawn,
    /// The player is disqualified already.
    #[error("ruling-disqualified")]
    Disqualified,
    /// The scoring does not add up points.
    #[error("ruling-no-points")]
    NoPoints,
    /// The line has fewer points than the ruling would take.
    #[error("ruling-too-few-points")]
    TooFewPoints {
        /// Points of the line.
        has: u32,
    },
}

impl Tournament {
    /// Checks that a ruling may be made now.
    ///
    /// # Errors
    /// Returns the reason if it may not be made.
    pub fn check_ruling(&self, verdict: &Verdict) -> Result<(), RulingRefusal> {
        if self.rulings().len() >= MOST_RULINGS {
            return Err(RulingRefusal::TooMany);
        }
        let Some(player) = verdict.player() else { return Ok(()) };
        let entrant = self.entrant_of(player).ok_or(RulingRefusal::Nobody)?;
        if entrant.withdrawal().is_some() {
            return Err(RulingRefusal::Withdrawn);
        }
        if self.is_disqualified(entrant) {
            return Err(RulingRefusal::Disqualified);
        }
        let Verdict::Points { points, .. } = verdict else { return Ok(()) };
        let method = self.setup().method().id();
        if !method.sums_points() {
            return Err(RulingRefusal::NoPoints);
        }
        let standings = tally(self).standings.standings;
        let has = standings.iter().find(|line| line.entrant == entrant.id).and_then(|line| line.total);
        match has {
            Some(has) if !method.charges_points() && has < points.get() => {
                Err(RulingRefusal::TooFewPoints { has })
            }
            _ => Ok(()),
        }
    }
}

impl Scorecard {
    /// Rulings in force, oldest first.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// Rulings that concern an entrant's line.
    pub fn rulings_of(&self, entrant: &Entrant) -> impl Iterator<Item = &Ruling> {
        self.rulings.iter().filter(|ruling| {
            let whose = ruling.verdict.player().and_then(|player| self.entrant_of(player));
            whose.is_some_and(|whose| whose.id == entrant.id)
        })
    }

    /// Points taken from an entrant's line.
    pub fn points_taken(&self, entrant: &Entrant) -> u32 {
        let points = |ruling: &Ruling| match &ruling.verdict {
            Verdict::Points { points, .. } => points.get(),
            _ => 0,
        };
        self.rulings_of(entrant).map(points).sum()
    }

    /// Returns true if an entrant's line is disqualified.
    pub fn is_disqualified(&self, entrant: &Entrant) -> bool {
        self.rulings_of(entrant).any(|ruling| matches!(ruling.verdict, Verdict::Disqualification { .. }))
    }

    /// Applies the points taken to a line. A correction may have left the line with fewer points; no line
    /// falls below 0.
    pub(crate) fn apply_rulings(&self, entrant: &Entrant, mut line: LineSums) -> LineSums {
        let taken = self.points_taken(entrant);
        let charges = self.setup().method().id().charges_points();
        line.points = if charges { line.points + taken } else { line.points.saturating_sub(taken) };
        line
    }
}

impl Tournament {
    /// Returns the tournament with these rulings in force.
    #[must_use]
    pub fn with_rulings(mut self, rulings: Vec<Ruling>) -> Self {
        self.sheet.rulings = rulings.into();
        self
    }
}
