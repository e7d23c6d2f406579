//! Help and argument errors, in the language of the terminal.

use std::process::Command;

use lastcard::web::{Language, Translator};
use regex::Regex;

use super::{output_of, stderr, stdout};

/// Runs the program on a terminal of this language; returns exit code, standard output and standard error.
fn run_in_language(language: &str, args: &[&str]) -> (i32, String, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_lastcard")).args(args).env("LC_ALL", language).output().unwrap();
    (output.status.code().unwrap(), stdout(&output), stderr(&output))
}

#[test]
fn help_is_in_the_language_of_the_terminal() {
    for language in Language::all() {
        let words = Translator::of(language.code()).unwrap();
        for args in
            [&["--help"][..], &["help", "schedule"], &["schedule", "-h"], &["account", "add", "--help"]]
        {
            let (code, out, err) = run_in_language(language.code(), args);
            assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
            for key in ["help-usage", "help-options", "option-help"] {
                assert!(out.contains(&words.say(key).to_string()), "{}: {out}", language.code());
            }
            if language.code() != "en" {
                for english in
                    ["Usage:", "Options", "Commands", "Arguments", "Print ", "[default", "[possible"]
                {
                    assert!(!out.contains(english), "{}: {english} in {out}", language.code());
                }
            }
        }
        let (_, out, _) = run_in_language(language.code(), &["serve", "--help"]);
        for sentence in [
            words.say("option-listen"),
            words.say("help-default").with("name", "info"),
            words.say("help-env").with("name", "LASTCARD_LISTEN"),
            words.say("help-values").with("name", "text, json"),
        ] {
            assert!(out.contains(&sentence.to_string()), "{}: {out}", language.code());
        }
        let (code, out, err) = run_in_language(language.code(), &[]);
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.contains(&words.say("command-serve").to_string()), "{err}");
    }
}

#[test]
fn argument_errors_use_the_terminal_language() {
    for language in Language::all() {
        let words = Translator::of(language.code()).unwrap();
        let say = |key: &'static str| words.say(key);
        let cases = [
            (&["schedule", "four-player"][..], "--players <PLAYERS>", say("argument-missing")),
            (&["schedule", "duo", "--players"], "--players <PLAYERS>", say("argument-no-value")),
            (&["serve", "--listn", "x"], "--listn", say("argument-unknown").with("similar", "--listen")),
            (&["score", "--qqq"], "--qqq", say("argument-unknown").with("similar", "none")),
            (&["migrat"], "migrat", say("argument-no-command").with("similar", "migrate")),
            (&["score", "--json", "--json"], "--json", say("argument-twice")),
            (
                &["simulate", "--hands", "2", "-"],
                "--hands <COUNT>",
                say("argument-conflict").with("other", "[FILE]"),
            ),
            (&["score", "--json=5"], "--json", say("argument-takes-none").with("given", "5")),
            (
                &["serve", "--log-format", "xml"],
                "--log-format <LOG_FORMAT>",
                say("argument-not-among").with("given", "xml").with("known", "text, json"),
            ),
            (
                &["schedule", "duo", "--players", "A,B", "--rounds", "-3"],
                "--rounds <N>",
                say("argument-no-number").with("given", "-3"),
            ),
            (
                &["import", "--starts-at", "Friday"],
                "--starts-at <TIME>",
                say("argument-no-time").with("given", "Friday"),
            ),
            (
                &["import", "--starts-at", "0026-11-27T18:30:00Z"],
                "--starts-at <TIME>",
                say("problem-year-short").with("year", "26").with("meant", "2026"),
            ),
            (&["serve", "--log", "a=b=c"], "--log <LOG>", say("serve-bad-log").with("given", "a=b=c")),
        ];
        for (args, place, sentence) in cases {
            let (code, out, err) = run_in_language(language.code(), args);
            assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {err}");
            let problem = say("cli-problem").with("place", place).with("text", sentence.to_string());
            assert_eq!(
                err.lines().next(),
                Some(problem.to_string().as_str()),
                "{}: {args:?}",
                language.code()
            );
            let more = say("help-more").with("flag", "--help").to_string();
            assert_eq!(err.lines().last(), Some(more.as_str()), "{err}");
        }
    }
}

#[test]
fn the_page_about_configuration_has_the_options_of_serve() {
    let page = include_str!("../../../docs/configuration.md");
    let help = output_of(&["serve", "--help"], "");
    let offered = Regex::new(r"(?m)^ +--[a-z-]+|LASTCARD_[A-Z_]+").unwrap();
    let offered: Vec<&str> = offered.find_iter(&help).map(|name| name.as_str().trim()).collect();
    assert!(offered.len() > 40, "{offered:?}");
    for name in offered {
        assert!(page.contains(&format!("`{name}`")), "docs/configuration.md lacks {name}");
    }
    let documented = Regex::new(r"`(--[a-z-]+|LASTCARD_[A-Z_]+)`").unwrap();
    for name in documented.captures_iter(page) {
        assert!(help.contains(&name[1]), "serve has no {}", &name[1]);
    }
}

#[test]
fn the_page_about_the_command_line_has_every_command() {
    let page = include_str!("../../../docs/command-line.md");
    let help = output_of(&["help"], "");
    let command = Regex::new(r"(?m)^  ([a-z-]+) ").unwrap();
    let commands: Vec<String> = command.captures_iter(&help).map(|found| found[1].to_owned()).collect();
    assert!(commands.len() > 10, "{commands:?}");
    for command in commands.iter().filter(|command| *command != "help") {
        assert!(page.contains(&format!("`{command}`")), "docs/command-line.md lacks {command}");
    }
}
