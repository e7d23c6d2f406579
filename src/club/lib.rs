//! A club beyond a single tournament: announcements, seasons, ratings, players, and who may see what.
//! Pure: no clock, no I/O.
//!
//! [`EveningResults`] are what a finished or running tournament contributes; [`SeasonTable`], [`Ratings`] and
//! [`Career`] add them up. [`HallState`] is what happens in the hall beside the hands.

mod access;
mod agenda;
mod announcements;
mod audience;
mod block_start;
mod control_room;
mod evenings;
mod events;
mod filing;
mod hall;
mod holdups;
mod players;
mod prize_giving;
pub mod quota;
mod ratings;
mod seasons;
mod state;
mod trial;
mod worklist;

pub use access::{ApiRight, Role};
pub use agenda::{Agenda, AgendaEvening};
pub use announcements::next_evening::{DayDoubt, next_evening};
pub use announcements::notice::Notice;
pub use announcements::recurrence::Recurrence;
pub use announcements::sign_up::{SignUpCounts, SignUpFault, SignUpNames, SignUpRefusal, SignUpSource};
pub use announcements::sign_up_list::{
    CheckInRefusal, LISTED_AFTER_START, Publication, SignUpList, SignUpState, WaitlistPosition,
};
pub use audience::name_policy::NamePolicy;
pub use audience::pseudonyms::Pseudonyms;
pub use audience::redaction::Redaction;
pub use audience::{Audience, Embargo, ProfileVisibility, Visibility};
pub use block_start::BlockStart;
pub use control_room::{ControlRoom, NextAction, RoomTable, TableNeed, TableReport};
pub use evenings::evening::{EveningPlace, EveningResults};
pub use evenings::played_hand::{CountedHand, CountedSide, Finish, Participation};
pub use events::{
    CallPayload, ChangeKind, ChangePayload, ClaimMethod, ClockPayload, ConfirmationPayload, DealerPayload,
    EntrantOrder, EventKind, NoticePayload, Occupant, SeatChange,
};
pub use filing::is_filed;
pub use hall::{
    BlockChoice, BlockClock, ClockCommand, ClockMinutes, ClockRefusal, Clocks, ConfirmationMode, HallMessage,
    HallState, HelpRequest, ProjectorMode, ProjectorSettings, Unconfirmed,
};
pub use holdups::Holdup;
pub use players::career::{Career, CareerEvening, HandSum, PartnerStats, Streak};
pub use players::head_to_head::{HeadToHead, SharedEvening};
pub use players::player_export::{ImportedResult, MOST_IMPORTED, PlayerExport, PlayerExportFault};
pub use players::records::{RecordKind, RecordLine, RecordList, best_pair, records};
pub use prize_giving::{
    PrizeGiving, PrizeGivingChange, PrizeGivingPhase, PrizeGivingProgress, PrizeStep, RevealedPlaces,
};
pub use ratings::rating::{RatedHand, Rating, RatingLine, Ratings};
pub use seasons::line::{SeasonLine, SeasonOutlook, SeasonResult, SeasonScore};
pub use seasons::matrix::SeasonCell;
pub use seasons::rules::{DEFAULT_POINTS, EventScoring, SeasonKeys, SeasonRules, SeasonTie};
pub use seasons::span::SeasonSpan;
pub use seasons::table::SeasonTable;
pub use state::{DeletionGuard, StateChange, StateRefusal, TournamentContent, TournamentState};
pub use trial::{
    TRIAL_LIFETIME, TRIAL_PLAYERS, TrialClock, TrialPace, TrialSpeed, draw_up_trial, finished_trial_hands,
};
pub use worklist::{ClubEvening, Task, TimedEntry, WorkItem, worklist};

#[cfg(test)]
mod tests;
