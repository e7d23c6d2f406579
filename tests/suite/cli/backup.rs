//! `lastcard backup`, `verify` and `restore`.

use std::fs;
use std::process::Command;

use lastcard::store::backup;
use lastcard::store::{Location, Store, clubs, tournaments};
use tempfile::TempDir;

use super::{output_of, run_lastcard, stderr};
use crate::store::details;
use crate::support::backup_lines::{lines, sealed_file};
use crate::support::copy::copy;
use crate::support::gap::{GAP, parts_at_gaps};

#[test]
fn a_club_moves_to_another_file() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (old, new, file) = (path("old.db"), path("new.db"), path("friday.backup"));
    output_of(&["demo", "--database", &old], "");
    let store = Store::open(&Location::Sqlite(old.clone().into())).unwrap();
    let club = clubs::list(&store).unwrap().remove(0);
    let all = tournaments::list(&store, &club.id).unwrap();
    let entries: usize =
        all.iter().map(|one| tournaments::load(&store, &one.slug).unwrap().entries.len()).sum();
    let holds = |said: String| {
        let holds = copy("backup-holds").with("clubs", 1).with("tournaments", all.len());
        format!("{said} {}\n", holds.with("entries", entries))
    };
    let of_file = |key| copy(key).with("file", file.clone()).to_string();
    assert_eq!(output_of(&["backup", &file, "--database", &old], ""), holds(of_file("backup-done")));
    assert_eq!(output_of(&["verify", &file], ""), holds(of_file("backup-whole")));
    let moved = format!("sqlite:{new}");
    let restored = copy("backup-restored").with("database", moved.clone()).to_string();
    assert_eq!(output_of(&["restore", &file, "--database", &new], ""), holds(restored));
    let export = |database: &str| output_of(&["export", "club-night-duo", "--database", database], "");
    assert_eq!(export(&old), export(&new));

    let refused = |args: &[&str], says: String| {
        let output = run_lastcard(args, "");
        assert_eq!((output.status.code(), stderr(&output)), (Some(2), format!("{says}\n")), "{args:?}");
    };
    let in_use = copy("backup-in-use").with("database", moved).with("table", "clubs").to_string();
    refused(&["restore", &file, "--database", &new], in_use);
    let nothing = copy("backup-no-database").with("database", format!("sqlite:{}", path("none.db")));
    refused(&["backup", &file, "--database", &path("none.db")], nothing.to_string());
    assert!(!fs::exists(path("none.db")).unwrap());
    let bytes = fs::read(&file).unwrap();
    fs::write(&file, &bytes[..bytes.len() - 9]).unwrap();
    refused(&["verify", &file], of_file("backup-cut-short"));
    fs::write(&file, "Anna, Boris").unwrap();
    refused(&["verify", &file], of_file("backup-none"));
}

#[test]
fn a_backup_goes_through_a_pipe() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("club.db").display().to_string();
    output_of(&["demo", "--database", &database], "");
    let file = folder.path().join("friday.backup");
    output_of(&["backup", file.to_str().unwrap(), "--database", &database], "");
    let piped = run_lastcard(&["backup", "--database", &database], "");
    assert!(piped.stdout == fs::read(&file).unwrap() && piped.stderr.is_empty());
}

#[test]
fn a_changed_club_file_is_refused_with_its_row() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let store = Store::open(&Location::Sqlite(path("old.db"))).unwrap();
    let club = clubs::create(&store, &details("Aurora")).unwrap();
    let (file, new) = (path("aurora.backup").display().to_string(), path("new.db").display().to_string());
    let whole = lines(&backup::club_file(&store, &club.id).unwrap());
    let changed: Vec<String> =
        whole.iter().map(|line| line.replace("Asia/Kolkata", "Mars/Olympus")).collect();
    fs::write(&file, sealed_file(changed[..changed.len() - 1].iter().map(String::as_str))).unwrap();
    let says = copy("backup-unfit").with("file", file.clone()).with("table", "clubs");
    let says = says.with("row", club.id.as_str()).with("reason", GAP).to_string();
    let output = run_lastcard(&["restore", &file, "--database", &new], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        parts_at_gaps(stderr(&output).trim_end(), says).is_some_and(|gaps| gaps[0].contains("time zone"))
    );
}

/// Memory limit, in kilobytes, for reading files that unpack to gigabytes: ten times what the program needs.
const LITTLE: u32 = 600_000;

#[test]
fn a_decompression_bomb_is_refused_in_little_memory() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (database, file) = (path("club.db"), path("bomb.backup"));
    output_of(&["migrate", "--database", &database, "--keep-backups", "0"], "");
    let first = r#"{"lastcard-backup":1,"migration":"20261127000500"}"#;
    let settings = r#"{"table":"settings","columns":[["key","text"],["value","text"]]}"#;
    let long = |value: &str| format!("[{}{value}]", format!("{value},").repeat((63 << 20) / value.len() / 2));
    let rows = ["[]", "1", "\"\"", "{\"a\":[]}"].map(long);
    let row = format!("[\"{}\",\"\"]", "a".repeat(1_000_000));
    let mut bombs: Vec<_> = rows.iter().map(|row| (3, vec![first, settings, row.as_str()])).collect();
    let head = format!("{{\"table\":{}0]}}", "[0,".repeat(8 << 20));
    bombs.push((2, vec![first, &head]));
    bombs.push((70, [vec![first, settings], vec![row.as_str(); 80]].concat()));
    for (line, bomb) in bombs {
        fs::write(&file, sealed_file(bomb)).unwrap();
        assert!(fs::metadata(&file).unwrap().len() < 300_000, "a small file");
        let says = copy("backup-too-large").with("file", file.clone()).with("line", line).to_string();
        for args in [vec!["verify", &file], vec!["restore", &file, "--database", &database]] {
            let bounded = format!("ulimit -v {LITTLE}; exec \"$0\" \"$@\"");
            let output = Command::new("sh")
                .args(["-c", &bounded, env!("CARGO_BIN_EXE_lastcard")])
                .args(&args)
                .output()
                .unwrap();
            assert_eq!((output.status.code(), stderr(&output)), (Some(2), format!("{says}\n")), "{args:?}");
        }
    }
}
