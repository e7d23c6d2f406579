//! Rows of a tournament that name people, directly or by an id.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::strike::NameRedactor;
use crate::{
    Conn, RosterId, StoreError, TournamentId, columns, entries,
    schema::{
        changes, dealt_hands, entrant_players, entrants, first_dealers, play_offs, player_codes, seat_events,
        seat_holders, tournament_events, walls,
    },
    self_reports,
};
use lastcard_club::{EventKind, Pseudonyms};
use lastcard_tournament::{DealerCard, EntrantId, Name, PlayerId, Seating};

/// Replaces names and ids in all rows of a tournament except its events.
pub(super) fn rewrite(
    conn: &mut Conn,
    tournament: &TournamentId,
    labels: &Pseudonyms,
    roster: &RosterId,
    strike: &NameRedactor,
) -> Result<(), StoreError> {
    rewrite_players(conn, tournament, labels)?;
    rewrite_changes(conn, tournament, labels, roster)?;
    entries::relabel(conn, tournament, labels, |note| strike.redact_text(note))?;
    self_reports::relabel(conn, tournament, labels)?;
    rewrite_hands(conn, tournament, labels)?;
    rewrite_seats(conn, tournament, labels)?;
    rewrite_play_offs(conn, tournament, labels)?;
    rewrite_first_dealers(conn, tournament, labels)?;
    rewrite_wall(conn, tournament, strike)
}

/// Strikes the name from the message on the projector.
fn rewrite_wall(conn: &mut Conn, tournament: &TournamentId, strike: &NameRedactor) -> Result<(), StoreError> {
    let said: Option<String> = walls::table.find(tournament).select(walls::message).first(conn).optional()?;
    if let Some(said) = said {
        diesel::update(walls::table.find(tournament))
            .set(walls::message.eq(strike.redact_text(&said)))
            .execute(conn)?;
    }
    Ok(())
}

fn rewrite_players(
    conn: &mut Conn,
    tournament: &TournamentId,
    labels: &Pseudonyms,
) -> Result<(), StoreError> {
    for (old, (id, name)) in labels.entrants() {
        let row = entrants::tournament_id.eq(tournament).and(entrants::id.eq(old.as_str()));
        diesel::update(entrants::table.filter(row))
            .set((entrants::id.eq(id.as_str()), entrants::name.eq(name.as_str())))
            .execute(conn)?;
    }
    for (old, player) in labels.players() {
        let row = entrant_players::tournament_id.eq(tournament).and(entrant_players::id.eq(old.as_str()));
        diesel::update(entrant_players::table.filter(row))
            .set((
                entrant_players::id.eq(player.id.as_str()),
                entrant_players::name.eq(player.name.as_str()),
                entrant_players::roster_id.eq(None::<RosterId>),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Includes line-up changes that were undone.
fn rewrite_changes(
    conn: &mut Conn,
    tournament: &TournamentId,
    labels: &Pseudonyms,
    roster: &RosterId,
) -> Result<(), StoreError> {
    let of_tournament = || changes::tournament_id.eq(tournament);
    for (old, (id, _)) in labels.entrants() {
        let rows = changes::table.filter(of_tournament().and(changes::entrant_id.eq(old.as_str())));
        diesel::update(rows).set(changes::entrant_id.eq(id.as_str())).execute(conn)?;
    }
    for (old, player) in labels.players() {
        let rows = changes::table.filter(of_tournament().and(changes::leaves.eq(old.as_str())));
        diesel::update(rows).set(changes::leaves.eq(player.id.as_str())).execute(conn)?;
        let rows = changes::table.filter(of_tournament().and(changes::comes.eq(old.as_str())));
        diesel::update(rows)
            .set((changes::comes.eq(player.id.as_str()), changes::name.eq(player.name.as_str())))
            .execute(conn)?;
    }
    let rows = changes::table.filter(of_tournament().and(changes::roster_id.eq(roster)));
    diesel::update(rows).set(changes::roster_id.eq(None::<RosterId>)).execute(conn)?;
    Ok(())
}

fn rewrite_hands(conn: &mut Conn, tournament: &TournamentId, labels: &Pseudonyms) -> Result<(), StoreError> {
    let rows: Vec<(String, String, String, String, String)> = dealt_hands::table
        .filter(dealt_hands::tournament_id.eq(tournament))
        .select((
            dealt_hands::id,
            dealt_hands::seating,
            dealt_hands::sides,
            dealt_hands::dealer,
            dealt_hands::opener,
        ))
        .load(conn)?;
    for (id, seating, sides, dealer, opener) in rows {
        let seating: Seating = columns::from_text("seating", &seating)?;
        let sides: Vec<Vec<PlayerId>> = columns::from_text("sides", &sides)?;
        let sides: Vec<_> = sides.iter().map(|side| labels.player_ids(side)).collect();
        diesel::update(dealt_hands::table.filter(dealt_hands::id.eq(id)))
            .set((
                dealt_hands::seating.eq(columns::to_text(&labels.seating(&seating))?),
                dealt_hands::sides.eq(columns::to_text(&sides)?),
                dealt_hands::dealer.eq(pseudonym_of(labels, &dealer)?),
                dealt_hands::opener.eq(pseudonym_of(labels, &opener)?),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Replaces the ids of seat holders, and deletes their personal links.
fn rewrite_seats(conn: &mut Conn, tournament: &TournamentId, labels: &Pseudonyms) -> Result<(), StoreError> {
    for (old, player) in labels.players() {
        let held = seat_holders::tournament_id.eq(tournament).and(seat_holders::player_id.eq(old.as_str()));
        diesel::update(seat_holders::table.filter(held))
            .set(seat_holders::player_id.eq(player.id.as_str()))
            .execute(conn)?;
        let hands =
            dealt_hands::table.filter(dealt_hands::tournament_id.eq(tournament)).select(dealt_hands::id);
        let told = seat_events::dealt_hand_id.eq_any(hands).and(seat_events::player_id.eq(old.as_str()));
        diesel::update(seat_events::table.filter(told))
            .set(seat_events::player_id.eq(player.id.as_str()))
            .execute(conn)?;
        let links = player_codes::tournament_id.eq(tournament).and(player_codes::player_id.eq(old.as_str()));
        diesel::delete(player_codes::table.filter(links)).execute(conn)?;
    }
    Ok(())
}

fn rewrite_play_offs(
    conn: &mut Conn,
    tournament: &TournamentId,
    labels: &Pseudonyms,
) -> Result<(), StoreError> {
    let rows: Vec<(String, String)> = play_offs::table
        .filter(play_offs::tournament_id.eq(tournament))
        .select((play_offs::id, play_offs::entrants))
        .load(conn)?;
    for (id, entrants) in rows {
        let entrants: Vec<EntrantId> = columns::from_text("play-off", &entrants)?;
        let entrants: Vec<_> = entrants.iter().map(|id| labels.entrant_id(id)).collect();
        diesel::update(play_offs::table.filter(play_offs::id.eq(id)))
            .set(play_offs::entrants.eq(columns::to_text(&entrants)?))
            .execute(conn)?;
    }
    Ok(())
}

fn rewrite_first_dealers(
    conn: &mut Conn,
    tournament: &TournamentId,
    labels: &Pseudonyms,
) -> Result<(), StoreError> {
    let rows: Vec<(String, String, String)> = first_dealers::table
        .filter(first_dealers::tournament_id.eq(tournament))
        .select((first_dealers::id, first_dealers::dealer, first_dealers::pulls))
        .load(conn)?;
    for (id, dealer, pulls) in rows {
        let pulls: Vec<DealerCard> = columns::from_text("first dealer", &pulls)?;
        let pulls: Vec<_> = pulls.iter().map(|pull| labels.pull(pull)).collect();
        diesel::update(first_dealers::table.filter(first_dealers::id.eq(id)))
            .set((
                first_dealers::dealer.eq(pseudonym_of(labels, &dealer)?),
                first_dealers::pulls.eq(columns::to_text(&pulls)?),
            ))
            .execute(conn)?;
    }
    Ok(())
}

fn pseudonym_of(labels: &Pseudonyms, id: &str) -> Result<String, StoreError> {
    let id = PlayerId::parse(id).map_err(|fault| StoreError::corrupt("player id", &fault))?;
    Ok(labels.player_id(&id).as_str().to_owned())
}

/// Replaces names and ids in the events of a tournament, and strikes them from typed texts. Returns true if anything changed.
pub(super) fn rewrite_events(
    conn: &mut Conn,
    tournament: &TournamentId,
    labels: &Pseudonyms,
    strike: Option<&NameRedactor>,
) -> Result<bool, StoreError> {
    let mut changed = false;
    for (id, kind) in kinds(conn, tournament)? {
        let name = |name: &Name| Some(labels.name(name).unwrap_or(name).clone());
        let struck = |text: &str| strike.map_or_else(|| text.to_owned(), |strike| strike.redact_text(text));
        let told = kind.relabelled(labels, name).map(|told| told.rewritten(struck));
        let Some(told) = told.filter(|told| *told != kind) else { continue };
        let detail = told.detail().map_err(|error| StoreError::corrupt("event", &error))?;
        diesel::update(tournament_events::table.filter(tournament_events::id.eq(id)))
            .set(tournament_events::detail.eq(detail))
            .execute(conn)?;
        changed = true;
    }
    Ok(changed)
}

pub(super) fn remarks(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<String>, StoreError> {
    let kinds = kinds(conn, tournament)?;
    Ok(kinds.iter().filter_map(|(_, kind)| kind.remark()).map(|remark| remark.as_str().to_owned()).collect())
}

/// Returns all entrants that were ever drawn, including those who no longer play.
pub(super) fn drawn_entrants(
    conn: &mut Conn,
    tournament: &TournamentId,
) -> Result<BTreeSet<EntrantId>, StoreError> {
    let kinds = kinds(conn, tournament)?.into_iter();
    let drawn = kinds.filter_map(|(_, kind)| match kind {
        EventKind::Drawn { entrants, .. } => Some(entrants),
        _ => None,
    });
    Ok(drawn.flatten().collect())
}

fn kinds(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<(String, EventKind)>, StoreError> {
    let rows: Vec<(String, String, String)> = tournament_events::table
        .filter(tournament_events::tournament_id.eq(tournament))
        .select((tournament_events::id, tournament_events::kind, tournament_events::detail))
        .load(conn)?;
    let read = |(id, kind, detail): (String, String, String)| {
        let kind = EventKind::from_columns(&kind, &detail);
        Ok((id, kind.map_err(|error| StoreError::corrupt("event", &error))?))
    };
    rows.into_iter().map(read).collect()
}
