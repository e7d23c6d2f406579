//! Seasons: public pages, the review of a year, and their forms.

pub mod desk;
pub mod desk_pages;
pub mod end;
pub mod form;
pub mod line_page;
mod matrix;
pub mod page;
pub mod review_page;
pub mod texts;
