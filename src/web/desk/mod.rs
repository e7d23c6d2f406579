pub mod handlers;
pub mod organiser_page;
pub mod page;
pub mod worklist;
