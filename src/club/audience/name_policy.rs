//! Name policy of public pages.

use std::collections::BTreeSet;

use strum::{Display, EnumString, VariantArray};

use lastcard_tournament::{Entrant, EntrantId, Name, Player, PlayerId, Pseudonym, slug};

use super::first_names::first_names;
use super::pseudonyms::Pseudonyms;

/// Form in which public pages show players' names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum NamePolicy {
    /// Full names.
    #[default]
    Full,
    /// First names, with an initial of the family name if several people share one.
    First,
    /// First names, taken from names in which the family name comes first.
    GivenLast,
    /// Aliases that the club has set, and numbers for players without one.
    Alias,
}

impl Pseudonyms {
    /// Returns the pseudonyms for a name policy. Ids become numbers, because addresses contain ids.
    pub fn for_policy(
        entrants: &[Entrant],
        names: NamePolicy,
        alias: impl Fn(&PlayerId) -> Option<Name>,
    ) -> Self {
        let everybody: Vec<&Player> = entrants.iter().flat_map(Entrant::everybody).collect();
        let called = match names {
            NamePolicy::Full => return Self::default(),
            NamePolicy::First => first_names(&everybody, false),
            NamePolicy::GivenLast => first_names(&everybody, true),
            NamePolicy::Alias => aliases(&everybody, alias),
        };
        let mut labels = Self::default();
        for ((player, name), number) in everybody.into_iter().zip(called).zip(1_u32..) {
            let Ok(id) = PlayerId::parse(&format!("p{number}")) else { continue };
            labels.names.insert(player.name.clone(), name.clone());
            labels.players.entry(player.id.clone()).or_insert(Player { id, name });
        }
        for (entrant, number) in entrants.iter().zip(1_u32..) {
            labels.rename_entrant(entrant, || EntrantId::parse(&format!("t{number}")).ok());
        }
        labels
    }

    /// Returns the pseudonyms for players who are erased. Only a number distinguishes them.
    pub fn for_erased(entrants: &[Entrant], whom: &BTreeSet<PlayerId>) -> Self {
        let everybody: Vec<&Player> = entrants.iter().flat_map(Entrant::everybody).collect();
        let before = everybody.iter().filter_map(|player| match Pseudonym::of(player.name.as_str()) {
            Some(Pseudonym::Erased(number)) => Some(number),
            _ => None,
        });
        let next = before.max().unwrap_or(0) + 1;
        let mut labels = Self::default();
        for (player, number) in everybody.iter().filter(|player| whom.contains(&player.id)).zip(next..) {
            let taken = |id: &str| {
                everybody.iter().any(|other| other.id.as_str() == id)
                    || entrants.iter().any(|other| other.id.as_str() == id)
            };
            let Ok(id) = PlayerId::parse(&slug::unique(&format!("erased {number}"), taken)) else { continue };
            let name = Pseudonym::Erased(number).name();
            labels.names.insert(player.name.clone(), name.clone());
            labels.players.entry(player.id.clone()).or_insert(Player { id, name });
        }
        for entrant in entrants {
            let others = labels.entrants.values().map(|(id, _)| id.as_str().to_owned());
            let others: BTreeSet<String> =
                others.chain(entrants.iter().map(|other| other.id.as_str().to_owned())).collect();
            labels.rename_entrant(entrant, || {
                EntrantId::parse(&slug::unique("erased team", |id| others.contains(id))).ok()
            });
        }
        labels
    }

    /// Renames an entrant whose players have pseudonyms. A single player gets the id and name of the player.
    /// A team keeps its own name unless the name contains part of a player's name.
    fn rename_entrant(&mut self, entrant: &Entrant, id: impl Fn() -> Option<EntrantId>) {
        if entrant.everybody().all(|player| !self.players.contains_key(&player.id)) {
            return;
        }
        let single = entrant.players.first().filter(|_| entrant.is_single());
        let called = match single.and_then(|player| self.players.get(&player.id)) {
            Some(player) => Some((EntrantId::of_player(&player.id), player.name.clone())),
            None if single.is_some() => None,
            None => {
                let members = entrant.players.iter();
                let members = members.map(|player| &self.players.get(&player.id).unwrap_or(player).name);
                let hidden = entrant.everybody().filter(|player| self.players.contains_key(&player.id));
                let tells =
                    hidden.map(|player| &player.name).any(|name| contains_word_of(&entrant.name, name));
                let name = if tells { Name::of_team(members) } else { Some(entrant.name.clone()) };
                let in_id = |name: &Name| {
                    slug::try_slugify(name.as_str()).is_some_and(|told| entrant.id.as_str().contains(&told))
                };
                let tells_id = tells || self.names.keys().any(in_id);
                let id = if tells_id { id() } else { Some(entrant.id.clone()) };
                id.zip(name)
            }
        };
        if let Some((id, name)) = called {
            self.names.insert(entrant.name.clone(), name.clone());
            self.entrants.insert(entrant.id.clone(), (id, name));
        }
    }
}

fn contains_word_of(text: &Name, name: &Name) -> bool {
    let words = |name: &Name| -> BTreeSet<String> {
        slug::try_slugify(name.as_str()).iter().flat_map(|told| told.split('-')).map(str::to_owned).collect()
    };
    !words(text).is_disjoint(&words(name)) || text.as_str().contains(name.as_str())
}

fn aliases(everybody: &[&Player], alias: impl Fn(&PlayerId) -> Option<Name>) -> Vec<Name> {
    let called = everybody.iter().zip(1..).map(|(player, number)| {
        let erased = Pseudonym::of(player.name.as_str()).map(|_| player.name.clone());
        erased.or_else(|| alias(&player.id)).unwrap_or_else(|| Pseudonym::Player(number).name())
    });
    called.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn single(name: &str) -> Entrant {
        let name = Name::parse(name).unwrap();
        Entrant::single(EntrantId::of(&name, |_| false), name)
    }

    fn team(name: &str, players: &[&str]) -> Entrant {
        let name = Name::parse(name).unwrap();
        let players = players.iter().map(|player| single(player).players.remove(0)).collect();
        Entrant::team(EntrantId::of(&name, |_| false), name, players)
    }

    fn shown_names(entrants: &[Entrant], labels: &Pseudonyms) -> Vec<String> {
        entrants
            .iter()
            .map(|entrant| labels.entrant(entrant))
            .map(|e| format!("{} {}", e.id, e.name))
            .collect()
    }

    #[test]
    fn first_names_stay_distinguishable() {
        let names = ["Anna Petrova", "Anna Maria Kern", "Boris", "Anna Krüger", "∅ 1", "प्रिया शर्मा", "Anna"];
        let all = names.map(single);
        let labels = Pseudonyms::for_policy(&all, NamePolicy::First, |_| None);
        let shown = ["p1 Anna P.", "p2 Anna K.", "p3 Boris", "p4 Anna K. 2", "p5 ∅ 1", "p6 प्रिया", "p7 Anna"];
        assert_eq!(shown_names(&all, &labels), shown);
        assert!(Pseudonyms::for_policy(&all, NamePolicy::Full, |_| None).is_empty());
    }

    #[test]
    fn people_without_alias_become_numbers() {
        let all = ["Anna Petrova", "Boris Kern"].map(single);
        let alias = |id: &PlayerId| (id.as_str() == "anna-petrova").then(|| Name::parse("Foxy").unwrap());
        assert_eq!(
            shown_names(&all, &Pseudonyms::for_policy(&all, NamePolicy::Alias, alias)),
            ["p1 Foxy", "p2 ◌ 2"]
        );
    }

    #[test]
    fn a_team_name_reveals_no_player() {
        let teams = [
            team("Anna Petrova & Boris", &["Anna Petrova", "Boris"]),
            team("The Reds", &["Vera Kern", "Gleb"]),
            team("Team Kern", &["Dina Kern", "Egor"]),
        ];
        let shown = shown_names(&teams, &Pseudonyms::for_policy(&teams, NamePolicy::Alias, |_| None));
        assert_eq!(shown, ["t1 ◌ 1 & ◌ 2", "the-reds The Reds", "t3 ◌ 5 & ◌ 6"]);
        let foxes = [team("The Players", &["🦊", "Vera"]), team("🐻 & Gleb", &["🐻", "Gleb"])];
        let gone_fox = [PlayerId::parse("player").unwrap()].into();
        let left = shown_names(&foxes, &Pseudonyms::for_erased(&foxes[..1], &gone_fox));
        assert_eq!(left, ["the-players The Players", "gleb 🐻 & Gleb"]);
        let gone = [PlayerId::parse("anna-petrova").unwrap(), PlayerId::parse("gleb").unwrap()].into();
        let erased = shown_names(&teams, &Pseudonyms::for_erased(&teams, &gone));
        assert_eq!(erased, ["erased-team ∅ 1 & Boris", "the-reds The Reds", "team-kern Team Kern"]);
    }

    #[test]
    fn erased_people_are_numbered_consecutively() {
        let all = ["∅ 1", "Erased 2", "Boris", "Vera"].map(single);
        let labels = Pseudonyms::for_erased(
            &all,
            &[PlayerId::parse("vera").unwrap(), PlayerId::parse("boris").unwrap()].into(),
        );
        assert_eq!(
            shown_names(&all, &labels),
            ["1 ∅ 1", "erased-2 Erased 2", "erased-2-2 ∅ 2", "erased-3 ∅ 3"]
        );
    }
}
