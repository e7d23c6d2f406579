//! Placeholders for people whose own names are not shown. Pages translate them into the reader's language.

use super::EntrantIndex;
use crate::{Entrant, LineUpChange, Name, Player, SeatDeparture, Tournament};

/// Separator between the names of a team.
const AND: &str = " & ";

/// A person without a name, identified by a number within the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pseudonym {
    /// The person has been erased.
    Erased(u32),
    /// The person should be shown by an alias, but none was set.
    Player(u32),
}

impl Pseudonym {
    /// Returns the name that is stored for the placeholder: a symbol and a number, since files and the
    /// command line are not translated.
    pub fn name(self) -> Name {
        let (sign, number) = match self {
            Self::Erased(number) => (ERASED, number),
            Self::Player(number) => (PLAYER, number),
        };
        Name::unchecked(format!("{sign} {number}"))
    }

    /// Returns the placeholder if the name is one, or `None` if it is somebody's own name.
    pub fn of(name: &str) -> Option<Self> {
        let (sign, number) = name.split_once(' ')?;
        let number = number.parse().ok()?;
        match sign {
            ERASED => Some(Self::Erased(number)),
            PLAYER => Some(Self::Player(number)),
            _ => None,
        }
    }
}

const ERASED: &str = "∅";
const PLAYER: &str = "◌";

impl Name {
    /// Replaces placeholders with words, alone or in a team. Returns `None` if the name does not contain any.
    pub fn localised(&self, say: impl Fn(Pseudonym) -> String) -> Option<Self> {
        let parts: Vec<&str> = self.as_str().split(AND).collect();
        if parts.iter().all(|part| Pseudonym::of(part).is_none()) {
            return None;
        }
        let said = parts.into_iter().map(|part| Pseudonym::of(part).map_or_else(|| part.to_owned(), &say));
        Self::cut(&said.collect::<Vec<_>>().join(AND))
    }

    /// Returns the name of a team that is named after its members.
    pub fn of_team<'a>(members: impl Iterator<Item = &'a Self>) -> Option<Self> {
        Self::cut(&members.map(Self::as_str).collect::<Vec<_>>().join(AND))
    }

    fn cut(text: &str) -> Option<Self> {
        let fits = text.chars().count() <= Self::MAX;
        let cut = || text.chars().take(Self::MAX - 1).chain(['…']).collect();
        Self::parse(&if fits { text.to_owned() } else { cut() }).ok()
    }
}

impl Player {
    fn localised(&self, say: &impl Fn(Pseudonym) -> String) -> Self {
        let name = self.name.localised(say).unwrap_or_else(|| self.name.clone());
        Self { id: self.id.clone(), name }
    }
}

impl SeatDeparture {
    fn localised(&self, say: &impl Fn(Pseudonym) -> String) -> Self {
        Self { comes: self.comes.as_ref().map(|player| player.localised(say)), ..self.clone() }
    }
}

impl LineUpChange {
    /// Replaces placeholders with words.
    #[must_use]
    pub fn localised(&self, say: impl Fn(Pseudonym) -> String) -> Self {
        match self {
            Self::Leaves { entrant, change } => {
                Self::Leaves { entrant: entrant.clone(), change: change.localised(&say) }
            }
            Self::Joins { player, from } => Self::Joins { player: player.localised(&say), from: *from },
        }
    }
}

impl Tournament {
    /// Replaces placeholders with words. Returns `None` if there are no placeholders.
    pub fn localised(&self, say: impl Fn(Pseudonym) -> String) -> Option<Self> {
        let names = self.players().map(|player| &player.name).chain(self.entrants().iter().map(|e| &e.name));
        let mut parts = names.flat_map(|name| name.as_str().split(AND));
        parts.find(|part| Pseudonym::of(part).is_some())?;
        let entrant = |entrant: &Entrant| Entrant {
            name: entrant.name.localised(&say).unwrap_or_else(|| entrant.name.clone()),
            players: entrant.players.iter().map(|player| player.localised(&say)).collect(),
            changes: entrant.changes.iter().map(|change| change.localised(&say)).collect(),
            ..entrant.clone()
        };
        let mut localised = self.clone();
        localised.sheet.entrants = EntrantIndex::new(self.entrants().iter().map(entrant).collect());
        Some(localised)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        Name::parse(text).unwrap()
    }

    #[test]
    fn pseudonyms_read_back_and_translate() {
        for nameless in [Pseudonym::Erased(1), Pseudonym::Player(64)] {
            assert_eq!(Pseudonym::of(nameless.name().as_str()), Some(nameless));
            assert_eq!(Name::parse(nameless.name().as_str()), Ok(nameless.name()));
        }
        for own in ["Anna", "∅", "∅ x", "∅  1", "Anna ∅ 1", "1"] {
            assert_eq!(Pseudonym::of(own), None, "{own}");
        }
        let say = |nameless| match nameless {
            Pseudonym::Erased(number) => format!("nobody {number}"),
            Pseudonym::Player(number) => format!("player {number}"),
        };
        assert_eq!(name("Anna & Boris").localised(say), None);
        assert_eq!(name("∅ 2").localised(say), Some(name("nobody 2")));
        assert_eq!(name("∅ 2 & Boris & ◌ 3").localised(say), Some(name("nobody 2 & Boris & player 3")));
    }

    #[test]
    fn a_team_of_long_names_still_has_a_name() {
        let long = name(&"x".repeat(Name::MAX));
        let team = Name::of_team([&long, &long].into_iter()).unwrap();
        assert_eq!(team.as_str().chars().count(), Name::MAX);
        assert!(team.as_str().ends_with("x…"));
    }
}
