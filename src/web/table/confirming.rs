//! `/at/{code}/confirmations` and `/at/{code}/check`: the other side confirms a result.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use lastcard_club::ConfirmationPayload;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::AccountId;
use lastcard_store::tournaments::{self, ConfirmError, TournamentRecord};
use lastcard_tournament::{Hand, PlayerId, Slot};

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::extract::code::OpenTable;
use crate::hands::summary::{left_cards, left_points};
use crate::table::page::TableContext;
use crate::ui::{
    card::CardPicture,
    page::{Page, Visitor},
    tournament_text::TournamentText,
};

/// Identifies the result that was on the screen, and the player who confirms it.
#[derive(Deserialize)]
pub struct ConfirmFields {
    slot: String,
    revision: u32,
    #[serde(default)]
    player: String,
}

impl ConfirmFields {
    pub fn slot(&self) -> Result<Slot, Error> {
        self.slot.parse().map_err(|_| Error::NotFound)
    }
}

pub enum ConfirmedBy {
    Player(PlayerId),
    Organiser(AccountId),
}

pub async fn confirm(
    site: web::Data<AppState>,
    OpenTable(table): OpenTable,
    fields: web::Form<ConfirmFields>,
) -> Result<HttpResponse, Error> {
    if fields.slot()?.table != table.table {
        return Err(Error::NotFound);
    }
    let player = PlayerId::parse(&fields.player).map_err(|_| Error::BadRequest)?;
    let snapshot = site.participant_snapshot(&table.slug).await?;
    confirm_result(&site, &snapshot, &fields, ConfirmedBy::Player(player)).await?;
    Ok(see_other(format!("/at/{}", table.code)))
}

/// Confirms the result that was on the screen, on whichever page.
///
/// # Errors
/// Fails if the result has changed since, or if others have to confirm it.
pub async fn confirm_result(
    site: &AppState,
    snapshot: &TournamentSnapshot,
    fields: &ConfirmFields,
    by: ConfirmedBy,
) -> Result<(), Error> {
    let told = |status, key| Error::Message { status, key };
    let (player, account) = match by {
        ConfirmedBy::Player(player) => (Some(player), None),
        ConfirmedBy::Organiser(account) => (None, Some(account)),
    };
    let Some(hand) = hand_to_confirm(snapshot, fields, player.as_ref())? else { return Ok(()) };
    let (slot, revision) = (hand.slot, fields.revision);
    let (snapshots, id) = (site.snapshots.clone(), snapshot.header().id.clone());
    let note = ConfirmationPayload { slot, revision, player };
    let done = web::block(move || {
        snapshots.change(&id, |store| tournaments::confirm_result(store, &id, &note, account.as_ref()))
    });
    match done.await? {
        Ok(()) => Ok(()),
        Err(ConfirmError::Changed) => Err(told(StatusCode::CONFLICT, "error-confirm-changed")),
        Err(ConfirmError::NotPlayed) => Err(told(StatusCode::CONFLICT, "error-call-over")),
        Err(ConfirmError::Store(error)) => Err(error.into()),
    }
}

/// Returns the hand whose result was on the screen; `None` if it is confirmed already.
///
/// # Errors
/// Fails if the result has changed since, or if this player is not among those who have to confirm it.
pub fn hand_to_confirm<'p>(
    snapshot: &'p TournamentSnapshot,
    fields: &ConfirmFields,
    player: Option<&PlayerId>,
) -> Result<Option<&'p Hand>, Error> {
    let told = |key| Error::Message { status: StatusCode::CONFLICT, key };
    let slot = fields.slot()?;
    let hand = snapshot.tournament().hand(slot).ok_or(Error::NotFound)?;
    if snapshot.stored.revision(slot) != fields.revision {
        return Err(told("error-confirm-changed"));
    }
    let asked = hand.confirmers(snapshot.tournament().setup_of(slot));
    if player.is_some_and(|player| !asked.contains(&player)) {
        return Err(told("error-confirm-not-asked"));
    }
    Ok(snapshot.unconfirmed.contains_key(&slot).then_some(hand))
}

/// `GET /at/{code}/check`: the last block played, whose results can be checked once more.
pub async fn check(
    site: web::Data<AppState>,
    visitor: Visitor,
    OpenTable(table): OpenTable,
) -> Result<HttpResponse, Error> {
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&table.slug).await?);
    let seen =
        TableContext { snapshot: &snapshot, code: table.code.as_str(), table: table.table, dealt: None };
    page(&CheckPage::new(&visitor, &seen))
}

/// Highest number of results to ask about at once; with more, it would be unclear which one is meant.
const MAX_REQUESTS: usize = 3;

/// A result that somebody is asked to confirm.
pub struct ConfirmationRequest {
    pub slot: Slot,
    /// Revision of the hand that is shown.
    pub revision: u32,
    /// Name of the hand, such as “Hand 5”.
    pub title: String,
    pub says: String,
    /// Players who may confirm the result, as id and name.
    pub players: Vec<(String, String)>,
    /// Time at which the table called an organiser, if it has.
    pub called: Option<String>,
}

impl ConfirmationRequest {
    /// Returns the request about a hand, or `None` if its result is not awaiting confirmation.
    pub fn of(says: TournamentText<'_>, snapshot: &TournamentSnapshot, hand: &Hand) -> Option<Self> {
        snapshot.unconfirmed.get(&hand.slot)?;
        let call = snapshot.stored.hall.calls.get(&hand.slot.table);
        let called = call.map(|call| says.words.time_of_day(call.since, snapshot.club.time_zone));
        Some(Self { called, ..Self::for_hand(says, &snapshot.stored, hand)? })
    }

    /// Returns the request for a hand whether or not its result is awaiting confirmation; `None` without a
    /// result.
    pub fn for_hand(says: TournamentText<'_>, stored: &TournamentRecord, hand: &Hand) -> Option<Self> {
        let setup = stored.tournament.setup_of(hand.slot);
        let player = |id: &PlayerId| (id.to_string(), says.player(id));
        Some(Self {
            slot: hand.slot,
            revision: stored.revision(hand.slot),
            title: says.hand(hand.slot),
            says: says.result(hand, hand.result.as_ref()?),
            players: hand.confirmers(setup).into_iter().map(player).collect(),
            called: None,
        })
    }

    /// Returns the requests to a table, or to one of its players, latest hand first.
    pub fn all(
        says: TournamentText<'_>,
        snapshot: &TournamentSnapshot,
        table: Option<u32>,
        player: Option<&PlayerId>,
    ) -> Vec<Self> {
        let hands = snapshot.unconfirmed.keys().rev().filter_map(|slot| snapshot.tournament().hand(*slot));
        let asks = hands.filter(|hand| table.is_none_or(|table| hand.slot.table == table));
        let asks = asks.filter_map(|hand| Self::of(says, snapshot, hand));
        let is_own = |ask: &Self| {
            player.is_none_or(|own| ask.players.iter().any(|(id, _)| id.as_str() == own.as_str()))
        };
        asks.filter(is_own).take(MAX_REQUESTS).collect()
    }
}

/// The page on which a table checks a block once more.
#[derive(Template)]
#[template(path = "table/check.html")]
pub struct CheckPage {
    page: Page,
    name: String,
    code: String,
    hands: Vec<CheckedHand>,
}

struct CheckedHand {
    slot: String,
    title: String,
    says: String,
    /// Holdings left, such as “Vera 30”.
    held: Vec<String>,
    cards: Vec<CardPicture>,
    /// The request to the other side to confirm, if it is still open.
    ask: Option<ConfirmationRequest>,
}

impl CheckPage {
    /// Creates the page for the block of the table's last hand with a result.
    pub fn new(visitor: &Visitor, seen: &TableContext<'_>) -> Self {
        let (words, snapshot) = (visitor.words, seen.snapshot);
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let of_table = || snapshot.tournament().hands().iter().filter(|hand| hand.slot.table == seen.table);
        let last = of_table().rfind(|hand| hand.result.is_some());
        let block = last.map(|hand| (hand.slot.round, hand.block));
        let hands = of_table().filter(|hand| Some((hand.slot.round, hand.block)) == block);
        Self {
            name: snapshot.tournament().name().to_string(),
            code: seen.code.to_owned(),
            hands: hands.filter_map(|hand| checked_hand(says, seen, hand)).collect(),
            page: Page::new(visitor, words.say("check-title")).of_tournament(snapshot),
        }
    }
}

fn checked_hand(says: TournamentText<'_>, seen: &TableContext<'_>, hand: &Hand) -> Option<CheckedHand> {
    let result = hand.result.as_ref()?;
    Some(CheckedHand {
        slot: hand.slot.to_string(),
        title: says.hand(hand.slot),
        says: says.result(hand, result),
        held: result
            .holdings()
            .map(|left| left_points(says, hand.slot, left, |player| says.player(player)))
            .unwrap_or_default(),
        cards: left_cards(says, hand, result),
        ask: ConfirmationRequest::of(says, seen.snapshot, hand),
    })
}
