//! Cells in a line, and the names in them, without quotes and addresses and with the family name last.

use super::numbering::ListNumbers;
use crate::people::team_line::has_letters;

/// Separators between names in one line.
const SEPARATORS: [char; 15] = [
    ',', ';', '\t', '،', '؛', '、', '，', '；', '|', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}',
];

/// “And” in the languages of the pages, and in a few of their neighbours.
const AND: [&str; 10] = [" and ", " und ", " et ", " y ", " e ", " и ", " और ", " এবং ", " અને ", " ਅਤੇ "];

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PastedCell {
    Name(String),
    /// Mail address without a name beside it.
    Mail(String),
}

/// Splits a line into cells. A quoted text is one cell (RFC 4180, RFC 5322) if its quotes are closed within
/// the line.
fn split_cells(line: &str) -> Vec<&str> {
    let (mut cells, mut from, mut at) = (Vec::new(), 0, 0);
    let mut before = ' ';
    while let Some(c) = line.get(at..).and_then(|rest| rest.chars().next()) {
        let next = at + c.len_utf8();
        let opens = c == '"' && (before.is_whitespace() || SEPARATORS.contains(&before));
        at = if opens { closing_quote(line, next).unwrap_or(next) } else { next };
        if SEPARATORS.contains(&c) {
            cells.extend(line.get(from..next - c.len_utf8()));
            from = next;
        }
        before = c;
    }
    cells.extend(line.get(from..));
    cells
}

/// Splits a line into cells. If there are several, the last one is also split at its “and”, as in a sentence.
pub(super) fn cells(line: &str) -> Vec<&str> {
    let mut all = split_cells(line);
    let [_, .., last] = all[..] else { return all };
    if let Some((one, other)) = AND.iter().find_map(|and| last.split_once(and))
        && has_letters(one)
        && has_letters(other)
    {
        all.pop();
        all.extend([one, other]);
    }
    all
}

/// Returns the position after the quote that closes the one opened before `from`.
fn closing_quote(line: &str, from: usize) -> Option<usize> {
    let mut rest = line.get(from..)?.char_indices().peekable();
    while let Some((at, c)) = rest.next() {
        if c == '"' && rest.next_if(|(_, next)| *next == '"').is_none() {
            return Some(from + at + 1);
        }
    }
    None
}

impl PastedCell {
    pub(super) fn as_name(&self) -> Option<&str> {
        match self {
            Self::Name(name) => Some(name),
            Self::Mail(_) => None,
        }
    }

    /// Returns the name, or `None` if the cell is empty or a mail address.
    pub(super) fn into_name(self) -> Option<String> {
        match self {
            Self::Name(name) => Some(name).filter(|name| !name.is_empty()),
            Self::Mail(_) => None,
        }
    }

    /// Puts the first name first if a comma separates it from the family name.
    pub(super) fn into_given_first(self, numbers: ListNumbers) -> Self {
        match self {
            Self::Name(name) => Self::Name(strip_marks(&given_name_first(&name), numbers)),
            mail @ Self::Mail(_) => mail,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.as_name().is_some_and(str::is_empty)
    }

    /// Reads a cell without the list decoration. The name is empty if nothing is left.
    pub(super) fn read(cell: &str, numbers: ListNumbers) -> Self {
        let listed = numbers.strip_decoration(cell);
        let listed = listed.strip_prefix('@').unwrap_or(listed);
        if !listed.contains('@') {
            return Self::Name(strip_marks(listed, numbers));
        }
        let is_mail = |word: &&str| word.contains('@');
        let rest: Vec<&str> = listed.split_whitespace().filter(|word| !is_mail(word)).collect();
        let rest =
            strip_marks(rest.join(" ").trim_matches(['-', '–', '—', ':', '(', ')', '<', '>', ' ']), numbers);
        if rest.is_empty() {
            let mail = listed.split_whitespace().find(is_mail).unwrap_or(listed);
            Self::Mail(mail.trim_matches(['<', '>', '(', ')', '"', '\'', '[', ']']).to_owned())
        } else {
            Self::Name(rest)
        }
    }
}

/// Strips the numbers and quotes around a name, however they are nested. A comma within quotes separates
/// family name and first name.
pub(super) fn strip_marks(cell: &str, numbers: ListNumbers) -> String {
    let mut name = cell.to_owned();
    loop {
        let (unquoted, was_whole) = strip_quotes(numbers.strip_decoration(&name));
        let next = if was_whole { given_name_first(&unquoted) } else { unquoted };
        if next == name {
            return name;
        }
        name = next;
    }
}

/// Strips quotes, and returns true if they enclosed the whole name. Removes an unpaired quote, but keeps a
/// nickname in quotes.
fn strip_quotes(cell: &str) -> (String, bool) {
    let inner = cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    match inner.map(|inner| inner.replace("\"\"", "\"")) {
        Some(inner) => (inner.trim().to_owned(), true),
        None if cell.matches('"').count() % 2 == 1 => (cell.trim_matches('"').trim().to_owned(), false),
        None => (cell.to_owned(), false),
    }
}

/// Turns “Ek, Anna” into “Anna Ek”. Other separators become spaces.
pub(super) fn given_name_first(name: &str) -> String {
    match name.split_once(',') {
        Some((family, given)) if has_letters(family) && has_letters(given) => {
            format!("{} {}", join_parts(given), join_parts(family))
        }
        _ => join_parts(name),
    }
}

fn join_parts(name: &str) -> String {
    let parts = name.split(|c| SEPARATORS.contains(&c) || c == '\n').map(str::trim);
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns true for a number, a percentage or a time, which may be in a column of a table but is not a name.
pub(super) fn is_figure(cell: &str) -> bool {
    cell.chars().all(|c| c.is_numeric() || ".:%/".contains(c))
}
