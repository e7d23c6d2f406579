//! The play-off for a shared first place, in words.

use lastcard_tournament::{EntrantId, PlayOffStanding, Tournament};

use crate::line_up::texts::line_name;
use crate::ui::translator::Translator;

/// “One hand decides. Anna 1, Boris 0.”
pub fn play_off_text(words: Translator, tournament: &Tournament, standing: &PlayOffStanding) -> String {
    let name =
        |id: &EntrantId| tournament.entrant(id).map(|entrant| line_name(words, entrant)).unwrap_or_default();
    let each = standing.won.iter().map(|won| {
        let said = words.say("play-off-won").with("name", name(&won.entrant)).with("hands", won.hands);
        said.to_string()
    });
    let each = each.collect::<Vec<_>>().join(&words.say("table-list-comma").to_string());
    words.say("play-off-hands").with("hands", standing.hands_to_win).with("won", each).to_string()
}
