//! `/organise/t/{slug}/phones`: played hands. Seats bots, frees seats, replaces links and ends hands.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_club::ClaimMethod;
use lastcard_rules::bot::Bot;
use lastcard_store::codes::Code;
use lastcard_store::seats::{self, Approver, Holder, SeatError};
use lastcard_store::{PlayedHandId, StoreError, played_hands, player_codes};
use lastcard_tournament::PlayerId;

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::extract::own_tournament::{OwnHeader, OwnTournament};
use crate::played_hands::desk_page::{PhonesPage, hand_in_play, player_line};
use crate::print::address::PrintedAddress;
use crate::security::events::{SecurityEvent, SecurityLogEntry};
use crate::table::cards;
use crate::ui::{
    form::Form,
    page::{ConfirmPage, NoticeQuery},
    tournament_text::TournamentText,
};

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    own: OwnTournament,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let codes = personal_codes(&site, &own).await?;
    let (snapshots, id) = (site.snapshots.clone(), own.stored.header.id.clone());
    let (holders, hands, uses) = web::block(move || -> Result<_, StoreError> {
        let holders = seats::holders(snapshots.store(), &id)?;
        let hands = played_hands::list_in_play(snapshots.store(), &id)?;
        let hands: Result<Vec<_>, _> = hands.iter().map(|dealt| snapshots.hand(&dealt.id)).collect();
        Ok((holders, hands?, player_codes::uses(snapshots.store(), &id)?))
    })
    .await??;
    let words = own.organiser.words();
    let tournament = &own.stored.tournament;
    let says = TournamentText { words, tournament };
    page(&PhonesPage {
        page: own.organiser.page(words.say("phones-title")),
        slug: own.stored.header.slug.clone(),
        name: tournament.name().to_string(),
        done: done.message(words),
        local: PrintedAddress::of(&request),
        hands: hands.iter().map(|moment| hand_in_play(says, moment)).collect(),
        players: tournament
            .players()
            .map(|player| {
                let mut of_player = player_line(words, &request, player, &holders, &codes);
                of_player.link.used = cards::last_use_line(&own.organiser, uses.get(&player.id));
                of_player
            })
            .collect(),
    })
}

pub async fn personal_codes(site: &AppState, own: &OwnTournament) -> Result<BTreeMap<PlayerId, Code>, Error> {
    let (club, id) = (own.organiser.club.id.clone(), own.stored.header.id.clone());
    let players: Vec<PlayerId> = own.stored.tournament.players().map(|player| player.id.clone()).collect();
    site.with_store(move |store| -> Result<_, StoreError> {
        player_codes::get_or_issue(store, &club, &id, &players)
    })
    .await
}

/// `POST …/players/{player}`: seats a bot, frees the seat, or replaces the personal link.
pub async fn change(
    site: web::Data<AppState>,
    OwnTournament { organiser, stored, .. }: OwnTournament,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let player = PlayerId::parse(&path.1).map_err(|_| Error::NotFound)?;
    stored.tournament.player(&player).ok_or(Error::NotFound)?;
    let (club, id) = (organiser.club.id.clone(), stored.header.id.clone());
    let back = format!("/organise/t/{}/phones?done=", stored.header.slug);
    if form.value("holder") == "new-link" {
        site.with_store(move |store| -> Result<_, StoreError> {
            player_codes::reissue(store, &club, &id, &player)
        })
        .await?;
        return Ok(see_other(format!("{back}new-link")));
    }
    let bot = match form.value("holder") {
        "free" => None,
        bot => Some(bot.parse::<Bot>().map_err(|_| Error::BadRequest)?),
    };
    let (snapshots, by) = (site.snapshots.clone(), organiser.account.id.clone());
    let deed = organiser.deed.clone();
    let changed = web::block(move || {
        snapshots.change(&id, |store| match (bot, &store.with_audit_entry(deed)) {
            (None, store) => seats::free(store, &id, &player, Some(&by)).map_err(SeatError::from),
            (Some(bot), store) => {
                let bot = Holder::Bot(bot);
                seats::take(store, &id, &player, &bot, ClaimMethod::Organiser, Some(&by)).map(|_| ())
            }
        })
    });
    match changed.await? {
        Ok(()) => Ok(see_other(format!("{back}seat-changed"))),
        Err(SeatError::Store(error)) => Err(error.into()),
        Err(_) => Err(Error::Conflict),
    }
}

/// `POST …/{table}/asks/{number}`: gives the seat to a phone that asked for it, or declines.
pub async fn answer(
    site: web::Data<AppState>,
    request: HttpRequest,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, u32, u32)>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (slug, table, number) = path.into_inner();
    let tournament = header.id.clone();
    let (hand, yes) = (PlayedHandId::from(form.value("hand").to_owned()), form.value("answer") == "yes");
    let page = format!("/organise/t/{slug}/phones");
    let snapshot = site.unredacted_snapshot(&header.slug).await?;
    let last = site.last_hand(&snapshot, table).await?;
    if last.is_none_or(|moment| moment.dealt.id != hand) {
        return Ok(see_other(page));
    }
    let (snapshots, by) = (site.snapshots.clone(), organiser.account.id.clone());
    let answered = web::block(move || {
        snapshots.change(&header.id, |store| {
            seats::answer_request(store, &hand, number, Approver::Organiser(&by), yes)
        })
    });
    match answered.await? {
        Ok(_) => {
            if yes {
                // The player is left out, since a player's id is a name.
                let note = SecurityLogEntry::new(&request, SecurityEvent::SeatTakenOver)
                    .with_account(&organiser.account);
                note.with_subject(tournament.as_str()).log();
            }
            Ok(see_other(format!("{page}?done=seat-{}", if yes { "given" } else { "refused" })))
        }
        Err(SeatError::Store(error)) => Err(error.into()),
        Err(SeatError::NotAsked) => Ok(see_other(page)),
        Err(_) => Err(Error::Message { status: StatusCode::CONFLICT, key: "error-seat-not-here" }),
    }
}

#[derive(Clone, Copy, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandEnd {
    /// The hand stays open.
    Void,
    /// The result is entered from the cards as they are.
    Count,
}

/// `GET …/{table}/{end}`: asks for confirmation before a hand is ended.
pub async fn confirm_end(
    OwnHeader { organiser, .. }: OwnHeader,
    path: web::Path<(String, u32, HandEnd)>,
) -> Result<HttpResponse, Error> {
    let (slug, table, end) = path.into_inner();
    let w = organiser.words();
    let (title, text, button, word) = match end {
        HandEnd::Void => ("phones-void-title", "phones-void-text", "phones-void", "void"),
        HandEnd::Count => ("phones-count-title", "phones-count-text", "phones-count", "count"),
    };
    page(&ConfirmPage {
        page: organiser.page(w.say(title).with("table", table)),
        text: w.say(text).to_string(),
        button: w.say(button).to_string(),
        action: format!("/organise/t/{slug}/phones/{table}/{word}"),
        back: format!("/organise/t/{slug}/phones"),
    })
}

/// `POST …/{table}/{end}`: ends the hand played on the phones of a table.
pub async fn end(
    site: web::Data<AppState>,
    OwnHeader { header, .. }: OwnHeader,
    path: web::Path<(String, u32, HandEnd)>,
) -> Result<HttpResponse, Error> {
    let (slug, table, end) = path.into_inner();
    let snapshot = site.unredacted_snapshot(&header.slug).await?;
    let mut moment = site.last_hand(&snapshot, table).await?.ok_or(Error::NotFound)?;
    if moment.dealt.state.is_in_play() {
        let snapshots = site.snapshots.clone();
        moment = web::block(move || snapshots.close_hand(&moment.dealt.id)).await??;
    }
    Ok(see_other(match end {
        HandEnd::Void => format!("/organise/t/{slug}/phones?done=hand-given-up"),
        HandEnd::Count => {
            format!("/organise/t/{slug}/hands/{}?counted={}", moment.dealt.slot, moment.dealt.id)
        }
    }))
}
