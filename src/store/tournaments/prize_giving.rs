//! Prize-giving of a tournament, as an organiser leads it.

use super::events::record_event;
use super::lifecycle::{find_started, save_with_event};
use super::load::load_from_row;
use super::{ChangeError, Header};
use crate::time::now;
use crate::{AccountId, ClubId, Store, TournamentId};
use lastcard_club::{EventKind, PrizeGiving, PrizeGivingChange};
use lastcard_tournament::tally;

/// Changes the prize-giving of a tournament. Does nothing if the change was made already, or if another one came
/// first. The last place opens the standings to everybody.
///
/// # Errors
/// Fails if the tournament is a draft.
pub fn change_prize_giving(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    change: PrizeGivingChange,
    by: Option<&AccountId>,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = find_started(conn, club, id)?;
        let stored = load_from_row(conn, row.clone())?;
        let standings = tally(&stored.tournament).standings;
        let is_embargoed = stored.header.audience.embargo.is_embargoed(now());
        let progress = stored.hall.prize_giving;
        let giving = PrizeGiving::of(&stored.tournament, &standings, progress, is_embargoed);
        let Some(event) = giving.event(change) else { return Ok(row.try_into()?) };
        if giving.is_completed_by(&event) && is_embargoed {
            (row.withheld, row.told_at) = (false, None);
            record_event(conn, id, &EventKind::Audience, by)?;
        }
        Ok(save_with_event(conn, row, &event, by)?)
    })
}
