//! The folder of kept backups.

use macro_rules_attribute::apply;
use std::fs::{self, File};
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::{Duration, SystemTime};

use lastcard::store::backup::{self, BackupError, BackupFolder, BackupTrigger};
use lastcard::store::settings;
use tempfile::TempDir;

use crate::support::database::{Database, on_both};

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Returns the numbers of the backups, with a mark on those taken before a migration.
fn numbers(folder: &BackupFolder) -> Vec<String> {
    names(folder.path())
        .iter()
        .map(|name| {
            let mark = if name.ends_with("-before-migration.backup") { "m" } else { "" };
            format!("{}{mark}", name.split('-').nth(1).unwrap().trim_start_matches('0'))
        })
        .collect()
}

#[apply(on_both!)]
fn the_newest_backups_stay(database: &Database) {
    let home = TempDir::new().unwrap();
    let folder = BackupFolder::new(home.path().join("backups"), NonZeroUsize::new(2).unwrap());
    assert_eq!(folder.backups().unwrap(), []);
    let take = |value: &str, occasion| {
        settings::set(&database.store, "key", value).unwrap();
        folder.take(&database.store, occasion).unwrap()
    };
    let (first, contents) = take("one", BackupTrigger::Change);
    assert_eq!(backup::verify(&first.path).unwrap(), contents);
    take("two", BackupTrigger::Migration);
    take("three", BackupTrigger::Change);
    assert_eq!(numbers(&folder), ["1", "2m", "3"]);
    take("four", BackupTrigger::Change);
    assert_eq!(numbers(&folder), ["2m", "3", "4"], "one of each occasion does not push out the other");
    take("four", BackupTrigger::Change);
    assert_eq!(numbers(&folder), ["2m", "3", "5"], "what holds the same replaces it");
    assert_eq!(folder.backups().unwrap().last().unwrap().occasion, BackupTrigger::Change);
}

#[apply(on_both!)]
fn only_leftovers_of_killed_backups_are_removed(database: &Database) {
    let home = TempDir::new().unwrap();
    let folder = BackupFolder::new(home.path().to_owned(), NonZeroUsize::MIN);
    let put = |name: &str, hours: u64| {
        let file = File::create(home.path().join(name)).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_hours(hours)).unwrap();
    };
    put(".lastcard-aB3", 7);
    put(".lastcard-being-written", 1);
    put("notes.txt", 900);
    put("lastcard-mine.backup", 900);
    put("lastcard-000007-20260101-1200.backup", 900);
    let (taken, _) = folder.take(&database.store, BackupTrigger::Change).unwrap();
    let name = taken.path.file_name().unwrap().to_str().unwrap();
    assert!(name.starts_with("lastcard-000008-"), "{name}");
    assert_eq!(names(home.path()), [".lastcard-being-written", name, "lastcard-mine.backup", "notes.txt"]);
}

#[apply(on_both!)]
fn a_failed_backup_leaves_the_old_ones(database: &Database) {
    let home = TempDir::new().unwrap();
    let folder = BackupFolder::new(home.path().to_owned(), NonZeroUsize::MIN);
    folder.take(&database.store, BackupTrigger::Change).unwrap();
    let before = names(home.path());
    database.go_away();
    assert!(matches!(folder.take(&database.store, BackupTrigger::Change), Err(BackupError::Store(_))));
    assert_eq!(names(home.path()), before);
    database.come_back();
    let no_folder = BackupFolder::new(folder.backups().unwrap()[0].path.clone(), NonZeroUsize::MIN);
    assert!(matches!(no_folder.take(&database.store, BackupTrigger::Change), Err(BackupError::File(_))));
    assert_eq!(names(home.path()), before);
}
