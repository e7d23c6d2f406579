//! Checks that the entrants meet the requirements of the format.

use std::collections::BTreeSet;

use crate::problem::Problems;
use crate::{Entrant, Fault, Format, Name, Place, Problem};

/// Checks the number and size of the entrants for a format, and that nobody is entered twice.
///
/// # Errors
/// Returns all problems with their places, such as `entrants[2].name`.
pub fn check_entrants(format: Format, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let root = Place::root().key("entrants");
    let mut problems = Problems::default();
    let takes = format.entrants();
    let given = entrants.iter().filter(|entrant| entrant.since.is_none()).count();
    // Late players in a format that does not allow them are reported as such, not as too few or too many
    // entrants.
    let with_late = if format.allows_late_players() { given } else { entrants.len() };
    if !takes.contains(&given) && !takes.contains(&with_late) {
        let (min, max) = takes.into_inner();
        problems.add(&root, Fault::EntrantCount { given, min, max, format });
    }
    problems.ok_or_add_all(check_people(format, entrants));
    problems.into_result(())
}

/// Checks the size of the entrants for a format, and that nobody is entered twice, however many they are.
///
/// # Errors
/// Returns all problems with their places.
pub(crate) fn check_people(format: Format, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let root = Place::root().key("entrants");
    let mut problems = Problems::default();
    let mut ids = BTreeSet::new();
    let mut names = BTreeSet::new();
    let (mut player_ids, mut player_names) = (BTreeSet::new(), BTreeSet::new());
    for (i, entrant) in entrants.iter().enumerate() {
        let place = root.index(i);
        check_unique(&place, &mut ids, entrant.id.as_str(), &mut names, &entrant.name, &mut problems);
        if entrant.since.is_some() && !format.allows_late_players() {
            problems.add(&place.key("from"), Fault::LateNotForFormat { format });
        }
        if let Some(fault) = size_fault(format, entrants, entrant) {
            problems.add(&place.key("players"), fault);
        }
        for (seat, player) in entrant.players.iter().enumerate().filter(|_| !entrant.is_single()) {
            let place = place.key("players").index(seat);
            check_unique(
                &place,
                &mut player_ids,
                player.id.as_str(),
                &mut player_names,
                &player.name,
                &mut problems,
            );
        }
    }
    if format.has_teams() {
        let played = entrants.iter().flat_map(Entrant::everybody).map(|player| player.id.as_str());
        let played: BTreeSet<&str> = played.collect();
        // A player without a partner is not a team yet, and is reported as such.
        let clashes = |team: &Entrant| !team.is_single() && played.contains(team.id.as_str());
        for (i, team) in entrants.iter().enumerate().filter(|(_, team)| clashes(team)) {
            problems.add(&root.index(i).key("id"), Fault::IdTwice { id: team.id.to_string() });
        }
    }
    problems.into_result(())
}

/// Returns the fault of a team if the format does not allow its size, or if the size differs from that of the
/// first team (T-TEAM-1).
fn size_fault(format: Format, entrants: &[Entrant], entrant: &Entrant) -> Option<Fault> {
    let (given, takes) = (entrant.players.len(), format.team_size());
    let (min, max) = takes.clone().into_inner();
    if !takes.contains(&given) {
        return Some(if min == max {
            Fault::TeamSize { given, needed: min }
        } else {
            Fault::TeamSizeRange { given, min, max }
        });
    }
    let needed = entrants.first().map_or(given, |first| first.players.len());
    (given != needed && takes.contains(&needed)).then_some(Fault::TeamSize { given, needed })
}

fn check_unique<'a>(
    place: &Place,
    ids: &mut BTreeSet<&'a str>,
    id: &'a str,
    names: &mut BTreeSet<&'a Name>,
    name: &'a Name,
    problems: &mut Problems,
) {
    if !ids.insert(id) {
        problems.add(&place.key("id"), Fault::IdTwice { id: id.to_owned() });
    }
    if !names.insert(name) {
        problems.add(&place.key("name"), Fault::NameTwice { name: name.clone() });
    }
}
