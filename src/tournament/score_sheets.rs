//! Paper score sheets for when nothing else works, in the order in which they are handed out and entered.

use std::collections::BTreeMap;

use crate::{Hand, PlayerId, ResultKind, Setup, Slot, Tournament, tally};

/// A table's score sheet for one block: numbered players, and a row for each hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreSheet {
    /// Round, from 1.
    pub round: u32,
    /// Block of the round, from 1.
    pub block: u32,
    /// Table, from 1.
    pub table: u32,
    /// Players in the order of their numbers: clockwise in the first hand. They keep their numbers wherever
    /// they sit later.
    pub players: Vec<PlayerId>,
    /// Hands still to be played, including possible further hands of a match.
    pub slots: Vec<Slot>,
}

/// Facts to write down about a hand (M-3, M-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreSheetFields {
    /// The player who went out, and nothing else.
    Winner,
    /// The player who went out, and the loser.
    WinnerAndLoser,
    /// The player who went out, and the points left on the losing side.
    Totals,
    /// Everybody's place.
    Places,
    /// Everybody's refill points and holding.
    Refills,
}

/// Number of rows for a match of unknown length.
const ROWS: u32 = 12;

/// Maximum number of rows, however many hands were agreed.
const MOST_ROWS: u32 = 24;

impl ScoreSheetFields {
    /// Facts to write down under this setup.
    pub fn of(setup: &Setup) -> Self {
        let method = setup.method().id();
        match method.required_result() {
            ResultKind::Order => Self::Places,
            ResultKind::Refill => Self::Refills,
            ResultKind::Out if setup.scores_wins_only() => Self::Winner,
            ResultKind::Out if method.needs_only_loser() => Self::WinnerAndLoser,
            ResultKind::Out => Self::Totals,
        }
    }
}

impl ScoreSheet {
    /// Returns the sheets for all hands still to be played: block by block, in the order of the tables. Empty
    /// once the tournament is over.
    pub fn all(tournament: &Tournament) -> Vec<Self> {
        let mut sheets: BTreeMap<(u32, u32, u32), Vec<Self>> = BTreeMap::new();
        let waits = open_hand_filter(tournament);
        for hand in tournament.hands() {
            let key = (hand.slot.round, hand.block, hand.slot.table);
            let of_block = sheets.entry(key).or_default();
            // Players who are out keep their columns; a new player needs a new sheet.
            let fits = |sheet: &&mut Self| hand.seating.players().iter().all(|p| sheet.players.contains(p));
            let slots = waits(hand).then_some(hand.slot);
            match of_block.last_mut().filter(fits) {
                Some(sheet) => sheet.slots.extend(slots),
                None => of_block.push(Self::new(hand, slots)),
            }
        }
        let mut sheets: Vec<Self> =
            sheets.into_values().flatten().filter(|sheet| !sheet.slots.is_empty()).collect();
        if tournament.setup().plan().is_none()
            && let Some(sheet) =
                sheets.iter_mut().find(|sheet| !sheet.slots.iter().any(|slot| tournament.in_play_off(*slot)))
        {
            sheet.add_possible_hands(tournament.setup());
        }
        sheets
    }

    fn new(hand: &Hand, slots: Option<Slot>) -> Self {
        Self {
            round: hand.slot.round,
            block: hand.block,
            table: hand.slot.table,
            players: hand.seating.players().to_vec(),
            slots: slots.into_iter().collect(),
        }
    }

    /// Sort key, which also identifies the sheet.
    pub fn key(&self) -> (u32, u32, u32) {
        (self.round, self.block, self.table)
    }

    /// Number of a player on the sheet, from 1.
    pub fn number(&self, player: &PlayerId) -> Option<usize> {
        self.players.iter().position(|known| known == player).map(|at| at + 1)
    }

    fn add_possible_hands(&mut self, setup: &Setup) {
        let (Some(first), Some(last)) = (self.slots.first().copied(), self.slots.last().copied()) else {
            return;
        };
        let agreed = setup.method().agreed_hands();
        let rows = agreed.map_or(ROWS, |agreed| (agreed + 1).saturating_sub(first.hand)).min(MOST_ROWS);
        let more = last.hand + 1..first.hand + rows;
        self.slots.extend(more.map(|hand| Slot { hand, ..first }));
    }
}

fn open_hand_filter(tournament: &Tournament) -> impl Fn(&Hand) -> bool {
    let standings = tally(tournament).standings;
    let (over, finished) = (standings.is_over(), standings.finished);
    move |hand| {
        let is_over = if tournament.in_play_off(hand.slot) { finished } else { over };
        hand.is_open() && !is_over
    }
}
