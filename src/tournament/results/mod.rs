//! Results of hands: validation, application to the hand, and effect.

pub(super) mod apply;
pub(super) mod consequences;
pub(super) mod effect;
pub(super) mod entry;
pub(super) mod fines;
pub(super) mod follow;
pub(super) mod hand;
pub(super) mod ledger;
pub(super) mod penalty;
pub(super) mod reopen_preview;
pub(super) mod required;
pub(super) mod revisions;
pub(super) mod validate;
