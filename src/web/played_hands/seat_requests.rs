//! Requests for seats in a dealt hand: the question to the phone that holds the seat, and its answer.

use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::seats::{self, Approver, Holder, SeatError, SeatRequest};
use lastcard_tournament::PlayerId;

use crate::app::{
    error::Error,
    responses::{see_other, see_other_with_cookie},
    state::AppState,
};
use crate::played_hands::{
    at_table::PlayContext, hand_at_table::HandAtTable, seat_token, seats::is_card_leak,
};
use crate::security::events::{SecurityEvent, SecurityLogEntry};
use crate::ui::{form::Form, translator::Translator};

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

/// The question to the phone that holds a seat.
#[derive(Debug, Clone)]
pub struct SeatQuestion {
    pub says: String,
    /// Address for the answer, with the fields `answer` (`yes` or `no`) and `hand` (this hand).
    pub action: String,
    pub hand: String,
}

/// Returns true if a phone without a personal link has to ask for a seat in this hand, because the hand has been
/// dealt or other tables get the same cards.
pub fn has_to_ask(snapshot: &TournamentSnapshot, moment: &HandSnapshot) -> bool {
    moment.is_open() || snapshot.tournament().shares_deals()
}

impl PlayContext<'_> {
    /// Returns the requests for the seat that this phone holds.
    pub fn pending_requests(&self) -> impl Iterator<Item = &SeatRequest> {
        let in_play = self.moment.dealt.state.is_in_play();
        let of_own = move |ask: &&SeatRequest| {
            in_play && self.phone.is_some_and(|phone| self.moment.is_held_by(&ask.player, phone))
        };
        self.moment.seat_requests().filter(of_own)
    }

    pub fn seat_questions(&self, words: Translator) -> Vec<SeatQuestion> {
        let asked = |ask: &SeatRequest| SeatQuestion {
            says: words
                .say("asks-for-your-seat")
                .with("name", self.name(&ask.player))
                .with("number", ask.number)
                .into(),
            action: format!("/at/{}/play/asks/{}", self.code, ask.number),
            hand: self.moment.dealt.id.to_string(),
        };
        self.pending_requests().map(asked).collect()
    }

    /// Returns true if this phone asked for a player's seat and has no answer yet.
    pub fn has_pending_request(&self, player: &PlayerId) -> bool {
        self.own_request(player).is_some_and(|ask| ask.answer.is_none())
    }

    /// Returns this phone's last request for a player's seat, unless it was granted.
    pub fn own_request(&self, player: &PlayerId) -> Option<&SeatRequest> {
        let phone = self.phone?;
        let own = |ask: &&SeatRequest| (&ask.player, &ask.phone) == (player, phone);
        self.moment.seats.requests().iter().rfind(own).filter(|ask| ask.answer != Some(true))
    }
}
