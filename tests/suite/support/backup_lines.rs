//! Backups as lines, to be changed by tests.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};

/// Returns the lines of a backup, or of a club's file.
pub(crate) fn lines(file: &[u8]) -> Vec<String> {
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).unwrap();
    text.lines().map(ToOwned::to_owned).collect()
}

/// Packs these lines into a file, with a matching last line.
pub(crate) fn sealed_file<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<u8> {
    let (mut hash, mut rows) = (Sha256::new(), 0);
    let mut file = GzEncoder::new(Vec::new(), Compression::default());
    for line in lines {
        rows += u32::from(line.starts_with('['));
        for part in [line, "\n"] {
            hash.update(part);
            file.write_all(part.as_bytes()).unwrap();
        }
    }
    let sha256 = hash.finalize().iter().fold(String::new(), |hash, byte| hash + &format!("{byte:02x}"));
    writeln!(file, "{{\"rows\":{rows},\"sha256\":\"{sha256}\"}}").unwrap();
    file.finish().unwrap()
}
