//! Rulings in force, and their effect on a line.

use crate::standings::line::LineSums;
use crate::{Entrant, Ruling, Scorecard, Tournament, Verdict};

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
