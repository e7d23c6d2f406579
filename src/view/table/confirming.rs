//! What the other side of a hand is asked: whether its result is right.

use super::Says;
use crate::live::Picture;
use crate::store::tournaments::Stored;
use crate::tournament::{Hand, PlayerId, Slot};

/// So many are asked about at once; of more nobody knows which is meant.
const ASKED: usize = 3;

/// A result that somebody is asked about.
pub struct ConfirmAsk {
    /// Which hand.
    pub slot: Slot,
    /// As it stands since.
    pub(crate) revision: u32,
    /// “Hand 5”
    pub(crate) title: String,
    pub(crate) says: String,
    /// Who may say that it is right: id and name.
    pub(crate) players: Vec<(String, String)>,
    /// Since when its table calls the organiser.
    pub(crate) called: Option<String>,
}

impl ConfirmAsk {
    /// What is asked about a hand, if anything is.
    pub fn of(says: Says<'_>, picture: &Picture, hand: &Hand) -> Option<Self> {
        picture.unconfirmed.get(&hand.slot)?;
        let call = picture.stored.conduct.calls.get(&hand.slot.table);
        let called = call.map(|call| says.words.clock(call.since, picture.club.time_zone));
        Some(Self { called, ..Self::about(says, &picture.stored, hand)? })
    }

    /// What would be asked about the result of a hand; nothing where it has none.
    pub(crate) fn about(says: Says<'_>, stored: &Stored, hand: &Hand) -> Option<Self> {
        let setup = stored.tournament.setup_of(hand.slot);
        let player = |id: &PlayerId| (id.to_string(), says.player(id));
        Some(Self {
            slot: hand.slot,
            revision: stored.revision(hand.slot),
            title: says.hand(hand.slot),
            says: says.result(hand, hand.result.as_ref()?),
            players: hand.asked(setup).into_iter().map(player).collect(),
            called: None,
        })
    }

    /// What a table is asked, or one of its players, the latest hand first.
    pub fn all(
        says: Says<'_>,
        picture: &Picture,
        table: Option<u32>,
        player: Option<&PlayerId>,
    ) -> Vec<Self> {
        let hands = picture.unconfirmed.keys().rev().filter_map(|slot| picture.tournament().hand(*slot));
        let asks = hands.filter(|hand| table.is_none_or(|table| hand.slot.table == table));
        let asks = asks.filter_map(|hand| Self::of(says, picture, hand));
        let is_own = |ask: &Self| {
            player.is_none_or(|own| ask.players.iter().any(|(id, _)| id.as_str() == own.as_str()))
        };
        asks.filter(is_own).take(ASKED).collect()
    }
}
