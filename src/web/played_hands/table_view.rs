//! The middle of the page: the players round the table, and the piles between them.

use askama::Template;

use lastcard_rules::hand::Visible;

use crate::played_hands::{
    perspective::Perspective,
    player_badge::{PlayerBadge, player_badges},
};
use crate::ui::{
    card::{CardPicture, class},
    translator::Translator,
};

/// The table as everybody may see it.
#[derive(Template)]
#[template(path = "played_hands/felt.html")]
pub struct TableView {
    words: Translator,
    plates: Vec<PlayerBadge>,
    pile: usize,
    back: CardPicture,
    top: Option<CardPicture>,
    /// The colour to match: its class and its name.
    colour: Option<(&'static str, String)>,
    clockwise: bool,
}

impl TableView {
    /// Creates the table as a seat sees it, or (`own` false) as a spectator does.
    pub fn new(words: Translator, seen: &Perspective<'_>, visible: &Visible, own: bool) -> Self {
        let cards = seen.cards(words);
        Self {
            words,
            plates: player_badges(words, seen, visible, own),
            pile: visible.pile,
            back: cards.back(),
            top: visible.top.map(|card| cards.picture(card)),
            colour: visible.colour.map(|colour| (class(colour), cards.colour(colour))),
            clockwise: visible.clockwise,
        }
    }
}
