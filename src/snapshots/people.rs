//! Names of people on pages that cover several tournaments, and the visibility of their profiles.

use std::collections::BTreeMap;

use super::CountedEvening;
use lastcard_club::{NamePolicy, ProfileVisibility, Pseudonyms};
use lastcard_store::{RosterId, players::RosterPlayer};
use lastcard_tournament::{Entrant, EntrantId, Name, PlayerId};

/// A person as the public sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicPlayer {
    /// Id in addresses. For a person under a pseudonym, it is a number that has no meaning elsewhere.
    pub address: String,
    /// The name shown.
    pub name: Name,
    /// Profile visibility. A person under a pseudonym has no profile, because it would reveal who they are.
    pub openness: ProfileVisibility,
}

/// Returns the strictest of several name policies.
pub(super) fn strictest(policies: impl Iterator<Item = NamePolicy>) -> NamePolicy {
    let strictness = |names: &NamePolicy| match names {
        NamePolicy::Full => 0,
        NamePolicy::First => 1,
        NamePolicy::GivenLast => 2,
        NamePolicy::Alias => 3,
    };
    policies.max_by_key(strictness).unwrap_or_default()
}

/// Returns the people of a roster for whom `is_there` is true. If any tournament shows pseudonyms, everybody
/// is given one, according to the strictest name policy among the tournaments.
pub(super) fn people(
    roster: &[RosterPlayer],
    evenings: &[CountedEvening],
    is_there: impl Fn(&RosterId) -> bool,
) -> BTreeMap<RosterId, PublicPlayer> {
    let shown = strictest(evenings.iter().map(|(header, _)| header.audience.names));
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
    let labels = Pseudonyms::for_policy(&entrants, shown, alias);
    there
        .iter()
        .map(|player| {
            let entrant = entrants.iter().find(|entrant| entrant.id.as_str() == player.id.as_str());
            let person = match entrant.map(|entrant| labels.entrant(entrant)) {
                Some(called) if !labels.is_empty() => {
                    let address = called.id.to_string();
                    PublicPlayer { address, name: called.name, openness: ProfileVisibility::Nothing }
                }
                _ => PublicPlayer {
                    address: player.id.to_string(),
                    name: player.name.clone(),
                    openness: player.openness,
                },
            };
            (player.id.clone(), person)
        })
        .collect()
}
