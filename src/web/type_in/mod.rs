//! Score sheets that are typed in after the evening.

pub mod handlers;
pub mod page;
pub mod row;
pub mod typed_sheet;
