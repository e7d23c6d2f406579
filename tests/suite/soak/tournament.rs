//! Tournaments of one table, drawn up directly in the store.

use lastcard::store::clubs::Club;
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, codes};

use super::retry_until_ok;
use crate::support::evening::{keys, new};

/// Number of hands in the tournament.
pub(super) const HANDS: u32 = 12;

/// Returns a started tournament of four, and the code of its table.
pub(super) fn start_tournament(store: &Store, club: &Club) -> (Header, String) {
    let header = retry_until_ok(|| {
        tournaments::create(store, &club.id, None, &new("Friday night", &keys("four-player")))
    });
    let stored = retry_until_ok(|| tournaments::load(store, &header.slug));
    let present = stored.people.keys().map(|player| (player.clone(), true)).collect();
    retry_until_ok(|| tournaments::set_present(store, &club.id, &header.id, &present));
    // A lost answer may hide a start that succeeded.
    let header = retry_until_ok(|| {
        tournaments::start(store, &club.id, &header.id, header.revision, None).or_else(|refusal| {
            tournaments::by_slug(store, &header.slug).ok().filter(is_running).ok_or(refusal)
        })
    });
    let code = retry_until_ok(|| codes::list(store, &club.id, &header.id)).remove(0).code.to_string();
    (header, code)
}

fn is_running(header: &Header) -> bool {
    header.state == lastcard::club::TournamentState::Running
}
