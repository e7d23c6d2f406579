//! The file: lines of JSON, compressed with gzip. The first says what it is, the last what was before it.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, ErrorKind, Read as _, Write};

use flate2::Compression;
use flate2::bufread::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::BackupError;
use super::tables::Column;
use crate::ClubId;

/// The version of the format that is written, and the newest that is read.
const VERSION: u32 = 1;

/// Bytes. No row is longer; what is longer is no row.
const LONGEST_LINE: u64 = 64 << 20;

/// The first line.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct BackupHead {
    #[serde(rename = "lastcard-backup")]
    version: u32,
    /// The newest migration of the database.
    pub(super) migration: String,
    /// The club whose file it is; none where it holds the whole installation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) club: Option<ClubId>,
}

/// The line before the rows of a table.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct TableHead {
    pub(super) table: String,
    pub(super) columns: Vec<Column>,
}

/// The last line.
#[derive(Debug, Serialize, Deserialize)]
struct BackupEnd {
    rows: u64,
    /// Of all lines before.
    sha256: String,
}

/// Any line but the first.
#[derive(Deserialize)]
#[serde(untagged)]
enum BackupLine {
    Row(Vec<Value>),
    Table(TableHead),
    BackupEnd(BackupEnd),
}

/// What a backup is read as.
#[derive(Debug)]
pub(super) enum Piece {
    Table(TableHead),
    Row(Vec<Value>),
}

impl BackupHead {
    pub(super) fn of(migration: String, club: Option<ClubId>) -> Self {
        Self { version: VERSION, migration, club }
    }
}

/// Writes a backup, line by line.
pub(super) struct BackupWriter<W: Write> {
    out: GzEncoder<W>,
    hash: Sha256,
    rows: u64,
}

impl<W: Write> BackupWriter<W> {
    pub(super) fn new(out: W, head: &BackupHead) -> io::Result<Self> {
        let out = GzEncoder::new(out, Compression::default());
        let mut writer = Self { out, hash: Sha256::new(), rows: 0 };
        writer.line(head)?;
        Ok(writer)
    }

    pub(super) fn table(&mut self, head: &TableHead) -> io::Result<()> {
        self.line(head)
    }

    pub(super) fn row(&mut self, row: &[Value]) -> io::Result<()> {
        self.rows += 1;
        self.line(&row)
    }

    /// SHA-256 of what was written so far.
    pub(super) fn digest(&self) -> String {
        hexadecimal(&self.hash)
    }

    /// Writes the last line.
    pub(super) fn finish(mut self) -> io::Result<W> {
        let end = BackupEnd { rows: self.rows, sha256: self.digest() };
        self.line(&end)?;
        self.out.finish()
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut bytes = serde_json::to_vec(line)?;
        bytes.push(b'\n');
        self.hash.update(&bytes);
        self.out.write_all(&bytes)
    }
}

/// Reads a backup, line by line.
pub(super) struct BackupReader<R: BufRead> {
    lines: BufReader<MultiGzDecoder<R>>,
    head: BackupHead,
    hash: Sha256,
    rows: u64,
    number: u64,
}

impl<R: BufRead> BackupReader<R> {
    /// Reads the first line.
    pub(super) fn new(file: R) -> Result<Self, BackupError> {
        let head = BackupHead { version: 0, migration: String::new(), club: None };
        let lines = BufReader::new(MultiGzDecoder::new(file));
        let mut reader = Self { lines, head, hash: Sha256::new(), rows: 0, number: 0 };
        let first = match reader.line() {
            // Nothing at all, or not compressed.
            Err(BackupError::Damaged(_)) => Err(BackupError::NoBackup),
            other => other,
        }?;
        let head: BackupHead = serde_json::from_slice(&first).map_err(|_| BackupError::NoBackup)?;
        if head.version > VERSION {
            return Err(BackupError::Newer(format!("format {}", head.version)));
        }
        reader.hash.update(&first);
        reader.head = head;
        Ok(reader)
    }

    pub(super) fn head(&self) -> &BackupHead {
        &self.head
    }

    /// SHA-256 of what was read so far.
    pub(super) fn digest(&self) -> String {
        hexadecimal(&self.hash)
    }

    /// The next line; none at the end, when everything was there and nothing else.
    pub(super) fn next_piece(&mut self) -> Result<Option<Piece>, BackupError> {
        let line = self.line()?;
        let damaged = BackupError::Damaged(self.number);
        match serde_json::from_slice(&line) {
            Ok(BackupLine::Row(row)) => {
                self.rows += 1;
                self.hash.update(&line);
                Ok(Some(Piece::Row(row)))
            }
            Ok(BackupLine::Table(head)) => {
                self.hash.update(&line);
                Ok(Some(Piece::Table(head)))
            }
            Ok(BackupLine::BackupEnd(end)) if end.rows == self.rows && end.sha256 == self.digest() => {
                match self.lines.read(&mut [0]) {
                    Ok(0) => Ok(None),
                    Err(error) if error.kind() == ErrorKind::UnexpectedEof => Err(BackupError::CutShort),
                    _ => Err(damaged),
                }
            }
            _ => Err(damaged),
        }
    }

    fn line(&mut self) -> Result<Vec<u8>, BackupError> {
        self.number += 1;
        let mut line = Vec::new();
        match (&mut self.lines).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(_) if line.ends_with(b"\n") => Ok(line),
            Ok(length) if u64::try_from(length).is_ok_and(|length| length >= LONGEST_LINE) => {
                Err(BackupError::Damaged(self.number))
            }
            Ok(_) => Err(BackupError::CutShort),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Err(BackupError::CutShort),
            Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::InvalidData) => {
                Err(BackupError::Damaged(self.number))
            }
            Err(error) => Err(error.into()),
        }
    }
}

fn hexadecimal(hash: &Sha256) -> String {
    hash.clone().finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn backup() -> Vec<u8> {
        let mut writer = BackupWriter::new(Vec::new(), &BackupHead::of("2026".to_owned(), None)).unwrap();
        writer.table(&TableHead { table: "clubs".to_owned(), columns: Vec::new() }).unwrap();
        for number in 0..100 {
            writer.row(&[json!("Aurora"), json!(number), json!(null)]).unwrap();
        }
        writer.finish().unwrap()
    }

    fn read(bytes: &[u8]) -> Result<u64, BackupError> {
        let mut reader = BackupReader::new(bytes)?;
        while reader.next_piece()?.is_some() {}
        Ok(reader.rows)
    }

    #[test]
    fn what_was_written_is_read_back() {
        let written = backup();
        assert_eq!(read(&written).unwrap(), 100);
        assert_eq!(written, backup(), "the same is written in the same way");
    }

    #[test]
    fn no_part_of_a_backup_is_one() {
        let whole = backup();
        for length in 0..whole.len() {
            let error = read(&whole[..length]).unwrap_err();
            assert!(matches!(error, BackupError::CutShort), "{length}: {error}");
        }
    }

    #[test]
    fn a_flipped_bit_is_found_wherever_it_is() {
        let whole = backup();
        for place in 0..whole.len() {
            for bit in 0..8 {
                let mut damaged = whole.clone();
                damaged[place] ^= 1 << bit;
                // What gzip notes at its head of time, level and system says nothing of the contents.
                let read = read(&damaged);
                assert!(read.is_err() || place < 10 && read.is_ok_and(|rows| rows == 100), "{place}, {bit}");
            }
        }
    }

    #[test]
    fn what_is_no_backup_or_a_newer_one_is_told_apart() {
        assert!(matches!(read(b"SQLite format 3\0").unwrap_err(), BackupError::NoBackup));
        let mut other = GzEncoder::new(Vec::new(), Compression::fast());
        other.write_all(b"{}\n").unwrap();
        assert!(matches!(read(&other.finish().unwrap()).unwrap_err(), BackupError::NoBackup));
        let newer = BackupHead { version: 2, migration: String::new(), club: None };
        let newer = BackupWriter::new(Vec::new(), &newer).unwrap().finish().unwrap();
        assert!(matches!(read(&newer).unwrap_err(), BackupError::Newer(_)));
        let twice = [backup(), backup()].concat();
        assert!(matches!(read(&twice).unwrap_err(), BackupError::Damaged(_)));
    }
}
