//! What players say of their own holdings, on its way into the database and onto the pages.

use super::Live;
use lastcard_store::own_counts::{self, OwnCountError, SayOwnCount};

impl Live {
    /// Takes what a player says, and shows what it comes to.
    pub fn say_own_count(&self, new: &SayOwnCount) -> Result<(), OwnCountError> {
        let known = self.gallery.of(&new.tournament);
        let known = known.as_ref().map(|picture| &picture.stored);
        self.change(&new.tournament, |store| own_counts::say(store, known, new))
    }
}
