//! Takes seats and frees them.

use crate::error::failure;

use super::{Holder, Holders, SeatLog, TakenSeat, change, log, of_tournament, set_holder};
use crate::played_hands::{self, PlayedHand, PlayedHandState};
use crate::tournaments::{self, TournamentRecord};
use crate::{AccountId, Conn, Store, StoreError, TournamentId, change_feed, time::now};
use lastcard_club::ClaimMethod;
use lastcard_tournament::PlayerId;

/// Reasons why a seat is not taken.
#[derive(Debug, thiserror::Error)]
pub enum SeatError {
    /// Another phone or a bot holds it.
    #[error("taken")]
    Taken(TakenSeat),
    /// The hand is dealt, so the code of the table no longer suffices.
    #[error("dealt")]
    Dealt,
    /// Other tables get the same cards, so the code of the table does not suffice.
    #[error("same-cards")]
    SameCards,
    /// The phone plays for this player in a hand that is not over.
    #[error("plays")]
    Plays(PlayerId),
    /// The phone has seen the cards of this player in the same hand, or in another one with the same deck.
    #[error("seen")]
    Seen(PlayerId),
    /// The phone plays for this player, who is still to get the same cards at another table.
    #[error("yet-to-play")]
    YetToPlay(PlayerId),
    /// There were too many requests for the seat, or the phone was refused before.
    #[error("asked-too-often")]
    AskedTooOften,
    /// The seat has changed hands too often.
    #[error("changed-too-often")]
    ChangedTooOften,
    /// There is no such request, or it is not for a seat held by the phone that answers.
    #[error("not-asked")]
    NotAsked,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(SeatError);

/// Takes a seat, and frees the one that the same phone held before. `account` is the organiser who assigns the seat.
pub fn take(
    store: &Store,
    tournament: &TournamentId,
    player: &PlayerId,
    by: &Holder,
    way: ClaimMethod,
    account: Option<&AccountId>,
) -> Result<TakenSeat, SeatError> {
    store.write(|conn| {
        let held = take_seat(conn, tournament, player, by, (way, account))?;
        change_feed::notify_tournament(conn, tournament)?;
        Ok(held)
    })
}

/// Frees a seat.
pub fn free(
    store: &Store,
    tournament: &TournamentId,
    player: &PlayerId,
    account: Option<&AccountId>,
) -> Result<(), StoreError> {
    store.write(|conn| {
        let before = of_tournament(conn, tournament)?.remove(player);
        if let Some(held) = before {
            set_holder(conn, tournament, player, None)?;
            for hand in hands_of(conn, tournament, player)? {
                change::record_change(
                    conn,
                    &hand,
                    player,
                    (Some(&held.by), None),
                    (ClaimMethod::Organiser, account),
                )?;
            }
        }
        change_feed::notify_tournament(conn, tournament)
    })
}

pub(super) fn take_seat(
    conn: &mut Conn,
    tournament: &TournamentId,
    player: &PlayerId,
    by: &Holder,
    (way, account): (ClaimMethod, Option<&AccountId>),
) -> Result<TakenSeat, SeatError> {
    let holders = of_tournament(conn, tournament)?;
    let before = holders.get(player).cloned();
    if let Some(held) = before.clone().filter(|held| held.by == *by) {
        return Ok(held);
    }
    check_may_sit(conn, tournament, &holders, player, by)?;
    let hands = hands_of(conn, tournament, player)?;
    match (way, &before) {
        (ClaimMethod::Sit, Some(held)) => return Err(SeatError::Taken(held.clone())),
        (ClaimMethod::Sit | ClaimMethod::TakeOver, _) if matches!(by, Holder::Phone(_)) => {
            check_code_suffices(conn, tournament, &hands)?;
        }
        _ => {}
    }
    for hand in &hands {
        change::check_change_limit(conn, hand, player, before.as_ref().map(|held| &held.by), way)?;
    }
    let at = now();
    let held = TakenSeat { by: by.clone(), since: at, taken_over_at: before.is_some().then_some(at) };
    if let Some(left) = place_of(&holders, by) {
        set_holder(conn, tournament, left, None)?;
    }
    set_holder(conn, tournament, player, Some(&held))?;
    for hand in &hands {
        let before = before.as_ref().map(|held| &held.by);
        change::record_change(conn, hand, player, (before, Some(by)), (way, account))?;
    }
    Ok(held)
}

/// Checks that a phone may see a player's holding: it has not seen another holding from the same deck, and is not about to see one. Bots
/// give nothing away.
pub(super) fn check_may_sit(
    conn: &mut Conn,
    tournament: &TournamentId,
    holders: &Holders,
    player: &PlayerId,
    by: &Holder,
) -> Result<(), SeatError> {
    if matches!(by, Holder::Bot(_)) {
        return Ok(());
    }
    let in_play = played_hands::in_play(conn, tournament)?;
    let sits = place_of(holders, by).filter(|sits| *sits != player);
    let is_open = |hand: &&PlayedHand| hand.state == PlayedHandState::Open;
    if let Some(sits) = sits
        && in_play.iter().filter(is_open).any(|hand| hand.seating.has(sits))
    {
        return Err(SeatError::Plays(sits.clone()));
    }
    for hand in in_play.iter().filter(|hand| hand.seating.has(player)) {
        if let Some(seen) = other_holding_seen(&logs(conn, hand)?, player, by) {
            return Err(SeatError::Seen(seen.clone()));
        }
        if let (Some(deal), Some(sits)) = (hand.deal, sits) {
            let tournament = load_record(conn, tournament)?.tournament;
            let waits = tournament.hands().iter().any(|other| {
                other.is_open()
                    && other.slot != hand.slot
                    && tournament.deal(other.slot) == Some(deal)
                    && other.seating.has(sits)
            });
            if waits {
                return Err(SeatError::YetToPlay(sits.clone()));
            }
        }
    }
    Ok(())
}

/// Checks that the code of the table suffices. It does before the deal, unless the same cards are played at other tables: a player from
/// there could look at them here.
fn check_code_suffices(
    conn: &mut Conn,
    tournament: &TournamentId,
    hands: &[PlayedHand],
) -> Result<(), SeatError> {
    if hands.iter().any(|hand| hand.state == PlayedHandState::Open) {
        return Err(SeatError::Dealt);
    }
    if load_record(conn, tournament)?.tournament.shares_deals() {
        return Err(SeatError::SameCards);
    }
    Ok(())
}

/// Returns players whose phones have seen the cards of this hand as other players, at another table of a duplicate deal.
pub(crate) fn players_who_saw_cards(
    conn: &mut Conn,
    hand: &PlayedHand,
    holders: &Holders,
) -> Result<Vec<PlayerId>, StoreError> {
    let logs = logs(conn, hand)?;
    let knows = |player: &&PlayerId| {
        let held = holders.get(player);
        held.is_some_and(|held| other_holding_seen(&logs, player, &held.by).is_some())
    };
    Ok(hand.seating.players().iter().filter(knows).cloned().collect())
}

/// Returns the seat logs of all hands with the same cards.
fn logs(conn: &mut Conn, hand: &PlayedHand) -> Result<Vec<SeatLog>, StoreError> {
    let same_cards = match hand.deal {
        Some(deal) => played_hands::of_deal(conn, &hand.tournament, deal)?,
        None => vec![hand.id.clone()],
    };
    same_cards.iter().map(|id| log::of_hand(conn, id)).collect()
}

fn other_holding_seen<'a>(logs: &'a [SeatLog], player: &PlayerId, by: &'a Holder) -> Option<&'a PlayerId> {
    logs.iter().flat_map(|log| log.seen_by(by)).find(|seen| *seen != player)
}

/// Returns the player whose seat a phone holds. Bots can hold several.
fn place_of<'a>(holders: &'a Holders, by: &Holder) -> Option<&'a PlayerId> {
    let is_phone = matches!(by, Holder::Phone(_));
    holders.iter().find(|(_, held)| is_phone && held.by == *by).map(|(player, _)| player)
}

/// Returns the hands in play in which a player sits.
fn hands_of(
    conn: &mut Conn,
    tournament: &TournamentId,
    player: &PlayerId,
) -> Result<Vec<PlayedHand>, StoreError> {
    let mut hands = played_hands::in_play(conn, tournament)?;
    hands.retain(|hand| hand.seating.has(player));
    Ok(hands)
}

fn load_record(conn: &mut Conn, tournament: &TournamentId) -> Result<TournamentRecord, StoreError> {
    let row = tournaments::Row::by_id(conn, tournament)?;
    tournaments::load_from_row(conn, row)
}
