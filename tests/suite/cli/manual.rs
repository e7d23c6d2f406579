//! Manual pages and shell completions, as packages ship them.

use std::fs;
use std::process::Command;

use tempfile::TempDir;

use super::output_of;
use crate::support::copy::copy;

#[test]
fn every_command_has_a_page_with_its_sentences() {
    let folder = TempDir::new().unwrap();
    assert_eq!(output_of(&["manual", folder.path().to_str().unwrap()], ""), "");
    let page = |name: &str| {
        let page = fs::read_to_string(folder.path().join(format!("{name}.1"))).expect(name);
        page.replace('\\', "")
    };
    for (name, key) in [
        ("lastcard", "command-serve"),
        ("lastcard-serve", "option-listen"),
        ("lastcard-account-add", "option-add-login"),
        ("lastcard-backup", "option-backup-backup"),
    ] {
        assert!(page(name).contains(&copy(key).to_string()), "{name}: {}", page(name));
    }
    assert!(page("lastcard-serve").contains("LASTCARD_LISTEN"));
    let listed = output_of(&["help"], "");
    let commands = listed.lines().filter_map(|line| line.strip_prefix("  "));
    let commands = commands.filter_map(|line| line.split_whitespace().next());
    for command in commands.filter(|command| !command.starts_with('-') && *command != "help") {
        assert!(page("lastcard").contains(&format!("lastcard-{command}(1)")), "{command}");
        page(&format!("lastcard-{command}"));
    }
    for none in ["lastcard-help", "lastcard-manual", "lastcard-completions"] {
        assert!(!folder.path().join(format!("{none}.1")).exists(), "{none}");
    }
}

#[test]
fn bash_completes_commands_and_options() {
    let folder = TempDir::new().unwrap();
    let script = folder.path().join("lastcard");
    fs::write(&script, output_of(&["completions", "bash"], "")).unwrap();
    for (typed, completed) in [("lastcard back", "backup"), ("lastcard serve --behind", "--behind-proxy")] {
        let words: Vec<&str> = typed.split(' ').collect();
        let (last, before) = (words[words.len() - 1], words[words.len() - 2]);
        let line = format!(
            "source {}; COMP_WORDS=({typed}); COMP_CWORD={}; _lastcard lastcard {last} {before}; echo ${{COMPREPLY[*]}}",
            script.display(),
            words.len() - 1
        );
        let output = Command::new("bash").args(["-c", &line]).output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{completed}\n"), "{typed}");
    }
    for (shell, has) in [("zsh", "#compdef lastcard"), ("fish", "complete -c lastcard")] {
        assert!(output_of(&["completions", shell], "").contains(has), "{shell}");
    }
}
