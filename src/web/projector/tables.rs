//! The tables on the projector: hands that are being played on phones, or else the seats.

use askama::Template;

use lastcard_snapshots::played_hands::SpectatorSnapshot;
use lastcard_tournament::tables;

use crate::leaderboard::playing::{PlayingSeat, PlayingTable};
use crate::projector::{fitted::SizedText, tile::Tile, watched_table::WatchedTable};
use crate::ui::{badge::Badge, tournament_text::TournamentText, translator::Translator};

/// The tables, sent again after each move.
#[derive(Template)]
#[template(path = "projector/tables.html")]
pub struct ProjectorTables {
    /// The age of the tables relative to other versions, as numbers that are compared from left to right.
    pub order: String,
    pub tables: Vec<ProjectorTable>,
}

#[derive(Template)]
#[template(path = "projector/table.html")]
pub struct ProjectorTable {
    words: Translator,
    /// Id within the page; `None` if the table is never updated.
    number: Option<u32>,
    shows: ProjectorTableContent,
    /// True if the table has finished its block and waits for the others (T-8P-5).
    pub waits: bool,
}

enum ProjectorTableContent {
    /// The hand on the table's phones.
    Tile(Tile),
    /// The players clockwise, with the heading above them and the notes below.
    Seats {
        table: String,
        hand: Option<String>,
        seats: Vec<ProjectorSeat>,
        /// Seat changes due now.
        moves: Vec<String>,
        note: Option<String>,
    },
}

struct ProjectorSeat {
    name: SizedText,
    deals: bool,
    side: Option<usize>,
}

impl ProjectorTables {
    pub fn new(words: Translator, sight: &SpectatorSnapshot) -> Self {
        let snapshot = &sight.snapshot;
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let all = PlayingTable::all(says, snapshot);
        let numbers =
            tables(snapshot.tournament(), &snapshot.tally.standings).into_iter().map(|one| one.number);
        let table = |(number, playing): (u32, PlayingTable)| {
            let tile = Tile::new(words, &WatchedTable::of(sight, number));
            ProjectorTable::new(words, number, playing, tile)
        };
        let tables: Vec<ProjectorTable> = numbers.zip(all).map(table).collect();
        let (mark, moves) =
            (snapshot.record_version(), tables.iter().map(ProjectorTable::moves).sum::<usize>());
        Self { order: format!("{} {} {} {moves}", mark.revision, mark.entries, mark.phones), tables }
    }
}

impl ProjectorTable {
    fn new(words: Translator, number: u32, playing: PlayingTable, tile: Option<Tile>) -> Self {
        let waits = playing.badge == Badge::Waits;
        let shows = match tile {
            Some(tile) => ProjectorTableContent::Tile(tile),
            None => ProjectorTableContent::Seats {
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

    pub fn for_next_block(words: Translator, number: u32, players: Vec<PlayingSeat>) -> Self {
        let table = words.say("table-number").with("table", number).into();
        let (seats, moves) = (seats(players), Vec::new());
        let shows = ProjectorTableContent::Seats { table, hand: None, seats, moves, note: None };
        Self { words, number: None, shows, waits: false }
    }

    fn moves(&self) -> usize {
        match &self.shows {
            ProjectorTableContent::Tile(tile) => tile.moves,
            ProjectorTableContent::Seats { .. } => 0,
        }
    }

    /// Returns the CSS class for the number of players: four are shown around a table.
    fn size(&self) -> &'static str {
        match &self.shows {
            ProjectorTableContent::Tile(_) => "is-tile",
            ProjectorTableContent::Seats { seats, .. } => match seats.len() {
                0 => "empty",
                4 => "four",
                1..=6 => "few",
                _ => "many",
            },
        }
    }
}

/// “Hand 5 of 28”; in a match or a play-off, only the number of the hand.
fn hand(words: Translator, playing: &PlayingTable) -> Option<String> {
    let hand = playing.hand.as_ref()?;
    let counted = playing.progress.filter(|(recorded, all)| recorded < all);
    let said = counted.map(|(recorded, all)| {
        words.say("wall-hand-of").with("hand", recorded + 1).with("all", all).to_string()
    });
    Some(said.unwrap_or_else(|| hand.text.clone()))
}

fn seats(players: Vec<PlayingSeat>) -> Vec<ProjectorSeat> {
    let seat =
        |one: PlayingSeat| ProjectorSeat { name: SizedText::new(one.name), deals: one.deals, side: one.side };
    players.into_iter().map(seat).collect()
}
