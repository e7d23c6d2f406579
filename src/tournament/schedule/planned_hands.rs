//! Scheduled hands with all line-up changes: all hands of a movement, or the first one of a match.

use std::cmp::Reverse;
use std::ops::Range;

use crate::people::changes;
use crate::schedule::movement::{self, BlockGrid, PlannedHand};
use crate::{Entrant, EntrantIndex, HandNumber, Plan, PlayerId, Seating, Setup, Slot};

/// Schedules every hand of a movement in the order of play, or the first one of a match.
pub(crate) fn schedule_hands(setup: &Setup, entrants: &[Entrant]) -> Vec<PlannedHand> {
    let Some(plan) = setup.plan() else { return first_of_match(entrants).into_iter().collect() };
    let grid = grid(plan, entrants);
    let mut hands: Vec<PlannedHand> = Vec::new();
    let mut played = vec![0_usize; entrants.len()];
    for stretch in attendance_periods(setup, entrants) {
        let players = stretch.in_number_order(&played, grid.blocks);
        for (at, rests) in players.iter().zip(movement::sit_outs(players.len(), stretch.blocks.len())) {
            played.get_mut(*at).into_iter().for_each(|n| *n += stretch.blocks.len() - rests.len());
        }
        let drawn = movement::numbered_hands(players.len(), plan, grid, stretch.blocks.clone());
        let ids: Vec<PlayerId> =
            players.iter().filter_map(|at| entrants.get(*at)).filter_map(first_of).collect();
        hands.extend(drawn.into_iter().filter_map(|hand| hand.with_players(&ids)));
    }
    if entrants.iter().any(|entrant| !entrant.changes.is_empty()) {
        let people = EntrantIndex::new(entrants.to_vec());
        for hand in &mut hands {
            let dealer = hand.seating.seat(&hand.dealer);
            hand.seating = changes::apply_changes(&people, &hand.seating, hand.slot);
            if let Some(dealer) = dealer.and_then(|seat| hand.seating.players().get(seat)) {
                hand.dealer = dealer.clone();
            }
        }
    }
    hands
}

/// First player of an entrant in a movement; a substitute takes this player's seat.
fn first_of(entrant: &Entrant) -> Option<PlayerId> {
    entrant.players.first().map(|player| player.id.clone())
}

/// Blocks of the evening, for the number of players present at the start, whoever comes and goes later.
pub(crate) fn grid(plan: Plan, entrants: &[Entrant]) -> BlockGrid {
    BlockGrid::of(entrants.iter().filter(|entrant| entrant.since.is_none()).count(), plan)
}

pub(crate) fn most_at_once(setup: &Setup, entrants: &[Entrant]) -> usize {
    attendance_periods(setup, entrants).iter().map(|stretch| stretch.there.len()).max().unwrap_or(0)
}

/// Consecutive blocks with the same people present, as indices of entrants.
struct AttendancePeriod {
    blocks: Range<usize>,
    there: Vec<usize>,
}

/// Attendance periods of a movement, in order. There is more than one only if the format is redrawn;
/// otherwise the schedule is never changed (§12.5).
fn attendance_periods(setup: &Setup, entrants: &[Entrant]) -> Vec<AttendancePeriod> {
    let Some(plan) = setup.plan() else { return Vec::new() };
    let grid = grid(plan, entrants);
    let block = |since: HandNumber| grid.block_from(since).min(grid.blocks);
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
    let stretch = |pair: &[usize]| -> Option<AttendancePeriod> {
        let &[start, end] = pair else { return None };
        let there = stays.iter().enumerate().filter(|(_, stay)| stay.contains(&start));
        Some(AttendancePeriod { blocks: start..end, there: there.map(|(at, _)| at).collect() })
    };
    seams.windows(2).filter_map(stretch).collect()
}

impl AttendancePeriod {
    /// Entrants present, in the order of their numbers. They keep their own order unless some must sit out
    /// and not all have played the same number of blocks. In that case those who have played most sit out
    /// first; a late player has played none.
    fn in_number_order(&self, played: &[usize], all: usize) -> Vec<usize> {
        let played = |at: &usize| played.get(*at).copied().unwrap_or(0);
        let all_the_same = self.there.iter().map(played).min() == self.there.iter().map(played).max();
        if self.there.len().is_multiple_of(4) || all_the_same {
            return self.there.clone();
        }
        // Computed up to the end of the evening, so that later changes do not affect anybody's number now.
        let rests = movement::sit_outs(self.there.len(), all - self.blocks.start);
        let mut numbers: Vec<usize> = (0..self.there.len()).collect();
        // Numbers that sit out first come first; ties are broken by the next time they sit out; numbers that
        // never sit out come last.
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

/// First hand of a match: team-mates at every second seat (T-2X2-1, T-TEAM-2), and the first player of the
/// first team deals.
fn first_of_match(entrants: &[Entrant]) -> Option<PlannedHand> {
    let slot = Slot { round: 1, hand: 1, table: 1 };
    let seated: Vec<Vec<&PlayerId>> = entrants
        .iter()
        .map(|entrant| entrant.seated(slot).collect())
        .filter(|seated: &Vec<&PlayerId>| !seated.is_empty())
        .collect();
    let seats = seat_alternately(&seated)?;
    Some(PlannedHand { slot, block: 1, dealer: seats.first()?.clone(), seating: Seating::new(seats) })
}

/// Seats everybody at one table, team-mates at equal distances.
pub(crate) fn seat_alternately(teams: &[Vec<&PlayerId>]) -> Option<Vec<PlayerId>> {
    let size = teams.first()?.len();
    let at = |seat: usize| Some((*teams.get(seat % teams.len())?.get(seat / teams.len())?).clone());
    (0..size * teams.len()).map(at).collect()
}
