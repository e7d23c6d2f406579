//! `/at/{code}/play`: a hand played on the phones of a table. A page is one seat's view of it, with its legal
//! moves as buttons.
//!
//! It is built only from what the seat may see ([`lastcard_rules::hand::View`]). [`Scene`](page::Scene) is the
//! part that changes with every move; [`PlayPage`](page::PlayPage) is the page around it.

pub mod actions;
pub mod announcement;
pub mod at_table;
pub mod data;
pub mod desk;
pub mod desk_page;
pub mod ending;
pub mod hand_at_table;
pub mod handlers;
pub mod holding;
pub mod moves;
pub mod page;
pub mod perspective;
pub mod player_badge;
pub mod prompt;
pub mod replay;
pub mod seat_list;
pub mod seat_requests;
pub mod seat_token;
pub mod seats;
#[cfg(test)]
mod secrecy_tests;
pub mod table_view;
#[cfg(test)]
mod tests;
