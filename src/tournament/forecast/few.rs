//! A short list without an allocation: millions of hands are drawn for one forecast.

use std::ops::Deref;

use crate::rules::MOST_SEATS;

/// Up to as many numbers as a table has seats.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Few {
    numbers: [usize; MOST_SEATS],
    len: usize,
}

impl Few {
    /// Adds a number; one too many is dropped.
    pub(super) fn push(&mut self, number: usize) {
        if let Some(place) = self.numbers.get_mut(self.len) {
            *place = number;
            self.len += 1;
        }
    }
}

impl Deref for Few {
    type Target = [usize];

    fn deref(&self) -> &[usize] {
        self.numbers.get(..self.len).unwrap_or_default()
    }
}

impl FromIterator<usize> for Few {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut few = Self::default();
        numbers.into_iter().for_each(|number| few.push(number));
        few
    }
}
