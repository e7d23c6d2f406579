//! Schedules: seats, partners, opponents and dealer of every hand.
//!
//! ```
//! use lastcard_tournament::{Format, Lineup, Name, Setup, SetupKeys, Tournament, fairness};
//!
//! let keys = SetupKeys {
//!     format: Some("eight-player".to_owned()),
//!     method: Some("std".to_owned()),
//!     ..SetupKeys::default()
//! };
//! let setup = Setup::parse(&keys).unwrap();
//! let names = ["Ann", "Boris", "Vera", "Gleb", "Dora", "Egor", "Zoya", "Ilya"];
//! let entrants = Lineup::parse(Format::EightPlayer, names).unwrap().entrants();
//!
//! // Everybody partners, opposes and sits beside everybody else equally often (§0.5.3).
//! assert!(fairness(&setup, &entrants).unwrap().is_even());
//!
//! let evening = Tournament::draw_up(Name::parse("Friday").unwrap(), setup, entrants).unwrap();
//! assert_eq!(evening.hands().len(), 56); // 28 for each player (T-8P-2), at two tables
//! assert_eq!(evening.next_hands().len(), 2); // one hand is due at each
//! ```

pub(super) mod bounds;
pub(super) mod deal;
pub(super) mod dealer;
pub(super) mod dealer_draw;
pub(super) mod fairness;
pub(super) mod first_dealer;
pub(super) mod hand_start;
pub(super) mod movement;
pub(super) mod planned_hands;
pub(super) mod redraw;
pub(super) mod seat_moves;
pub(super) mod slot;
