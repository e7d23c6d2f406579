//! A table for download: CSV for programs, a workbook for people.

use chrono::{DateTime, Utc};

use lastcard_tournament::Zone;

use crate::ui::translator::Translator;

/// A table with its columns.
#[derive(Debug, Clone)]
pub struct ExportTable {
    /// Title for people, also the name of the sheet.
    pub title: String,
    pub columns: Vec<ExportColumn>,
    pub rows: Vec<Vec<ExportCell>>,
    /// Time zone of the workbook's times.
    pub zone: Zone,
    /// Time of the last change to the data.
    pub changed_at: DateTime<Utc>,
}

#[derive(Debug, Clone)]
pub struct ExportColumn {
    /// Column name for programs, the same in every language.
    pub key: String,
    /// Column title for people; `None` if the column is only for programs.
    pub title: Option<String>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ExportCell {
    Nothing,
    Text(String),
    /// A term: its key for programs, its translation for people.
    Word(&'static str, String),
    Count(u32),
    Signed(i64),
    /// An average, shown with two decimals.
    Average(f64),
    At(DateTime<Utc>),
}

impl ExportTable {
    /// Returns the index and title of the columns for people, except those that are empty in every row.
    pub fn visible_columns(&self) -> Vec<(usize, &str)> {
        let says = |at: usize| {
            self.rows.iter().any(|row| row.get(at).is_some_and(|cell| *cell != ExportCell::Nothing))
        };
        let titled =
            self.columns.iter().enumerate().filter_map(|(at, column)| Some((at, column.title.as_deref()?)));
        titled.filter(|(at, _)| self.rows.is_empty() || says(*at)).collect()
    }
}

/// Returns a column with this key, titled by the message `title`.
pub fn column(words: Translator, key: &str, title: &str) -> ExportColumn {
    ExportColumn { key: key.to_owned(), title: Some(words.say(title.to_owned()).to_string()) }
}

impl From<Option<u32>> for ExportCell {
    fn from(count: Option<u32>) -> Self {
        count.map_or(Self::Nothing, Self::Count)
    }
}

impl From<Option<String>> for ExportCell {
    fn from(text: Option<String>) -> Self {
        text.filter(|text| !text.is_empty()).map_or(Self::Nothing, Self::Text)
    }
}

impl From<String> for ExportCell {
    fn from(text: String) -> Self {
        Some(text).into()
    }
}
