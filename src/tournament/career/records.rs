//! The records of a club.

use std::cmp::Reverse;

use strum::{Display, VariantArray};

use super::career::Career;
use super::company::Company;
use crate::{Openness, greater_share_first};

/// So many are named, and whoever is level with the last of them; where those are too many, none of them.
const NAMED: usize = 5;
const NAMED_AT_MOST: usize = 10;

/// Before so many hands a share of hands won says nothing: four evenings of four players.
const ENOUGH_HANDS: u32 = 48;

/// Before so many hands together a share says nothing of two partners: an evening of four players.
const ENOUGH_TOGETHER: u32 = 12;

/// What a record is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RecordKind {
    /// The most evenings won.
    EveningsWon,
    /// The most evenings with a place.
    Evenings,
    /// The most points that one hand brought.
    Hand,
    /// The most hands won one after the other.
    Run,
    /// The most hands won of a hundred.
    Share,
}

impl RecordKind {
    /// How much somebody's page must tell, so that the record names them.
    pub fn needs(self) -> Openness {
        match self {
            Self::EveningsWon | Self::Evenings => Openness::Results,
            Self::Hand | Self::Run | Self::Share => Openness::Everything,
        }
    }
}

/// Those who hold a record, and those who come next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordList<P> {
    /// What it is about.
    pub kind: RecordKind,
    /// The best ones first; who is level shares the rank.
    pub lines: Vec<RecordLine<P>>,
}

/// One of those who are named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordLine<P> {
    /// From 1.
    pub rank: usize,
    /// Who it is.
    pub person: P,
    /// How much of it.
    pub value: u32,
    /// The evening it was in, where it was in one.
    pub evening: Option<usize>,
}

/// The records of these people, by what each may be named for. What nobody has is no record.
pub fn records<P: Ord + Clone>(careers: &[(P, Openness, Career<P>)]) -> Vec<RecordList<P>> {
    let list = |kind: RecordKind| {
        let named = careers.iter().filter(|(_, openness, _)| *openness >= kind.needs());
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
        let rank = |value: u32| 1 + held.iter().filter(|(_, other, _)| *other > value).count();
        let lines = held.iter().map(|(person, value, evening)| RecordLine {
            rank: rank(*value),
            person: person.clone(),
            value: *value,
            evening: *evening,
        });
        RecordList { kind, lines: lines.collect() }
    };
    RecordKind::VARIANTS.iter().copied().map(list).filter(|list| !list.lines.is_empty()).collect()
}

/// The partners who won the greatest share of their hands, of those with enough hands together and of whom everything may be told.
pub fn best_pair<P: Ord + Clone>(careers: &[(P, Openness, Career<P>)]) -> Option<(P, Company<P>)> {
    let tells_all = |person: &P| {
        careers.iter().any(|(other, openness, _)| other == person && *openness == Openness::Everything)
    };
    let open = careers.iter().filter(|(person, ..)| tells_all(person));
    let pairs = open.filter_map(|(person, _, career)| {
        // The partners come with the greatest share first.
        let together = |other: &&Company<P>| other.hands >= ENOUGH_TOGETHER && tells_all(&other.person);
        career.partners.iter().find(together).map(|other| (person.clone(), other.clone()))
    });
    pairs.min_by(|(_, a), (_, b)| greater_share_first((a.won, a.hands), (b.won, b.hands)))
}

/// What somebody has of a record, and in which evening; none where that is nothing.
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
    // One hand is no run.
    let least = if kind == RecordKind::Run { 2 } else { 1 };
    (value >= least).then_some((value, evening))
}
