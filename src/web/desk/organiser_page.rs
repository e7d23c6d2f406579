//! The organiser's pages about tournaments and the club's players.
