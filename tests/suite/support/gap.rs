//! Sentences of which a test does not know every argument beforehand.

use std::fmt::Display;

/// Stands in a sentence for what is not known beforehand.
pub(crate) const GAP: &str = "\u{fffc}";

/// What stands in a text at the gaps of a sentence; nothing where the text does not have the sentence.
pub(crate) fn at_gaps(text: &str, sentence: impl Display) -> Option<Vec<&str>> {
    let sentence = sentence.to_string();
    let mut parts = sentence.split(GAP);
    let (_, mut rest) = text.split_once(parts.next()?)?;
    parts
        .map(|part| {
            // A sentence that ends with a gap has the rest of the text in it.
            let (found, after) = if part.is_empty() { (rest, "") } else { rest.split_once(part)? };
            rest = after;
            Some(found)
        })
        .collect()
}
