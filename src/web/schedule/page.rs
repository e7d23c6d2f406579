//! `/t/{slug}/schedule`: the hands of the current block, and all blocks as a matrix; `/t/{slug}/schedule/{round}.{block}`: another block.

use std::collections::BTreeMap;

use askama::Template;
use serde::Deserialize;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Hand, Slot};

use crate::app::{error::Error, state::AppState};
use crate::leaderboard::page::{dealer_and_opener, hand_path, sides, table_path, with_event_stream};
use crate::live::{live_page::LivePage, subject::PublicTournament};
use crate::schedule::matrix::ScheduleMatrix;
use crate::table::dealer::draw_sentence;
use crate::ui::{
    badge::Badge,
    message::isolate,
    page::{Link, Page, Visitor},
    tournament_header::{TournamentHeader, player_name},
    tournament_text::TournamentText,
};

/// The schedule: all hands of a match; one block of a movement, with all blocks as a matrix.
#[derive(Template)]
#[template(path = "schedule/page.html")]
pub struct SchedulePage {
    page: Page,
    head: TournamentHeader,
    blocks: Vec<ScheduleBlock>,
    /// All blocks of a movement.
    matrix: Option<ScheduleMatrix>,
    /// Links to the other blocks of a movement.
    others: Option<OtherBlocks>,
    /// True for a match, which creates its next hand after each result.
    open_ended: bool,
}

/// Maximum number of names in the matrix: 31 blocks of 32 players. The blocks of a bigger hall begin with the current one.
const MOST_NAMES: usize = 1000;

/// A block of a movement: round and number.
pub type BlockKey = (u32, u32);

struct OtherBlocks {
    before: Option<Link>,
    after: Option<Link>,
    /// Links to all blocks, if the matrix does not have them all.
    all: Vec<BlockLink>,
}

struct BlockLink {
    link: Link,
    is_shown: bool,
}

/// The hands of one block at one table.
pub struct ScheduleBlock {
    /// Title with round, block and table as needed; `None` outside the movements.
    pub title: Option<String>,
    /// Partners and opponents.
    pub sides: String,
    pub hands: Vec<ScheduleLine>,
}

pub struct ScheduleLine {
    pub link: Link,
    /// The players, clockwise; empty if they sit as in the hand before, or if the changes are listed.
    pub seats: String,
    /// Seat changes before this hand.
    pub moves: Vec<String>,
    pub start: Option<String>,
    /// Result of the draw for the first dealer, shown with the first hand.
    pub drawn: Option<String>,
    pub result: Option<String>,
    pub next: bool,
    pub counts: bool,
    pub dealt_again: bool,
    /// Address for spectators, while the hand is played on phones.
    pub watch: Option<String>,
}

impl ScheduleLine {
    /// Returns the badge of a hand without a result.
    fn badge(&self) -> Badge {
        if self.next { Badge::Next } else { Badge::Open }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum SchedulePart {
    /// All hands of a match, or the current block.
    Now,
    /// The block with this round and number.
    Block(u32, u32),
}

/// Reads a block in an address, “2.1”.
impl TryFrom<String> for SchedulePart {
    type Error = NotABlock;

    fn try_from(address: String) -> Result<Self, NotABlock> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| NotABlock);
        let (round, block) = address.split_once('.').ok_or(NotABlock)?;
        Ok(Self::Block(number(round)?, number(block)?))
    }
}

/// Error for an address that names no block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a block")]
pub struct NotABlock;

impl LivePage for SchedulePart {
    type Subject = PublicTournament;

    fn path(&self, subject: &PublicTournament) -> String {
        match self {
            Self::Now => subject.path("/schedule"),
            Self::Block(round, block) => subject.path(&format!("/schedule/{round}.{block}")),
        }
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        let page = SchedulePage::new(visitor, &subject.localise(visitor.words), *self);
        Ok(page.ok_or(Error::NotFound)?.render()?)
    }
}

impl SchedulePage {
    /// Builds the page for this snapshot; returns `None` if there is no such block.
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot, shown: SchedulePart) -> Option<Self> {
        let says = TournamentText { words: visitor.words, tournament: snapshot.tournament() };
        let title = visitor.words.say("schedule-title").with("name", snapshot.header().name.as_str());
        let all = keys(snapshot);
        let is_movement = snapshot.tournament().setup().plan().is_some();
        let part = match shown {
            SchedulePart::Block(round, block) if is_movement => Some((round, block)),
            SchedulePart::Now if is_movement => Some(current_block(snapshot)?),
            _ => None,
        };
        let blocks_shown = part.map_or_else(|| all.clone(), |block| vec![block]);
        if !blocks_shown.iter().all(|block| all.contains(block)) {
            return None;
        }
        let slug = &snapshot.header().slug;
        let matrix = schedule_matrix(says, snapshot);
        let matrix = matrix.map(|it| it.limited_to(MOST_NAMES).with_links(&format!("/t/{slug}/schedule")));
        let is_whole = matrix.as_ref().is_none_or(|matrix| matrix.rows.len() == all.len());
        let others = part.map(|shown| other_blocks(says, snapshot, &all, shown)).map(|mut others| {
            others.all.retain(|_| !is_whole);
            others
        });
        Some(Self {
            page: with_event_stream(Page::new(visitor, title), snapshot),
            head: TournamentHeader::new(visitor.words, snapshot),
            blocks: blocks_shown.into_iter().flat_map(|block| block_tables(says, snapshot, block)).collect(),
            matrix,
            others,
            open_ended: !is_movement,
        })
    }
}

/// Returns the matrix of a movement, with the expected times until the first result is in.
pub fn schedule_matrix(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Option<ScheduleMatrix> {
    let matrix = ScheduleMatrix::of(says)?;
    if snapshot.tournament().hands().iter().any(|hand| !hand.is_open()) {
        return Some(matrix.with_current(current_block(snapshot)));
    }
    let (starts_at, club) = (snapshot.header().starts_at, &snapshot.club);
    Some(matrix.with_times(says, starts_at, club.pace, club.time_zone))
}

/// Lists the blocks of a play-off.
pub fn play_off_blocks(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Vec<ScheduleBlock> {
    let mut blocks: Vec<BlockKey> = snapshot.tournament().play_off_hands().map(key).collect();
    blocks.dedup();
    blocks.into_iter().flat_map(|block| block_tables(says, snapshot, block)).collect()
}

/// Lists all blocks at all tables, with the players who sit them out.
pub fn all_blocks(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Vec<ScheduleBlock> {
    keys(snapshot).into_iter().flat_map(|block| block_tables(says, snapshot, block)).collect()
}

fn keys(snapshot: &TournamentSnapshot) -> Vec<BlockKey> {
    let mut all: Vec<BlockKey> = snapshot.tournament().hands().iter().map(key).collect();
    all.dedup();
    all
}

/// Returns the current block; after the end, the last one.
pub fn current_block(snapshot: &TournamentSnapshot) -> Option<BlockKey> {
    let hands = snapshot.tournament().hands();
    let next = snapshot.tally.standings.next.first().and_then(|next| snapshot.tournament().hand(next.slot));
    next.or(hands.last()).map(key)
}

pub fn key(hand: &Hand) -> BlockKey {
    (hand.slot.round, hand.block)
}

fn other_blocks(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    all: &[BlockKey],
    shown: BlockKey,
) -> OtherBlocks {
    let link = |block: BlockKey| Link {
        href: format!("/t/{}/schedule/{}.{}", snapshot.header().slug, block.0, block.1),
        text: block_title(says, block),
    };
    let at = all.iter().position(|block| *block == shown);
    let beside = |step: fn(usize) -> Option<usize>| all.get(step(at?)?).map(|block| link(*block));
    OtherBlocks {
        before: beside(|at| at.checked_sub(1)),
        after: beside(|at| at.checked_add(1)),
        all: all.iter().map(|block| BlockLink { link: link(*block), is_shown: *block == shown }).collect(),
    }
}

/// Returns the hand whose players represent the block: the first, or the last if somebody joined or left within the block.
pub fn representative_hand<'a>(hands: &[&'a Hand]) -> Option<&'a Hand> {
    let (first, last) = (hands.first()?, hands.last()?);
    let same = first.seating.players().len() == last.seating.players().len()
        && last.seating.players().iter().all(|player| first.seating.has(player));
    Some(if same { first } else { last })
}

/// Lists the tables of a block, and the players who sit it out.
fn block_tables(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    block: BlockKey,
) -> Vec<ScheduleBlock> {
    let mut tables: BTreeMap<u32, Vec<&Hand>> = BTreeMap::new();
    for hand in snapshot.tournament().hands().iter().filter(|hand| key(hand) == block) {
        tables.entry(hand.slot.table).or_default().push(hand);
    }
    let tournament = snapshot.tournament();
    let titled = tournament.setup().plan().is_some() || tournament.play_off_hands().len() > 0;
    let at_table = |(table, hands): (u32, Vec<&Hand>)| ScheduleBlock {
        title: titled.then(|| title(says, block, Some(table))),
        sides: representative_hand(&hands)
            .map(|hand| sides(says, snapshot.tournament(), hand))
            .unwrap_or_default(),
        hands: lines(says, snapshot, &hands),
    };
    let resting: Vec<String> =
        snapshot.tournament().sitting_out(block.0, block.1).iter().map(|p| p.name.to_string()).collect();
    let rest = (!resting.is_empty()).then(|| ScheduleBlock {
        title: Some(says.words.say("schedule-sits-out").with("block", block_title(says, block)).to_string()),
        sides: says.list(&resting),
        hands: Vec::new(),
    });
    tables.into_iter().map(at_table).chain(rest).collect()
}

/// “Block 3”, “Round 2, block 3”.
pub fn block_title(says: TournamentText<'_>, block: BlockKey) -> String {
    title(says, block, None)
}

/// “Block 3, table 1”: the title of a score sheet.
pub fn sheet_title(says: TournamentText<'_>, (round, block, table): (u32, u32, u32)) -> String {
    let in_play_off = says.tournament.play_off_hands().next().is_some_and(|hand| hand.slot.round == round);
    if says.tournament.setup().plan().is_none() && !in_play_off {
        return says.words.say("desk-table-of").with("table", table).to_string();
    }
    title(says, (round, block), Some(table))
}

/// “Block 3”, “Round 2, block 3, table 1”: only as much as is needed to tell the blocks apart.
pub fn title(says: TournamentText<'_>, (round, block): BlockKey, table: Option<u32>) -> String {
    let tournament = says.tournament;
    if tournament.play_off_hands().next().is_some_and(|hand| hand.slot.round == round) {
        return says.words.say("schedule-play-off").to_string();
    }
    if tournament.setup().plan().is_none() {
        return says.words.say("schedule-before-play-off").to_string();
    }
    let rounds = tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.round);
    let table = table.filter(|_| tournament.tables() > 1);
    let key = match (rounds > 1, table.is_some()) {
        (false, false) => "schedule-block",
        (false, true) => "schedule-block-table",
        (true, false) => "schedule-round-block",
        (true, true) => "schedule-round-block-table",
    };
    let message = says.words.say(key).with("round", round).with("block", block);
    message.with("table", table.unwrap_or(1)).to_string()
}

/// Lists the hands of a block at a table, with the seats wherever they do not follow from the hand before.
fn lines(says: TournamentText<'_>, snapshot: &TournamentSnapshot, hands: &[&Hand]) -> Vec<ScheduleLine> {
    let mut lines: Vec<ScheduleLine> = Vec::new();
    let mut before: Option<&Hand> = None;
    for hand in hands.iter().copied() {
        let mut next = line(says, snapshot, hand);
        let is_known = |before: &Hand| before.seating.players() == hand.seating.players();
        if before.is_some_and(|before| is_known(before) || !next.moves.is_empty()) {
            next.seats.clear();
        }
        lines.push(next);
        before = Some(hand);
    }
    lines
}

fn line(says: TournamentText<'_>, snapshot: &TournamentSnapshot, hand: &Hand) -> ScheduleLine {
    let names: Vec<String> =
        hand.seating.players().iter().map(|id| isolate(&player_name(says.tournament, id))).collect();
    ScheduleLine {
        link: Link { href: hand_path(snapshot, hand.slot), text: says.hand(hand.slot) },
        seats: names.join(" → "),
        moves: says.seat_moves(&says.tournament.seat_moves(hand.slot)),
        start: dealer_and_opener(says, hand),
        drawn: first_dealer(says, hand),
        result: hand.result.as_ref().map(|result| says.result(hand, result)),
        next: is_next(snapshot, hand.slot),
        counts: snapshot.tally.standings.is_counted(hand.slot),
        dealt_again: !hand.voided.is_empty(),
        watch: is_watched(snapshot, hand.slot).then(|| table_path(snapshot, hand.slot.table)),
    }
}

fn first_dealer(says: TournamentText<'_>, hand: &Hand) -> Option<String> {
    let is_first = hand.slot.round == 1 && hand.slot.hand == 1;
    let first = says.tournament.first_dealer(hand.slot.table).filter(|_| is_first)?;
    Some(draw_sentence(says, first))
}

fn is_watched(snapshot: &TournamentSnapshot, slot: Slot) -> bool {
    is_next(snapshot, slot) && snapshot.stored.phones.is_in_play(slot.table)
}

fn is_next(snapshot: &TournamentSnapshot, slot: Slot) -> bool {
    snapshot.tally.standings.next.iter().any(|next| next.slot == slot)
}
