//! `/api/v1`: the API for programs. Everybody can read public data; an organiser chooses the rights of a token. Cookies are ignored.

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
pub(super) use problem::{as_problem, is_api_request};
pub(super) use routes::routes;
