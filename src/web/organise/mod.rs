//! The organiser's side of tournaments: one file a resource. Every look-up goes through the organiser's club.

pub(super) mod cards;
pub(super) mod club;
pub(super) mod codes;
pub(super) mod dealer;
pub(super) mod desk;
pub(super) mod draw;
pub(super) mod edit;
pub(super) mod forecast;
pub(super) mod guesses;
pub(super) mod hands;
pub(super) mod lifecycle;
pub(super) mod merging;
pub(super) mod opening;
mod own_tournament;
pub(super) mod people;
pub(super) mod phones;
pub(super) mod play_off;
pub(super) mod players;
pub(super) mod presence;
pub(super) mod start;
pub(super) mod tournament;
pub(super) mod tournaments;
