//! Which passwords are accepted: long enough, and not among those that are guessed first.
//!
//! There are no rules about kinds of characters (NIST SP 800-63B): only how many guesses a password stands. zxcvbn knows the common
//! passwords, names, words, dates, rows of keys and repeats, and what it is told about this account.

use serde::Serialize;
use zxcvbn::feedback::Warning;
use zxcvbn::{Score, zxcvbn};

/// Why a password is not accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum PasswordFault {
    /// Too easy to guess by trying them all.
    PasswordShort {
        /// The characters it has.
        length: usize,
        /// The characters it needs.
        least: usize,
    },
    /// Longer than anybody types; hashing it would only cost time.
    PasswordLong {
        /// The characters it may have.
        most: usize,
    },
    /// Made of something that everybody knows about this account.
    PasswordOfContext {
        /// The login, a name, the club, the program.
        word: String,
    },
    /// One of those that are tried first, perhaps with a digit changed.
    PasswordCommon,
    /// A row of keys, or letters and digits in their order.
    PasswordRow,
    /// The same again and again.
    PasswordRepeated,
    /// A date or a name and little else.
    PasswordDateOrName,
    /// Too few guesses lead to it.
    PasswordGuessable,
}

/// A password that was chosen.
pub struct Password(String);

impl Password {
    /// The characters a password needs.
    pub const LEAST: usize = 10;
    /// The characters it may have.
    pub const MOST: usize = 200;

    /// Accepts a password. `context` is what everybody knows: the login, the name, the club.
    pub fn parse(text: &str, context: &[&str]) -> Result<Self, PasswordFault> {
        let length = text.chars().count();
        if length < Self::LEAST {
            return Err(PasswordFault::PasswordShort { length, least: Self::LEAST });
        }
        if length > Self::MOST {
            return Err(PasswordFault::PasswordLong { most: Self::MOST });
        }
        let context = words_of(context);
        let letters: String = text.to_lowercase().chars().filter(|c| c.is_alphabetic()).collect();
        // The estimate takes what stands between the letters for more than it is.
        if let Some(word) = context.iter().find(|word| letters_of(word) == letters) {
            return Err(PasswordFault::PasswordOfContext { word: word.clone() });
        }
        if SEASONS.contains(&letters.as_str()) {
            return Err(PasswordFault::PasswordDateOrName);
        }
        let inputs: Vec<&str> = context.iter().map(String::as_str).collect();
        let estimate = zxcvbn(text, &inputs);
        // Three of four: at least 10⁸ guesses, which no counter of failures lets anybody make.
        if estimate.score() >= Score::Three {
            return Ok(Self(text.to_owned()));
        }
        let lower = text.to_lowercase();
        if let Some(word) = context.into_iter().find(|word| lower.contains(word)) {
            return Err(PasswordFault::PasswordOfContext { word });
        }
        Err(fault(estimate.feedback().and_then(zxcvbn::feedback::Feedback::warning)))
    }

    /// What was typed.
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Seasons and months: people put one before a year when a password has to be changed.
const SEASONS: [&str; 36] = [
    "spring",
    "summer",
    "autumn",
    "winter",
    "january",
    "february",
    "march",
    "april",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "frühling",
    "fruehling",
    "sommer",
    "herbst",
    "januar",
    "februar",
    "märz",
    "juni",
    "juli",
    "oktober",
    "dezember",
    "весна",
    "лето",
    "осень",
    "зима",
    "январь",
    "март",
    "июнь",
    "июль",
    "сентябрь",
    "декабрь",
];

fn letters_of(word: &str) -> String {
    word.chars().filter(|c| c.is_alphabetic()).collect()
}

/// What everybody knows, whole and word by word, in lower case. What is shorter than three letters stands in many a good password.
fn words_of(context: &[&str]) -> Vec<String> {
    let all = context.iter().copied().chain(["lastcard"]);
    let mut words: Vec<String> = Vec::new();
    for text in all {
        let lower = text.to_lowercase();
        let parts = lower.split(|c: char| !c.is_alphanumeric());
        for word in std::iter::once(lower.as_str()).chain(parts) {
            if word.chars().count() >= 3 && !words.iter().any(|known| known == word) {
                words.push(word.to_owned());
            }
        }
    }
    words
}

fn fault(warning: Option<Warning>) -> PasswordFault {
    match warning {
        Some(
            Warning::StraightRowsOfKeysAreEasyToGuess
            | Warning::ShortKeyboardPatternsAreEasyToGuess
            | Warning::SequencesLikeAbcAreEasyToGuess,
        ) => PasswordFault::PasswordRow,
        Some(
            Warning::RepeatsLikeAaaAreEasyToGuess | Warning::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess,
        ) => PasswordFault::PasswordRepeated,
        Some(
            Warning::ThisIsATop10Password
            | Warning::ThisIsATop100Password
            | Warning::ThisIsACommonPassword
            | Warning::ThisIsSimilarToACommonlyUsedPassword
            | Warning::AWordByItselfIsEasyToGuess,
        ) => PasswordFault::PasswordCommon,
        Some(
            Warning::RecentYearsAreEasyToGuess
            | Warning::DatesAreOftenEasyToGuess
            | Warning::NamesAndSurnamesByThemselvesAreEasyToGuess
            | Warning::CommonNamesAndSurnamesAreEasyToGuess,
        ) => PasswordFault::PasswordDateOrName,
        None => PasswordFault::PasswordGuessable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VERA: [&str; 3] = ["vera.k@club.example", "Vera Königin", "Aurora"];

    fn fault_of(text: &str) -> Option<PasswordFault> {
        Password::parse(text, &VERA).err()
    }

    #[test]
    fn a_password_has_a_length() {
        let short = PasswordFault::PasswordShort { length: 5, least: 10 };
        assert_eq!(fault_of("ключи"), Some(short));
        assert_eq!(fault_of(&"x".repeat(201)), Some(PasswordFault::PasswordLong { most: 200 }));
    }

    #[test]
    fn what_is_guessed_first_is_refused_with_its_reason() {
        use PasswordFault::{PasswordCommon, PasswordRepeated, PasswordRow};
        for (text, fault) in [
            ("1234567890", PasswordCommon),
            ("qwertyuiop", PasswordCommon),
            ("password123", PasswordCommon),
            ("P@ssword1234", PasswordCommon),
            ("aaaaaaaaaa", PasswordRepeated),
            ("          ", PasswordRepeated),
            ("unounounouno", PasswordRepeated),
            ("abcdefghijklmn", PasswordRow),
        ] {
            assert_eq!(fault_of(text), Some(fault), "{text:?}");
        }
        for text in ["Sommer2026!", "Summer!2026!", "Осень!2026!"] {
            assert_eq!(fault_of(text), Some(PasswordFault::PasswordDateOrName), "{text:?}");
        }
        for text in ["basketball1", "iloveyou2026", "24.12.2026.", "alexander1990"] {
            assert!(fault_of(text).is_some(), "{text:?}");
        }
    }

    #[test]
    fn what_everybody_knows_is_refused_by_name() {
        let context = |word: &str| Some(PasswordFault::PasswordOfContext { word: word.to_owned() });
        assert_eq!(fault_of("lastcard12"), context("lastcard"));
        assert_eq!(fault_of("Aurora2026"), context("aurora"));
        assert_eq!(fault_of("Aurora!2026!"), context("aurora"));
        assert_eq!(fault_of("VERA.K@club.example"), context("vera.k@club.example"));
        assert_eq!(fault_of("königin2026"), context("königin"));
    }

    #[test]
    fn a_few_words_or_random_characters_are_accepted_in_any_script() {
        for text in [
            "eight green skips",
            "boris likes yellow",
            "correct horse battery",
            "зелёный пропуск восемь",
            "आठ हरे कार्ड और एक",
            "k3Xw9-pQz1",
            "vera meets seven blue reverses",
        ] {
            assert_eq!(fault_of(text), None, "{text:?}");
        }
    }
}
