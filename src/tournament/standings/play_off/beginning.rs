//! Start of a play-off: who shares first place, and whether one table seats them.

use serde::Serialize;

use super::course::level;
use super::{HandsToWin, PlayOff, has_one_winner};
use crate::problem::Problems;
use crate::schedule::planned_hands::seat_alternately;
use crate::{Entrant, EntrantId, Fault, Hand, Place, Problem, Scorecard, Seating, Setup, Tournament, tally};

impl PlayOff {
    /// Creates a play-off between these entrants, in the round after the last one.
    ///
    /// # Errors
    /// Lists every problem, with its place relative to the tournament: `play_off.entrants[1]`.
    pub fn parse(
        sheet: &Scorecard,
        entrants: &[EntrantId],
        hands_to_win: HandsToWin,
    ) -> Result<Self, Vec<Problem>> {
        let (root, mut problems) = (Place::root().key("play_off"), Problems::default());
        let setup = sheet.setup();
        if !has_one_winner(setup) {
            problems.add(&root, Fault::PlayOffNoWinner);
        }
        let place = root.key("entrants");
        for (i, id) in entrants.iter().enumerate() {
            if sheet.entrant(id).is_none() {
                problems.add(&place.index(i), Fault::UnknownEntrant { entrant: id.clone() });
            }
            if entrants.iter().take(i).any(|before| before == id) {
                problems.add(&place.index(i), Fault::IdTwice { id: id.to_string() });
            }
        }
        let there: Vec<&Entrant> =
            sheet.entrants().iter().filter(|entrant| entrants.contains(&entrant.id)).collect();
        let at_table = at_one_table(setup, &there);
        let seating = problems.ok_or_add(
            at_table
                .map_err(|NoTable { given, min, max }| place.fault(Fault::PlayOffSeats { given, min, max })),
        );
        match seating {
            Some(seating) => {
                problems.into_result(Self::of((setup, rounds(sheet)), &there, seating, hands_to_win))
            }
            None => Err(problems.into_vec()),
        }
    }
}

/// Number of rounds before a play-off.
fn rounds(sheet: &Scorecard) -> u32 {
    sheet.scored_hands().next_back().map_or(1, |hand| hand.slot.round)
}

/// Number of players that one table cannot seat.
struct NoTable {
    given: usize,
    min: usize,
    max: usize,
}

/// Seats the entrants at one table: teams alternate, others sit in the order of the entrants (T-2X2-1,
/// T-TEAM-2).
fn at_one_table(setup: &Setup, entrants: &[&Entrant]) -> Result<Seating, NoTable> {
    let teams: Vec<_> = entrants.iter().map(|entrant| entrant.last_seated()).collect();
    let given = teams.iter().map(Vec::len).sum();
    let (min, max) = setup.rules().players().into_inner();
    let seats = seat_alternately(&teams).filter(|_| teams.len() > 1 && (min..=max).contains(&given));
    seats.map(Seating::new).ok_or(NoTable { given, min: min.max(2), max })
}

/// Reason why a play-off cannot start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{self:?}")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum PlayOffRefusal {
    /// There is a play-off already.
    PlayOffTwice,
    /// The tournament is not over.
    PlayOffTooEarly,
    /// Nobody shares first place, or the format does not treat a shared first place as a tie.
    PlayOffNobodyLevel,
    /// There are too many or too few level players for one table.
    PlayOffSeats {
        /// Number of level players.
        given: usize,
        /// Fewest players at a table.
        min: usize,
        /// Most players at a table.
        max: usize,
    },
}

impl Tournament {
    /// Entrants who share first place in a finished tournament and can play it off.
    pub fn level_for_first(&self) -> Vec<&Entrant> {
        let lines = tally(self).standings.standings;
        level(self, &lines)
    }

    /// Creates a play-off between the entrants who share first place.
    ///
    /// # Errors
    /// Fails if there is one already, if nobody shares first place, or if one table cannot seat them.
    pub fn new_play_off(&self, hands_to_win: HandsToWin) -> Result<PlayOff, PlayOffRefusal> {
        if self.play_off().is_some() {
            return Err(PlayOffRefusal::PlayOffTwice);
        }
        if !tally(self).standings.finished {
            return Err(PlayOffRefusal::PlayOffTooEarly);
        }
        let level = self.level_for_first();
        if level.is_empty() {
            return Err(PlayOffRefusal::PlayOffNobodyLevel);
        }
        let NoTable { given, min, max } = match at_one_table(self.setup(), &level) {
            Ok(seating) => {
                return Ok(PlayOff::of((self.setup(), rounds(self)), &level, seating, hands_to_win));
            }
            Err(no_table) => no_table,
        };
        Err(PlayOffRefusal::PlayOffSeats { given, min, max })
    }

    /// Returns true if a play-off can be taken back because none of its hands is recorded.
    pub fn play_off_untouched(&self) -> bool {
        self.play_off_hands().all(Hand::is_idle)
    }
}
