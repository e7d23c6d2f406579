//! A player's evening: what they do now, where they go next, and what they have played.

use chrono::{DateTime, Utc};

use crate::{Hand, Pace, PlayerId, Slot, Standings, Tally, Tournament};

/// What one player does, as things stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerEvening<'a> {
    /// What they do now.
    pub now: PlayerNow<'a>,
    /// What comes for them after that, the next one first.
    pub coming: Vec<Coming<'a>>,
    /// Their hands with a result, the latest first.
    pub played: Vec<&'a Hand>,
}

/// What a player does now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerNow<'a> {
    /// They sit in the hand that their table is to play.
    Plays(&'a Hand),
    /// Their table has finished its block, and waits for the others (T-8P-5).
    Waits,
    /// They sit out the block that is played.
    Rests,
    /// They play no more: withdrawn, or eliminated.
    Out,
    /// Nobody plays any more.
    Over,
}

/// What comes for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coming<'a> {
    /// The round and its block.
    pub block: (u32, u32),
    /// The first hand of it in which they sit; none where they sit it out.
    pub hand: Option<&'a Hand>,
    /// How many hands are played before it, at the table that has most of them left.
    pub hands_before: u32,
}

/// So many blocks ahead are told: of more nobody remembers the table.
const AHEAD: usize = 3;

impl<'a> PlayerEvening<'a> {
    /// The evening of a player of a tournament.
    pub fn of(tournament: &'a Tournament, tally: &Tally, player: &PlayerId) -> Self {
        let hands = tournament.hands().iter().rev();
        let own = hands.filter(|hand| hand.result.is_some() && hand.seating.has(player)).collect();
        let now = now(tournament, &tally.standings, player);
        let coming = match now {
            PlayerNow::Out | PlayerNow::Over => Vec::new(),
            _ => coming(tournament, &tally.standings, player),
        };
        Self { now, coming, played: own }
    }
}

impl Coming<'_> {
    /// About when it begins, where the present hands have been played since this moment.
    pub fn begins_about(&self, pace: Pace, since: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
        (since + pace.of(self.hands_before)).max(now)
    }
}

/// The block of a hand.
fn block(hand: &Hand) -> (u32, u32) {
    (hand.slot.round, hand.block)
}

fn now<'a>(tournament: &'a Tournament, standings: &Standings, player: &PlayerId) -> PlayerNow<'a> {
    if standings.next.is_empty() {
        return PlayerNow::Over;
    }
    let mut waiting = standings.next.iter().filter_map(|next| tournament.hand(next.slot));
    if let Some(hand) = waiting.find(|hand| hand.seating.has(player)) {
        return PlayerNow::Plays(hand);
    }
    let Some(now) = current(tournament, standings) else { return PlayerNow::Over };
    let plays_on = tournament.hands().iter().any(|hand| hand.is_open() && hand.seating.has(player));
    let sat = tournament.hands().iter().any(|hand| block(hand) == now && hand.seating.has(player));
    if sat && (plays_on || is_there(tournament, standings, player)) {
        return PlayerNow::Waits;
    }
    if plays_on || tournament.resting(standings).iter().any(|resting| resting.id == *player) {
        return PlayerNow::Rests;
    }
    PlayerNow::Out
}

/// The block that is played now.
fn current(tournament: &Tournament, standings: &Standings) -> Option<(u32, u32)> {
    standings.next.first().and_then(|next| tournament.hand(next.slot)).map(block)
}

/// Whether a player is still there in the hands that are played now.
fn is_there(tournament: &Tournament, standings: &Standings, player: &PlayerId) -> bool {
    let there = |slot: Slot| {
        let mut entrants = tournament.entrants().iter();
        entrants.any(|entrant| entrant.seated(slot).any(|seated| seated == player))
    };
    tournament.setup().plan().is_some() && standings.next.first().is_some_and(|next| there(next.slot))
}

fn coming<'a>(tournament: &'a Tournament, standings: &Standings, player: &PlayerId) -> Vec<Coming<'a>> {
    let Some(now) = current(tournament, standings) else { return Vec::new() };
    let mut blocks: Vec<(u32, u32)> = Vec::new();
    for hand in tournament.scored_hands().filter(|hand| block(hand) > now) {
        if blocks.last() != Some(&block(hand)) {
            blocks.push(block(hand));
        }
    }
    let mut hands_before = longest(tournament, now);
    let rests = tournament.rests(player);
    let mut coming = Vec::new();
    for of in blocks {
        let mut of_block = tournament.scored_hands().filter(|hand| block(hand) == of);
        let hand = of_block.find(|hand| hand.is_open() && hand.seating.has(player));
        if hand.is_some() || rests.contains(&of) {
            coming.push(Coming { block: of, hand, hands_before });
        }
        if coming.len() == AHEAD {
            break;
        }
        hands_before += longest(tournament, of);
    }
    coming
}

/// The open hands of a block at the table that has most of them.
fn longest(tournament: &Tournament, of: (u32, u32)) -> u32 {
    let mut open = std::collections::BTreeMap::<u32, u32>::new();
    for hand in tournament.scored_hands().filter(|hand| hand.is_open() && block(hand) == of) {
        *open.entry(hand.slot.table).or_default() += 1;
    }
    open.into_values().max().unwrap_or(0)
}

impl Tournament {
    /// Where those go who sat together at a table until just now: their names' ids, each with what comes for them. Nobody where the
    /// table goes on with the same block, or nothing comes.
    pub fn moves_from<'a>(&'a self, table: u32, tally: &Tally) -> Vec<(PlayerId, Option<&'a Hand>)> {
        let standings = &tally.standings;
        let Some(now) = current(self, standings).filter(|_| self.setup().plan().is_some()) else {
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
