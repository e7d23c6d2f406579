//! `GET /me/{code}`: a player's evening, with the way to the player's table.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;

use lastcard_club::{ClaimMethod, SignUpState};
use lastcard_snapshots::Snapshots;
use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::player_codes::PlayerAccess;
use lastcard_store::seats::{self, SeatError};
use lastcard_store::{ClubId, StoreError, announcements, codes, played_hands, seasons};
use lastcard_tournament::ShortText;

use crate::app::{
    error::Error,
    responses::{page, see_other, see_other_with_cookie},
    state::AppState,
};
use crate::extract::code::OpenPlayer;
use crate::live::own_stream;
use crate::played_hands::seat_token;
use crate::player::{
    own_paths::own_paths,
    page::{MeContext, MePage},
    summary::ClubOutlook,
};
use crate::ui::{assets, page::Visitor, tournament_text::TournamentText};

/// Maximum number of announcements among which the next open sign-up list is looked for.
const SOON: u32 = 5;

/// `GET /me/{code}`: the player's page. Redirects to the hand that this phone plays.
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenPlayer(personal): OpenPlayer,
) -> Result<HttpResponse, Error> {
    let club = site.participant_snapshot(&personal.slug).await?.club.id.clone();
    let club_version = *site.snapshots.watch_club(&club).borrow();
    let unredacted = site.unredacted_snapshot(&personal.slug).await?;
    let snapshot = visitor.words.localise_snapshot(unredacted.for_participants());
    let player = snapshot.tournament().player(&personal.player).ok_or(Error::NotFound)?;
    let (snapshots, own, club) = (site.snapshots.clone(), personal.clone(), club);
    let is_over = snapshot.status().is_over();
    let (held, plays, outlook) = web::block(move || -> Result<_, StoreError> {
        let held = seats::holders(snapshots.store(), &own.tournament)?.remove(&own.player);
        let outlook = if is_over { outlook(&snapshots, &club, &own)? } else { ClubOutlook::default() };
        Ok((held, find_phone_hand(&snapshots, &club, &own)?, outlook))
    })
    .await??;
    let phone = seat_token::phone(&site, &request, &personal.tournament);
    let own_phone = held.as_ref().is_some_and(|held| Some(&held.by) == phone.as_ref());
    if let Some(place) = plays.as_ref().filter(|_| own_phone) {
        return Ok(see_other(format!("/at/{}/play", place.code)));
    }
    let says = TournamentText { words: visitor.words, tournament: snapshot.tournament() };
    page(&MePage::new(
        &visitor,
        MeContext {
            code: personal.code.as_str(),
            snapshot: &snapshot,
            player,
            now: Utc::now(),
            of_table: personal.code.is_shown_code(),
            // The phone of a table belongs to nobody.
            own_paths: (!personal.code.is_shown_code()).then(|| own_paths(&unredacted, &personal.player)),
            plays: plays.map(|place| (place.moment.dealt.slot.table, says.hand(place.moment.dealt.slot))),
            sits: own_phone,
            taken: held.is_some() && !own_phone,
            club_version,
            outlook,
        },
    ))
}

/// Returns what comes after the evening: the season's table, and the next evening.
fn outlook(snapshots: &Snapshots, club: &ClubId, own: &PlayerAccess) -> Result<ClubOutlook, StoreError> {
    let (store, now) = (snapshots.store(), Utc::now());
    let season = seasons::of_tournament(store, &own.tournament)?;
    let coming = announcements::list_public(store, Some(club), now, SOON)?;
    Ok(ClubOutlook {
        season: season.map(|season| snapshots.season(club, &season.slug)).transpose()?,
        next: coming.into_iter().find(|one| one.sign_up_list().state(now) == SignUpState::Open),
    })
}

/// `GET /me/{code}/live`: change feed of the club, which includes the player's next hand.
pub async fn live(
    site: web::Data<AppState>,
    OpenPlayer(personal): OpenPlayer,
) -> Result<HttpResponse, Error> {
    let snapshot = site.participant_snapshot(&personal.slug).await?;
    Ok(own_stream::club_versions(&site, site.snapshots.watch_club(&snapshot.club.id), async || true))
}

/// `GET /me/{code}/app.webmanifest`: manifest for adding the player's page to a phone's home screen.
pub async fn manifest(
    site: web::Data<AppState>,
    visitor: Visitor,
    OpenPlayer(personal): OpenPlayer,
) -> Result<HttpResponse, Error> {
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&personal.slug).await?);
    let tournament = snapshot.tournament();
    let player = tournament.player(&personal.player).ok_or(Error::NotFound)?.name.to_string();
    let name = visitor.words.say("me-title").with("name", player.as_str());
    let name = name.with("tournament", tournament.name().as_str()).to_string();
    assets::manifest_for_page(&format!("/me/{}", personal.code), &name, &player)
}

/// `POST /me/{code}/confirmations`: the player confirms a result.
pub async fn confirm(
    site: web::Data<AppState>,
    OpenPlayer(personal): OpenPlayer,
    fields: web::Form<crate::table::confirming::ConfirmFields>,
) -> Result<HttpResponse, Error> {
    let snapshot = site.participant_snapshot(&personal.slug).await?;
    let by = crate::table::confirming::ConfirmedBy::Player(personal.player.clone());
    crate::table::confirming::confirm_result(&site, &snapshot, &fields, by).await?;
    Ok(see_other(format!("/me/{}", personal.code)))
}

/// `POST /me/{code}/calls`: the player disputes a result, which calls the organiser to the table.
pub async fn call(
    site: web::Data<AppState>,
    visitor: Visitor,
    OpenPlayer(personal): OpenPlayer,
    fields: web::Form<crate::table::confirming::ConfirmFields>,
) -> Result<HttpResponse, Error> {
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&personal.slug).await?);
    if let Some(hand) = crate::table::confirming::hand_to_confirm(&snapshot, &fields, Some(&personal.player))?
    {
        let says = TournamentText { words: visitor.words, tournament: snapshot.tournament() };
        let (title, player) = (says.hand(hand.slot), says.player(&personal.player));
        let note = visitor.words.say("confirm-call-note").with("hand", title).with("player", player);
        // If the text is too long for a note, the call alone is enough.
        let note = ShortText::parse(&note.to_string()).unwrap_or_default();
        crate::table::calls::apply_call(
            &site,
            &personal.tournament,
            hand.slot.table,
            crate::table::calls::CallAction::Call(note),
        )
        .await?;
    }
    Ok(see_other(format!("/me/{}", personal.code)))
}

/// `POST /me/{code}`: takes the player's seat for this phone.
pub async fn sit(
    site: web::Data<AppState>,
    request: HttpRequest,
    OpenPlayer(personal): OpenPlayer,
) -> Result<HttpResponse, Error> {
    // A link shown at a table grants no more than the table's code.
    let way = if personal.code.is_shown_code() { ClaimMethod::Sit } else { ClaimMethod::Link };
    match crate::played_hands::seats::take_seat(&site, &request, &personal.tournament, &personal.player, way)
        .await?
    {
        Ok(cookie) => see_other_with_cookie(format!("/me/{}", personal.code), &cookie),
        Err(SeatError::Taken(_) | SeatError::Dealt | SeatError::SameCards) => {
            Err(Error::Message { status: StatusCode::CONFLICT, key: "error-seat-by-table" })
        }
        Err(SeatError::ChangedTooOften) => {
            Err(Error::Message { status: StatusCode::TOO_MANY_REQUESTS, key: "error-seat-too-often" })
        }
        // The phone has seen somebody else's cards.
        Err(_) => Err(Error::Message { status: StatusCode::FORBIDDEN, key: "error-seat-not-here" }),
    }
}

/// Played hand in which the player sits, and the code of its table.
struct PhoneHand {
    moment: Arc<HandSnapshot>,
    code: String,
}

fn find_phone_hand(
    snapshots: &Snapshots,
    club: &ClubId,
    own: &PlayerAccess,
) -> Result<Option<PhoneHand>, StoreError> {
    let hands = played_hands::list_in_play(snapshots.store(), &own.tournament)?;
    let Some(dealt) = hands.iter().find(|dealt| dealt.seating.has(&own.player)) else { return Ok(None) };
    let codes = codes::list(snapshots.store(), club, &own.tournament)?;
    let Some(code) = codes.iter().find(|code| code.table == dealt.slot.table) else { return Ok(None) };
    Ok(Some(PhoneHand { moment: snapshots.hand(&dealt.id)?, code: code.code.to_string() }))
}
