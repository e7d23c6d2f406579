//! Tests across modules.

mod build;
mod control_room;
mod worklist;
