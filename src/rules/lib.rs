//! The card game: cards, decks, values, rulesets, and the hand as a state machine. Pure: no clock, no I/O,
//! and all randomness comes from the caller.
//!
//! Four bots play a hand to its end:
//!
//! ```
//! use lastcard_rules::bot::{Bot, play_out};
//! use lastcard_rules::hand::Outcome;
//! use lastcard_rules::{Hand, HandTable, Preset, Random, Ruleset, Seat};
//! use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
//!
//! let rules = Ruleset::from(Preset::Club);
//! let mut shuffle = Random(Xoshiro256PlusPlus::seed_from_u64(1));
//! let deck = rules.deck().shuffled(&mut shuffle);
//! let dealer = Seat::new(0).unwrap();
//! let mut hand = Hand::deal(rules, HandTable::dealt_by(dealer, 4), deck, &mut shuffle).unwrap();
//!
//! let mut choices = Xoshiro256PlusPlus::seed_from_u64(2);
//! let mut moves = 0;
//! let ended = play_out(&mut hand, &[Bot::Greedy], &mut choices, &mut shuffle, |_, _| moves += 1).unwrap();
//! assert!(matches!(ended.outcome, Outcome::Out { .. }));
//! assert!(moves > 20);
//! ```

pub mod bot;
mod card;
pub mod choice;
mod colour;
mod compatibility;
mod counts;
mod dealer_draw;
mod deck;
mod face;
pub mod hand;
mod holding;
mod house;
pub mod log;
mod option;
mod pile;
mod preset;
mod ruleset;
mod seat;
mod seed;
mod set;
mod shortcuts;
mod shuffle;
mod values;
mod written;

pub use card::{Card, NotACard};
pub use colour::Colour;
pub use compatibility::{RuleFault, Setting};
pub use counts::FaceCounts;
pub use dealer_draw::DealerDraw;
pub use deck::{Blanks, Deck, DeckKind};
pub use face::Face;
pub use hand::{Hand, HandTable, Move, Reason};
pub use holding::Holding;
pub use house::HouseRule;
pub use option::Options;
pub use pile::Pile;
pub use preset::Preset;
pub use ruleset::Ruleset;
pub use seat::{MOST_SEATS, Seat, Seats};
pub use seed::hex;
pub use seed::{Commitment, NotHex, Seed, Seeded};
pub use set::CardSet;
pub use shuffle::{Random, Shuffle, below};
pub use values::{Counting, CustomValues, NumberValue, Values};
pub use written::{OptionValue, Written};
