//! What is printed on a card, its colour aside.

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
    /// `0`
    #[strum(serialize = "0")]
    #[serde(rename = "0")]
    Zero,
    /// `1`
    #[strum(serialize = "1")]
    #[serde(rename = "1")]
    One,
    /// `2`
    #[strum(serialize = "2")]
    #[serde(rename = "2")]
    Two,
    /// `3`
    #[strum(serialize = "3")]
    #[serde(rename = "3")]
    Three,
    /// `4`
    #[strum(serialize = "4")]
    #[serde(rename = "4")]
    Four,
    /// `5`
    #[strum(serialize = "5")]
    #[serde(rename = "5")]
    Five,
    /// `6`
    #[strum(serialize = "6")]
    #[serde(rename = "6")]
    Six,
    /// `7`
    #[strum(serialize = "7")]
    #[serde(rename = "7")]
    Seven,
    /// `8`
    #[strum(serialize = "8")]
    #[serde(rename = "8")]
    Eight,
    /// `9`
    #[strum(serialize = "9")]
    #[serde(rename = "9")]
    Nine,
    /// Draw Two
    #[strum(serialize = "D2")]
    #[serde(rename = "D2")]
    DrawTwo,
    /// Reverse
    #[strum(serialize = "REV")]
    #[serde(rename = "REV")]
    Reverse,
    /// Skip
    #[strum(serialize = "SKIP")]
    #[serde(rename = "SKIP")]
    Skip,
    /// Wild
    #[strum(serialize = "W")]
    #[serde(rename = "W")]
    Wild,
    /// Wild Draw Four
    #[strum(serialize = "WD4")]
    #[serde(rename = "WD4")]
    WildDrawFour,
    /// the white card (R-DECK-3)
    #[strum(serialize = "BLANK")]
    #[serde(rename = "BLANK")]
    Blank,
}

impl Face {
    /// How many faces there are, the blank included.
    pub const COUNT: usize = <Self as EnumCount>::COUNT;
    /// Every face, in the order of declaration.
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

    /// The printed number, where there is one.
    pub const fn number(self) -> Option<u8> {
        if (self as u8) < 10 { Some(self as u8) } else { None }
    }

    /// Draw Two, Reverse and Skip: coloured cards with an effect (§1.1).
    pub const fn is_action(self) -> bool {
        matches!(self, Self::DrawTwo | Self::Reverse | Self::Skip)
    }

    /// Wild and Wild Draw Four: the cards that name a colour (§1.1).
    pub const fn is_black(self) -> bool {
        matches!(self, Self::Wild | Self::WildDrawFour)
    }

    /// Whether cards of this face come in the four colours.
    pub const fn is_coloured(self) -> bool {
        (self as u8) < Self::Wild as u8
    }
}
