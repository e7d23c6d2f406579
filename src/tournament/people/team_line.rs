//! A team in one line, such as `Anna + Boris` or `Reds: Anna + Boris`.

use std::fmt;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TeamLine<'a> {
    pub(super) name: Option<&'a str>,
    pub(super) players: Vec<&'a str>,
}

impl<'a> TeamLine<'a> {
    /// Parses names joined by `+`. “Uma +1” is one name: a `+` joins only parts that have letters.
    pub(super) fn parse(text: &'a str) -> Option<Self> {
        let named =
            split_label(text, &[": ", ":", "："]).and_then(|(name, rest)| Some((name, split_players(rest)?)));
        match named {
            Some((name, players)) => Some(Self { name: Some(name), players }),
            None => Some(Self { name: None, players: split_players(text)? }),
        }
    }
}

impl fmt::Display for TeamLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = self.name {
            write!(f, "{name}: ")?;
        }
        f.write_str(&self.players.join(" + "))
    }
}

/// Splits a text at the first of these signs, if the label before it has letters.
pub(super) fn split_label<'a>(text: &'a str, signs: &[&str]) -> Option<(&'a str, &'a str)> {
    let found = signs.iter().filter_map(|sign| text.split_once(sign));
    let (label, rest) = found.min_by_key(|(label, _)| label.len())?;
    let (label, rest) = (label.trim(), rest.trim());
    let is_label = has_letters(label) && !label.contains('+') && !rest.is_empty();
    is_label.then_some((label, rest))
}

fn split_players(text: &str) -> Option<Vec<&str>> {
    let (mut players, mut from) = (Vec::new(), 0);
    for (at, _) in text.match_indices('+') {
        let (before, after) = (text.get(from..at)?, text.get(at + 1..)?);
        if has_letters(before) && after.split('+').next().is_some_and(has_letters) {
            players.push(before.trim());
            from = at + 1;
        }
    }
    players.push(text.get(from..)?.trim());
    (players.len() > 1).then_some(players)
}

/// Returns true if a text has letters or pictures, as in names, not just numbers and symbols.
pub fn has_letters(text: &str) -> bool {
    let is_picture = |c: char| u32::from(c) > 0x2190 && !c.is_numeric() && !c.is_whitespace();
    text.chars().any(|c| c.is_alphabetic() || is_picture(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plus_joins_names_and_nothing_else() {
        for (text, name, players) in [
            ("Anna + Boris", None, "Anna|Boris"),
            ("Anna+Boris+Vera", None, "Anna|Boris|Vera"),
            ("Reds: Anna + Boris", Some("Reds"), "Anna|Boris"),
            ("Team 1:Anna+Boris", Some("Team 1"), "Anna|Boris"),
            ("🦊 + 🐻", None, "🦊|🐻"),
            ("Uma +1 + C++ + Bo +2", None, "Uma +1|C++|Bo +2"),
            ("19:30 Anna + Boris", None, "19:30 Anna|Boris"),
        ] {
            let read = TeamLine::parse(text).unwrap();
            assert_eq!((read.name, read.players.join("|").as_str()), (name, players), "{text}");
            assert_eq!(TeamLine::parse(&read.to_string()), Some(read.clone()), "{text}");
        }
        for text in ["Anna", "Uma +1", "Uma + 1", "Reds: Anna", "C++", "Anna +", "+1", "Anna +49 170 1234"] {
            assert_eq!(TeamLine::parse(text), None, "{text}");
        }
    }
}
