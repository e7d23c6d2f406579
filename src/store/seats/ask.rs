//! Requests for a seat that is held, or whose hand is dealt. The holder of the seat or an organiser answers them.

use super::log::{self, SeatLog, SeatLogKind};
use super::taking::{check_may_sit, take_seat};
use super::{Holder, SeatError, of_tournament};
use crate::played_hands::{self, PlayedHand};
use crate::{AccountId, Conn, PlayedHandId, Store, change_feed};
use lastcard_club::ClaimMethod;
use lastcard_tournament::PlayerId;

/// Phones that can wait for one seat.
const MAX_WAITING: usize = 3;

/// Refusals for one seat of a hand, after which only the personal link and the organiser are left.
const MAX_REFUSALS: usize = 6;

/// Somebody who answers a request.
#[derive(Debug, Clone, Copy)]
pub enum Approver<'a> {
    /// The phone that holds the seat.
    Phone(&'a Holder),
    /// An organiser.
    Organiser(&'a AccountId),
}

/// Requests the seat of a player in a hand in play, and returns the number of the request. A phone that is already waiting keeps its
/// number.
pub fn request_seat(
    store: &Store,
    hand: &PlayedHandId,
    player: &PlayerId,
    phone: &Holder,
) -> Result<u32, SeatError> {
    store.write(|conn| {
        let hand = find_in_play(conn, hand)?;
        let holders = of_tournament(conn, &hand.tournament)?;
        check_may_sit(conn, &hand.tournament, &holders, player, phone)?;
        let log = log::of_hand(conn, &hand.id)?;
        if let Some(ask) = log.waiting().find(|ask| (&ask.player, &ask.phone) == (player, phone)) {
            return Ok(ask.number);
        }
        if is_barred(&log, player, phone) {
            return Err(SeatError::AskedTooOften);
        }
        let number = log::add(conn, &hand.id, SeatLogKind::Asked, player, Some(phone))?;
        change_feed::notify_tournament(conn, &hand.tournament)?;
        Ok(number)
    })
}

/// Answers a request. If granted, the phone takes the seat.
pub fn answer_request(
    store: &Store,
    hand: &PlayedHandId,
    number: u32,
    by: Approver<'_>,
    yes: bool,
) -> Result<PlayerId, SeatError> {
    store.write(|conn| {
        let hand = find_in_play(conn, hand)?;
        let log = log::of_hand(conn, &hand.id)?;
        let ask = log.waiting().find(|ask| ask.number == number).ok_or(SeatError::NotAsked)?;
        let holders = of_tournament(conn, &hand.tournament)?;
        let (way, account) = match by {
            Approver::Organiser(account) => (ClaimMethod::Organiser, Some(account)),
            Approver::Phone(phone) if holders.get(&ask.player).is_some_and(|held| held.by == *phone) => {
                (ClaimMethod::Assent, None)
            }
            Approver::Phone(_) => return Err(SeatError::NotAsked),
        };
        let kind = if yes { SeatLogKind::Granted } else { SeatLogKind::Refused };
        log::add(conn, &hand.id, kind, &ask.player, Some(&ask.phone))?;
        if yes {
            take_seat(conn, &hand.tournament, &ask.player, &ask.phone, (way, account))?;
        }
        change_feed::notify_tournament(conn, &hand.tournament)?;
        Ok(ask.player.clone())
    })
}

fn find_in_play(conn: &mut Conn, hand: &PlayedHandId) -> Result<PlayedHand, SeatError> {
    let hand = played_hands::by_id(conn, hand)?;
    if hand.state.is_in_play() { Ok(hand) } else { Err(SeatError::NotAsked) }
}

/// Returns true if a phone may not ask for a seat. A refusal is final for that phone, so that nobody has to repeat it all evening.
fn is_barred(log: &SeatLog, player: &PlayerId, phone: &Holder) -> bool {
    let of_seat = || log.requests().iter().filter(|ask| ask.player == *player);
    let refused = || of_seat().filter(|ask| ask.answer == Some(false));
    refused().any(|ask| ask.phone == *phone)
        || refused().count() >= MAX_REFUSALS
        || of_seat().filter(|ask| ask.answer.is_none()).count() >= MAX_WAITING
}
