//! Rules for passwords: long enough, and not among those guessed first.
//!
//! There are no rules about kinds of characters (NIST SP 800-63B), only about the number of guesses that a password withstands. zxcvbn
//! knows common passwords, names, words, dates, keyboard rows and repeats, and is given what is known about the account.

use serde::Serialize;
use zxcvbn::feedback::Warning;
use zxcvbn::{Score, zxcvbn};

#[allow(clippy::enum_variant_names, reason = "a variant is the key of its message")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum PasswordFault {
    /// Short enough to try all combinations.
    PasswordShort {
        /// Length of the password in characters.
        length: usize,
        /// Number of characters required.
        least: usize,
    },
    /// Longer than anybody types, which would only make hashing slow.
    PasswordLong {
        /// Number of characters allowed.
        most: usize,
    },
    /// Made of something that everybody knows about this account.
    PasswordOfContext {
        /// Login, name, club or program name that it contains.
        word: String,
    },
    /// Among the passwords tried first, perhaps with a digit changed.
    PasswordCommon,
    /// Row of keys, or letters or digits in sequence.
    PasswordRow,
    /// Repeats itself.
    PasswordRepeated,
    /// Date or name, and little else.
    PasswordDateOrName,
    /// Guessable within too few attempts.
    PasswordGuessable,
}

/// Password that was accepted.
pub struct Password(String);

impl Password {
    /// Minimum number of characters.
    pub const MIN_CHARACTERS: usize = 10;
    /// Maximum number of characters.
    pub const MAX_CHARACTERS: usize = 200;

    /// Accepts a password, or returns the fault. `context` is what everybody knows: the login, the name, the club.
    pub fn parse(text: &str, context: &[&str]) -> Result<Self, PasswordFault> {
        let length = text.chars().count();
        if length < Self::MIN_CHARACTERS {
            return Err(PasswordFault::PasswordShort { length, least: Self::MIN_CHARACTERS });
        }
        if length > Self::MAX_CHARACTERS {
            return Err(PasswordFault::PasswordLong { most: Self::MAX_CHARACTERS });
        }
        let context = words_of(context);
        let letters: String = text.to_lowercase().chars().filter(|c| c.is_alphabetic()).collect();
        // The estimate gives too much credit for the characters between the letters.
        if let Some(word) = context.iter().find(|word| letters_of(word) == letters) {
            return Err(PasswordFault::PasswordOfContext { word: word.clone() });
        }
        if SEASONS_AND_MONTHS.contains(&letters.as_str()) {
            return Err(PasswordFault::PasswordDateOrName);
        }
        let inputs: Vec<&str> = context.iter().map(String::as_str).collect();
        let estimate = zxcvbn(text, &inputs);
        // At least 10⁸ guesses, which the rate limits never allow.
        if estimate.score() >= Score::Three {
            return Ok(Self(text.to_owned()));
        }
        let lower = text.to_lowercase();
        if let Some(word) = context.into_iter().find(|word| lower.contains(word)) {
            return Err(PasswordFault::PasswordOfContext { word });
        }
        Err(fault(estimate.feedback().and_then(zxcvbn::feedback::Feedback::warning)))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Seasons and months, which people put before a year when they have to change a password.
const SEASONS_AND_MONTHS: [&str; 36] = [
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

/// Returns the texts that everybody knows, whole and word by word, in lower case. Words shorter than three letters are skipped, since many
/// good passwords contain them.
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
    fn password_length_is_bounded() {
        let short = PasswordFault::PasswordShort { length: 5, least: 10 };
        assert_eq!(fault_of("ключи"), Some(short));
        assert_eq!(fault_of(&"x".repeat(201)), Some(PasswordFault::PasswordLong { most: 200 }));
    }

    #[test]
    fn common_passwords_are_refused_with_a_reason() {
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
    fn passwords_from_context_are_refused() {
        let context = |word: &str| Some(PasswordFault::PasswordOfContext { word: word.to_owned() });
        assert_eq!(fault_of("lastcard12"), context("lastcard"));
        assert_eq!(fault_of("Aurora2026"), context("aurora"));
        assert_eq!(fault_of("Aurora!2026!"), context("aurora"));
        assert_eq!(fault_of("VERA.K@club.example"), context("vera.k@club.example"));
        assert_eq!(fault_of("königin2026"), context("königin"));
    }

    #[test]
    fn passphrases_are_accepted_in_any_script() {
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
