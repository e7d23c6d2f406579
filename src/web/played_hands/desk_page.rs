//! Played hands, for the organiser: seats and phones, and the hands in progress.

use askama::Template;

use crate::table::cards::TableCard;
use crate::ui::page::Page;

/// The page at `/organise/t/{slug}/phones`.
#[derive(Template)]
#[template(path = "played_hands/desk.html")]
pub struct PhonesPage {
    pub page: Page,
    /// The tournament's slug.
    pub slug: String,
    pub name: String,
    /// Confirms what was just done.
    pub done: Option<String>,
    /// True if the addresses in the codes work on this computer only.
    pub local: bool,
    /// Played hands in progress.
    pub hands: Vec<HandInPlay>,
    pub players: Vec<PlayerOnPhone>,
}

/// A played hand in progress.
pub struct HandInPlay {
    pub table: u32,
    /// The name of the hand.
    pub title: String,
    /// Progress of the hand, in words.
    pub says: String,
    /// Its id, so that an answer applies to this hand only.
    pub id: String,
    /// Phones that ask for a seat: number and sentence.
    pub asks: Vec<(u32, String)>,
}

/// A player, and who holds the seat.
pub struct PlayerOnPhone {
    pub id: String,
    pub name: String,
    /// The holder of the seat, in words.
    pub says: String,
    pub held: bool,
    /// The bot in the seat, if there is one.
    pub bot: Option<&'static str>,
    /// The personal link; its number is not shown.
    pub link: TableCard,
}
