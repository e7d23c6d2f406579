//! A hand on the phones of a table, as the projector shows it: legible from the other end of the hall.

use askama::Template;

use lastcard_rules::Seat;
use lastcard_store::played_hands::PlayedHandState;

use crate::hands::summary::HandSummary;
use crate::played_hands::{
    at_table::names, ending::HandEnding, perspective::Perspective, player_badge::awaited_seats, prompt::title,
};
use crate::projector::watched_table::WatchedTable;
use crate::ui::{
    card::{CardPicture, class},
    translator::Translator,
};

/// A table on the projector.
#[derive(Template)]
#[template(path = "projector/tile.html")]
pub struct Tile {
    words: Translator,
    href: String,
    table: String,
    hand: String,
    pub moves: usize,
    shows: TileContent,
}

enum TileContent {
    /// No cards: players are taking their seats, or others have yet to play the same deck.
    Notice(String),
    Play {
        now: String,
        top: Option<CardPicture>,
        colour: Option<(&'static str, String)>,
        sizes: Vec<HoldingSize>,
    },
    End(HandEnding),
}

struct HoldingSize {
    name: String,
    cards: u32,
    waited_for: bool,
    called: bool,
}

impl Tile {
    /// Returns the hand on the phones of this table, or `None` if it plays with cards.
    pub fn new(words: Translator, watched: &WatchedTable<'_>) -> Option<Self> {
        let moment = watched.moment?;
        let shows = if moment.dealt.state == PlayedHandState::Joining {
            TileContent::Notice(words.say("watch-joining").into())
        } else if moment.is_open() && watched.hides_cards() {
            TileContent::Notice(words.say("watch-hidden").into())
        } else {
            tile_content(words, watched)?
        };
        Some(Self {
            words,
            href: watched.page(),
            table: words.say("table-number").with("table", watched.table).into(),
            hand: watched.says(words).hand(moment.dealt.slot),
            moves: moment.move_count(),
            shows,
        })
    }
}

fn tile_content(words: Translator, watched: &WatchedTable<'_>) -> Option<TileContent> {
    let (dealt, game) = watched.shown_hand()?;
    let scored = game.result().and_then(|_| HandSummary::of(words, watched.snapshot, dealt.slot));
    let seen = Perspective {
        names: &names(watched.snapshot, dealt),
        values: *watched.snapshot.tournament().setup().values(),
        scored: scored.as_ref(),
        players: dealt.seating.players(),
        ..Perspective::of(game.hand().view_for(Seat::FIRST), game.move_count())
    };
    if let Some(ended) = game.result() {
        return Some(TileContent::End(HandEnding::new(words, &seen, &ended, false)));
    }
    let (visible, cards) = (seen.view.visible(), seen.cards(words));
    let size = |seat: Seat| HoldingSize {
        name: seen.name(seat),
        cards: seen.view.size(seat),
        waited_for: awaited_seats(visible.stage).has(seat),
        called: visible.called.contains(&seat),
    };
    Some(TileContent::Play {
        now: title(words, &seen, visible.stage, false),
        top: visible.top.map(|card| cards.picture(card)),
        colour: visible.colour.map(|colour| (class(colour), cards.colour(colour))),
        sizes: game.hand().seats().map(size).collect(),
    })
}
