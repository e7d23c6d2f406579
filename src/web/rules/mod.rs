//! Pages of the rules, and the forms in which a ruleset is chosen.

pub mod basis;
pub mod cards;
pub mod group;
pub mod handlers;
pub mod options;
pub mod page;
pub mod reference_page;
pub mod sentence;
pub mod tournaments_page;
