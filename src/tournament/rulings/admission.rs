//! Whether a ruling can be made.

use crate::{MOST_RULINGS, Tournament, Verdict, tally};

/// Why a ruling was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RulingRefusal {
    /// There are as many as a tournament has.
    #[error("ruling-too-many")]
    TooMany,
    /// Nobody plays under this id.
    #[error("ruling-nobody")]
    Nobody,
    /// Whom it is about has withdrawn.
    #[error("ruling-withdrawn")]
    Withdrawn,
    /// Whom it is about is disqualified already.
    #[error("ruling-disqualified")]
    Disqualified,
    /// No points are added up by this scoring.
    #[error("ruling-no-points")]
    NoPoints,
    /// The line has fewer points than that.
    #[error("ruling-too-few-points")]
    TooFewPoints {
        /// So many it has.
        has: u32,
    },
}

impl Tournament {
    /// Whether this may be ruled as it stands.
    ///
    /// # Errors
    /// Why not.
    pub fn may_rule(&self, verdict: &Verdict) -> Result<(), RulingRefusal> {
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
        if !method.adds_up() {
            return Err(RulingRefusal::NoPoints);
        }
        let standings = tally(self).standings.standings;
        let has = standings.iter().find(|line| line.entrant == entrant.id).and_then(|line| line.total);
        match has {
            Some(has) if !method.charges() && has < points.get() => Err(RulingRefusal::TooFewPoints { has }),
            _ => Ok(()),
        }
    }
}
