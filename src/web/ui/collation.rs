//! Sorts names by the rules of a language (UTS #10 with its tailoring).

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::preferences::CollationNumericOrdering;
use icu_collator::{Collator, CollatorBorrowed, CollatorPreferences};
use icu_locale_core::Locale;

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
