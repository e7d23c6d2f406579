//! The control room: the organiser’s page of a tournament that has started, and all its actions.

pub mod blocks;
pub mod blocks_panel;
pub mod calls;
pub mod clock;
pub mod clock_panel;
pub mod codes;
pub mod codes_panel;
pub mod confirm_panel;
pub mod confirming;
pub mod dealer;
pub mod events;
pub mod handlers;
pub mod hands;
pub mod lifecycle;
pub mod load;
pub mod lockouts;
pub mod play_off;
pub mod play_off_panel;
pub mod projector_form;
pub mod reopen_page;
pub mod reopening;
pub mod room;
pub mod started_page;
pub mod tables;
