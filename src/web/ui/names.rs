//! Names of people: their order by the rules of a language (UTS #10), and words for those that are not shown.

use std::cmp::Ordering;
use std::sync::Arc;

use icu_collator::options::CollatorOptions;
use icu_collator::preferences::CollationNumericOrdering;
use icu_collator::{Collator, CollatorBorrowed, CollatorPreferences};
use icu_locale_core::Locale;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments::{Event, TournamentRecord};
use lastcard_tournament::{Pseudonym, Tournament};

use crate::ui::translator::Translator;

/// The collation rules of a language. Every list of names is sorted with them.
pub struct NameCollator(Option<CollatorBorrowed<'static>>);

impl NameCollator {
    /// Creates the collator for a language tag: Å follows Z in Swedish and A elsewhere. An unknown language gets the root order.
    pub fn of(language: &str) -> Self {
        let locale = language.parse::<Locale>().unwrap_or(Locale::UNKNOWN);
        let mut preferences = CollatorPreferences::from(&locale);
        // Sorts “Player 2” before “Player 10”.
        preferences.numeric_ordering = Some(CollationNumericOrdering::True);
        Self(Collator::try_new(preferences, CollatorOptions::default()).ok())
    }

    /// Sorts a list by its names. The sort is stable.
    pub fn sort<T>(&self, list: &mut [T], name: impl Fn(&T) -> &str) {
        list.sort_by(|one, other| self.compare(name(one), name(other)));
    }

    fn compare(&self, one: &str, other: &str) -> Ordering {
        let by_letters = self.0.as_ref().map_or(Ordering::Equal, |collator| collator.compare(one, other));
        by_letters.then_with(|| one.cmp(other))
    }
}

impl Translator {
    /// “Erased player 1”, “Player 3”.
    pub fn pseudonym(self, who: Pseudonym) -> String {
        match who {
            Pseudonym::Erased(number) => self.say("name-erased").with("number", number).to_string(),
            Pseudonym::Player(number) => self.say("name-player").with("number", number).to_string(),
        }
    }

    /// Replaces the pseudonyms in a snapshot with words in this language.
    pub fn localise_snapshot(self, snapshot: Arc<TournamentSnapshot>) -> Arc<TournamentSnapshot> {
        let Some(tournament) = self.localise_names(snapshot.tournament()) else { return snapshot };
        let mut localised = TournamentSnapshot::clone(&snapshot);
        localised.stored.tournament = tournament;
        localised.events = self.localise_events(&snapshot.events).into();
        Arc::new(localised)
    }

    /// Replaces the pseudonyms in a tournament record and its events with words in this language.
    pub fn localise_record(
        self,
        mut stored: TournamentRecord,
        events: Vec<Event>,
    ) -> (TournamentRecord, Vec<Event>) {
        let Some(tournament) = self.localise_names(&stored.tournament) else { return (stored, events) };
        stored.tournament = tournament;
        for taken in &mut stored.steps {
            taken.step = taken.step.localised(|who| self.pseudonym(who));
        }
        (stored, self.localise_events(&events))
    }

    fn localise_names(self, tournament: &Tournament) -> Option<Tournament> {
        tournament.localised(|who| self.pseudonym(who))
    }

    fn localise_events(self, events: &[Event]) -> Vec<Event> {
        events.iter().map(|event| self.localise_event(event)).collect()
    }

    /// Replaces the pseudonyms in an event with words in this language.
    pub fn localise_event(self, event: &Event) -> Event {
        Event { kind: event.kind.localised(|who| self.pseudonym(who)), ..event.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_as_the_language_expects() {
        let sorted = |language: &str, mut names: Vec<&'static str>| {
            NameCollator::of(language).sort(&mut names, |name| name);
            names
        };
        let english = ["Anna", "åsa", "Émile", "Eva", "Player 2", "Player 10", "Zoe"];
        assert_eq!(sorted("en", english.iter().rev().copied().collect()), english);
        let swedish = ["Anna", "Émile", "Eva", "Player 2", "Player 10", "Zoe", "åsa"];
        assert_eq!(sorted("sv", english.to_vec()), swedish);
        assert_eq!(sorted("ru", vec!["Яна", "Жанна", "Ёлка", "Елена"]), ["Елена", "Ёлка", "Жанна", "Яна"]);
        assert_eq!(sorted("hi", vec!["हरि", "अमित", "कमल"]), ["अमित", "कमल", "हरि"]);
        assert_eq!(sorted("no such tag", vec!["b", "B", "a"]), ["a", "b", "B"]);
    }
}
