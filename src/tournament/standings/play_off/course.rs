//! Fold of a play-off's hands, and the conditions under which they count.

use super::{HandsWon, PlayOff, PlayOffStanding, has_one_winner};
use crate::{
    Effect, Entrant, EntrantId, Fault, Hand, HandResult, Place, Problem, Scorecard, Standing, StandingState,
};

/// Entrants who share first place and can play it off; empty if nobody shares it. An entrant who withdrew has
/// not won (§0.5.9f).
pub(super) fn level<'a>(sheet: &'a Scorecard, lines: &[Standing]) -> Vec<&'a Entrant> {
    let first = |id: &EntrantId| {
        lines
            .iter()
            .any(|line| line.entrant == *id && line.rank == Some(1) && line.state == StandingState::Winner)
    };
    let level: Vec<&Entrant> = sheet.entrants().iter().filter(|entrant| first(&entrant.id)).collect();
    if level.len() > 1 && has_one_winner(sheet.setup()) { level } else { Vec::new() }
}

impl PlayOffStanding {
    /// Moves the winner ahead of the others who were level. While the play-off is running, all of them are
    /// playing.
    pub(crate) fn apply_to_standings(&self, lines: &mut [Standing]) {
        let plays = |line: &&mut Standing| self.won.iter().any(|won| won.entrant == line.entrant);
        if self.is_running() {
            lines.iter_mut().filter(plays).for_each(|line| line.state = StandingState::Playing);
        } else if let Some(winner) = &self.winner {
            for line in lines.iter_mut().filter(|line| line.rank == Some(1) && line.entrant != *winner) {
                line.rank = Some(2);
                line.state = match line.state {
                    StandingState::Winner if line.at_limit => StandingState::Lost,
                    StandingState::Winner => StandingState::Placed,
                    state => state,
                };
            }
            lines.sort_by_key(|line| line.rank.unwrap_or(u32::MAX));
        }
    }
}

pub(crate) struct PlayOffFold {
    pub(crate) standing: PlayOffStanding,
    pub(crate) effects: Vec<Effect>,
    pub(crate) problems: Vec<Problem>,
}

impl PlayOffFold {
    /// Folds the play-off of a tournament; `lines` are the standings of its other hands, and `over` is true
    /// if these ended the tournament.
    pub(crate) fn of(sheet: &Scorecard, over: bool, lines: &[Standing]) -> Option<Self> {
        let play_off = sheet.play_off()?;
        let problems = validity_problems(sheet, play_off, over, lines);
        let won = |entrant: &EntrantId| HandsWon { entrant: entrant.clone(), hands: 0 };
        let standing = PlayOffStanding {
            hands_to_win: play_off.hands_to_win.get(),
            counts: problems.is_empty(),
            won: play_off.entrants.iter().map(won).collect(),
            winner: None,
        };
        let mut course = Self { standing, effects: Vec::new(), problems };
        let first = sheet.scored_hands().len();
        for (index, hand) in sheet.hands().iter().enumerate().skip(first) {
            course.add(sheet, index, hand);
        }
        Some(course)
    }

    fn add(&mut self, sheet: &Scorecard, index: usize, hand: &Hand) {
        let Some(result) = &hand.result else { return };
        let slot = hand.slot;
        if !self.standing.is_running() {
            // A hand closed without a result did not happen (§0.5.9f).
            if matches!(result, HandResult::Void(_)) {
                return;
            }
            let fault = match self.standing.winner {
                Some(_) => Fault::AfterEnd { slot },
                None => Fault::PlayOffUncounted { slot },
            };
            self.problems.push(Place::root().key("hands").index(index).fault(fault));
            return;
        }
        let Some(effect) = sheet.effect(hand, result) else { return };
        // Two players can be level in a refill, in which case nobody wins the hand (V-REF-5).
        if let [winner] = effect.winners.as_slice()
            && let Some(won) = self.standing.won.iter_mut().find(|won| won.entrant == *winner)
        {
            won.hands += 1;
            if won.hands >= self.standing.hands_to_win {
                self.standing.winner = Some(winner.clone());
            }
        }
        self.effects.push(effect);
    }
}

/// Lists the reasons why a play-off does not count: the tournament is still going on, or other entrants share
/// first place.
fn validity_problems(sheet: &Scorecard, play_off: &PlayOff, over: bool, lines: &[Standing]) -> Vec<Problem> {
    let place = Place::root().key("play_off");
    if !over {
        return vec![place.fault(Fault::PlayOffTooEarly)];
    }
    let level = level(sheet, lines);
    if level.is_empty() {
        return vec![place.fault(Fault::PlayOffNobodyLevel)];
    }
    let place = place.key("entrants");
    let is_level = |id: &EntrantId| level.iter().any(|entrant| entrant.id == *id);
    let not_level = play_off.entrants.iter().enumerate().filter(|(_, id)| !is_level(id));
    let missing = level.iter().filter(|entrant| !play_off.entrants.contains(&entrant.id));
    let not_level =
        not_level.map(|(i, id)| place.index(i).fault(Fault::PlayOffNotLevel { entrant: id.clone() }));
    let missing = missing.map(|entrant| place.fault(Fault::PlayOffMissing { entrant: entrant.id.clone() }));
    not_level.chain(missing).collect()
}
