//! A season as a matrix: a line for each person, a column for each evening.

use std::cmp::Reverse;

use super::line::{SeasonLine, SeasonScore};
use super::table::SeasonTable;
use crate::EveningResults;

/// Result of one person on one evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonCell {
    /// The person was not there.
    Absent,
    /// The points are part of the season score.
    Counted {
        /// Event score.
        worth: SeasonScore,
        /// True if the person won the evening.
        won: bool,
    },
    /// Other evenings of the person count instead.
    Dropped {
        /// Event score.
        worth: SeasonScore,
        /// True if the person won the evening.
        won: bool,
    },
    /// The evening is still running, and does not count yet.
    Runs {
        /// Event score if the evening ended now.
        worth: SeasonScore,
    },
}

impl<P> SeasonLine<P> {
    /// Returns the cell of the evening with this index.
    pub fn cell(&self, evening: usize) -> SeasonCell {
        let found = self.results.binary_search_by_key(&evening, |result| result.evening);
        let Some(result) = found.ok().and_then(|at| self.results.get(at)) else { return SeasonCell::Absent };
        let (worth, won) = (result.worth, result.is_won());
        match (result.runs, result.counts) {
            (true, _) => SeasonCell::Runs { worth },
            (false, true) => SeasonCell::Counted { worth, won },
            (false, false) => SeasonCell::Dropped { worth, won },
        }
    }
}

impl<P> SeasonTable<P> {
    /// Columns of the matrix, as indexes of the season's evenings: at most `most`, those that are running
    /// first, and then the latest first. Evenings that do not fit into the season have none.
    pub fn columns<'a>(
        &self,
        evenings: impl IntoIterator<Item = &'a EveningResults<P>>,
        most: usize,
    ) -> Vec<usize>
    where
        P: 'a,
    {
        let is_excluded = |at: usize| self.excluded.iter().any(|(misfit, _)| *misfit == at);
        let all = evenings.into_iter().enumerate().filter(|(at, _)| !is_excluded(*at));
        let mut columns: Vec<(bool, Reverse<usize>)> =
            all.map(|(at, evening)| (evening.finished, Reverse(at))).collect();
        columns.sort_unstable();
        columns.into_iter().map(|(_, Reverse(at))| at).take(most).collect()
    }
}

#[cfg(test)]
mod tests {
    use lastcard_tournament::MethodId;

    use super::SeasonCell::{Absent, Counted, Dropped, Runs};
    use crate::SeasonScore::Points;
    use crate::{EveningPlace, EveningResults, SeasonKeys, SeasonRules, SeasonTable};

    /// An evening in which these people finished in this order.
    fn evening(order: &[&'static str], finished: bool) -> EveningResults<&'static str> {
        let count = u32::try_from(order.len()).unwrap();
        let place = |(player, place): (&&'static str, u32)| {
            (*player, EveningPlace { place, behind: count - place, total: Some(0), hands: 4 })
        };
        let places = order.iter().zip(1..).map(place).collect();
        EveningResults { method: MethodId::Std, finished, lines: order.len(), places, hands: Vec::new() }
    }

    fn best(best: u64) -> SeasonRules {
        SeasonRules::parse(&SeasonKeys { best: Some(best), ..SeasonKeys::default() }).unwrap()
    }

    #[test]
    fn each_cell_says_what_became_of_the_evening() {
        let year = [
            evening(&["anna", "boris", "vera"], true),
            evening(&["boris", "anna"], true),
            evening(&["vera", "anna"], false),
        ];
        let table = SeasonTable::of(&best(1), &year);
        let cells = |player: &str| {
            let line = table.lines.iter().find(|line| line.player == player).unwrap();
            [0, 1, 2, 3].map(|evening| line.cell(evening))
        };
        let anna = [Counted { worth: Points(3), won: true }, Dropped { worth: Points(1), won: false }];
        assert_eq!(cells("anna"), [anna[0], anna[1], Runs { worth: Points(1) }, Absent]);
        let boris = [Counted { worth: Points(2), won: false }, Dropped { worth: Points(2), won: true }];
        // Of equal points, those of the better place count.
        assert_ne!(cells("boris")[..2], boris);
        assert_eq!(cells("boris")[1], Counted { worth: Points(2), won: true });
        assert_eq!(
            cells("vera"),
            [Counted { worth: Points(1), won: false }, Absent, Runs { worth: Points(2) }, Absent]
        );
    }

    #[test]
    fn the_latest_evenings_have_columns_and_running_ones_come_first() {
        let over = || evening(&["anna", "boris"], true);
        let year = [over(), evening(&["anna", "boris"], false), over(), over()];
        let table = SeasonTable::of(&SeasonRules::default(), &year);
        assert_eq!(table.columns(&year, 9), [1, 3, 2, 0]);
        assert_eq!(table.columns(&year, 2), [1, 3]);
        // Totals of a scoring that has none cannot be added up.
        let lazy = EveningResults { method: MethodId::Lazy, ..over() };
        let totals = SeasonKeys { count: Some("totals".to_owned()), ..SeasonKeys::default() };
        let (year, totals) = ([over(), lazy, over()], SeasonRules::parse(&totals).unwrap());
        assert_eq!(SeasonTable::of(&totals, &year).columns(&year, 9), [2, 0]);
    }
}
