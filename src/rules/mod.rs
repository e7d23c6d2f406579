//! The card game: cards, decks, values, rulesets and the hand as a state machine. Pure.

mod card;
pub mod choice;
mod colour;
mod counts;
mod deck;
mod face;
mod option;
mod preset;
mod ruleset;
mod values;

pub use card::{Card, NotACard};
pub use colour::Colour;
pub use counts::FaceCounts;
pub use deck::{Blanks, Deck, DeckKind};
pub use face::Face;
pub use option::Options;
pub use preset::Preset;
pub use ruleset::{OptionValue, RuleFault, Ruleset, Written};
pub use values::{Counting, CustomValues, NumberValue, Values};
