//! `/me/{code}`: a player's own link.

use askama::Template;

use crate::live::Edition;
use crate::view::{Page, Visitor};

/// The page of a personal link: where the player sits now.
#[derive(Template)]
#[template(path = "table/me_page.html")]
pub struct MePage {
    page: Page,
    code: String,
    /// The address of the leaderboard, where players may see it.
    leaderboard: Option<String>,
    name: String,
    /// The table and the hand that is played on phones there, if the player sits in one.
    plays: Option<(u32, String)>,
    /// Whether this phone plays for the player already.
    sits: bool,
    /// Whether another phone does, or a bot.
    taken: bool,
}

/// What the page shows.
pub struct Me<'a> {
    pub(crate) code: &'a str,
    /// The address of the leaderboard, where players may see it.
    pub leaderboard: Option<String>,
    pub(crate) tournament: &'a str,
    pub(crate) name: &'a str,
    /// The table and the hand that is played on phones there, if the player sits in one.
    pub plays: Option<(u32, String)>,
    /// Whether this phone plays for the player already.
    pub sits: bool,
    /// Whether another phone does, or a bot.
    pub taken: bool,
    /// The state of the club that it shows.
    pub edition: Edition,
}

impl MePage {
    /// The page of a player.
    pub fn new(visitor: &Visitor, me: Me<'_>) -> Self {
        let title = visitor.words.say("me-title").with("name", me.name).with("tournament", me.tournament);
        Self {
            page: Page::new(visitor, title).following(format!("/me/{}/live", me.code), me.edition),
            code: me.code.to_owned(),
            leaderboard: me.leaderboard,
            name: me.name.to_owned(),
            plays: me.plays,
            sits: me.sits,
            taken: me.taken,
        }
    }
}
