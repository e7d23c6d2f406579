//! The schedule as a matrix: a row for each block, a column for each table, and who sits out.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use lastcard_tournament::{Hand, HandResult, Pace, Player, PlayerId, VoidReason, Zone};

use crate::schedule::page::{BlockKey, key, representative_hand, title};
use crate::ui::{page::Link, tournament_header::player_name, tournament_text::TournamentText};

/// The blocks of a movement; its template is the macro in `schedule/matrix.html`.
pub struct ScheduleMatrix {
    pub tables: Vec<u32>,
    pub rows: Vec<MatrixRow>,
}

/// A block at all tables.
pub struct MatrixRow {
    pub block: BlockKey,
    pub title: String,
    /// Address of the block's page, if the matrix links to it.
    pub link: Option<Link>,
    /// First and last hand within the round.
    pub hands: (u32, u32),
    /// Expected start, as a time of day.
    pub expected: Option<String>,
    pub is_current: bool,
    /// One cell for each table; `None` where nobody plays.
    pub cells: Vec<Option<MatrixCell>>,
    pub resting: Vec<MatrixName>,
}

/// A block at one table.
pub struct MatrixCell {
    /// The partners of the first seat, then their opponents.
    pub sides: [MatrixSide; 2],
    /// True if the block is not played because somebody has withdrawn.
    pub is_void: bool,
}

/// Partners in the order of their seats.
pub struct MatrixSide {
    pub names: Vec<MatrixName>,
    /// True if the partners change seats within the block.
    pub swaps: bool,
}

pub struct MatrixName {
    pub id: String,
    pub name: String,
    /// True for the dealer of the block's first hand.
    pub deals: bool,
}

impl ScheduleMatrix {
    /// Builds the matrix; returns `None` for a match, and for a schedule of a single block.
    pub fn of(says: TournamentText<'_>) -> Option<Self> {
        says.tournament.setup().plan()?;
        let mut blocks: BTreeMap<BlockKey, BTreeMap<u32, Vec<&Hand>>> = BTreeMap::new();
        for hand in says.tournament.scored_hands() {
            blocks.entry(key(hand)).or_default().entry(hand.slot.table).or_default().push(hand);
        }
        let tables: Vec<u32> = (1..=says.tournament.tables()).collect();
        let rows: Vec<MatrixRow> =
            blocks.iter().map(|(block, hands)| row(says, *block, hands, &tables)).collect();
        (rows.len() > 1).then_some(Self { tables, rows })
    }

    /// Adds the expected start of each block, if every hand takes as long as usual.
    pub fn with_times(
        mut self,
        says: TournamentText<'_>,
        starts_at: DateTime<Utc>,
        pace: Pace,
        zone: Zone,
    ) -> Self {
        let mut before = 0;
        for row in &mut self.rows {
            row.expected = Some(says.words.time_of_day(starts_at + pace.time_for(before), zone));
            before += row.hands.1.saturating_sub(row.hands.0) + 1;
        }
        self
    }

    /// Links each block to its page below this address.
    pub fn with_links(mut self, schedule: &str) -> Self {
        for row in &mut self.rows {
            let href = format!("{schedule}/{}.{}", row.block.0, row.block.1);
            row.link = Some(Link { href, text: row.title.clone() });
        }
        self
    }

    /// Marks the current block.
    pub fn with_current(mut self, block: Option<BlockKey>) -> Self {
        self.rows.iter_mut().for_each(|row| row.is_current = Some(row.block) == block);
        self
    }

    /// Keeps as many rows as there may be names, beginning with the current block.
    pub fn limited_to(mut self, names: usize) -> Self {
        let rows = (names / (self.tables.len() * 4).max(1)).max(1);
        let now = self.rows.iter().position(|row| row.is_current).unwrap_or_default();
        let first = now.min(self.rows.len().saturating_sub(rows));
        self.rows.drain(..first);
        self.rows.truncate(rows);
        self
    }

    /// Returns how small the print must be for one sheet: the name of a style.
    pub fn density(&self) -> &'static str {
        match (self.rows.len(), self.tables.len()) {
            (..=14, ..=4) => "roomy",
            (..=19, ..=6) => "dense",
            (_, ..=8) => "tight",
            _ => "tiny",
        }
    }

    /// Returns true if anybody changes seats within a block.
    pub fn has_swaps(&self) -> bool {
        let cells = self.rows.iter().flat_map(|row| row.cells.iter().flatten());
        cells.flat_map(|cell| &cell.sides).any(|side| side.swaps)
    }

    /// Returns true if anybody ever sits out.
    pub fn has_rests(&self) -> bool {
        self.rows.iter().any(|row| !row.resting.is_empty())
    }
}

fn row(
    says: TournamentText<'_>,
    block: BlockKey,
    at_tables: &BTreeMap<u32, Vec<&Hand>>,
    tables: &[u32],
) -> MatrixRow {
    let numbers = || at_tables.values().flatten().map(|hand| hand.slot.hand);
    let rests = |player: &Player| name(says, &player.id, false);
    MatrixRow {
        block,
        title: title(says, block, None),
        link: None,
        hands: (numbers().min().unwrap_or(1), numbers().max().unwrap_or(1)),
        expected: None,
        is_current: false,
        cells: tables.iter().map(|table| cell(says, at_tables.get(table)?)).collect(),
        resting: says.tournament.sitting_out(block.0, block.1).into_iter().map(rests).collect(),
    }
}

fn cell(says: TournamentText<'_>, hands: &[&Hand]) -> Option<MatrixCell> {
    let hand = representative_hand(hands)?;
    let format = says.tournament.setup_of(hand.slot).format();
    let first = hand.seating.players().first()?;
    let later = hands.get(1..).unwrap_or_default();
    let moves: Vec<_> = later.iter().flat_map(|hand| says.tournament.seat_moves(hand.slot)).collect();
    let side = |players: Vec<&PlayerId>| MatrixSide {
        swaps: moves.iter().flat_map(|one| one.players()).any(|player| players.contains(&player)),
        names: players.into_iter().map(|id| name(says, id, hand.dealer.as_ref() == Some(id))).collect(),
    };
    let is_void = |hand: &&Hand| hand.result == Some(HandResult::Void(VoidReason::Withdrawn));
    Some(MatrixCell {
        sides: [side(hand.seating.side_of(format, first)), side(hand.seating.opponents_of(format, first))],
        is_void: hands.iter().all(is_void),
    })
}

fn name(says: TournamentText<'_>, id: &PlayerId, deals: bool) -> MatrixName {
    MatrixName { id: id.to_string(), name: player_name(says.tournament, id), deals }
}

#[cfg(test)]
mod tests {
    use lastcard_tournament::{Format, Lineup, Name, Setup, SetupKeys, Tournament};

    use super::*;
    use crate::ui::translator::Translator;

    const NAMES: [&str; 13] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"];

    fn draw_up(format: Format, players: usize, blocks: Option<u64>) -> Tournament {
        let keys = SetupKeys {
            format: Some(format.to_string()),
            hands_per_block: Some(2).filter(|_| format.is_movement()),
            blocks,
            ..SetupKeys::default()
        };
        let entrants = Lineup::parse(format, NAMES[..players].iter().copied()).unwrap().entrants();
        Tournament::draw_up(Name::parse("Friday").unwrap(), Setup::parse(&keys).unwrap(), entrants).unwrap()
    }

    fn says(tournament: &Tournament) -> TournamentText<'_> {
        TournamentText { words: Translator::english(), tournament }
    }

    #[test]
    fn thirteen_players_sit_or_rest_in_every_row() {
        let tournament = draw_up(Format::Individual, 13, None);
        let matrix = ScheduleMatrix::of(says(&tournament)).unwrap();
        assert_eq!((matrix.tables.as_slice(), matrix.rows.len()), ([1, 2, 3].as_slice(), 13));
        for row in &matrix.rows {
            let seated = row.cells.iter().flatten().flat_map(|cell| &cell.sides).flat_map(|side| &side.names);
            let mut there: Vec<&str> =
                seated.clone().chain(&row.resting).map(|one| one.name.as_str()).collect();
            there.sort_unstable();
            assert_eq!(there, NAMES, "block {}", row.block.1);
            assert_eq!(seated.filter(|one| one.deals).count(), 3, "a dealer at each table");
            assert_eq!(row.hands.1 - row.hands.0, 1);
            let swaps = |cell: &MatrixCell| cell.sides.iter().filter(|side| side.swaps).count();
            let swaps: Vec<usize> = row.cells.iter().flatten().map(swaps).collect();
            assert_eq!(swaps, [1, 1, 1], "one side changes seats, so that the neighbours change");
        }
        let rests = |row: &MatrixRow| row.resting[0].name.clone();
        let mut rested: Vec<String> = matrix.rows.iter().map(rests).collect();
        rested.sort_unstable();
        assert_eq!(rested, NAMES, "everybody sits out once");
    }

    #[test]
    fn a_block_starts_when_the_hands_before_it_are_played() {
        let tournament = draw_up(Format::Individual, 13, None);
        let starts_at = "2026-11-27T18:30:00Z".parse().unwrap();
        let matrix = ScheduleMatrix::of(says(&tournament)).unwrap();
        let matrix = matrix.with_times(says(&tournament), starts_at, Pace::default(), Zone::UTC);
        let times: Vec<&str> = matrix.rows.iter().take(3).filter_map(|row| row.expected.as_deref()).collect();
        assert_eq!(times, ["18:30", "18:42", "18:54"]);
    }

    #[test]
    fn a_limited_matrix_begins_with_the_current_block() {
        let tournament = draw_up(Format::Individual, 13, None);
        let blocks = |current: u32, names: usize| {
            let matrix = ScheduleMatrix::of(says(&tournament)).unwrap().with_current(Some((1, current)));
            matrix.limited_to(names).rows.iter().map(|row| row.block.1).collect::<Vec<_>>()
        };
        assert_eq!(blocks(4, 36), [4, 5, 6]);
        assert_eq!(blocks(13, 36), [11, 12, 13], "the last ones at the end");
        assert_eq!(blocks(4, 13 * 12).len(), 13, "all of them if they fit");
    }

    #[test]
    fn a_match_and_a_single_block_have_no_matrix() {
        for (format, players, blocks) in
            [(Format::TwoVsTwo, 4, None), (Format::Challenge, 3, None), (Format::Individual, 8, Some(1))]
        {
            let tournament = draw_up(format, players, blocks);
            assert!(ScheduleMatrix::of(says(&tournament)).is_none(), "{format}");
        }
        let eight = draw_up(Format::EightPlayer, 8, None);
        assert!(!ScheduleMatrix::of(says(&eight)).unwrap().has_rests());
    }
}
