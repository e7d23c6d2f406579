//! The four colours, in the order of the colour wheel.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, FromRepr};

/// A colour (R-DECK-2), declared in the clockwise order of the wheel printed on the black cards (H-CIR-2).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    FromRepr,
    Serialize,
    Deserialize,
)]
#[repr(u8)]
pub enum Colour {
    /// `R`
    #[strum(serialize = "R")]
    #[serde(rename = "R")]
    Red,
    /// `B`
    #[strum(serialize = "B")]
    #[serde(rename = "B")]
    Blue,
    /// `G`
    #[strum(serialize = "G")]
    #[serde(rename = "G")]
    Green,
    /// `Y`
    #[strum(serialize = "Y")]
    #[serde(rename = "Y")]
    Yellow,
}

impl Colour {
    /// Every colour, in the order of the wheel.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// The next colour on the wheel, clockwise (H-CIR-1).
    #[must_use]
    pub const fn clockwise(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Green,
            Self::Green => Self::Yellow,
            Self::Yellow => Self::Red,
        }
    }

    /// The next colour on the wheel, counter-clockwise (H-CIR-1).
    #[must_use]
    pub const fn counter_clockwise(self) -> Self {
        match self {
            Self::Red => Self::Yellow,
            Self::Yellow => Self::Green,
            Self::Green => Self::Blue,
            Self::Blue => Self::Red,
        }
    }
}
