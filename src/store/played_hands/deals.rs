//! Decks of duplicate deals: one secret per deal, shared by all its tables.

use std::collections::BTreeSet;

use chrono::NaiveDateTime;
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use lastcard_club::TournamentState;
use lastcard_rules::Seed;
use lastcard_tournament::{Deal, Tournament, tally};

use super::hand::{PlayedHand, PlayedHandState, in_play};
use super::set_up::end;
use crate::columns::{from_column, to_column};
use crate::schema::deals;
use crate::time::now;
use crate::tournaments::{self};
use crate::{Conn, Store, StoreError, TournamentId, file_row};

/// Returns the secret of a deal, created on first use; `None` once the cards of the deal are public. If two tables ask at once, one of them
/// finds the key taken, retries and reads the secret that the other created.
pub(super) fn get_or_create_seed(
    conn: &mut Conn,
    tournament: &TournamentId,
    deal: Deal,
) -> Result<Option<Seed>, StoreError> {
    let (round, hand) = columns(deal)?;
    let key = (tournament, round, hand);
    let kept: Option<(Option<String>, Option<NaiveDateTime>)> =
        deals::table.find(key).select((deals::seed, deals::opened_at)).first(conn).optional()?;
    match kept {
        Some((None, _) | (_, Some(_))) => Ok(None),
        Some((Some(seed), None)) => secret(&seed).map(Some),
        None => {
            let seed = Seed::new(rand::random());
            let row = (
                deals::tournament_id.eq(tournament),
                deals::round.eq(round),
                deals::hand.eq(hand),
                deals::seed.eq(String::from(seed.clone())),
                deals::created_at.eq(now().naive_utc()),
            );
            diesel::insert_into(deals::table).values(row).execute(conn)?;
            Ok(Some(seed))
        }
    }
}

/// Marks deals of an imported tournament as dealt elsewhere: their decks are unknown here, so no other table can get them.
pub(crate) fn mark_dealt_elsewhere(
    conn: &mut Conn,
    tournament: &TournamentId,
    imported: &Tournament,
) -> Result<(), StoreError> {
    let shared = imported.hands().iter().filter(|hand| hand.shared);
    let dealt: BTreeSet<Deal> = shared.filter_map(|hand| imported.deal(hand.slot)).collect();
    let at = now().naive_utc();
    for deal in dealt {
        let (round, hand) = columns(deal)?;
        let row = (
            deals::tournament_id.eq(tournament),
            deals::round.eq(round),
            deals::hand.eq(hand),
            deals::created_at.eq(at),
            deals::opened_at.eq(at),
        );
        diesel::insert_into(deals::table).values(row).execute(conn)?;
    }
    Ok(())
}

pub(crate) fn public_deals(conn: &mut Conn, tournament: &TournamentId) -> Result<BTreeSet<Deal>, StoreError> {
    let rows: Vec<(i32, i32)> = deals::table
        .filter(deals::tournament_id.eq(tournament).and(deals::opened_at.is_not_null()))
        .select((deals::round, deals::hand))
        .load(conn)?;
    rows.into_iter().map(read).collect()
}

/// Returns true if only its own table may see the cards of a hand, because others are still to play the same deck.
pub fn is_hidden(store: &Store, hand: &PlayedHand) -> Result<bool, StoreError> {
    let Some(deal) = hand.deal else { return Ok(false) };
    store.read(|conn| Ok(!public_deals(conn, &hand.tournament)?.contains(&deal)))
}

/// Makes public the cards of those deals that nobody is still to play. This is final: if one of their hands has to be played after all,
/// because a result or a withdrawal was taken back, that hand gets a deck of its own.
///
/// Has to be called whenever a result is recorded or hands are closed. Calling it late only keeps the cards secret for longer.
pub(crate) fn reveal_played_deals(conn: &mut Conn, tournament: &TournamentId) -> Result<(), StoreError> {
    let closed: Vec<(i32, i32)> = deals::table
        .filter(deals::tournament_id.eq(tournament).and(deals::opened_at.is_null()))
        .select((deals::round, deals::hand))
        .load(conn)?;
    if closed.is_empty() {
        return Ok(());
    }
    let row = tournaments::Row::by_id(conn, tournament)?;
    let stored = tournaments::load_from_row(conn, row)?;
    let (tally, hands) = (tally(&stored.tournament), in_play(conn, tournament)?);
    let archived = stored.header.state == TournamentState::Archived;
    for columns in closed {
        let deal = read(columns)?;
        let of_deal = || hands.iter().filter(move |hand| hand.deal == Some(deal));
        let is_played = of_deal().any(|hand| hand.state == PlayedHandState::Open);
        if is_played || !(archived || stored.tournament.open_hands_of_deal(deal, &tally).is_empty()) {
            continue;
        }
        // Hands that are not dealt yet were promised a secret deck.
        of_deal().try_for_each(|hand| end(conn, &hand.id, PlayedHandState::Void))?;
        let found = deals::table.find((tournament, columns.0, columns.1));
        diesel::update(found).set(deals::opened_at.eq(now().naive_utc())).execute(conn)?;
    }
    Ok(())
}

fn columns(deal: Deal) -> Result<(i32, i32), StoreError> {
    Ok((to_column(deal.round)?, to_column(deal.hand)?))
}

fn read((round, hand): (i32, i32)) -> Result<Deal, StoreError> {
    Ok(Deal { round: from_column(round)?, hand: from_column(hand)? })
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    #[derive(Deserialize)]
    struct DealRow {
        round: i32,
        hand: i32,
        seed: Option<String>,
    }
    file_row::check(row, |row: DealRow| {
        Ok((read((row.round, row.hand))?, row.seed.as_deref().map(secret).transpose()?))
    })
}

fn secret(seed: &str) -> Result<Seed, StoreError> {
    seed.parse().map_err(|error| StoreError::corrupt("seed of a deal", &error))
}
