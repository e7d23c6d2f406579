//! `/at/…`: pages for the phone at a table: the hand to play, the form for its result, and the results so far.
//! A table's code opens that table and nothing else.

pub mod app_manifest;
pub mod calls;
pub mod cards;
pub mod cards_page;
pub mod check_page;
pub mod code_page;
pub mod confirmation;
pub mod confirming;
pub mod consequences;
pub mod dealer;
pub mod dealer_text;
pub mod faces;
pub mod hand_page;
pub mod handlers;
pub mod not_started_page;
pub mod page;
pub mod player_qr;
pub mod player_qr_page;
pub mod result_effect;
pub mod seat_lines;
