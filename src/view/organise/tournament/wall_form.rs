//! What the walls of a tournament show, as a small form at the desk.

use chrono::Utc;
use strum::IntoEnumIterator as _;

use crate::store::tournaments::Stored;
use crate::tournament::{Remark, WallShows};

/// The form.
pub struct WallForm {
    /// The address of the wall.
    pub(crate) href: String,
    shows: WallShows,
    message: Option<Remark>,
}

impl WallForm {
    /// Filled in as it was chosen.
    pub fn of(stored: &Stored) -> Self {
        Self {
            href: format!("/t/{}/projector", stored.header.slug),
            shows: stored.wall.shows,
            message: stored.says(Utc::now()).cloned(),
        }
    }

    /// What can be chosen, and whether it is.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (WallShows, bool)> {
        WallShows::iter().map(|shows| (shows, shows == self.shows))
    }

    pub(crate) fn message(&self) -> &str {
        self.message.as_ref().map_or("", Remark::as_str)
    }
}
