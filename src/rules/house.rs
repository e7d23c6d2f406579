//! House rules that a club can switch on, with the options that each of them sets (§9).

use strum::VariantArray;

use super::{Preset, Ruleset};

/// A house rule that is switched on or off as a whole. Rules that exclude each other cannot be combined, just
/// like their options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray)]
pub enum HouseRule {
    /// Interception with the identical card (H-JUMP).
    Jump,
    /// Self-interception with the second of two identical cards (H-PAIR).
    Pair,
    /// Two identical cards that work like a Skip (R-SKIP-3).
    PairAsSkip,
    /// Swapping holdings with a 7, passing them on with a 0 (H-70).
    SevenZero,
    /// Exchange of a card with a 5 (H-FIVE).
    Five,
    /// Stacking of draw cards (H-STACK).
    Stack,
    /// A Reverse that returns an effect (H-REV).
    ReverseReturn,
    /// Colours in the order of the wheel after a black card (H-CIRCLE).
    Circle,
    /// Hands on the pile after an UNO call (H-CENTRE).
    Centre,
    /// Silence after a 2 (H-SILENT).
    SilentTwos,
    /// Silence after a black card (H-SILENT).
    SilentBlack,
    /// White cards as "+10" (H-P10), in the deck that contains them.
    PlusTen,
    /// UNO in seven rounds (H-7R).
    SevenRounds,
    /// Play to the last player (H-LAST). In a tournament it follows from the scoring.
    ToLast,
    /// A holding that consists only of zeros counts 50 for each card (H-Z50).
    Zero50,
}

impl HouseRule {
    /// All house rules; those that change moves come before those that change the count.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Options that this rule sets, with their values.
    pub const fn sets(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Jump => &[("house.jump", "true")],
            Self::Pair => &[("house.pair", "true")],
            Self::PairAsSkip => &[("house.pair_as_skip", "true")],
            Self::SevenZero => &[("house.seven_zero", "true")],
            Self::Five => &[("house.five", "true")],
            Self::Stack => &[("d2.response", "stack"), ("wd4.response", "stack")],
            Self::ReverseReturn => &[("house.reverse_return", "true")],
            Self::Circle => &[("house.circle", "true")],
            Self::Centre => &[("house.centre", "true")],
            Self::SilentTwos => &[("house.silent", "twos")],
            Self::SilentBlack => &[("house.silent", "black")],
            Self::PlusTen => &[("deck.kind", "std112"), ("deck.blanks", "plus10")],
            Self::SevenRounds => &[("house.seven_rounds", "true")],
            Self::ToLast => &[("house.to_last", "true")],
            Self::Zero50 => &[("house.zero50", "true")],
        }
    }

    /// Returns true if the rule can be added to a preset that does not have it yet (§9).
    pub fn can_join(self, preset: Preset) -> bool {
        let rules = Ruleset::from(preset);
        // V-COW-5 and V-COW-8 include these two.
        let is_brought = rules.is_cowboy() && matches!(self, Self::Jump | Self::ToLast);
        // Cowboy and DUO have their own answers and white cards.
        let has_own =
            matches!(preset, Preset::Cowboy | Preset::Duo) && matches!(self, Self::Stack | Self::PlusTen);
        let mut options = preset.options();
        let sets_all = self.sets().iter().all(|(option, word)| options.set(option, word));
        let is_new = options != preset.options();
        !is_brought && !has_own && sets_all && is_new && Ruleset::new(preset, options).is_ok()
    }
}

impl Ruleset {
    /// Iterates over the house rules that are played in addition to those of the preset.
    pub fn house_rules(&self) -> impl Iterator<Item = HouseRule> {
        let is_changed = |set: &(&str, &str)| self.changes().any(|change| change == *set);
        let is_on = move |rule: &HouseRule| rule.sets().iter().all(is_changed);
        HouseRule::ALL.iter().copied().filter(is_on)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Written};

    fn with_house_rules(preset: Preset, house: &[HouseRule]) -> Option<Ruleset> {
        let options = house.iter().flat_map(|rule| rule.sets());
        let options = options.map(|(option, word)| ((*option).to_owned(), (*word).into())).collect();
        Written { preset: preset.to_string(), options }.check().ok()
    }

    #[test]
    fn every_house_rule_sets_options_that_exist() {
        for rule in HouseRule::ALL {
            for (option, word) in rule.sets() {
                let words = Options::words(option).unwrap_or_default();
                assert!(words.contains(word), "{rule:?}: {option}={word}");
            }
        }
    }

    #[test]
    fn every_house_option_belongs_to_a_house_rule() {
        let mut options = Options::NAMES.iter().filter(|option| option.starts_with("house."));
        let is_set =
            |option: &str| HouseRule::ALL.iter().flat_map(|rule| rule.sets()).any(|(set, _)| *set == option);
        assert_eq!(options.find(|option| !is_set(option)), None);
    }

    #[test]
    fn switched_on_house_rules_are_recognised() {
        for &preset in Preset::ALL {
            for &rule in HouseRule::ALL.iter().filter(|rule| rule.can_join(preset)) {
                let played =
                    with_house_rules(preset, &[rule]).map(|rules| rules.house_rules().collect::<Vec<_>>());
                assert_eq!(played, Some(vec![rule]), "{preset}");
            }
            assert_eq!(Ruleset::from(preset).house_rules().next(), None, "{preset}");
        }
        let both = [HouseRule::SevenZero, HouseRule::Zero50];
        assert!(with_house_rules(Preset::Club, &both).is_some_and(|rules| rules.house_rules().eq(both)));
    }

    #[test]
    fn presets_take_only_fitting_house_rules() {
        use HouseRule::*;
        let table: [(Preset, &[HouseRule], bool); 7] = [
            (Preset::Club, &[Jump, Five, Stack, PlusTen, ToLast, Zero50], true),
            // The preset has this rule already (R-SKIP-3).
            (Preset::Refill, &[PairAsSkip], false),
            // Cowboy answers draw cards in its own way, and both games have their own white cards.
            (Preset::Cowboy, &[Jump, ToLast, Stack, PlusTen], false),
            (Preset::Duo, &[Stack, PlusTen], false),
            (Preset::Duo, &[Zero50], true),
            (Preset::Online, &[Five], false),
            (Preset::Classic, &[SevenZero], true),
        ];
        for (preset, rules, can) in table {
            for rule in rules {
                assert_eq!(rule.can_join(preset), can, "{preset} {rule:?}");
            }
        }
    }
}
