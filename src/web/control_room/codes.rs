//! `/organise/t/{slug}/codes/{table}`: a new code for a table, after a confirmation; the code of a scorer, the expiry of codes, and the end
//! of a lockout after wrong ones.

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, TimeDelta, Utc};

use lastcard_store::StoreError;
use lastcard_store::codes::{self, TableCode};
use lastcard_store::tournaments::{self, ChangeError, Header};
use lastcard_tournament::Zone;

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::control_room::tabs::RoomTab;
use crate::extract::{organiser::Organiser, own_tournament::OwnHeader};
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    lockout::active_lockouts,
};
use crate::table::cards::TableCard;
use crate::ui::{form::Form, page::ConfirmPage, translator::Translator};

pub async fn list_codes(
    site: &AppState,
    organiser: &Organiser,
    header: &Header,
) -> Result<Vec<TableCode>, Error> {
    let (club, id) = (organiser.club.id.clone(), header.id.clone());
    site.with_store(move |store| -> Result<_, StoreError> { codes::list(store, &club, &id) }).await
}

pub async fn ask_reissue(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let codes = list_codes(&site, &organiser, &header).await?;
    let code = codes.iter().find(|code| code.table == table).ok_or(Error::NotFound)?;
    let w = organiser.words();
    page(&ConfirmPage {
        page: organiser.page(w.say("reissue-title").with("table", table)),
        text: w.say("reissue-text").with("code", code.code.as_str()).to_string(),
        button: w.say("reissue-button").to_string(),
        action: format!("/organise/t/{slug}/codes/{table}"),
        back: format!("/organise/t/{slug}"),
    })
}

pub async fn reissue(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let reissued = organiser.change_tournament(&site, &header.id, move |store, deed| {
        codes::reissue(store, &deed.club, &deed.tournament, table, Some(&deed.by)).map_err(ChangeError::from)
    });
    reissued.await?;
    Ok(see_other(format!("/organise/t/{slug}?done=reissued")))
}

/// `POST /organise/t/{slug}/scorer`: issues a code that opens all tables, and revokes the previous one.
pub async fn issue_scorer(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let issued = organiser.change_tournament(&site, &header.id, move |store, deed| {
        codes::issue_scorer(store, &deed.club, &deed.tournament, Some(&deed.by)).map_err(ChangeError::from)
    });
    issued.await?;
    Ok(see_other(format!("{}#codes", RoomTab::Show.done(&header.slug, "scorer"))))
}

/// `POST /organise/t/{slug}/scorer/end`: revokes the scorer's code.
pub async fn revoke_scorer(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let revoked = organiser.change_tournament(&site, &header.id, move |store, deed| {
        codes::revoke_scorer(store, &deed.club, &deed.tournament, Some(&deed.by)).map_err(ChangeError::from)
    });
    revoked.await?;
    Ok(see_other(format!("{}#codes", RoomTab::Show.done(&header.slug, "scorer-ended"))))
}

/// `POST /organise/t/{slug}/codes-until`: sets the number of hours after which all codes end; 0 if they end with the tournament.
pub async fn set_until(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let hours: u32 = form.value("hours").parse().map_err(|_| Error::BadRequest)?;
    if hours != 0 && !CODE_HOURS.contains(&hours) {
        return Err(Error::BadRequest);
    }
    let until = (hours != 0).then(|| Utc::now() + TimeDelta::hours(hours.into()));
    let set = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_codes_until(store, &deed.club, &deed.tournament, Some(&deed.by), until)
    });
    set.await?;
    Ok(see_other(format!("{}#codes", RoomTab::Show.done(&header.slug, "codes-until"))))
}

/// Choices for the lifetime of codes, in hours.
pub const CODE_HOURS: [u32; 4] = [6, 12, 24, 48];

pub struct CodesPanel {
    /// The code that opens all tables, if one was issued.
    pub scorer: Option<TableCard>,
    /// The expiry of the codes, if one was set.
    pub until: Option<String>,
    pub hours: [u32; 4],
}

impl CodesPanel {
    pub fn new(
        scorer: Option<TableCard>,
        until: Option<DateTime<Utc>>,
        zone: Zone,
        words: Translator,
    ) -> Self {
        Self { scorer, until: until.map(|until| words.date_time(until, zone)), hours: CODE_HOURS }
    }
}

/// Returns true if new phones are locked out at the organiser's address, or where the club plays.
pub async fn is_locked_out(
    site: &AppState,
    request: &HttpRequest,
    organiser: &Organiser,
) -> Result<bool, Error> {
    Ok(!active_lockouts(site, site.address_of(request), &organiser.club.id).await?.is_empty())
}

/// `POST /organise/guesses`: lifts a lockout of new phones after somebody guessed at codes.
pub async fn lift_lockout(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    let doors = active_lockouts(&site, site.address_of(&request), &organiser.club.id).await?;
    site.limits.forget(&doors).await?;
    SecurityLogEntry::new(&request, SecurityEvent::GuessesForgiven).with_account(&organiser.account).log();
    Ok(see_other("/organise?done=codes-open"))
}
