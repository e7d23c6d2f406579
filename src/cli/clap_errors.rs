//! Errors in the arguments of a command, in the language of the terminal, each as `place: text`.

use std::num::ParseIntError;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::io::print_error;
use crate::web::{Translator, join_names};

/// Reports errors on stderr, with exit code 2. Help and version, which were requested, go to stdout with exit
/// code 0.
pub(super) fn report(error: &Error, words: Translator) -> ExitCode {
    let is_help = matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if is_help {
        // Ignores a closed terminal.
        let _ = error.print();
        return u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from);
    }
    for (place, text) in problems(error, words) {
        print_error(&words.say("cli-problem").with("place", place).with("text", text).to_string());
    }
    print_error(&format!("\n{}{}", usage(error, words), words.say("help-more").with("flag", "--help")));
    ExitCode::from(2)
}

/// Returns the usage of the command as a line, if clap knows the command.
fn usage(error: &Error, words: Translator) -> String {
    let usage = context(error, ContextKind::Usage).concat();
    // Strips the word that clap puts first.
    let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, rest)| rest);
    if usage.is_empty() { String::new() } else { format!("{} {usage}\n", words.say("help-usage")) }
}

/// Lists the places of the errors with their texts.
fn problems(error: &Error, words: Translator) -> Vec<(String, String)> {
    let place = context(error, ContextKind::InvalidArg);
    let sentence = |key: &'static str| words.say(key).to_string();
    match error.kind() {
        ErrorKind::MissingRequiredArgument => {
            place.into_iter().map(|place| (place, sentence("argument-missing"))).collect()
        }
        ErrorKind::InvalidSubcommand => {
            let place = context(error, ContextKind::InvalidSubcommand);
            let known = context(error, ContextKind::SuggestedSubcommand);
            vec![(join_names(place), unknown("argument-no-command", &known, words))]
        }
        ErrorKind::UnknownArgument => {
            let known = context(error, ContextKind::SuggestedArg);
            vec![(join_names(place), unknown("argument-unknown", &known, words))]
        }
        ErrorKind::ArgumentConflict => vec![(join_names(&place), conflict(error, &place, words))],
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            vec![(join_names(place), value(error, words))]
        }
        ErrorKind::TooManyValues => {
            let given = join_names(context(error, ContextKind::InvalidValue));
            vec![(join_names(place), words.say("argument-takes-none").with("given", given).into())]
        }
        ErrorKind::InvalidUtf8 => vec![("lastcard".to_owned(), sentence("argument-not-text"))],
        _ => vec![(join_names(place), error.kind().to_string())],
    }
}

fn unknown(key: &'static str, similar: &[String], words: Translator) -> String {
    let similar = if similar.is_empty() { "none".to_owned() } else { join_names(similar) };
    words.say(key).with("similar", similar).into()
}

fn conflict(error: &Error, place: &[String], words: Translator) -> String {
    let other = context(error, ContextKind::PriorArg);
    if other.is_empty() || other == place {
        return words.say("argument-twice").into();
    }
    words.say("argument-conflict").with("other", join_names(other)).into()
}

fn value(error: &Error, words: Translator) -> String {
    let given = join_names(context(error, ContextKind::InvalidValue));
    let about_it = |key: &'static str| words.say(key).with("given", given.clone());
    match std::error::Error::source(error) {
        _ if given.is_empty() => words.say("argument-no-value").into(),
        Some(source) if source.is::<ParseIntError>() => about_it("argument-no-number").into(),
        // Our own parsers use the language of the terminal.
        Some(source) => source.to_string(),
        None => {
            let known = join_names(context(error, ContextKind::ValidValue));
            about_it("argument-not-among").with("known", known).into()
        }
    }
}

fn context(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        Some(ContextValue::Number(number)) => vec![number.to_string()],
        _ => Vec::new(),
    }
}
