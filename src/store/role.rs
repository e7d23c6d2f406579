//! Roles of accounts.

use strum::{Display, EnumString};

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
