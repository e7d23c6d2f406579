//! Read models for pages: the hands of an entrant, the state of each table, the winners, earlier standings.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::standings::rank::rank;
use crate::{
    ComparedHand, Deal, Effect, Entrant, EntrantId, Hand, Player, PlayerId, Slot, Standing, StandingState,
    Standings, Tally, Tournament,
};

/// A hand from the point of view of one entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntrantHand<'a> {
    /// The hand, played or open.
    pub hand: &'a Hand,
    /// Partners in this hand; empty for a team, whose partners are its own players.
    pub partners: Vec<&'a Player>,
    /// Players of the other side, clockwise.
    pub opponents: Vec<&'a Player>,
    /// Effect of the hand; `None` if the hand is open, was void or came after the end.
    pub effect: Option<&'a Effect>,
    /// True if the entrant's side won the hand.
    pub won: bool,
    /// True if the entrant lost the hand (`lazy`, `max_loser`, `placement`).
    pub lost: bool,
    /// Points credited or charged to the entrant; `None` if no points are added up.
    pub points: Option<u32>,
    /// Entrant's total after the hand; `None` if no points are added up.
    pub total: Option<u32>,
}

/// Lists the hands of an entrant in the order of play, with the running total.
pub fn entrant_hands<'a>(
    tournament: &'a Tournament,
    tally: &'a Tally,
    entrant: &EntrantId,
) -> Vec<EntrantHand<'a>> {
    let Some(own) = tournament.entrant(entrant) else { return Vec::new() };
    let adds_up = tournament.setup().method().id().sums_points();
    let arrival = tally.arrivals.iter().find(|arrival| arrival.entrant == *entrant);
    let mut sum = arrival.map_or(0, |arrival| arrival.points);
    let mut hands = Vec::new();
    for hand in tournament.hands() {
        let effect = tally.effect(hand.slot);
        let Some(mut seen) = entrant_hand(tournament, own, hand, effect) else { continue };
        sum += effect.map_or(0, |effect| effect.points_of(entrant));
        seen.total = effect.map(|_| sum).filter(|_| adds_up && !tournament.in_play_off(hand.slot));
        hands.push(seen);
    }
    hands
}

/// Returns the last hand of an entrant with an effect, without the running total.
pub fn last_entrant_hand<'a>(
    tournament: &'a Tournament,
    tally: &'a Tally,
    entrant: &EntrantId,
) -> Option<EntrantHand<'a>> {
    let own = tournament.entrant(entrant)?;
    tally.effects.iter().rev().find_map(|effect| {
        entrant_hand(tournament, own, tournament.hand(effect.slot)?, Some(effect.as_ref()))
    })
}

/// Describes a hand from the point of view of an entrant; `None` if the entrant does not play in it.
fn entrant_hand<'a>(
    tournament: &'a Tournament,
    own: &Entrant,
    hand: &'a Hand,
    effect: Option<&'a Effect>,
) -> Option<EntrantHand<'a>> {
    let me = own.everybody().map(|p| &p.id).find(|id| hand.seating.has(id))?;
    let format = tournament.setup_of(hand.slot).format();
    let named = |ids: Vec<_>| ids.into_iter().filter_map(|id| tournament.player(id)).collect::<Vec<_>>();
    let partners = named(hand.seating.side_of(format, me)).into_iter().filter(|p| !own.has(&p.id));
    let adds_up = tournament.setup().method().id().sums_points() && !tournament.in_play_off(hand.slot);
    Some(EntrantHand {
        hand,
        partners: partners.collect(),
        opponents: named(hand.seating.opponents_of(format, me)),
        effect,
        won: effect.is_some_and(|effect| effect.winners.contains(&own.id)),
        lost: effect.is_some_and(|e| own.everybody().any(|player| e.losers.contains(&player.id))),
        points: effect.map(|effect| effect.points_of(&own.id)).filter(|_| adds_up),
        total: None,
    })
}

impl Tally {
    /// Effect of a hand, if it counts.
    pub fn effect(&self, slot: Slot) -> Option<&Effect> {
        self.effects
            .binary_search_by_key(&slot, |effect| effect.slot)
            .ok()
            .and_then(|i| self.effects.get(i))
            .map(Arc::as_ref)
    }
}

impl Effect {
    /// Points credited or charged to an entrant; 0 if none.
    pub fn points_of(&self, entrant: &EntrantId) -> u32 {
        let points = self.credited.iter().chain(&self.charged).filter(|credit| credit.entrant == *entrant);
        points.map(|credit| credit.points).sum()
    }
}

impl Tournament {
    /// Number of hands in a round. After a redraw, some tables may be needed for only a part of them.
    pub fn round_hand_count(&self, round: u32) -> u32 {
        let own = self.hands().iter().filter(|hand| hand.slot.round == round);
        own.map(|hand| hand.slot.hand).max().unwrap_or(0)
    }

    /// Players who sit out a block of a movement, by their numbers; empty outside movements.
    pub fn sitting_out(&self, round: u32, block: u32) -> Vec<&Player> {
        let played: Vec<&Hand> =
            self.scored_hands().filter(|hand| (hand.slot.round, hand.block) == (round, block)).collect();
        if self.setup().plan().is_none() || played.is_empty() {
            return Vec::new();
        }
        let Some(last) = played.last() else { return Vec::new() };
        let there = self.entrants().iter().flat_map(|entrant| entrant.seated(last.slot));
        let rest = there.filter(|player| !played.iter().any(|hand| hand.seating.has(player)));
        rest.filter_map(|player| self.player(player)).collect()
    }
}

impl Tournament {
    /// Blocks that a player of a movement sits out, as round and block.
    pub fn sit_outs(&self, player: &PlayerId) -> Vec<(u32, u32)> {
        let mut plays: BTreeMap<(u32, u32), bool> = BTreeMap::new();
        for hand in self.scored_hands().filter(|_| self.setup().plan().is_some()) {
            // Nobody sits out before arriving or after leaving.
            if self.entrants().iter().any(|entrant| entrant.seated(hand.slot).any(|there| there == player)) {
                *plays.entry((hand.slot.round, hand.block)).or_default() |= hand.seating.has(player);
            }
        }
        plays.into_iter().filter(|(_, plays)| !plays).map(|(block, _)| block).collect()
    }

    /// Players who sit out the current block.
    pub fn sitting_out_now(&self, standings: &Standings) -> Vec<&Player> {
        let now = standings.next.first().and_then(|next| self.hand(next.slot));
        now.map(|hand| self.sitting_out(hand.slot.round, hand.block)).unwrap_or_default()
    }
}

/// State of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableState {
    /// The table plays this hand.
    Plays(Slot),
    /// The table has finished its block and waits for the others (T-8P-5).
    Waits,
    /// The table has no hand left, or the tournament is over.
    Done,
}

/// A table on the public page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table<'a> {
    /// Number of the table, from 1.
    pub number: u32,
    /// Current activity: playing, waiting or done.
    pub state: TableState,
    /// Number of hands with a result, without those of a play-off.
    pub recorded: usize,
    /// Number of hands in all; `None` in a match.
    pub hands: Option<usize>,
    /// Last recorded hand of the table, in the order of play.
    pub last: Option<&'a Hand>,
}

/// Lists every table of a tournament.
pub fn tables<'a>(tournament: &'a Tournament, standings: &Standings) -> Vec<Table<'a>> {
    let table = |number| Table { number, state: TableState::Done, recorded: 0, hands: None, last: None };
    let mut tables: Vec<Table<'a>> = (1..=tournament.tables()).map(table).collect();
    let at = |hand: &Hand| usize::try_from(hand.slot.table).ok()?.checked_sub(1);
    for hand in tournament.scored_hands() {
        let Some(table) = at(hand).and_then(|at| tables.get_mut(at)) else { continue };
        table.hands = Some(table.hands.unwrap_or(0) + 1);
        table.recorded += usize::from(!hand.is_open());
    }
    for hand in tournament.hands().iter().filter(|hand| !hand.is_open()) {
        if let Some(table) = at(hand).and_then(|at| tables.get_mut(at)) {
            table.last = Some(hand);
        }
    }
    for table in &mut tables {
        let next = standings.next.iter().find(|next| next.slot.table == table.number);
        table.state = match next {
            Some(next) => TableState::Plays(next.slot),
            None if !standings.is_over() && table.hands.unwrap_or(0) > table.recorded => TableState::Waits,
            None => TableState::Done,
        };
        table.hands = tournament.setup().plan().map(|_| table.hands.unwrap_or(0));
    }
    tables
}

impl Standings {
    /// Winners, once the tournament is over; several if they are level.
    pub fn winners(&self) -> impl Iterator<Item = &EntrantId> {
        self.standings
            .iter()
            .filter(|standing| standing.state == StandingState::Winner)
            .map(|standing| &standing.entrant)
    }
}

impl Tally {
    /// Compared hands of a deal, in the order of play.
    pub fn compared_hands(&self, deal: Deal) -> impl Iterator<Item = &ComparedHand> {
        self.compared.iter().filter(move |hand| Deal::of(hand.slot) == deal)
    }
}

impl Tournament {
    /// Hands of a deal that are still to be played; empty once the tournament is over.
    pub fn open_hands_of_deal(&self, deal: Deal, tally: &Tally) -> Vec<Slot> {
        let goes_on = tally.standings.reason.is_none();
        let open = self.hands().iter().filter(|hand| goes_on && hand.is_open()).map(|hand| hand.slot);
        open.filter(|slot| self.deal(*slot) == Some(deal)).collect()
    }
}

impl Tournament {
    /// Standings before the block with the last hand that counts. `None` in the first block, and outside
    /// movements.
    pub fn standings_before_last_block(&self, tally: &Tally) -> Option<Vec<Standing>> {
        self.setup().plan()?;
        let played = tally.effects.iter().rev().map(|effect| effect.slot);
        let last = played.filter(|slot| !self.in_play_off(*slot)).find_map(|slot| self.hand(slot))?;
        let block = (last.slot.round, last.block);
        let index = self.sheet.partition_point(|hand| (hand.slot.round, hand.block) < block);
        let fold = (index > 0).then(|| self.trail.fold_before(&self.sheet, index))?;
        Some(rank(&self.sheet, &fold, &BTreeMap::new(), false))
    }

    /// Standings as if this hand had no effect. `None` if the hand has no effect, belongs to a play-off, or
    /// is the only one that counts, without which there are no standings.
    pub fn standings_without(&self, slot: Slot, tally: &Tally) -> Option<Vec<Standing>> {
        let is_one_of_many = tally.effect(slot).is_some() && tally.effects.len() > 1;
        let index = self.sheet.hands.binary_search_by_key(&slot, |hand| hand.slot).ok()?;
        let counts = is_one_of_many && !self.in_play_off(slot);
        let fold = counts.then(|| self.trail.fold_without(&self.sheet, slot, index).finalize(&self.sheet))?;
        Some(rank(&self.sheet, &fold, &BTreeMap::new(), false))
    }
}
