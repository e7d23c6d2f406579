//! Standings (`docs/file.md`): what the hands add up to.
//!
//! ```
//! use lastcard_tournament::{
//!     Format, HandResult, Left, Lineup, Name, Setup, SetupKeys, Tournament, tally,
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
//! let due = evening.next().remove(0);
//! let out = due.seats.players()[0].clone();
//! let opponents = due.seats.opponents_of(Format::FourPlayer, &out);
//! let left = opponents.into_iter().map(|player| (player.clone(), Left::Total(20))).collect();
//! let result = HandResult::Won { out, left, losers: None };
//! let entry = evening.entry(due.slot, 1, Some(result), Vec::new()).unwrap();
//!
//! let standings = tally(&evening.with_ledger([&entry]).unwrap()).standings;
//! let totals: Vec<_> = standings.standings.iter().map(|standing| standing.total).collect();
//! assert_eq!(totals, [Some(40), Some(40), Some(0), Some(0)]); // each of the pair gets all of it (T-4P-4)
//! ```

mod before_block;
pub(super) mod duplicate;
pub(super) mod fold;
pub(super) mod history;
pub(super) mod line;
pub(super) mod play_off;
pub(super) mod rank;
pub(super) mod tally;
pub(super) mod trail;
mod without_hand;

use std::fmt;
use std::num::NonZeroU32;

use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use strum::IntoStaticStr;

use crate::{EntrantId, Fault, Hand, PlayOffStanding, PlayerId, Problem, Seating, Slot, told};

/// Why a tournament is finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EndReason {
    /// All hands of the movement, or the agreed hands, are in.
    Schedule,
    /// Somebody reached the target (S-STD-2).
    Target,
    /// Somebody reached the limit (S-L200-3).
    Limit,
    /// One is left under the limit (V-CHAL-1).
    LastStanding,
    /// The organiser ended it.
    Stopped,
}

/// How an entrant stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum StandingState {
    /// Still in while the tournament runs.
    Playing,
    /// Won it, alone or with others who are level.
    Winner,
    /// Stands at the limit (§0.5.5), or ranks last at the end of `max_loser` (§0.5.11d).
    Lost,
    /// Out of the tournament (V-CHAL-1).
    Eliminated,
    /// Left before the end (§12.5).
    Withdrawn,
    /// Disqualified by a referee: without a rank, behind everybody.
    Disqualified,
    /// Finished, behind a winner.
    Placed,
}

/// What an entrant made of a hand on average. Shown and written rounded to two decimals; ranking is exact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Average {
    sum: u32,
    hands: NonZeroU32,
}

impl Average {
    /// The average of so many hands; none of no hands.
    pub fn of(sum: u32, hands: u32) -> Option<Self> {
        NonZeroU32::new(hands).map(|hands| Self { sum, hands })
    }

    /// What is divided by the hands.
    pub fn sum(self) -> u32 {
        self.sum
    }

    /// Rounded to two decimals, halves up.
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

/// An entrant's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// 1 is first; level entrants share a rank and the next is skipped (§0.5.6). None for who took no part in what ranks: without
    /// a hand that counts in an `individual` (§0.5.9b), come after the end, or disqualified.
    pub rank: Option<u32>,
    /// The player or team whose line it is.
    pub entrant: EntrantId,
    /// Points credited (`std`, `refill`) or charged (`lose200`, `max_loser`, `challenge`); none are added up under
    /// `lazy` and `placement`.
    pub total: Option<u32>,
    /// What ranks an `individual`: the total, or hands won under `lazy`, divided by the hands; none elsewhere, and before any hand
    /// counts (§0.5.9b).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<Average>,
    /// Hands with a result that counts.
    pub hands: u32,
    /// Hands won by the entrant's side.
    pub won: u32,
    /// Hands in which the entrant was the loser (`lazy`, `max_loser`, `placement`).
    pub lost: u32,
    /// The biggest single credit (`std`).
    pub best: Option<u32>,
    /// The biggest single charge (`lose200`, `max_loser`, `challenge`).
    pub worst: Option<u32>,
    /// With duplicate deals: how many points better than others did with the same cards; none before any hand can be compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<i64>,
    /// How the entrant stands.
    pub state: StandingState,
    /// The total has reached the limit of `lose200`: also of whoever ranks first at the end of a schedule (§0.5.11a).
    pub at_limit: bool,
}

/// A hand that a table waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NextHand {
    /// The hand to be played.
    #[serde(flatten)]
    pub slot: Slot,
    /// The players clockwise from seat 0.
    pub seats: Seating,
    /// Who deals, where it is known.
    pub dealer: Option<PlayerId>,
    /// Who leads, where it is known.
    pub opener: Option<PlayerId>,
    /// Whether who leads has won the right to (R-START-7).
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

/// Why a hand that is recorded does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uncounted {
    /// The tournament had ended before it (M-8).
    AfterEnd,
    /// The play-off that it belongs to does not count.
    PlayOff,
}

/// The standings of a tournament, folded from its hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// Whether it is over, with its play-off.
    pub finished: bool,
    /// Why it is over, or why what comes before its play-off is.
    pub reason: Option<EndReason>,
    /// By rank; level entrants in their order in the tournament.
    pub standings: Vec<Standing>,
    /// One entry a table that waits; empty at the end.
    pub next: Vec<NextHand>,
    /// Hands that were recorded after the end and do not count (M-8).
    pub problems: Vec<Problem>,
    /// How the play-off of the first place stands, where there is one.
    pub play_off: Option<PlayOffStanding>,
}

impl Standings {
    /// Whether the hands before a play-off, if there is one, have ended.
    pub fn over(&self) -> bool {
        self.reason.is_some()
    }

    /// The hands that are recorded and do not count, with why.
    pub fn uncounted(&self) -> impl Iterator<Item = (Slot, Uncounted)> {
        self.problems.iter().filter_map(|problem| match problem.fault {
            Fault::AfterEnd { slot } => Some((slot, Uncounted::AfterEnd)),
            Fault::PlayOffUncounted { slot } => Some((slot, Uncounted::PlayOff)),
            _ => None,
        })
    }

    /// Whether a hand counts, should it be recorded.
    pub fn counts(&self, slot: Slot) -> bool {
        self.uncounted().all(|(uncounted, _)| uncounted != slot)
    }

    /// The standings as `docs/file.md` writes them. `say` turns a problem into `place: text`.
    pub fn to_json(&self, say: impl Fn(&Problem) -> String) -> Value {
        let mut json = json!({
            "finished": self.finished,
            "reason": self.reason,
            "standings": self.standings,
            "next": self.next,
            "problems": told(self.problems.clone()).iter().map(say).collect::<Vec<_>>(),
        });
        if let (Some(play_off), Value::Object(keys)) = (&self.play_off, &mut json) {
            keys.insert("play_off".to_owned(), json!(play_off));
        }
        json
    }
}
