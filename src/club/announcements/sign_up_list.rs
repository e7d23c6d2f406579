//! Rules of a sign-up list: until when it takes names, from when people check in, and how many it holds.

use chrono::{DateTime, TimeDelta, Utc};
use strum::{Display, EnumString};

use crate::TournamentState;

/// Time after its planned start for which an announcement stays listed if no tournament was started from it: it
/// may begin late, or its date may be off by a night.
pub const LISTED_AFTER_START: TimeDelta = TimeDelta::hours(12);

/// Time before the planned start at which check-in opens.
const CHECK_IN_LEAD: TimeDelta = TimeDelta::hours(6);

/// Publication of an announcement, set by organisers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Publication {
    /// Visible to organisers only.
    Hidden,
    /// Public.
    Announced,
    /// Public, and will not take place.
    CalledOff,
}

/// State of a sign-up list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SignUpState {
    /// Sign-up is open.
    Open,
    /// Organisers have closed sign-up.
    Closed,
    /// The tournament has begun: further sign-ups are late.
    Begun,
    /// The tournament is over.
    Over,
    /// The tournament will not take place.
    CalledOff,
}

/// Reasons why somebody cannot check in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CheckInRefusal {
    /// Check-in opens six hours before the planned start.
    #[error("too-early")]
    TooEarly,
    /// The tournament is over, or will not take place.
    #[error("over")]
    Over,
    /// The sign-up was withdrawn.
    #[error("left")]
    Left,
}

/// Everything that the rules of an announcement's sign-up list depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SignUpList {
    /// Set by organisers.
    pub publication: Publication,
    /// Set if sign-up is open.
    pub takes_names: bool,
    /// Planned start.
    pub starts_at: DateTime<Utc>,
    /// State of the tournament that was drawn up from the announcement, and when it began or is to begin.
    pub tournament: Option<(TournamentState, DateTime<Utc>)>,
}

impl SignUpList {
    /// Returns the state of the list.
    pub fn state(&self, now: DateTime<Utc>) -> SignUpState {
        match (self.publication, self.tournament.map(|(state, _)| state)) {
            (Publication::CalledOff, _) => SignUpState::CalledOff,
            (_, Some(TournamentState::Archived)) => SignUpState::Over,
            (_, Some(TournamentState::Running)) => SignUpState::Begun,
            _ if now > self.starts_at + LISTED_AFTER_START => SignUpState::Over,
            (Publication::Hidden, _) => SignUpState::Closed,
            _ if self.takes_names => SignUpState::Open,
            _ => SignUpState::Closed,
        }
    }

    /// Says whether somebody may check in, at the door, on their own phone or with an organiser.
    ///
    /// # Errors
    /// Fails outside the hours of check-in, and for a sign-up that was withdrawn.
    pub fn check_in(&self, has_left: bool, now: DateTime<Utc>) -> Result<(), CheckInRefusal> {
        match self.state(now) {
            SignUpState::Over | SignUpState::CalledOff => Err(CheckInRefusal::Over),
            _ if now + CHECK_IN_LEAD < self.starts_at => Err(CheckInRefusal::TooEarly),
            _ if has_left => Err(CheckInRefusal::Left),
            _ => Ok(()),
        }
    }

    /// Returns true once the link of the check-in page has expired: half a day after the start, or once the
    /// tournament is archived.
    pub fn is_check_in_expired(&self, now: DateTime<Utc>) -> bool {
        let begins = self.tournament.map_or(self.starts_at, |(_, begins)| begins.max(self.starts_at));
        let is_archived = self.tournament.is_some_and(|(state, _)| state == TournamentState::Archived);
        is_archived || now > begins + LISTED_AFTER_START
    }

    /// Returns true if the announcement is public and still to come.
    pub fn is_listed(&self, now: DateTime<Utc>) -> bool {
        self.publication != Publication::Hidden && self.is_upcoming(now)
    }

    /// Returns true if the tournament may still take place.
    pub fn is_upcoming(&self, now: DateTime<Utc>) -> bool {
        !self.has_begun() && now <= self.starts_at + LISTED_AFTER_START
    }

    /// Returns true once the tournament has started.
    pub fn has_begun(&self) -> bool {
        self.tournament.is_some_and(|(state, _)| state != TournamentState::Draft)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> SignUpList {
        let starts_at = "2026-03-06T18:00:00Z".parse().unwrap();
        SignUpList { publication: Publication::Announced, takes_names: true, starts_at, tournament: None }
    }

    #[test]
    fn check_in_opens_six_hours_early_and_ends_with_the_evening() {
        let list = list();
        let after = |hours| list.starts_at + TimeDelta::hours(hours);
        let check_in = |hours| list.check_in(false, after(hours));
        assert_eq!(check_in(-7), Err(CheckInRefusal::TooEarly));
        assert_eq!((check_in(-6), check_in(0), check_in(12)), (Ok(()), Ok(()), Ok(())));
        assert_eq!(check_in(13), Err(CheckInRefusal::Over));
        assert_eq!(list.check_in(true, after(0)), Err(CheckInRefusal::Left));
        let running = SignUpList { tournament: Some((TournamentState::Running, after(1))), ..list };
        assert_eq!(running.check_in(false, after(20)), Ok(()));
        assert!(!running.is_check_in_expired(after(13)) && running.is_check_in_expired(after(14)));
        let called_off = SignUpList { publication: Publication::CalledOff, ..list };
        assert_eq!(called_off.check_in(false, after(0)), Err(CheckInRefusal::Over));
    }

    #[test]
    fn a_hidden_announcement_takes_no_names_and_is_not_listed() {
        let list = SignUpList { publication: Publication::Hidden, ..list() };
        assert_eq!(list.state(list.starts_at), SignUpState::Closed);
        assert!(!list.is_listed(list.starts_at) && list.is_upcoming(list.starts_at));
    }
}
