//! Pages of a player or a team in a tournament.

pub mod opponents;
pub mod page;
