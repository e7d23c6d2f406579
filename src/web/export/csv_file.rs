//! A table as comma-separated values for programs: UTF-8 without a BOM, the same header in every language, times in UTC.

use chrono::SecondsFormat;

use crate::export::table::{ExportCell, ExportTable};

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
