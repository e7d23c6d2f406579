//! Sets up, deals and gives up played hands.

use std::num::NonZeroU32;

use diesel::prelude::*;

use lastcard_club::TournamentState;
use lastcard_rules::choice::HandSize;
use lastcard_rules::hand::NoDeal;
use lastcard_rules::{Ruleset, Seed};
use lastcard_tournament::{Deal, HandStart, HandStartRefusal, PlayerId, Slot};

use super::deals::{self, reveal_played_deals};
use super::hand::{PlayedHand, PlayedHandState, Row, by_id};
use crate::error::failure;
use crate::schema::dealt_hands;
use crate::seats::{self, Holder, TakenSeat};
use crate::time::now;
use crate::tournaments::{self, TournamentRecord};
use crate::{Conn, PlayedHandId, Store, StoreError, TournamentId, change_feed, columns};

/// Reasons why a hand is not set up or dealt.
#[derive(Debug, thiserror::Error)]
pub enum DealError {
    /// It is not this hand's turn.
    #[error("not-now")]
    NotNow,
    /// The rules cannot be played at this table.
    #[error("no-deal")]
    NoDeal(NoDeal),
    /// The dealer has to choose the number of cards (§0.5.8d).
    #[error("asks-dealer")]
    AsksDealer,
    /// Nobody holds the seats of these players.
    #[error("seats-free")]
    SeatsFree(Vec<PlayerId>),
    /// The phones of these players have seen the same deck in other hands, where they played for other players.
    #[error("seats-know")]
    SeatsKnow(Vec<PlayerId>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(DealError);

impl From<HandStartRefusal> for DealError {
    fn from(why: HandStartRefusal) -> Self {
        match why {
            HandStartRefusal::NotNow => Self::NotNow,
            HandStartRefusal::NoDeal(why) => Self::NoDeal(why),
        }
    }
}

/// Sets up the hand of a slot with a new seed, or returns the one already in play.
pub fn set_up(store: &Store, tournament: &TournamentId, slot: Slot) -> Result<PlayedHand, DealError> {
    store.write(|conn| insert(conn, tournament, slot))
}

/// Like [`set_up`], within a transaction.
pub(crate) fn insert(
    conn: &mut Conn,
    tournament: &TournamentId,
    slot: Slot,
) -> Result<PlayedHand, DealError> {
    let before = of_slot(conn, tournament, slot)?;
    let attempt = before.iter().map(|hand| hand.attempt).max().unwrap_or(0) + 1;
    let was_dealt = before.iter().any(|hand| hand.dealt_at.is_some());
    if let Some(hand) = before.into_iter().find(|hand| hand.state.is_in_play()) {
        return Ok(hand);
    }
    let row = tournaments::Row::by_id(conn, tournament)?;
    let stored = tournaments::load_from_row(conn, row)?;
    let deck = deck(conn, &stored, slot, was_dealt)?;
    let hand = build_hand(&stored, slot, attempt, deck)?;
    let row = Row::next(conn, &hand)?;
    diesel::insert_into(dealt_hands::table).values(row).execute(conn).map_err(StoreError::from)?;
    change_feed::notify_tournament(conn, tournament)?;
    Ok(hand)
}

/// Deals a hand that is set up. Does nothing if it is already dealt. `chosen` is the number of cards if the rules leave it to the dealer; a
/// bot makes its own choice.
pub fn deal(store: &Store, id: &PlayedHandId, chosen: Option<HandSize>) -> Result<PlayedHand, DealError> {
    store.write(|conn| deal_cards(conn, id, chosen))
}

/// Like [`deal`], within a transaction.
pub(crate) fn deal_cards(
    conn: &mut Conn,
    id: &PlayedHandId,
    chosen: Option<HandSize>,
) -> Result<PlayedHand, DealError> {
    let hand = by_id(conn, id)?;
    match hand.state {
        PlayedHandState::Open => return Ok(hand),
        PlayedHandState::Joining => {}
        PlayedHandState::Over | PlayedHandState::Void => return Err(DealError::NotNow),
    }
    let held = seats::of_tournament(conn, &hand.tournament)?;
    let free: Vec<PlayerId> =
        hand.seating.players().iter().filter(|player| !held.contains_key(player)).cloned().collect();
    if !free.is_empty() {
        return Err(DealError::SeatsFree(free));
    }
    let know = seats::players_who_saw_cards(conn, &hand, &held)?;
    if !know.is_empty() {
        return Err(DealError::SeatsKnow(know));
    }
    let at = now();
    let rules = resolve_rules(&hand, held.get(&hand.dealer), chosen)?;
    seats::record_deal(conn, &hand, &held)?;
    set_state(conn, id, PlayedHandState::Open)?;
    diesel::update(dealt_hands::table.find(id))
        .set((dealt_hands::dealt_at.eq(at.naive_utc()), dealt_hands::rules.eq(columns::to_text(&rules)?)))
        .execute(conn)
        .map_err(StoreError::from)?;
    change_feed::notify_tournament(conn, &hand.tournament)?;
    Ok(PlayedHand { state: PlayedHandState::Open, dealt_at: Some(at), rules, ..hand })
}

/// Returns the rules of a hand with the decision of its dealer (R-DEAL-1).
fn resolve_rules(
    hand: &PlayedHand,
    dealer: Option<&TakenSeat>,
    chosen: Option<HandSize>,
) -> Result<Ruleset, DealError> {
    let rules = hand.rules;
    match (dealer.map(|held| &held.by), chosen) {
        _ if !rules.asks_dealer() => Ok(rules),
        (Some(Holder::Bot(bot)), _) => {
            Ok(bot.deals_by(rules, hand.seating.players().len(), &mut rand::rng()))
        }
        (_, Some(chosen)) => Ok(rules.dealt_with(chosen)),
        (_, None) => Err(DealError::AsksDealer),
    }
}

/// Gives up a hand that is in play and keeps its moves. Does nothing if it is over.
pub fn close(store: &Store, id: &PlayedHandId) -> Result<PlayedHand, StoreError> {
    store.write(|conn| {
        let hand = by_id(conn, id)?;
        if hand.state.is_in_play() {
            end(conn, id, PlayedHandState::Void)?;
            reveal_played_deals(conn, &hand.tournament)?;
            change_feed::notify_tournament(conn, &hand.tournament)?;
        }
        by_id(conn, id)
    })
}

/// Voids the hand in play in a slot whose result is entered manually. Returns true if there was one.
pub(crate) fn supersede(conn: &mut Conn, tournament: &TournamentId, slot: Slot) -> Result<bool, StoreError> {
    let [round, hand, table] = columns::to_columns(slot)?;
    let in_play: Vec<PlayedHandId> = dealt_hands::table
        .filter(dealt_hands::tournament_id.eq(tournament))
        .filter(dealt_hands::round.eq(round))
        .filter(dealt_hands::hand.eq(hand))
        .filter(dealt_hands::table_number.eq(table))
        .filter(dealt_hands::state.eq_any(PlayedHandState::IN_PLAY.map(|state| state.to_string())))
        .select(dealt_hands::id)
        .load(conn)?;
    in_play.iter().try_for_each(|id| end(conn, id, PlayedHandState::Void))?;
    Ok(!in_play.is_empty())
}

/// Prepares a line-up change at the table of a slot: voids a hand that is not dealt yet, so that it is set up again. Returns true if a hand
/// is being played.
pub(crate) fn void_undealt(
    conn: &mut Conn,
    tournament: &TournamentId,
    slot: Slot,
) -> Result<bool, StoreError> {
    let hands = of_slot(conn, tournament, slot)?;
    for hand in hands.iter().filter(|hand| hand.state == PlayedHandState::Joining) {
        end(conn, &hand.id, PlayedHandState::Void)?;
    }
    Ok(hands.iter().any(|hand| hand.state == PlayedHandState::Open))
}

/// Applies a change of dealer: a hand that is not dealt yet is set up again. Returns false, without any change, if one is being played.
pub(crate) fn set_up_again(
    conn: &mut Conn,
    stored: &TournamentRecord,
    slot: Slot,
) -> Result<bool, StoreError> {
    let before = of_slot(conn, &stored.header.id, slot)?;
    if before.iter().any(|hand| hand.state == PlayedHandState::Open) {
        return Ok(false);
    }
    let Some(joining) = before.iter().find(|hand| hand.state == PlayedHandState::Joining) else {
        return Ok(true);
    };
    end(conn, &joining.id, PlayedHandState::Void)?;
    let deck = deck(conn, stored, slot, before.iter().any(|hand| hand.dealt_at.is_some()))?;
    match build_hand(stored, slot, joining.attempt + 1, deck) {
        Ok(hand) => {
            let row = Row::next(conn, &hand)?;
            diesel::insert_into(dealt_hands::table).values(row).execute(conn)?;
        }
        Err(DealError::Store(error)) => return Err(error),
        // Nothing can be set up yet; the page of the table shows the reason.
        Err(_) => {}
    }
    Ok(true)
}

pub(super) fn end(conn: &mut Conn, id: &PlayedHandId, state: PlayedHandState) -> Result<(), StoreError> {
    set_state(conn, id, state)?;
    diesel::update(dealt_hands::table.find(id))
        .set(dealt_hands::ended_at.eq(now().naive_utc()))
        .execute(conn)?;
    Ok(())
}

fn set_state(conn: &mut Conn, id: &PlayedHandId, state: PlayedHandState) -> Result<(), StoreError> {
    diesel::update(dealt_hands::table.find(id))
        .set(dealt_hands::state.eq(state.to_string()))
        .execute(conn)?;
    Ok(())
}

fn of_slot(conn: &mut Conn, tournament: &TournamentId, slot: Slot) -> Result<Vec<PlayedHand>, StoreError> {
    let number = |n: u32| i32::try_from(n).map_err(|_| StoreError::NotFound);
    let rows: Vec<Row> = dealt_hands::table
        .filter(dealt_hands::tournament_id.eq(tournament))
        .filter(dealt_hands::round.eq(number(slot.round)?))
        .filter(dealt_hands::hand.eq(number(slot.hand)?))
        .filter(dealt_hands::table_number.eq(number(slot.table)?))
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(PlayedHand::try_from).collect()
}

/// Returns the deal of a slot and its secret, in a tournament with duplicate deals. A hand that was dealt before gets a deck of its own,
/// because some of its players have seen the shared one.
fn deck(
    conn: &mut Conn,
    stored: &TournamentRecord,
    slot: Slot,
    was_dealt: bool,
) -> Result<Option<(Deal, Seed)>, StoreError> {
    let Some(deal) = stored.tournament.deal(slot).filter(|_| !was_dealt) else { return Ok(None) };
    Ok(deals::get_or_create_seed(conn, &stored.header.id, deal)?.map(|seed| (deal, seed)))
}

/// Builds a hand to be dealt from this secret, or from a new one.
fn build_hand(
    stored: &TournamentRecord,
    slot: Slot,
    attempt: u32,
    deck: Option<(Deal, Seed)>,
) -> Result<PlayedHand, DealError> {
    let tournament = &stored.tournament;
    if stored.header.state != TournamentState::Running {
        return Err(DealError::NotNow);
    }
    let HandStart { seating, sides, dealer, opener, by_right } = tournament.hand_start(slot)?;
    Ok(PlayedHand {
        id: PlayedHandId::made(),
        tournament: stored.header.id.clone(),
        slot,
        attempt,
        based_on: stored.revision(slot),
        rules: *tournament.setup().rules(),
        seating,
        sides,
        dealer,
        opener,
        by_right,
        move_seconds: tournament.setup().move_seconds().map(NonZeroU32::get),
        deal: deck.as_ref().map(|(deal, _)| *deal),
        seed: deck.map_or_else(|| Seed::new(rand::random()), |(_, seed)| seed),
        state: PlayedHandState::Joining,
        created_at: now(),
        dealt_at: None,
        ended_at: None,
    })
}
