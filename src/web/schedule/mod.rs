pub mod page;
pub mod seating_page;
pub mod setup_preview;
