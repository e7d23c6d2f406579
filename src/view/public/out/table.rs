//! A table that leaves the page as a file: for programs as CSV, for people as a workbook.

use crate::tournament::Zone;
use chrono::{DateTime, Utc};

use crate::view::Words;

/// A table with its columns.
#[derive(Debug, Clone)]
pub struct OutTable {
    /// What it is called.
    pub title: String,
    pub(super) columns: Vec<OutColumn>,
    pub(super) rows: Vec<Vec<OutCell>>,
    /// Whose clocks people read.
    pub(super) zone: Zone,
    /// When what it says was recorded last.
    pub(super) changed_at: DateTime<Utc>,
}

/// A column.
#[derive(Debug, Clone)]
pub(super) struct OutColumn {
    /// What programs call it, in every language the same.
    pub(super) key: String,
    /// What people call it; none where it says nothing to them.
    pub(super) title: Option<String>,
}

/// What stands in one place of the table.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum OutCell {
    Nothing,
    Text(String),
    /// A word: for programs its key, for people as they say it.
    Word(&'static str, String),
    Count(u32),
    Signed(i64),
    /// With two decimals.
    Average(f64),
    At(DateTime<Utc>),
}

impl OutTable {
    /// The columns in which anything stands that people read, by their places.
    pub(super) fn for_people(&self) -> Vec<(usize, &str)> {
        let says =
            |at: usize| self.rows.iter().any(|row| row.get(at).is_some_and(|cell| *cell != OutCell::Nothing));
        let titled =
            self.columns.iter().enumerate().filter_map(|(at, column)| Some((at, column.title.as_deref()?)));
        titled.filter(|(at, _)| self.rows.is_empty() || says(*at)).collect()
    }
}

/// A column of this key, titled by a message.
pub(super) fn column(words: Words, key: &str, title: &str) -> OutColumn {
    OutColumn { key: key.to_owned(), title: Some(words.say(title.to_owned()).to_string()) }
}

impl From<Option<u32>> for OutCell {
    fn from(count: Option<u32>) -> Self {
        count.map_or(Self::Nothing, Self::Count)
    }
}

impl From<Option<String>> for OutCell {
    fn from(text: Option<String>) -> Self {
        text.filter(|text| !text.is_empty()).map_or(Self::Nothing, Self::Text)
    }
}

impl From<String> for OutCell {
    fn from(text: String) -> Self {
        Some(text).into()
    }
}
