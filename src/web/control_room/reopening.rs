//! `/organise/t/{slug}/hands/{slot}/opening`: marks a hand as not played, after a confirmation.

use actix_web::{HttpResponse, web};
use askama::Template;

use lastcard_store::entries::{RecordError, random_key};
use lastcard_tournament::{ReopenPreview, Slot};

use crate::app::{
    error::Error,
    responses::{page, see_other},
};
use crate::extract::own_tournament::OwnSnapshot;
use crate::hand_form::{form::FormTarget, reasons::why_not_recorded};
use crate::hands::desk::{hand_entry, parse_slot};
use crate::ui::{message::join_names, page::Page, tournament_text::TournamentText};

pub async fn show(own: OwnSnapshot, path: web::Path<(String, String)>) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot = parse_slot(&slot)?;
    let (words, mut frame) = (own.organiser.words(), own.organiser.page(""));
    let desk = hand_entry(own);
    let (stored, action) = (&desk.snapshot.stored, format!("/organise/t/{slug}/hands/{slot}"));
    let hand = stored.tournament.hand(slot).ok_or(Error::NotFound)?;
    let Some(result) = hand.result.as_ref().filter(|_| desk.snapshot.status().takes_results()) else {
        return Ok(see_other(action));
    };
    let says = TournamentText { words, tournament: &stored.tournament };
    let follows = stored.tournament.reopen_preview(slot, stored.entries.all());
    let why = |refusal| why_not_recorded(words, &RecordError::from(refusal));
    frame.title = words.say("reopen-title").with("hand", says.hand(slot)).to_string();
    page(&ReopenPage {
        page: frame,
        recorded: says.result(hand, result),
        follows: follows.map(|opening| consequences(says, slot, &opening)).map_err(why),
        slot,
        sending: FormTarget {
            action,
            based_on: stored.revision(slot),
            entry_key: random_key().to_string(),
            cancel: None,
            foresees: None,
            seen: None,
        },
    })
}

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
