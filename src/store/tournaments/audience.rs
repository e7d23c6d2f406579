//! Audience of a tournament, and restrictions on what it sees.

use chrono::SubsecRound;

use super::{
    ChangeError, Header,
    events::record_event,
    header::{Row, find_row},
    save::free_slug,
    steps::bump,
};
use crate::{AccountId, ClubId, Conn, Store, StoreError, TournamentId};
use lastcard_club::{Audience, Embargo, EventKind, Visibility};
use lastcard_tournament::Name;

pub(super) fn audience_of(row: &Row) -> Result<Audience, StoreError> {
    let until = row.told_at.map(|moment| moment.and_utc());
    Ok(Audience {
        visibility: row.visibility.parse().map_err(|error| StoreError::corrupt("visibility", &error))?,
        embargo: Embargo::from_columns(row.withheld, until, row.starts_at.and_utc()),
        names: row.names.parse().map_err(|error| StoreError::corrupt("name policy", &error))?,
    })
}

/// Sets the audience of a tournament, before or after its start. Its address gets a random key if it becomes visible by link, and loses the
/// key otherwise. A trial evening is never visible to everybody.
pub fn set_audience(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    audience: Audience,
    by: Option<&AccountId>,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = find_row(conn, club, id)?;
        let before = audience_of(&row)?;
        let audience = match audience.embargo {
            Embargo::From(moment) => Audience { embargo: Embargo::From(moment.trunc_subsecs(6)), ..audience },
            Embargo::Now | Embargo::OnRequest => audience,
        };
        let is_unlisted = row.trial_until.is_some() && audience.visibility == Visibility::Public;
        let audience =
            if is_unlisted { Audience { visibility: Visibility::Link, ..audience } } else { audience };
        // Repeating a request must not change the address again.
        if before == audience {
            return Ok(row.try_into()?);
        }
        if (before.visibility == Visibility::Link) != (audience.visibility == Visibility::Link) {
            let name = Name::parse_stored(&row.name)
                .map_err(|fault| StoreError::corrupt("tournament name", &fault))?;
            row.slug = make_slug(conn, &name, id, audience.visibility)?;
        }
        row.visibility = audience.visibility.to_string();
        row.names = audience.names.to_string();
        let (is_withheld, until) = audience.embargo.to_columns();
        (row.withheld, row.told_at) = (is_withheld, until.map(|moment| moment.naive_utc()));
        record_event(conn, id, &EventKind::Audience, by)?;
        Ok(bump(conn, row)?)
    })
}

/// Returns a free address for a tournament of this name, with a random key if it is visible by link.
pub(super) fn make_slug(
    conn: &mut Conn,
    name: &Name,
    id: &TournamentId,
    visibility: Visibility,
) -> Result<String, StoreError> {
    let slug = free_slug(conn, name, id)?;
    Ok(if visibility == Visibility::Link { format!("{slug}-{:032x}", rand::random::<u128>()) } else { slug })
}

/// Renames a tournament if `instead` returns another name, and changes its address accordingly. Returns true if it did.
pub(crate) fn rename(
    conn: &mut Conn,
    id: &TournamentId,
    instead: impl Fn(&Name) -> Option<Name>,
) -> Result<bool, StoreError> {
    let mut row = Row::by_id(conn, id)?;
    let name =
        Name::parse_stored(&row.name).map_err(|fault| StoreError::corrupt("tournament name", &fault))?;
    let Some(name) = instead(&name) else { return Ok(false) };
    row.slug = make_slug(conn, &name, id, audience_of(&row)?.visibility)?;
    name.as_str().clone_into(&mut row.name);
    bump(conn, row)?;
    Ok(true)
}
