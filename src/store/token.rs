//! Secrets in links. Only their hashes are stored.

use std::fmt;

use sha2::{Digest, Sha256};

use lastcard_rules::hex;

/// A new secret, which is shown only once.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    pub(super) fn generate() -> Self {
        Self(hex(&rand::random::<[u8; 24]>()))
    }

    /// Text for the link.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Hash of a token. Tokens have 192 random bits, so a plain hash is enough.
pub(super) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}
