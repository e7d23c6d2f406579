//! `/me/{code}/page`: a player chooses how much the public profile shows.

use askama::Template;
use strum::VariantArray as _;

use lastcard_club::ProfileVisibility;

use crate::ui::page::Page;

/// The choice of profile visibility, for the person concerned.
#[derive(Template)]
#[template(path = "player/privacy_page.html")]
pub struct OwnPage {
    pub page: Page,
    pub code: String,
    /// Current visibility of the profile.
    pub openness: ProfileVisibility,
    /// Public address of the profile; `None` while it is empty.
    pub public: Option<String>,
    /// True if the choice was just saved.
    pub saved: bool,
}
