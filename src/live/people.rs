//! What people are called where several tournaments are shown together.

use std::collections::BTreeMap;

use crate::store::{RosterId, players::RosterPlayer};
use crate::tournament::{Entrant, EntrantId, Labels, Name, NamesShown, PlayerId};

/// What those of a roster are called who are there. Where one of the tournaments shows names otherwise than in full, all are shown so.
pub(super) fn names(
    roster: &[RosterPlayer],
    shown: impl Iterator<Item = NamesShown>,
    is_there: impl Fn(&RosterId) -> bool,
) -> BTreeMap<RosterId, Name> {
    let shown = shown.max_by_key(|names| match names {
        NamesShown::Full => 0,
        NamesShown::First => 1,
        NamesShown::Alias => 2,
    });
    let there: Vec<&RosterPlayer> = roster.iter().filter(|player| is_there(&player.id)).collect();
    let entrants: Vec<Entrant> = there
        .iter()
        .filter_map(|player| {
            Some(Entrant::single(EntrantId::parse(player.id.as_str()).ok()?, player.name.clone()))
        })
        .collect();
    let alias = |id: &PlayerId| {
        there.iter().find(|player| player.id.as_str() == id.as_str()).and_then(|player| player.alias.clone())
    };
    let labels = Labels::shown(&entrants, shown.unwrap_or_default(), alias);
    there
        .iter()
        .map(|player| {
            let entrant = entrants.iter().find(|entrant| entrant.id.as_str() == player.id.as_str());
            let name = entrant.map_or_else(|| player.name.clone(), |entrant| labels.entrant(entrant).name);
            (player.id.clone(), name)
        })
        .collect()
}
