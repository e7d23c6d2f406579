//! Explanations of commands and options, in the language of the terminal; clap does the layout.
//!
//! clap cannot translate its sentences. The comments on options are only for readers of the code; a test
//! fails on a command without an explanation in the locale.

use clap::{Arg, Command};

use crate::web::{Translator, join_names};

/// Replaces the sentences of a command with those of the locale: `command-…` for commands, `option-…` for
/// options.
pub(super) fn localise(mut command: Command, words: Translator) -> Command {
    // Makes clap add --help, --version and the command `help`, which need sentences as well.
    command.build();
    with_sentences(command, words)
}

fn with_sentences(command: Command, words: Translator) -> Command {
    let name = command.get_name().to_owned();
    command
        .about(words.say(format!("command-{name}")).to_string())
        .long_about(None)
        .help_template(layout(words))
        .subcommand_help_heading(words.say("help-commands").to_string())
        .mut_args(|arg| with_help(arg, &name, words))
        .mut_subcommands(|subcommand| with_sentences(subcommand, words))
}

fn layout(words: Translator) -> String {
    format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}", words.say("help-usage"))
}

/// Adds the explanation of an option, with its values, default and environment variable.
fn with_help(arg: Arg, command: &str, words: Translator) -> Arg {
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let text = [vec![meaning(&arg, command, words)], notes(&arg, words)].concat().join(" ");
    arg.help(text)
        .long_help(None)
        .help_heading(words.say(heading).to_string())
        .hide_possible_values(true)
        .hide_default_value(true)
        .hide_env(true)
}

/// Returns the explanation of an option: that of its command, or else the one shared by all commands.
fn meaning(arg: &Arg, command: &str, words: Translator) -> String {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = format!("option-{command}-{id}");
    if words.has(&own) { words.say(own).into() } else { words.say(format!("option-{id}")).into() }
}

fn notes(arg: &Arg, words: Translator) -> Vec<String> {
    if !arg.get_action().takes_values() {
        let variable = arg.get_env().map(|name| name.to_string_lossy().into_owned());
        return variable.map(|name| words.say("help-env").with("name", name).into()).into_iter().collect();
    }
    let values = arg.get_possible_values();
    let known = join_names(values.iter().map(clap::builder::PossibleValue::get_name));
    let default = join_names(arg.get_default_values().iter().map(|value| value.to_string_lossy()));
    let variable = arg.get_env().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    [("help-values", known), ("help-default", default), ("help-env", variable)]
        .into_iter()
        .filter(|(_, text)| !text.is_empty())
        .map(|(key, text)| words.say(key).with("name", text).into())
        .collect()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;

    fn collect_missing_keys(command: &Command, words: Translator, missing: &mut Vec<String>) {
        let name = command.get_name();
        let key = format!("command-{name}");
        missing.extend((!words.has(&key)).then_some(key));
        for arg in command.get_arguments() {
            let said = meaning(arg, name, words);
            missing.extend(said.starts_with("option-").then_some(said));
        }
        command.get_subcommands().for_each(|below| collect_missing_keys(below, words, missing));
    }

    #[test]
    fn every_command_and_every_option_is_explained() {
        let mut missing = Vec::new();
        let mut command = Cli::command();
        command.build();
        collect_missing_keys(&command, Translator::english(), &mut missing);
        assert!(missing.is_empty(), "{missing:#?}");
    }
}
