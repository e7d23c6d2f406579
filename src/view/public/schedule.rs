//! `/t/{slug}/schedule`: every hand, block by block.

use askama::Template;

use super::head::player_of;
use super::leaderboard::{hand_path, sides, start};
use super::{Head, Link};
use crate::live::Picture;
use crate::tournament::{Fault, Hand, Slot};
use crate::view::table::Says;
use crate::view::{Page, Visitor, isolate};

/// The schedule.
#[derive(Template)]
#[template(path = "public/schedule.html")]
pub struct SchedulePage {
    page: Page,
    head: Head,
    version: String,
    blocks: Vec<Block>,
    /// A match draws up its next hand after each result.
    open_ended: bool,
}

/// The hands of one block at one table.
struct Block {
    /// The key of its title with round, block and table; none outside the movements.
    title: Option<String>,
    /// Who plays with whom.
    sides: String,
    hands: Vec<Line>,
}

/// One hand.
struct Line {
    link: Link,
    /// Clockwise.
    seats: String,
    start: Option<String>,
    result: Option<String>,
    next: bool,
    counts: bool,
    dealt_again: bool,
}

impl SchedulePage {
    /// The page as the tournament stands.
    pub fn new(visitor: &Visitor, picture: &Picture) -> Self {
        let says = Says { words: visitor.words, tournament: picture.tournament() };
        let title = visitor.words.say("schedule-title").with("name", picture.header().name.as_str());
        Self {
            page: Page::new(visitor, title),
            head: Head::new(visitor.words, picture),
            version: super::leaderboard::version(picture),
            blocks: blocks(says, picture),
            open_ended: picture.tournament().setup().plan().is_none(),
        }
    }
}

fn blocks(says: Says<'_>, picture: &Picture) -> Vec<Block> {
    let mut keys: Vec<(u32, u32, u32)> = picture.tournament().hands().iter().map(key).collect();
    keys.sort_unstable();
    keys.dedup();
    let block = |block: (u32, u32, u32)| {
        let hands: Vec<&Hand> = picture.tournament().hands().iter().filter(|h| key(h) == block).collect();
        Block {
            title: title(says, picture, block),
            sides: hands.first().map(|hand| sides(says, picture.tournament(), hand)).unwrap_or_default(),
            hands: hands.into_iter().map(|hand| line(says, picture, hand)).collect(),
        }
    };
    keys.into_iter().map(block).collect()
}

fn key(hand: &Hand) -> (u32, u32, u32) {
    (hand.slot.round, hand.block, hand.slot.table)
}

fn title(says: Says<'_>, picture: &Picture, (round, block, table): (u32, u32, u32)) -> Option<String> {
    let setup = picture.tournament().setup();
    setup.plan()?;
    let rounds = picture.tournament().hands().last().map_or(1, |hand| hand.slot.round);
    let key = match (rounds > 1, picture.tournament().tables() > 1) {
        (false, false) => "schedule-block",
        (false, true) => "schedule-block-table",
        (true, false) => "schedule-round-block",
        (true, true) => "schedule-round-block-table",
    };
    let message = says.words.say(key).with("round", round).with("block", block).with("table", table);
    Some(message.to_string())
}

fn line(says: Says<'_>, picture: &Picture, hand: &Hand) -> Line {
    let names: Vec<String> =
        hand.seating.players().iter().map(|id| isolate(&player_of(says.tournament, id))).collect();
    Line {
        link: Link { href: hand_path(picture, hand.slot), text: says.hand(hand.slot) },
        seats: names.join(" → "),
        start: start(says, hand),
        result: hand.result.as_ref().map(|result| says.result(hand, result)),
        next: is_next(picture, hand.slot),
        counts: !is_after_end(picture, hand),
        dealt_again: !hand.voided.is_empty(),
    }
}

fn is_next(picture: &Picture, slot: Slot) -> bool {
    picture.tally.standings.next.iter().any(|next| next.slot == slot)
}

/// Recorded after the computed end (M-8).
pub(super) fn is_after_end(picture: &Picture, hand: &Hand) -> bool {
    let slot = hand.slot.to_string();
    let after = |fault: &Fault| matches!(fault, Fault::AfterEnd { slot: after } if *after == slot);
    picture.tally.standings.problems.iter().any(|problem| after(&problem.fault))
}
