//! Places in a document or a record.

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
    /// A key of the format.
    Key(&'static str),
    /// A key given by the user.
    Given(String),
    /// An element of a list, starting at 0.
    Index(usize),
    /// Data about one player.
    Player(PlayerId),
    /// Data about the cards of one face.
    Face(Face),
}

impl Place {
    /// Returns the place of the whole document.
    pub fn root() -> Self {
        Self::default()
    }

    /// Returns the place at a key of the format, or at several with dots between them.
    #[must_use]
    pub fn key(&self, keys: &'static str) -> Self {
        self.join(keys.split('.').map(PathPart::Key))
    }

    /// Returns the place at a key given by the user.
    #[must_use]
    pub fn user_key(&self, key: impl fmt::Display) -> Self {
        self.join([PathPart::Given(key.to_string())])
    }

    /// Returns the place of an element of a list, starting at 0.
    #[must_use]
    pub fn index(&self, index: usize) -> Self {
        self.join([PathPart::Index(index)])
    }

    /// Returns the place of the data about a player.
    #[must_use]
    pub fn player(&self, player: &PlayerId) -> Self {
        self.join([PathPart::Player(player.clone())])
    }

    /// Returns the place of the data about the cards of a face.
    #[must_use]
    pub fn face(&self, face: Face) -> Self {
        self.join([PathPart::Face(face)])
    }

    fn join(&self, parts: impl IntoIterator<Item = PathPart>) -> Self {
        Self(self.0.iter().cloned().chain(parts).collect())
    }

    /// Returns this place, which is relative to `outer`, as a full path: `left.gleb` in `hands[3].result`
    /// becomes `hands[3].result.left.gleb`.
    #[must_use]
    pub fn prefixed_with(&self, outer: &Self) -> Self {
        outer.join(self.0.iter().cloned())
    }

    /// Returns this place relative to `outer`, or `None` if it is not within `outer`.
    pub fn strip_prefix(&self, outer: &Self) -> Option<Self> {
        self.0.strip_prefix(outer.0.as_slice()).map(|rest| Self(rest.to_vec()))
    }

    /// Returns the steps of the path, outermost first.
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
