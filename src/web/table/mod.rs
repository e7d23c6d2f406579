//! `/at/…`: pages for the phone at a table: the hand to play, the form for its result, and the results so far.
//! A table's code opens that table and nothing else.

pub mod calls;
pub mod cards;
pub mod code_page;
pub mod confirming;
pub mod consequences;
pub mod dealer;
pub mod end;
pub mod faces;
pub mod hand_page;
pub mod handlers;
pub mod page;
pub mod player_qr;
pub mod result_effect;
