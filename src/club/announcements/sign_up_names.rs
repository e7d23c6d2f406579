//! Names that sign up together.

use serde::Serialize;

use lastcard_tournament::{Format, Name};

/// Names of one sign-up: a player or, in formats with teams, a team that may still lack members. No name
/// occurs twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUpNames(Vec<Name>);

/// Reason why names cannot sign up together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum SignUpFault {
    /// There is no name.
    PartyNobody,
    /// There are more names than a team of the format may have.
    PartyTooMany {
        /// Size of the largest team.
        most: usize,
    },
    /// A name occurs twice.
    PartyTwice {
        /// The repeated name.
        name: String,
    },
}

impl SignUpNames {
    /// Checks the names of one sign-up for a format.
    ///
    /// # Errors
    /// Fails if there are no names or too many, or if a name occurs twice.
    pub fn parse(format: Format, names: Vec<Name>) -> Result<Self, SignUpFault> {
        let most = *format.team_size().end();
        if names.is_empty() {
            return Err(SignUpFault::PartyNobody);
        }
        if names.len() > most {
            return Err(SignUpFault::PartyTooMany { most });
        }
        let twice = names
            .iter()
            .enumerate()
            .find(|(at, name)| names.iter().take(*at).any(|before| before.is_same(name)));
        match twice {
            Some((_, name)) => Err(SignUpFault::PartyTwice { name: name.to_string() }),
            None => Ok(Self(names)),
        }
    }

    /// Returns the names in the order in which they were typed.
    pub fn names(&self) -> &[Name] {
        &self.0
    }
}
