//! A person is forgotten: what was played stays, under a number. Names, and the ids that were made of them, go from every row; then the
//! database lets go of the bytes.

mod kept;
mod rows;
mod scrub;
mod strike;

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

pub use self::kept::KeptText;
use self::strike::Strike;
use super::{
    AccountId, ClubId, Conn, RosterId, Store, StoreError, TournamentId, dealt,
    error::failure,
    players::{self, RosterPlayer},
    schema::{changes, entrant_players},
    sign_ups,
    tournaments::{self, EventKind, Header},
};
use lastcard_tournament::{Entrant, EntrantId, Labels, Name, Nameless, PlayerId, slug};

/// Why somebody was not erased.
#[derive(Debug, thiserror::Error)]
pub enum ErasureError {
    /// A hand is played on phones in which the player sits.
    #[error("in-play")]
    InPlay(Box<Header>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(ErasureError);

/// Everything that erasing somebody touches, and what it leaves.
#[derive(Debug, Clone, PartialEq)]
pub struct ErasureOutlook {
    /// The person.
    pub player: RosterPlayer,
    /// The tournaments in which there is a place, the latest first.
    pub tournaments: Vec<Header>,
    /// The texts that stay and have something like the name in them.
    pub kept: Vec<KeptText>,
}

/// Looks at what erasing somebody would touch.
///
/// # Errors
/// When the player is not of this club, or the database fails.
pub fn look(store: &Store, club: &ClubId, id: &RosterId) -> Result<ErasureOutlook, StoreError> {
    store.read(|conn| {
        let player = players::find(conn, club, id)?;
        let places = places(conn, id)?;
        let mut names = own_names(&player);
        for (tournament, whom) in &places {
            names.extend(names_of(&everybody(conn, tournament)?, whom));
        }
        let kept = kept::of_club(conn, club, &places.into_keys().collect(), &Strike::of(&names))?;
        Ok(ErasureOutlook { player, tournaments: tournaments::of_player(conn, id)?, kept })
    })
}

/// Erases a player of the roster from everything of the club. It cannot be taken back.
///
/// # Errors
/// When the player is not of this club, or sits in a hand on phones; then nothing is changed.
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
    let mut erased: BTreeMap<TournamentId, Labels> = BTreeMap::new();
    for (tournament, whom) in places {
        not_in_play(conn, club, &tournament, &whom)?;
        let entrants = everybody(conn, &tournament)?;
        names.extend(names_of(&entrants, &whom));
        erased.insert(tournament, Labels::erased(&entrants, &whom));
    }
    let strike = Strike::of(&names);
    for tournament in tournaments::ids_of_club(conn, club)? {
        let labels = erased.get(&tournament);
        let left = left_over(conn, &tournament, &names, labels)?;
        let changed = match labels {
            Some(labels) => {
                rows::rewrite(conn, &tournament, labels, id, &strike)?;
                tournaments::note(conn, &tournament, &EventKind::Erased, by)?;
                true
            }
            None => false,
        };
        let changed = rows::events(conn, &tournament, &left, labels.map(|_| &strike))? || changed;
        let changed = tournaments::rename(conn, &tournament, |name| strike.name(name))? || changed;
        if changed {
            tournaments::touch(conn, &tournament)?;
        }
    }
    sign_ups::erase(conn, club, id, &names)?;
    players::remove(conn, id)?;
    Ok(())
}

/// The tournaments in which a player of the roster has, or had, a place, and under which ids.
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

/// The names of a player on the roster.
fn own_names(player: &RosterPlayer) -> BTreeSet<Name> {
    [&player.name].into_iter().chain(&player.alias).cloned().collect()
}

/// The names that a player has in a tournament.
fn names_of(entrants: &[Entrant], whom: &BTreeSet<PlayerId>) -> impl Iterator<Item = Name> {
    let known = entrants.iter().flat_map(Entrant::everybody);
    known.filter(|player| whom.contains(&player.id)).map(|player| player.name.clone())
}

/// The entrants of a tournament, and those who came by a step that was taken back.
fn everybody(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<Entrant>, StoreError> {
    let row = tournaments::Row::by_id(conn, tournament)?;
    let mut entrants = tournaments::stored(conn, row)?.tournament.entrants().to_vec();
    let undone: Vec<(Option<String>, Option<String>)> = changes::table
        .filter(changes::tournament_id.eq(tournament).and(changes::undone_at.is_not_null()))
        .order(changes::number)
        .select((changes::comes, changes::name))
        .load(conn)?;
    for (id, name) in undone.into_iter().filter_map(|(id, name)| id.zip(name)) {
        let id = EntrantId::parse(&id).map_err(|fault| StoreError::corrupt("player id", &fault))?;
        let name = Name::kept(&name).map_err(|fault| StoreError::corrupt("player name", &fault))?;
        if !entrants.iter().any(|entrant| entrant.has(&id.as_player())) {
            entrants.push(Entrant::single(id, name));
        }
    }
    Ok(entrants)
}

fn not_in_play(
    conn: &mut Conn,
    club: &ClubId,
    tournament: &TournamentId,
    whom: &BTreeSet<PlayerId>,
) -> Result<(), ErasureError> {
    let in_play = dealt::in_play(conn, tournament)?;
    if in_play.iter().any(|hand| hand.seating.players().iter().any(|player| whom.contains(player))) {
        return Err(ErasureError::InPlay(Box::new(tournaments::header_of(conn, club, tournament)?)));
    }
    Ok(())
}

/// Under which names and ids somebody may still stand in the history of a tournament: of a draft that had another line-up once, or
/// another spelling. Whoever plays there under the same name is somebody else.
fn left_over(
    conn: &mut Conn,
    tournament: &TournamentId,
    names: &BTreeSet<Name>,
    played: Option<&Labels>,
) -> Result<Labels, StoreError> {
    let entrants = everybody(conn, tournament)?;
    let is_erased =
        |id: &PlayerId| played.is_some_and(|labels| labels.players().any(|(erased, _)| erased == id));
    let others = || entrants.iter().flat_map(Entrant::everybody).filter(|player| !is_erased(&player.id));
    let of_others = |name: &Name| others().any(|player| player.name == *name);
    let gone: Vec<Name> = names.iter().filter(|name| !of_others(name)).cloned().collect();
    let is_id = |id: &EntrantId| entrants.iter().any(|entrant| entrant.id == *id);
    let drawn = rows::drawn(conn, tournament)?.into_iter().filter(|id| !is_id(id));
    // An id tells nothing of a name that has no letters.
    let told: Vec<String> = gone.iter().filter_map(|name| slug::told(name.as_str())).collect();
    let tells = |id: &EntrantId| told.iter().any(|words| has_words(id.as_str(), words));
    let drawn: BTreeSet<EntrantId> = drawn.filter(tells).collect();
    let mut labels = played.cloned().unwrap_or_default();
    labels.strike(gone, drawn, &Nameless::Erased(1).name());
    Ok(labels)
}

/// Whether the words of one id stand one after the other in another one.
fn has_words(id: &str, words: &str) -> bool {
    format!("-{id}-").contains(&format!("-{words}-"))
}
