//! The file format: lines of JSON, compressed with gzip. The first line identifies the file; the last has the checksum of all others.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, ErrorKind, Read as _, Write};

use flate2::Compression;
use flate2::bufread::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::de::DeserializeSeed as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::BackupError;
use super::bounds::{CountedRead, ReadLimit, RowSeed};
use super::tables::Column;
use crate::ClubId;

/// Format version that is written, and the newest that is read.
const VERSION: u32 = 1;

/// The first line.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct BackupHead {
    #[serde(rename = "lastcard-backup")]
    version: u32,
    /// The newest migration of the database.
    pub(super) migration: String,
    /// The club whose file it is; `None` for a backup of the whole installation.
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
    /// Covers all lines before this one.
    sha256: String,
}

/// Any line after the first that is not a row.
#[derive(Deserialize)]
#[serde(untagged)]
enum BackupLine {
    Table(TableHead),
    BackupEnd(BackupEnd),
}

/// A line between the first and the last.
#[derive(Debug)]
pub(super) enum BackupRecord {
    Table(TableHead),
    Row(Vec<Value>),
}

impl BackupHead {
    pub(super) fn new(migration: String, club: Option<ClubId>) -> Self {
        Self { version: VERSION, migration, club }
    }
}

pub(super) struct BackupWriter<W: Write> {
    out: GzEncoder<W>,
    hash: Sha256,
    rows: u64,
}

impl<W: Write> BackupWriter<W> {
    pub(super) fn new(out: W, head: &BackupHead) -> io::Result<Self> {
        let out = GzEncoder::new(out, Compression::default());
        let mut writer = Self { out, hash: Sha256::new(), rows: 0 };
        writer.write_line(head)?;
        Ok(writer)
    }

    pub(super) fn write_table(&mut self, head: &TableHead) -> io::Result<()> {
        self.write_line(head)
    }

    pub(super) fn write_row(&mut self, row: &[Value]) -> io::Result<()> {
        self.rows += 1;
        self.write_line(&row)
    }

    /// SHA-256 of the lines so far.
    pub(super) fn digest(&self) -> String {
        hexadecimal(&self.hash)
    }

    /// Writes the last line.
    pub(super) fn finish(mut self) -> io::Result<W> {
        let end = BackupEnd { rows: self.rows, sha256: self.digest() };
        self.write_line(&end)?;
        self.out.finish()
    }

    fn write_line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut bytes = serde_json::to_vec(line)?;
        bytes.push(b'\n');
        self.hash.update(&bytes);
        self.out.write_all(&bytes)
    }
}

/// Reads a backup, line by line and within [`ReadLimit`].
pub(super) struct BackupReader<R: BufRead> {
    lines: BufReader<MultiGzDecoder<CountedRead<R>>>,
    head: BackupHead,
    hash: Sha256,
    rows: u64,
    number: u64,
    limit: ReadLimit,
    /// Values in a row of the current table; `None` before the first table.
    width: Option<usize>,
}

impl<R: BufRead> BackupReader<R> {
    /// Reads the first line.
    pub(super) fn new(file: R) -> Result<Self, BackupError> {
        let head = BackupHead { version: 0, migration: String::new(), club: None };
        let lines = BufReader::new(MultiGzDecoder::new(CountedRead::new(file)));
        let (hash, limit) = (Sha256::new(), ReadLimit::default());
        let mut reader = Self { lines, head, hash, rows: 0, number: 0, limit, width: None };
        let first = match reader.read_line() {
            // An empty file, one that is not compressed, or other compressed data.
            Err(BackupError::Damaged(_) | BackupError::TooLarge(_)) => Err(BackupError::NoBackup),
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

    /// SHA-256 of the lines so far.
    pub(super) fn digest(&self) -> String {
        hexadecimal(&self.hash)
    }

    /// Returns the next line; `None` at the end, once the checksum matches and nothing follows.
    pub(super) fn next_record(&mut self) -> Result<Option<BackupRecord>, BackupError> {
        let line = self.read_line()?;
        let damaged = BackupError::Damaged(self.number);
        if line.starts_with(b"[") {
            let Some(row) = self.width.and_then(|width| parse_row(&line, width)) else { return Err(damaged) };
            self.rows += 1;
            self.hash.update(&line);
            return Ok(Some(BackupRecord::Row(row)));
        }
        if !self.limit.allows_head(line.len()) {
            return Err(BackupError::TooLarge(self.number));
        }
        match serde_json::from_slice(&line) {
            Ok(BackupLine::Table(head)) => {
                self.width = Some(head.columns.len());
                self.hash.update(&line);
                Ok(Some(BackupRecord::Table(head)))
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

    fn read_line(&mut self) -> Result<Vec<u8>, BackupError> {
        self.number += 1;
        let mut line = Vec::new();
        match (&mut self.lines).take(ReadLimit::LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(length) if !self.limit.allows_line(length, self.lines.get_ref().get_ref().count()) => {
                Err(BackupError::TooLarge(self.number))
            }
            Ok(_) if line.ends_with(b"\n") => Ok(line),
            Ok(_) => Err(BackupError::CutShort),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Err(BackupError::CutShort),
            Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::InvalidData) => {
                Err(BackupError::Damaged(self.number))
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// Parses a row; `None` unless it has exactly `width` values.
fn parse_row(line: &[u8], width: usize) -> Option<Vec<Value>> {
    let mut from = serde_json::Deserializer::from_slice(line);
    let row = RowSeed(width).deserialize(&mut from).ok()?;
    from.end().ok()?;
    Some(row)
}

fn hexadecimal(hash: &Sha256) -> String {
    hash.clone().finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::backup::tables::ColumnKind;

    fn table() -> TableHead {
        let columns = ["name", "number", "place"].map(|name| (name.to_owned(), ColumnKind::Text));
        TableHead { table: "clubs".to_owned(), columns: columns.into() }
    }

    fn backup() -> Vec<u8> {
        let mut writer = BackupWriter::new(Vec::new(), &BackupHead::new("2026".to_owned(), None)).unwrap();
        writer.write_table(&table()).unwrap();
        for number in 0..100 {
            writer.write_row(&[json!("Aurora"), json!(number), json!(null)]).unwrap();
        }
        writer.finish().unwrap()
    }

    fn read(bytes: &[u8]) -> Result<u64, BackupError> {
        let mut reader = BackupReader::new(bytes)?;
        while reader.next_record()?.is_some() {}
        Ok(reader.rows)
    }

    #[test]
    fn a_written_backup_reads_back() {
        let written = backup();
        assert_eq!(read(&written).unwrap(), 100);
        assert_eq!(written, backup(), "the same is written in the same way");
    }

    #[test]
    fn a_truncated_backup_is_refused() {
        let whole = backup();
        for length in 0..whole.len() {
            let error = read(&whole[..length]).unwrap_err();
            assert!(matches!(error, BackupError::CutShort), "{length}: {error}");
        }
    }

    #[test]
    fn any_flipped_bit_is_found() {
        let whole = backup();
        let contents = unpack(&whole).unwrap();
        for place in 0..whole.len() {
            for bit in 0..8 {
                let mut damaged = whole.clone();
                damaged[place] ^= 1 << bit;
                // A few bits of gzip do not affect the contents: time, operating system, unused codes, padding.
                let is_harmless = || unpack(&damaged).is_ok_and(|read| read == contents);
                assert!(read(&damaged).is_err() || is_harmless(), "{place}, {bit}");
            }
        }
    }

    fn unpack(file: &[u8]) -> io::Result<Vec<u8>> {
        let mut contents = Vec::new();
        MultiGzDecoder::new(file).read_to_end(&mut contents)?;
        Ok(contents)
    }

    #[test]
    fn other_files_and_newer_backups_are_distinguished() {
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

    /// Reads a file with these lines after the first and a matching last line.
    fn read_lines(lines: impl Iterator<Item = String>) -> Result<u64, BackupError> {
        let mut writer = BackupWriter::new(Vec::new(), &BackupHead::new("2026".to_owned(), None)).unwrap();
        for line in lines {
            writer.rows += u64::from(line.starts_with('['));
            writer.hash.update(&line);
            writer.hash.update("\n");
            writeln!(writer.out, "{line}").unwrap();
        }
        read(&writer.finish().unwrap())
    }

    fn read_row(row: String) -> Result<u64, BackupError> {
        read_lines([serde_json::to_string(&table()).unwrap(), row].into_iter())
    }

    #[test]
    fn a_row_has_one_scalar_per_column() {
        assert_eq!(read_row(r#"["Aurora",-1,null]"#.to_owned()).unwrap(), 1);
        assert_eq!(read_row("[true,1.5,18446744073709551615]".to_owned()).unwrap(), 1);
        for row in ["[1,2]", "[1,2,3,4]", "[1,2,[]]", "[1,2,{}]", "[1,2,3", "[1,2,3][", "[]"] {
            let error = read_row(row.to_owned()).unwrap_err();
            assert!(matches!(error, BackupError::Damaged(3)), "{row}: {error}");
        }
        let many = format!("[{}1]", "1,".repeat(400_000));
        assert!(matches!(read_row(many).unwrap_err(), BackupError::Damaged(3)));
        let first = read_lines(std::iter::once("[1,2,3]".to_owned())).unwrap_err();
        assert!(matches!(first, BackupError::Damaged(2)), "a row of no table: {first}");
    }

    #[test]
    fn reading_stops_at_an_overlong_line() {
        let long = |length: usize| format!("[\"{}\",1,2]", "a".repeat(length));
        assert_eq!(read_row(long(1_000_000)).unwrap(), 1);
        assert!(matches!(read_row(long(1 << 20)).unwrap_err(), BackupError::TooLarge(3)));
        let columns = r#"["name","text"],"#.repeat(2_000);
        let head = format!(r#"{{"table":"clubs","columns":[{columns}["place","text"]]}}"#);
        assert!(matches!(read_lines(std::iter::once(head)).unwrap_err(), BackupError::TooLarge(2)));
    }

    #[test]
    fn reading_stops_at_a_decompression_bomb() {
        let row = format!("[\"{}\",1,2]", "a".repeat(1_000_000));
        let lines = std::iter::once(serde_json::to_string(&table()).unwrap());
        let error = read_lines(lines.chain(std::iter::repeat_n(row, 80))).unwrap_err();
        assert!(matches!(error, BackupError::TooLarge(60..80)), "{error}");
        let heads = std::iter::repeat_n(serde_json::to_string(&table()).unwrap(), 1_000);
        assert!(matches!(read_lines(heads).unwrap_err(), BackupError::TooLarge(_)));
    }
}
