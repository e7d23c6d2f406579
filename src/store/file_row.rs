//! Rows of a club's file. Each is parsed like a row of its table before anything is stored.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::StoreError;
use lastcard_tournament::slug;

/// Length of the longest address, in characters: a name, followed by the random part of an unlisted link.
const LONGEST_SLUG: usize = 250;

/// Part of an address that is reserved for the forms for new things.
const FORM: &str = "new";

/// Parses a row, given as an object with its columns, with the reader of its table.
pub(super) fn check<R: DeserializeOwned, T>(
    row: Value,
    reader: impl FnOnce(R) -> Result<T, StoreError>,
) -> Result<(), StoreError> {
    let row = serde_json::from_value(row).map_err(|error| StoreError::corrupt("row", &error))?;
    reader(row).map(drop)
}

pub(super) fn check_slug(text: &str) -> Result<(), StoreError> {
    let fits = |c: char| c == '-' || slug::is_word_char(c);
    let is_one = (1..=LONGEST_SLUG).contains(&text.chars().count()) && text.chars().all(fits);
    let is_reached = text.to_lowercase() == text && text != FORM;
    if is_one && is_reached { Ok(()) } else { Err(StoreError::corrupt("address", &text)) }
}

/// Checks that a revision is at least 1.
pub(super) fn check_revision(number: i32) -> Result<(), StoreError> {
    if number >= 1 { Ok(()) } else { Err(StoreError::corrupt("revision", &number)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_slugs_of_names_are_accepted() {
        for name in ["Aurora", "Анна", "प्रिया", "ਗੁਰਪ੍ਰੀਤ", "🦊", "Straße 7"]
        {
            check_slug(&slug::slugify(name)).unwrap();
        }
        check_slug("friday-2-0123456789abcdef0123456789abcdef").unwrap();
        for bad in ["", "new", "Friday", "../organise", "a/b", "a b", "a\n", "a?b", "a%2fb", &"a".repeat(251)]
        {
            assert!(check_slug(bad).is_err(), "{bad}");
        }
    }
}
