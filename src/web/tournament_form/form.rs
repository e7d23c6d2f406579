//! The form that draws up and edits a tournament: its fields, page, initial values, reading and errors.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rand::Rng;

use lastcard_club::EntrantOrder;
use lastcard_rules::Values;
use lastcard_store::players::{RosterPlayer, find_by_name};
use lastcard_store::tournaments::{NewTournament, TournamentRecord};
use lastcard_store::{AnnouncementId, RosterId, TournamentId};
use lastcard_tournament::{Lineup, Name, Player, PlayerId, Setup, Tournament};

use crate::tournament_form::{
    fields::{ANNOUNCEMENT, DRAFT, REVISION},
    problems::{FieldProblem, FieldProblems},
};
use crate::ui::form::Form;

/// The content of a valid form.
#[derive(Debug)]
pub struct TournamentForm {
    pub name: Name,
    pub starts_at: DateTime<Utc>,
    pub setup: Setup,
    pub lineup: Lineup,
    pub order: EntrantOrder,
}

/// Value that selects the format's own rules or card values.
pub const USUAL: &str = "usual";
/// Value that selects the club's own card values.
pub const OWN: &str = "own";
pub const YES: &str = "yes";
/// The default number of hands per block.
pub const USUAL_BLOCK: &str = "4";

pub const BY_LOT: &str = "lot";
pub const AS_TYPED: &str = "typed";
pub const ORDERS: [(&str, EntrantOrder); 2] =
    [(BY_LOT, EntrantOrder::ByLot), (AS_TYPED, EntrantOrder::AsTyped)];

/// Card values that have a name.
pub const PROFILES: [(&str, Values); 2] = [("std", Values::Std), ("duo", Values::Duo)];

impl TournamentForm {
    pub fn into_tournament(
        mut self,
        roster: &[RosterPlayer],
        before: Option<&TournamentRecord>,
        rng: &mut impl Rng,
    ) -> Result<NewTournament, Vec<FieldProblem>> {
        if self.order == EntrantOrder::ByLot {
            self.lineup.shuffle(rng);
        }
        let mut problems = FieldProblems::default();
        let tournament = Tournament::draw_up(self.name, self.setup, self.lineup.entrants());
        let tournament = problems.ok_or_report_all(tournament);
        let tournament = problems.into_result(tournament)?;
        let moved = before.is_none_or(|before| before.tournament.entrants() != tournament.entrants());
        Ok(NewTournament {
            starts_at: self.starts_at,
            roster: map_to_roster(&tournament, roster, before),
            order: (moved || self.order == EntrantOrder::ByLot).then_some(self.order),
            announcement: None,
            tournament,
        })
    }
}

/// Maps players to roster players. A player of the saved draft stays the same person, even if the name on the roster has changed.
fn map_to_roster(
    tournament: &Tournament,
    roster: &[RosterPlayer],
    before: Option<&TournamentRecord>,
) -> BTreeMap<PlayerId, RosterId> {
    let on_roster = |name: &Name| find_by_name(roster, name).map(|player| player.id.clone());
    let before = |name: &Name| {
        let before = before?;
        let same = before.tournament.players().find(|player| player.name == *name)?;
        before.people.get(&same.id)?.roster_id.clone()
    };
    let pick = |player: &Player| {
        Some((player.id.clone(), before(&player.name).or_else(|| on_roster(&player.name))?))
    };
    tournament.players().filter_map(pick).collect()
}

/// Returns the id that the form was given when it was opened, so that pressing the button twice makes one draft. `None` if it is
/// malformed.
pub fn draft_id(form: &Form) -> Option<TournamentId> {
    form.preassigned_id(DRAFT).map(TournamentId::from)
}

/// Returns the id of the announcement that the form creates or from which it draws up a tournament. `None` if it is malformed.
pub fn announcement_id(form: &Form) -> Option<AnnouncementId> {
    form.preassigned_id(ANNOUNCEMENT).map(AnnouncementId::from)
}

/// Returns the revision of the draft that was opened; `None` if the form does not say.
pub fn revision(form: &Form) -> Option<i32> {
    form.value(REVISION).parse().ok()
}
