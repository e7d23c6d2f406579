//! Seats of a played hand, and dealing.
//!
//! A phone keeps its seat for the whole tournament, so nobody has to join again for the next hand. Dealing requires a button, which leaves
//! time to write down the commitment.

use actix_web::cookie::Cookie;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_club::ClaimMethod;
use lastcard_rules::choice::HandSize;
use lastcard_store::TournamentId;
use lastcard_store::played_hands::DealError;
use lastcard_store::seats::{self, Holder, SeatError};
use lastcard_tournament::PlayerId;

use crate::app::{
    error::Error,
    responses::{page, see_other, see_other_with_cookie},
    state::AppState,
};
use crate::extract::code::OpenTable;
use crate::played_hands::{
    hand_at_table::HandAtTable,
    seat_requests::{has_to_ask, request_seat},
    seat_token,
};
use crate::security::events::{SecurityEvent, SecurityLogEntry};
use crate::ui::{
    form::Form,
    message::join_names,
    page::{ConfirmPage, Page, Visitor},
    seats::seat_refusal,
};

/// `POST /at/{code}/play/seats`: the phone takes a free seat.
pub async fn sit(
    site: web::Data<AppState>,
    request: HttpRequest,
    here: HandAtTable,
    form: Form,
) -> Result<HttpResponse, Error> {
    let player = here.seated_player(form.value("player"))?;
    match take_seat(&site, &request, &here.table.tournament, &player, ClaimMethod::Sit).await? {
        Ok(cookie) => see_other_with_cookie(here.address(), &cookie),
        Err(error) => here.refuse_seat(&error),
    }
}

/// `POST /at/{code}/play/seats/{player}`: the phone takes over an occupied seat. Once the hand is dealt, it has to ask for the seat.
pub async fn take_over(
    site: web::Data<AppState>,
    request: HttpRequest,
    here: HandAtTable,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let player = here.seated_player(&path.1)?;
    match take_seat(&site, &request, &here.table.tournament, &player, ClaimMethod::TakeOver).await? {
        Ok(cookie) => see_other_with_cookie(here.address(), &cookie),
        Err(SeatError::Dealt | SeatError::SameCards) => request_seat(&site, &request, &here, &player).await,
        Err(error) => here.refuse_seat(&error),
    }
}

/// `GET /at/{code}/play/seats/{player}`: explains the consequences before a seat is taken over or asked for.
pub async fn confirm(here: HandAtTable, path: web::Path<(String, String)>) -> Result<HttpResponse, Error> {
    let player = here.seated_player(&path.1)?;
    let held = here.moment.holder(&player).map(|held| &held.by);
    let known = here.snapshot.tournament().player(&player).ok_or(Error::NotFound)?;
    let (text, button) = match (has_to_ask(&here.snapshot, &here.moment), held) {
        (true, Some(Holder::Phone(_))) => ("ask-phone-text", "ask-button"),
        (true, _) => ("ask-organiser-text", "ask-button"),
        (false, None) => return Ok(see_other(here.address())),
        (false, Some(Holder::Phone(_))) => ("take-over-text", "take-over-button"),
        (false, Some(Holder::Bot(_))) => ("take-over-bot", "take-over-button"),
    };
    let (words, name) = (here.words(), known.name.as_str());
    page(&ConfirmPage {
        page: Page::new(&here.visitor, words.say("take-over-title").with("name", name)),
        text: words.say(text).with("name", name).to_string(),
        button: words.say(button).with("name", name).to_string(),
        action: format!("/at/{}/play/seats/{player}", here.table.code),
        back: here.address(),
    })
}

/// `POST /at/{code}/play/deal`: deals, once every seat is taken.
pub async fn deal(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenTable(table): OpenTable,
    form: Form,
) -> Result<HttpResponse, Error> {
    let back = format!("/at/{}/play", table.code);
    let Some(here) = HandAtTable::find(&site, &request, visitor, table).await? else {
        return Ok(see_other(back));
    };
    let (snapshots, id) = (site.snapshots.clone(), here.moment.dealt.id.clone());
    // The dealer chooses between six and seven cards, on the dealer's own phone.
    let chosen = if here.context(None).is_dealer() { hand_size(form.value("cards")) } else { None };
    let tournament = here.snapshot.tournament();
    let (key, players) = match web::block(move || snapshots.deal_hand(&id, chosen)).await? {
        Ok(_) | Err(DealError::NotNow | DealError::NoDeal(_)) => return Ok(see_other(back)),
        Err(DealError::AsksDealer) => {
            let dealer = tournament.player(&here.moment.dealt.dealer);
            let name = dealer.map(|dealer| dealer.name.to_string()).unwrap_or_default();
            let says = here.words().say("play-dealer-chooses").with("name", name).to_string();
            return here.refuse(StatusCode::CONFLICT, "asks-dealer", &says);
        }
        Err(DealError::SeatsFree(players)) => ("seats-free", players),
        Err(DealError::SeatsKnow(players)) => ("seats-know", players),
        Err(DealError::Store(error)) => return Err(error.into()),
    };
    let names = players.iter().filter_map(|id| tournament.player(id)).map(|player| &player.name);
    let names = join_names(names.map(ToString::to_string));
    let says = here.words().say(format!("not-dealt-{key}")).with("names", names).to_string();
    here.refuse(StatusCode::CONFLICT, key, &says)
}

/// Parses the size of the hand: six or seven, the only sizes that can be chosen.
fn hand_size(typed: &str) -> Option<HandSize> {
    typed.parse().ok().filter(|size| *size != HandSize::DealerChoice)
}

/// Takes a seat for the requesting phone, and frees the one it held before. The cookie identifies the phone.
pub async fn take_seat(
    site: &AppState,
    request: &HttpRequest,
    tournament: &TournamentId,
    player: &PlayerId,
    way: ClaimMethod,
) -> Result<Result<Cookie<'static>, SeatError>, Error> {
    let phone = seat_token::phone(site, request, tournament).unwrap_or_else(Holder::new_phone);
    let (snapshots, id, who, by) =
        (site.snapshots.clone(), tournament.clone(), player.clone(), phone.clone());
    let taken =
        web::block(move || snapshots.change(&id, |store| seats::take(store, &id, &who, &by, way, None)))
            .await?;
    // The player is left out, since a player's id is a name.
    let about = tournament.as_str();
    match taken {
        Ok(held) => {
            if held.taken_over_at.is_some() {
                SecurityLogEntry::new(request, SecurityEvent::SeatTakenOver).with_subject(about).log();
            }
            Ok(Ok(seat_token::cookie(site, request, tournament, &phone)?))
        }
        Err(SeatError::Store(error)) => Err(error.into()),
        Err(error) => {
            if is_card_leak(&error) {
                SecurityLogEntry::new(request, SecurityEvent::SeatRefused).with_subject(about).log();
            }
            Ok(Err(error))
        }
    }
}

/// Returns true if the phone would have seen cards that it must not see.
pub fn is_card_leak(error: &SeatError) -> bool {
    matches!(error, SeatError::Plays(_) | SeatError::Seen(_) | SeatError::YetToPlay(_))
}

impl HandAtTable {
    /// Parses a player id, which must be that of a player in the hand.
    fn seated_player(&self, player: &str) -> Result<PlayerId, Error> {
        let player = PlayerId::parse(player).map_err(|_| Error::NotFound)?;
        if self.moment.dealt.seating.has(&player) { Ok(player) } else { Err(Error::NotFound) }
    }

    pub fn refuse_seat(&self, error: &SeatError) -> Result<HttpResponse, Error> {
        let says = seat_refusal(self.words(), self.snapshot.tournament(), error);
        let status = match error {
            SeatError::AskedTooOften | SeatError::ChangedTooOften => StatusCode::TOO_MANY_REQUESTS,
            error if is_card_leak(error) => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        self.refuse(status, &format!("seat-{error}"), &says)
    }

    pub fn address(&self) -> String {
        format!("/at/{}/play", self.table.code)
    }
}
