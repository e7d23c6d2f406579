//! Rulings of a referee, in words.

use crate::tournament::{Tournament, Verdict};
use crate::view::Translator;
use crate::view::public::player_of;

/// “Warning: Gleb”, “20 points taken from Gleb”.
pub(crate) fn ruled(w: Translator, tournament: &Tournament, verdict: &Verdict) -> String {
    let name = |id| player_of(tournament, id);
    match verdict {
        Verdict::Decision => w.say("ruled-decision").to_string(),
        Verdict::Warning { player } => w.say("ruled-warning").with("player", name(player)).to_string(),
        Verdict::Points { player, points } => {
            let charges = tournament.setup().method().id().charges();
            let key = if charges { "ruled-charged" } else { "ruled-taken" };
            w.say(key).with("player", name(player)).with("points", points.get()).to_string()
        }
        Verdict::Disqualification { player } => {
            w.say("ruled-disqualified").with("player", name(player)).to_string()
        }
    }
}
