//! Specification of the domain: the worked examples of the rulebook (§19), and properties.

mod analysis;
mod beginnings;
mod build;
mod changes;
mod duplicate;
mod examples;
mod figures;
mod file;
mod file_hands;
mod first_dealer;
mod formats;
mod games;
mod ledger;
mod matches;
mod movements;
mod pages;
mod people;
mod play_off;
mod player_evening;
mod redraw;
mod results;
mod score_sheets;
mod seat_moves;
mod staged_event;
mod step_starts;
mod unequal;
