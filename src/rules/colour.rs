//! The four colours.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, FromRepr};

/// A colour (R-DECK-2), in the clockwise order of the wheel printed on the black cards (H-CIR-2).
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
    /// Red, written `R`.
    #[strum(serialize = "R")]
    #[serde(rename = "R")]
    Red,
    /// Blue, written `B`.
    #[strum(serialize = "B")]
    #[serde(rename = "B")]
    Blue,
    /// Green, written `G`.
    #[strum(serialize = "G")]
    #[serde(rename = "G")]
    Green,
    /// Yellow, written `Y`.
    #[strum(serialize = "Y")]
    #[serde(rename = "Y")]
    Yellow,
}

impl Colour {
    /// All colours, in the order of the wheel.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// Returns the next colour clockwise on the wheel (H-CIR-1).
    #[must_use]
    pub const fn clockwise(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Green,
            Self::Green => Self::Yellow,
            Self::Yellow => Self::Red,
        }
    }

    /// Returns the next colour anticlockwise on the wheel (H-CIR-1).
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
