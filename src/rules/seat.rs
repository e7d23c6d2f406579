//! Seats at a table, and sets of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// Highest number of players at a table (R-PLY-1).
pub const MOST_SEATS: usize = 10;

/// A seat, 0 to 9, numbered clockwise (§1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat, which every table has.
    pub const FIRST: Self = Self(0);

    /// Returns the seat with this number, or `None` from 10 on.
    #[expect(clippy::cast_possible_truncation, reason = "below ten")]
    pub const fn new(number: usize) -> Option<Self> {
        if number < MOST_SEATS { Some(Self(number as u8)) } else { None }
    }

    /// Iterates over the first `count` seats.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MOST_SEATS)).filter_map(Self::new)
    }

    /// Returns the number of the seat, 0 to 9.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the seat on the left among `seats` seats, the next one clockwise.
    #[must_use]
    pub const fn left(self, seats: usize) -> Self {
        if self.number() + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// Returns the seat on the right among `seats` seats.
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

/// A set of seats, with one bit per seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns the set of the first `count` seats.
    pub const fn first(count: usize) -> Self {
        Self((1u16 << if count < MOST_SEATS { count } else { MOST_SEATS }) - 1)
    }

    /// Returns true if the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true for exactly two seats; cheaper than counting.
    #[inline]
    pub(super) const fn are_two(self) -> bool {
        let but_one = self.0 & self.0.wrapping_sub(1);
        but_one.is_power_of_two()
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the set with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Returns the set without a seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Iterates over the seats clockwise from 0.
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
