//! Token for reading the metrics.

use std::fmt;

use actix_web::http::header::{self, HeaderMap};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// Minimum length of a token in characters. A shorter one could be guessed.
const MIN_LENGTH: usize = 16;

/// Hash of a token: comparisons take the same time for any input, and nothing reveals the token.
#[derive(Clone, PartialEq, Eq)]
pub struct MetricsToken([u8; 32]);

/// Error for a token that is too short, or not allowed in a header.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("metrics-token-too-weak")]
pub struct TokenTooWeak {
    /// Number of characters required.
    pub shortest: usize,
}

impl MetricsToken {
    /// Parses a token of visible ASCII characters.
    pub fn parse(text: &str) -> Result<Self, TokenTooWeak> {
        if text.len() < MIN_LENGTH || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(TokenTooWeak { shortest: MIN_LENGTH });
        }
        Ok(Self(Sha256::digest(text).into()))
    }

    /// Returns true if a request contains the token as `Authorization: Bearer …`. The time this takes does not reveal how close a guess
    /// was.
    pub fn matches_bearer(&self, headers: &HeaderMap) -> bool {
        let said = headers.get(header::AUTHORIZATION).map(header::HeaderValue::as_bytes).unwrap_or_default();
        let Some((scheme, token)) = said.split_at_checked("Bearer ".len()) else { return false };
        let sent: [u8; 32] = Sha256::digest(token).into();
        scheme.eq_ignore_ascii_case(b"bearer ") & bool::from(sent.ct_eq(&self.0))
    }
}

impl fmt::Debug for MetricsToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MetricsToken")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_token_is_accepted() {
        let token = MetricsToken::parse("a-token-of-many-letters").unwrap();
        let named = |said: &str| {
            let headers = [(header::AUTHORIZATION, said.parse().unwrap())];
            token.matches_bearer(&headers.into_iter().collect())
        };
        assert!(named("Bearer a-token-of-many-letters") && named("bearer a-token-of-many-letters"));
        for other in [
            "",
            "Bearer ",
            "a-token-of-many-letters",
            "Bearer a-token-of-many-letter",
            "Basic a-token-of-many-letters",
        ] {
            assert!(!named(other), "{other}");
        }
        assert!(!token.matches_bearer(&HeaderMap::new()));
        assert!(!format!("{token:?}").contains("letters"));
    }

    #[test]
    fn a_token_is_long_and_can_be_sent() {
        for weak in
            ["", "short", "with spaces in between", "mit-größeren-zeichen", "new\nline-and-more-of-it"]
        {
            assert_eq!(MetricsToken::parse(weak), Err(TokenTooWeak { shortest: 16 }), "{weak:?}");
        }
    }
}
