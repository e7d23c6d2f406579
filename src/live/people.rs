//! What people are called where several tournaments are shown together, and what their pages tell.

use std::collections::BTreeMap;

use super::CountedEvening;
use lastcard_store::{RosterId, players::RosterPlayer};
use lastcard_tournament::{Entrant, EntrantId, Labels, Name, NamesShown, Openness, PlayerId};

/// A person as everybody may see them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownPerson {
    /// What stands in addresses. Where names are not shown as they are, it is a number that says nothing elsewhere.
    pub address: String,
    /// What they are called there.
    pub name: Name,
    /// What their page tells. Where names are not shown as they are, nobody has one: it would say who is who.
    pub openness: Openness,
}

/// Those of a roster who are there. Where one of the tournaments shows names otherwise than in full, all are shown so.
pub(super) fn people(
    roster: &[RosterPlayer],
    evenings: &[CountedEvening],
    is_there: impl Fn(&RosterId) -> bool,
) -> BTreeMap<RosterId, ShownPerson> {
    let shown = evenings.iter().map(|(header, _)| header.audience.names).max_by_key(|names| match names {
        NamesShown::Full => 0,
        NamesShown::First => 1,
        NamesShown::GivenLast => 2,
        NamesShown::Alias => 3,
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
            let person = match entrant.map(|entrant| labels.entrant(entrant)) {
                Some(called) if !labels.is_empty() => {
                    let address = called.id.to_string();
                    ShownPerson { address, name: called.name, openness: Openness::Nothing }
                }
                _ => ShownPerson {
                    address: player.id.to_string(),
                    name: player.name.clone(),
                    openness: player.openness,
                },
            };
            (player.id.clone(), person)
        })
        .collect()
}
