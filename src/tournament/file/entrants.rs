//! Entrants in a file, with their line-up changes.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::at::NodeReader;
use crate::problem::Problems;
use crate::setup::keys::MOST_POINTS;
use crate::{Entrant, Fault, Format, HandNumber, Name, Player, PlayerId, SeatDeparture, TakenIds, slug};

/// Reads the entrants. A missing id is made from the name, as in `lastcard schedule`: `-2` is added if the id
/// is taken.
pub(super) fn entrants(at: &NodeReader<'_>, format: Option<Format>) -> Option<Vec<Entrant>> {
    let mut ids = TakenIds::new(given_ids(at));
    let read: Vec<Option<Entrant>> = at.list()?.iter().map(|at| entrant(at, format, &mut ids)).collect();
    let entrants: Vec<Entrant> = read.into_iter().collect::<Option<_>>()?;
    let changes: usize = entrants.iter().map(|entrant| entrant.changes.len()).sum();
    if changes > MOST_CHANGES {
        at.report(Fault::TooManyChanges { given: changes, max: MOST_CHANGES });
        return None;
    }
    Some(entrants)
}

/// Limit on the changes of all entrants together: one every second hand in a year's league at one table.
const MOST_CHANGES: usize = 1000;

fn given_ids(entrants: &NodeReader<'_>) -> BTreeSet<String> {
    let noted: RefCell<Problems> = RefCell::default();
    let mut said = BTreeSet::new();
    let mut say =
        |at: &NodeReader<'_>| said.extend(at.child("id").and_then(|id| id.text()).map(slug::to_nfc));
    for at in entrants.with_problems(&noted).list().unwrap_or_default() {
        say(&at);
        let members = at.child("players").and_then(|at| at.list()).unwrap_or_default();
        members.iter().for_each(&mut say);
        let changes = at.child("changes").and_then(|at| at.list()).unwrap_or_default();
        changes.iter().filter_map(|at| at.child("player")).for_each(|at| say(&at));
    }
    said
}

fn entrant(at: &NodeReader<'_>, format: Option<Format>, ids: &mut TakenIds) -> Option<Entrant> {
    let fields = at.object(&["id", "name", "players", "carried", "from", "changes"])?;
    let name = fields.require("name").and_then(|at| at.name());
    let members = fields.get("players");
    if let (Some(at), Some(format)) = (&members, format.filter(|format| !format.has_teams())) {
        at.report(Fault::NotForFormat { format });
    }
    let players = members.map_or(Some(None), |at| read_list(&at, |at| player(at, &[], ids)).map(Some));
    let carried = fields.get("carried").map_or(Some(0), |at| at.number(0, MOST_POINTS));
    let since = fields.get("from").map_or(Some(None), |at| hand_number(&at).map(Some));
    let id = match fields.get("id") {
        Some(at) => at.entrant(),
        None => name.as_ref().filter(|_| !fields.is_null("id")).map(|name| ids.entrant(name)),
    };
    let (id, name) = (id?, name?);
    let entrant = match players? {
        Some(players) => Entrant::team(id, name, players),
        None => Entrant::single(id, name),
    };
    let changes = fields.get("changes").map_or(Some(Vec::new()), |at| changes(&at, &entrant, ids));
    let carried = u32::try_from(carried?).ok()?;
    Some(Entrant { carried, since: since?, changes: changes?, ..entrant })
}

fn read_list<T>(at: &NodeReader<'_>, read: impl FnMut(&NodeReader<'_>) -> Option<T>) -> Option<Vec<T>> {
    let read: Vec<Option<T>> = at.list()?.iter().map(read).collect();
    read.into_iter().collect()
}

/// Reads a player. A missing id is that of an earlier player with the same name, or a new one.
fn player(at: &NodeReader<'_>, before: &[&Player], ids: &mut TakenIds) -> Option<Player> {
    let fields = at.object(&["id", "name"])?;
    let name = fields.require("name").and_then(|at| at.name());
    let known =
        |name: &Name| before.iter().find(|known| known.name.is_same(name)).map(|known| known.id.clone());
    let id = match fields.get("id") {
        Some(at) => at.player(),
        None => name
            .as_ref()
            .filter(|_| !fields.is_null("id"))
            .map(|name| known(name).unwrap_or_else(|| ids.player(name))),
    };
    Some(Player { id: id?, name: name? })
}

fn hand_number(at: &NodeReader<'_>) -> Option<HandNumber> {
    let fields = at.object(&["round", "hand"])?;
    let round = fields.get("round").map_or(Some(1), |at| at.positive_number());
    let hand = fields.require("hand").and_then(|at| at.positive_number());
    Some(HandNumber { round: round?, hand: hand? })
}

/// Reads the changes of an entrant. For a single player, the one who leaves is always the one who came last.
fn changes(at: &NodeReader<'_>, entrant: &Entrant, ids: &mut TakenIds) -> Option<Vec<SeatDeparture>> {
    let mut last = match entrant.players.as_slice() {
        [one] => Some(one.id.clone()),
        _ => None,
    };
    let (mut changes, mut all_read): (Vec<SeatDeparture>, bool) = (Vec::new(), true);
    for at in at.list()? {
        let Some(change) = change(&at, (entrant, &changes), last.as_ref(), ids) else {
            all_read = false;
            continue;
        };
        if let Some(player) = &change.comes {
            last = last.map(|_| player.id.clone());
        }
        changes.push(change);
    }
    all_read.then_some(changes)
}

fn change(
    at: &NodeReader<'_>,
    (entrant, before): (&Entrant, &[SeatDeparture]),
    last: Option<&PlayerId>,
    ids: &mut TakenIds,
) -> Option<SeatDeparture> {
    let fields = at.object(&["from", "for", "player"])?;
    let from = fields.require("from").and_then(|at| hand_number(&at));
    let leaves = match (fields.get("for"), last) {
        (Some(at), _) => at.player(),
        (None, Some(last)) => Some(last.clone()),
        (None, None) => fields.require("for").and_then(|at| at.player()),
    };
    let substitutes = || before.iter().filter_map(|change| change.comes.as_ref());
    // A withdrawal is an explicit `null`; a missing player may have been forgotten.
    let comes = match fields.get("player") {
        Some(at) => {
            let known: Vec<&Player> = entrant.players.iter().chain(substitutes()).collect();
            player(&at, &known, ids).map(Some)
        }
        None if fields.is_null("player") => Some(None),
        None => fields.require("player").and(None),
    };
    Some(SeatDeparture { from: from?, leaves: leaves?, comes: comes? })
}
