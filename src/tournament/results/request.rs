//! Requests to change the record of a hand, from a form, a program or a played hand.

use std::fmt;

use crate::{Amendment, Fault, Slot};

/// Request to change the record of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryRequest {
    /// The hand to change.
    pub slot: Slot,
    /// Revision of the hand that the client saw; 0 before anything was recorded.
    pub based_on: u32,
    /// Idempotency key of the request.
    pub entry_key: IdempotencyKey,
    /// The change: recording a result, or taking something back.
    pub amendment: Amendment,
}

/// Idempotency key, made by the client for each result that somebody enters. Unique within its tournament: a
/// key that was used in one tournament does not match an entry in another.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct IdempotencyKey(String);

impl IdempotencyKey {
    /// Parses a key: 8 to 64 ASCII letters, digits and `-`.
    ///
    /// # Errors
    /// Returns [`Fault::EntryKeyMalformed`] for any other text.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let allowed = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if allowed && (8..=64).contains(&text.len()) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Fault::EntryKeyMalformed)
        }
    }

    /// Creates a key from a number that is used only once.
    pub fn from_number(number: u128) -> Self {
        Self(format!("{number:032x}"))
    }

    /// Key for the result of a played hand, derived from the hand's id so that the result is recorded only
    /// once.
    pub fn for_played_hand(id: &str) -> Self {
        Self(format!("dealt-{id}"))
    }

    /// Key for the result that bots enter about a hand in this revision, so that it is recorded only once.
    pub fn for_trial(slot: Slot, revision: u32) -> Self {
        Self(format!("trial-{}-{}-{}-{revision}", slot.round, slot.hand, slot.table))
    }

    /// Text of 8 to 64 ASCII letters, digits and `-`.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for IdempotencyKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_idempotency_key_is_plain_and_long() {
        let made = IdempotencyKey::from_number(7);
        for good in ["0123abcD", "018f9c1e-3b52-7cc0-9e51-000000000000", made.as_str()] {
            assert!(IdempotencyKey::parse(good).is_ok(), "{good}");
        }
        for bad in ["", "1234567", "with space", "ключ-ключ", &"a".repeat(65)] {
            assert_eq!(IdempotencyKey::parse(bad), Err(Fault::EntryKeyMalformed), "{bad}");
        }
    }
}
