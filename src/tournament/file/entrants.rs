//! The entrants of a file, with those who came and went.

use super::super::{Change, Entrant, EntrantId, Player, PlayerId, Since};
use super::node::At;

/// The entrants. An id that is left out follows from the name.
pub(super) fn entrants(at: &At<'_>) -> Option<Vec<Entrant>> {
    at.all(entrant)
}

fn entrant(at: &At<'_>) -> Option<Entrant> {
    let fields = at.object(&["id", "name", "players", "from", "changes"])?;
    let name = fields.need("name").and_then(|at| at.name());
    let players = fields.get("players").map_or(Some(None), |at| at.all(player).map(Some));
    let since = fields.get("from").map_or(Some(None), |at| from(&at).map(Some));
    let id = match fields.get("id") {
        Some(at) => at.parsed(EntrantId::parse),
        None => name.as_ref().map(|name| EntrantId::of(name, |_| false)),
    };
    let (id, name) = (id?, name?);
    let entrant = match players? {
        Some(players) => Entrant::team(id, name, players),
        None => Entrant::single(id, name),
    };
    let changes = fields.get("changes").map_or(Some(Vec::new()), |at| changes(&at, &entrant));
    Some(Entrant { since: since?, changes: changes?, ..entrant })
}

fn player(at: &At<'_>) -> Option<Player> {
    let fields = at.object(&["id", "name"])?;
    let name = fields.need("name").and_then(|at| at.name());
    let id = match fields.get("id") {
        Some(at) => at.player(),
        None => name.as_ref().map(|name| PlayerId::of(name, |_| false)),
    };
    Some(Player { id: id?, name: name? })
}

fn from(at: &At<'_>) -> Option<Since> {
    let fields = at.object(&["round", "hand"])?;
    let round = fields.get("round").map_or(Some(1), |at| at.counting());
    let hand = fields.need("hand").and_then(|at| at.counting());
    Some(Since { round: round?, hand: hand? })
}

/// The changes of an entrant. Where a single player sits it is clear who leaves: whoever came last.
fn changes(at: &At<'_>, entrant: &Entrant) -> Option<Vec<Change>> {
    let mut last = match entrant.players.as_slice() {
        [one] => Some(one.id.clone()),
        _ => None,
    };
    let mut changes: Option<Vec<Change>> = Some(Vec::new());
    for at in at.list()? {
        let read = change(&at, last.as_ref());
        if let Some(player) = read.as_ref().and_then(|change| change.comes.as_ref()) {
            last = last.map(|_| player.id.clone());
        }
        changes = changes.zip(read).map(|(mut all, change)| {
            all.push(change);
            all
        });
    }
    changes
}

fn change(at: &At<'_>, last: Option<&PlayerId>) -> Option<Change> {
    let fields = at.object(&["from", "for", "player"])?;
    let from = fields.need("from").and_then(|at| from(&at));
    let leaves = match (fields.get("for"), last) {
        (Some(at), _) => at.player(),
        (None, Some(last)) => Some(last.clone()),
        (None, None) => fields.need("for").and_then(|at| at.player()),
    };
    // A withdrawal says so: a player who was forgotten is none.
    let comes = match fields.get("player") {
        Some(at) => player(&at).map(Some),
        None if fields.is_null("player") => Some(None),
        None => fields.need("player").and(None),
    };
    Some(Change { from: from?, leaves: leaves?, comes: comes? })
}
