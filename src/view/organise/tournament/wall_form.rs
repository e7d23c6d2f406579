//! What the walls of a tournament show, as a small form at the desk.

use strum::IntoEnumIterator as _;

use crate::store::tournaments::Stored;
use crate::tournament::{WallChoice, WallShows};

/// The form.
pub struct WallForm {
    /// The address of the wall.
    pub(crate) href: String,
    choice: WallChoice,
}

impl WallForm {
    /// Filled in as it was chosen.
    pub fn of(stored: &Stored) -> Self {
        Self { href: format!("/t/{}/projector", stored.header.slug), choice: stored.wall.clone() }
    }

    /// What can be chosen, and whether it is.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (WallShows, bool)> {
        WallShows::iter().map(|shows| (shows, shows == self.choice.shows))
    }

    pub(crate) fn message(&self) -> &str {
        self.choice.message.as_ref().map_or("", |message| message.as_str())
    }
}
