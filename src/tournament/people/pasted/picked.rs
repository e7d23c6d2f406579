//! Columns of a table that contain names, as chosen or guessed.

use std::fmt;
use std::str::FromStr;

/// Columns that make up a name, in order and counted from 0; empty if every cell is a name. Forms write them
/// as `2`, `3+2` or `all`, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnPick(Vec<usize>);

impl ColumnPick {
    pub(super) fn of(columns: &[usize]) -> Self {
        Self(columns.to_vec())
    }

    /// Treats every cell as a name.
    pub(super) fn every() -> Self {
        Self(Vec::new())
    }

    pub(super) fn columns(&self) -> &[usize] {
        &self.0
    }
}

const EVERY: &str = "all";

impl fmt::Display for ColumnPick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str(EVERY);
        }
        let columns: Vec<String> = self.0.iter().map(|column| (column + 1).to_string()).collect();
        f.write_str(&columns.join("+"))
    }
}

impl FromStr for ColumnPick {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == EVERY {
            return Ok(Self::every());
        }
        let column = |number: &str| number.parse::<usize>().ok()?.checked_sub(1);
        text.split('+').map(column).collect::<Option<Vec<usize>>>().map(Self).ok_or(())
    }
}

/// A way to read a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnOption {
    /// Columns that contain names.
    pub pick: ColumnPick,
    /// Names that result from this way.
    pub names: Vec<String>,
    /// True if the table was read this way.
    pub chosen: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pick_reads_as_it_is_written() {
        for text in ["all", "1", "3+2"] {
            assert_eq!(text.parse::<ColumnPick>().map(|pick| pick.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "0", "+", "1+", "x", "-1", "99999999999999999999"] {
            assert_eq!(text.parse::<ColumnPick>(), Err(()), "{text}");
        }
    }
}
