//! Card penalties noted with a hand. They are only recorded and change no points (M-7).

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoEnumIterator};

use lastcard_rules::Ruleset;
use lastcard_rules::choice::{Challenge, Silent, UnoEnforce};
use lastcard_rules::hand::Offence;

use crate::PlayerId;

/// A card penalty noted with a hand. It changes no points (M-7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Penalty {
    /// Player who drew the cards.
    pub player: PlayerId,
    /// Reason: the id of a [`PenaltyKind`], or the club's own words.
    pub kind: String,
    /// Cards drawn; 0 if the penalty was only noted.
    pub cards: u32,
}

/// Kinds of penalty at a table with real cards (§14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumIter, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum PenaltyKind {
    /// UNO was not called (P-UNO).
    UnoMissed,
    /// UNO was called at the wrong time (P-FALSE).
    FalseCall,
    /// A card was wrongly played (P-MIS).
    Misplay,
    /// A card was recommended or hinted at (P-HINT).
    Hint,
    /// Cheating or deceit (P-CHEAT).
    Cheat,
    /// The number of cards was hidden (P-HIDE).
    Hide,
    /// A Wild Draw Four was played illegally, and challenged (R-WD4-5).
    Wd4Guilty,
    /// A legal Wild Draw Four was challenged (R-WD4-6).
    Wd4Wrong,
    /// The silence was broken (H-SIL-5).
    Silence,
    /// The player's hand was the last on the pile (H-CEN-2).
    Centre,
}

impl PenaltyKind {
    /// Kinds that can occur under these rules. Misconduct is always possible, though not all rules penalise
    /// it.
    pub fn possible_under(rules: &Ruleset) -> impl Iterator<Item = Self> {
        let options = *rules.options();
        Self::iter().filter(move |kind| match kind {
            Self::Wd4Guilty | Self::Wd4Wrong => options.wd4_challenge != Challenge::Off,
            Self::Silence => options.silent != Silent::Off,
            Self::Centre => options.centre,
            _ => true,
        })
    }

    /// Number of cards that these rules charge for the penalty; for challenges, the number without stacking.
    pub fn cards(self, rules: &Ruleset) -> u32 {
        let options = rules.options();
        let cards = match self {
            Self::UnoMissed => match options.uno_enforce {
                UnoEnforce::Catch | UnoEnforce::CatchAndAuto => options.uno_pen_catch.cards(),
                UnoEnforce::AutoClose | UnoEnforce::AutoNow => options.uno_pen_auto.cards(),
            },
            Self::FalseCall => options.pen_false_call.cards(),
            Self::Misplay => options.pen_misplay.cards(),
            Self::Hint => options.pen_hint.cards(),
            Self::Cheat => options.pen_cheat.cards(),
            Self::Hide => 0,
            Self::Wd4Guilty => 4,
            Self::Wd4Wrong => 6,
            Self::Silence | Self::Centre => 2,
        };
        cards.into()
    }
}

impl From<Offence> for PenaltyKind {
    fn from(offence: Offence) -> Self {
        match offence {
            Offence::Hint => Self::Hint,
            Offence::Misplay => Self::Misplay,
            Offence::Cheat => Self::Cheat,
            Offence::Hide => Self::Hide,
            Offence::Silence => Self::Silence,
            Offence::Centre => Self::Centre,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_rules::{Options, Preset};

    fn rules(preset: Preset) -> Ruleset {
        Ruleset::new(preset, preset.options()).unwrap()
    }

    fn fines(preset: Preset, change: impl Fn(&mut Options)) -> Vec<(String, u32)> {
        let mut options = preset.options();
        change(&mut options);
        let rules = Ruleset::new(preset, options).unwrap();
        PenaltyKind::possible_under(&rules).map(|kind| (kind.to_string(), kind.cards(&rules))).collect()
    }

    /// EX-74.
    #[test]
    fn ex_74_a_hint_costs_the_stated_cards() {
        for (preset, cards) in [(Preset::Refill, 2), (Preset::Club, 4), (Preset::Cowboy, 0)] {
            assert_eq!(PenaltyKind::Hint.cards(&rules(preset)), cards, "{preset}");
        }
    }

    #[test]
    fn only_penalties_in_the_rules_are_offered() {
        let club = [
            ("uno-missed", 2),
            ("false-call", 0),
            ("misplay", 0),
            ("hint", 4),
            ("cheat", 0),
            ("hide", 0),
            ("wd4-guilty", 4),
            ("wd4-wrong", 6),
        ];
        let club: Vec<_> = club.map(|(kind, cards)| (kind.to_owned(), cards)).into();
        assert_eq!(fines(Preset::Club, |_| {}), club);
        let house = fines(Preset::Brief, |options| {
            options.silent = Silent::Twos; // H-SIL-5
            options.centre = true;
        });
        let rest = [("hint", 0), ("cheat", 2), ("hide", 0), ("silence", 2), ("centre", 2)];
        let rest: Vec<_> = rest.map(|(kind, cards)| (kind.to_owned(), cards)).into();
        assert_eq!(house[3..], rest);
        assert_eq!(fines(Preset::Refill, |_| {})[0], ("uno-missed".to_owned(), 2));
        assert_eq!(
            fines(Preset::Refill, |o| o.uno_enforce = UnoEnforce::AutoNow)[0],
            ("uno-missed".to_owned(), 4)
        );
    }
}
