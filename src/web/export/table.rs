//! A table for download, and its CSV for programs: UTF-8 without a BOM, the same header in every language, times in UTC.

use chrono::{DateTime, SecondsFormat, Utc};

use lastcard_tournament::Zone;

use crate::ui::translator::Translator;

#[derive(Debug, Clone)]
pub struct ExportTable {
    /// Title for people, also the name of the sheet.
    pub title: String,
    pub columns: Vec<ExportColumn>,
    pub rows: Vec<Vec<ExportCell>>,
    /// Time zone of the workbook's times.
    pub zone: Zone,
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

/// Writes the table as CSV.
///
/// # Errors
/// None in practice: it writes to memory.
pub fn csv(table: &ExportTable) -> Result<Vec<u8>, csv::Error> {
    let mut file = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    file.write_record(table.columns.iter().map(|column| column.key.as_str()))?;
    for row in &table.rows {
        file.write_record(row.iter().map(format_cell))?;
    }
    file.into_inner().map_err(|failure| failure.into_error().into())
}

fn format_cell(cell: &ExportCell) -> String {
    match cell {
        ExportCell::Nothing => String::new(),
        ExportCell::Text(text) => escape_formula(text),
        ExportCell::Word(key, _) => (*key).to_owned(),
        ExportCell::Count(count) => count.to_string(),
        ExportCell::Signed(number) => number.to_string(),
        ExportCell::Average(number) => format!("{number:.2}"),
        ExportCell::At(at) => at.to_rfc3339_opts(SecondsFormat::Secs, true),
    }
}

/// Escapes text that a spreadsheet would evaluate as a formula, such as a name typed by a visitor. The leading apostrophe marks it as text.
fn escape_formula(text: &str) -> String {
    let seen = text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '\u{2066}'..='\u{2069}'));
    let begins = seen.starts_with(['=', '+', '-', '@', '\u{FF1D}', '\u{FF0B}', '\u{FF0D}', '\u{FF20}']);
    if begins || text.starts_with(['\t', '\r', '\n']) { format!("'{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_becomes_a_formula() {
        for text in ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\u{2068}=1\u{2069}", "\t=1", "＝1"] {
            assert_eq!(format_cell(&ExportCell::Text(text.to_owned())), format!("'{text}"));
        }
        for text in ["Anna", "1=1", "a-b", "'x", "शर्मा", "🎉"] {
            assert_eq!(format_cell(&ExportCell::Text(text.to_owned())), text);
        }
        assert_eq!(format_cell(&ExportCell::Signed(-3)), "-3");
    }
}
