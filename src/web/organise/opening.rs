//! `/organise/t/{slug}/hands/{slot}/opening`: marks a hand as not played, after a confirmation.

use actix_web::{HttpResponse, web};

use super::hands::{desk, parse};
use crate::store::entries::{IdempotencyKey, RecordError};
use crate::view::organise::{OpeningPage, consequences};
use crate::view::table::{FormTarget, Says, why_not_recorded};
use crate::web::{AppState, Error, Organiser, page, see_other};

pub(in crate::web) async fn ask(
    site: web::Data<AppState>,
    organiser: Organiser,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot = parse(&slot)?;
    let (w, mut frame) = (organiser.words(), organiser.page(""));
    let desk = desk(&site, organiser, &slug).await?;
    let (stored, action) = (&desk.snapshot.stored, format!("/organise/t/{slug}/hands/{slot}"));
    let hand = stored.tournament.hand(slot).ok_or(Error::NotFound)?;
    let Some(result) = hand.result.as_ref().filter(|_| desk.snapshot.status().takes_results()) else {
        return Ok(see_other(action));
    };
    let says = Says { words: w, tournament: &stored.tournament };
    let follows = stored.tournament.opening(slot, stored.entries.all());
    let why = |refusal| why_not_recorded(w, &RecordError::from(refusal));
    frame.title = w.say("opening-title").with("hand", says.hand(slot)).to_string();
    page(&OpeningPage {
        page: frame,
        recorded: says.result(hand, result),
        follows: follows.map(|opening| consequences(says, slot, &opening)).map_err(why),
        slot,
        sending: FormTarget {
            action,
            based_on: stored.revision(slot),
            entry_key: IdempotencyKey::random().to_string(),
            cancel: None,
            foresees: None,
            seen: None,
        },
    })
}
