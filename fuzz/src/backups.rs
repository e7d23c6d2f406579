//! Arbitrary backups: the bytes as they are or, after an initial `L`, lines that are completed and compressed
//! to a whole file. A refused backup leaves the database unchanged; a restored one holds what the file has,
//! and can be read.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use lastcard::store::backup::{self, BackupSummary};
use lastcard::store::{Location, Store, clubs, tournaments};
use sha2::{Digest as _, Sha256};
use tempfile::TempDir;

/// File of an unused database, and its contents.
static EMPTY: LazyLock<(Vec<u8>, BackupSummary)> = LazyLock::new(|| {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.db");
    drop(Store::open(&Location::Sqlite(path.clone())).unwrap());
    let holds = held(folder.path());
    (std::fs::read(path).unwrap(), holds)
});

pub fn run(data: &[u8]) {
    let Some((b'L', lines)) = data.split_first() else { return restored(data) };
    restored(&whole(lines));
}

/// Completes lines to a backup: adds the last line, and compresses them.
pub(super) fn whole(lines: &[u8]) -> Vec<u8> {
    let mut lines = lines.to_vec();
    if !lines.ends_with(b"\n") {
        lines.push(b'\n');
    }
    let rows = lines.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"[")).count();
    let mut sha256 = String::new();
    for byte in Sha256::digest(&lines) {
        write!(sha256, "{byte:02x}").unwrap();
    }
    lines.extend(format!("{{\"rows\":{rows},\"sha256\":\"{sha256}\"}}\n").bytes());
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    out.write_all(&lines).unwrap();
    out.finish().unwrap()
}

fn restored(file: &[u8]) {
    let (folder, (empty, holds)) = (TempDir::new().unwrap(), &*EMPTY);
    let (path, database) = (folder.path().join("backup"), folder.path().join("club.db"));
    std::fs::write(&path, file).unwrap();
    if backup::verify(&path).is_err() {
        return;
    }
    std::fs::write(&database, empty).unwrap();
    match backup::restore(&Location::Sqlite(database.clone()), &path) {
        Err(_) => assert_eq!(held(folder.path()), *holds, "it was refused, and something changed"),
        Ok(restored) => {
            let now = held(folder.path());
            if restored.contents.club.is_none() && restored.contents.migration == now.migration {
                assert_eq!(now.digest, restored.contents.digest, "it holds something else");
            }
            look_at(&Location::Sqlite(database));
        }
    }
}

/// Contents of the database in a folder.
fn held(folder: &Path) -> BackupSummary {
    let store = Store::open_unmigrated(&Location::Sqlite(folder.join("club.db"))).unwrap();
    backup::write(&store, &folder.join("held")).unwrap()
}

/// Reads everything: rows that no program wrote are refused only when they are read.
fn look_at(location: &Location) {
    let Ok(store) = Store::open(location) else { return };
    for club in clubs::list(&store).unwrap_or_default() {
        for header in tournaments::list(&store, &club.id).unwrap_or_default() {
            let _ = tournaments::load(&store, &header.slug);
        }
    }
}
