//! Visibility of a person's profile.

use strum::{Display, EnumString, VariantArray};

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
