//! The house rules that a club switches on, each with the options that it sets (§9).

use strum::VariantArray;

use super::{Preset, Ruleset};

/// A house rule that is switched on or off as a whole. Those of which one stands in the way of the other are refused together, as
/// their options are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray)]
pub enum HouseRule {
    /// Interception (H-JUMP).
    Jump,
    /// Two identical cards at once (H-PAIR).
    Pair,
    /// Two identical cards are a Skip (R-SKIP-3).
    PairAsSkip,
    /// Seven-Zero (H-70).
    SevenZero,
    /// Card exchange with a 5 (H-FIVE).
    Five,
    /// Draw cards are answered with their like (H-STACK).
    Stack,
    /// A Reverse returns the action (H-REV).
    ReverseReturn,
    /// Colours go in a circle (H-CIRCLE).
    Circle,
    /// Hands on the pile at UNO (H-CENTRE).
    Centre,
    /// Silence from a 2 on (H-SILENT).
    SilentTwos,
    /// Silence from a black card on (H-SILENT).
    SilentBlack,
    /// The white cards are +10 (H-P10), in the deck that has them.
    PlusTen,
    /// UNO in seven rounds (H-7R).
    SevenRounds,
    /// Play to the last (H-LAST). In a tournament this follows from the scoring.
    ToLast,
    /// Nothing but zeros counts 50 each (H-Z50).
    Zero50,
}

impl HouseRule {
    /// Every house rule, those that change a move before those that change the count.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// The options that it sets, with the word of each one's value.
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

    /// Whether it can be added to a preset that does not play it already (§9).
    pub fn can_join(self, preset: Preset) -> bool {
        let rules = Ruleset::from(preset);
        // V-COW-5 and V-COW-8 already bring these two.
        let is_brought = rules.is_cowboy() && matches!(self, Self::Jump | Self::ToLast);
        // These two games have answers and white cards of their own.
        let has_own =
            matches!(preset, Preset::Cowboy | Preset::Duo) && matches!(self, Self::Stack | Self::PlusTen);
        let mut options = preset.options();
        let sets_all = self.sets().iter().all(|(option, word)| options.set(option, word));
        let is_new = options != preset.options();
        !is_brought && !has_own && sets_all && is_new && Ruleset::new(preset, options).is_ok()
    }
}

impl Ruleset {
    /// The house rules that are played beyond what the preset has.
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

    /// The rules of a preset with these house rules.
    fn with(preset: Preset, house: &[HouseRule]) -> Option<Ruleset> {
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

    /// Each option that is a house rule by its name can be switched on.
    #[test]
    fn every_option_of_the_house_belongs_to_a_house_rule() {
        let mut options = Options::NAMES.iter().filter(|option| option.starts_with("house."));
        let is_set =
            |option: &str| HouseRule::ALL.iter().flat_map(|rule| rule.sets()).any(|(set, _)| *set == option);
        assert_eq!(options.find(|option| !is_set(option)), None);
    }

    #[test]
    fn what_is_switched_on_is_known_again() {
        for &preset in Preset::ALL {
            for &rule in HouseRule::ALL.iter().filter(|rule| rule.can_join(preset)) {
                let played = with(preset, &[rule]).map(|rules| rules.house_rules().collect::<Vec<_>>());
                assert_eq!(played, Some(vec![rule]), "{preset}");
            }
            assert_eq!(Ruleset::from(preset).house_rules().next(), None, "{preset}");
        }
        let both = [HouseRule::SevenZero, HouseRule::Zero50];
        assert!(with(Preset::Club, &both).is_some_and(|rules| rules.house_rules().eq(both)));
    }

    #[test]
    fn what_can_join_a_preset() {
        use HouseRule::*;
        let table: [(Preset, &[HouseRule], bool); 7] = [
            (Preset::Club, &[Jump, Five, Stack, PlusTen, ToLast, Zero50], true),
            // It plays this one by itself (R-SKIP-3).
            (Preset::Refill, &[PairAsSkip], false),
            // It answers draw cards already, and both games have white cards of their own.
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
