//! The figures at the head of a draft: players, hands, length, end, evenness and sitting out.

use lastcard_tournament::{Fairness, Spread, Tournament, fairness};

use crate::forecast::DurationText;
use crate::ui::translator::Translator;

/// A figure with its name.
pub struct DraftFigure {
    pub name: String,
    pub value: String,
    /// What the figure means for the players.
    pub note: Option<String>,
}

/// Returns the figures of a draft; those that nobody can know yet are left out.
pub fn draft_figures(
    tournament: &Tournament,
    takes: Option<DurationText>,
    words: Translator,
) -> Vec<DraftFigure> {
    let figure =
        |key: &str, value: String| DraftFigure { name: words.say(key).to_string(), value, note: None };
    let players = tournament.players().count();
    let mut figures = vec![figure("draft-summary-players", words.number(players).to_string())];
    if let Some(takes) = takes {
        let about = || words.say("draft-figure-about").with("hands", takes.hands).to_string();
        let hands = if takes.is_estimate { about() } else { words.number(takes.hands).to_string() };
        figures.push(figure("draft-summary-hands", hands));
        figures.push(figure("draft-figure-length", takes.time));
        figures.extend(takes.end.map(|end| figure("draft-figure-ends", end)));
    }
    if let Some(found) = fairness(tournament.setup(), tournament.entrants()) {
        let times = words
            .say("draft-figure-times")
            .with("partners", range(found.partners, words))
            .with("opponents", range(found.opponents, words));
        let note = Some(words.say(evenness(&found)).to_string());
        figures.push(DraftFigure { note, ..figure("draft-figure-meetings", times.to_string()) });
        if found.sit_outs.max > 0 {
            figures.push(figure("draft-figure-rests", blocks(found.sit_outs, words)));
        }
    }
    figures
}

fn evenness(found: &Fairness) -> &'static str {
    match [found.partners, found.opponents] {
        both if both.iter().all(|spread| spread.is_even()) => "draft-figure-even",
        both if both.iter().any(|spread| spread.min == 0) => "draft-figure-partly",
        _ => "draft-figure-uneven",
    }
}

fn range(spread: Spread, words: Translator) -> String {
    if spread.is_even() {
        return words.number(spread.min).to_string();
    }
    words.say("draft-figure-range").with("min", spread.min).with("max", spread.max).to_string()
}

fn blocks(spread: Spread, words: Translator) -> String {
    if spread.is_even() {
        return words.say("draft-fact-blocks").with("count", spread.min).to_string();
    }
    words.say("draft-figure-blocks").with("min", spread.min).with("max", spread.max).to_string()
}
