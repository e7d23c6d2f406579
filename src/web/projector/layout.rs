//! The pages that the projector cycles through if not everything fits at a readable size.

use std::ops::Range;

use lastcard_club::{PrizeGivingPhase, ProjectorMode};
use lastcard_tournament::Status;

use crate::projector::tables::ProjectorTable;

/// Maximum number of lines in a column, and on a page, which then has two columns.
const MOST_ROWS: usize = 14;
const MOST_LINES: usize = 2 * MOST_ROWS;

/// Maximum number of tables on a page.
const MOST_TABLES: usize = 9;

/// Maximum number of lines and tables that fit side by side.
const MAX_SIDE_BY_SIDE: (usize, usize) = (10, 2);

pub enum ProjectorSlide {
    /// The places revealed so far, before all of them are.
    PrizeGiving,
    /// The first three places.
    Podium,
    /// A range of lines, in this many columns and rows.
    Standings { lines: Range<usize>, columns: usize, rows: usize },
    /// Some of the tables, in the current hands or in the next block.
    Tables { next: bool, tables: Vec<ProjectorTable> },
    /// The organiser's message, or the tournament's name.
    Message,
}

impl ProjectorSlide {
    pub const fn letter(&self) -> char {
        match self {
            Self::PrizeGiving => 'g',
            Self::Podium => 'p',
            Self::Standings { .. } => 's',
            Self::Tables { next: false, .. } => 't',
            Self::Tables { next: true, .. } => 'n',
            Self::Message => 'm',
        }
    }
}

pub struct ProjectorContext {
    pub shows: ProjectorMode,
    /// Stage of the prize-giving, which takes precedence over the choice made at the desk.
    pub prizes: PrizeGivingPhase,
    pub status: Status,
    pub lines: usize,
    /// True if the tournament is over and there is a first place.
    pub podium: bool,
    pub tables: Vec<ProjectorTable>,
    /// The tables of the next block, if a table is waiting for it.
    pub next: Vec<ProjectorTable>,
}

/// The pages, and the tables beside them.
pub struct ProjectorLayout {
    pub pages: Vec<ProjectorSlide>,
    pub beside: Vec<ProjectorTable>,
}

impl ProjectorContext {
    /// Lays everything out; the result has at least one page.
    pub fn plan(self) -> ProjectorLayout {
        let Self { shows, prizes, status, lines, podium, tables, next } = self;
        if prizes == PrizeGivingPhase::Revealing {
            return ProjectorLayout { pages: vec![ProjectorSlide::PrizeGiving], beside: Vec::new() };
        }
        let over = status.is_over();
        let is_chosen = matches!(shows, ProjectorMode::Evening | ProjectorMode::Podium);
        // A prize-giving ends with the winner, unless the hall is being told something.
        let is_given = prizes == PrizeGivingPhase::Over && shows != ProjectorMode::Message;
        let podium = (podium && (is_chosen || is_given)).then_some(ProjectorSlide::Podium);
        let evening = shows == ProjectorMode::Evening || (shows == ProjectorMode::Podium && podium.is_none());
        // Tables have nothing to show once play is over.
        let with_tables = !over && (evening || shows == ProjectorMode::Tables);
        let with_standings = match shows {
            ProjectorMode::Standings => true,
            ProjectorMode::Tables => over,
            ProjectorMode::Evening | ProjectorMode::Podium => evening && status != Status::Ready,
            ProjectorMode::Message => false,
        };
        let standings = if with_standings { standings(lines) } else { Vec::new() };
        let fits = lines <= MAX_SIDE_BY_SIDE.0 && tables.len() <= MAX_SIDE_BY_SIDE.1;
        if with_tables && standings.len() == 1 && fits {
            return ProjectorLayout { pages: standings, beside: tables };
        }
        let shown = |tables, next| if with_tables { table_pages(tables, next) } else { Vec::new() };
        let pages = podium.into_iter().chain(standings).chain(shown(tables, false)).chain(shown(next, true));
        let mut pages: Vec<ProjectorSlide> = pages.collect();
        if pages.is_empty() {
            pages.push(ProjectorSlide::Message);
        }
        ProjectorLayout { pages, beside: Vec::new() }
    }
}

fn standings(lines: usize) -> Vec<ProjectorSlide> {
    let page = |lines: Range<usize>| {
        let columns = if lines.len() > MAX_SIDE_BY_SIDE.0 { 2 } else { 1 };
        ProjectorSlide::Standings { columns, rows: lines.len().div_ceil(columns), lines }
    };
    split_evenly(lines, MOST_LINES).into_iter().map(page).collect()
}

fn table_pages(tables: Vec<ProjectorTable>, next: bool) -> Vec<ProjectorSlide> {
    let shares = split_evenly(tables.len(), MOST_TABLES);
    let mut tables = tables.into_iter();
    let page = |share: Range<usize>| ProjectorSlide::Tables {
        next,
        tables: tables.by_ref().take(share.len()).collect(),
    };
    shares.into_iter().map(page).collect()
}

/// Splits this many things into as few ranges of at most `most` as possible, and makes their lengths as even as possible.
fn split_evenly(things: usize, most: usize) -> Vec<Range<usize>> {
    let shares = things.div_ceil(most);
    (0..shares).map(|share| share * things / shares..(share + 1) * things / shares).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_divided_evenly_among_pages() {
        assert!(split_evenly(0, 28).is_empty());
        assert_eq!(split_evenly(28, 28).len(), 1);
        assert_eq!(split_evenly(64, 28), [0..21, 21..42, 42..64]);
        assert_eq!(split_evenly(16, 9), [0..8, 8..16]);
    }

    #[test]
    fn a_prize_giving_takes_the_wall_until_the_winner_is_shown() {
        use ProjectorMode::{Evening, Message, Podium, Standings, Tables};
        let pages = |shows, prizes| {
            let (status, podium) = (Status::Finished, true);
            let (tables, next) = (Vec::new(), Vec::new());
            let plan = ProjectorContext { shows, prizes, status, lines: 8, podium, tables, next }.plan();
            plan.pages.iter().map(ProjectorSlide::letter).collect::<String>()
        };
        for (shows, after) in
            [(Evening, "ps"), (Podium, "p"), (Standings, "ps"), (Tables, "ps"), (Message, "m")]
        {
            assert_eq!(pages(shows, PrizeGivingPhase::Revealing), "g", "{shows}");
            assert_eq!(pages(shows, PrizeGivingPhase::Over), after, "{shows}");
        }
    }

    /// Returns one letter per page: `p`odium, `s`tandings, `t`ables, `n`ext tables, `m`essage; capitals if tables are shown beside it.
    fn plan(shows: ProjectorMode, status: Status, lines: usize, tables: u32) -> String {
        let words = crate::ui::translator::Translator::english();
        let all = |tables: u32| {
            (1..=tables).map(|n| ProjectorTable::for_next_block(words, n, Vec::new())).collect::<Vec<_>>()
        };
        let next = if status == Status::Running && tables > 2 { all(tables) } else { Vec::new() };
        let podium = status == Status::Finished && lines > 0;
        let prizes = PrizeGivingPhase::Waiting;
        let plan =
            ProjectorContext { shows, prizes, status, lines, podium, tables: all(tables), next }.plan();
        let pages: String = plan.pages.iter().map(ProjectorSlide::letter).collect();
        if plan.beside.is_empty() { pages } else { pages.to_uppercase() }
    }

    #[test]
    fn the_chosen_content_is_shown_if_there_is_any() {
        use ProjectorMode::{Evening, Message, Podium, Standings, Tables};
        use Status::{Finished, PlayOff, Ready, Running};
        let table = [
            // Shows, status, lines, tables.
            (Evening, Running, 2, 1, "S"),
            (Evening, Running, 8, 2, "S"),
            (Evening, Running, 16, 4, "stn"),
            (Evening, Running, 64, 16, "sssttnn"),
            (Evening, Ready, 8, 2, "t"),
            (Evening, PlayOff, 4, 1, "S"),
            (Evening, Finished, 64, 16, "psss"),
            (Podium, Finished, 64, 16, "p"),
            (Podium, Running, 8, 2, "S"),
            (Standings, Running, 8, 2, "s"),
            (Standings, Ready, 8, 2, "s"),
            (Tables, Running, 8, 2, "t"),
            (Tables, Finished, 8, 2, "s"),
            (Message, Running, 64, 16, "m"),
            // Nothing to show.
            (Evening, Running, 0, 2, "t"),
            (Evening, Finished, 0, 2, "m"),
            (Standings, Running, 0, 2, "m"),
        ];
        for (shows, status, lines, tables, pages) in table {
            assert_eq!(plan(shows, status, lines, tables), pages, "{shows} {status:?} {lines} {tables}");
        }
    }
}
