//! A validated ruleset: a preset and the options that differ from it.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::choice::{HandSize, Respond, Setup, StartCard};
use super::compatibility::{Setting, clashes};
use super::shortcuts::Shortcuts;
use super::{Counting, Deck, Options, Preset, RuleFault, Values, Written};

/// The rules of a hand, with every option resolved and checked against the others (§9). In JSON only the
/// options that differ from the preset are written: `{ "preset": "club", "options": { "house.jump": true }
/// }`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Ruleset {
    preset: Preset,
    options: Options,
    deck: Deck,
    shortcuts: Shortcuts,
}

impl Ruleset {
    /// Builds a ruleset from options. The preset records where they come from and determines whether V-REFILL
    /// is played.
    ///
    /// # Errors
    /// Returns all pairs of options that do not go together (§9).
    pub fn new(preset: Preset, options: Options) -> Result<Self, Vec<RuleFault>> {
        let mut faults = clashes(preset, &options);
        match Deck::new(options.deck, options.blanks) {
            Some(deck) if faults.is_empty() => Ok(Self::of(preset, options, deck)),
            Some(_) => Err(faults),
            None => {
                faults.push(RuleFault::OptionNeeds {
                    one: Setting::Value("deck.blanks", options.get("deck.blanks").unwrap_or_default()),
                    needs: Setting::Value("deck.kind", "std112"),
                });
                Err(faults)
            }
        }
    }

    fn of(preset: Preset, options: Options, deck: Deck) -> Self {
        Self { preset, options, deck, shortcuts: Shortcuts::new(preset, &options) }
    }

    /// Returns the preset that the rules are based on.
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// Returns all options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Precomputed answers for the engine.
    pub(super) const fn shortcuts(&self) -> &Shortcuts {
        &self.shortcuts
    }

    /// Returns true if no house rule or similar variant is played, so that the engine can skip its checks on
    /// every move.
    pub(super) fn is_plain(&self) -> bool {
        self.shortcuts == Shortcuts::PLAIN
    }

    /// Returns the deck that is dealt.
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// Iterates over the options that differ from the preset, as names and words.
    pub fn changes(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let preset = self.preset.options();
        Options::NAMES.iter().filter_map(move |name| {
            let word = self.options.get(name)?;
            (preset.get(name) != Some(word)).then_some((*name, word))
        })
    }

    /// Returns true if the dealer of each hand chooses the number of cards (R-DEAL-1, §0.5.8d).
    pub fn asks_dealer(&self) -> bool {
        self.options.hand_size == HandSize::DealerChoice
    }

    /// Returns the rules of one hand, with the dealer's choice; unchanged if the dealer has no choice.
    #[must_use]
    pub fn dealt_with(mut self, chosen: HandSize) -> Self {
        if self.asks_dealer() {
            self.options.hand_size = chosen;
        }
        self
    }

    /// Returns the permitted number of players (R-PLY-1, V-DUO-1, V-ONL-1).
    pub fn players(&self) -> RangeInclusive<usize> {
        if self.options.setup == Setup::Draft || self.options.start_card == StartCard::Duo {
            return 2..=2;
        }
        if self.preset == Preset::Online { 2..=4 } else { 2..=10 }
    }

    /// Prepares these card values for counting holdings under these rules.
    pub fn counting(&self, values: Values) -> Counting {
        values.counting(self.options.blanks, self.options.zero50)
    }

    /// Returns true if the hand goes on until one player is left, and its only result is the order of
    /// finishing (H-LAST, V-COW-8).
    pub fn is_to_last(&self) -> bool {
        self.options.to_last || self.is_cowboy()
    }

    /// Returns true if Draw Two and Wild Draw Four are merged into the lifting card of V-COW.
    pub fn is_cowboy(&self) -> bool {
        self.options.d2_response == Respond::Cowboy
    }

    /// Returns true if a player with an empty holding scores a point and draws six more cards (V-REFILL).
    pub fn is_refill(&self) -> bool {
        self.preset == Preset::Refill
    }
}

impl From<Preset> for Ruleset {
    fn from(preset: Preset) -> Self {
        // Skips the checks: a test makes sure that every preset passes them.
        let options = preset.options();
        Self::of(preset, options, Deck::new(options.deck, options.blanks).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_valid() {
        for &preset in Preset::ALL {
            assert_eq!(Ruleset::new(preset, preset.options()), Ok(preset.into()));
            let written = serde_json::to_string(&Ruleset::from(preset)).unwrap();
            assert_eq!(written, format!(r#"{{"preset":"{preset}","options":{{}}}}"#));
        }
    }
}
