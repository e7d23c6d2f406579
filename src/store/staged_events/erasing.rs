//! Erasure of a person from events. A person has the same number in all tournaments of an event.

use std::collections::BTreeSet;

use diesel::prelude::*;

use lastcard_club::Pseudonyms;
use lastcard_tournament::staged_event::StagedEvent;
use lastcard_tournament::{Entrant, Name, PlayerId};

use super::row::{Row, document, plan};
use super::{of_club, save};
use crate::schema::{stage_tournaments, staged_events};
use crate::{ClubId, Conn, StagedEventId, StoreError, TournamentId};

/// Line-up of an event, and its tournaments.
pub(crate) struct Line {
    /// The event.
    pub(crate) event: StagedEventId,
    /// Its entrants, whether they have played or not.
    pub(crate) entrants: Vec<Entrant>,
    /// Its tournaments.
    pub(crate) tournaments: Vec<TournamentId>,
}

impl Line {
    /// Returns the players of the line-up who have one of these names.
    pub(crate) fn players_named(&self, names: &BTreeSet<Name>) -> BTreeSet<PlayerId> {
        let players = self.entrants.iter().flat_map(|entrant| &entrant.players);
        players.filter(|player| names.contains(&player.name)).map(|player| player.id.clone()).collect()
    }
}

/// Returns the line-ups of a club's events.
pub(crate) fn lines_of(conn: &mut Conn, club: &ClubId) -> Result<Vec<Line>, StoreError> {
    let mut lines = Vec::new();
    for row in of_club(conn, club)? {
        let tournaments = stage_tournaments::table
            .filter(stage_tournaments::event_id.eq(&row.id))
            .select(stage_tournaments::tournament_id)
            .load(conn)?;
        lines.push(Line { entrants: plan(&row.plan)?.entrants().to_vec(), event: row.id, tournaments });
    }
    Ok(lines)
}

/// Replaces people in the plan of an event, and names in its own name and those of its stages.
pub(crate) fn erase(
    conn: &mut Conn,
    id: &StagedEventId,
    labels: &Pseudonyms,
    redact: impl Fn(&Name) -> Option<Name>,
) -> Result<(), StoreError> {
    let row: Row = staged_events::table.find(id).select(Row::as_select()).first(conn)?;
    let before = plan(&row.plan)?;
    let after: StagedEvent = before
        .clone()
        .relabelled(|entrant| labels.entrant(entrant), |name| redact(name).unwrap_or_else(|| name.clone()));
    if after != before {
        save(conn, Row { plan: document(&after), ..row })?;
    }
    Ok(())
}
