//! Which way an entry came.

use std::{fmt, str::FromStr};

/// Which way an entry came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Via {
    /// From the table's own page, by this code.
    Table(String),
    /// From an organiser's page.
    Organiser,
    /// With a tournament file.
    Import,
    /// From a hand that was played here.
    Played,
    /// From a program, by the token of this id.
    Api(String),
}

impl fmt::Display for Via {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(code) => write!(f, "table:{code}"),
            Self::Organiser => f.write_str("organiser"),
            Self::Import => f.write_str("import"),
            Self::Played => f.write_str("played"),
            Self::Api(token) => write!(f, "api:{token}"),
        }
    }
}

/// A stored way that this program does not know.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown way")]
pub struct UnknownVia;

impl FromStr for Via {
    type Err = UnknownVia;

    fn from_str(text: &str) -> Result<Self, UnknownVia> {
        match text {
            "organiser" => Ok(Self::Organiser),
            "import" => Ok(Self::Import),
            "played" => Ok(Self::Played),
            _ => match text.split_once(':') {
                Some(("table", code)) => Ok(Self::Table(code.to_owned())),
                Some(("api", token)) => Ok(Self::Api(token.to_owned())),
                _ => Err(UnknownVia),
            },
        }
    }
}
