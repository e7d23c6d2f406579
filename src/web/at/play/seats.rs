//! Taking seats, taking them over, and dealing.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use super::here::Here;
use crate::rules::choice::HandSize;
use crate::store::dealt::DealError;
use crate::store::seats::{self, Held, Holder, SeatError};
use crate::store::{StoreError, TournamentId};
use crate::tournament::PlayerId;
use crate::view::organise::ConfirmPage;
use crate::view::play::Viewer;
use crate::view::{Form, Page, Visitor, listed};
use crate::web::at::pages::open;
use crate::web::security_events::{Event, Note};
use crate::web::{Error, Site, page, seat_token, see_other, see_other_with};

/// `POST /at/{code}/play/seats`: the phone takes a free seat.
pub(in crate::web) async fn sit(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    code: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let player = form.value("player").to_owned();
    seat(&site, &request, visitor, (&code, &player), false).await
}

/// `POST /at/{code}/play/seats/{player}`: the phone takes a seat that another one holds.
pub(in crate::web) async fn take_over(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (code, player) = path.into_inner();
    seat(&site, &request, visitor, (&code, &player), true).await
}

/// `GET /at/{code}/play/seats/{player}`: asks before a seat is taken over.
pub(in crate::web) async fn ask(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (code, player) = path.into_inner();
    let (here, player) = at(&site, &request, visitor, &code, &player).await?;
    let back = format!("/at/{}/play", here.table.code);
    let Some(held) = here.moment.holder(&player) else { return Ok(see_other(back)) };
    let known = here.picture.tournament().player(&player).ok_or(Error::NotFound)?;
    let (w, name) = (here.words(), known.name.as_str());
    let text = match held.by {
        Holder::Phone(_) => "take-over-text",
        Holder::Bot(_) => "take-over-bot",
    };
    page(&ConfirmPage {
        page: Page::new(&here.visitor, w.say("take-over-title").with("name", name)),
        text: w.say(text).with("name", name).to_string(),
        button: w.say("take-over-button").with("name", name).to_string(),
        action: format!("/at/{}/play/seats/{player}", here.table.code),
        back,
    })
}

/// `POST /at/{code}/play/deal`: deals, once every seat is taken.
pub(in crate::web) async fn deal(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    code: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let table = open(&site, &request, &code).await?;
    let back = format!("/at/{}/play", table.code);
    let Some(here) = Here::find(&site, &request, visitor, table).await? else { return Ok(see_other(back)) };
    let (live, id) = (site.live.clone(), here.moment.dealt.id.clone());
    // Six or seven is the dealer's to say, on the dealer's own phone.
    let chosen = if here.seen(None).is_dealer() { hand_size(form.value("cards")) } else { None };
    match web::block(move || live.deal_hand(&id, chosen)).await? {
        Err(DealError::AsksDealer) => {
            let dealer = here.picture.tournament().player(&here.moment.dealt.dealer);
            let name = dealer.map(|dealer| dealer.name.to_string()).unwrap_or_default();
            let says = here.words().say("play-dealer-chooses").with("name", name).to_string();
            here.refuse(StatusCode::CONFLICT, "asks-dealer", &says)
        }
        Ok(_) | Err(DealError::NotNow | DealError::NoDeal(_)) => Ok(see_other(back)),
        Err(DealError::SeatsFree(players)) => {
            let tournament = here.picture.tournament();
            let names = players.iter().filter_map(|id| tournament.player(id)).map(|player| &player.name);
            let names = listed(names.map(ToString::to_string));
            let says = here.words().say("seats-are-free").with("names", names).to_string();
            here.refuse(StatusCode::CONFLICT, "seats-free", &says)
        }
        Err(DealError::Store(error)) => Err(error.into()),
    }
}

/// Six or seven; nothing else can be chosen.
fn hand_size(typed: &str) -> Option<HandSize> {
    typed.parse().ok().filter(|size| *size != HandSize::DealerChoice)
}

async fn seat(
    site: &Site,
    request: &HttpRequest,
    visitor: Visitor,
    (code, player): (&str, &str),
    over: bool,
) -> Result<HttpResponse, Error> {
    let (here, player) = at(site, request, visitor, code, player).await?;
    let back = format!("/at/{}/play", here.table.code);
    if let Ok(cookie) = take(site, request, &here.table.tournament, &player, over).await? {
        if over {
            let about = format!("{} {player}", here.table.tournament);
            Note::new(request, Event::SeatTakenOver).about(&about).log();
        }
        return see_other_with(back, &cookie);
    }
    let says = here.words().say("seat-is-taken").to_string();
    here.refuse(StatusCode::CONFLICT, "seat-taken", &says)
}

/// The hand at the table of a code, and a player who sits in it.
async fn at(
    site: &Site,
    request: &HttpRequest,
    visitor: Visitor,
    code: &str,
    player: &str,
) -> Result<(Here, PlayerId), Error> {
    let table = open(site, request, code).await?;
    let here = Here::find(site, request, visitor, table).await?.ok_or(Error::NotFound)?;
    let player = PlayerId::parse(player).map_err(|_| Error::NotFound)?;
    if !here.moment.dealt.seating.has(&player) {
        return Err(Error::NotFound);
    }
    Ok((here, player))
}

/// Takes a seat for the phone behind a request; a seat that it held before is free then. The cookie tells the phone.
pub(in crate::web) async fn take(
    site: &Site,
    request: &HttpRequest,
    tournament: &TournamentId,
    player: &PlayerId,
    over: bool,
) -> Result<Result<actix_web::cookie::Cookie<'static>, Held>, Error> {
    let before = seat_token::viewer(site, request, tournament);
    let phone = match &before {
        Some(Viewer { player: own, phone }) if own == player => phone.clone(),
        _ => Holder::new_phone(),
    };
    let (live, id, who, by) = (site.live.clone(), tournament.clone(), player.clone(), phone.clone());
    let left = before.filter(|viewer| viewer.player != *player);
    let taken = web::block(move || {
        live.change_seats(&id, |store| {
            let held = seats::take(store, &id, &who, &by, over)?;
            if let Some(Viewer { player, phone }) = left {
                leave(store, &id, &player, &phone)?;
            }
            Ok::<_, SeatError>(held)
        })
    })
    .await?;
    match (taken, phone) {
        (Ok(_), Holder::Phone(name)) => Ok(Ok(seat_token::cookie(site, request, tournament, player, &name)?)),
        (Ok(held) | Err(SeatError::Taken(held)), _) => Ok(Err(held)),
        (Err(SeatError::Store(error)), _) => Err(error.into()),
    }
}

fn leave(
    store: &crate::store::Store,
    tournament: &TournamentId,
    player: &PlayerId,
    phone: &Holder,
) -> Result<(), StoreError> {
    let holders = seats::holders(store, tournament)?;
    match holders.get(player) {
        Some(held) if held.by == *phone => seats::free(store, tournament, player),
        _ => Ok(()),
    }
}
