//! Places on a sign-up list and its waiting list.

/// Position of a name on the list of an announcement. It follows from the order of the names alone: after a
/// cancellation, everybody further down moves up automatically.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WaitlistPosition {
    /// Position among the names that have a place, starting at 1.
    Has(u32),
    /// Position on the waiting list, starting at 1.
    Waits(u32),
}

impl WaitlistPosition {
    /// Returns the position of the name at index `nth` on a list with this many places.
    ///
    /// ```
    /// use lastcard_club::WaitlistPosition;
    ///
    /// assert_eq!(WaitlistPosition::of(3, 4), WaitlistPosition::Has(4));
    /// assert_eq!(WaitlistPosition::of(4, 4), WaitlistPosition::Waits(1));
    /// ```
    pub fn of(nth: usize, places: u32) -> Self {
        let position = u32::try_from(nth).unwrap_or(u32::MAX).saturating_add(1);
        match position.checked_sub(places) {
            None | Some(0) => Self::Has(position),
            Some(behind) => Self::Waits(behind),
        }
    }

    /// Returns true if the name has a place.
    pub fn has_place(self) -> bool {
        matches!(self, Self::Has(_))
    }
}
