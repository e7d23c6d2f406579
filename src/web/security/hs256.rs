//! The only algorithm that signs tokens: HMAC with SHA-256 (RFC 7518, 3.2). The library's own provider would bring in RSA and elliptic
//! curves.

use hmac::{Hmac, KeyInit as _, Mac as _};
use jsonwebtoken::crypto::{CryptoProvider, JwtSigner, JwtVerifier, KeyUtils};
use jsonwebtoken::errors::{ErrorKind, Result};
use jsonwebtoken::signature::{Error, Signer, Verifier};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey};
use sha2::Sha256;

static HS256: CryptoProvider = CryptoProvider {
    signer_factory: |algorithm, key: &EncodingKey| Ok(Box::new(Hs256::with_key(*algorithm, key.as_bytes())?)),
    verifier_factory: |algorithm, key: &DecodingKey| {
        Ok(Box::new(Hs256::with_key(*algorithm, key.try_get_as_bytes()?)?))
    },
    key_utils: KeyUtils::new_unimplemented(),
};

/// Installs this as the algorithm that signs and checks tokens.
pub fn install() {
    // Fails if it is installed already.
    let _ = HS256.install_default();
}

struct Hs256(Hmac<Sha256>);

impl Hs256 {
    /// Creates a signer, for this algorithm only.
    fn with_key(algorithm: Algorithm, key: &[u8]) -> Result<Self> {
        if algorithm != Algorithm::HS256 {
            return Err(ErrorKind::InvalidAlgorithm.into());
        }
        Hmac::new_from_slice(key).map(Self).map_err(|_| ErrorKind::InvalidKeyFormat.into())
    }
}

impl Signer<Vec<u8>> for Hs256 {
    fn try_sign(&self, message: &[u8]) -> std::result::Result<Vec<u8>, Error> {
        Ok(self.0.clone().chain_update(message).finalize().into_bytes().to_vec())
    }
}

impl Verifier<Vec<u8>> for Hs256 {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> std::result::Result<(), Error> {
        self.0.clone().chain_update(message).verify_slice(signature).map_err(|_| Error::new())
    }
}

impl JwtSigner for Hs256 {
    fn algorithm(&self) -> Algorithm {
        Algorithm::HS256
    }
}

impl JwtVerifier for Hs256 {
    fn algorithm(&self) -> Algorithm {
        Algorithm::HS256
    }
}

#[cfg(test)]
mod tests {
    use jsonwebtoken::crypto::{sign, verify};

    use super::*;

    fn key() -> (EncodingKey, DecodingKey) {
        let secret = b"Jefe".as_slice();
        (EncodingKey::from_secret(secret), DecodingKey::from_secret(secret))
    }

    /// Test case 2 of RFC 4231, in base64url.
    const MESSAGE: &[u8] = b"what do ya want for nothing?";
    const SIGNATURE: &str = "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM";

    #[test]
    fn signatures_match_the_standard() {
        install();
        assert_eq!(sign(MESSAGE, &key().0, Algorithm::HS256).unwrap(), SIGNATURE);
        assert!(verify(SIGNATURE, MESSAGE, &key().1, Algorithm::HS256).unwrap());
    }

    #[test]
    fn refuses_another_key_message_signature_and_algorithm() {
        install();
        let other = DecodingKey::from_secret(b"jefe");
        assert!(!verify(SIGNATURE, MESSAGE, &other, Algorithm::HS256).unwrap());
        assert!(!verify(SIGNATURE, b"nothing", &key().1, Algorithm::HS256).unwrap());
        let of_another = sign(b"nothing", &key().0, Algorithm::HS256).unwrap();
        assert!(!verify(&of_another, MESSAGE, &key().1, Algorithm::HS256).unwrap());
        for algorithm in [Algorithm::HS384, Algorithm::HS512] {
            assert!(sign(MESSAGE, &key().0, algorithm).is_err());
            assert!(verify(SIGNATURE, MESSAGE, &key().1, algorithm).is_err());
        }
    }
}
