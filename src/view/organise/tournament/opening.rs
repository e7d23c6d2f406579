//! `/organise/t/{slug}/hands/{slot}/opening`: whether a hand was not played, asked once.

use askama::Template;

use crate::tournament::{Opening, Slot};
use crate::view::table::{Says, Sending};
use crate::view::{Page, listed};

/// The question, with what follows; or why the hand cannot be opened again.
#[derive(Template)]
#[template(path = "organise/opening.html")]
pub struct OpeningPage {
    /// The frame; the title is the question.
    pub page: Page,
    pub(crate) recorded: String,
    /// What follows, a sentence each, or why it cannot be done.
    pub follows: Result<Vec<String>, String>,
    pub(crate) slot: Slot,
    /// Where the button's form goes.
    pub sending: Sending,
}

/// What follows when this hand is opened again, a sentence each.
pub fn consequences(says: Says<'_>, slot: Slot, opening: &Opening) -> Vec<String> {
    let w = says.words;
    let hand = says.hand(slot);
    let asked = if opening.stopped { "opening-stopped" } else { "opening-asked" };
    let mut follows = vec![w.say(asked).with("table", slot.table).with("hand", hand).to_string()];
    if opening.later > 0 {
        follows.push(w.say("opening-later").with("count", opening.later).to_string());
    }
    if !opening.waiting.is_empty() && !opening.stopped {
        let tables = opening.waiting.iter().map(|table| w.number(*table).to_string());
        let count = opening.waiting.len();
        follows.push(w.say("opening-waits").with("count", count).with("tables", listed(tables)).to_string());
    }
    if opening.goes_on {
        follows.push(w.say("opening-goes-on").to_string());
    }
    if opening.ends_play_off {
        follows.push(w.say("opening-ends-play-off").to_string());
    }
    follows
}
