//! The hands of a tournament, a line each.

use lastcard_tournament::{Hand, Tournament};

use crate::schedule::setup_preview::sides;
use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// A hand with a result.
pub struct HandLine {
    pub slot: String,
    /// The name of the hand.
    pub name: String,
    pub result: String,
}

/// Describes a recorded hand and its result.
pub fn hand_line(tournament: &Tournament, hand: &Hand, words: Translator) -> HandLine {
    let says = TournamentText { words, tournament };
    let result = hand.result.as_ref().map(|result| says.result(hand, result)).unwrap_or_default();
    let mut name = hand_name(tournament, hand, words);
    if tournament.tables() > 1 {
        name = format!("{} · {name}", words.say("desk-table-of").with("table", hand.slot.table));
    }
    HandLine { slot: hand.slot.to_string(), name, result }
}

/// `Round 1, hand 5 of 12`, or `Hand 5` in a match.
pub fn hand_name(tournament: &Tournament, hand: &Hand, words: Translator) -> String {
    let slot = hand.slot;
    if tournament.in_play_off(slot) {
        return TournamentText { words, tournament }.hand(slot);
    }
    if tournament.setup().plan().is_none() {
        return words.say("desk-table-hand-match").with("hand", slot.hand).to_string();
    }
    words
        .say("desk-table-hand")
        .with("round", slot.round)
        .with("hand", slot.hand)
        .with("hands", tournament.round_hand_count(slot.round))
        .to_string()
}

/// `Anna and Boris against Vera and Gleb`, or all names if everyone plays alone.
pub fn versus(tournament: &Tournament, hand: &Hand, words: Translator) -> Option<String> {
    Some(match sides(tournament, hand, words)? {
        (one, Some(other)) => {
            words.say("desk-table-versus").with("one", one).with("other", other).to_string()
        }
        (everybody, None) => everybody,
    })
}
