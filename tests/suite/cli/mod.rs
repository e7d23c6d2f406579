//! The program, run as users run it.

use std::fmt::Display;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use crate::support::copy::copy;
use crate::support::gap::parts_at_gaps;

mod backup;
mod bad_files;
pub(crate) mod demo;
mod file_schema;
mod healthcheck;
mod help;
mod kept_backups;
mod manual;
mod releases;
mod replay;
mod schedule;
mod score;
mod season;
mod simulate;
mod staged_events;
mod standings;

fn run_lastcard(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lastcard"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Formats a problem with its place, on one line.
fn problem_at(place: impl Display, sentence: impl Display) -> String {
    let message = copy("cli-problem").with("place", place.to_string());
    message.with("text", sentence.to_string()).to_string()
}

/// Formats the place of a log, such as “log 2”.
fn log_place(number: u32) -> String {
    copy("cli-log").with("number", number).to_string()
}

/// Returns true if a line reports this sentence for this place; the sentence may have gaps.
fn has_problem(line: &str, place: &str, sentence: impl Display) -> bool {
    line.starts_with(place) && parts_at_gaps(line, problem_at(place, sentence)).is_some()
}

/// Returns the output of a run that must succeed.
pub(super) fn output_of(args: &[&str], input: &str) -> String {
    let output = run_lastcard(args, input);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", stderr(&output));
    assert_eq!(stderr(&output), "");
    stdout(&output)
}

/// Returns the error lines of a run that must refuse its input and write nothing to stdout.
fn refusal_of(args: &[&str], input: &str) -> Vec<String> {
    let output = run_lastcard(args, input);
    assert_eq!(output.status.code(), Some(2), "{args:?} {}", stdout(&output));
    assert_eq!(stdout(&output), "");
    let said: Vec<String> = stderr(&output).lines().map(ToOwned::to_owned).collect();
    for line in &said {
        assert!(!line.contains("problem-") && !line.contains("{$"), "a sentence is missing: {line}");
    }
    said
}
