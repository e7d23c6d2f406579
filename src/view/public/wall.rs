//! The tables of a tournament on a wall: the hands on phones as they are played, of the others what they
//! play.

use askama::Template;

use super::leaderboard::sides;
use crate::live::hands::Sight;
use crate::tournament::{Table, TableState, tables};
use crate::view::Words;
use crate::view::play::{Tile, WatchedTable};
use crate::view::table::Says;

/// The tables.
#[derive(Template)]
#[template(path = "public/wall.html")]
pub struct Wall {
    /// Says which of two states is the newer one: numbers of which the first ones count first.
    order: String,
    tiles: Vec<Tile>,
    lines: Vec<WallLine>,
}

/// A table that plays with cards.
struct WallLine {
    table: String,
    hand: String,
    seats: String,
}

impl Wall {
    /// The tables as they are.
    pub fn new(words: Words, sight: &Sight) -> Self {
        let picture = &sight.picture;
        let all = tables(picture.tournament(), &picture.tally.standings);
        let tile = |table: &Table<'_>| Tile::new(words, &WatchedTable::of(sight, table.number));
        let tiles: Vec<(u32, Tile)> =
            all.iter().filter_map(|table| Some((table.number, tile(table)?))).collect();
        let is_tile = |table: &Table<'_>| tiles.iter().any(|(number, _)| *number == table.number);
        let lines = all.iter().filter(|table| !is_tile(table)).filter_map(|table| line(words, sight, table));
        let lines = lines.collect();
        let (mark, moves) = (picture.mark(), tiles.iter().map(|(_, tile)| tile.moves).sum::<usize>());
        Self {
            order: format!("{} {} {} {moves}", mark.revision, mark.entries, mark.phones),
            lines,
            tiles: tiles.into_iter().map(|(_, tile)| tile).collect(),
        }
    }

    /// Whether a hand on phones is shown.
    pub(super) fn plays(&self) -> bool {
        !self.tiles.is_empty()
    }

    /// The class for so many tiles: the more there are, the smaller they are.
    fn size(&self) -> &'static str {
        match self.tiles.len() {
            0..=1 => "one",
            2..=4 => "four",
            5..=9 => "nine",
            _ => "sixteen",
        }
    }
}

fn line(words: Words, sight: &Sight, table: &Table<'_>) -> Option<WallLine> {
    let TableState::Plays(slot) = table.state else { return None };
    let tournament = sight.picture.tournament();
    let says = Says { words, tournament };
    Some(WallLine {
        table: words.say("table-number").with("table", table.number).into(),
        hand: says.hand(slot),
        seats: sides(says, tournament, tournament.hand(slot)?),
    })
}
