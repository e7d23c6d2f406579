//! `/organise/t/{slug}/hands/{slot}/opening`: asks for confirmation that a hand was not played.

use askama::Template;

use lastcard_tournament::{ReopenPreview, Slot};

use crate::hand_form::form::FormTarget;
use crate::ui::{page::Page, tournament_text::TournamentText, translator::join_names};

/// The question with the consequences, or the reason why the hand cannot be reopened.
#[derive(Template)]
#[template(path = "control_room/reopen.html")]
pub struct ReopenPage {
    /// The frame; its title is the question.
    pub page: Page,
    pub recorded: String,
    /// The consequences, a sentence each; or the reason why it is impossible.
    pub follows: Result<Vec<String>, String>,
    pub slot: Slot,
    /// The address to which the form is sent, with its fields.
    pub sending: FormTarget,
}

/// Lists the consequences of reopening this hand, a sentence each.
pub fn consequences(says: TournamentText<'_>, slot: Slot, opening: &ReopenPreview) -> Vec<String> {
    let words = says.words;
    let hand = says.hand(slot);
    let asked = if opening.stopped { "reopen-stopped" } else { "reopen-asked" };
    let mut follows = vec![words.say(asked).with("table", slot.table).with("hand", hand).to_string()];
    if opening.later > 0 {
        follows.push(words.say("reopen-later").with("count", opening.later).to_string());
    }
    if !opening.waiting.is_empty() && !opening.stopped {
        let tables = opening.waiting.iter().map(|table| words.number(*table).to_string());
        let count = opening.waiting.len();
        follows.push(
            words.say("reopen-waits").with("count", count).with("tables", join_names(tables)).to_string(),
        );
    }
    if opening.goes_on {
        follows.push(words.say("reopen-goes-on").to_string());
    }
    if opening.ends_play_off {
        follows.push(words.say("reopen-ends-play-off").to_string());
    }
    follows
}
