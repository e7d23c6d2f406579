//! Rules of a season.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

use lastcard_tournament::{Fault, Place, Problem, Problems, check_range, parse_unique_words, parse_word};

/// Keys of a season's rules as given in a form or by flags. `None` means the default, which each comment
/// names last.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeasonKeys {
    /// `count`: a word of [`EventScoring`]; by default, `field`.
    pub count: Option<String>,
    /// `points`: points for each place under `places`, starting with first place; by default,
    /// [`DEFAULT_POINTS`].
    pub points: Option<Vec<u64>>,
    /// `best`, 1 to 1,000: number of evenings that count for each person; by default, all.
    pub best: Option<u64>,
    /// `least`, 1 to 1,000: number of evenings needed for a rank; by default, 1.
    pub least: Option<u64>,
    /// `ties`: words of [`SeasonTie`], applied in this order; by default, `countback`, `best`.
    pub ties: Option<Vec<String>>,
}

/// Method of computing an event score, the value of an evening.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, EnumIter, IntoStaticStr, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum EventScoring {
    /// One point for coming, and one for everybody who finished behind.
    Field,
    /// Points from a list, by place.
    Places,
    /// Total of the evening.
    Totals,
    /// Total of the evening, divided by its hands.
    Average,
}

/// Tie-breaks of a season.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, EnumIter, IntoStaticStr, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum SeasonTie {
    /// More first places in the evenings that count, then more second places, and so on.
    Countback,
    /// Best single evening.
    Best,
    /// More evenings.
    Evenings,
}

/// Default points for the places: the first eight places get different points.
pub const DEFAULT_POINTS: [u32; 8] = [10, 8, 6, 5, 4, 3, 2, 1];

const MOST_EVENINGS: u64 = 1000;
const MOST_PLACES: usize = 100;
const MOST_PLACE_POINTS: u64 = 10_000;

/// Event score with its numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum SeasonCounting {
    Field,
    Places(Vec<u32>),
    Totals,
    Average,
}

/// Rules of a season that have been checked for consistency.
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
    /// Checks the keys and their combination.
    ///
    /// # Errors
    /// Lists every problem, with the key as its place.
    pub fn parse(keys: &SeasonKeys) -> Result<Self, Vec<Problem>> {
        let (mut problems, usual) = (Problems::default(), Self::default());
        let count = keys.count.as_deref().map_or(Ok(EventScoring::Field), |word_given| {
            parse_word(&Place::root().key("count"), word_given)
        });
        let points = points(keys, &mut problems);
        let counting = problems.ok_or_add(count).map(|count| match count {
            EventScoring::Field => SeasonCounting::Field,
            EventScoring::Places => SeasonCounting::Places(points.unwrap_or_else(|| DEFAULT_POINTS.to_vec())),
            EventScoring::Totals => SeasonCounting::Totals,
            EventScoring::Average => SeasonCounting::Average,
        });
        if keys.points.is_some() && counting.as_ref().is_some_and(|c| !matches!(c, SeasonCounting::Places(_)))
        {
            problems.add(&Place::root().key("points"), Fault::OnlyForPlaces);
        }
        let best = check_range("best", keys.best, MOST_EVENINGS, &mut problems);
        let least = check_range("least", keys.least, MOST_EVENINGS, &mut problems).unwrap_or(usual.least);
        let ties = keys.ties.as_ref();
        let ties = ties.map(|words| parse_unique_words(&Place::root().key("ties"), words, &mut problems));
        let ties = ties.unwrap_or(usual.ties);
        let rules = Self { counting: counting.unwrap_or(usual.counting), best, least, ties };
        problems.into_result(rules)
    }

    /// Keys that produce these rules.
    pub fn keys(&self) -> SeasonKeys {
        let points = match &self.counting {
            SeasonCounting::Places(points) => Some(points.iter().copied().map(u64::from).collect()),
            _ => None,
        };
        SeasonKeys {
            count: Some(self.event_scoring().to_string()),
            points,
            best: self.best.map(|best| best.get().into()),
            least: Some(self.least.get().into()),
            ties: Some(self.ties.iter().map(ToString::to_string).collect()),
        }
    }

    /// Method of computing the event scores.
    pub fn event_scoring(&self) -> EventScoring {
        match self.counting {
            SeasonCounting::Field => EventScoring::Field,
            SeasonCounting::Places(_) => EventScoring::Places,
            SeasonCounting::Totals => EventScoring::Totals,
            SeasonCounting::Average => EventScoring::Average,
        }
    }

    /// Points by place, if a list gives them.
    pub fn points(&self) -> &[u32] {
        match &self.counting {
            SeasonCounting::Places(points) => points,
            _ => &[],
        }
    }

    /// Number of evenings that count for each person; `None` for all.
    pub fn best(&self) -> Option<NonZeroU32> {
        self.best
    }

    /// Number of evenings needed for a rank.
    pub fn least(&self) -> NonZeroU32 {
        self.least
    }

    /// Tie-breaks in the order in which they are applied.
    pub fn ties(&self) -> &[SeasonTie] {
        &self.ties
    }

    /// Returns true if the same number of evenings count for everybody with a rank.
    pub(super) fn has_equal_counts(&self) -> bool {
        self.best.is_some_and(|best| best <= self.least)
    }
}

/// Checks the list of points: no place may have more than the one before it.
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
