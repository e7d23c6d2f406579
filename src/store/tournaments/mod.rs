//! Tournaments: setup, people, states and events. Results are in [`super::entries`].

mod applied_changes;
mod audience;
mod confirming;
mod events;
mod first_dealers;
mod hall_events;
mod header;
mod import;
mod lifecycle;
mod load;
mod people;
mod play_offs;
mod prize_giving;
mod redaction;
mod replay;
mod rulings;
mod save;
mod steps;
mod trials;
mod untouched;
mod walls;

pub use audience::set_audience;
pub use confirming::{ConfirmError, confirm_result, set_confirming, set_counting};
pub use events::{ClubEvent, Event, events, events_of_club};
pub use first_dealers::{DealerError, DrawMethod, draw_dealer, take_back_dealer};
pub use hall_events::{
    CallError, ClockError, answer_call, call_organiser, end_call, set_block_closed, set_clock,
    set_codes_until,
};
pub use header::{Header, TournamentScope, by_slug, club_of, find, list, list_public};
pub use import::{ImportError, TournamentImport, import, import_new, import_once};
pub use lifecycle::{ChangeError, change_state, set_chances_shown, start};
pub use load::{RecordVersion, TournamentRecord, load, load_of, refresh, version_of, versions_of};
pub use people::Person;
pub use play_offs::{PlayOffError, begin_play_off, take_back_play_off};
pub use prize_giving::change_prize_giving;
pub use rulings::{RecordedRuling, RulingError, make_ruling, take_back_ruling};
pub use save::{NewTournament, create, create_once, delete, edit, set_present};

pub use applied_changes::AppliedChange;
pub use steps::{LineUpError, change_line_up, undo_line_up_change};
pub use trials::{begin_trial, delete_expired_trial, find_trial, list_trials, set_trial_pace};
pub(super) use untouched::delete_untouched;
pub use untouched::delete_without_results;
pub use walls::set_projector;

pub(super) use applied_changes::check_row as check_change_row;
pub(super) use audience::rename;
pub(super) use events::{check_row as check_event_row, events_of_kinds, record_event};
pub(super) use first_dealers::check_row as check_first_dealer_row;
pub(super) use header::{
    Row, check_row, drafts, header_of, ids_of_club, list_by_start, of_player, reschedule,
};
pub(super) use import::{ImportTimes, derive_id, insert_paced, insert_running, insert_started};
pub(super) use load::{load_current, load_from_row};
pub(super) use people::{check_entrant_row, check_player_row};
pub(super) use play_offs::check_row as check_play_off_row;
pub(super) use replay::begin_again;
pub(super) use save::free_slug;
pub(super) use steps::touch;
pub(super) use walls::check_row as check_wall_row;
