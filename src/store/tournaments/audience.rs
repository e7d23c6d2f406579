//! Audience of a tournament, and restrictions on what it sees.

use chrono::{DateTime, SubsecRound, Utc};
use strum::{Display, EnumString, VariantArray};

use super::{
    ChangeError, Header,
    events::record_event,
    header::{Row, find_row},
    save::free_slug,
    steps::bump,
};
use crate::{AccountId, ClubId, Conn, Store, StoreError, TournamentId};
use lastcard_club::{EventKind, NamePolicy};
use lastcard_tournament::Name;

/// Audience of a tournament that was started.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Visibility {
    /// Everybody; the tournament is listed.
    #[default]
    Public,
    /// People who have its address, which is unlisted and cannot be guessed.
    Link,
    /// The organisers of the club, and the players at their tables.
    Private,
}

/// Embargo on the standings and everything they follow from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Embargo {
    /// No embargo.
    #[default]
    Now,
    /// Until an organiser lifts it.
    OnRequest,
    /// Until this time, which is not before the start of the tournament.
    From(DateTime<Utc>),
}

impl Embargo {
    /// Returns true while the embargo holds.
    pub fn is_embargoed(self, now: DateTime<Utc>) -> bool {
        match self {
            Self::Now => false,
            Self::OnRequest => true,
            Self::From(moment) => now < moment,
        }
    }
}

/// Audience of a tournament, and restrictions on what it sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Audience {
    /// People who may see the tournament.
    pub visibility: Visibility,
    /// Embargo on the standings.
    pub embargo: Embargo,
    /// Names shown for players.
    pub names: NamePolicy,
}

impl Audience {
    pub(super) fn of(row: &Row) -> Result<Self, StoreError> {
        let embargo = match (row.withheld, row.told_at) {
            (false, _) => Embargo::Now,
            // The evening was moved, or the date is a mistake: only an organiser lifts the embargo.
            (true, Some(moment)) if moment < row.starts_at => Embargo::OnRequest,
            (true, Some(moment)) => Embargo::From(moment.and_utc()),
            (true, None) => Embargo::OnRequest,
        };
        Ok(Self {
            visibility: row.visibility.parse().map_err(|error| StoreError::corrupt("visibility", &error))?,
            embargo,
            names: row.names.parse().map_err(|error| StoreError::corrupt("name policy", &error))?,
        })
    }
}

/// Sets the audience of a tournament, before or after its start. Its address gets a random key if it becomes visible by link, and loses the
/// key otherwise.
pub fn set_audience(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    audience: Audience,
    by: Option<&AccountId>,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = find_row(conn, club, id)?;
        let before = Audience::of(&row)?;
        let audience = match audience.embargo {
            Embargo::From(moment) => Audience { embargo: Embargo::From(moment.trunc_subsecs(6)), ..audience },
            Embargo::Now | Embargo::OnRequest => audience,
        };
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
        (row.withheld, row.told_at) = match audience.embargo {
            Embargo::Now => (false, None),
            Embargo::OnRequest => (true, None),
            Embargo::From(moment) => (true, Some(moment.naive_utc())),
        };
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
    row.slug = make_slug(conn, &name, id, Audience::of(&row)?.visibility)?;
    name.as_str().clone_into(&mut row.name);
    bump(conn, row)?;
    Ok(true)
}
