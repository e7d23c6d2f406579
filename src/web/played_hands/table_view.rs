//! The middle of the page: the players round the table, and the piles between them.

use askama::Template;

use lastcard_rules::hand::Visible;
use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::played_hands::PlayedHandState;
use lastcard_tournament::TableState;

use crate::leaderboard::page::sides;
use crate::played_hands::{
    perspective::Perspective,
    player_badge::{PlayerBadge, player_badges},
};
use crate::projector::watched_table::WatchedTable;
use crate::ui::{
    card::{CardPicture, class},
    page::Link,
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

/// The state of the table, its players, and its last result.
#[derive(Template)]
#[template(path = "played_hands/idle_table.html")]
pub struct IdleTable {
    words: Translator,
    /// Distinguishes one state of the table from another.
    state: String,
    stream: String,
    title: String,
    help: String,
    /// The hand that the table waits for, and its players.
    hand: Option<(Link, String)>,
    /// The last hand with a result, and its effect.
    last: Option<(Link, String)>,
}

impl IdleTable {
    pub fn new(words: Translator, watched: &WatchedTable<'_>) -> Self {
        let (says, tournament) = (watched.says(words), watched.snapshot.tournament());
        let table = watched.state();
        let joining = watched.moment.is_some_and(|moment| moment.dealt.state == PlayedHandState::Joining);
        let in_play = watched.moment.is_some_and(HandSnapshot::is_open);
        let link = |slot| Link {
            href: format!("/t/{}/hands/{slot}", watched.snapshot.header().slug),
            text: says.hand(slot),
        };
        let (key, slot) = match table.as_ref().map(|table| table.state) {
            Some(TableState::Plays(slot)) if joining => ("watch-joining", Some(slot)),
            Some(TableState::Plays(slot)) if in_play => ("watch-hidden", Some(slot)),
            Some(TableState::Plays(slot)) => ("watch-with-cards", Some(slot)),
            Some(TableState::Waits) => ("watch-waits", None),
            _ if watched.snapshot.status().is_over() => ("watch-over", None),
            _ => ("watch-done", None),
        };
        let last = table.and_then(|table| table.last);
        Self {
            words,
            state: format!("{key}-{}", watched.snapshot.version()),
            stream: watched.stream(),
            title: words.say(key).into(),
            help: words.say(format!("{key}-help")).into(),
            hand: slot
                .and_then(|slot| tournament.hand(slot))
                .map(|hand| (link(hand.slot), sides(says, tournament, hand))),
            last: last.and_then(|hand| Some((link(hand.slot), says.result(hand, hand.result.as_ref()?)))),
        }
    }
}
