//! Qualification for the next stage.

use std::collections::BTreeSet;

use crate::{EntrantId, RankKey};

use super::plan::{Cut, LevelRule};
use super::standings::{StageLine, StageStandings};

/// Entrants who are level where the cut is, to be decided by a play-off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LevelAtCut {
    /// The level entrants, in the order of the stage.
    pub entrants: Vec<EntrantId>,
    /// Number of them who get through.
    pub places: usize,
}

/// Outcome of a cut.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Qualification {
    /// Those who get through, the best seed first.
    pub(super) through: Vec<EntrantId>,
    /// The first play-off that is needed.
    pub(super) level: Option<LevelAtCut>,
}

/// A cut that is being made.
struct Selection<'a> {
    cut: &'a Cut,
    /// Lines of those who may get through and have not yet, in the order of the stage.
    left: Vec<&'a StageLine>,
    played_off: &'a [EntrantId],
    chosen: Qualification,
}

impl Qualification {
    /// Makes a cut. `away` do not want to, or cannot, go on; `played_off` are the winners of play-offs, in order.
    pub(super) fn of(
        cut: &Cut,
        stage: &StageStandings<'_>,
        away: &BTreeSet<EntrantId>,
        played_off: &[EntrantId],
    ) -> Self {
        let is_listed = |id: &EntrantId| cut.named.contains(id) || cut.byes.contains(id);
        let may_go_on = |line: &&StageLine| {
            line.is_eligible && !away.contains(&line.entrant) && !is_listed(&line.entrant)
        };
        let left = stage.lines.iter().filter(may_go_on).collect();
        let mut selection = Selection { cut, left, played_off, chosen: Self::default() };
        let groups = stage.lines.iter().map(|line| line.group).max().unwrap_or(0);
        selection.list(&cut.byes, away);
        selection.choose_of_each(groups);
        selection.choose_best(groups);
        selection.list(&cut.named, away);
        selection.fill(cut.places(groups));
        selection.chosen
    }
}

impl Selection<'_> {
    fn list(&mut self, entrants: &[EntrantId], away: &BTreeSet<EntrantId>) {
        self.chosen.through.extend(entrants.iter().filter(|entrant| !away.contains(entrant)).cloned());
    }

    fn choose_of_each(&mut self, groups: u32) {
        let mut chosen = Vec::new();
        for group in 1..=groups {
            let own = self.left.iter().copied().filter(|line| line.group == group).collect();
            chosen.extend(self.choose(own, self.cut.best_of_each, |line| (line.place_in_group, Vec::new())));
        }
        chosen.sort_by_key(|line| line.place);
        self.pass(&chosen);
    }

    /// Chooses the best of all who are left: by place in a single group, by figures in several.
    fn choose_best(&mut self, groups: u32) {
        let (all, count) = (self.left.clone(), self.cut.best);
        let chosen = if groups == 1 {
            self.choose(all, count, |line| (line.place, Vec::new()))
        } else {
            self.choose(all, count, |line| (0, line.figures.clone()))
        };
        self.pass(&chosen);
    }

    /// Chooses the first `count` lines by a key. Notes a play-off that is needed.
    fn choose<'l>(
        &mut self,
        mut lines: Vec<&'l StageLine>,
        count: u32,
        key: impl Fn(&StageLine) -> (u32, RankKey),
    ) -> Vec<&'l StageLine> {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        let won = |line: &StageLine| {
            self.played_off.iter().position(|winner| *winner == line.entrant).unwrap_or(usize::MAX)
        };
        lines.sort_by_cached_key(|line| (key(line), won(line)));
        let last = count.checked_sub(1).and_then(|last| lines.get(last));
        if let (Some(last), Some(next), LevelRule::PlayOff) = (last, lines.get(count), self.cut.level)
            && (key(last), won(last)) == (key(next), won(next))
        {
            let level =
                lines.iter().enumerate().filter(|(_, line)| key(line) == key(next) && won(line) == won(next));
            let (first, entrants): (Vec<usize>, Vec<EntrantId>) =
                level.map(|(at, line)| (at, line.entrant.clone())).unzip();
            let places = count - first.first().copied().unwrap_or(count);
            self.chosen.level.get_or_insert(LevelAtCut { entrants, places });
        }
        lines.truncate(count);
        lines
    }

    /// Fills the places of those who are away, and of groups that had too few, with the next in line.
    fn fill(&mut self, places: usize) {
        let free = places.saturating_sub(self.chosen.through.len());
        let next: Vec<&StageLine> = self.left.iter().copied().take(free).collect();
        self.pass(&next);
    }

    fn pass(&mut self, chosen: &[&StageLine]) {
        self.left.retain(|line| chosen.iter().all(|passed| passed.entrant != line.entrant));
        self.chosen.through.extend(chosen.iter().map(|line| line.entrant.clone()));
    }
}
