//! Short codes that people type and scan.

use std::fmt;

use lastcard_tournament::is_hidden;

use crate::StoreError;

/// Leaves out characters that are easily confused across a table: 0 and O; 1, I and L.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/// Length of a table's code, which is typed on phones without a camera.
const TABLE_LENGTH: usize = 6;

/// Length of a player's code, which is only scanned or sent. 31¹² cannot be guessed.
const PLAYER_LENGTH: usize = 12;

/// Length of a player's code that a table has shown. Others there can read it, so it does not open a seat that somebody holds.
const SHOWN_LENGTH: usize = 14;

/// Length of a scorer's code, which is entered once an evening.
const SCORER_LENGTH: usize = 8;

/// A code: six characters for a table, eight for a scorer, twelve for a player, or fourteen if a table showed it. Older codes of players
/// have six. A scorer's code may name a table at its end: `K7M2QXAB.3`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(String);

impl Code {
    /// Parses a code as typed or pasted. Ignores case, spaces, dashes, invisible characters and a full stop at the end.
    pub fn parse(text: &str) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace() && !is_hidden(*c)).collect();
        let text = text.strip_suffix('.').unwrap_or(&text);
        let (text, table) = match text.split_once('.') {
            Some((text, table)) => (text, Some(table.parse::<u32>().ok()?)),
            None => (text, None),
        };
        let code = text.replace('-', "").to_ascii_uppercase();
        let known = code.bytes().all(|b| ALPHABET.contains(&b));
        let code = Self(code);
        match table {
            Some(table) => (known && code.is_scorer_code()).then(|| code.with_table(table)),
            None => (known
                && [TABLE_LENGTH, SCORER_LENGTH, PLAYER_LENGTH, SHOWN_LENGTH].contains(&code.0.len()))
            .then_some(code),
        }
    }

    pub(super) fn random_for_table() -> Self {
        Self::random(TABLE_LENGTH)
    }

    pub(super) fn random_for_scorer() -> Self {
        Self::random(SCORER_LENGTH)
    }

    pub(crate) fn random_for_player() -> Self {
        Self::random(PLAYER_LENGTH)
    }

    pub(crate) fn random_shown() -> Self {
        Self::random(SHOWN_LENGTH)
    }

    fn random(length: usize) -> Self {
        let letter = || ALPHABET.get(rand::random_range(0..ALPHABET.len())).copied().unwrap_or(b'2');
        Self((0..length).map(|_| char::from(letter())).collect())
    }

    /// Returns true if it is too long to be guessed.
    pub fn is_long(&self) -> bool {
        self.issued().len() >= PLAYER_LENGTH
    }

    /// Returns true if it has the length of a table's code, which older codes of players share.
    pub(crate) fn has_table_length(&self) -> bool {
        self.0.len() == TABLE_LENGTH
    }

    /// Returns true for a scorer's code that names no table.
    pub fn is_scorer_code(&self) -> bool {
        self.0.len() == SCORER_LENGTH
    }

    /// Returns a scorer's code that names this table.
    #[must_use]
    pub fn with_table(&self, table: u32) -> Self {
        Self(format!("{}.{table}", self.0))
    }

    /// Returns the code without the table that it names.
    #[must_use]
    pub fn without_table(&self) -> Self {
        Self(self.issued().to_owned())
    }

    /// Table named by a scorer's code.
    pub fn scored_table(&self) -> Option<u32> {
        self.0.split_once('.')?.1.parse().ok()
    }

    /// The part that was issued, without the table named by a scorer.
    pub(crate) fn issued(&self) -> &str {
        self.0.split_once('.').map_or(self.0.as_str(), |(issued, _)| issued)
    }

    /// Parses a code in a backup file, which must be in its canonical form and of a kind that `fits` accepts.
    pub(crate) fn parse_canonical(text: &str, fits: impl Fn(&Self) -> bool) -> Result<Self, StoreError> {
        let code = Self::parse(text).filter(|code| code.as_str() == text && code.scored_table().is_none());
        code.filter(fits).ok_or_else(|| StoreError::corrupt("code", &text))
    }

    /// Returns true for a player's code, whether or not a table showed it.
    pub(crate) fn is_personal(&self) -> bool {
        [PLAYER_LENGTH, SHOWN_LENGTH].contains(&self.0.len())
    }

    pub(super) fn from_stored(text: String) -> Self {
        Self(text)
    }

    /// Returns true for a player's code that a table showed.
    pub fn is_shown_code(&self) -> bool {
        self.0.len() == SHOWN_LENGTH
    }

    /// Canonical form: capitals without spaces.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Code::parse("K7M2QX").unwrap();
        for typed in ["k7m2qx", " K7M-2QX ", "k7 m2 qx"] {
            assert_eq!(Code::parse(typed), Some(code.clone()), "{typed}");
        }
        for bad in ["", "K7M2Q", "K7M2QXX", "K7M2Q0", "K7M2QO", "K7M2Q1", "К7М2QХ"] {
            assert_eq!(Code::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_scorer_code_names_its_table() {
        let scorer = Code::random_for_scorer();
        assert!(scorer.is_scorer_code() && !scorer.is_long());
        let at = Code::parse(&format!(" {}.12 ", scorer.as_str().to_lowercase())).unwrap();
        assert_eq!((at.scored_table(), at.issued(), at.is_scorer_code()), (Some(12), scorer.as_str(), false));
        assert_eq!(Code::parse(at.as_str()), Some(at));
        for bad in ["K7M2QX.1", "K7M2QXAB.x", "K7M2QXAB.-1", "K7M2QXAB.1.2"] {
            assert_eq!(Code::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_random_code_reads_back() {
        for _ in 0..1000 {
            let (code, personal, shown) =
                (Code::random_for_table(), Code::random_for_player(), Code::random_shown());
            assert_eq!(Code::parse(shown.as_str()), Some(shown.clone()));
            assert!(shown.is_long() && shown.is_shown_code() && !personal.is_shown_code());
            assert_eq!(Code::parse(code.as_str()), Some(code.clone()));
            assert_eq!(Code::parse(personal.as_str()), Some(personal.clone()));
            assert!(personal.is_long() && !code.is_long());
        }
    }
}
