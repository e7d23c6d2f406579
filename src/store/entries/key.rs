//! Idempotency keys of submissions.

use std::fmt;

use serde::Serialize;

use crate::PlayedHandId;

/// Error when parsing an idempotency key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum EntryKeyFault {
    /// A key has 8 to 64 letters, digits and `-`.
    #[error("entry-key-malformed")]
    EntryKeyMalformed,
}

/// Idempotency key, made by the client for each result that somebody enters. Unique within its tournament: a key that was used in one
/// tournament does not match an entry in another.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct IdempotencyKey(String);

impl IdempotencyKey {
    /// Parses a key: 8 to 64 ASCII letters, digits and `-`.
    pub fn parse(text: &str) -> Result<Self, EntryKeyFault> {
        let allowed = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if allowed && (8..=64).contains(&text.len()) {
            Ok(Self(text.to_owned()))
        } else {
            Err(EntryKeyFault::EntryKeyMalformed)
        }
    }

    /// Creates a key, for a form or for a submission without a client.
    pub fn random() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }

    /// Key for the result of a played hand, derived from the hand's id so that the result is recorded only once.
    pub fn for_played_hand(hand: &PlayedHandId) -> Self {
        Self(format!("dealt-{hand}"))
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
        for good in ["0123abcD", "018f9c1e-3b52-7cc0-9e51-000000000000", IdempotencyKey::random().as_str()] {
            assert!(IdempotencyKey::parse(good).is_ok(), "{good}");
        }
        for bad in ["", "1234567", "with space", "ключ-ключ", &"a".repeat(65)] {
            assert_eq!(IdempotencyKey::parse(bad), Err(EntryKeyFault::EntryKeyMalformed), "{bad}");
        }
    }
}
