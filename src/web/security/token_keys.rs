//! Tokens signed with the secret of the installation: those in cookies, and those of the API. A token is valid only for its audience, and
//! only until it expires.

use chrono::{DateTime, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::app::error::Error;
use crate::security::hs256;

/// Secret of the installation.
pub struct TokenKeys {
    sign: EncodingKey,
    check: DecodingKey,
}

impl std::fmt::Debug for TokenKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenKeys(…)")
    }
}

/// Payload of a token: its audience, its expiry in seconds since 1970, and the claims.
#[derive(Serialize)]
struct SignedToken<'a, C> {
    aud: &'a str,
    exp: i64,
    #[serde(flatten)]
    claims: &'a C,
}

impl TokenKeys {
    pub fn new(secret: &str) -> Self {
        hs256::install();
        Self {
            sign: EncodingKey::from_secret(secret.as_bytes()),
            check: DecodingKey::from_secret(secret.as_bytes()),
        }
    }

    /// Signs a token (JWT) with these claims for an audience. It is valid until the given time.
    pub fn sign(&self, aud: &str, until: DateTime<Utc>, claims: &impl Serialize) -> Result<String, Error> {
        let token = SignedToken { aud, exp: until.timestamp(), claims };
        encode(&Header::new(Algorithm::HS256), &token, &self.sign)
            .map_err(|error| Error::Internal(format!("signing a token: {error}")))
    }

    /// Returns the claims of a token, if it was signed for this audience and has not expired.
    pub fn verify<C: DeserializeOwned + Clone>(&self, aud: &str, token: &str) -> Option<C> {
        let mut validation = Validation::new(Algorithm::HS256);
        validation.set_audience(&[aud]);
        validation.set_required_spec_claims(&["exp", "aud"]);
        decode::<C>(token, &self.check, &validation).ok().map(|token| token.claims)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    struct TestClaims {
        who: String,
    }

    #[test]
    fn a_token_is_valid_only_for_its_audience() {
        let keys = TokenKeys::new("a secret");
        let until = Utc::now() + chrono::TimeDelta::minutes(1);
        let said = TestClaims { who: "vera".to_owned() };
        let token = keys.sign("seat", until, &said).unwrap();
        assert_eq!(keys.verify::<TestClaims>("seat", &token), Some(said));
        assert_eq!(keys.verify::<TestClaims>("session", &token), None);
        let claims = serde_json::json!({ "exp": until.timestamp(), "who": "vera" });
        let unaddressed = encode(&Header::new(Algorithm::HS256), &claims, &keys.sign).unwrap();
        assert_eq!(keys.verify::<TestClaims>("seat", &unaddressed), None, "it is for anybody");
    }
}
