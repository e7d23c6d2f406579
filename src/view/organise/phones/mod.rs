//! Hands on phones, from the organiser's desk: who plays on what, and the hands in play.

use askama::Template;

use crate::view::Page;

mod cards;

pub use cards::{CardsPage, TableCard};

/// `/organise/t/{slug}/phones`
#[derive(Template)]
#[template(path = "organise/phones.html")]
pub struct PhonesPage {
    pub(crate) page: Page,
    /// The tournament's part of the address.
    pub slug: String,
    pub(crate) name: String,
    /// What was just done.
    pub done: Option<String>,
    /// Whether the addresses in the codes lead to this computer only.
    pub local: bool,
    /// The hands in play.
    pub hands: Vec<HandInPlay>,
    pub(crate) players: Vec<PlayerOnPhone>,
}

/// A hand that is played on phones.
pub struct HandInPlay {
    pub(crate) table: u32,
    /// Which hand it is.
    pub title: String,
    /// How far it is.
    pub says: String,
    /// Its id: an answer is about this hand.
    pub id: String,
    /// The phones that ask for a seat: number and sentence.
    pub asks: Vec<(u32, String)>,
}

/// A player, and who plays for them.
pub struct PlayerOnPhone {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Who holds the seat, in words.
    pub says: String,
    pub(crate) held: bool,
    /// The bot that holds it, if one does.
    pub bot: Option<&'static str>,
    /// The personal link: its number is not shown.
    pub link: TableCard,
}
