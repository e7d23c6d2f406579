//! Signing secrets in the format of Standard Webhooks: `whsec_` and base 64.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::StoreError;

const PREFIX: &str = "whsec_";

/// Secret shared with the receiver: 256 random bits.
#[derive(Clone, PartialEq, Eq)]
pub struct WebhookSecret([u8; 32]);

impl WebhookSecret {
    pub(super) fn generate() -> Self {
        Self(rand::random())
    }

    pub(super) fn parse(text: &str) -> Result<Self, StoreError> {
        let bytes = text.strip_prefix(PREFIX).and_then(|text| STANDARD.decode(text).ok());
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or_else(|| StoreError::corrupt("webhook's secret", &"malformed"))
    }

    /// Returns the signature for the header of a message with this id, time in seconds and body.
    pub fn sign(&self, id: &str, seconds: i64, body: &str) -> String {
        // HMAC accepts keys of any length.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else { return String::new() };
        mac.update(format!("{id}.{seconds}.{body}").as_bytes());
        format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
    }
}

/// Text form, shown once so that the organiser can give it to the receiver.
impl fmt::Display for WebhookSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", STANDARD.encode(self.0))
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for WebhookSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WebhookSecret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_reads_back_and_is_never_logged() {
        let secret = WebhookSecret::generate();
        assert_eq!(WebhookSecret::parse(&secret.to_string()).unwrap(), secret);
        assert!(!format!("{secret:?}").contains(&STANDARD.encode(secret.0)));
    }
}
