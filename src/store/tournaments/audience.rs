//! Who may see a tournament, and how much of it.

use chrono::{DateTime, SubsecRound, Utc};
use strum::{Display, EnumString, VariantArray};

use super::{
    ChangeError, EventKind, Header,
    events::note,
    header::{Row, of_club},
    save::free_slug,
    steps::bump,
};
use crate::{AccountId, ClubId, Conn, Store, StoreError, TournamentId};
use lastcard_tournament::{Name, NamesShown};

/// Who may see a tournament once it was started.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Visibility {
    /// Everybody, and lists name it.
    #[default]
    Public,
    /// Whoever has its address, which nobody can guess and no list has.
    Link,
    /// The organisers of its club; at the tables those who play.
    Private,
}

/// When everybody is told the standings, and what they follow from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Telling {
    /// At once.
    #[default]
    Now,
    /// When an organiser says so.
    OnRequest,
    /// From this moment on, which is not before the tournament begins.
    From(DateTime<Utc>),
}

impl Telling {
    /// Whether nobody is told yet.
    pub fn withholds(self, now: DateTime<Utc>) -> bool {
        match self {
            Self::Now => false,
            Self::OnRequest => true,
            Self::From(moment) => now < moment,
        }
    }
}

/// Who may see a tournament, and how much of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Audience {
    /// Who may.
    pub visibility: Visibility,
    /// When they are told the standings.
    pub telling: Telling,
    /// What players are called.
    pub names: NamesShown,
}

impl Audience {
    pub(super) fn of(row: &Row) -> Result<Self, StoreError> {
        let telling = match (row.withheld, row.told_at) {
            (false, _) => Telling::Now,
            // The evening was moved, or a date was taken that nobody meant: an organiser says when.
            (true, Some(moment)) if moment < row.starts_at => Telling::OnRequest,
            (true, Some(moment)) => Telling::From(moment.and_utc()),
            (true, None) => Telling::OnRequest,
        };
        Ok(Self {
            visibility: row.visibility.parse().map_err(|error| StoreError::corrupt("visibility", &error))?,
            telling,
            names: row.names.parse().map_err(|error| StoreError::corrupt("names shown", &error))?,
        })
    }
}

/// Decides who may see a tournament, whether or not it was started. One that is shown by link gets an address with a key, and one that
/// no longer is loses it.
pub fn set_audience(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    audience: Audience,
    by: Option<&AccountId>,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = of_club(conn, club, id)?;
        let before = Audience::of(&row)?;
        let audience = match audience.telling {
            Telling::From(moment) => Audience { telling: Telling::From(moment.trunc_subsecs(6)), ..audience },
            Telling::Now | Telling::OnRequest => audience,
        };
        // Sent twice, it is done once: the address would be another one each time.
        if before == audience {
            return Ok(row.try_into()?);
        }
        if (before.visibility == Visibility::Link) != (audience.visibility == Visibility::Link) {
            let name =
                Name::kept(&row.name).map_err(|fault| StoreError::corrupt("tournament name", &fault))?;
            row.slug = address(conn, &name, id, audience.visibility)?;
        }
        row.visibility = audience.visibility.to_string();
        row.names = audience.names.to_string();
        (row.withheld, row.told_at) = match audience.telling {
            Telling::Now => (false, None),
            Telling::OnRequest => (true, None),
            Telling::From(moment) => (true, Some(moment.naive_utc())),
        };
        note(conn, id, &EventKind::Audience, by)?;
        Ok(bump(conn, row)?)
    })
}

/// The address of a tournament of this name: with a key where nobody but those who have it may find it.
pub(super) fn address(
    conn: &mut Conn,
    name: &Name,
    id: &TournamentId,
    visibility: Visibility,
) -> Result<String, StoreError> {
    let slug = free_slug(conn, name, id)?;
    Ok(if visibility == Visibility::Link { format!("{slug}-{:032x}", rand::random::<u128>()) } else { slug })
}

/// Gives a tournament another name, and with it another address, where its own is not to stay.
pub(crate) fn rename(
    conn: &mut Conn,
    id: &TournamentId,
    instead: impl Fn(&Name) -> Option<Name>,
) -> Result<bool, StoreError> {
    let mut row = Row::by_id(conn, id)?;
    let name = Name::kept(&row.name).map_err(|fault| StoreError::corrupt("tournament name", &fault))?;
    let Some(name) = instead(&name) else { return Ok(false) };
    row.slug = address(conn, &name, id, Audience::of(&row)?.visibility)?;
    name.as_str().clone_into(&mut row.name);
    bump(conn, row)?;
    Ok(true)
}
