//! First names, for pages that do not show family names.

use std::collections::BTreeMap;

use lastcard_tournament::{Name, Player, Pseudonym, has_letters};

/// Titles before a name, in lower case and without full stops.
const TITLES: [&str; 43] = [
    "dr",
    "prof",
    "mr",
    "mrs",
    "ms",
    "miss",
    "mx",
    "sir",
    "lady",
    "rev",
    "herr",
    "frau",
    "mag",
    "ing",
    "dipl-ing",
    "mme",
    "mlle",
    "sr",
    "sra",
    "srta",
    "д-р",
    "проф",
    "г-н",
    "г-жа",
    "डॉ",
    "डा",
    "प्रो",
    "श्री",
    "श्रीमती",
    "सुश्री",
    "ডা",
    "ডাঃ",
    "ড",
    "শ্রী",
    "শ্রীমতী",
    "ડૉ",
    "ડો",
    "શ્રી",
    "શ્રીમતી",
    "ਡਾ",
    "ਸ੍ਰੀ",
    "ਸ਼੍ਰੀ",
    "ਸ੍ਰੀਮਤੀ",
];
const SUFFIXES: [&str; 6] = ["jr", "sr", "ii", "iii", "мл", "ст"];
/// Particles of family names.
const PARTICLES: [&str; 29] = [
    "van", "von", "vom", "de", "del", "della", "der", "den", "des", "di", "da", "das", "dos", "do", "du",
    "la", "le", "las", "los", "el", "al", "ibn", "bin", "ter", "ten", "te", "zu", "zum", "af",
];

#[derive(Debug, PartialEq, Eq)]
struct NameParts<'a> {
    given: Vec<&'a str>,
    family: Vec<&'a str>,
}

impl<'a> NameParts<'a> {
    fn of(name: &'a str, family_first: bool) -> Self {
        // The comma of “Ek, Anna” marks the family name.
        if let Some((family, given)) =
            name.split_once(',').filter(|(family, given)| has_letters(family) && has_letters(given))
        {
            return Self { given: words(given), family: words(family) };
        }
        let words = words(name);
        // As in “van der Berg Kees”: a leading particle belongs to a family name.
        let particles = words.iter().take_while(|word| PARTICLES.contains(word)).count();
        let starts_with_family = family_first || particles > 0;
        let middle = if starts_with_family { particles + 1 } else { words.len().saturating_sub(1).max(1) };
        let (front, back) = words.split_at_checked(middle).unwrap_or((&words, &[]));
        let (given, family) = if starts_with_family { (back, front) } else { (front, back) };
        if given.is_empty() {
            let own = family.get(particles..).filter(|own| !own.is_empty()).unwrap_or(family);
            return Self { given: own.to_vec(), family: Vec::new() };
        }
        Self { given: given.to_vec(), family: family.to_vec() }
    }

    /// Returns the first name: its first full word, or the initials if there is none.
    fn first(&self) -> String {
        let spelt = self.given.iter().find(|word| !is_initial(word));
        spelt.map_or_else(|| self.given.join(" "), |word| (*word).to_owned())
    }

    /// Returns the first name with the first letter of the family name.
    fn with_initial(&self) -> String {
        let is_particle = |word: &&&str| PARTICLES.contains(*word);
        let own = self.family.iter().find(|word| !is_particle(word)).or(self.family.last());
        let letter = own.and_then(|word| word.chars().find(|c| c.is_alphabetic()));
        letter.map_or_else(|| self.first(), |letter| format!("{} {letter}.", self.first()))
    }
}

/// Splits a name into words, without titles, suffixes and symbols. Returns all words if nothing would be
/// left.
fn words(name: &str) -> Vec<&str> {
    let all: Vec<&str> = name.split_whitespace().collect();
    let written = |word: &str| word.trim_end_matches(['.', ',']).to_lowercase();
    let spelt = all.iter().copied().filter(|word| word.chars().any(char::is_alphabetic));
    let mut own: Vec<&str> = spelt.skip_while(|word| TITLES.contains(&written(word).as_str())).collect();
    while own.len() > 1 && own.last().is_some_and(|word| SUFFIXES.contains(&written(word).as_str())) {
        own.pop();
    }
    if own.is_empty() { all } else { own }
}

/// Returns true for `J.`, `J.-P.` and `J`.
fn is_initial(word: &str) -> bool {
    let mut letters = word.split(['.', '-']).filter(|part| !part.is_empty());
    letters.all(|part| part.chars().count() == 1) && (word.contains('.') || word.is_ascii())
}

/// Returns first names. Equal ones get an initial of the family name, or a number, to distinguish them.
pub(super) fn first_names(everybody: &[&Player], family_first: bool) -> Vec<Name> {
    let parts: Vec<NameParts<'_>> =
        everybody.iter().map(|player| NameParts::of(player.name.as_str(), family_first)).collect();
    let short: Vec<String> = parts.iter().map(NameParts::first).collect();
    let long: Vec<String> = parts.iter().map(NameParts::with_initial).collect();
    let several = |one: &String| short.iter().filter(|other| *other == one).count() > 1;
    let mut told: BTreeMap<String, u32> = BTreeMap::new();
    let called = everybody.iter().zip(short.iter().zip(&long)).map(|(player, (short_name, long_name))| {
        // A player without a name has no first name either.
        if Pseudonym::of(player.name.as_str()).is_some() {
            return player.name.clone();
        }
        let name = if several(short_name) { long_name } else { short_name };
        let number = told.entry(name.clone()).or_default();
        *number += 1;
        let name = if *number > 1 { format!("{name} {number}") } else { name.clone() };
        Name::parse(&name).unwrap_or_else(|_| Pseudonym::Player(*number).name())
    });
    called.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_and_symbols_are_not_first_names() {
        for (name, first, longer) in [
            ("Anna Petrova", "Anna", "Anna P."),
            ("Anna Maria Kern", "Anna", "Anna K."),
            ("Anna", "Anna", "Anna"),
            ("Dr. Anna Ek", "Anna", "Anna E."),
            ("Prof. Dr. Anna Ek", "Anna", "Anna E."),
            ("Mr Lee", "Lee", "Lee"),
            ("Dr.", "Dr.", "Dr."),
            ("डॉ. प्रिया शर्मा", "प्रिया", "प्रिया श."),
            ("🇩🇪 Max Weber", "Max", "Max W."),
            ("Anna Berg 🌻", "Anna", "Anna B."),
            ("🦊", "🦊", "🦊"),
            ("J. R. Smith", "J. R.", "J. R. S."),
            ("J. Robert Smith", "Robert", "Robert S."),
            ("Kees van der Berg", "Kees", "Kees B."),
            ("van der Berg Kees", "Kees", "Kees B."),
            ("de la Cruz", "Cruz", "Cruz"),
            ("van", "van", "van"),
            ("Ek, Anna", "Anna", "Anna E."),
            ("Martin King Jr.", "Martin", "Martin K."),
        ] {
            let parts = NameParts::of(name, false);
            assert_eq!((parts.first().as_str(), parts.with_initial().as_str()), (first, longer), "{name}");
        }
        for (name, first, longer) in [
            ("Nagy Péter", "Péter", "Péter N."),
            ("Dr. Nagy Katalin Éva", "Katalin", "Katalin N."),
            ("van der Berg Kees", "Kees", "Kees B."),
            ("Nagy", "Nagy", "Nagy"),
            ("Петрова Анна Ивановна", "Анна", "Анна П."),
        ] {
            let parts = NameParts::of(name, true);
            assert_eq!((parts.first().as_str(), parts.with_initial().as_str()), (first, longer), "{name}");
        }
    }
}
