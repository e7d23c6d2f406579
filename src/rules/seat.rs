//! Places at the table.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most players at one table (R-PLY-1).
pub const MOST_SEATS: usize = 10;

/// A seat, 0 to 9, numbered clockwise (§1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat; there is one at every table.
    pub const FIRST: Self = Self(0);

    /// The seat with this number; none from 10 on.
    #[expect(clippy::cast_possible_truncation, reason = "below ten")]
    pub const fn new(number: usize) -> Option<Self> {
        if number < MOST_SEATS { Some(Self(number as u8)) } else { None }
    }

    /// The first `count` seats.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MOST_SEATS)).filter_map(Self::new)
    }

    /// Its place at the table, 0 to 9.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The neighbour on the left among `seats`: the next clockwise.
    #[must_use]
    pub const fn left(self, seats: usize) -> Self {
        if self.number() + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// The neighbour on the right among `seats`.
    #[must_use]
    pub const fn right(self, seats: usize) -> Self {
        match (self.0, Self::new(seats.saturating_sub(1))) {
            (0, Some(last)) => last,
            _ => Self(self.0.saturating_sub(1)),
        }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number.into()).ok_or("there are ten seats, 0 to 9")
    }
}

/// One value a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(super) struct PerSeat<T>(pub(super) [T; MOST_SEATS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        #[expect(clippy::indexing_slicing, reason = "a seat is below the number of seats")]
        &self.0[seat.number()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        #[expect(clippy::indexing_slicing, reason = "a seat is below the number of seats")]
        &mut self.0[seat.number()]
    }
}

/// A set of seats, one bit a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    pub const fn first(count: usize) -> Self {
        Self((1u16 << if count < MOST_SEATS { count } else { MOST_SEATS }) - 1)
    }

    /// Whether the seat is among them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are exactly two: less work than counting them.
    #[inline]
    pub(super) const fn are_two(self) -> bool {
        let but_one = self.0 & self.0.wrapping_sub(1);
        but_one.is_power_of_two()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats, clockwise from 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat::new(left.trailing_zeros() as usize)).flatten();
            left &= left.wrapping_sub(1);
            seat
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}
