//! The whole schedule, and each player's own plan: table, seat, partner and opponents in every hand.

use std::collections::BTreeMap;

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Hand, Player, PlayerId};

use crate::print::frame::PrintFrame;
use crate::schedule::matrix::ScheduleMatrix;
use crate::schedule::page::{ScheduleBlock, all_blocks, block_title, play_off_blocks, schedule_matrix};
use crate::ui::{
    names::NameCollator, page::Page, tournament_header::player_name, tournament_text::TournamentText,
};

#[derive(Template)]
#[template(path = "print/schedule.html")]
pub struct SchedulePrint {
    page: Page,
    frame: PrintFrame,
    /// Blocks of a movement.
    matrix: Option<ScheduleMatrix>,
    /// Hands that the matrix does not have: those of a match, or of a play-off.
    blocks: Vec<ScheduleBlock>,
    /// True for a match, which creates its next hand after each result.
    open_ended: bool,
}

impl SchedulePrint {
    pub fn new(page: Page, frame: PrintFrame, snapshot: &TournamentSnapshot) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        let matrix = schedule_matrix(says, snapshot);
        Self {
            blocks: match matrix {
                Some(_) => play_off_blocks(says, snapshot),
                None => all_blocks(says, snapshot),
            },
            matrix,
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

/// The table, seat and people of a player in every block.
pub struct PlayerPlan {
    pub id: String,
    pub name: String,
    pub blocks: Vec<PlanBlock>,
}

/// A block of the plan; it has no lines if the player sits it out.
pub struct PlanBlock {
    pub title: String,
    pub lines: Vec<PlanLine>,
}

/// Hands at one table with the same partner and opponents.
pub struct PlanLine {
    pub table: u32,
    pub partner: String,
    pub opponents: String,
    pub hands: Vec<PlanHand>,
}

pub struct PlanHand {
    pub number: u32,
    /// Seat number, starting at 1.
    pub seat: usize,
    pub deals: bool,
    pub opens: bool,
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
        let all = PlayerPlan::all(says);
        let choice = |plan: &PlayerPlan| (plan.id.clone(), plan.name.clone(), of == Some(plan.id.as_str()));
        let players = all.iter().map(choice).collect();
        let is_chosen = |plan: &PlayerPlan| of.is_none_or(|id| plan.id == id);
        let plans: Vec<PlayerPlan> = all.into_iter().filter(is_chosen).collect();
        (!plans.is_empty()).then(|| Self {
            plans,
            players,
            undecided: has_undecided_dealers(says),
            page,
            frame,
        })
    }
}

/// Returns true if some hands have no dealer until the preceding hand is recorded.
pub fn has_undecided_dealers(says: TournamentText<'_>) -> bool {
    says.tournament.scored_hands().any(|hand| hand.dealer.is_none())
}

impl PlayerPlan {
    /// Collects the plans of everybody who plays.
    pub fn all(says: TournamentText<'_>) -> Vec<Self> {
        let mut hands: BTreeMap<&PlayerId, Vec<&Hand>> = BTreeMap::new();
        for hand in says.tournament.scored_hands() {
            for player in hand.seating.players() {
                hands.entry(player).or_default().push(hand);
            }
        }
        let plan = |player: &Player| {
            let hands = hands.get(&player.id)?;
            Some(Self {
                id: player.id.to_string(),
                name: player.name.to_string(),
                blocks: blocks(says, &player.id, hands),
            })
        };
        says.tournament.players().filter_map(plan).collect()
    }
}

impl PlanLine {
    /// Returns the hands before which the player changes seats, after the first hand.
    pub fn seat_changes(&self) -> impl Iterator<Item = &PlanHand> {
        let mut seat = None;
        self.hands.iter().filter(move |hand| seat.replace(hand.seat) != Some(hand.seat))
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
    PlanLine {
        table: hand.slot.table,
        partner: names(hand.seating.partners_of(format, player)),
        opponents: names(hand.seating.opponents_of(format, player)),
        hands: vec![PlanHand {
            number: hand.slot.hand,
            seat: hand.seating.seat(player).map_or(0, |seat| seat + 1),
            deals: hand.dealer.as_ref() == Some(player),
            opens: hand.opener.as_ref() == Some(player),
        }],
    }
}
