//! Prize-giving: the first three places, revealed one after the other, and what has been revealed so far.

use lastcard_tournament::{Standing, StandingState, Standings, Tournament};
use serde::{Deserialize, Serialize};

use crate::{EventKind, Pseudonyms};

/// Last place that is revealed by itself.
const LAST_PLACE: u32 = 3;

/// Progress of a prize-giving that has begun. It keeps places, not names, so that a correction shows at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PrizeGivingProgress {
    /// Best place revealed so far, and with it all places behind it; `None` before the first one.
    pub place: Option<u32>,
}

/// Lines that share a place, and are therefore revealed together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeStep<L> {
    /// The shared place.
    pub place: u32,
    /// Lines in this place.
    pub lines: Vec<L>,
}

/// Places that have been revealed, for everybody to see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevealedPlaces {
    /// Steps, best place first.
    pub steps: Vec<PrizeStep<Standing>>,
    /// True once all of them are revealed.
    pub is_over: bool,
}

/// Stage of a prize-giving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizeGivingPhase {
    /// It has not begun, or the standings were withheld again after it.
    Waiting,
    /// Some places are still to be revealed.
    Revealing,
    /// All places are revealed.
    Over,
}

/// Change that an organiser makes to a prize-giving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizeGivingChange {
    /// Begins it: the hall comes together.
    Begin,
    /// Reveals this place.
    Reveal(u32),
    /// Reveals all places at once.
    RevealAll,
    /// Hides this place, which was revealed last.
    TakeBack(u32),
    /// Calls it off before any place is revealed.
    CallOff,
}

/// A prize-giving: all steps in the order in which they are revealed, and how many of them are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeGiving<L> {
    steps: Vec<PrizeStep<L>>,
    revealed: usize,
    has_begun: bool,
}

impl<L> PrizeGiving<L> {
    /// Groups lines, best first, by the places that are revealed; a line without a place is left out. If the
    /// standings are under an embargo although all places were revealed, they were withheld again.
    pub fn new(
        lines: impl IntoIterator<Item = (Option<u32>, L)>,
        progress: Option<PrizeGivingProgress>,
        is_embargoed: bool,
    ) -> Self {
        let mut steps: Vec<PrizeStep<L>> = Vec::new();
        for (place, line) in lines {
            let Some(place) = place.filter(|place| *place <= LAST_PLACE) else { continue };
            match steps.last_mut().filter(|step| step.place == place) {
                Some(step) => step.lines.push(line),
                None => steps.push(PrizeStep { place, lines: vec![line] }),
            }
        }
        steps.reverse();
        let best = progress.and_then(|progress| progress.place);
        let is_revealed = |step: &&PrizeStep<L>| best.is_some_and(|best| step.place >= best);
        let revealed = steps.iter().take_while(is_revealed).count();
        let is_withheld_again = is_embargoed && revealed == steps.len();
        let has_begun = progress.is_some() && !steps.is_empty() && !is_withheld_again;
        Self { revealed: if has_begun { revealed } else { 0 }, has_begun, steps }
    }

    /// Steps in the order in which they are revealed; empty if nobody has a place.
    pub fn steps(&self) -> &[PrizeStep<L>] {
        &self.steps
    }

    /// Steps that have been revealed, in the same order.
    pub fn revealed(&self) -> &[PrizeStep<L>] {
        self.steps.get(..self.revealed).unwrap_or_default()
    }

    /// Returns the step to be revealed next.
    pub fn next(&self) -> Option<&PrizeStep<L>> {
        self.steps.get(self.revealed)
    }

    /// Returns the stage.
    pub fn phase(&self) -> PrizeGivingPhase {
        match (self.has_begun, self.next()) {
            (false, _) => PrizeGivingPhase::Waiting,
            (true, Some(_)) => PrizeGivingPhase::Revealing,
            (true, None) => PrizeGivingPhase::Over,
        }
    }

    /// Returns the event that makes a change; `None` if it would change nothing, because it was made already or
    /// another one came first.
    pub fn event(&self, change: PrizeGivingChange) -> Option<EventKind> {
        let to = |place| Some(EventKind::PrizeGiving(PrizeGivingProgress { place }));
        let place_of = |step: Option<&PrizeStep<L>>| step.map(|step| step.place);
        let last = self.revealed().last();
        match (self.phase(), change) {
            (PrizeGivingPhase::Waiting, PrizeGivingChange::Begin) if !self.steps.is_empty() => to(None),
            (PrizeGivingPhase::Revealing, PrizeGivingChange::Reveal(place)) => {
                self.next().filter(|step| step.place == place)?;
                to(Some(place))
            }
            (PrizeGivingPhase::Waiting | PrizeGivingPhase::Revealing, PrizeGivingChange::RevealAll) => {
                to(Some(self.steps.last()?.place))
            }
            (PrizeGivingPhase::Revealing, PrizeGivingChange::TakeBack(place)) => {
                last.filter(|step| step.place == place)?;
                to(place_of(self.revealed().iter().rev().nth(1)))
            }
            (PrizeGivingPhase::Revealing, PrizeGivingChange::CallOff) if last.is_none() => {
                Some(EventKind::PrizeGivingEnded)
            }
            _ => None,
        }
    }

    /// Returns true if this event reveals the last place.
    pub fn is_completed_by(&self, event: &EventKind) -> bool {
        let EventKind::PrizeGiving(PrizeGivingProgress { place: Some(place) }) = event else { return false };
        self.steps.last().is_some_and(|step| *place <= step.place)
    }
}

impl PrizeGiving<Standing> {
    /// Prize-giving of a tournament; without steps until it is over.
    pub fn of(
        tournament: &Tournament,
        standings: &Standings,
        progress: Option<PrizeGivingProgress>,
        is_embargoed: bool,
    ) -> Self {
        let played = standings.standings.iter().filter(|line| standings.finished && line.hands > 0);
        let is_winner = |line: &&Standing| line.state == StandingState::Winner;
        // All but the losers win, in no particular order (S-L200-2, §0.5.8h).
        if tournament.setup().all_but_losers_win() && played.clone().any(|line| is_winner(&line)) {
            let winners = played.filter(is_winner).map(|line| (Some(1), line.clone()));
            return Self::new(winners, progress, is_embargoed);
        }
        Self::new(played.map(|line| (line.rank, line.clone())), progress, is_embargoed)
    }

    /// Returns the places that everybody may see; `None` unless the prize-giving has begun.
    pub fn revealed_places(&self) -> Option<RevealedPlaces> {
        let steps = self.revealed().iter().rev().cloned().collect();
        let is_over = self.phase() == PrizeGivingPhase::Over;
        self.has_begun.then_some(RevealedPlaces { steps, is_over })
    }
}

impl RevealedPlaces {
    /// Replaces the entrants by their pseudonyms.
    #[must_use]
    pub fn relabelled(&self, labels: &Pseudonyms) -> Self {
        let mut told = self.clone();
        for line in told.steps.iter_mut().flat_map(|step| &mut step.lines) {
            line.entrant = labels.entrant_id(&line.entrant);
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::PrizeGivingChange::{Begin, CallOff, Reveal, RevealAll, TakeBack};
    use super::*;

    fn at(place: Option<u32>) -> PrizeGivingProgress {
        PrizeGivingProgress { place }
    }

    fn event(place: Option<u32>) -> EventKind {
        EventKind::PrizeGiving(at(place))
    }

    /// Prize-giving of lines with these places.
    fn giving(places: &[u32], progress: Option<PrizeGivingProgress>) -> PrizeGiving<u32> {
        PrizeGiving::new(places.iter().map(|place| (Some(*place), *place)), progress, false)
    }

    #[test]
    fn joint_places_are_revealed_together() {
        for (places, steps) in [
            (&[1, 2, 3, 4, 5][..], vec![(3, 1), (2, 1), (1, 1)]),
            (&[1, 2, 3, 3, 3, 6], vec![(3, 3), (2, 1), (1, 1)]),
            (&[1, 2, 2, 4], vec![(2, 2), (1, 1)]),
            (&[1, 1, 3, 3], vec![(3, 2), (1, 2)]),
            (&[1, 1, 1, 1], vec![(1, 4)]),
            (&[1, 2], vec![(2, 1), (1, 1)]),
            (&[1], vec![(1, 1)]),
            (&[], vec![]),
        ] {
            let giving = giving(places, None);
            let found: Vec<_> = giving.steps().iter().map(|step| (step.place, step.lines.len())).collect();
            assert_eq!(found, steps, "{places:?}");
        }
        let unranked = PrizeGiving::new([(Some(1), "a"), (None, "b")], None, false);
        assert_eq!(unranked.steps().len(), 1);
    }

    /// Every evening goes through all steps, and each change is made once.
    #[test]
    fn each_step_is_revealed_once() {
        for places in [&[1, 2, 3][..], &[1, 1, 3, 3], &[1, 2, 2], &[1, 1], &[1]] {
            assert_eq!(giving(places, None).event(Begin), Some(event(None)));
            let mut progress = Some(at(None));
            let all: Vec<u32> = giving(places, None).steps().iter().map(|step| step.place).collect();
            for (number, place) in all.iter().enumerate() {
                let now = giving(places, progress);
                assert_eq!((now.phase(), now.revealed().len()), (PrizeGivingPhase::Revealing, number));
                assert!(now.event(Begin).is_none());
                for other in (1..=3).filter(|other| other != place) {
                    assert!(now.event(Reveal(other)).is_none(), "{other} in {places:?} before {place}");
                }
                let before = progress.unwrap().place;
                progress = Some(at(Some(*place)));
                assert_eq!(now.event(Reveal(*place)), Some(event(Some(*place))));
                let (then, is_last) = (giving(places, progress), number + 1 == all.len());
                assert!(then.event(Reveal(*place)).is_none(), "twice");
                assert_eq!(now.is_completed_by(&event(Some(*place))), is_last);
                // First place is never taken back.
                let back = Some(event(before)).filter(|_| !is_last);
                assert_eq!(then.event(TakeBack(*place)), back);
            }
            let over = giving(places, progress);
            assert_eq!((over.phase(), over.next()), (PrizeGivingPhase::Over, None));
            for change in [Begin, RevealAll, CallOff] {
                assert!(over.event(change).is_none(), "{change:?}");
            }
        }
    }

    #[test]
    fn a_prize_giving_is_called_off_before_the_first_place_only() {
        let places = &[1, 2, 3][..];
        assert_eq!(giving(places, Some(at(None))).event(CallOff), Some(EventKind::PrizeGivingEnded));
        assert_eq!(giving(places, Some(at(Some(3)))).event(CallOff), None);
        assert_eq!(giving(places, None).event(CallOff), None);
        assert_eq!(giving(&[], None).event(Begin), None);
        for progress in [None, Some(at(None)), Some(at(Some(3))), Some(at(Some(2)))] {
            assert_eq!(giving(places, progress).event(RevealAll), Some(event(Some(1))));
        }
    }

    /// Places that were revealed stay so after a correction, but nobody is revealed by it.
    #[test]
    fn a_correction_reveals_no_better_place() {
        let corrected = giving(&[1, 2, 2, 4], Some(at(Some(3))));
        assert_eq!((corrected.revealed(), corrected.next().unwrap().place), (&[][..], 2));
        assert_eq!(giving(&[1, 1, 3], Some(at(Some(2)))).revealed().len(), 1);
        assert_eq!(giving(&[], Some(at(Some(2)))).phase(), PrizeGivingPhase::Waiting);
    }

    #[test]
    fn standings_withheld_again_hide_all_places() {
        let lines = || [(Some(1), 1), (Some(2), 2)];
        let phase = |place, is_embargoed| PrizeGiving::new(lines(), Some(at(place)), is_embargoed).phase();
        assert_eq!(phase(Some(1), false), PrizeGivingPhase::Over);
        assert_eq!(phase(Some(1), true), PrizeGivingPhase::Waiting);
        assert_eq!(phase(Some(2), true), PrizeGivingPhase::Revealing);
        assert!(PrizeGiving::new(lines(), Some(at(Some(1))), true).revealed().is_empty());
    }
}
