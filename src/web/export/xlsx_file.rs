//! A table as a workbook for people: in their language, in the club's time zone, with a frozen header row.

use chrono::{DateTime, Utc};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet};

pub use rust_xlsxwriter::XlsxError;

use lastcard_tournament::excerpt;

use crate::export::table::{ExportCell, ExportTable};
use crate::ui::translator::Translator;

/// Maximum length of a sheet's name, in UTF-16 units.
const MAX_NAME_UNITS: usize = 31;

/// Maximum width of a column, in pixels.
const MAX_COLUMN_WIDTH: u32 = 420;

/// Writes the table as a workbook.
///
/// # Errors
/// The table has more rows than a sheet allows.
pub fn xlsx(words: Translator, table: &ExportTable) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    // The creation time is part of the file: the same table must give the same bytes.
    if let Ok(at) = ExcelDateTime::from_timestamp(table.changed_at.timestamp()) {
        book.set_properties(&DocProperties::new().set_title(&table.title).set_creation_datetime(&at));
    }
    let sheet = book.add_worksheet();
    sheet.set_name(sheet_name(&table.title))?;
    sheet.set_right_to_left(words.direction() == "rtl");
    let columns = table.visible_columns();
    let (bold, time, average) = (
        Format::new().set_bold(),
        Format::new().set_num_format("yyyy-mm-dd hh:mm:ss"),
        Format::new().set_num_format("0.00"),
    );
    for (to, (from, title)) in (0..).zip(&columns) {
        sheet.write_string_with_format(0, to, *title, &bold)?;
        for (row, cells) in (1..).zip(&table.rows) {
            match cells.get(*from) {
                Some(ExportCell::At(at)) => write_time(sheet, (row, to), local_timestamp(table, *at), &time)?,
                Some(ExportCell::Average(number)) => {
                    sheet.write_number_with_format(row, to, *number, &average)?;
                }
                Some(cell) => write(sheet, (row, to), cell)?,
                None => {}
            }
        }
    }
    sheet.set_freeze_panes(1, 0)?;
    sheet.set_autofit_max_width(MAX_COLUMN_WIDTH);
    sheet.autofit();
    book.save_to_buffer()
}

/// Writes a cell. Text is written as a string, never as a formula.
fn write(sheet: &mut Worksheet, (row, column): (u32, u16), cell: &ExportCell) -> Result<(), XlsxError> {
    match cell {
        ExportCell::Text(text) | ExportCell::Word(_, text) => sheet.write_string(row, column, text)?,
        ExportCell::Count(count) => sheet.write_number(row, column, *count)?,
        #[expect(clippy::cast_precision_loss, reason = "points, far below 2^53")]
        ExportCell::Signed(number) => sheet.write_number(row, column, *number as f64)?,
        ExportCell::Nothing | ExportCell::Average(_) | ExportCell::At(_) => return Ok(()),
    };
    Ok(())
}

fn write_time(
    sheet: &mut Worksheet,
    (row, column): (u32, u16),
    seconds: i64,
    format: &Format,
) -> Result<(), XlsxError> {
    sheet.write_datetime_with_format(row, column, ExcelDateTime::from_timestamp(seconds)?, format)?;
    Ok(())
}

/// Returns the club's local time as if it were UTC: a workbook has no time zones.
fn local_timestamp(table: &ExportTable, at: DateTime<Utc>) -> i64 {
    at.with_timezone(&table.zone).naive_local().and_utc().timestamp()
}

/// Returns the title without characters that a sheet's name must not contain.
fn sheet_name(title: &str) -> String {
    let plain: String = title.chars().map(|c| if "[]:*?/\\'".contains(c) { ' ' } else { c }).collect();
    // The limit counts UTF-16 units.
    let mut name = excerpt(plain.trim(), MAX_NAME_UNITS);
    while name.encode_utf16().count() > MAX_NAME_UNITS {
        name.pop();
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_may_have_any_title() {
        for title in ["Schedule", "a/b:c*[d]?'", "🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉", &"ш".repeat(60)]
        {
            let name = sheet_name(title);
            assert!(Workbook::new().add_worksheet().set_name(&name).is_ok(), "{name}");
        }
    }
}
