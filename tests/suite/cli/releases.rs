//! Data files of every release (`tests/releases/make.sh`) can be migrated and keep their standings.

use macro_rules_attribute::apply;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use lastcard::store::Location;
use serde_json::Value;
use tempfile::TempDir;

use super::output_of;
use crate::support::database::{Database, on_both};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases")
}

fn releases() -> Vec<PathBuf> {
    let found = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    found.filter(|path| path.is_dir()).collect()
}

fn database_address(location: &Location) -> String {
    match location {
        Location::Sqlite(path) => path.display().to_string(),
        Location::Postgres(url) => url.clone(),
    }
}

/// Returns true if `now` has everything that `then` had; it may have more.
fn has_everything_of(now: &Value, then: &Value) -> bool {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            then.iter().all(|(key, then)| now.get(key).is_some_and(|now| has_everything_of(now, then)))
        }
        (Value::Array(now), Value::Array(then)) => {
            now.len() == then.len() && now.iter().zip(then).all(|(now, then)| has_everything_of(now, then))
        }
        _ => now == then,
    }
}

/// Since §0.5.11d the last in the ranking has lost under `max_loser`; before, nobody had.
fn mark_losers(then: &mut Value, now: &Value) {
    let last = now["standings"].as_array().unwrap().iter().map(|line| line["rank"].clone()).next_back();
    for line in then["standings"].as_array_mut().unwrap() {
        if line["state"] == "placed" && Some(&line["rank"]) == last.as_ref() {
            line["state"] = "lost".into();
        }
    }
}

/// Compares the standings of all tournaments of a release.
fn assert_same_standings(release: &Path, database: &str) {
    let recorded: Vec<_> = fs::read_dir(release.join("standings")).unwrap().collect();
    assert!(!recorded.is_empty());
    for file in recorded {
        let path = file.unwrap().path();
        let slug = path.file_stem().unwrap().to_str().unwrap();
        let tournament = output_of(&["export", slug, "--database", database], "");
        let now: Value = serde_json::from_str(&output_of(&["score"], &tournament)).unwrap();
        let mut then: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let file: Value = serde_json::from_str(&tournament).unwrap();
        if file["scoring"]["method"] == "max_loser" {
            mark_losers(&mut then, &now);
        }
        assert!(has_everything_of(&now, &then), "{}: {now:#}", path.display());
    }
}

#[test]
fn every_version_of_the_changelog_is_kept() {
    let changelog = include_str!("../../../CHANGELOG.md");
    let versions = changelog.lines().filter_map(|line| line.strip_prefix("## "));
    let versions = versions.filter_map(|heading| heading.split_whitespace().next());
    for version in versions.filter(|version| version.starts_with(|c: char| c.is_ascii_digit())) {
        assert!(folder().join(version).is_dir(), "tests/releases/make.sh keeps what {version} leaves behind");
    }
    assert!(!releases().is_empty());
}

#[test]
fn data_files_of_every_release_are_migrated() {
    for release in releases() {
        let home = TempDir::new().unwrap();
        let path = home.path().join("club.db");
        let packed = File::open(release.join("club.db.gz")).unwrap();
        io::copy(&mut GzDecoder::new(packed), &mut File::create(&path).unwrap()).unwrap();
        let database = path.to_str().unwrap();
        output_of(&["migrate", "--database", database], "");
        assert_same_standings(&release, database);
        // Moves the data to a server.
        let server = Database::postgres();
        let backup = home.path().join("now.backup").display().to_string();
        output_of(&["backup", &backup, "--database", database], "");
        output_of(&["restore", &backup, "--database", &database_address(&server.location)], "");
        assert_same_standings(&release, &database_address(&server.location));
    }
}

#[apply(on_both!)]
fn backups_of_every_release_are_migrated(database: &Database) {
    for release in releases() {
        let address = database_address(database.revert_migrations());
        output_of(&["restore", release.join("club.backup").to_str().unwrap(), "--database", &address], "");
        assert_same_standings(&release, &address);
    }
}
