//! Shortening of texts that are too long for their place.

/// Returns a text of at most `most` characters. A longer one is cut and ends with `…`.
pub fn excerpt(text: &str, most: usize) -> String {
    if text.chars().nth(most).is_none() {
        return text.to_owned();
    }
    let start: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", start.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_loses_its_end() {
        assert_eq!(excerpt("", 5), "");
        assert_eq!(excerpt("Borís", 5), "Borís");
        assert_eq!(excerpt("Boriska", 5), "Bori…");
        assert_eq!(excerpt("Anna Boris", 6), "Anna…");
    }
}
