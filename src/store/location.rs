//! Location of the database.

use std::{fmt, fs, path::PathBuf};

use serde::Serialize;

use super::server;

/// Errors in a database URL.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum LocationFault {
    /// The scheme belongs to no supported database.
    #[error("database-scheme-unknown: {scheme}")]
    DatabaseSchemeUnknown {
        /// Text before the `:`.
        scheme: String,
    },
    /// The file name is missing.
    #[error("database-path-missing")]
    DatabasePathMissing,
    /// SQLite would keep the data in memory and lose it.
    #[error("database-in-memory")]
    DatabaseInMemory,
}

/// Location of the data: a SQLite file or a PostgreSQL server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// A file, created with its folder if it is missing.
    Sqlite(PathBuf),
    /// A `postgres://` URL in the syntax of libpq.
    Postgres(String),
}

impl Location {
    /// Returns true for a missing or empty file: opening the store then begins a new installation.
    pub fn is_new(&self) -> bool {
        match self {
            Self::Sqlite(path) => fs::metadata(path).map_or(true, |file| file.len() == 0),
            Self::Postgres(_) => false,
        }
    }

    /// Returns true if the connection to a server crosses a network and may be unencrypted.
    pub fn is_open_to_eavesdroppers(&self) -> bool {
        let Self::Postgres(url) = self else { return false };
        server::is_open_to_eavesdroppers(url)
    }

    /// Parses `sqlite:path`, a bare path, `postgres://…` or `postgresql://…`.
    ///
    /// Rejects unknown schemes, which would otherwise silently become file names.
    pub fn parse(url: &str) -> Result<Self, LocationFault> {
        match scheme_of(url) {
            None => file(url),
            Some(("sqlite", path)) => file(path.strip_prefix("//").unwrap_or(path)),
            Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => {
                Ok(Self::Postgres(url.to_owned()))
            }
            Some((scheme, _)) => Err(LocationFault::DatabaseSchemeUnknown { scheme: scheme.to_owned() }),
        }
    }
}

/// Shows the location without a password, for logs and messages.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Self::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

/// Splits off the scheme. A single letter before the colon is a Windows drive instead.
fn scheme_of(url: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = url.split_once(':')?;
    let is_scheme = scheme.len() > 1
        && scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'));
    is_scheme.then_some((scheme, rest))
}

fn file(path: &str) -> Result<Location, LocationFault> {
    match path {
        "" => Err(LocationFault::DatabasePathMissing),
        ":memory:" => Err(LocationFault::DatabaseInMemory),
        path if scheme_of(path).is_some() => {
            Err(LocationFault::DatabaseSchemeUnknown { scheme: format!("sqlite:{path}") })
        }
        path => Ok(Location::Sqlite(PathBuf::from(path))),
    }
}

fn without_password(url: &str) -> String {
    let url = url.split_once('?').map_or(url, |(before, _)| before);
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            format!("{scheme}://{}@{host}", user.split_once(':').map_or(user, |(name, _)| name))
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_location_is_a_file_or_a_server() {
        for (url, path) in [
            ("data/club.db", "data/club.db"),
            ("sqlite:data/club.db", "data/club.db"),
            ("sqlite:/var/club.db", "/var/club.db"),
            ("sqlite:///var/club.db", "/var/club.db"),
            ("c:\\club.db", "c:\\club.db"),
        ] {
            assert_eq!(Location::parse(url), Ok(Location::Sqlite(path.into())), "{url}");
        }
        for url in ["postgres://club@host/db", "postgresql:///db?host=/tmp"] {
            assert_eq!(Location::parse(url), Ok(Location::Postgres(url.to_owned())), "{url}");
        }
    }

    #[test]
    fn an_unknown_scheme_is_never_a_file_name() {
        for (url, scheme) in [
            ("mysql://host/db", "mysql"),
            ("postgress://host/db", "postgress"),
            ("postgres:db", "postgres"),
            ("file:club.db", "file"),
            ("sqlite:file:club.db?mode=memory", "sqlite:file:club.db?mode=memory"),
        ] {
            let fault = LocationFault::DatabaseSchemeUnknown { scheme: scheme.to_owned() };
            assert_eq!(Location::parse(url), Err(fault), "{url}");
        }
        assert_eq!(Location::parse(""), Err(LocationFault::DatabasePathMissing));
        assert_eq!(Location::parse("sqlite:"), Err(LocationFault::DatabasePathMissing));
        assert_eq!(Location::parse("sqlite::memory:"), Err(LocationFault::DatabaseInMemory));
    }

    #[test]
    fn an_unencrypted_remote_server_is_recognised() {
        for (url, open) in [
            ("postgres://club@db.example/db", true),
            ("postgres://club@10.0.0.3:5432/db?sslmode=prefer", true),
            ("postgres://club@db.example/db?sslmode=verify-full", false),
            ("postgres://club@localhost/db", false),
            ("postgres://club@127.0.0.1:5433/db", false),
            ("postgres://club@%2Frun%2Fpostgresql/db", false),
            ("postgres:///db?host=/tmp", false),
            ("club.db", false),
        ] {
            assert_eq!(Location::parse(url).unwrap().is_open_to_eavesdroppers(), open, "{url}");
        }
    }

    #[test]
    fn a_missing_or_empty_file_is_a_new_installation() {
        let folder = tempfile::TempDir::new().unwrap();
        let location = Location::Sqlite(folder.path().join("club.db"));
        assert!(location.is_new());
        std::fs::write(folder.path().join("club.db"), "").unwrap();
        assert!(location.is_new());
        drop(crate::Store::open(&location).unwrap());
        assert!(!location.is_new());
    }

    #[test]
    fn a_shown_location_has_no_password() {
        let shown = Location::parse("postgres://club:secret@host:5432/db?password=secret").unwrap();
        assert_eq!(shown.to_string(), "postgres://club@host:5432/db");
    }
}
