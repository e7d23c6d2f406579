//! What ends a tournament and brings it back: stopping and reopening, archiving, deleting a draft. What cannot be undone is asked once.

use actix_web::{HttpResponse, web};

use super::own_tournament::{OwnHeader, OwnTournament};
use crate::store::tournaments::{self, ChangeError, StageChange, TournamentStage};
use crate::tournament::Status;
use crate::view::organise::ConfirmPage;
use crate::web::{Error, Site, page, see_other};

/// `GET /organise/t/{slug}/stop`
pub(in crate::web) async fn ask_stop(own: OwnTournament) -> Result<HttpResponse, Error> {
    match own.status() {
        Status::Draft => return Err(ChangeError::NotStarted.into()),
        status if !status.can_stop() => return Err(ChangeError::AlreadySo.into()),
        _ => {}
    }
    let OwnTournament { organiser, stored, .. } = own;
    let tournament = &stored.tournament;
    let w = organiser.words();
    let text = match tournament.setup().plan() {
        Some(_) => {
            let open = tournament.hands().iter().filter(|hand| hand.is_open()).count();
            w.say("stop-text").with("open", open).to_string()
        }
        None => w.say("stop-text-match").to_string(),
    };
    page(&ConfirmPage {
        page: organiser.page(w.say("stop-title").with("name", tournament.name().as_str())),
        text,
        button: w.say("stop-button").to_string(),
        action: format!("/organise/t/{}/stop", stored.header.slug),
        back: format!("/organise/t/{}", stored.header.slug),
    })
}

/// `GET /organise/t/{slug}/deletion`
pub(in crate::web) async fn ask_deletion(
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    if header.stage != TournamentStage::Draft {
        return Err(ChangeError::NotADraft.into());
    }
    let w = organiser.words();
    page(&ConfirmPage {
        page: organiser.page(w.say("deletion-title").with("name", header.name.as_str())),
        text: w.say("deletion-text").to_string(),
        button: w.say("deletion-button").to_string(),
        action: format!("/organise/t/{}/deletion", header.slug),
        back: format!("/organise/t/{}", header.slug),
    })
}

/// `POST /organise/t/{slug}/deletion`
pub(in crate::web) async fn delete(
    site: web::Data<Site>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let deleted = organiser
        .change(&site, &header.id, |store, deed| tournaments::delete(store, &deed.club, &deed.tournament));
    deleted.await?;
    Ok(see_other("/organise?done=deleted"))
}

/// `POST /organise/t/{slug}/stop`
pub(in crate::web) async fn stop(site: web::Data<Site>, own: OwnHeader) -> Result<HttpResponse, Error> {
    carry_out(&site, own, StageChange::Stop, "stopped").await
}

/// `POST /organise/t/{slug}/reopening`
pub(in crate::web) async fn reopen(site: web::Data<Site>, own: OwnHeader) -> Result<HttpResponse, Error> {
    carry_out(&site, own, StageChange::Reopen, "reopened").await
}

/// `POST /organise/t/{slug}/archive`
pub(in crate::web) async fn archive(site: web::Data<Site>, own: OwnHeader) -> Result<HttpResponse, Error> {
    carry_out(&site, own, StageChange::Archive, "archived").await
}

/// `POST /organise/t/{slug}/archive/end`
pub(in crate::web) async fn unarchive(site: web::Data<Site>, own: OwnHeader) -> Result<HttpResponse, Error> {
    carry_out(&site, own, StageChange::Unarchive, "unarchived").await
}

/// Does it, and says so on the tournament's page.
async fn carry_out(
    site: &Site,
    OwnHeader { organiser, header }: OwnHeader,
    change: StageChange,
    done: &str,
) -> Result<HttpResponse, Error> {
    let changed = organiser.change(site, &header.id, move |store, deed| {
        tournaments::change_stage(store, &deed.club, &deed.tournament, change, Some(&deed.by))
    });
    changed.await?;
    Ok(see_other(format!("/organise/t/{}?done={done}", header.slug)))
}
