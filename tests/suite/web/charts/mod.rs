//! The charts of a tournament and the chances in it.

mod chances;
mod page;
