//! Shared by the subcommands: input, output, problems and exit codes.

use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use comfy_table::{CellAlignment, Table, presets};

use crate::cli::words::words;
use crate::tournament::{Fault, Place, Problem, file};
use crate::web::Origin;
use crate::web::Translator;

#[derive(Debug)]
pub(super) enum CommandFailure {
    BadInput(Vec<Problem>),
    /// The input, named here, cannot be read.
    Unreadable(String, io::Error),
    Unwritable(io::Error),
    /// The request cannot be met; the text says why, and what would be right.
    Wrong(String),
    /// The command failed for a reason other than its input; the text says why.
    Failed(String),
}

impl From<Vec<Problem>> for CommandFailure {
    fn from(problems: Vec<Problem>) -> Self {
        Self::BadInput(problems)
    }
}

pub(super) fn parse_public_url(text: &str) -> Result<Origin, String> {
    Origin::parse(text).map_err(|_| words().say("cli-bad-url").with("given", text).to_string())
}

/// Returns the exit code of a subcommand, after reporting its failure on stderr.
pub(super) fn exit_code(done: Result<(), CommandFailure>) -> ExitCode {
    let words = words();
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The program that reads the output, such as `head`, has closed the pipe.
        Err(CommandFailure::Unwritable(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(CommandFailure::Unwritable(error)) => {
            print_error(&words.say("cli-unwritable").with("reason", error.to_string()).to_string());
            ExitCode::FAILURE
        }
        Err(CommandFailure::Unreadable(file, error)) => {
            let said = words.say("cli-unreadable").with("file", file).with("reason", error.to_string());
            print_error(&said.to_string());
            ExitCode::FAILURE
        }
        Err(CommandFailure::Failed(said)) => {
            print_error(&said);
            ExitCode::FAILURE
        }
        Err(CommandFailure::Wrong(said)) => {
            print_error(&said);
            ExitCode::from(2)
        }
        Err(CommandFailure::BadInput(problems)) => {
            for problem in &problems {
                print_error(&format_problem(words, problem));
            }
            ExitCode::from(2)
        }
    }
}

/// Writes a line to stderr. A closed stderr is ignored.
pub(super) fn print_error(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Formats a problem as `place: text`.
pub(super) fn format_problem(words: Translator, problem: &Problem) -> String {
    let text = words.fault(&problem.fault).to_string();
    words.say("cli-problem").with("place", problem.place.to_string()).with("text", text).to_string()
}

/// Option for the tournament file to read.
#[derive(Debug, Args)]
pub(super) struct Input {
    /// Tournament file, or - for standard input; default: standard input
    file: Option<PathBuf>,
}

impl Input {
    /// Input from this file, or from standard input if it is `-`.
    pub(super) fn from_path(file: PathBuf) -> Self {
        Self { file: Some(file) }
    }

    /// Reads the whole text, without a limit.
    pub(super) fn text(&self) -> Result<String, CommandFailure> {
        self.read_limited(u64::MAX)
    }

    /// Reads the text of a tournament file. A file that is too large is refused before it is read into
    /// memory.
    pub(super) fn document(&self) -> Result<String, CommandFailure> {
        self.read_limited(u64::try_from(file::MOST_BYTES).unwrap_or(u64::MAX))
    }

    fn read_limited(&self, most: u64) -> Result<String, CommandFailure> {
        let mut bytes = Vec::new();
        let read = match self.path() {
            None => io::stdin().lock().take(most.saturating_add(1)).read_to_end(&mut bytes),
            Some(path) => File::open(path).and_then(|file| {
                // A device or a pipe reports no length, so reading is limited as well.
                let length = file.metadata()?.len();
                if length > most {
                    Ok(usize::MAX)
                } else {
                    file.take(most.saturating_add(1)).read_to_end(&mut bytes)
                }
            }),
        };
        let length = read.map_err(|error| CommandFailure::Unreadable(self.name(), error))?;
        if u64::try_from(length).unwrap_or(u64::MAX) > most {
            return Err(vec![Place::root().fault(file::too_big_fault())].into());
        }
        String::from_utf8(bytes).map_err(|error| {
            let good = error.as_bytes().get(..error.utf8_error().valid_up_to()).unwrap_or_default();
            let line = good.split(|byte| *byte == b'\n');
            let column =
                line.clone().next_back().map_or(0, |last| String::from_utf8_lossy(last).chars().count());
            vec![Place::root().fault(Fault::NotUtf8 { line: line.count(), column: column + 1 })].into()
        })
    }

    fn path(&self) -> Option<&Path> {
        self.file.as_deref().filter(|file| *file != Path::new("-"))
    }

    /// Name for messages.
    pub(super) fn name(&self) -> String {
        let standard = || words().say("cli-standard-input").to_string();
        self.path().map_or_else(standard, |path| path.display().to_string())
    }
}

/// Option for the kind of output, JSON or a table for people.
#[derive(Debug, Args)]
pub(super) struct Output {
    /// Write JSON even to a terminal
    #[arg(long)]
    json: bool,
}

impl Output {
    pub(super) fn is_for_people(&self) -> bool {
        !self.json && io::stdout().is_terminal()
    }
}

pub(super) fn print(text: &str) -> Result<(), CommandFailure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(CommandFailure::Unwritable)
}

/// Formats a table with these titles, aligning columns of numbers to the right.
pub(super) fn table(words: Translator, titles: &[&'static str], rows: &[Vec<String>]) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header(titles.iter().map(|title| words.say(*title).to_string()));
    table.add_rows(rows);
    for (index, column) in table.column_iter_mut().enumerate() {
        let mut cells = rows.iter().filter_map(|row| row.get(index)).filter(|cell| !cell.is_empty());
        if cells.all(|cell| cell.parse().is_ok_and(f64::is_finite)) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    format!("{}\n", table.trim_fmt())
}

#[cfg(test)]
mod tests {
    use strum::VariantNames;

    use super::*;
    use crate::rules::RuleFault;
    use crate::tournament::NameFault;
    use crate::tournament::date::YearFault;

    #[test]
    fn every_fault_has_a_sentence() {
        // Names, rules and years have their own enums.
        let own = Fault::VARIANTS.iter().filter(|fault| !["name", "rules", "year"].contains(*fault));
        for fault in own.chain(NameFault::VARIANTS).chain(YearFault::VARIANTS) {
            let key = format!("problem-{fault}");
            assert_ne!(Translator::english().say(key.as_str()).to_string(), key);
        }
        let option = "house.jmup".to_owned();
        let text =
            Translator::english().say("problem-unknown-option").with("option", option.as_str()).to_string();
        let line =
            Translator::english().say("cli-problem").with("place", "rules").with("text", text).to_string();
        let problem = Place::root().key("rules").fault(Fault::Rules(RuleFault::UnknownOption { option }));
        assert_eq!(format_problem(Translator::english(), &problem), line);
    }
}
