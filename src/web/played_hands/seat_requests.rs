//! Requests for seats in a dealt hand, and the answers of the phones that hold the seats.

use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_store::seats::{self, Approver, Holder, SeatError};
use lastcard_tournament::PlayerId;

use crate::app::{
    error::Error,
    responses::{see_other, see_other_with_cookie},
    state::AppState,
};
use crate::played_hands::{hand_at_table::HandAtTable, seat_token, seats::is_card_leak};
use crate::security::events::{SecurityEvent, SecurityLogEntry};
use crate::ui::form::Form;

/// Asks for a player's seat. Its holder and the organiser see the request at once.
pub async fn request_seat(
    site: &AppState,
    request: &HttpRequest,
    here: &HandAtTable,
    player: &PlayerId,
) -> Result<HttpResponse, Error> {
    let tournament = here.table.tournament.clone();
    let phone = here.phone.clone().unwrap_or_else(Holder::new_phone);
    let cookie = seat_token::cookie(site, request, &tournament, &phone)?;
    // The player is left out, since a player's id is a name.
    let about = tournament.to_string();
    let (snapshots, hand, player) = (site.snapshots.clone(), here.moment.dealt.id.clone(), player.clone());
    let asked = web::block(move || {
        snapshots.change(&tournament, |store| seats::request_seat(store, &hand, &player, &phone))
    })
    .await?;
    match asked {
        Ok(_) => see_other_with_cookie(here.address(), &cookie),
        Err(SeatError::Store(error)) => Err(error.into()),
        Err(error) => {
            if is_card_leak(&error) {
                SecurityLogEntry::new(request, SecurityEvent::SeatRefused).with_subject(&about).log();
            }
            here.refuse_seat(&error)
        }
    }
}

/// `POST /at/{code}/play/asks/{number}`: the phone that holds the seat accepts or declines.
pub async fn answer(
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
        return here.refuse_seat(&SeatError::NotAsked);
    };
    let (snapshots, tournament) = (site.snapshots.clone(), here.table.tournament.clone());
    let answered = web::block(move || {
        snapshots.change(&tournament, |store| {
            seats::answer_request(store, &hand, number, Approver::Phone(&phone), yes)
        })
    });
    match answered.await? {
        Ok(_) => {
            if yes {
                let about = here.table.tournament.as_str();
                SecurityLogEntry::new(&request, SecurityEvent::SeatTakenOver).with_subject(about).log();
            }
            Ok(see_other(here.address()))
        }
        Err(SeatError::Store(error)) => Err(error.into()),
        Err(error) => here.refuse_seat(&error),
    }
}
