//! Rulings of a referee, in words.

use lastcard_tournament::{Tournament, Verdict};

use crate::ui::{tournament_header::player_name, translator::Translator};

/// “Warning: Gleb”, “20 points taken from Gleb”.
pub fn verdict_text(words: Translator, tournament: &Tournament, verdict: &Verdict) -> String {
    let name = |id| player_name(tournament, id);
    match verdict {
        Verdict::Decision => words.say("ruled-decision").to_string(),
        Verdict::Warning { player } => words.say("ruled-warning").with("player", name(player)).to_string(),
        Verdict::Points { player, points } => {
            let charges = tournament.setup().method().id().charges_points();
            let key = if charges { "ruled-charged" } else { "ruled-taken" };
            words.say(key).with("player", name(player)).with("points", points.get()).to_string()
        }
        Verdict::Disqualification { player } => {
            words.say("ruled-disqualified").with("player", name(player)).to_string()
        }
    }
}
