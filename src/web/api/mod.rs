//! `/api/v1`: the same as the pages, for programs. What is public can be read by everybody; what a token may do, its organiser has said.
//! Cookies count for nothing here.

mod answer;
mod body;
mod caller;
mod club;
mod document;
mod entrants;
mod entries;
mod file_schema;
mod hands;
mod hidden;
mod line_up;
mod list;
mod live;
mod play;
mod presence;
mod presets;
mod problem;
mod routes;
mod shapes;
mod stages;
mod standings;
mod summary;
mod token;
mod tournament;
mod tournaments;

pub(super) use caller::new_token;
pub(super) use document::show_page;
pub(super) use problem::{as_problem, is_asked};
pub(super) use routes::routes;
