//! Pages for a projector: slides, tables, overlays, and hands to watch.

pub mod desk;
pub mod fitted;
pub mod layout;
pub mod next_block;
pub mod page;
pub mod spectate;
pub mod tables;
pub mod tile;
pub mod watched_table;
