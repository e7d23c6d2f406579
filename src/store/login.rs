//! Login names of organisers and referees.

use std::fmt;

use serde::Serialize;

/// Errors when parsing a login.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum LoginFault {
    /// The text is empty.
    #[error("login-empty")]
    LoginEmpty,
    /// It is longer than [`Login::MAX`].
    #[error("login-too-long")]
    LoginTooLong {
        /// Longest login, in characters.
        max: usize,
    },
    /// It contains a space or a control character.
    #[error("login-space")]
    LoginSpace,
}

/// A login: a short name or an e-mail address. Case does not matter.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Login(String);

impl Login {
    /// Longest login, in characters.
    pub const MAX: usize = 100;

    /// Parses a login as typed.
    pub fn parse(text: &str) -> Result<Self, LoginFault> {
        let login = text.trim().to_lowercase();
        if login.is_empty() {
            Err(LoginFault::LoginEmpty)
        } else if login.chars().count() > Self::MAX {
            Err(LoginFault::LoginTooLong { max: Self::MAX })
        } else if login.chars().any(|c| c.is_whitespace() || c.is_control()) {
            Err(LoginFault::LoginSpace)
        } else {
            Ok(Self(login))
        }
    }

    /// Normalised text: trimmed and in lower case.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Login {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_login_is_one_lower_case_word() {
        assert_eq!(Login::parse("  Vera@Club.example ").unwrap().as_str(), "vera@club.example");
        assert_eq!(Login::parse("Вера").unwrap().as_str(), "вера");
        assert_eq!(Login::parse(" "), Err(LoginFault::LoginEmpty));
        assert_eq!(Login::parse("vera b"), Err(LoginFault::LoginSpace));
        assert_eq!(Login::parse(&"v".repeat(101)), Err(LoginFault::LoginTooLong { max: 100 }));
    }
}
