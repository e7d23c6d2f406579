//! A short list without an allocation, because one forecast draws millions of hands.

use lastcard_rules::MOST_SEATS;

/// Up to as many numbers as a table has seats: of seats, players or entrants.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct InlineVec {
    numbers: [u16; MOST_SEATS],
    len: u8,
}

impl InlineVec {
    /// Adds a number. Drops it if the list is full or the number is too great.
    pub(crate) fn push(&mut self, number: usize) {
        if let (Some(place), Ok(number)) =
            (self.numbers.get_mut(usize::from(self.len)), u16::try_from(number))
        {
            *place = number;
            self.len += 1;
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.len.into()
    }

    pub(super) fn get(&self, place: usize) -> Option<usize> {
        self.slice().get(place).copied().map(usize::from)
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.slice().iter().copied().map(usize::from)
    }

    /// Returns the numbers in ascending order.
    pub(crate) fn sorted(mut self) -> Self {
        if let Some(numbers) = self.numbers.get_mut(..self.len.into()) {
            numbers.sort_unstable();
        }
        self
    }

    #[inline]
    fn slice(&self) -> &[u16] {
        self.numbers.get(..self.len.into()).unwrap_or_default()
    }
}

impl FromIterator<usize> for InlineVec {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut few = Self::default();
        numbers.into_iter().for_each(|number| few.push(number));
        few
    }
}
