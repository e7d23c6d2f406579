//! Sentences with arguments that a test does not know.

use std::fmt::Display;

/// Placeholder for an unknown argument.
pub(crate) const GAP: &str = "\u{fffc}";

/// Returns the parts of a text at the gaps of a sentence, or `None` if the text lacks the sentence.
pub(crate) fn parts_at_gaps(text: &str, sentence: impl Display) -> Option<Vec<&str>> {
    let sentence = sentence.to_string();
    let mut parts = sentence.split(GAP);
    let (_, mut rest) = text.split_once(parts.next()?)?;
    parts
        .map(|part| {
            // A sentence that ends with a gap takes the rest of the text.
            let (found, after) = if part.is_empty() { (rest, "") } else { rest.split_once(part)? };
            rest = after;
            Some(found)
        })
        .collect()
}
