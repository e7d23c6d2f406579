//! `/organise/t/{slug}`: one tournament, before its start or after.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use super::one::{self, ClubTournament};
use super::{cards, codes};
use crate::view::Words;
use crate::view::organise::{DraftPage, DraftView, StartRefusal, StartedPage, StartedView};
use crate::web::{Error, Organiser, Origin, Site, organiser, page};

/// What was just done, for the page that follows.
#[derive(Deserialize)]
pub(in crate::web) struct DoneQuery {
    done: Option<String>,
}

impl DoneQuery {
    /// Each is said as `done-…`.
    const KNOWN: [&str; 22] = [
        "created",
        "edited",
        "drawn",
        "present",
        "started",
        "stopped",
        "reopened",
        "archived",
        "unarchived",
        "reissued",
        "corrected",
        "deleted",
        "substitution",
        "withdrawal",
        "arrival",
        "taken-back",
        "club",
        "codes-open",
        "play-off",
        "seat-changed",
        "new-link",
        "hand-given-up",
    ];

    pub(super) fn say(&self, w: Words) -> Option<String> {
        let done = Self::KNOWN.iter().find(|known| Some(**known) == self.done.as_deref())?;
        Some(w.say(format!("done-{done}")).to_string())
    }
}

pub(in crate::web) async fn show(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
    slug: web::Path<String>,
    done: web::Query<DoneQuery>,
) -> Result<HttpResponse, Error> {
    let edition = *site.live.watch_club(&organiser.club.id).borrow();
    let one = one::load(&site, &organiser, &slug).await?;
    let w = organiser.words();
    let (done, stream) = (done.say(w), format!("/organise/t/{slug}/live"));
    if one.is_draft() {
        let mut draft = draft_page(&organiser, &one, done, None);
        draft.page = draft.page.following(stream, edition);
        return page(&draft);
    }
    let started = StartedView::of(&one.stored, &one.events, &one.accounts, organiser.club.time_zone, w);
    let codes = if started.status.is_played() {
        codes::of(&site, &organiser, &one.stored.header).await?
    } else {
        // There is nothing to enter any more.
        Vec::new()
    };
    page(&StartedPage {
        page: organiser.page(one.stored.header.name.as_str()).following(stream, edition),
        started,
        cards: codes.iter().map(|code| cards::card(&request, code)).collect(),
        local: Origin::of(&request).is_local(),
        done,
    })
}

/// The news of a tournament of the club: anything that happens in the club may be seen on its page.
pub(in crate::web) async fn live(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    one::header(&site, &organiser, &slug).await?;
    Ok(organiser::news_of(&site, &request, &organiser))
}

pub(super) fn draft_page(
    organiser: &Organiser,
    one: &ClubTournament,
    done: Option<String>,
    refusal: Option<StartRefusal>,
) -> DraftPage {
    let zone = organiser.club.time_zone;
    DraftPage {
        page: organiser.page(one.stored.header.name.as_str()),
        draft: DraftView::of(&one.stored, &one.events, &one.accounts, zone, organiser.words()),
        done,
        refusal,
    }
}
