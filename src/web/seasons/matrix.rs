//! The table of a season as a matrix: a line for each person, a column for each evening.

use lastcard_club::{SeasonCell, SeasonLine};
use lastcard_snapshots::{CountedEvening, SeasonSnapshot};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;

use crate::leaderboard::ranks::RankChange;
use crate::seasons::texts::{display_name, figure_key, line_score, score_text};
use crate::ui::{page::Link, translator::Translator};

/// The matrix of a season. Evenings that are still running come first, then the latest.
pub struct SeasonMatrix {
    /// Message key of the ranking figure.
    pub figure: &'static str,
    /// Evenings that are still running; their points do not count yet.
    pub running: Vec<SeasonColumn>,
    /// Evenings that are over.
    pub over: Vec<SeasonColumn>,
    pub rows: Vec<SeasonMatrixRow>,
    /// Marks that occur in the matrix and need an explanation.
    pub marks: Vec<SeasonMark>,
}

/// The head of a column.
pub struct SeasonColumn {
    /// Short date, with the address of the evening.
    pub link: Link,
    pub name: String,
    pub people: String,
}

pub struct SeasonMatrixRow {
    pub rank: String,
    pub player: Link,
    pub score: String,
    /// Note on the number of evenings that the person still needs for a rank.
    pub missing: Option<String>,
    pub leads: bool,
    pub running: Vec<SeasonMatrixCell>,
    /// Score if the running evenings ended now, and the change of rank.
    pub if_ended: Option<(String, Option<RankChange>)>,
    pub over: Vec<SeasonMatrixCell>,
}

/// A person's points on one evening, with their mark.
pub struct SeasonMatrixCell {
    pub score: String,
    /// The evening does not count because others were better.
    pub is_dropped: bool,
    pub is_won: bool,
    pub is_absent: bool,
}

/// Kind of mark. It serialises to the message key of its explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
pub enum SeasonMark {
    #[strum(serialize = "season-mark-won")]
    Won,
    #[strum(serialize = "season-mark-dropped")]
    Dropped,
    #[strum(serialize = "season-mark-runs")]
    Runs,
    #[strum(serialize = "season-mark-absent")]
    Absent,
}

impl SeasonMark {
    /// Returns the message key of the explanation.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

impl SeasonMatrix {
    /// Builds the matrix with a column for at most `most` evenings.
    pub fn new(words: Translator, club: &Club, shown: &SeasonSnapshot, address: &str, most: usize) -> Self {
        let columns = shown.table.columns(shown.evenings.iter().map(|(_, evening)| &**evening), most);
        let runs = |at: &usize| shown.evenings.get(*at).is_some_and(|(_, evening)| !evening.finished);
        let (running, over): (Vec<usize>, Vec<usize>) = columns.into_iter().partition(runs);
        let heads = |columns: &[usize]| -> Vec<SeasonColumn> {
            columns
                .iter()
                .filter_map(|at| shown.evenings.get(*at))
                .map(|one| column(words, club, one))
                .collect()
        };
        let row = |line: &SeasonLine<RosterId>| row(words, shown, address, line, (&running, &over));
        let rows: Vec<SeasonMatrixRow> = shown.table.lines.iter().map(row).collect();
        let marks = marks(&rows, !running.is_empty());
        let figure = figure_key(&shown.season.rules);
        Self { figure, running: heads(&running), over: heads(&over), rows, marks }
    }
}

fn column(words: Translator, club: &Club, (header, evening): &CountedEvening) -> SeasonColumn {
    SeasonColumn {
        link: Link {
            href: format!("/t/{}", header.slug),
            text: words.short_date(header.starts_at, club.time_zone),
        },
        name: header.name.to_string(),
        people: words.say("season-people").with("count", evening.places.len()).to_string(),
    }
}

fn row(
    words: Translator,
    shown: &SeasonSnapshot,
    address: &str,
    line: &SeasonLine<RosterId>,
    (running, over): (&[usize], &[usize]),
) -> SeasonMatrixRow {
    let person = shown.people.get(&line.player);
    let text = person.map(|person| display_name(words, person)).unwrap_or_default();
    let own = person.map(|person| person.address.as_str()).unwrap_or_default();
    let cells = |columns: &[usize]| columns.iter().map(|at| cell(words, line.cell(*at))).collect();
    SeasonMatrixRow {
        rank: words.rank(line.rank),
        player: Link { href: format!("{address}/players/{own}"), text },
        score: line_score(words, line),
        missing: (line.missing > 0)
            .then(|| words.say("season-missing").with("count", line.missing).to_string()),
        leads: line.rank == Some(1),
        running: cells(running),
        if_ended: line
            .if_ended
            .map(|ended| (score_text(words, ended.worth), RankChange::between(line.rank, ended.rank))),
        over: cells(over),
    }
}

fn cell(words: Translator, cell: SeasonCell) -> SeasonMatrixCell {
    let (worth, is_won) = match cell {
        SeasonCell::Absent => (None, false),
        SeasonCell::Counted { worth, won } | SeasonCell::Dropped { worth, won } => (Some(worth), won),
        SeasonCell::Runs { worth } => (Some(worth), false),
    };
    SeasonMatrixCell {
        score: worth.map(|worth| score_text(words, worth)).unwrap_or_default(),
        is_dropped: matches!(cell, SeasonCell::Dropped { .. }),
        is_won,
        is_absent: worth.is_none(),
    }
}

fn marks(rows: &[SeasonMatrixRow], runs: bool) -> Vec<SeasonMark> {
    let has = |is: fn(&SeasonMatrixCell) -> bool| {
        rows.iter().flat_map(|row| row.running.iter().chain(&row.over)).any(is)
    };
    [
        has(|cell| cell.is_won).then_some(SeasonMark::Won),
        has(|cell| cell.is_dropped).then_some(SeasonMark::Dropped),
        runs.then_some(SeasonMark::Runs),
        has(|cell| cell.is_absent).then_some(SeasonMark::Absent),
    ]
    .into_iter()
    .flatten()
    .collect()
}
