//! The tables on a wall: the hands on phones as they are played, of the others who sits where.

use askama::Template;

use super::Fitted;
use crate::live::hands::Sight;
use crate::tournament::tables;
use crate::view::play::{Tile, WatchedTable};
use crate::view::public::playing::{PlayingSeat, PlayingTable};
use crate::view::table::Says;
use crate::view::{Badge, Words};

/// The tables as they are told after each move.
#[derive(Template)]
#[template(path = "wall/tables.html")]
pub struct Wall {
    /// Says which of two states is the newer one: numbers of which the first ones count first.
    pub(super) order: String,
    pub(super) tables: Vec<WallTable>,
}

/// A table.
#[derive(Template)]
#[template(path = "wall/table.html")]
pub(super) struct WallTable {
    words: Words,
    /// Names it in the page; none where it is not told again.
    number: Option<u32>,
    shows: WallTableContent,
    /// Whether it has finished its block and waits for the others (T-8P-5).
    pub(super) waits: bool,
}

/// What there is to see of a table.
enum WallTableContent {
    /// The hand on its phones.
    Tile(Tile),
    /// Who sits there, clockwise, with what stands above and below.
    Seats {
        table: String,
        hand: Option<String>,
        seats: Vec<WallSeat>,
        /// Who changes seats now.
        moves: Vec<String>,
        note: Option<String>,
    },
}

/// A player at a table.
struct WallSeat {
    name: Fitted,
    deals: bool,
    side: Option<usize>,
}

impl Wall {
    /// The tables as they are.
    pub fn new(words: Words, sight: &Sight) -> Self {
        let picture = &sight.picture;
        let says = Says { words, tournament: picture.tournament() };
        let all = PlayingTable::all(says, picture);
        let numbers =
            tables(picture.tournament(), &picture.tally.standings).into_iter().map(|one| one.number);
        let table = |(number, playing): (u32, PlayingTable)| {
            let tile = Tile::new(words, &WatchedTable::of(sight, number));
            WallTable::new(words, number, playing, tile)
        };
        let tables: Vec<WallTable> = numbers.zip(all).map(table).collect();
        let (mark, moves) = (picture.mark(), tables.iter().map(WallTable::moves).sum::<usize>());
        Self { order: format!("{} {} {} {moves}", mark.revision, mark.entries, mark.phones), tables }
    }
}

impl WallTable {
    fn new(words: Words, number: u32, playing: PlayingTable, tile: Option<Tile>) -> Self {
        let waits = playing.badge == Badge::Waits;
        let shows = match tile {
            Some(tile) => WallTableContent::Tile(tile),
            None => WallTableContent::Seats {
                hand: hand(words, &playing),
                note: match (waits, playing.hand.is_none()) {
                    (true, _) => Some(words.say("board-table-waits").into()),
                    (false, true) => Some(words.say("state-done").into()),
                    (false, false) => None,
                },
                moves: playing.moves,
                table: playing.title,
                seats: seats(playing.seats),
            },
        };
        Self { words, number: Some(number), shows, waits }
    }

    /// A table as it will be set.
    pub(super) fn planned(words: Words, number: u32, players: Vec<PlayingSeat>) -> Self {
        let table = words.say("table-number").with("table", number).into();
        let (seats, moves) = (seats(players), Vec::new());
        let shows = WallTableContent::Seats { table, hand: None, seats, moves, note: None };
        Self { words, number: None, shows, waits: false }
    }

    fn moves(&self) -> usize {
        match &self.shows {
            WallTableContent::Tile(tile) => tile.moves,
            WallTableContent::Seats { .. } => 0,
        }
    }

    /// The class for so many players: four are shown as they sit.
    fn size(&self) -> &'static str {
        match &self.shows {
            WallTableContent::Tile(_) => "is-tile",
            WallTableContent::Seats { seats, .. } => match seats.len() {
                0 => "empty",
                4 => "four",
                1..=6 => "few",
                _ => "many",
            },
        }
    }
}

/// “Hand 5 of 28”; of a match, and in a play-off, which hand it is.
fn hand(words: Words, playing: &PlayingTable) -> Option<String> {
    let hand = playing.hand.as_ref()?;
    let counted = playing.progress.filter(|(recorded, all)| recorded < all);
    let said = counted.map(|(recorded, all)| {
        words.say("wall-hand-of").with("hand", recorded + 1).with("all", all).to_string()
    });
    Some(said.unwrap_or_else(|| hand.text.clone()))
}

fn seats(players: Vec<PlayingSeat>) -> Vec<WallSeat> {
    let seat = |one: PlayingSeat| WallSeat { name: Fitted::new(one.name), deals: one.deals, side: one.side };
    players.into_iter().map(seat).collect()
}
