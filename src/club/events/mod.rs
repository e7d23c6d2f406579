//! Events of a tournament, apart from its results: kinds, details, and how they read under pseudonyms.

mod kind;
mod payloads;
mod relabelled;
mod seat_change;

pub use kind::EventKind;
pub use payloads::{
    CallPayload, ChangeKind, ChangePayload, ClockPayload, ConfirmationPayload, DealerPayload, EntrantOrder,
    NoticePayload,
};
pub use seat_change::{ClaimMethod, Occupant, SeatChange};
