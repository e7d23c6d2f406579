//! Addresses by which a device recognises its owner's row on public pages.

use std::sync::Arc;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::PlayerId;

/// Returns the public address of the player's line in the standings, and that of the person; separated by a space. Both are what everybody may
/// see: under a pseudonym, the line's address is made of that. The person's address names nobody.
pub fn own_paths(unredacted: &Arc<TournamentSnapshot>, player: &PlayerId) -> String {
    let entrants = unredacted.tournament().entrants();
    let entrant = entrants.iter().find(|entrant| entrant.players.iter().any(|one| one.id == *player));
    let line = entrant.zip(unredacted.for_public()).and_then(|(entrant, public)| {
        let id = public.told.labels.entrant_id(&entrant.id);
        Some(format!("{}/entrants/{id}", public.header().open_address()?))
    });
    let person = unredacted.stored.people.get(player).and_then(|person| person.roster_id.as_ref());
    let person = person.map(|id| format!("/c/{}/players/{id}", unredacted.club.slug));
    line.into_iter().chain(person).collect::<Vec<_>>().join(" ")
}
