//! Charts of a tournament, and the chances of winning.

pub mod cards;
pub mod chances;
pub mod ends;
pub mod page;
pub mod plot;
pub mod scale;
pub mod show_chances;
pub mod table;
