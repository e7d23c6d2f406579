//! Tournaments: setup, people, stages and events. Results are in [`super::entries`].

mod applied_changes;
mod audience;
mod confirming;
mod events;
mod first_dealers;
mod hall_events;
mod header;
mod import;
mod load;
mod payloads;
mod people;
mod play_offs;
mod redaction;
mod rulings;
mod save;
mod stages;
mod steps;
mod untouched;
mod walls;

pub use audience::{Audience, Embargo, Visibility, set_audience};
pub use confirming::{ConfirmError, confirm, set_confirming, set_counting};
pub use events::{ClubEvent, Event, EventKind, events, events_of_club};
pub use first_dealers::{DealerBy, DealerError, draw_dealer, take_back_dealer};
pub use hall_events::{
    CallError, ClockError, answer_call, call, close_block, end_call, set_clock, set_codes_until,
};
pub use header::{Header, TournamentStage, by_slug, club_of, find, list, of_installation};
pub use import::{ImportError, ImportTournament, import, import_new, import_once};
pub use load::{RecordVersion, TournamentRecord, load, load_of, mark, marks, read_on};
pub use payloads::{
    CallPayload, ChangeKind, ChangePayload, ClockPayload, ConfirmationPayload, DealerPayload, NoticePayload,
};
pub use people::Person;
pub use play_offs::{PlayOffError, begin_play_off, take_back_play_off};
pub use redaction::Redaction;
pub use rulings::{MadeRuling, RulingError, rule, take_back_ruling};
pub use save::{EntrantOrder, NewTournament, create, create_once, delete, edit, set_present};
pub use stages::{ChangeError, StageChange, change_stage, start, tell_chances};

pub use applied_changes::AppliedChange;
pub use steps::{LineUpError, take, take_back};
pub use untouched::delete_untouched;
pub use walls::show_on_wall;

pub(super) use applied_changes::filed as filed_change;
pub(super) use audience::rename;
pub(super) use events::{filed as filed_event, note, of_kinds};
pub(super) use first_dealers::filed as filed_first_dealer;
pub(super) use header::{Row, drafts, filed, header_of, ids_of_club, in_order, move_to, of_player};
pub(super) use import::insert as insert_import;
pub(super) use load::{stored, up_to_date};
pub(super) use people::{filed_entrant, filed_player};
pub(super) use play_offs::filed as filed_play_off;
pub(super) use save::free_slug;
pub(super) use steps::touch;
pub(super) use walls::filed as filed_wall;
