//! Where in a document, or in what was recorded, something is wrong.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::PlayerId;
use lastcard_rules::Face;

/// A path into the document: `hands[3].result.left.gleb.W`. The whole document is `file`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Place(Vec<PathPart>);

/// One step of a path.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PathPart {
    /// A key that the document has by its format.
    Key(&'static str),
    /// A key as somebody wrote it.
    Given(String),
    /// An element of a list, from 0.
    Index(usize),
    /// What is said about one player.
    Player(PlayerId),
    /// What is said about the cards of one face.
    Face(Face),
}

impl Place {
    /// The whole document.
    pub fn root() -> Self {
        Self::default()
    }

    /// What stands at a key of the format, or at several with dots between them.
    #[must_use]
    pub fn key(&self, keys: &'static str) -> Self {
        self.and(keys.split('.').map(PathPart::Key))
    }

    /// What stands at a key that somebody chose.
    #[must_use]
    pub fn given(&self, key: impl fmt::Display) -> Self {
        self.and([PathPart::Given(key.to_string())])
    }

    /// An element of a list, from 0.
    #[must_use]
    pub fn index(&self, index: usize) -> Self {
        self.and([PathPart::Index(index)])
    }

    /// What is said here about a player.
    #[must_use]
    pub fn player(&self, player: &PlayerId) -> Self {
        self.and([PathPart::Player(player.clone())])
    }

    /// What is said here about the cards of a face.
    #[must_use]
    pub fn face(&self, face: Face) -> Self {
        self.and([PathPart::Face(face)])
    }

    fn and(&self, parts: impl IntoIterator<Item = PathPart>) -> Self {
        Self(self.0.iter().cloned().chain(parts).collect())
    }

    /// This place seen from one further out: `left.gleb` at `hands[3].result` is `hands[3].result.left.gleb`.
    #[must_use]
    pub fn within(&self, outer: &Self) -> Self {
        outer.and(self.0.iter().cloned())
    }

    /// The way to it from a place that it stands in; none if it does not stand there.
    pub fn from(&self, outer: &Self) -> Option<Self> {
        self.0.strip_prefix(outer.0.as_slice()).map(|rest| Self(rest.to_vec()))
    }

    /// The steps of the path, from the outside in.
    pub fn parts(&self) -> &[PathPart] {
        &self.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("file");
        }
        for (number, part) in self.0.iter().enumerate() {
            if number > 0 && !matches!(part, PathPart::Index(_)) {
                f.write_str(".")?;
            }
            match part {
                PathPart::Key(key) => f.write_str(key)?,
                PathPart::Given(key) => f.write_str(key)?,
                PathPart::Index(index) => write!(f, "[{index}]")?,
                PathPart::Player(player) => write!(f, "{player}")?,
                PathPart::Face(face) => write!(f, "{face}")?,
            }
        }
        Ok(())
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
