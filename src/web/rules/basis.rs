//! The basis of each sentence of the rules: a text that says it, a text that can be read in more than one way, or a gap that Lastcard fills
//! (§18.1, where the latter two have a `*`; anything that a text does not mention is filled too).

use lastcard_rules::Preset;

use crate::rules::group::is_house;
use crate::ui::badge::Badge;

/// Basis of a sentence about a preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basis {
    /// The text says it.
    Stated,
    /// The text is ambiguous (§20).
    Reading,
    /// The text is silent.
    Filled,
}

use Basis::{Filled as F, Reading as R, Stated as S};

impl Basis {
    /// Returns the mark of a sentence; a stated sentence has none.
    pub fn badge(self) -> Option<Badge> {
        match self {
            Self::Stated => None,
            Self::Reading => Some(Badge::Reading),
            Self::Filled => Some(Badge::FilledIn),
        }
    }
}

/// The texts, in the order of the columns.
const TEXTS: [&str; 9] = ["000A", "000B", "000C", "000D", "000E", "001", "002", "003", "004"];

/// All options that at least one text mentions.
const ROWS: [(&str, [Basis; 9]); 32] = [
    ("deck.kind", [S, S, S, S, S, F, S, S, S]),
    ("dealer.pick", [F, S, F, F, S, F, S, S, F]),
    ("dealer.special", [F, S, F, F, F, F, S, F, F]),
    // R-DEAL-2
    ("setup", [F, F, S, S, F, S, F, S, F]),
    ("deal.hand", [F, S, S, S, S, S, S, S, S]),
    ("start.card", [F, S, F, S, S, S, S, S, F]),
    ("turn.mode", [F, S, S, S, R, S, S, S, S]),
    ("draw.when", [F, R, S, S, S, S, S, S, S]),
    ("draw.count", [F, S, S, S, S, S, S, S, S]),
    ("draw.drawn_play", [F, S, S, S, S, S, F, S, R]),
    ("skip.effect", [R, R, S, F, F, S, S, S, S]),
    ("skip.defence", [F, F, S, F, F, F, F, F, F]),
    ("house.pair_as_skip", [F, R, F, F, F, F, F, F, F]),
    ("draw_target.turn", [F, R, S, F, F, S, S, S, F]),
    ("d2.response", [F, R, S, F, F, F, F, S, F]),
    ("wd4.legal", [S, S, S, S, F, S, S, S, S]),
    ("wd4.challenge", [F, F, S, F, F, F, S, S, F]),
    ("wd4.response", [F, R, S, F, F, F, F, F, F]),
    ("stack.cross", [F, F, S, F, F, F, F, F, F]),
    ("two.reverse", [F, F, F, F, F, F, S, S, F]),
    ("exhaust", [F, S, F, F, F, S, R, S, S]),
    ("uno.enforce", [F, R, S, S, F, S, S, S, S]),
    ("uno.close", [F, S, S, S, F, R, F, R, S]),
    // §0.5.8a
    ("uno.self_rescue", [F, F, S, F, F, S, F, F, F]),
    ("uno.pen_catch", [F, S, S, S, F, S, S, S, S]),
    ("uno.pen_auto", [F, R, F, F, F, F, S, F, S]),
    ("uno.turn_passes", [F, F, F, F, F, F, S, F, F]),
    ("pen.hint", [F, S, F, F, F, F, S, F, F]),
    ("pen.false_call", [F, F, F, S, F, F, F, F, F]),
    ("pen.cheat", [F, F, F, S, F, F, F, F, F]),
    ("etiquette.ready", [F, F, S, F, F, F, F, F, F]),
    // §0.5.8b: only the text of DUO states this, and only for a dump.
    ("end.final_draw", [F, F, R, R, F, F, R, S, R]),
];

/// Options, besides the house rules, that are missing from all texts: a text is assumed to play without
/// anything that it does not mention.
const SILENT: [&str; 3] = ["deck.blanks", "pen.misplay", "pen.misplay_turn"];

/// The basis of a rule's second part, by the key of the first part (the second has the prefix `rest-`), and the presets whose text states
/// the second part.
const RESTS: [(&str, Basis, &[Preset]); 16] = [
    ("rule-setup-deal", F, &[Preset::International]),
    ("rule-start-card-execute-wild-named", F, &[]),
    ("rule-start-card-execute-wild-back", R, &[]),
    // R-DRAW-3
    ("rule-draw-drawn-play-may", F, &[Preset::Online]),
    ("rule-skip-defence-identical", F, &[]),
    ("rule-d2-response-cowboy", R, &[]),
    ("rule-two-reverse-dump", R, &[]),
    ("rule-wd4-legal-no-match", R, &[]),
    ("rule-wd4-challenge-stay-4", R, &[]),
    ("rule-uno-turn-passes-true", R, &[]),
    ("rule-pen-hint-2", F, &[]),
    ("rule-pen-hint-4", F, &[]),
    ("rule-house-pair-as-skip-true", R, &[]),
    ("rules-refill-out", F, &[]),
    ("rules-cowboy-cut", F, &[]),
    // V-CHAL-2
    ("rules-challenge-end", R, &[]),
];

/// Returns the basis of a rule's second part.
pub fn rest_basis(preset: Preset, key: &str) -> Basis {
    let known = RESTS.iter().find(|(first, ..)| *first == key);
    known.map_or(F, |(_, basis, stated)| if stated.contains(&preset) { S } else { *basis })
}

/// Returns the basis of a preset's option; `None` for an option missing from all tables.
pub fn basis(preset: Preset, option: &str) -> Option<Basis> {
    // V-COW-2, V-COW-3, V-COW-7
    if preset == Preset::Cowboy && matches!(option, "d2.response" | "wd4.response" | "pen.hint") {
        return Some(S);
    }
    // §0.5.10b
    if preset == Preset::Cowboy && option == "skip.defence" {
        return Some(R);
    }
    // R-DECK-4: the DUO text lists four further cards without saying what they are for.
    if preset == Preset::Duo && option == "deck.blanks" {
        return Some(R);
    }
    if is_house(option) || SILENT.contains(&option) {
        return Some(F);
    }
    let column = TEXTS.iter().position(|text| *text == preset.source())?;
    let (_, row) = ROWS.iter().find(|(known, _)| *known == option)?;
    row.get(column).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_rules::Options;

    #[test]
    fn every_option_of_every_preset_has_a_basis() {
        for &preset in Preset::ALL {
            for option in Options::NAMES {
                assert!(basis(preset, option).is_some(), "{preset} {option}");
            }
        }
    }

    #[test]
    fn no_option_is_in_both_tables() {
        for (option, _) in ROWS {
            assert!(!SILENT.contains(&option) && !is_house(option), "{option}");
        }
    }

    #[test]
    fn every_second_sentence_exists() {
        for (key, ..) in RESTS {
            assert!(crate::ui::translator::Translator::english().has(&format!("rest-{key}")), "{key}");
        }
    }

    /// Spot checks against the texts: options that a text states, leaves ambiguous or does not mention.
    #[test]
    fn readings_are_distinguished_from_text() {
        let table = [
            (Preset::Classic, "pen.hint", F),
            (Preset::Classic, "two.reverse", F),
            (Preset::Classic, "skip.defence", S),
            (Preset::Brief, "skip.defence", F),
            (Preset::Club, "two.reverse", S),
            (Preset::Club, "exhaust", R),
            (Preset::Club, "pen.hint", S),
            (Preset::Cowboy, "pen.hint", S),
            (Preset::Online, "dealer.pick", F),
            (Preset::Party, "deal.hand", S),
            (Preset::Party, "turn.mode", R),
            (Preset::Brief, "wd4.legal", S),
            (Preset::Refill, "draw_target.turn", R),
        ];
        for (preset, option, what) in table {
            assert_eq!(basis(preset, option), Some(what), "{preset} {option}");
        }
    }
}
