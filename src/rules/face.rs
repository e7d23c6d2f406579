//! The face of a card: everything printed on it except the colour.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumString, FromRepr};

/// The face of a card (§1.1). Text form: `0`..`9`, `D2`, `REV`, `SKIP`, `W`, `WD4`, `BLANK`.
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
    EnumCount,
    Serialize,
    Deserialize,
)]
#[repr(u8)]
pub enum Face {
    /// Zero, written `0`.
    #[strum(serialize = "0")]
    #[serde(rename = "0")]
    Zero,
    /// One, written `1`.
    #[strum(serialize = "1")]
    #[serde(rename = "1")]
    One,
    /// Two, written `2`.
    #[strum(serialize = "2")]
    #[serde(rename = "2")]
    Two,
    /// Three, written `3`.
    #[strum(serialize = "3")]
    #[serde(rename = "3")]
    Three,
    /// Four, written `4`.
    #[strum(serialize = "4")]
    #[serde(rename = "4")]
    Four,
    /// Five, written `5`.
    #[strum(serialize = "5")]
    #[serde(rename = "5")]
    Five,
    /// Six, written `6`.
    #[strum(serialize = "6")]
    #[serde(rename = "6")]
    Six,
    /// Seven, written `7`.
    #[strum(serialize = "7")]
    #[serde(rename = "7")]
    Seven,
    /// Eight, written `8`.
    #[strum(serialize = "8")]
    #[serde(rename = "8")]
    Eight,
    /// Nine, written `9`.
    #[strum(serialize = "9")]
    #[serde(rename = "9")]
    Nine,
    /// Draw Two, written `D2`.
    #[strum(serialize = "D2")]
    #[serde(rename = "D2")]
    DrawTwo,
    /// Reverse, written `REV`.
    #[strum(serialize = "REV")]
    #[serde(rename = "REV")]
    Reverse,
    /// Skip, written `SKIP`.
    #[strum(serialize = "SKIP")]
    #[serde(rename = "SKIP")]
    Skip,
    /// Wild, written `W`.
    #[strum(serialize = "W")]
    #[serde(rename = "W")]
    Wild,
    /// Wild Draw Four, written `WD4`.
    #[strum(serialize = "WD4")]
    #[serde(rename = "WD4")]
    WildDrawFour,
    /// White card (R-DECK-3), written `BLANK`.
    #[strum(serialize = "BLANK")]
    #[serde(rename = "BLANK")]
    Blank,
}

impl Face {
    /// Number of faces, the blank included.
    pub const COUNT: usize = <Self as EnumCount>::COUNT;
    /// All faces, in the order of declaration.
    pub const ALL: [Self; Self::COUNT] = {
        use Face::{
            Blank, DrawTwo, Eight, Five, Four, Nine, One, Reverse, Seven, Six, Skip, Three, Two, Wild,
            WildDrawFour, Zero,
        };
        [
            Zero,
            One,
            Two,
            Three,
            Four,
            Five,
            Six,
            Seven,
            Eight,
            Nine,
            DrawTwo,
            Reverse,
            Skip,
            Wild,
            WildDrawFour,
            Blank,
        ]
    };

    /// Returns the printed number, if any.
    pub const fn number(self) -> Option<u8> {
        if (self as u8) < 10 { Some(self as u8) } else { None }
    }

    /// Returns true for Draw Two, Reverse and Skip, the coloured cards with an effect (§1.1).
    pub const fn is_action(self) -> bool {
        matches!(self, Self::DrawTwo | Self::Reverse | Self::Skip)
    }

    /// Returns true for Wild and Wild Draw Four, the cards that name a colour (§1.1).
    pub const fn is_black(self) -> bool {
        matches!(self, Self::Wild | Self::WildDrawFour)
    }

    /// Returns true if cards with this face have a colour.
    pub const fn is_coloured(self) -> bool {
        (self as u8) < Self::Wild as u8
    }
}
