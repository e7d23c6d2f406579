//! `lastcard replay`: checks hand logs move by move.

use clap::Args;
use serde_json::json;

use crate::rules::log::{HandLog, ReplayFault, replay};
use crate::view::Words;

use super::io::{self, Failure, Input, Output};

/// Check hand logs move by move
#[derive(Debug, Args)]
#[command(mut_arg("file", |file| file.value_name("LOG").help("Hand logs, one after the other; standard input if it is - or left out")))]
pub struct Replay {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    output: Output,
}

pub(super) fn run(args: &Replay) -> Result<(), Failure> {
    let words = Words::english();
    let text = args.input.text()?;
    let mut wrong = Vec::new();
    let mut logs = 0u64;
    for log in serde_json::Deserializer::from_str(&text).into_iter::<HandLog>() {
        logs += 1;
        let complaint = match log {
            Ok(log) => replay(&log).err().map(|fault| said(words, &fault)),
            Err(error) => {
                let (line, column) = (error.line(), error.column());
                let cause = error.to_string();
                let cause = cause.split(" at line ").next().unwrap_or_default().to_owned();
                let said = words.say("cli-log-unreadable").with("reason", cause);
                Some(
                    said.with("line", u64::try_from(line).unwrap_or(0))
                        .with("column", u64::try_from(column).unwrap_or(0))
                        .to_string(),
                )
            }
        };
        if let Some(text) = complaint {
            let place = words.say("cli-log").with("number", logs).to_string();
            wrong.push(words.say("cli-problem").with("place", place).with("text", text).to_string());
        }
    }
    if logs == 0 {
        wrong.push(words.say("cli-no-logs").to_string());
    }
    if !wrong.is_empty() {
        return Err(Failure::Wrong(wrong.join("\n")));
    }
    io::print(&if args.output.is_for_people() {
        format!("{}\n", words.say("cli-logs-right").with("count", logs))
    } else {
        format!("{:#}\n", json!({ "logs": logs }))
    })
}

/// The fault with the fault inside it, where there is one.
fn said(words: Words, fault: &ReplayFault) -> String {
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
            let sentence = Words::english().fault(reason).to_string();
            assert!(!sentence.contains("problem-"), "{sentence}");
        }
    }
}
