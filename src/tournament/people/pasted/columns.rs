//! Tables: lines with the same number of cells, some of which are names.

use super::cells::{PastedCell, given_name_first, strip_marks};
use super::headings::{is_heading, name_columns};
use super::numbering::ListNumbers;
use super::picked::ColumnPick;
use crate::people::team_line::has_letters;

const DELIMITERS: [u8; 4] = [b'\t', b';', b',', b'|'];
/// Maximum number of columns that are offered as names.
const MOST_COLUMNS: usize = 6;

/// A table with a line for each player.
pub(super) struct PastedTable {
    heading: Option<Vec<String>>,
    rows: Vec<(usize, Vec<String>)>,
    /// Columns that may have names.
    worded: Vec<usize>,
}

type PastedRows = Vec<(usize, Vec<String>)>;

impl PastedTable {
    /// Parses these lines as a table, if they are one.
    pub(super) fn of(lines: &[(usize, &str)]) -> Option<Self> {
        let mut rows =
            DELIMITERS.iter().find_map(|delimiter| rows(lines, *delimiter)).or_else(|| one_line(lines))?;
        let heading = has_heading(&rows).then(|| rows.remove(0).1);
        let width = rows.first().map_or(0, |(_, cells)| cells.len());
        let is_worded =
            |column: &usize| rows.iter().any(|(_, cells)| cells.get(*column).is_some_and(|c| is_worded(c)));
        let worded: Vec<usize> = (0..width).filter(is_worded).take(MOST_COLUMNS).collect();
        (!worded.is_empty()).then_some(Self { heading, rows, worded })
    }

    /// Returns the heading, to report that it was not read as a name.
    pub(super) fn heading(&self) -> Option<String> {
        let cells = self.heading.iter().flatten().filter(|cell| !cell.is_empty());
        let told = cells.map(String::as_str).collect::<Vec<_>>().join(" · ");
        (!told.is_empty()).then_some(told)
    }

    /// Returns the columns that contain names, if the table makes that clear.
    pub(super) fn guess(&self) -> Option<ColumnPick> {
        let headed = self.heading.as_deref().and_then(name_columns);
        match (headed, self.worded.as_slice()) {
            (Some(columns), _) => Some(ColumnPick::of(&columns)),
            (None, [one]) => Some(ColumnPick::of(&[*one])),
            (None, _) => None,
        }
    }

    /// Returns the ways to read the table, most likely first; empty if there is only one.
    pub(super) fn picks(&self) -> Vec<ColumnPick> {
        if self.worded.len() < 2 {
            return Vec::new();
        }
        let pairs = self.worded.iter().zip(self.worded.iter().skip(1));
        let pairs =
            pairs.flat_map(|(one, next)| [ColumnPick::of(&[*next, *one]), ColumnPick::of(&[*one, *next])]);
        let singles = self.worded.iter().map(|column| ColumnPick::of(&[*column]));
        let every = self.heading.is_none().then(ColumnPick::every);
        let all: Vec<ColumnPick> = if self.worded.len() == 2 {
            self.guess().into_iter().chain(pairs).chain(every).chain(singles).collect()
        } else {
            self.guess().into_iter().chain(every).chain(singles).chain(pairs).collect()
        };
        let mut picks: Vec<ColumnPick> = Vec::new();
        for pick in all {
            if !picks.contains(&pick) {
                picks.push(pick);
            }
        }
        picks
    }

    /// Returns the names with the numbers of their lines.
    pub(super) fn cells(&self, pick: &ColumnPick) -> Vec<(usize, PastedCell)> {
        let numbers =
            ListNumbers::detect(self.rows.iter().filter_map(|(_, cells)| cells.first().map(String::as_str)));
        let cell = |row: &[String], column: &usize| {
            row.get(*column).map(|cell| PastedCell::read(cell, numbers)).filter(|cell| !cell.is_empty())
        };
        if pick.columns().is_empty() {
            let every = |(line, row): &(usize, Vec<String>)| {
                let cells = self.worded.iter().filter_map(|column| cell(row, column));
                cells.map(|cell| (*line, cell.into_given_first(numbers))).collect::<Vec<_>>()
            };
            return self.rows.iter().flat_map(every).collect();
        }
        let one = |(line, row): &(usize, Vec<String>)| {
            let cells: Vec<PastedCell> =
                pick.columns().iter().filter_map(|column| cell(row, column)).collect();
            let name = cells.iter().filter_map(PastedCell::as_name).collect::<Vec<_>>().join(" ");
            let mail = cells.iter().find(|cell| cell.as_name().is_none());
            if let Some(mail) = mail.filter(|_| !has_letters(&name)) {
                return Some((*line, mail.clone()));
            }
            if name.is_empty() {
                return None;
            }
            Some((*line, PastedCell::Name(strip_marks(&given_name_first(&name), numbers))))
        };
        self.rows.iter().filter_map(one).collect()
    }
}

/// Splits lines into cells, if all lines have the same number of cells (RFC 4180).
fn rows(lines: &[(usize, &str)], delimiter: u8) -> Option<PastedRows> {
    if !lines.first().is_some_and(|(_, line)| line.contains(char::from(delimiter))) {
        return None;
    }
    let joined: String = lines.iter().flat_map(|(_, line)| [*line, "\n"]).collect();
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .trim(csv::Trim::All)
        .from_reader(joined.as_bytes());
    let mut rows = PastedRows::new();
    for record in reader.records() {
        let record = record.ok()?;
        let at = usize::try_from(record.position()?.line().checked_sub(1)?).ok()?;
        if record.iter().any(|cell| !cell.is_empty()) {
            rows.push((lines.get(at)?.0, record.iter().map(str::to_owned).collect()));
        }
    }
    let width = rows.first()?.1.len();
    (rows.len() > 1 && width > 1 && rows.iter().all(|(_, cells)| cells.len() == width)).then_some(rows)
}

/// Reads `Smith, John; Doe, Jane`: a table written in a single line.
fn one_line(lines: &[(usize, &str)]) -> Option<PastedRows> {
    let [(number, line)] = lines else { return None };
    let pieces: Vec<(usize, &str)> =
        line.split(';').map(|piece| (*number, piece.trim())).filter(|(_, piece)| !piece.is_empty()).collect();
    let is_pair = |(_, piece): &(usize, &str)| piece.matches(',').count() == 1 && !piece.contains('"');
    if pieces.iter().all(is_pair) { rows(&pieces, b',') } else { None }
}

/// Returns true if the first row is a heading: by its words, or because it alone has words in a column of
/// numbers.
fn has_heading(rows: &[(usize, Vec<String>)]) -> bool {
    let Some(((_, first), others)) = rows.split_first() else { return false };
    if others.is_empty() {
        return false;
    }
    let is_odd = |(column, cell): (usize, &String)| {
        let mut others = others.iter().filter_map(|(_, row)| row.get(column));
        is_worded(cell) && others.all(|other| !other.is_empty() && !is_worded(other))
    };
    first.iter().any(|cell| is_heading(cell)) || (others.len() > 1 && first.iter().enumerate().any(is_odd))
}

/// Returns true if a cell may be a name: it is not a number, a date, an address or a tick.
fn is_worded(cell: &str) -> bool {
    let count = |is: fn(char) -> bool| cell.chars().filter(|c| is(*c)).count();
    let bare = ListNumbers::default().strip_decoration(cell);
    has_letters(bare) && !bare.contains('@') && count(char::is_numeric) <= count(char::is_alphabetic)
}
