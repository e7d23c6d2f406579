//! The figures beside the chart: the totals as a table, and the cards that cost the most.

use lastcard_rules::{Card, Colour, Ruleset};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{CardCost, EntrantId, Totals, TotalsLine};

use crate::charts::plot::hand_label;
use crate::table::faces::name as face_name;
use crate::ui::{
    card::{CardNames, CardPicture},
    page::{Link, bar},
    tournament_header::entrant_name,
    tournament_text::TournamentText,
    translator::Translator,
};

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

/// All cards of one face that were left in holdings.
pub struct CardLine {
    pub card: CardPicture,
    pub name: String,
    pub left: u32,
    pub points: u32,
    /// Length of the bar, in thousandths of that of the most expensive face.
    pub bar: u32,
}

/// Lists every face that was left, the most expensive first. A face has no colour of its own, so the pictures cycle through the colours.
pub fn card_lines(words: Translator, rules: &Ruleset, costs: &[CardCost]) -> Vec<CardLine> {
    let most = costs.iter().map(|cost| cost.points).max().unwrap_or_default();
    let names = CardNames::new(words, rules);
    let line = |(cost, colour): (&CardCost, Colour)| CardLine {
        card: names.picture(Card::of(colour, cost.face)),
        name: face_name(words, cost.face),
        left: cost.left,
        points: cost.points,
        bar: bar(cost.points, most),
    };
    costs.iter().zip(Colour::ALL.into_iter().cycle()).map(line).collect()
}
