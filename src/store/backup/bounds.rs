//! Bounds on reading backups: a file of a few kilobytes can unpack to gigabytes, and may come from anywhere.

use std::fmt;
use std::io::{self, BufRead, Read};

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};
use serde_json::Value;

/// Running totals of a backup being read, checked against its bounds.
#[derive(Debug, Default)]
pub(super) struct ReadLimit {
    unpacked: u64,
    heads: u32,
}

impl ReadLimit {
    /// In bytes. The longest row that the service writes is less than half as long: a setup with two hundred of the club's own rules.
    pub(super) const LONGEST_LINE: u64 = 1 << 20;

    /// In bytes. The longest real table head is shorter than one kilobyte.
    const LONGEST_HEAD: usize = 16 << 10;

    /// Maximum number of table heads, including the end line. There are 35 tables.
    const MOST_HEADS: u32 = 100;

    /// Unpacked bytes that are always allowed.
    const ALWAYS_ALLOWED: u64 = 64 << 20;

    /// Highest ratio of unpacked to packed bytes beyond [`Self::ALWAYS_ALLOWED`]. Ids, times and digits differ in each row, so real backups
    /// do not compress to a fiftieth of their size.
    const MAX_RATIO: u64 = 100;

    /// Counts a line and returns true if it is within bounds after `packed` compressed bytes.
    pub(super) fn allows_line(&mut self, line: usize, packed: u64) -> bool {
        let Ok(line) = u64::try_from(line) else { return false };
        self.unpacked = self.unpacked.saturating_add(line);
        line < Self::LONGEST_LINE
            && self.unpacked <= Self::ALWAYS_ALLOWED.max(packed.saturating_mul(Self::MAX_RATIO))
    }

    /// Counts a line that is not a row, and returns true unless it is too long or there are too many.
    pub(super) fn allows_head(&mut self, length: usize) -> bool {
        self.heads = self.heads.saturating_add(1);
        length <= Self::LONGEST_HEAD && self.heads <= Self::MOST_HEADS
    }
}

pub(super) struct CountedRead<R> {
    from: R,
    count: u64,
}

impl<R> CountedRead<R> {
    pub(super) fn new(from: R) -> Self {
        Self { from, count: 0 }
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }
}

impl<R: BufRead> Read for CountedRead<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(into)?;
        self.count = self.count.saturating_add(read as u64);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for CountedRead<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.from.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.count = self.count.saturating_add(amount as u64);
        self.from.consume(amount);
    }
}

/// Deserialises a row of this many values. A longer row, or one with nested values, is not read to its end.
pub(super) struct RowSeed(pub(super) usize);

impl<'de> DeserializeSeed<'de> for RowSeed {
    type Value = Vec<Value>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Vec<Value>, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for RowSeed {
    type Value = Vec<Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a row of {} values", self.0)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Vec<Value>, A::Error> {
        let mut row = Vec::with_capacity(self.0);
        while row.len() < self.0 {
            let Some(SingleValue(value)) = values.next_element()? else {
                return Err(Error::invalid_length(row.len(), &self));
            };
            row.push(value);
        }
        // Surplus values make the deserialiser fail.
        Ok(row)
    }
}

/// A value that is neither a list nor an object.
struct SingleValue(Value);

impl<'de> Deserialize<'de> for SingleValue {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct SingleValueVisitor;
        impl Visitor<'_> for SingleValueVisitor {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, a number, true, false or null")
            }

            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value::Null)
            }

            fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_str<E>(self, value: &str) -> Result<Value, E> {
                Ok(value.into())
            }
        }
        from.deserialize_any(SingleValueVisitor).map(Self)
    }
}
