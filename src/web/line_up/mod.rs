pub mod handlers;
pub mod page;
pub mod redraw;
pub mod texts;
