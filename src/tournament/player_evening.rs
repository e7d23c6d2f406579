//! A player's evening: current activity, next seats, and hands played.

use chrono::{DateTime, Utc};

use crate::{Hand, Pace, PlayerId, Slot, Standings, Tally, Tournament};

/// A player's evening at the present moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerEvening<'a> {
    /// Current activity.
    pub now: PlayerActivity<'a>,
    /// Upcoming blocks, next one first.
    pub coming: Vec<UpcomingBlock<'a>>,
    /// Hands with a result, latest first.
    pub played: Vec<&'a Hand>,
}

/// Current activity of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerActivity<'a> {
    /// Plays in a hand that a table is waiting for.
    Plays(&'a Hand),
    /// Waits for other tables after finishing a block (T-8P-5).
    Waits,
    /// Sits out the current block.
    Rests,
    /// No longer playing: withdrawn or eliminated.
    Out,
    /// No hands are left to play.
    Over,
}

/// A player's upcoming block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UpcomingBlock<'a> {
    /// Number of the round, and of the block within it.
    pub block: (u32, u32),
    /// The player's first hand in the block; `None` if the player sits the block out.
    pub hand: Option<&'a Hand>,
    /// Number of hands to be played before the block, at the table with the most hands left in each block.
    pub hands_before: u32,
}

/// Maximum number of upcoming blocks shown: nobody remembers tables any further ahead.
const MAX_UPCOMING_BLOCKS: usize = 3;

impl<'a> PlayerEvening<'a> {
    /// Builds a player's evening.
    pub fn of(tournament: &'a Tournament, tally: &Tally, player: &PlayerId) -> Self {
        let hands = tournament.hands().iter().rev();
        let own = hands.filter(|hand| hand.result.is_some() && hand.seating.has(player)).collect();
        let now = current_activity(tournament, &tally.standings, player);
        let coming = match now {
            PlayerActivity::Out | PlayerActivity::Over => Vec::new(),
            _ => upcoming_blocks(tournament, &tally.standings, player),
        };
        Self { now, coming, played: own }
    }
}

impl UpcomingBlock<'_> {
    /// Estimates when the block starts, if the current hands started at `since`.
    pub fn estimated_start(&self, pace: Pace, since: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
        (since + pace.time_for(self.hands_before)).max(now)
    }
}

/// Round and block number of a hand.
fn block(hand: &Hand) -> (u32, u32) {
    (hand.slot.round, hand.block)
}

fn current_activity<'a>(
    tournament: &'a Tournament,
    standings: &Standings,
    player: &PlayerId,
) -> PlayerActivity<'a> {
    if standings.next.is_empty() {
        return PlayerActivity::Over;
    }
    let mut waiting = standings.next.iter().filter_map(|next| tournament.hand(next.slot));
    if let Some(hand) = waiting.find(|hand| hand.seating.has(player)) {
        return PlayerActivity::Plays(hand);
    }
    let Some(now) = current_block(tournament, standings) else { return PlayerActivity::Over };
    let plays_on = tournament.hands().iter().any(|hand| hand.is_open() && hand.seating.has(player));
    let sat = tournament.hands().iter().any(|hand| block(hand) == now && hand.seating.has(player));
    if sat && (plays_on || has_seat(tournament, standings, player)) {
        return PlayerActivity::Waits;
    }
    if plays_on || tournament.sitting_out_now(standings).iter().any(|resting| resting.id == *player) {
        return PlayerActivity::Rests;
    }
    PlayerActivity::Out
}

fn current_block(tournament: &Tournament, standings: &Standings) -> Option<(u32, u32)> {
    standings.next.first().and_then(|next| tournament.hand(next.slot)).map(block)
}

fn has_seat(tournament: &Tournament, standings: &Standings, player: &PlayerId) -> bool {
    let there = |slot: Slot| {
        let mut entrants = tournament.entrants().iter();
        entrants.any(|entrant| entrant.seated(slot).any(|seated| seated == player))
    };
    tournament.setup().plan().is_some() && standings.next.first().is_some_and(|next| there(next.slot))
}

fn upcoming_blocks<'a>(
    tournament: &'a Tournament,
    standings: &Standings,
    player: &PlayerId,
) -> Vec<UpcomingBlock<'a>> {
    let Some(now) = current_block(tournament, standings) else { return Vec::new() };
    let mut blocks: Vec<(u32, u32)> = Vec::new();
    for hand in tournament.scored_hands().filter(|hand| block(hand) > now) {
        if blocks.last() != Some(&block(hand)) {
            blocks.push(block(hand));
        }
    }
    let mut hands_before = max_open_hands(tournament, now);
    let rests = tournament.sit_outs(player);
    let mut coming = Vec::new();
    for of in blocks {
        let mut of_block = tournament.scored_hands().filter(|hand| block(hand) == of);
        let hand = of_block.find(|hand| hand.is_open() && hand.seating.has(player));
        if hand.is_some() || rests.contains(&of) {
            coming.push(UpcomingBlock { block: of, hand, hands_before });
        }
        if coming.len() == MAX_UPCOMING_BLOCKS {
            break;
        }
        hands_before += max_open_hands(tournament, of);
    }
    coming
}

/// Counts the open hands of a block at the table that has the most.
fn max_open_hands(tournament: &Tournament, of: (u32, u32)) -> u32 {
    let mut open = std::collections::BTreeMap::<u32, u32>::new();
    for hand in tournament.scored_hands().filter(|hand| hand.is_open() && block(hand) == of) {
        *open.entry(hand.slot.table).or_default() += 1;
    }
    open.into_values().max().unwrap_or(0)
}

impl Tournament {
    /// Returns the players who have just finished a block together at a table, each with their next hand;
    /// `None` for players who sit out the following block. Empty if the table continues with the same block,
    /// or if nothing follows.
    pub fn next_hand_by_player<'a>(&'a self, table: u32, tally: &Tally) -> Vec<(PlayerId, Option<&'a Hand>)> {
        let standings = &tally.standings;
        let Some(now) = current_block(self, standings).filter(|_| self.setup().plan().is_some()) else {
            return Vec::new();
        };
        let at_table = || self.scored_hands().filter(|hand| hand.slot.table == table);
        let Some(last) = at_table().rfind(|hand| !hand.is_open()) else { return Vec::new() };
        let begun = at_table().any(|hand| block(hand) == now && !hand.is_open());
        let waits = at_table().filter(|hand| block(hand) == now).all(|hand| !hand.is_open());
        if block(last) != now && begun || block(last) == now && !waits {
            return Vec::new();
        }
        let later = || self.scored_hands().filter(|hand| hand.is_open() && block(hand) > block(last));
        if later().next().is_none() {
            return Vec::new();
        }
        let following = self.scored_hands().map(block).find(|one| *one > block(last));
        let goes = |player: &PlayerId| {
            let next = later().find(|hand| hand.seating.has(player));
            next.filter(|hand| Some(block(hand)) == following)
        };
        last.seating.players().iter().map(|player| (player.clone(), goes(player))).collect()
    }
}
