//! The sheets on which tables write when nothing else works, in the order in which they are handed out and typed in.

use std::collections::BTreeMap;

use crate::{Hand, PlayerId, ResultKind, Setup, Slot, Tournament, tally};

/// What a table writes on during a block: who plays, each with a number that stays, and a row a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The round, from 1.
    pub round: u32,
    /// The block of the round, from 1.
    pub block: u32,
    /// The table, from 1.
    pub table: u32,
    /// As they sit in its first hand, clockwise. The first one has number 1 on all of it, wherever they sit later.
    pub players: Vec<PlayerId>,
    /// The hands that are still to be played. In a match those that may follow the next one are among them.
    pub slots: Vec<Slot>,
}

/// What is written down about a hand (M-3, M-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Writes {
    /// Who went out, and nothing else.
    Winner,
    /// Who went out, and who lost.
    WinnerAndLoser,
    /// Who went out, and what the losing side was left with.
    Totals,
    /// In which place everybody finished.
    Places,
    /// The refill points of everybody, and what everybody was left with.
    Refills,
}

/// The rows of a match of which nobody knows how long it goes on.
const ROWS: u32 = 12;

/// The rows at most, however many hands were agreed.
const MOST_ROWS: u32 = 24;

impl Writes {
    /// What is written down about a hand by this setup.
    pub fn of(setup: &Setup) -> Self {
        let method = setup.method().id();
        match method.needs() {
            ResultKind::Order => Self::Places,
            ResultKind::Refill => Self::Refills,
            ResultKind::Out if setup.only_wins() => Self::Winner,
            ResultKind::Out if method.goes_without_counts() => Self::WinnerAndLoser,
            ResultKind::Out => Self::Totals,
        }
    }
}

impl ScoreSheet {
    /// The sheets of what is still to be played: block by block, the tables of each in their order. None when it is over.
    pub fn all(tournament: &Tournament) -> Vec<Self> {
        let mut sheets: BTreeMap<(u32, u32, u32), Vec<Self>> = BTreeMap::new();
        let waits = waits(tournament);
        for hand in tournament.hands() {
            let key = (hand.slot.round, hand.block, hand.slot.table);
            let of_block = sheets.entry(key).or_default();
            // Whoever is out is missed by nobody; somebody new needs a column.
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
            sheet.goes_on(tournament.setup());
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

    /// What orders the sheets, and tells one from the others.
    pub fn key(&self) -> (u32, u32, u32) {
        (self.round, self.block, self.table)
    }

    /// The number of a player, from 1.
    pub fn number(&self, player: &PlayerId) -> Option<usize> {
        self.players.iter().position(|known| known == player).map(|at| at + 1)
    }

    /// Adds the hands that may follow in a match.
    fn goes_on(&mut self, setup: &Setup) {
        let (Some(first), Some(last)) = (self.slots.first().copied(), self.slots.last().copied()) else {
            return;
        };
        let agreed = setup.method().agreed_hands();
        let rows = agreed.map_or(ROWS, |agreed| (agreed + 1).saturating_sub(first.hand)).min(MOST_ROWS);
        let more = last.hand + 1..first.hand + rows;
        self.slots.extend(more.map(|hand| Slot { hand, ..first }));
    }
}

/// Tells whether a hand is still to be played.
fn waits(tournament: &Tournament) -> impl Fn(&Hand) -> bool {
    let standings = tally(tournament).standings;
    let (over, finished) = (standings.over(), standings.finished);
    move |hand| {
        let is_over = if tournament.in_play_off(hand.slot) { finished } else { over };
        hand.is_open() && !is_over
    }
}
