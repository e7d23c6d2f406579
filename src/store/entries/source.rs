//! Channels through which entries come.

use std::{fmt, str::FromStr};

/// Channel through which an entry came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntrySource {
    /// The page of the table.
    Table {
        /// Code of the table.
        code: String,
        /// Name of the device, as people call it; empty if unknown.
        device: String,
    },
    /// An organiser's page.
    Organiser,
    /// A tournament file.
    Import,
    /// A hand played on phones.
    Played,
    /// Self-reports: each player counted their own holding on their own phone.
    OwnCounts,
    /// The API, with the id of the token.
    Api(String),
}

impl fmt::Display for EntrySource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table { code, device } if device.is_empty() => write!(f, "table:{code}"),
            Self::Table { code, device } => write!(f, "table:{code}:{device}"),
            Self::Organiser => f.write_str("organiser"),
            Self::Import => f.write_str("import"),
            Self::Played => f.write_str("played"),
            Self::OwnCounts => f.write_str("own-counts"),
            Self::Api(token) => write!(f, "api:{token}"),
        }
    }
}

/// A stored channel that this program does not know.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown entry source")]
pub struct UnknownSource;

impl FromStr for EntrySource {
    type Err = UnknownSource;

    fn from_str(text: &str) -> Result<Self, UnknownSource> {
        match text {
            "organiser" => Ok(Self::Organiser),
            "import" => Ok(Self::Import),
            "played" => Ok(Self::Played),
            "own-counts" => Ok(Self::OwnCounts),
            _ => match text.split_once(':') {
                Some(("table", rest)) => {
                    let (code, device) = rest.split_once(':').unwrap_or((rest, ""));
                    Ok(Self::Table { code: code.to_owned(), device: device.to_owned() })
                }
                Some(("api", token)) => Ok(Self::Api(token.to_owned())),
                _ => Err(UnknownSource),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored values must stay readable.
    #[test]
    fn each_entry_source_keeps_its_stored_form() {
        let table = |code: &str, device: &str| EntrySource::Table {
            code: code.to_owned(),
            device: device.to_owned(),
        };
        for (text, via) in [
            ("organiser", EntrySource::Organiser),
            ("import", EntrySource::Import),
            ("played", EntrySource::Played),
            ("own-counts", EntrySource::OwnCounts),
            ("api:0193", EntrySource::Api("0193".to_owned())),
            ("table:K7M2QX", table("K7M2QX", "")),
            ("table:K7M2QX:Firefox · Android", table("K7M2QX", "Firefox · Android")),
        ] {
            assert_eq!((text.parse::<EntrySource>(), via.to_string()), (Ok(via), text.to_owned()));
        }
        assert_eq!("chair:1".parse::<EntrySource>(), Err(UnknownSource));
    }
}
