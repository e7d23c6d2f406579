//! Conditions for making a ruling.

use crate::{MOST_RULINGS, Tournament, Verdict, tally};

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
