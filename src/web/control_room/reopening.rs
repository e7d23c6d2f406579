//! `/organise/t/{slug}/hands/{slot}/opening`: marks a hand as not played, after a confirmation.

use actix_web::{HttpResponse, web};

use lastcard_store::entries::{RecordError, random_key};

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::control_room::reopen_page::{ReopenPage, consequences};
use crate::extract::organiser::Organiser;
use crate::hand_form::{form::FormTarget, reasons::why_not_recorded};
use crate::hands::desk::{hand_entry, parse_slot};
use crate::ui::tournament_text::TournamentText;

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot = parse_slot(&slot)?;
    let (words, mut frame) = (organiser.words(), organiser.page(""));
    let desk = hand_entry(&site, organiser, &slug).await?;
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
