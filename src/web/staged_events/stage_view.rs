//! A stage as a page shows it: the tables of its groups, its matches, or its bracket.

use std::collections::BTreeSet;
use std::sync::Arc;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::staged_events::{StagePosition, StagedEventRecord};
use lastcard_tournament::staged_event::{
    FixtureSlot, FixtureStandings, Stage, StageLine, StageStandings, StagedEvent,
};
use lastcard_tournament::{Chances, EntrantId, Standing};

use crate::charts::chances::ChanceCell;
use crate::staged_events::{bracket::BracketView, texts::EntrantNames};
use crate::ui::translator::Translator;

/// Beginning of the public addresses of tournaments.
pub const PUBLIC: &str = "/t";

/// A stage that is drawn.
pub struct StageView {
    pub groups: Vec<GroupTable>,
    pub bracket: Option<BracketView>,
    /// Message key of the explanation of the marks, if lines are marked as getting through.
    pub marks: Option<&'static str>,
}

/// The table of a group.
pub struct GroupTable {
    /// Title, if there are several groups.
    pub title: Option<String>,
    /// Address of its tournament, if it plays one.
    pub href: Option<String>,
    /// Message key of the figure.
    pub figure: &'static str,
    /// True if the lines have chances to get through.
    pub has_chances: bool,
    pub lines: Vec<GroupLine>,
    /// Matches of a league.
    pub matches: Vec<MatchLine>,
    /// True if the matches are unfolded: there is only one group, or an organiser looks for a match.
    pub opens_matches: bool,
}

pub struct GroupLine {
    /// Place in the group; a dash before the first hand, and while results are withheld.
    pub place: String,
    pub name: String,
    pub figure: String,
    pub hands: String,
    pub is_through: bool,
    /// Chance to get through by the place in the group, while it is being played.
    pub chance: Option<ChanceCell>,
}

/// A match of a league.
pub struct MatchLine {
    pub href: Option<String>,
    pub names: [String; 2],
    /// Score, once there is one.
    pub score: String,
}

/// Parts from which a view of a stage is made.
#[derive(Clone, Copy)]
pub struct StageSource<'a> {
    pub words: Translator,
    pub names: &'a EntrantNames,
    pub event: &'a StagedEvent,
    pub record: &'a StagedEventRecord,
    /// Tournaments of the event.
    pub snapshots: &'a [Arc<TournamentSnapshot>],
    pub number: usize,
    pub stage: &'a Stage,
    pub standings: &'a StageStandings<'a>,
    /// Beginning of the addresses of tournaments: [`PUBLIC`], or that of the organisers’ pages.
    pub base: &'a str,
    /// False while the results are withheld.
    pub tells: bool,
}

impl StageView {
    pub fn of(source: StageSource<'_>) -> Self {
        let StageSource { words, names, number, stage, standings, record, base, tells, .. } = source;
        let bracket = BracketView::of(words, names, (number, stage), standings, (record, base, tells));
        let through = if tells { source.through() } else { BTreeSet::new() };
        let is_knock_out = bracket.is_some();
        let groups: Vec<GroupTable> = if is_knock_out {
            Vec::new()
        } else {
            (1..).zip(stage.groups()).map(|(group, _)| source.group(group, &through)).collect()
        };
        let is_next_drawn = source.next_stage().is_some_and(Stage::is_drawn);
        let marks = if is_next_drawn { "staged-through-drawn" } else { "staged-through-hint" };
        Self { groups, bracket, marks: (!is_knock_out && !through.is_empty()).then_some(marks) }
    }
}

impl StageSource<'_> {
    fn next_stage(&self) -> Option<&Stage> {
        self.event.stages().get(self.number + 1)
    }

    /// Returns those who play in the next stage, or would play in it as things stand.
    fn through(&self) -> BTreeSet<EntrantId> {
        let Some(stage) = self.next_stage() else { return BTreeSet::new() };
        let has_begun = self
            .standings
            .fixtures
            .values()
            .any(|one| !one.standings.standings.iter().all(|line| line.hands == 0));
        if stage.is_drawn() {
            stage.groups().iter().flatten().cloned().collect()
        } else if has_begun {
            self.event.entrants_of(self.number + 1).into_iter().collect()
        } else {
            BTreeSet::new()
        }
    }

    fn address(&self, slot: FixtureSlot) -> Option<String> {
        let header = self.record.tournament(self.number, StagePosition::Fixture(slot))?;
        Some(format!("{}/{}", self.base, header.slug))
    }

    fn group(&self, group: u32, through: &BTreeSet<EntrantId>) -> GroupTable {
        let is_league = self.stage.plan().form.is_matches();
        let mut lines: Vec<&StageLine> =
            self.standings.lines.iter().filter(|line| line.group == group).collect();
        lines.sort_by_key(|line| line.place_in_group);
        if !self.tells {
            let seeds = self.stage.groups().get(group.saturating_sub(1) as usize);
            let seed =
                |line: &&StageLine| seeds.and_then(|all| all.iter().position(|id| *id == line.entrant));
            lines.sort_by_key(seed);
        }
        let several = self.stage.groups().len() > 1;
        let chances = self.chances(group);
        let line = |line: &StageLine| GroupLine {
            chance: chances
                .as_ref()
                .map(|(chances, places)| ChanceCell::of_places(self.words, chances, &line.entrant, *places)),
            ..self.line(line, through)
        };
        GroupTable {
            title: several.then(|| self.words.say("staged-group").with("number", group).to_string()),
            href: if is_league { None } else { self.address(FixtureSlot::of_group(group)) },
            figure: self.figure_key(),
            has_chances: chances.is_some(),
            lines: lines.into_iter().map(line).collect(),
            opens_matches: !several || self.base != PUBLIC,
            matches: if is_league { self.matches(group) } else { Vec::new() },
        }
    }

    /// Returns the chances in a group that is being played, with the number of places from which everybody gets through: luckiest losers
    /// depend on the other groups, too.
    fn chances(&self, group: u32) -> Option<(Arc<Chances>, u32)> {
        let cut = self.event.stages().get(self.number + 1)?.plan().cut.as_ref()?;
        let all = if self.stage.groups().len() > 1 { 0 } else { cut.best };
        let header =
            self.record.tournament(self.number, StagePosition::Fixture(FixtureSlot::of_group(group)))?;
        let snapshot = self.snapshots.iter().find(|snapshot| snapshot.header().id == header.id)?;
        let is_told = self.tells && snapshot.chances_outlook().is_some() && cut.best_of_each + all > 0;
        Some((snapshot.chances().filter(|_| is_told)?, cut.best_of_each + all))
    }

    fn figure_key(&self) -> &'static str {
        let setup = &self.stage.plan().setup;
        if self.stage.plan().form.is_matches() {
            "staged-won"
        } else if setup.ranks_by_average() {
            "season-average"
        } else if setup.method().id().sums_points() {
            "season-points"
        } else {
            "staged-hands-won"
        }
    }

    fn line(&self, line: &StageLine, through: &BTreeSet<EntrantId>) -> GroupLine {
        let standing = |line: &Standing| match (line.average, line.total) {
            (Some(average), _) => average.to_string(),
            (None, Some(total)) => self.words.number(total).to_string(),
            (None, None) => self.words.number(line.won).to_string(),
        };
        let own = |fixture: &&FixtureStandings<'_>| {
            fixture.standings.standings.iter().any(|own| own.entrant == line.entrant)
        };
        let fixtures = self.standings.fixtures.values().filter(own);
        let (mut hands, mut won, mut figure) = (0, 0, String::new());
        for fixture in fixtures {
            let standings = &fixture.standings.standings;
            won += u32::from(fixture.winner() == Some(&line.entrant));
            if let Some(own) = standings.iter().find(|own| own.entrant == line.entrant) {
                hands += own.hands;
                figure = standing(own);
            }
        }
        let figure =
            if self.stage.plan().form.is_matches() { self.words.number(won).to_string() } else { figure };
        let is_told = self.tells && hands > 0;
        GroupLine {
            place: self.words.rank(is_told.then_some(line.place_in_group)),
            name: self.names.of(&line.entrant),
            figure: if is_told { figure } else { "–".to_owned() },
            hands: if is_told { self.words.number(hands).to_string() } else { "–".to_owned() },
            is_through: through.contains(&line.entrant),
            chance: None,
        }
    }

    fn matches(&self, group: u32) -> Vec<MatchLine> {
        let line = |(slot, fixture): (&FixtureSlot, &FixtureStandings<'_>)| {
            let entrants = fixture.tournament.entrants();
            let name = |at: usize| entrants.get(at).map(|one| self.names.of(&one.id)).unwrap_or_default();
            let figure = |at: usize| {
                let id = entrants.get(at).map(|one| &one.id)?;
                let own = fixture.standings.standings.iter().find(|line| line.entrant == *id)?;
                (own.hands > 0).then(|| own.total.unwrap_or(own.won))
            };
            let score = figure(0).zip(figure(1)).filter(|_| self.tells);
            MatchLine {
                href: self.address(*slot),
                names: [name(0), name(1)],
                score: score.map(|(one, other)| format!("{one} : {other}")).unwrap_or_default(),
            }
        };
        self.standings.fixtures.iter().filter(|(slot, _)| slot.group == group).map(line).collect()
    }
}
