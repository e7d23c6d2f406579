//! Secrets that stand in links. Only their hash is kept.

use std::fmt;

use sha2::{Digest, Sha256};

use lastcard_rules::hex;

/// A secret that was made just now and will not be shown again.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    pub(super) fn generate() -> Self {
        Self(hex(&rand::random::<[u8; 24]>()))
    }

    /// The text for the link.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A secret does not belong in a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// What is kept of a token. It has 192 random bits, so a plain hash cannot be guessed back.
pub(super) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}
