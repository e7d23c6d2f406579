//! How much of a person the public is told on one page.

use strum::{Display, EnumString, VariantArray};

/// What a person's page tells, by the person's own choice. What the pages of tournaments tell is the choice of their organisers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Openness {
    /// There is no page, and no list of the club names them beyond the tables of its seasons and ratings.
    Nothing,
    /// Evenings with their places, and the rating: what stands on other pages too, brought together.
    #[default]
    Results,
    /// Also with whom and against whom they won, points, cards, runs and records.
    Everything,
}
