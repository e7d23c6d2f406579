//! Requests for a seat of a hand that is dealt, and the answers of the phones that hold the seats.

use actix_web::{HttpRequest, HttpResponse, web};

use super::hand_at_table::HandAtTable;
use super::seats::is_alarming;
use crate::store::seats::{self, Approver, Holder, SeatError};
use crate::tournament::PlayerId;
use crate::view::Form;
use crate::web::security_events::{Note, SecurityEvent};
use crate::web::{AppState, Error, seat_token, see_other, see_other_with};

/// Asks for a player's seat. Its holder and the organiser see the request at once.
pub(super) async fn ask(
    site: &AppState,
    request: &HttpRequest,
    here: &HandAtTable,
    player: &PlayerId,
) -> Result<HttpResponse, Error> {
    let tournament = here.table.tournament.clone();
    let phone = here.phone.clone().unwrap_or_else(Holder::new_phone);
    let cookie = seat_token::cookie(site, request, &tournament, &phone)?;
    // Without the player, whose id is a name.
    let about = tournament.to_string();
    let (live, hand, player) = (site.live.clone(), here.moment.dealt.id.clone(), player.clone());
    let asked =
        web::block(move || live.change(&tournament, |store| seats::ask(store, &hand, &player, &phone)))
            .await?;
    match asked {
        Ok(_) => see_other_with(here.address(), &cookie),
        Err(SeatError::Store(error)) => Err(error.into()),
        Err(error) => {
            if is_alarming(&error) {
                Note::new(request, SecurityEvent::SeatRefused).about(&about).log();
            }
            here.reject(&error)
        }
    }
}

/// `POST /at/{code}/play/asks/{number}`: the phone that holds the seat accepts or declines.
pub(in crate::web) async fn answer(
    site: web::Data<AppState>,
    request: HttpRequest,
    here: HandAtTable,
    path: web::Path<(String, u32)>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (_, number) = path.into_inner();
    let yes = match form.value("answer") {
        "yes" => true,
        "no" => false,
        _ => return Err(Error::BadRequest),
    };
    let hand = here.moment.dealt.id.clone();
    let Some(phone) = here.phone.clone().filter(|_| form.value("hand") == hand.as_str()) else {
        return here.reject(&SeatError::NotAsked);
    };
    let (live, tournament) = (site.live.clone(), here.table.tournament.clone());
    let answered = web::block(move || {
        live.change(&tournament, |store| seats::answer(store, &hand, number, Approver::Phone(&phone), yes))
    });
    match answered.await? {
        Ok(_) => {
            if yes {
                let about = here.table.tournament.as_str();
                Note::new(&request, SecurityEvent::SeatTakenOver).about(about).log();
            }
            Ok(see_other(here.address()))
        }
        Err(SeatError::Store(error)) => Err(error.into()),
        Err(error) => here.reject(&error),
    }
}
