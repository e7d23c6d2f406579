//! Erasure of a person. Results stay, under a number. Names, and the ids derived from them, are removed from every row, and then from the
//! database file.

mod kept;
mod rows;
mod scrub;
mod strike;

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

pub use self::kept::KeptText;
use self::strike::NameRedactor;
use super::{
    AccountId, ClubId, Conn, RosterId, Store, StoreError, TournamentId,
    error::failure,
    played_hands,
    players::{self, RosterPlayer},
    schema::{changes, entrant_players},
    sign_ups, staged_events,
    tournaments::{self, Header},
};
use lastcard_club::{EventKind, Pseudonyms};
use lastcard_tournament::{Entrant, EntrantId, Name, PlayerId, Pseudonym, slug};

/// Reasons why somebody is not erased.
#[derive(Debug, thiserror::Error)]
pub enum ErasureError {
    /// The person sits in a hand that is in play on phones, in this tournament.
    #[error("in-play")]
    InPlay(Box<Header>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(ErasureError);

/// Preview of an erasure: everything that it would change or leave unchanged.
#[derive(Debug, Clone, PartialEq)]
pub struct ErasurePreview {
    /// The person to be erased.
    pub player: RosterPlayer,
    /// Tournaments in which the person has a place, latest first.
    pub tournaments: Vec<Header>,
    /// Texts that stay although they contain something like the name.
    pub kept: Vec<KeptText>,
}

/// Previews the erasure of a player.
///
/// # Errors
/// Fails if the player is not on the roster of this club, or the database fails.
pub fn preview(store: &Store, club: &ClubId, id: &RosterId) -> Result<ErasurePreview, StoreError> {
    store.read(|conn| {
        let player = players::find(conn, club, id)?;
        let places = places(conn, id)?;
        let mut names = own_names(&player);
        for (tournament, whom) in &places {
            names.extend(names_of(&all_entrants(conn, tournament)?, whom));
        }
        let kept = kept::of_club(conn, club, &places.into_keys().collect(), &NameRedactor::of(&names))?;
        Ok(ErasurePreview { player, tournaments: tournaments::of_player(conn, id)?, kept })
    })
}

/// Erases a player from all data of the club. This cannot be undone.
///
/// # Errors
/// Fails without any change if the player is not on the roster of this club, or sits in a hand that is in play on phones.
pub fn erase(
    store: &Store,
    club: &ClubId,
    id: &RosterId,
    by: Option<&AccountId>,
) -> Result<(), ErasureError> {
    store.write(|conn| erase_rows(conn, club, id, by))?;
    if let Err(error) = scrub::scrub(store) {
        tracing::warn!(%error, "what was erased may still be in the database's file");
    }
    Ok(())
}

fn erase_rows(
    conn: &mut Conn,
    club: &ClubId,
    id: &RosterId,
    by: Option<&AccountId>,
) -> Result<(), ErasureError> {
    let player = players::find(conn, club, id)?;
    let places = places(conn, id)?;
    let mut names = own_names(&player);
    let mut erased: BTreeMap<TournamentId, Pseudonyms> = BTreeMap::new();
    let events = staged_events::lines_of(conn, club)?;
    for (tournament, whom) in &places {
        check_not_in_play(conn, club, tournament, whom)?;
        let entrants = all_entrants(conn, tournament)?;
        names.extend(names_of(&entrants, whom));
        if !events.iter().any(|event| event.tournaments.contains(tournament)) {
            erased.insert(tournament.clone(), Pseudonyms::for_erased(&entrants, whom));
        }
    }
    let strike = NameRedactor::of(&names);
    for event in events {
        let labels = event_pseudonyms(conn, &event, &places, &names)?;
        let own = event.tournaments.iter().filter(|tournament| places.contains_key(tournament));
        erased.extend(own.map(|tournament| (tournament.clone(), labels.clone())));
        staged_events::erase(conn, &event.event, &labels, |name| strike.redact_name(name))?;
    }
    for tournament in tournaments::ids_of_club(conn, club)? {
        let labels = erased.get(&tournament);
        let left = remaining_pseudonyms(conn, &tournament, &names, labels)?;
        let changed = match labels {
            Some(labels) => {
                rows::rewrite(conn, &tournament, labels, id, &strike)?;
                tournaments::record_event(conn, &tournament, &EventKind::Erased, by)?;
                true
            }
            None => false,
        };
        let changed = rows::rewrite_events(conn, &tournament, &left, labels.map(|_| &strike))? || changed;
        let changed = tournaments::rename(conn, &tournament, |name| strike.redact_name(name))? || changed;
        if changed {
            tournaments::touch(conn, &tournament)?;
        }
    }
    sign_ups::erase(conn, club, id, &names)?;
    players::remove(conn, id)?;
    Ok(())
}

/// Returns pseudonyms that are the same in all tournaments of an event.
fn event_pseudonyms(
    conn: &mut Conn,
    event: &staged_events::Line,
    places: &BTreeMap<TournamentId, BTreeSet<PlayerId>>,
    names: &BTreeSet<Name>,
) -> Result<Pseudonyms, StoreError> {
    let (mut entrants, mut whom) = (event.entrants.clone(), event.players_named(names));
    for tournament in &event.tournaments {
        whom.extend(places.get(tournament).into_iter().flatten().cloned());
        for entrant in all_entrants(conn, tournament)? {
            match entrants.iter_mut().find(|known| known.id == entrant.id) {
                // Keeps its substitutes.
                Some(known) => known.changes.extend(entrant.changes),
                None => entrants.push(entrant),
            }
        }
    }
    Ok(Pseudonyms::for_erased(&entrants, &whom))
}

/// Returns the tournaments in which the person has or had a place, with the ids used there.
fn places(conn: &mut Conn, id: &RosterId) -> Result<BTreeMap<TournamentId, BTreeSet<PlayerId>>, StoreError> {
    let seated: Vec<(TournamentId, String)> = entrant_players::table
        .filter(entrant_players::roster_id.eq(id))
        .select((entrant_players::tournament_id, entrant_players::id))
        .load(conn)?;
    let came: Vec<(TournamentId, Option<String>)> = changes::table
        .filter(changes::roster_id.eq(id))
        .select((changes::tournament_id, changes::comes))
        .load(conn)?;
    let came = came.into_iter().filter_map(|(tournament, comes)| Some((tournament, comes?)));
    let mut places: BTreeMap<TournamentId, BTreeSet<PlayerId>> = BTreeMap::new();
    for (tournament, player) in seated.into_iter().chain(came) {
        let player = PlayerId::parse(&player).map_err(|fault| StoreError::corrupt("player id", &fault))?;
        places.entry(tournament).or_default().insert(player);
    }
    Ok(places)
}

fn own_names(player: &RosterPlayer) -> BTreeSet<Name> {
    [&player.name].into_iter().chain(&player.alias).cloned().collect()
}

fn names_of(entrants: &[Entrant], whom: &BTreeSet<PlayerId>) -> impl Iterator<Item = Name> {
    let known = entrants.iter().flat_map(Entrant::everybody);
    known.filter(|player| whom.contains(&player.id)).map(|player| player.name.clone())
}

/// Entrants of a tournament, including those of line-up changes that were undone.
fn all_entrants(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<Entrant>, StoreError> {
    let row = tournaments::Row::by_id(conn, tournament)?;
    let mut entrants = tournaments::load_from_row(conn, row)?.tournament.entrants().to_vec();
    let undone: Vec<(Option<String>, Option<String>)> = changes::table
        .filter(changes::tournament_id.eq(tournament).and(changes::undone_at.is_not_null()))
        .order(changes::number)
        .select((changes::comes, changes::name))
        .load(conn)?;
    for (id, name) in undone.into_iter().filter_map(|(id, name)| id.zip(name)) {
        let id = EntrantId::parse(&id).map_err(|fault| StoreError::corrupt("player id", &fault))?;
        let name = Name::parse_stored(&name).map_err(|fault| StoreError::corrupt("player name", &fault))?;
        if !entrants.iter().any(|entrant| entrant.has(&id.as_player())) {
            entrants.push(Entrant::single(id, name));
        }
    }
    Ok(entrants)
}

fn check_not_in_play(
    conn: &mut Conn,
    club: &ClubId,
    tournament: &TournamentId,
    whom: &BTreeSet<PlayerId>,
) -> Result<(), ErasureError> {
    let in_play = played_hands::in_play(conn, tournament)?;
    if in_play.iter().any(|hand| hand.seating.players().iter().any(|player| whom.contains(player))) {
        return Err(ErasureError::InPlay(Box::new(tournaments::header_of(conn, club, tournament)?)));
    }
    Ok(())
}

/// Returns pseudonyms for names and ids that may remain in the events of a tournament, such as those from a draft with an earlier line-up
/// or another spelling. Anybody else who plays there under the same name is a different person.
fn remaining_pseudonyms(
    conn: &mut Conn,
    tournament: &TournamentId,
    names: &BTreeSet<Name>,
    played: Option<&Pseudonyms>,
) -> Result<Pseudonyms, StoreError> {
    let entrants = all_entrants(conn, tournament)?;
    let is_erased =
        |id: &PlayerId| played.is_some_and(|labels| labels.players().any(|(erased, _)| erased == id));
    let others = || entrants.iter().flat_map(Entrant::everybody).filter(|player| !is_erased(&player.id));
    let of_others = |name: &Name| others().any(|player| player.name == *name);
    let gone: Vec<Name> = names.iter().filter(|name| !of_others(name)).cloned().collect();
    let is_id = |id: &EntrantId| entrants.iter().any(|entrant| entrant.id == *id);
    let drawn = rows::drawn_entrants(conn, tournament)?.into_iter().filter(|id| !is_id(id));
    // The id of a name without letters does not give it away.
    let told: Vec<String> = gone.iter().filter_map(|name| slug::try_slugify(name.as_str())).collect();
    let tells = |id: &EntrantId| told.iter().any(|words| has_words(id.as_str(), words));
    let drawn: BTreeSet<EntrantId> = drawn.filter(tells).collect();
    let mut labels = played.cloned().unwrap_or_default();
    labels.erase_names(gone, drawn, &Pseudonym::Erased(1).name());
    Ok(labels)
}

/// Returns true if the words of one id appear in sequence within another.
fn has_words(id: &str, words: &str) -> bool {
    format!("-{id}-").contains(&format!("-{words}-"))
}
