//! The organiser's side of tournaments: one file a resource. Every look-up goes through the organiser's club.

mod agreed;
pub(super) mod archive;
pub(super) mod cards;
pub(super) mod club;
pub(super) mod codes;
pub(super) mod deletion;
pub(super) mod desk;
mod draft;
mod draft_page;
pub(super) mod draw;
pub(super) mod edit;
mod fill;
pub(super) mod forecast;
pub(super) mod hands;
pub(super) mod merging;
mod one;
pub(super) mod people;
pub(super) mod phones;
pub(super) mod play_off;
pub(super) mod players;
pub(super) mod presence;
pub(super) mod reopening;
pub(super) mod start;
pub(super) mod stop;
pub(super) mod tournament;
pub(super) mod tournaments;
mod when;
