//! Verifiable shuffles: all shuffles of a hand follow from one secret seed, so that nobody can choose the
//! deck and everybody can check it.
//!
//! The commitment, the SHA-256 of the seed, is shown before the deal; the seed is published after the hand.
//! `docs/file.md` describes the generator, for checking a hand in another language.

use std::convert::Infallible;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use rand::TryRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Card, Random, Shuffle};

const BYTES: usize = 32;

/// The secret seed of the deck and every reshuffle of a hand, written as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; BYTES]);

/// The SHA-256 of a seed, written as 64 hexadecimal digits. It binds the dealer without revealing anything.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; BYTES]);

/// Error for a text that is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("64 hexadecimal digits are needed")]
pub struct NotHex;

impl Seed {
    /// Builds a seed. The bytes have to come from a cryptographic generator, or nobody can trust the deal.
    pub const fn new(bytes: [u8; BYTES]) -> Self {
        Self(bytes)
    }

    /// Returns the commitment, which is shown before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// Hides the secret, which must not appear in a log.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        hex(&seed.0)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> Self {
        hex(&commitment.0)
    }
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        bytes(text).map(Self).ok_or(NotHex)
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        bytes(text).map(Self).ok_or(NotHex)
    }
}

impl TryFrom<String> for Seed {
    type Error = NotHex;

    fn try_from(text: String) -> Result<Self, NotHex> {
        text.parse()
    }
}

impl TryFrom<String> for Commitment {
    type Error = NotHex;

    fn try_from(text: String) -> Result<Self, NotHex> {
        text.parse()
    }
}

/// Formats bytes as lower-case hexadecimal digits, two a byte.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn bytes(text: &str) -> Option<[u8; BYTES]> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|c| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok())).collect();
    let bytes: Vec<u8> =
        digits?.chunks(2).filter_map(|pair| Some(pair.first()? << 4 | pair.get(1)?)).collect();
    bytes.try_into().ok().filter(|_| text.len() == 2 * BYTES)
}

/// The shuffles of one hand. Number 0 is the deck, and each reshuffle takes the next number. A shuffle
/// depends only on the seed, on the number of the shuffle, and on the cards in their order before it.
#[derive(Debug, Clone)]
pub struct Seeded {
    seed: Seed,
    next: u32,
}

impl Seeded {
    /// Returns the shuffles of a seed, starting with the deck's.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, next: 0 }
    }
}

impl Shuffle for Seeded {
    fn shuffle(&mut self, cards: &mut [Card]) {
        Random(Stream::new(&self.seed, self.next)).shuffle(cards);
        self.next = self.next.wrapping_add(1);
    }
}

/// The random numbers of one shuffle: SHA-256 of the seed, the shuffle's number and a counter from 0 (four
/// bytes each, big-endian), block after block, read as big-endian 32-bit numbers.
struct Stream {
    start: Sha256,
    counter: u32,
    block: [u8; BYTES],
    used: usize,
}

impl Stream {
    fn new(seed: &Seed, shuffle: u32) -> Self {
        let start = Sha256::new().chain_update(seed.0).chain_update(shuffle.to_be_bytes());
        Self { start, counter: 0, block: [0; BYTES], used: BYTES }
    }

    fn word(&mut self) -> u32 {
        if self.used == BYTES {
            self.block = self.start.clone().chain_update(self.counter.to_be_bytes()).finalize().into();
            self.counter = self.counter.wrapping_add(1);
            self.used = 0;
        }
        let four = self.block.get(self.used..).and_then(|rest| rest.first_chunk::<4>());
        self.used += 4;
        u32::from_be_bytes(four.copied().unwrap_or_default())
    }
}

impl TryRng for Stream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.word())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.word()) << 32 | u64::from(self.word()))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for four in bytes.chunks_mut(4) {
            let word = self.word().to_be_bytes();
            four.iter_mut().zip(word).for_each(|(byte, drawn)| *byte = drawn);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::Deck;
    use super::*;

    fn seed() -> Seed {
        Seed::new(std::array::from_fn(|place| u8::try_from(place).unwrap()))
    }

    fn top(cards: &[Card], count: usize) -> String {
        cards.iter().rev().take(count).map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The test vector of docs/file.md, computed by a program in another language.
    #[test]
    fn the_documented_test_vector_holds() {
        let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
        assert_eq!((String::from(seed()).as_str(), text.parse()), (text, Ok(seed())));
        assert_eq!(
            seed().commitment().to_string(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
        let mut stream = Stream::new(&seed(), 0);
        let words: Vec<String> = (0..9).map(|_| format!("{:08x}", stream.word())).collect();
        assert_eq!(words.join(" "), WORDS);
        let mut shuffles = Seeded::new(seed());
        let deck = Deck::default().shuffled(&mut shuffles);
        assert_eq!(top(deck.upward(), 12), DECK);
        let mut rest = deck.upward()[..20].to_vec();
        shuffles.shuffle(&mut rest);
        assert_eq!(top(&rest, 20), RESHUFFLED);
    }

    const WORDS: &str = "a9d6e500 293a88bd 38cbe213 d07ab71f 8cb22585 52072a01 bdf1c40b e527f4d0 6061c438";
    const DECK: &str = "GREV R9 RSKIP Y5 G4 B4 Y0 Y8 B6 B9 WD4 G9";
    const RESHUFFLED: &str = "R6 G7 BSKIP WD4 R7 RD2 G2 RREV G6 G1 YREV G7 R5 B7 YREV RD2 G9 GREV BSKIP R2";

    #[test]
    fn a_shuffle_depends_only_on_seed_and_number() {
        let deck = Deck::default().pile();
        let after = |skipped: u32| {
            let mut shuffles = Seeded { seed: seed(), next: skipped };
            deck.shuffled(&mut shuffles)
        };
        assert_eq!(after(1), after(1));
        assert_ne!(after(0), after(1));
        let mut shuffles = Seeded::new(seed());
        shuffles.shuffle(&mut []);
        assert_eq!(deck.shuffled(&mut shuffles), after(1));
    }

    #[test]
    fn only_64_hexadecimal_digits_are_a_seed() {
        let digits = "0f".repeat(BYTES);
        assert!(digits.parse::<Seed>().is_ok() && digits.to_uppercase().parse::<Commitment>().is_ok());
        let short = &digits[1..];
        for bad in ["", "0f", short, &format!("{digits}0"), &format!("{short}g"), &"é".repeat(BYTES)] {
            assert_eq!(bad.parse::<Seed>(), Err(NotHex), "{bad}");
        }
    }

    #[test]
    fn a_seed_is_not_printed_by_accident() {
        assert_eq!(format!("{:?}", Seeded::new(seed())), "Seeded { seed: Seed(…), next: 0 }");
    }
}
