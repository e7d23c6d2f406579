//! Pasted names, from a chat, a spreadsheet or a numbered list. The decoration of the list is removed.

mod cells;
mod columns;
mod headings;
mod numbering;
mod picked;
mod teams;

use self::cells::{PastedCell, cells, is_figure};
use self::columns::PastedTable;
use self::headings::Headings;
use self::numbering::ListNumbers;
pub use self::picked::{ColumnOption, ColumnPick};

/// Names in a pasted text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PastedNames {
    /// Each name, or team with `+`, with the number of its line, starting at 1.
    pub lines: Vec<(usize, String)>,
    /// True if anything other than empty lines and spaces was removed.
    pub tidied: bool,
    /// Text other than names: titles, and headings of sections and columns.
    pub left_out: Vec<String>,
    /// Mail addresses without a name, with the numbers of their lines. The user has to supply the names.
    pub mails: Vec<(usize, String)>,
    /// Ways to read a table, if there are several. If the right one is not evident, none is marked as chosen.
    pub ways: Vec<ColumnOption>,
}

impl PastedNames {
    /// Reads a text: one name per line, or several separated by commas, semicolons or tabs, with or without
    /// numbers and bullets.
    pub fn read(text: &str) -> Self {
        Self::read_with_pick(text, None, |_| false)
    }

    /// Reads a text for which somebody may have chosen the columns of names. Lines for which `is_kept`
    /// returns true are kept unchanged as names.
    pub fn read_with_pick(text: &str, pick: Option<&ColumnPick>, is_kept: impl Fn(&str) -> bool) -> Self {
        let typed = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let (kept, open): (Vec<_>, Vec<_>) = typed.partition(|(_, line)| is_kept(line.trim()));
        let mut read = Self::default();
        read.read_lines(&open, pick);
        read.lines.extend(kept.into_iter().map(|(number, line)| (number, line.trim().to_owned())));
        read.lines.sort_by_key(|(number, _)| *number);
        let typed = text.lines().map(str::trim).filter(|line| !line.is_empty());
        read.tidied = !typed.eq(read.lines.iter().map(|(_, name)| name.as_str()));
        read
    }

    /// Returns the names, one per line.
    pub fn text(&self) -> String {
        self.lines.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join("\n")
    }

    /// Returns true if somebody has to choose the columns of names first.
    pub fn is_unclear(&self) -> bool {
        !self.ways.is_empty() && self.ways.iter().all(|way| !way.chosen)
    }

    /// Returns true if the result may be unexpected and has to be shown before it is used.
    pub fn is_surprising(&self) -> bool {
        !self.ways.is_empty() || !self.left_out.is_empty()
    }

    fn read_lines(&mut self, lines: &[(usize, &str)], pick: Option<&ColumnPick>) {
        let Headings { lines, left_out } = Headings::of(lines);
        self.left_out = left_out;
        if let Some(teams) = teams::two_teams(&lines) {
            self.lines = teams;
        } else if let Some(table) = PastedTable::of(&lines) {
            self.read_table(&table, pick);
        } else {
            self.read_list(&lines);
        }
    }

    fn read_table(&mut self, table: &PastedTable, pick: Option<&ColumnPick>) {
        self.left_out.extend(table.heading());
        let picks = table.picks();
        let pick = pick.filter(|pick| picks.contains(pick)).cloned().or_else(|| table.guess());
        let way = |own: &ColumnPick| ColumnOption {
            names: table.cells(own).into_iter().filter_map(|(_, cell)| cell.into_name()).collect(),
            chosen: pick.as_ref() == Some(own),
            pick: own.clone(),
        };
        self.ways = picks.iter().map(way).collect();
        // Until somebody chooses a way, the first one is used to count the names.
        if let Some(pick) = pick.as_ref().or(picks.first()) {
            for (line, cell) in table.cells(pick) {
                self.take(line, cell);
            }
        }
    }

    fn read_list(&mut self, lines: &[(usize, &str)]) {
        let numbers = ListNumbers::detect(lines.iter().map(|(_, line)| *line));
        let has_lists = lines.iter().any(|(_, line)| teams::split_list_label(line, true).is_some());
        for (number, line) in lines {
            let line = match teams::split_list_label(line, false).filter(|_| has_lists) {
                Some((label, rest)) => {
                    self.left_out.push(format!("{label}:"));
                    rest
                }
                None => line,
            };
            let read: Vec<PastedCell> =
                cells(line).into_iter().map(|cell| PastedCell::read(cell, numbers)).collect();
            let says_something = |cell: &&PastedCell| !cell.is_empty();
            let is_name = |cell: &PastedCell| !cell.as_name().is_some_and(is_figure);
            let has_names = read.iter().filter(says_something).any(is_name);
            // A cell with only a number is a column of a list, unless the line has nothing else.
            for cell in read.into_iter().filter(|cell| !has_names || is_name(cell)) {
                self.take(*number, cell);
            }
        }
    }

    fn take(&mut self, line: usize, cell: PastedCell) {
        match cell {
            PastedCell::Name(name) if name.is_empty() => {}
            PastedCell::Name(name) => self.lines.push((line, teams::labelled_team(&name).unwrap_or(name))),
            PastedCell::Mail(mail) => self.mails.push((line, mail)),
        }
    }
}

#[cfg(test)]
mod tests;
