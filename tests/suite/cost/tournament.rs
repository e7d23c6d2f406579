//! A long tournament: 64 players at 16 tables, 4,032 hands.

use std::sync::LazyLock;

use lastcard::store::clubs::Club;
use lastcard::store::tournaments::{self, Header, TournamentImport};
use lastcard::store::{Store, codes};
use lastcard::tournament::{Entrant, EntrantId, Name, Setup, SetupKeys, Slot, Tournament, file};
use serde_json::{Map, Value, json};

use crate::support::evening::keys;

const PLAYERS: usize = 64;

/// Number of recorded hands, early and late. Late, each table has six hands left.
const EARLY: usize = 12;
const LATE: usize = 3_936;

/// A copy of the long tournament.
pub(super) struct Long {
    pub(super) header: Header,
    /// Codes of the tables, in their order.
    codes: Vec<String>,
}

impl Long {
    /// Creates the tournament early and late.
    pub(super) fn both(store: &Store, club: &Club) -> [Self; 2] {
        [EARLY, LATE].map(|hands| Self::import_with(store, club, hands))
    }

    /// Imports it with its first hands recorded.
    fn import_with(store: &Store, club: &Club, recorded: usize) -> Self {
        let mut document = DRAWN_UP.clone();
        for hand in &mut document["hands"].as_array_mut().unwrap()[..recorded] {
            let seats = hand["seats"].clone();
            // Partners face each other.
            let left: Map<_, _> = [1, 3]
                .into_iter()
                .map(|seat| (seats[seat].as_str().unwrap().to_owned(), json!(20)))
                .collect();
            hand["result"] = json!({ "out": seats[0], "left": left });
        }
        let tournament = file::read(&document.to_string()).unwrap();
        let import = TournamentImport { starts_at: "2026-11-27T18:30:00Z".parse().unwrap(), tournament };
        let header = tournaments::import(store, &club.id, None, &import).unwrap();
        let codes = codes::list(store, &club.id, &header.id).unwrap();
        Self { header, codes: codes.into_iter().map(|table| table.code.to_string()).collect() }
    }

    pub(super) fn code(&self, table: u32) -> &str {
        &self.codes[table as usize - 1]
    }

    pub(super) fn next(tournament: &Tournament, table: u32) -> Slot {
        tournament
            .next_hands()
            .into_iter()
            .find(|next| next.slot.table == table)
            .expect("a hand to play")
            .slot
    }
}

/// The drawn-up tournament as a file.
static DRAWN_UP: LazyLock<Value> = LazyLock::new(|| {
    let name = |text: &str| Name::parse(text).unwrap();
    let players = (1..=PLAYERS).map(|number| name(&format!("Player {number}")));
    let entrants = players.map(|name| Entrant::single(EntrantId::of(&name, |_| false), name)).collect();
    let keys = SetupKeys { rounds: Some(1), ..keys("individual") };
    let drawn_up = Tournament::draw_up(name("Long"), Setup::parse(&keys).unwrap(), entrants).unwrap();
    serde_json::from_str(&file::write(&drawn_up)).unwrap()
});
