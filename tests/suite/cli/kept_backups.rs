//! Automatic backups of the service.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::{output_of, run_lastcard, stderr};
use crate::store::revert_migrations;
use crate::support::copy::copy;
use crate::support::gap::{GAP, parts_at_gaps};
use crate::support::patience::wait_until;
use crate::web::app::serve::{Running, serve_command};

/// Lists the backups in a folder, oldest first; none if the folder does not exist.
fn backups(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().map(|file| file.unwrap().path());
    let mut files: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|ending| ending == "backup")).collect();
    files.sort();
    files
}

/// Creates a database with the demo club and tables of an older version.
fn create_older_database(folder: &TempDir) -> String {
    let path = folder.path().join("data/lastcard.db");
    let database = path.display().to_string();
    output_of(&["demo", "--database", &database], "");
    revert_migrations(&lastcard::store::Location::Sqlite(path));
    database
}

#[test]
fn a_migration_takes_a_backup_first() {
    let folder = TempDir::new().unwrap();
    let database = create_older_database(&folder);
    // A backup that cannot be written prevents the migration.
    let blocked = folder.path().join("blocked");
    fs::write(&blocked, "no folder").unwrap();
    let blocked = blocked.display().to_string();
    let refused = run_lastcard(&["migrate", "--database", &database, "--backups", &blocked], "");
    let said = copy("backup-before-migration-failed").with("folder", blocked.clone()).with("reason", GAP);
    assert_eq!(refused.status.code(), Some(1));
    assert!(parts_at_gaps(&stderr(&refused), said).is_some(), "{}", stderr(&refused));

    let mut command = serve_command(&folder, &["--listen", "127.0.0.1:0", "--log", "error"]);
    command.env("LASTCARD_KEEP_BACKUPS", "2");
    let (well, log) = Running::start(command).stop();
    assert!(well, "{log}");
    let kept = backups(&folder.path().join("data/backups"));
    assert_eq!(kept.len(), 1, "{kept:?}");
    let kept = kept[0].display().to_string();
    assert!(kept.ends_with("-before-migration.backup"), "{kept}");
    // The backup holds the old data and restores into a new database.
    let restored = folder.path().join("restored.db").display().to_string();
    output_of(&["restore", &kept, "--database", &restored], "");
    let export = |database: &str| output_of(&["export", "club-night-duo", "--database", database], "");
    assert_eq!(export(&restored), export(&database));
    // The tables are now up to date: no backup is needed before the next start.
    output_of(&["migrate", "--database", &database], "");
    assert_eq!(backups(&folder.path().join("data/backups")).len(), 1);
}

#[test]
fn backups_can_be_turned_off() {
    let folder = TempDir::new().unwrap();
    let database = create_older_database(&folder);
    output_of(&["migrate", "--database", &database, "--keep-backups", "0"], "");
    assert!(!folder.path().join("data/backups").exists());
}

#[test]
fn a_backup_follows_soon_after_a_write() {
    let folder = TempDir::new().unwrap();
    let kept = folder.path().join("other disk");
    let flags = ["--listen", "127.0.0.1:0", "--demo", "--backups", kept.to_str().unwrap()];
    let service = Running::start(serve_command(&folder, &flags));
    assert_eq!(backups(&kept), [] as [PathBuf; 0], "nothing was written since it started");
    let code = service.setup_code();
    let fields = [("code", code.as_str())].into_iter().chain(crate::support::app::SETUP).collect::<Vec<_>>();
    crate::support::app::Browser::new(service.socket())
        .post("/setup", &fields)
        .assert_leads_to(crate::support::app::AFTER_SETUP);
    wait_until(|| !backups(&kept).is_empty());
    let (well, _) = service.stop();
    assert!(well);
    output_of(&["verify", backups(&kept)[0].to_str().unwrap()], "");
}

#[test]
fn a_full_disk_leaves_the_old_backup() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (database, file) = (path("club.db"), path("friday.backup"));
    output_of(&["demo", "--database", &database], "");
    output_of(&["backup", &file, "--database", &database], "");
    let before = fs::read(&file).unwrap();
    // The file size limit is below the size of the backup, so the write fails as on a full disk.
    let script = format!(
        "trap '' XFSZ; ulimit -f {}; exec \"$0\" backup \"$1\" --database \"$2\"",
        before.len() / 512 / 2
    );
    let mut command = Command::new("sh");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_lastcard"), &file, &database]);
    let refused = command.output().unwrap();
    let said = copy("backup-failed").with("file", file.clone()).with("reason", GAP);
    assert_eq!(refused.status.code(), Some(1), "{}", stderr(&refused));
    assert!(parts_at_gaps(&stderr(&refused), said).is_some(), "{}", stderr(&refused));
    assert!(fs::read(&file).unwrap() == before, "the old backup is still there");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().starts_with('.')), "{left:?}");
    output_of(&["verify", &file], "");
}
