//! Audience of a tournament: who sees it, the form of names that it sees, and when standings are withheld; and the
//! visibility of a person's profile.

mod first_names;
pub(super) mod name_policy;
pub(super) mod pseudonyms;
pub(super) mod redaction;

use chrono::{DateTime, Utc};
use strum::{Display, EnumString, VariantArray};

use name_policy::NamePolicy;

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
    /// Reads an embargo from the columns of a tournament with this planned start.
    pub fn from_columns(is_withheld: bool, until: Option<DateTime<Utc>>, starts_at: DateTime<Utc>) -> Self {
        match (is_withheld, until) {
            (false, _) => Self::Now,
            // The evening was moved, or the date is a mistake: only an organiser lifts the embargo.
            (true, Some(moment)) if moment < starts_at => Self::OnRequest,
            (true, Some(moment)) => Self::From(moment),
            (true, None) => Self::OnRequest,
        }
    }

    /// Returns the columns of an embargo: its existence, and its end if that is set.
    pub fn to_columns(self) -> (bool, Option<DateTime<Utc>>) {
        match self {
            Self::Now => (false, None),
            Self::OnRequest => (true, None),
            Self::From(moment) => (true, Some(moment)),
        }
    }

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

/// Visibility of a person's profile, as that person chose. Organisers decide on the pages of their
/// tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ProfileVisibility {
    /// No profile, and no entry in lists of the club other than the tables of its seasons and ratings.
    Nothing,
    /// Evenings with places, and the rating: facts from other pages, brought together.
    #[default]
    Results,
    /// Also partners and opponents, points, cards, streaks and records.
    Everything,
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn an_embargo_ends_when_its_columns_say() {
        let starts_at = DateTime::UNIX_EPOCH;
        let hours = |hours| starts_at + TimeDelta::hours(hours);
        for embargo in [Embargo::Now, Embargo::OnRequest, Embargo::From(hours(3))] {
            let (is_withheld, until) = embargo.to_columns();
            assert_eq!(Embargo::from_columns(is_withheld, until, starts_at), embargo);
        }
        assert_eq!(Embargo::from_columns(true, Some(hours(3)), hours(4)), Embargo::OnRequest);
        assert_eq!([2, 3].map(|now| Embargo::From(hours(3)).is_embargoed(hours(now))), [true, false]);
    }
}
