//! The projector settings of a tournament, as a small form.

use chrono::Utc;
use strum::IntoEnumIterator as _;

use lastcard_club::ProjectorMode;
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::ShortText;

/// The form with the projector settings.
pub struct ProjectorForm {
    /// Address of the projector.
    pub href: String,
    shows: ProjectorMode,
    message: Option<ShortText>,
}

impl ProjectorForm {
    /// Fills in the saved settings.
    pub fn of(stored: &TournamentRecord) -> Self {
        Self {
            href: format!("/t/{}/projector", stored.header.slug),
            shows: stored.wall.shows,
            message: stored.hall_message(Utc::now()).cloned(),
        }
    }

    /// The choices, and true for the selected one.
    pub fn choices(&self) -> impl Iterator<Item = (ProjectorMode, bool)> {
        ProjectorMode::iter().map(|shows| (shows, shows == self.shows))
    }

    pub fn message(&self) -> &str {
        self.message.as_ref().map_or("", ShortText::as_str)
    }
}
