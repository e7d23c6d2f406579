//! What a season counts.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

use crate::problem::Problems;
use crate::setup::keys::{each_once, ranged, word};
use crate::{Fault, Place, Problem};

/// The keys of a season's rules as somebody gave them in a form or in flags. What is `None` has its default.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeasonKeys {
    /// `count`: a word of [`Count`]; `field`.
    pub count: Option<String>,
    /// `points`: what the places are worth under `places`, the first place first; [`USUAL_POINTS`].
    pub points: Option<Vec<u64>>,
    /// `best`, 1 to 1,000: how many evenings of everybody count; all.
    pub best: Option<u64>,
    /// `least`, 1 to 1,000: from how many evenings on somebody has a rank; 1.
    pub least: Option<u64>,
    /// `ties`: words of [`SeasonTie`], the first decides first; `countback`, `best`.
    pub ties: Option<Vec<String>>,
}

/// What an evening is worth.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, EnumIter, IntoStaticStr, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// A point for coming, and one for everybody who came behind.
    Field,
    /// Points by a list of places.
    Places,
    /// The total of the evening.
    Totals,
    /// The total of the evening, divided by its hands.
    Average,
}

/// What decides between those who are level.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, EnumIter, IntoStaticStr, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum SeasonTie {
    /// More first places among the evenings that count; then more second ones, and so on.
    Countback,
    /// The best single evening.
    Best,
    /// More evenings.
    Evenings,
}

/// What the places are worth where nobody says: no two of the first eight the same.
pub const USUAL_POINTS: [u32; 8] = [10, 8, 6, 5, 4, 3, 2, 1];

const MOST_EVENINGS: u64 = 1000;
const MOST_PLACES: usize = 100;
const MOST_PLACE_POINTS: u64 = 10_000;

/// What an evening is worth, with the numbers that belong to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum SeasonCounting {
    Field,
    Places(Vec<u32>),
    Totals,
    Average,
}

/// The rules of a season. They go together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonRules {
    pub(super) counting: SeasonCounting,
    pub(super) best: Option<NonZeroU32>,
    pub(super) least: NonZeroU32,
    pub(super) ties: Vec<SeasonTie>,
}

impl Default for SeasonRules {
    fn default() -> Self {
        Self {
            counting: SeasonCounting::Field,
            best: None,
            least: NonZeroU32::MIN,
            ties: vec![SeasonTie::Countback, SeasonTie::Best],
        }
    }
}

impl SeasonRules {
    /// Checks the keys and how they go together.
    ///
    /// # Errors
    /// Every problem, with the key as place.
    pub fn parse(keys: &SeasonKeys) -> Result<Self, Vec<Problem>> {
        let (mut problems, usual) = (Problems::default(), Self::default());
        let count = keys
            .count
            .as_deref()
            .map_or(Ok(Count::Field), |word_given| word(&Place::root().key("count"), word_given));
        let points = points(keys, &mut problems);
        let counting = problems.take(count).map(|count| match count {
            Count::Field => SeasonCounting::Field,
            Count::Places => SeasonCounting::Places(points.unwrap_or_else(|| USUAL_POINTS.to_vec())),
            Count::Totals => SeasonCounting::Totals,
            Count::Average => SeasonCounting::Average,
        });
        if keys.points.is_some() && counting.as_ref().is_some_and(|c| !matches!(c, SeasonCounting::Places(_)))
        {
            problems.add(&Place::root().key("points"), Fault::OnlyForPlaces);
        }
        let best = ranged("best", keys.best, MOST_EVENINGS, &mut problems);
        let least = ranged("least", keys.least, MOST_EVENINGS, &mut problems).unwrap_or(usual.least);
        let ties = keys.ties.as_ref();
        let ties = ties.map(|words| each_once(&Place::root().key("ties"), words, &mut problems));
        let ties = ties.unwrap_or(usual.ties);
        let rules = Self { counting: counting.unwrap_or(usual.counting), best, least, ties };
        problems.none_or(rules)
    }

    /// The keys that give these rules.
    pub fn keys(&self) -> SeasonKeys {
        let points = match &self.counting {
            SeasonCounting::Places(points) => Some(points.iter().copied().map(u64::from).collect()),
            _ => None,
        };
        SeasonKeys {
            count: Some(self.count().to_string()),
            points,
            best: self.best.map(|best| best.get().into()),
            least: Some(self.least.get().into()),
            ties: Some(self.ties.iter().map(ToString::to_string).collect()),
        }
    }

    /// What an evening is worth.
    pub fn count(&self) -> Count {
        match self.counting {
            SeasonCounting::Field => Count::Field,
            SeasonCounting::Places(_) => Count::Places,
            SeasonCounting::Totals => Count::Totals,
            SeasonCounting::Average => Count::Average,
        }
    }

    /// What the places are worth, where that is said by a list.
    pub fn points(&self) -> &[u32] {
        match &self.counting {
            SeasonCounting::Places(points) => points,
            _ => &[],
        }
    }

    /// How many evenings of everybody count; none where all do.
    pub fn best(&self) -> Option<NonZeroU32> {
        self.best
    }

    /// From how many evenings on somebody has a rank.
    pub fn least(&self) -> NonZeroU32 {
        self.least
    }

    /// What decides between those who are level, in this order.
    pub fn ties(&self) -> &[SeasonTie] {
        &self.ties
    }

    /// Whether everybody who has a rank has equally many evenings that count.
    pub(super) fn evens_out(&self) -> bool {
        self.best.is_some_and(|best| best <= self.least)
    }
}

/// The list of points: of places that are worth no more than those before them.
fn points(keys: &SeasonKeys, problems: &mut Problems) -> Option<Vec<u32>> {
    let (given, place) = (keys.points.as_ref()?, Place::root().key("points"));
    if given.is_empty() || given.len() > MOST_PLACES {
        let fault = Fault::OutOfRange { given: given.len().to_string(), min: 1, max: MOST_PLACES as u64 };
        problems.add(&place, fault);
        return None;
    }
    let mut points: Vec<u32> = Vec::with_capacity(given.len());
    for (at, &worth) in given.iter().enumerate() {
        let max = points.last().map_or(MOST_PLACE_POINTS, |&before| before.into());
        match u32::try_from(worth) {
            Ok(number) if worth <= max => points.push(number),
            _ if at == 0 => {
                let fault = Fault::OutOfRange { given: worth.to_string(), min: 0, max };
                problems.add(&place.index(at), fault);
                return None;
            }
            _ => {
                problems.add(&place.index(at), Fault::PointsRise { max });
                return None;
            }
        }
    }
    Some(points)
}
