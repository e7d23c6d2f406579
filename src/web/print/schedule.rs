//! The whole schedule, and each player's own plan: table, seat, partner and opponents in every hand.

use std::collections::BTreeMap;

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Hand, Player, PlayerId};

use crate::print::frame::PrintFrame;
use crate::schedule::page::{ScheduleBlock, all_blocks, block_title};
use crate::ui::{
    names::NameCollator, page::Page, tournament_header::player_name, tournament_text::TournamentText,
};

#[derive(Template)]
#[template(path = "print/schedule.html")]
pub struct SchedulePrint {
    page: Page,
    frame: PrintFrame,
    blocks: Vec<ScheduleBlock>,
    /// True for a match, which creates its next hand after each result.
    open_ended: bool,
}

impl SchedulePrint {
    pub fn new(page: Page, frame: PrintFrame, snapshot: &TournamentSnapshot) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        Self {
            blocks: all_blocks(says, snapshot),
            open_ended: snapshot.tournament().setup().plan().is_none(),
            page,
            frame,
        }
    }
}

#[derive(Template)]
#[template(path = "print/plans.html")]
pub struct PlansPrint {
    page: Page,
    frame: PrintFrame,
    plans: Vec<PlayerPlan>,
    /// All players with a plan: id, name, and whether it is the one shown.
    players: Vec<(String, String, bool)>,
    /// True if some hands have no dealer until the preceding hand is recorded.
    undecided: bool,
}

struct PlayerPlan {
    name: String,
    blocks: Vec<PlanBlock>,
}

/// A block of the plan; it has no lines if the player sits it out.
struct PlanBlock {
    title: String,
    lines: Vec<PlanLine>,
}

/// Hands at one table with the same partner and opponents.
struct PlanLine {
    table: u32,
    partner: String,
    opponents: String,
    hands: Vec<PlanHand>,
}

struct PlanHand {
    number: u32,
    /// Seat number, starting at 1.
    seat: usize,
    /// True if the player changes seats before this hand.
    moved: bool,
    deals: bool,
    opens: bool,
}

impl PlansPrint {
    /// Collects all plans, or that of one player; returns `None` if no such plan exists.
    pub fn new(
        page: Page,
        frame: PrintFrame,
        snapshot: &TournamentSnapshot,
        of: Option<&str>,
    ) -> Option<Self> {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        let is_chosen = |player: &&Player| of.is_none_or(|id| player.id.as_str() == id);
        let mut hands: BTreeMap<&PlayerId, Vec<&Hand>> = BTreeMap::new();
        for hand in says.tournament.scored_hands() {
            for player in hand.seating.players() {
                hands.entry(player).or_default().push(hand);
            }
        }
        let has_plan: Vec<&Player> =
            says.tournament.players().filter(|player| hands.contains_key(&player.id)).collect();
        let chosen = has_plan.iter().copied().filter(is_chosen);
        let plans: Vec<PlayerPlan> = chosen
            .map(|player| PlayerPlan {
                name: player.name.to_string(),
                blocks: blocks(says, &player.id, hands.get(&player.id).map_or(&[], Vec::as_slice)),
            })
            .collect();
        let choice = |player: &&Player| {
            (player.id.to_string(), player.name.to_string(), of == Some(player.id.as_str()))
        };
        (!plans.is_empty()).then(|| Self {
            plans,
            players: has_plan.iter().map(choice).collect(),
            undecided: says.tournament.scored_hands().any(|hand| hand.dealer.is_none()),
            page,
            frame,
        })
    }
}

/// Returns all blocks for a player, including those that the player sits out.
fn blocks(says: TournamentText<'_>, player: &PlayerId, hands: &[&Hand]) -> Vec<PlanBlock> {
    let mut blocks: BTreeMap<(u32, u32), Vec<PlanLine>> =
        says.tournament.sit_outs(player).into_iter().map(|block| (block, Vec::new())).collect();
    for hand in hands {
        let lines = blocks.entry((hand.slot.round, hand.block)).or_default();
        let line = line(says, player, hand);
        let same = |last: &&mut PlanLine| {
            (last.table, &last.partner, &last.opponents) == (line.table, &line.partner, &line.opponents)
        };
        match lines.last_mut().filter(same) {
            Some(last) => last.hands.extend(line.hands),
            None => lines.push(line),
        }
    }
    let title = |block| block_title(says, block);
    blocks.into_iter().map(|(block, lines)| PlanBlock { title: title(block), lines }).collect()
}

fn line(says: TournamentText<'_>, player: &PlayerId, hand: &Hand) -> PlanLine {
    let format = says.tournament.setup_of(hand.slot).format();
    let names = |ids: Vec<&PlayerId>| {
        let mut names: Vec<String> = ids.into_iter().map(|id| player_name(says.tournament, id)).collect();
        // Opponents swap seats within a block; sorted, they compare as the same people.
        NameCollator::of(says.words.language()).sort(&mut names, |name| name);
        says.list(&names)
    };
    let moves = says.tournament.seat_moves(hand.slot);
    PlanLine {
        table: hand.slot.table,
        partner: names(hand.seating.partners_of(format, player)),
        opponents: names(hand.seating.opponents_of(format, player)),
        hands: vec![PlanHand {
            number: hand.slot.hand,
            seat: hand.seating.seat(player).map_or(0, |seat| seat + 1),
            moved: moves.iter().flat_map(|one| one.players()).any(|one| one == player),
            deals: hand.dealer.as_ref() == Some(player),
            opens: hand.opener.as_ref() == Some(player),
        }],
    }
}
