//! Names of the form's fields. Like addresses, they are a public interface.

use std::fmt;

use lastcard_rules::Face;

/// A field of the form. Its text is the name under which it is sent and the id of its element. Player ids are kept
/// as they were sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandField<'a> {
    Slot,
    /// Revision that the scorer saw.
    BasedOn,
    EntryKey,
    /// Latest self-report that was on the screen, by number.
    Seen,
    Out,
    /// Ids of the losers, separated by spaces (M-4).
    Losers,
    Place(&'a str),
    Points(&'a str),
    /// Number of cards of a face that a player was left with.
    Left(&'a str, Face),
    /// Points that a player was left with, if the cards were not counted.
    Total(&'a str),
    /// A part of a penalty; rows are counted from 1.
    Penalty(u8, PenaltyField),
    /// Button that records a hand without a result.
    Void,
    /// Button that takes the result back, or reopens the hand.
    Undo,
    /// Button that brings the result back.
    Redo,
    /// Button that restores a version, by its revision.
    Restore,
    /// Reason for a correction.
    Note,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PenaltyField {
    Player,
    Kind,
    Cards,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not sent by a form of ours")]
pub struct MalformedForm;

impl<'a> HandField<'a> {
    /// Parses the name of a field; returns `None` for one that is not about the hand.
    pub fn parse(name: &'a str) -> Result<Option<Self>, MalformedForm> {
        Ok(Some(match *name.split('.').collect::<Vec<_>>() {
            ["slot"] => Self::Slot,
            ["based_on"] => Self::BasedOn,
            ["entry_key"] => Self::EntryKey,
            ["seen"] => Self::Seen,
            ["out"] => Self::Out,
            ["losers"] => Self::Losers,
            ["void"] => Self::Void,
            ["undo"] => Self::Undo,
            ["redo"] => Self::Redo,
            ["restore"] => Self::Restore,
            ["note"] => Self::Note,
            ["place", player] => Self::Place(player),
            ["points", player] => Self::Points(player),
            ["total", player] => Self::Total(player),
            ["left", player, face] => Self::Left(player, face.parse().map_err(|_| MalformedForm)?),
            ["penalty", row, part] => {
                let part = match part {
                    "player" => PenaltyField::Player,
                    "kind" => PenaltyField::Kind,
                    "cards" => PenaltyField::Cards,
                    _ => return Err(MalformedForm),
                };
                Self::Penalty(row.parse().map_err(|_| MalformedForm)?, part)
            }
            _ => return Ok(None),
        }))
    }
}

impl fmt::Display for HandField<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slot => f.write_str("slot"),
            Self::BasedOn => f.write_str("based_on"),
            Self::EntryKey => f.write_str("entry_key"),
            Self::Seen => f.write_str("seen"),
            Self::Out => f.write_str("out"),
            Self::Losers => f.write_str("losers"),
            Self::Void => f.write_str("void"),
            Self::Undo => f.write_str("undo"),
            Self::Redo => f.write_str("redo"),
            Self::Restore => f.write_str("restore"),
            Self::Note => f.write_str("note"),
            Self::Place(player) => write!(f, "place.{player}"),
            Self::Points(player) => write!(f, "points.{player}"),
            Self::Total(player) => write!(f, "total.{player}"),
            Self::Left(player, face) => write!(f, "left.{player}.{face}"),
            Self::Penalty(row, PenaltyField::Player) => write!(f, "penalty.{row}.player"),
            Self::Penalty(row, PenaltyField::Kind) => write!(f, "penalty.{row}.kind"),
            Self::Penalty(row, PenaltyField::Cards) => write!(f, "penalty.{row}.cards"),
        }
    }
}
