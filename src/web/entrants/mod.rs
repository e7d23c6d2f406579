pub mod opponents;
pub mod page;
