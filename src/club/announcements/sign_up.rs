//! A sign-up: who signs up together, from where, and whether the list accepts it.

use chrono::{DateTime, Utc};
use serde::Serialize;

use lastcard_tournament::{Format, Name};

use super::sign_up_list::{SignUpList, SignUpState};

/// Maximum number of unconfirmed sign-ups from one place, including those that signed off: enough for a table of
/// friends, too few for a hundred made-up names.
const MAX_UNCONFIRMED: u32 = 12;

/// Maximum number of sign-ups from one place. A whole hall may share an address; anybody beyond the limit signs
/// up at the door.
const MAX_PER_SOURCE: u32 = 40;

const MOST_WAITING: u32 = 100;

/// Maximum number of sign-ups stored per list, including those that signed off. For organisers and the check-in
/// page it is twice as high.
const MAX_STORED: u32 = 500;

/// Sign-ups that the check-in page may always add; twice the number of places, if that is more.
const MOST_AT_DOOR: u32 = 50;

/// Names of one sign-up: a player or, in formats with teams, a team that may still lack members. No name
/// occurs twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUpNames(Vec<Name>);

/// Reason why names cannot sign up together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum SignUpFault {
    /// There is no name.
    PartyNobody,
    /// There are more names than a team of the format may have.
    PartyTooMany {
        /// Size of the largest team.
        most: usize,
    },
    /// A name occurs twice.
    PartyTwice {
        /// The repeated name.
        name: String,
    },
}

impl SignUpNames {
    /// Maximum number of sign-ups that an organiser adds at once: two of the largest halls.
    pub const MAX_AT_ONCE: usize = 128;

    /// Checks the names of one sign-up for a format.
    ///
    /// # Errors
    /// Fails if there are no names or too many, or if a name occurs twice.
    pub fn parse(format: Format, names: Vec<Name>) -> Result<Self, SignUpFault> {
        let most = *format.team_size().end();
        if names.is_empty() {
            return Err(SignUpFault::PartyNobody);
        }
        if names.len() > most {
            return Err(SignUpFault::PartyTooMany { most });
        }
        let twice = names
            .iter()
            .enumerate()
            .find(|(at, name)| names.iter().take(*at).any(|before| before.is_same(name)));
        match twice {
            Some((_, name)) => Err(SignUpFault::PartyTwice { name: name.to_string() }),
            None => Ok(Self(names)),
        }
    }

    /// Returns the names in the order in which they were typed.
    pub fn names(&self) -> &[Name] {
        &self.0
    }
}

/// Origin of a sign-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignUpSource {
    /// An organiser. The name is trusted unless the roster has a similar one.
    Club,
    /// The check-in page, trusted like an organiser.
    Door,
    /// The public list, from a place identified by a hash. Anybody can type any name, so an organiser has to
    /// confirm it.
    Anybody(String),
}

impl SignUpSource {
    /// Returns true if the names need no confirmation.
    pub fn is_trusted(&self) -> bool {
        !matches!(self, Self::Anybody(_))
    }

    /// Returns the origin as stored: empty for an organiser.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Club => "",
            Self::Door => "door",
            Self::Anybody(place) => place,
        }
    }
}

/// Numbers that the limits of a list depend on. Sign-ups that signed off count as well, because otherwise people
/// could sign up and off without end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SignUpCounts {
    /// Places on the list.
    pub places: u32,
    /// Sign-ups that did not sign off.
    pub current: u32,
    /// All sign-ups ever made.
    pub stored: u32,
    /// All sign-ups from the source of the new one.
    pub from_source: u32,
    /// Sign-ups from that source that no organiser confirmed.
    pub unconfirmed: u32,
}

/// Reasons why a list does not accept a sign-up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SignUpRefusal {
    /// The list is closed in this state.
    #[error("closed")]
    Closed(SignUpState),
    /// This name is already on the list.
    #[error("twice")]
    Twice(Name),
    /// The waiting list is full.
    #[error("full")]
    Full,
    /// Too many sign-ups from this place are waiting for confirmation, or too many have been made there in all.
    #[error("too-many")]
    TooMany,
    /// The check-in page has added as many sign-ups as it may.
    #[error("door-full")]
    DoorFull,
}

impl SignUpList {
    /// Says whether the list accepts a sign-up, given the names that are on it now.
    ///
    /// # Errors
    /// Fails if the list is closed for this source, one of the names is already on it, or a limit is reached.
    pub fn sign_up(
        &self,
        (new, source): (&SignUpNames, &SignUpSource),
        on_list: &[Name],
        counts: SignUpCounts,
        now: DateTime<Utc>,
    ) -> Result<(), SignUpRefusal> {
        match self.state(now) {
            SignUpState::Open => {}
            SignUpState::Closed | SignUpState::Begun if source.is_trusted() => {}
            state => return Err(SignUpRefusal::Closed(state)),
        }
        let is_on_list = |name: &&Name| on_list.iter().any(|other| other.is_same(name));
        match new.names().iter().find(is_on_list) {
            Some(twice) => Err(SignUpRefusal::Twice(twice.clone())),
            None => counts.check_limits(source),
        }
    }
}

impl SignUpCounts {
    fn check_limits(self, source: &SignUpSource) -> Result<(), SignUpRefusal> {
        let Self { places, current, stored, from_source, unconfirmed } = self;
        let most_at_door = MOST_AT_DOOR.max(places.saturating_mul(2));
        let refusal = match source {
            SignUpSource::Club if stored >= MAX_STORED * 2 => SignUpRefusal::Full,
            SignUpSource::Door if stored >= MAX_STORED * 2 || from_source >= most_at_door => {
                SignUpRefusal::DoorFull
            }
            SignUpSource::Anybody(_)
                if stored >= MAX_STORED || current >= places.saturating_add(MOST_WAITING) =>
            {
                SignUpRefusal::Full
            }
            SignUpSource::Anybody(_) if unconfirmed >= MAX_UNCONFIRMED || from_source >= MAX_PER_SOURCE => {
                SignUpRefusal::TooMany
            }
            _ => return Ok(()),
        };
        Err(refusal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Publication, TournamentState};

    const ROOM: SignUpCounts =
        SignUpCounts { places: 20, current: 0, stored: 0, from_source: 0, unconfirmed: 0 };

    fn list(takes_names: bool) -> SignUpList {
        let starts_at = DateTime::UNIX_EPOCH;
        SignUpList { publication: Publication::Announced, takes_names, starts_at, tournament: None }
    }

    fn sign_up(list: SignUpList, source: &SignUpSource, counts: SignUpCounts) -> Result<(), SignUpRefusal> {
        let new = SignUpNames::parse(Format::Individual, vec![Name::parse("ANNA").unwrap()]).unwrap();
        list.sign_up((&new, source), &[Name::parse("Boris").unwrap()], counts, list.starts_at)
    }

    fn sources() -> [SignUpSource; 3] {
        [SignUpSource::Club, SignUpSource::Door, SignUpSource::Anybody("home".to_owned())]
    }

    #[test]
    fn only_trusted_sources_sign_up_for_a_closed_list() {
        let running = Some((TournamentState::Running, DateTime::UNIX_EPOCH));
        let begun = SignUpList { tournament: running, ..list(true) };
        let called_off = SignUpList { publication: Publication::CalledOff, ..list(true) };
        let answers = |list| sources().map(|source| sign_up(list, &source, ROOM));
        let closed = |state| Err(SignUpRefusal::Closed(state));
        assert_eq!(answers(list(true)), [Ok(()), Ok(()), Ok(())]);
        assert_eq!(answers(list(false)), [Ok(()), Ok(()), closed(SignUpState::Closed)]);
        assert_eq!(answers(begun), [Ok(()), Ok(()), closed(SignUpState::Begun)]);
        assert_eq!(answers(called_off), [(); 3].map(|()| closed(SignUpState::CalledOff)));
    }

    #[test]
    fn each_source_has_limits_of_its_own() {
        let answers = |counts| sources().map(|source| sign_up(list(true), &source, counts));
        let (full, door, many) =
            (Err(SignUpRefusal::Full), Err(SignUpRefusal::DoorFull), Err(SignUpRefusal::TooMany));
        for (counts, expected) in [
            (SignUpCounts { unconfirmed: 11, ..ROOM }, [Ok(()), Ok(()), Ok(())]),
            (SignUpCounts { unconfirmed: 12, ..ROOM }, [Ok(()), Ok(()), many.clone()]),
            (SignUpCounts { from_source: 40, ..ROOM }, [Ok(()), Ok(()), many.clone()]),
            (SignUpCounts { from_source: 50, ..ROOM }, [Ok(()), door.clone(), many.clone()]),
            (SignUpCounts { from_source: 50, places: 26, ..ROOM }, [Ok(()), Ok(()), many]),
            (SignUpCounts { current: 119, ..ROOM }, [Ok(()), Ok(()), Ok(())]),
            (SignUpCounts { current: 120, ..ROOM }, [Ok(()), Ok(()), full.clone()]),
            (SignUpCounts { stored: 500, ..ROOM }, [Ok(()), Ok(()), full.clone()]),
            (SignUpCounts { stored: 1000, ..ROOM }, [full.clone(), door, full]),
        ] {
            assert_eq!(answers(counts), expected, "{counts:?}");
        }
    }

    #[test]
    fn a_name_is_on_a_list_only_once() {
        let [anna, new] = ["Anna", "anna"].map(|name| Name::parse(name).unwrap());
        let names = SignUpNames::parse(Format::Individual, vec![new.clone()]).unwrap();
        let list = list(true);
        let answer = list.sign_up((&names, &SignUpSource::Club), &[anna], ROOM, list.starts_at);
        assert_eq!(answer, Err(SignUpRefusal::Twice(new)));
    }
}
