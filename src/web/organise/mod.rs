//! The organiser's side of tournaments: one file a resource. Every look-up goes through the organiser's club.

pub(super) mod archive;
pub(super) mod cards;
pub(super) mod club;
pub(super) mod codes;
pub(super) mod dealer;
pub(super) mod deletion;
pub(super) mod desk;
pub(super) mod draw;
pub(super) mod edit;
pub(super) mod forecast;
pub(super) mod guesses;
pub(super) mod hands;
pub(super) mod merging;
mod one;
pub(super) mod opening;
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
