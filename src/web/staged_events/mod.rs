//! Events of several stages: public pages, the organiser's pages, and the form.

mod bracket;
pub mod certificates;
pub mod desk;
mod desk_page;
pub mod form;
mod form_page;
mod form_reading;
pub mod page;
mod stage_view;
pub mod summary;
mod texts;
