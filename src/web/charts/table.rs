//! The figures behind the chart.

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{EntrantId, Totals, TotalsLine};

use crate::charts::plot::hand_label;
use crate::ui::{link::Link, tournament_header::entrant_name, tournament_text::TournamentText};

/// Maximum number of data points in the chart that get a column in the table.
const MAX_COLUMNS: usize = 8;

/// The totals of all entrants at selected points, by rank.
pub struct TotalsTable {
    pub moments: Vec<String>,
    pub rows: Vec<TotalsRow>,
}

pub struct TotalsRow {
    pub rank: String,
    pub entrant: Link,
    /// `None` before a late player joined.
    pub values: Vec<Option<u32>>,
}

impl TotalsTable {
    pub fn new(says: TournamentText<'_>, snapshot: &TournamentSnapshot, totals: &Totals) -> Self {
        let places = totals.moments.len();
        let is_told = |place: &usize| {
            places <= MAX_COLUMNS || (place - 1) * MAX_COLUMNS / places != place * MAX_COLUMNS / places
        };
        let told: Vec<usize> = (1..=places).filter(is_told).collect();
        let title = |place: &usize| totals.moments.get(place - 1).map(|since| hand_label(says, *since));
        let row = |(rank, line): (Option<u32>, &TotalsLine)| TotalsRow {
            rank: says.words.rank(rank),
            entrant: Link {
                href: format!("/t/{}/entrants/{}", snapshot.header().slug, line.entrant),
                text: entrant_name(says.words, snapshot, &line.entrant),
            },
            values: told.iter().map(|place| line.value_at(*place)).collect(),
        };
        let standings = snapshot.tally.standings.standings.iter();
        let line = |id: &EntrantId| totals.lines.iter().find(|line| line.entrant == *id);
        Self {
            moments: told.iter().filter_map(title).collect(),
            rows: standings.filter_map(|s| Some((s.rank, line(&s.entrant)?))).map(row).collect(),
        }
    }
}
