//! First seats: by name for the door, and table by table.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Hand, PlayerId};

use crate::print::frame::PrintFrame;
use crate::schedule::page::{block_title, current_block};
use crate::ui::{
    names::NameCollator, page::Page, tournament_header::player_name, tournament_text::TournamentText,
};

#[derive(Template)]
#[template(path = "print/seats.html")]
pub struct SeatsPrint {
    page: Page,
    frame: PrintFrame,
    seats: SeatSheet,
}

/// The first seats of the current block.
pub struct SeatSheet {
    /// Title of the block, in a movement.
    pub block: Option<String>,
    /// The players' seats, sorted by name.
    pub people: Vec<SeatByName>,
    pub tables: Vec<TableSeatList>,
    pub resting: Vec<String>,
}

pub struct SeatByName {
    pub name: String,
    pub table: u32,
    /// Seat number, starting at 1.
    pub seat: usize,
}

pub struct TableSeatList {
    pub number: u32,
    pub seats: Vec<PrintedSeat>,
    /// Seat changes later in the block.
    pub moves: Vec<String>,
}

pub struct PrintedSeat {
    pub name: String,
    pub deals: bool,
    pub opens: bool,
}

impl SeatsPrint {
    pub fn new(page: Page, frame: PrintFrame, snapshot: &TournamentSnapshot) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        Self { seats: SeatSheet::of(says, snapshot), page, frame }
    }
}

impl SeatSheet {
    pub fn of(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Self {
        let tournament = snapshot.tournament();
        let block = current_block(snapshot);
        let mut first: Vec<&Hand> = Vec::new();
        for hand in tournament.hands().iter().filter(|hand| Some((hand.slot.round, hand.block)) == block) {
            match first.iter_mut().find(|known| known.slot.table == hand.slot.table) {
                // If somebody joined or left within the block, the seats are those of the next open hand.
                Some(known) if !known.is_open() => *known = hand,
                Some(_) => {}
                None => first.push(hand),
            }
        }
        first.sort_by_key(|hand| hand.slot.table);
        let is_movement = tournament.setup().plan().is_some();
        let resting = block.map(|(round, block)| tournament.sitting_out(round, block)).unwrap_or_default();
        Self {
            block: block.filter(|_| is_movement).map(|block| block_title(says, block)),
            people: seats_by_name(says, &first, &NameCollator::of(&snapshot.club.language)),
            tables: first.iter().map(|hand| table(says, hand)).collect(),
            resting: resting.into_iter().map(|player| player.name.to_string()).collect(),
        }
    }
}

fn seats_by_name(says: TournamentText<'_>, hands: &[&Hand], alphabet: &NameCollator) -> Vec<SeatByName> {
    let of_hand = |hand: &&Hand| {
        let slot = hand.slot;
        let seats: Vec<(usize, PlayerId)> = (1..).zip(hand.seating.players().iter().cloned()).collect();
        seats.into_iter().map(move |(seat, player)| (slot.table, seat, player))
    };
    let seat = |(table, seat, player): (u32, usize, PlayerId)| SeatByName {
        name: player_name(says.tournament, &player),
        table,
        seat,
    };
    let mut people: Vec<SeatByName> = hands.iter().flat_map(of_hand).map(seat).collect();
    alphabet.sort(&mut people, |person| &person.name);
    people
}

fn table(says: TournamentText<'_>, hand: &Hand) -> TableSeatList {
    let here = |player: &PlayerId| PrintedSeat {
        name: player_name(says.tournament, player),
        deals: hand.dealer.as_ref() == Some(player),
        opens: hand.opener.as_ref() == Some(player),
    };
    TableSeatList {
        number: hand.slot.table,
        seats: hand.seating.players().iter().map(here).collect(),
        moves: says.later_seat_moves(says.tournament.rest_of_block(hand.slot)),
    }
}
