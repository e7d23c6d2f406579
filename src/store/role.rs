//! What an account may do.

use strum::{Display, EnumString};

/// What an account may do in its club.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Role {
    /// Everything.
    #[default]
    Organiser,
    /// Rule, and correct results.
    Referee,
}
