//! Standings (`docs/file.md`): the sums of the hands, ranked.
//!
//! ```
//! use lastcard_tournament::{
//!     Format, FinalHolding, HandResult, Lineup, Name, Setup, SetupKeys, Tournament, tally,
//! };
//!
//! let keys = SetupKeys {
//!     format: Some("four-player".to_owned()),
//!     method: Some("std".to_owned()),
//!     ..SetupKeys::default()
//! };
//! let entrants = Lineup::parse(Format::FourPlayer, ["Ann", "Boris", "Vera", "Gleb"]).unwrap().entrants();
//! let name = Name::parse("Friday").unwrap();
//! let evening = Tournament::draw_up(name, Setup::parse(&keys).unwrap(), entrants).unwrap();
//!
//! // Somebody goes out, and both opponents are left with twenty points.
//! let due = evening.next_hands().remove(0);
//! let out = due.seats.players()[0].clone();
//! let opponents = due.seats.opponents_of(Format::FourPlayer, &out);
//! let left = opponents.into_iter().map(|player| (player.clone(), FinalHolding::Total(20))).collect();
//! let result = HandResult::Won { out, left, losers: None };
//! let entry = evening.new_entry(due.slot, 1, Some(result), Vec::new()).unwrap();
//!
//! let standings = tally(&evening.with_ledger([&entry]).unwrap()).standings;
//! let totals: Vec<_> = standings.standings.iter().map(|standing| standing.total).collect();
//! assert_eq!(totals, [Some(40), Some(40), Some(0), Some(0)]); // each of the pair gets all of it (T-4P-4)
//! ```

pub(super) mod checkpoints;
pub(super) mod duplicate;
pub(super) mod fold;
pub(super) mod history;
pub(super) mod line;
pub(super) mod play_off;
pub(super) mod rank;
pub(super) mod tally;

use std::fmt;
use std::num::NonZeroU32;

use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use strum::IntoStaticStr;

use crate::{EntrantId, Fault, Hand, PlayOffStanding, PlayerId, Problem, Seating, Slot, truncate_problems};

/// Reason why a tournament is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EndReason {
    /// All hands of the movement, or the agreed number, are recorded.
    Schedule,
    /// Somebody reached the target (S-STD-2).
    Target,
    /// Somebody reached the limit (S-L200-3).
    Limit,
    /// One player is left under the limit (V-CHAL-1).
    LastStanding,
    /// The organiser ended it.
    Stopped,
}

/// State of an entrant in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum StandingState {
    /// Still playing while the tournament is running.
    Playing,
    /// Won, alone or level with others.
    Winner,
    /// Has reached the limit (§0.5.5), or ranks last at the end of `max_loser` (§0.5.11d).
    Lost,
    /// Out of the tournament (V-CHAL-1).
    Eliminated,
    /// Left before the end (§12.5).
    Withdrawn,
    /// Disqualified by a referee: no rank, behind everybody else.
    Disqualified,
    /// Finished behind a winner.
    Placed,
}

/// An entrant's average per hand. Displayed and written with two decimals; ranking is exact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Average {
    sum: u32,
    hands: NonZeroU32,
}

impl Average {
    /// Returns `None` if there are no hands.
    pub fn of(sum: u32, hands: u32) -> Option<Self> {
        NonZeroU32::new(hands).map(|hands| Self { sum, hands })
    }

    /// Sum before the division.
    pub fn sum(self) -> u32 {
        self.sum
    }

    /// Value rounded to two decimals, halves up.
    pub fn rounded(self) -> f64 {
        let (sum, hands) = (u64::from(self.sum), u64::from(self.hands.get()));
        let hundredths = (200 * sum + hands) / (2 * hands);
        f64::from(u32::try_from(hundredths).unwrap_or(u32::MAX)) / 100.0
    }
}

impl fmt::Display for Average {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2}", self.rounded())
    }
}

impl Serialize for Average {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_f64(self.rounded())
    }
}

/// An entrant's line in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Rank from 1; level entrants share it, and the next rank is skipped (§0.5.6). `None` without a hand
    /// that counts in an `individual` (§0.5.9b), for an arrival after the end, or if disqualified.
    pub rank: Option<u32>,
    /// Player or team.
    pub entrant: EntrantId,
    /// Points credited (`std`, `refill`) or charged (`lose200`, `max_loser`, `challenge`); `None` under
    /// `lazy` and `placement`, which do not add up points.
    pub total: Option<u32>,
    /// Ranking figure of an `individual`: the total, or under `lazy` the number of hands won, divided by the
    /// number of hands. `None` in other formats, and before a hand counts (§0.5.9b).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<Average>,
    /// Hands with a result that counts.
    pub hands: u32,
    /// Hands won by the entrant's side.
    pub won: u32,
    /// Hands lost by the entrant (`lazy`, `max_loser`, `placement`).
    pub lost: u32,
    /// Biggest single credit (`std`).
    pub best: Option<u32>,
    /// Biggest single charge (`lose200`, `max_loser`, `challenge`).
    pub worst: Option<u32>,
    /// Points by which the entrant did better than others with the same cards in duplicate deals; `None`
    /// before a hand can be compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<i64>,
    /// State of the entrant.
    pub state: StandingState,
    /// True if the total has reached the limit of `lose200`, even if the entrant ranks first at the end of a
    /// schedule (§0.5.11a).
    pub at_limit: bool,
}

/// A hand that a table is waiting for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NextHand {
    /// Hand to be played.
    #[serde(flatten)]
    pub slot: Slot,
    /// Players clockwise from seat 0.
    pub seats: Seating,
    /// Dealer, if known.
    pub dealer: Option<PlayerId>,
    /// Player who leads, if known.
    pub opener: Option<PlayerId>,
    /// True if the opener leads by right (R-START-7).
    #[serde(skip)]
    pub by_right: bool,
}

impl NextHand {
    pub(crate) fn of(hand: &Hand) -> Self {
        Self {
            slot: hand.slot,
            seats: hand.seating.clone(),
            dealer: hand.dealer.clone(),
            opener: hand.opener.clone(),
            by_right: hand.by_right,
        }
    }
}

/// Reason why a recorded hand does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UncountedReason {
    /// The tournament was already over (M-8).
    AfterEnd,
    /// The hand belongs to a play-off that does not count.
    PlayOff,
}

/// Standings of a tournament, folded from its hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// True if the tournament is over, including its play-off.
    pub finished: bool,
    /// Reason why the tournament is over, apart from its play-off.
    pub reason: Option<EndReason>,
    /// Lines by rank; level entrants in their order in the tournament.
    pub standings: Vec<Standing>,
    /// Next hand of each waiting table; empty at the end.
    pub next: Vec<NextHand>,
    /// Hands that were recorded after the end and do not count (M-8).
    pub problems: Vec<Problem>,
    /// State of the play-off for first place, if there is one.
    pub play_off: Option<PlayOffStanding>,
}

impl Standings {
    /// Returns true if the tournament is over, apart from a play-off.
    pub fn is_over(&self) -> bool {
        self.reason.is_some()
    }

    /// Recorded hands that do not count, with the reason.
    pub fn uncounted(&self) -> impl Iterator<Item = (Slot, UncountedReason)> {
        self.problems.iter().filter_map(|problem| match problem.fault {
            Fault::AfterEnd { slot } => Some((slot, UncountedReason::AfterEnd)),
            Fault::PlayOffUncounted { slot } => Some((slot, UncountedReason::PlayOff)),
            _ => None,
        })
    }

    /// Returns true if a hand counts, provided that it is recorded.
    pub fn is_counted(&self, slot: Slot) -> bool {
        self.uncounted().all(|(uncounted, _)| uncounted != slot)
    }

    /// Serialises the standings as `docs/file.md` specifies. `say` turns a problem into `place: text`.
    pub fn to_json(&self, say: impl Fn(&Problem) -> String) -> Value {
        let mut json = json!({
            "finished": self.finished,
            "reason": self.reason,
            "standings": self.standings,
            "next": self.next,
            "problems": truncate_problems(self.problems.clone()).iter().map(say).collect::<Vec<_>>(),
        });
        if let (Some(play_off), Value::Object(keys)) = (&self.play_off, &mut json) {
            keys.insert("play_off".to_owned(), json!(play_off));
        }
        json
    }
}
