//! Passwords: what is accepted, and argon2id.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use serde::Serialize;

use super::Error;

/// Why a password is not accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum PasswordFault {
    /// Too easy to guess.
    PasswordShort {
        /// The characters it has.
        length: usize,
        /// The characters it needs.
        least: usize,
    },
    /// Longer than anybody types; hashing it would only cost time.
    PasswordLong {
        /// The characters it may have.
        most: usize,
    },
    /// The login itself.
    PasswordIsLogin,
}

/// A password that was chosen.
pub struct Password(String);

impl Password {
    /// The characters a password needs.
    pub const LEAST: usize = 10;
    /// The characters it may have.
    pub const MOST: usize = 200;

    /// Accepts a password for a login.
    pub fn parse(text: &str, login: &str) -> Result<Self, PasswordFault> {
        let length = text.chars().count();
        if length < Self::LEAST {
            Err(PasswordFault::PasswordShort { length, least: Self::LEAST })
        } else if length > Self::MOST {
            Err(PasswordFault::PasswordLong { most: Self::MOST })
        } else if text.to_lowercase() == login.to_lowercase() {
            Err(PasswordFault::PasswordIsLogin)
        } else {
            Ok(Self(text.to_owned()))
        }
    }

    /// Its argon2id hash with a fresh salt, in PHC form. Takes tens of milliseconds: for `web::block`.
    pub fn hash(&self) -> Result<String, Error> {
        let hash = Argon2::default().hash_password(self.0.as_bytes());
        hash.map(|h| h.to_string()).map_err(|error| Error::Internal(format!("hashing a password: {error}")))
    }
}

/// Whether a password is the one of a hash. Without a hash (no such login) it takes as long and is wrong, so that
/// the time tells nobody which logins exist.
pub fn is_right(password: &str, hash: Option<&str>) -> bool {
    let known = hash.and_then(|hash| PasswordHash::new(hash).ok());
    if let Some(hash) = known {
        return Argon2::default().verify_password(password.as_bytes(), &hash).is_ok();
    }
    let _ = Argon2::default().hash_password(password.as_bytes());
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_long_enough_and_not_the_login() {
        let short = PasswordFault::PasswordShort { length: 5, least: 10 };
        assert_eq!(Password::parse("ключи", "vera").err(), Some(short));
        assert_eq!(
            Password::parse(&"x".repeat(201), "vera").err(),
            Some(PasswordFault::PasswordLong { most: 200 })
        );
        assert_eq!(
            Password::parse("Vera@Club.org", "vera@club.org").err(),
            Some(PasswordFault::PasswordIsLogin)
        );
    }

    #[test]
    fn a_hash_knows_its_password_only() {
        let hash = Password::parse("seven of hearts", "vera").unwrap().hash().unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(is_right("seven of hearts", Some(&hash)));
        assert!(!is_right("seven of spades", Some(&hash)));
        assert!(!is_right("seven of hearts", None));
    }
}
