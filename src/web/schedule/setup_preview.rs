//! The sides of a hand, and the proof that a schedule is fair.

use lastcard_tournament::{Fairness, Hand, PlayerId, Spread, Tournament, fairness};

use crate::ui::message::join_names;
use crate::ui::translator::Translator;

/// Returns the opposing sides of a hand, or everybody at the table clockwise.
pub fn sides(tournament: &Tournament, hand: &Hand, words: Translator) -> Option<(String, Option<String>)> {
    let (format, players) = (tournament.setup_of(hand.slot).format(), hand.seating.players());
    let player = players.first()?;
    if !format.has_partners() && players.len() > 2 {
        return Some((join_names(names(tournament, &players.iter().collect::<Vec<_>>())), None));
    }
    let one = side(tournament, &hand.seating.side_of(format, player), words);
    let other = side(tournament, &hand.seating.opponents_of(format, player), words);
    Some((one, Some(other)))
}

/// Names a side: `Anna and Boris`.
fn side(tournament: &Tournament, players: &[&PlayerId], words: Translator) -> String {
    match names(tournament, players).as_slice() {
        [one, other] => {
            words.say("side-of-two").with("one", one.as_str()).with("other", other.as_str()).to_string()
        }
        names => join_names(names),
    }
}

fn names(tournament: &Tournament, players: &[&PlayerId]) -> Vec<String> {
    players
        .iter()
        .filter_map(|player| tournament.player(player))
        .map(|player| player.name.to_string())
        .collect()
}

/// Formats the sentence that proves that the movement of a tournament is fair; `None` for a match.
pub fn fairness_text(tournament: &Tournament, words: Translator) -> Option<String> {
    fairness(tournament.setup(), tournament.entrants()).map(|fairness| proof(&fairness, words))
}

fn proof(fairness: &Fairness, words: Translator) -> String {
    let range = |spread: Spread| {
        if spread.is_even() {
            spread.min.to_string()
        } else {
            words.say("draft-range").with("min", spread.min).with("max", spread.max).to_string()
        }
    };
    let key = match (fairness.is_even(), fairness.deals.is_some()) {
        (true, true) => "draft-fair",
        (true, false) => "draft-fair-lazy",
        (false, true) => "draft-fairness",
        (false, false) => "draft-fairness-lazy",
    };
    let rests = || words.say("draft-rests").with("blocks", range(fairness.sit_outs)).to_string();
    let rests = if fairness.sit_outs.max > 0 { format!(" {}", rests()) } else { String::new() };
    let proof = words
        .say(key)
        .with("partners", range(fairness.partners))
        .with("opponents", range(fairness.opponents))
        .with("left", range(fairness.left_neighbours))
        .with("deals", fairness.deals.map(range).unwrap_or_default())
        .with("openings", fairness.opens.map(range).unwrap_or_default());
    let hands = words.say("draft-hands-each").with("hands", range(fairness.hands));
    format!("{proof} {hands}{rests}")
}
