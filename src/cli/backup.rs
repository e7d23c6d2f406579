//! `lastcard backup`, `lastcard verify` and `lastcard restore`: the whole database in one file.

use std::fs::File;
use std::io::{IsTerminal as _, copy, stdout};
use std::path::{Path, PathBuf};

use clap::Args;

use super::data::{Database, refusal};
use super::io::{self, CommandFailure};
use crate::cli::words::words;
use crate::store::Store;
use crate::store::backup::{self, BackupError, BackupSummary};
use crate::web::Message;

/// Back up the whole database to one file, even while the service runs
#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write, or - for standard output; an existing file is replaced only when the new one is
    /// complete; default: standard output
    backup: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

/// Check that a backup is complete, and show what it holds
#[derive(Debug, Args)]
pub struct Verify {
    backup: PathBuf,
}

/// Restore a backup into an empty database, SQLite or PostgreSQL
#[derive(Debug, Args)]
pub struct Restore {
    backup: PathBuf,
    #[command(flatten)]
    database: Database,
}

pub(super) fn write(args: &Backup) -> Result<(), CommandFailure> {
    if args.database.location.is_new() {
        let database = args.database.location.to_string();
        return Err(refusal(&words().say("backup-no-database").with("database", database)));
    }
    let store = Store::open_unmigrated(&args.database.location)
        .map_err(|error| args.database.open_failure(&error))?;
    match args.backup.as_deref().filter(|path| *path != Path::new("-")) {
        Some(path) => {
            let contents = backup::write(&store, path).map_err(|error| backup_failure(path, &error))?;
            report("backup-done", path, &contents)
        }
        None => write_out(&store),
    }
}

/// Writes a backup to standard output, once it is known to be complete.
fn write_out(store: &Store) -> Result<(), CommandFailure> {
    if stdout().is_terminal() {
        return Err(refusal(&words().say("backup-to-terminal")));
    }
    let folder = tempfile::tempdir().map_err(CommandFailure::Unwritable)?;
    let path = folder.path().join("backup");
    backup::write(store, &path).map_err(|error| backup_failure(&path, &error))?;
    let copied = File::open(&path).and_then(|mut backup| copy(&mut backup, &mut stdout().lock()));
    copied.map(drop).map_err(CommandFailure::Unwritable)
}

pub(super) fn verify(args: &Verify) -> Result<(), CommandFailure> {
    let contents = backup::verify(&args.backup).map_err(|error| backup_failure(&args.backup, &error))?;
    report("backup-whole", &args.backup, &contents)
}

pub(super) fn restore(args: &Restore) -> Result<(), CommandFailure> {
    let location = &args.database.location;
    let restored = backup::restore(location, &args.backup).map_err(|error| match error {
        BackupError::InUse(table) => {
            let said = words().say("backup-in-use").with("database", location.to_string());
            refusal(&said.with("table", table))
        }
        BackupError::OlderThanTables(_) => {
            refusal(&words().say("backup-needs-no-tables").with("database", location.to_string()))
        }
        error => backup_failure(&args.backup, &error),
    })?;
    let said = words().say("backup-restored").with("database", location.to_string());
    match &restored.arrived {
        None => print(&said, &restored.contents),
        Some(club) => {
            let arrived = words().say("backup-club-arrived").with("club", club.slug.as_str());
            print(&arrived, &restored.contents)?;
            let logins = club.logins.iter().map(|login| format!("  lastcard account reset {login}\n"));
            let passwords = words().say("backup-club-passwords");
            io::print(&format!("{passwords}\n{}", logins.collect::<String>()))
        }
    }
}

fn report(key: &'static str, file: &Path, contents: &BackupSummary) -> Result<(), CommandFailure> {
    print(&words().say(key).with("file", file.display().to_string()), contents)
}

fn print(said: &Message<'_>, contents: &BackupSummary) -> Result<(), CommandFailure> {
    let rows = |table: &str| contents.rows.get(table).copied().unwrap_or_default();
    let holds = words()
        .say("backup-holds")
        .with("clubs", rows("clubs"))
        .with("tournaments", rows("tournaments"))
        .with("entries", rows("entries"));
    io::print(&format!("{said} {holds}\n"))
}

fn backup_failure(file: &Path, error: &BackupError) -> CommandFailure {
    let of_file = |key| words().say(key).with("file", file.display().to_string());
    let key = match error {
        BackupError::Unfit { table, row, reason } => {
            let said = of_file("backup-unfit").with("table", table.as_str()).with("row", row.as_str());
            return refusal(&said.with("reason", reason.as_str()));
        }
        BackupError::TooLarge(line) => return refusal(&of_file("backup-too-large").with("line", *line)),
        BackupError::NoBackup => "backup-none",
        BackupError::CutShort => "backup-cut-short",
        BackupError::Damaged(_) | BackupError::Differs => "backup-damaged",
        BackupError::Newer(_) => "backup-newer",
        BackupError::ClubIsThere(_) => "backup-club-is-there",
        BackupError::Store(_)
        | BackupError::File(_)
        | BackupError::NoTables
        | BackupError::InUse(_)
        | BackupError::OlderThanTables(_) => {
            let said = of_file("backup-failed").with("reason", error.to_string());
            return CommandFailure::Failed(said.to_string());
        }
    };
    refusal(&of_file(key))
}
