//! The control room: the organiser’s page of a tournament that has started, and all its actions.

pub mod blocks;
pub mod clock;
pub mod codes;
pub mod confirming;
pub mod evening;
pub mod events;
pub mod finder;
pub mod handlers;
pub mod lifecycle;
pub mod next_step;
pub mod play_off;
pub mod reopening;
pub mod room;
pub mod rows;
pub mod started_page;
pub mod tables;
pub mod tabs;
