//! Formats, movements, results, scoring, standings and the tournament file. Pure: no clock, no I/O.
//!
//! A [`Tournament`] consists of a [`Setup`], the entrants and the hands; it is always valid. Standings are
//! folded from the hands ([`tally`]); [`Tournament::try_apply_entry`] adds one more result to the fold.

mod analysis;
mod builder;
mod chances;
pub mod date;
mod engine;
mod evening_length;
pub mod file;
pub mod forecast;
mod model;
mod offers;
mod people;
mod player_evening;
mod problem;
mod results;
mod rulings;
mod schedule;
mod score_sheets;
mod scorecard;
mod self_reports;
mod setup;
pub mod staged_event;
mod standings;
mod status;
mod text;
#[allow(clippy::module_inception, reason = "it is the aggregate, and nothing else is its name")]
mod tournament;
mod zone;

use people::EntrantIndex;
use people::ids::TakenIds;
use rulings::MOST_RULINGS;

pub use analysis::card_costs::{CardCost, CardCosts, card_costs, dearest_first, holding_costs};
pub use analysis::totals::{Totals, TotalsLine, TotalsUnit, totals};
pub use analysis::{
    Balance, BigHand, FineTotal, Meeting, Meetings, balance, fine_totals, greater_share_first, meetings,
};
pub use builder::TournamentBuilder;
pub use chances::{Chances, FEWEST_HANDS, Odds, OddsAvailability, OddsJob, Prospect, odds_availability};
pub use engine::{HandStart, HandStartRefusal, play_by_bots, reported_penalties, result_from_engine};
pub use evening_length::{LengthChoice, PlannedLength, evening_plan};
pub use offers::{Headcount, Misfit, formats_for};
pub use people::admission::check_entrants;
pub use people::changes::{LineUpChange, LineUpChangeKind, LineUpRefusal};
pub use people::ids::{EntrantId, PlayerId};
pub use people::lineup::{LineFault, Lineup, LineupLine};
pub use people::name_key::NameKey;
pub use people::name_list::NameList;
pub use people::names::{Name, NameFault};
pub use people::pasted::{ColumnOption, ColumnPick, PastedNames};
pub use people::pseudonym::Pseudonym;
pub use people::slug;
pub use people::team_line::has_letters;
pub use people::visible::is_hidden;
pub use people::{Entrant, Player, SeatDeparture};
pub use player_evening::{PlayerActivity, PlayerEvening, UpcomingBlock};
pub use problem::{
    Fault, PathPart, Place, Problem, Problems, RulesSource, Syntax, ValueKind, truncate_problems,
};
pub use results::consequences::{Consequences, EndChange, LineChange, ReopenPreview};
pub use results::effect::{Credit, Effect, RequiredHolding, Requirement, required_holdings};
pub use results::hand::{
    FinalHolding, FinalHoldings, Hand, HandResult, Hands, HandsIter, Seating, StuckHand, VoidReason,
};
pub use results::penalty::{Penalty, PenaltyKind};
pub use results::request::{EntryRequest, IdempotencyKey};
pub use results::revisions::{Amendment, Revisions};
pub use results::{Entry, Refusal};
pub use rulings::in_force::RulingRefusal;
pub use rulings::{PointsTaken, Ruling, Verdict, VerdictKind};
pub use schedule::fairness::{Fairness, Spread, fairness};
pub use schedule::first_dealer::{DealerCard, FirstDealer, FirstDealers};
pub use schedule::redraw::{RedrawSummary, RemainingEvening};
pub use schedule::seat_moves::SeatMove;
pub use schedule::{Deal, HandNumber, Slot};
pub use score_sheets::{ScoreSheet, ScoreSheetFields};
pub use scorecard::Scorecard;
pub use self_reports::hand_counts::{CombinedReports, HandReports, NumberedReport, ReportMismatch};
pub use self_reports::{CountingMode, SelfReport};
pub use setup::format::Format;
pub use setup::keys::{SetupKeys, check_range, parse_unique_words, parse_word};
pub use setup::pace::Pace;
pub use setup::scoring::{Method, MethodId, ResultKind, Scoring, TieBreak};
pub use setup::{HandsPerBlock, MovementLength, Plan, Setup};
pub use standings::duplicate::ComparedHand;
pub use standings::history::{EntrantHand, Table, TableState, entrant_hands, last_entrant_hand, tables};
pub use standings::play_off::{HandsToWin, HandsWon, PlayOff, PlayOffRefusal, PlayOffStanding};
pub use standings::rank::{RankKey, RankValue, shared_ranks};
pub use standings::tally::Tally;
pub use standings::{Average, EndReason, NextHand, Standing, StandingState, Standings, UncountedReason};
pub use status::Status;
pub use text::{OwnRule, ShortText, excerpt, one_line};
pub use tournament::{RecordingState, Tournament, tally};
pub use zone::{UnknownZone, Zone, ZoneOffset};

#[cfg(test)]
mod tests;
