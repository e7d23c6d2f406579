//! The hands as the schedule has them, with those who came and went: all of a movement, the first one of a match.

use std::cmp::Reverse;
use std::ops::Range;

use crate::people::changes;
use crate::schedule::movement::{self, Grid, Planned};
use crate::{Entrant, People, Plan, PlayerId, Seating, Setup, Since, Slot};

/// Every hand of a movement in the order of play, or the first one of a match.
pub(crate) fn planned(setup: &Setup, entrants: &[Entrant]) -> Vec<Planned> {
    let Some(plan) = setup.plan() else { return first_of_match(entrants).into_iter().collect() };
    let grid = grid(plan, entrants);
    let mut hands: Vec<Planned> = Vec::new();
    let mut played = vec![0_usize; entrants.len()];
    for stretch in stretches(setup, entrants) {
        let players = stretch.numbered(&played, grid.blocks);
        for (at, rests) in players.iter().zip(movement::rests(players.len(), stretch.blocks.len())) {
            played.get_mut(*at).into_iter().for_each(|n| *n += stretch.blocks.len() - rests.len());
        }
        let drawn = movement::numbers(players.len(), plan, grid, stretch.blocks.clone());
        let ids: Vec<PlayerId> =
            players.iter().filter_map(|at| entrants.get(*at)).filter_map(first_of).collect();
        hands.extend(drawn.into_iter().filter_map(|hand| hand.named(&ids)));
    }
    if entrants.iter().any(|entrant| !entrant.changes.is_empty()) {
        let people = People::new(entrants.to_vec());
        for hand in &mut hands {
            let dealer = hand.seating.seat(&hand.dealer);
            hand.seating = changes::moved(&people, &hand.seating, hand.slot);
            if let Some(dealer) = dealer.and_then(|seat| hand.seating.players().get(seat)) {
                hand.dealer = dealer.clone();
            }
        }
    }
    hands
}

/// The player of an entrant of a movement: a substitute sits where this one would.
fn first_of(entrant: &Entrant) -> Option<PlayerId> {
    entrant.players.first().map(|player| player.id.clone())
}

/// The blocks of the evening: as many as those who were there at the start have, whoever comes and goes.
pub(crate) fn grid(plan: Plan, entrants: &[Entrant]) -> Grid {
    Grid::of(entrants.iter().filter(|entrant| entrant.since.is_none()).count(), plan)
}

/// The most who play at once.
pub(crate) fn most_at_once(setup: &Setup, entrants: &[Entrant]) -> usize {
    stretches(setup, entrants).iter().map(|stretch| stretch.there.len()).max().unwrap_or(0)
}

/// Blocks in which the same people are there, by their place among the entrants.
struct Stretch {
    blocks: Range<usize>,
    there: Vec<usize>,
}

/// The stretches of a movement, one after the other. Only where the format is redrawn there is more than one: elsewhere
/// the schedule stays as it is (§12.5).
fn stretches(setup: &Setup, entrants: &[Entrant]) -> Vec<Stretch> {
    let Some(plan) = setup.plan() else { return Vec::new() };
    let grid = grid(plan, entrants);
    let block = |since: Since| grid.block_from(since).min(grid.blocks);
    let is_redrawn = setup.format().is_redrawn();
    let stays = |entrant: &Entrant| -> Range<usize> {
        let until = entrant.withdrawal().filter(|_| is_redrawn).map_or(grid.blocks, block);
        entrant.since.map_or(0, block)..until
    };
    let stays: Vec<Range<usize>> = entrants.iter().map(stays).collect();
    let mut seams: Vec<usize> = stays.iter().flat_map(|stay| [stay.start, stay.end]).collect();
    seams.extend([0, grid.blocks]);
    seams.sort_unstable();
    seams.dedup();
    let stretch = |pair: &[usize]| -> Option<Stretch> {
        let &[start, end] = pair else { return None };
        let there = stays.iter().enumerate().filter(|(_, stay)| stay.contains(&start));
        Some(Stretch { blocks: start..end, there: there.map(|(at, _)| at).collect() })
    };
    seams.windows(2).filter_map(stretch).collect()
}

impl Stretch {
    /// Who is there in the order of the numbers: that of the entrants, unless some have to sit out and not all have played
    /// as many blocks before. Then who has played most sits out first; who came late has not played at all.
    fn numbered(&self, played: &[usize], all: usize) -> Vec<usize> {
        let played = |at: &usize| played.get(*at).copied().unwrap_or(0);
        let all_the_same = self.there.iter().map(played).min() == self.there.iter().map(played).max();
        if self.there.len().is_multiple_of(4) || all_the_same {
            return self.there.clone();
        }
        // To the end of the evening: who comes or goes later must not change who sits where now.
        let rests = movement::rests(self.there.len(), all - self.blocks.start);
        let mut numbers: Vec<usize> = (0..self.there.len()).collect();
        // Who sits out first comes first; of those who do so together, who is the first to sit out again. Who never does comes last.
        let turns = |number: &usize| {
            let own = rests.get(*number).map(Vec::as_slice).unwrap_or_default();
            own.iter().copied().chain([usize::MAX]).collect::<Vec<_>>()
        };
        numbers.sort_by_key(turns);
        let mut there = self.there.clone();
        there.sort_by_key(|at| Reverse(played(at)));
        let mut numbered: Vec<(usize, usize)> = numbers.into_iter().zip(there).collect();
        numbered.sort_unstable();
        numbered.into_iter().map(|(_, at)| at).collect()
    }
}

/// The first hand of a match: team-mates at every second seat (T-2X2-1, T-TEAM-2), the first one of the first team deals.
fn first_of_match(entrants: &[Entrant]) -> Option<Planned> {
    let slot = Slot { round: 1, hand: 1, table: 1 };
    let seated: Vec<Vec<&PlayerId>> = entrants
        .iter()
        .map(|entrant| entrant.seated(slot).collect())
        .filter(|seated: &Vec<&PlayerId>| !seated.is_empty())
        .collect();
    let seats = alternating(&seated)?;
    Some(Planned { slot, block: 1, dealer: seats.first()?.clone(), seating: Seating::new(seats) })
}

/// Everybody at one table, team-mates at seats that are equally far apart.
pub(crate) fn alternating(teams: &[Vec<&PlayerId>]) -> Option<Vec<PlayerId>> {
    let size = teams.first()?.len();
    let at = |seat: usize| Some((*teams.get(seat % teams.len())?.get(seat / teams.len())?).clone());
    (0..size * teams.len()).map(at).collect()
}
