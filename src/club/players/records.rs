//! Records of a club, and the people who hold them.

use std::cmp::Reverse;

use strum::{Display, VariantArray};

use lastcard_tournament::{greater_share_first, shared_ranks};

use super::career::{Career, PartnerStats};
use crate::ProfileVisibility;

/// Number of people named for a record, not counting others who are level with the last of them. If that
/// makes more than [`NAMED_AT_MOST`], everybody with the last value is left out.
const NAMED: usize = 5;
const NAMED_AT_MOST: usize = 10;

/// Minimum number of hands for a meaningful share of hands won: four evenings with four players.
const ENOUGH_HANDS: u32 = 48;

/// Minimum number of hands together for a meaningful share of two partners: one evening with four players.
const MIN_PAIR_HANDS: u32 = 12;

/// Kind of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RecordKind {
    /// The most evenings won.
    EveningsWon,
    /// The most evenings with a place.
    Evenings,
    /// The most points from a single hand.
    Hand,
    /// The most hands won in a row.
    Run,
    /// The greatest share of hands won, in per cent.
    Share,
}

impl RecordKind {
    /// Returns the profile visibility that somebody needs to be named for this record.
    pub fn required_visibility(self) -> ProfileVisibility {
        match self {
            Self::EveningsWon | Self::Evenings => ProfileVisibility::Results,
            Self::Hand | Self::Run | Self::Share => ProfileVisibility::Everything,
        }
    }
}

/// Holders of a record, and the people ranked next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordList<P> {
    /// Kind of the record.
    pub kind: RecordKind,
    /// Best first; people who are level share the rank.
    pub lines: Vec<RecordLine<P>>,
}

impl<P> RecordList<P> {
    /// Returns those who hold the record; nobody if more than `most` share it, since it then says nothing about them.
    pub fn holders(&self, most: usize) -> &[RecordLine<P>] {
        let many = self.lines.iter().take_while(|line| line.rank == 1).count();
        self.lines.get(..many).filter(|_| many <= most).unwrap_or_default()
    }
}

/// A person who is named for a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordLine<P> {
    /// Rank from 1, shared by those who are level.
    pub rank: u32,
    /// The person.
    pub person: P,
    /// Evenings, points, hands or per cent, depending on the kind.
    pub value: u32,
    /// Index of the evening, if the record was set in a single one.
    pub evening: Option<usize>,
}

/// Lists the records of these people. Each record names only people whose profile visibility permits it; a
/// record without a holder is left out.
pub fn records<P: Ord + Clone>(careers: &[(P, ProfileVisibility, Career<P>)]) -> Vec<RecordList<P>> {
    let list = |kind: RecordKind| {
        let named = careers.iter().filter(|(_, openness, _)| *openness >= kind.required_visibility());
        let mut held: Vec<(P, u32, Option<usize>)> = named
            .filter_map(|(person, _, career)| {
                let (value, evening) = value(kind, career)?;
                Some((person.clone(), value, evening))
            })
            .collect();
        held.sort_by_key(|(_, value, _)| Reverse(*value));
        let last = held.get(NAMED - 1).map_or(0, |(_, value, _)| *value);
        let level = held.iter().filter(|(_, value, _)| *value >= last).count();
        held.retain(|(_, value, _)| *value > last || *value == last && level <= NAMED_AT_MOST);
        let ranks: Vec<u32> = shared_ranks(held.iter().map(|(_, value, _)| *value)).collect();
        let line = |((person, value, evening), rank)| RecordLine { rank, person, value, evening };
        RecordList { kind, lines: held.into_iter().zip(ranks).map(line).collect() }
    };
    RecordKind::VARIANTS.iter().copied().map(list).filter(|list| !list.lines.is_empty()).collect()
}

/// Returns the two partners with the greatest share of hands won, among pairs who played enough hands
/// together and whose profiles show everything.
pub fn best_pair<P: Ord + Clone>(
    careers: &[(P, ProfileVisibility, Career<P>)],
) -> Option<(P, PartnerStats<P>)> {
    let tells_all = |person: &P| {
        careers
            .iter()
            .any(|(other, openness, _)| other == person && *openness == ProfileVisibility::Everything)
    };
    let open = careers.iter().filter(|(person, ..)| tells_all(person));
    let pairs = open.filter_map(|(person, _, career)| {
        // Partners are sorted by share, so the first match is the best.
        let together = |other: &&PartnerStats<P>| other.hands >= MIN_PAIR_HANDS && tells_all(&other.person);
        career.partners.iter().find(together).map(|other| (person.clone(), other.clone()))
    });
    pairs.min_by(|(_, a), (_, b)| greater_share_first((a.won, a.hands), (b.won, b.hands)))
}

/// Returns the value of a person's record and the evening in which it was set, or `None` if the person has no
/// such record.
fn value<P>(kind: RecordKind, career: &Career<P>) -> Option<(u32, Option<usize>)> {
    let (value, evening) = match kind {
        RecordKind::EveningsWon => (career.evenings_won, None),
        RecordKind::Evenings => (u32::try_from(career.evenings.len()).unwrap_or(u32::MAX), None),
        RecordKind::Hand => career.best_hand.map(|(evening, points)| (points, Some(evening)))?,
        RecordKind::Run => (career.hand_run.longest, None),
        RecordKind::Share => {
            let enough = career.hands.played >= ENOUGH_HANDS;
            (enough.then(|| (career.hands.won * 100 + career.hands.played / 2) / career.hands.played)?, None)
        }
    };
    // A single hand is not a streak.
    let least = if kind == RecordKind::Run { 2 } else { 1 };
    (value >= least).then_some((value, evening))
}
