//! A validated set of rules: a preset and what differs from it.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::choice::{HandSize, Respond, Setup, StartCard};
use super::compatibility::{Setting, clashes};
use super::shortcuts::Shortcuts;
use super::{Counting, Deck, Options, Preset, RuleFault, Values, Written};

/// The rules of a hand: every option resolved and checked against the others (§9). As JSON `{ "preset":
/// "club", "options": { "house.jump": true } }`, with only the options that differ from the preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Ruleset {
    preset: Preset,
    options: Options,
    deck: Deck,
    shortcuts: Shortcuts,
}

impl Ruleset {
    /// The rules with these options; the preset says where they come from and brings V-REFILL with it.
    ///
    /// # Errors
    /// Every pair of options that do not go together (§9).
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

    /// The preset it was built from.
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// Every option.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What the engine asks at every move.
    pub(super) const fn shortcuts(&self) -> &Shortcuts {
        &self.shortcuts
    }

    /// Whether nothing is played that makes the engine ask at every move: no house rule, and no variant that
    /// is like one.
    pub(super) fn is_plain(&self) -> bool {
        self.shortcuts == Shortcuts::PLAIN
    }

    /// The cards that are dealt.
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// The options that differ from the preset, by name.
    pub fn changes(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let preset = self.preset.options();
        Options::NAMES.iter().filter_map(move |name| {
            let word = self.options.get(name)?;
            (preset.get(name) != Some(word)).then_some((*name, word))
        })
    }

    /// Whether the dealer of each hand decides how many cards are dealt (R-DEAL-1, §0.5.8d).
    pub fn asks_dealer(&self) -> bool {
        self.options.hand_size == HandSize::DealerChoice
    }

    /// The rules of one hand, with what its dealer chose; unchanged where the dealer has no choice.
    #[must_use]
    pub fn dealt_with(mut self, chosen: HandSize) -> Self {
        if self.asks_dealer() {
            self.options.hand_size = chosen;
        }
        self
    }

    /// How many may sit at the table (R-PLY-1, V-DUO-1, V-ONL-1).
    pub fn players(&self) -> RangeInclusive<usize> {
        if self.options.setup == Setup::Draft || self.options.start_card == StartCard::Duo {
            return 2..=2;
        }
        if self.preset == Preset::Online { 2..=4 } else { 2..=10 }
    }

    /// How holdings are counted under these rules with these card values.
    pub fn counting(&self, values: Values) -> Counting {
        values.counting(self.options.blanks, self.options.zero50)
    }

    /// Whether the hand goes on until one player is left: only an order of finishing comes out (H-LAST,
    /// V-COW-8).
    pub fn is_to_last(&self) -> bool {
        self.options.to_last || self.is_cowboy()
    }

    /// Whether Draw Two and Wild Draw Four are the one lifting card of V-COW.
    pub fn is_cowboy(&self) -> bool {
        self.options.d2_response == Respond::Cowboy
    }

    /// Whether who empties the holding writes a point and takes six more (V-REFILL).
    pub fn is_refill(&self) -> bool {
        self.preset == Preset::Refill
    }
}

impl From<Preset> for Ruleset {
    fn from(preset: Preset) -> Self {
        // Every preset passes the checks (a test holds it), so they are not run here.
        let options = preset.options();
        Self::of(preset, options, Deck::new(options.deck, options.blanks).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_stands() {
        for &preset in Preset::ALL {
            assert_eq!(Ruleset::new(preset, preset.options()), Ok(preset.into()));
            let written = serde_json::to_string(&Ruleset::from(preset)).unwrap();
            assert_eq!(written, format!(r#"{{"preset":"{preset}","options":{{}}}}"#));
        }
    }
}
