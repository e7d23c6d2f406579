//! A running hand as JSON, for a server that stops in the middle of one.

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use super::{Hand, Phase, Pile, Seats};

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut hand = Self::deserialize(from)?;
        hand.match_colour(hand.colour);
        if hand.is_whole() { Ok(hand) } else { Err(D::Error::custom("this is no state of a hand")) }
    }
}

impl Hand {
    /// Whether every card of the deck is there once and everybody named sits at the table.
    fn is_whole(&self) -> bool {
        let seats = self.table.seats;
        let mut all = self.pile;
        let draft = match self.phase {
            Phase::Draft { card, .. } => Some(card),
            _ => None,
        };
        let elsewhere = self.discard.upward().iter().copied().chain(draft);
        let held = self.seats().flat_map(|seat| self.holdings[seat].cards());
        let complete = elsewhere.chain(held).all(|card| all.put(card)) && self.rules.deck().is(&all);
        let table = Seats::first(seats);
        let named = self.waits_for().and(table) == self.waits_for()
            && self.active.and(table) == self.active
            && [Some(self.table.dealer), Some(self.table.opener), self.actor, self.forfeits]
                .into_iter()
                .flatten()
                .all(|seat| table.has(seat));
        let drawn = match self.phase {
            Phase::Drawn { by, card } => self.holdings[by].has(card),
            Phase::Exchange { by, with, mine, theirs, .. } => {
                mine.is_none_or(|card| self.holdings[by].has(card))
                    && theirs.is_none_or(|card| self.holdings[with].has(card))
            }
            Phase::Response(pending) => table.has(pending.source),
            _ => true,
        };
        self.rules.players().contains(&seats) && complete && named && drawn && self.discard != Pile::EMPTY
            || (draft.is_some() && complete && named)
    }
}
