//! Access to a club: roles of its accounts and rights of its API tokens, with the words under which they are stored.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// Permissions of an account in its club.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Role {
    /// All permissions.
    #[default]
    Organiser,
    /// Makes rulings and corrects results.
    Referee,
}

/// Permission that a token has in its club.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ApiRight {
    /// Reads everything organisers see: drafts, private tournaments, embargoed standings and all names.
    Read,
    /// Records, corrects, voids and takes back results.
    Entries,
    /// Sets players and their order.
    LineUp,
    /// Checks people in and out.
    CheckIn,
    /// Creates, edits, starts, stops and deletes tournaments.
    SetUp,
}
