//! The card game: cards, decks, values, rulesets and the hand as a state machine. Pure.

pub mod bot;
mod card;
pub mod choice;
mod colour;
mod counts;
mod dealer;
mod deck;
mod face;
pub mod hand;
mod holding;
pub mod log;
mod option;
mod pile;
mod preset;
mod ruleset;
mod seat;
mod set;
mod shuffle;
mod values;

pub use card::{Card, NotACard};
pub use colour::Colour;
pub use counts::FaceCounts;
pub use dealer::DealerDraw;
pub use deck::{Blanks, Deck, DeckKind};
pub use face::Face;
pub use hand::{Hand, Move, Reason, Table};
pub use holding::Holding;
pub use option::Options;
pub use pile::Pile;
pub use preset::Preset;
pub use ruleset::{OptionValue, RuleFault, Ruleset, Written};
pub use seat::{MOST_SEATS, Seat, Seats};
pub use set::CardSet;
pub use shuffle::{Random, Shuffle, below};
pub use values::{Counting, CustomValues, NumberValue, Values};
