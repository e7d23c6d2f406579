//! `/organise/t/{slug}`: page of a tournament, before and after its start.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_club::Role;
use lastcard_store::codes;

use crate::app::{
    error::Error,
    responses::{page, slow_html},
    state::AppState,
};
use crate::control_room::{
    codes_panel::CodesPanel,
    load,
    started_page::{RefereePage, StartedPage, StartedView},
};
use crate::extract::{
    organiser,
    own_tournament::{OwnHeader, OwnTournament},
};
use crate::middleware::public_url::Origin;
use crate::table::cards;
use crate::tournament_form::draft_page::{DraftPage, DraftView, StartRefusal};
use crate::ui::notice::NoticeQuery;

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    own: OwnTournament,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let (organiser, words) = (&own.organiser, own.organiser.words());
    let (done, stream) = (done.message(words), format!("/organise/t/{}/live", own.stored.header.slug));
    let is_referee = organiser.account.role == Role::Referee;
    if own.is_draft() {
        let draft = move || {
            let draft = draft_page(&own, done, None);
            DraftPage { page: draft.page.with_live_stream(stream, own.club_version), ..draft }
        };
        return slow_html(StatusCode::OK, draft).await;
    }
    let started = StartedView::of(&own.stored, &own.events, &own.accounts, &organiser.club, words);
    let room = load::load(&site, &request, &own).await?;
    let frame = organiser.page(own.stored.header.name.as_str()).with_live_stream(stream, own.club_version);
    if is_referee {
        return page(&RefereePage { page: frame, started, room, done });
    }
    let (club, id) = (organiser.club.id.clone(), own.stored.header.id.clone());
    let scorer = site.with_store(move |store| codes::scorer_code(store, &club, &id)).await?;
    let scorer = scorer.map(|code| cards::scorer_card(&request, &code, organiser));
    let until = own.stored.hall.codes_until;
    page(&StartedPage {
        page: frame,
        codes: CodesPanel::new(scorer, until, organiser.club.time_zone, words),
        started,
        room,
        local: Origin::for_request(&request).is_local(),
        done,
    })
}

/// Streams the versions of the club, since any change in it may affect the page.
pub async fn live(site: web::Data<AppState>, request: HttpRequest, own: OwnHeader) -> HttpResponse {
    organiser::stream_club_versions(&site, &request, &own.organiser)
}

/// Renders a draft. Slow, because a model simulates the duration.
pub fn draft_page(own: &OwnTournament, done: Option<String>, refusal: Option<StartRefusal>) -> DraftPage {
    let organiser = &own.organiser;
    DraftPage {
        page: organiser.page(own.stored.header.name.as_str()),
        draft: DraftView::of(&own.stored, &own.events, &own.accounts, &organiser.club, organiser.words()),
        done,
        refusal,
    }
}
