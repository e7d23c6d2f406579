//! The name that a submission carries, so that sending it twice records it once.

use std::fmt;

use serde::Serialize;

use crate::DealtHandId;

/// A text that is no entry key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum EntryKeyFault {
    /// It must have 8 to 64 letters, digits and `-`.
    #[error("entry-key-malformed")]
    EntryKeyMalformed,
}

/// Made by the client for each result that somebody enters.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct EntryKey(String);

impl EntryKey {
    /// Reads a key: 8 to 64 of ASCII letters, digits and `-`.
    pub fn parse(text: &str) -> Result<Self, EntryKeyFault> {
        let allowed = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if allowed && (8..=64).contains(&text.len()) {
            Ok(Self(text.to_owned()))
        } else {
            Err(EntryKeyFault::EntryKeyMalformed)
        }
    }

    /// A new key, for a form or for what has no client.
    pub fn random() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }

    /// The key of the result of a hand that was played here: always the same, so that it is recorded once.
    pub fn of_dealt(hand: &DealtHandId) -> Self {
        Self(format!("dealt-{hand}"))
    }

    /// 8 to 64 of ASCII letters, digits and `-`.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EntryKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_plain_and_long_enough_not_to_meet_another() {
        for good in ["0123abcD", "018f9c1e-3b52-7cc0-9e51-000000000000", EntryKey::random().as_str()] {
            assert!(EntryKey::parse(good).is_ok(), "{good}");
        }
        for bad in ["", "1234567", "with space", "ключ-ключ", &"a".repeat(65)] {
            assert_eq!(EntryKey::parse(bad), Err(EntryKeyFault::EntryKeyMalformed), "{bad}");
        }
    }
}
