//! `lastcard replay`: checks hand logs move by move.

use clap::Args;
use serde_json::json;

use crate::cli::words::words;
use crate::rules::log::{ReplayFault, replay};
use crate::tournament::{Place, Problem, file};
use crate::web::Translator;

use super::io::{self, CommandFailure, Input, Output};

/// Check hand logs move by move
#[derive(Debug, Args)]
#[command(mut_arg("file", |file| file.value_name("LOG").help("Hand logs, one after the other; standard input if - or omitted")))]
pub struct Replay {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    output: Output,
}

pub(super) fn run(args: &Replay) -> Result<(), CommandFailure> {
    let words = words();
    let text = args.input.text()?;
    let mut wrong = Vec::new();
    let mut logs = 0;
    for (number, log) in (1u64..).zip(file::logs(&text)) {
        logs = number;
        let complaints = match log {
            Ok(log) => replay(&log).err().map(|fault| describe_fault(words, &fault)).into_iter().collect(),
            Err(problems) => {
                problems.iter().map(|problem| describe_problem(words, problem)).collect::<Vec<_>>()
            }
        };
        let place = words.say("cli-log").with("number", number).to_string();
        let line =
            |text| words.say("cli-problem").with("place", place.as_str()).with("text", text).to_string();
        wrong.extend(complaints.into_iter().map(line));
    }
    if logs == 0 {
        wrong.push(words.say("cli-no-logs").to_string());
    }
    if !wrong.is_empty() {
        return Err(CommandFailure::Wrong(wrong.join("\n")));
    }
    io::print(&if args.output.is_for_people() {
        format!("{}\n", words.say("cli-logs-right").with("count", logs))
    } else {
        format!("{:#}\n", json!({ "logs": logs }))
    })
}

/// Describes a problem with the form of a log. A problem with the whole log needs no place, because the line
/// already names the log.
fn describe_problem(words: Translator, problem: &Problem) -> String {
    if problem.place == Place::root() {
        words.fault(&problem.fault).to_string()
    } else {
        io::format_problem(words, problem)
    }
}

/// Describes a fault, with the fault inside it if there is one.
fn describe_fault(words: Translator, fault: &ReplayFault) -> String {
    let message = words.fault(fault);
    match fault {
        ReplayFault::LogMove { why, .. } => message.with("why", words.fault(why).to_string()).to_string(),
        ReplayFault::LogDeal { why } => message.with("why", words.fault(why).to_string()).to_string(),
        _ => message.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;
    use crate::rules::Reason;

    #[test]
    fn every_refusal_has_a_sentence() {
        for reason in Reason::VARIANTS {
            let sentence = Translator::english().fault(reason).to_string();
            assert!(!sentence.contains("problem-"), "{sentence}");
        }
    }
}
