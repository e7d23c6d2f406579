//! Names that people take for the same one.

use unicode_normalization::UnicodeNormalization;

use crate::Name;
use crate::people::names::is_invisible;

/// What is left of a name when case, accents, spaces, points and hyphens are taken away, and letters of another script that look like Latin
/// ones are written in Latin. Names with the same one cannot be told apart when they are read out, or at a glance.
pub fn alike(name: &Name) -> String {
    // To capitals and back: `ß` is `ss` then, and a final sigma any other.
    let capitals: String =
        name.as_str().nfkd().filter(|c| !is_accent(*c)).flat_map(char::to_uppercase).collect();
    let kept = capitals.chars().filter(|c| !is_between(*c)).flat_map(char::to_lowercase);
    let key: String = kept.filter(|c| !is_accent(*c)).map(latin).collect();
    if key.is_empty() { name.as_str().to_owned() } else { key }
}

/// The marks over and under Latin, Greek and Cyrillic letters; the vowels of other scripts are letters of their own.
fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

fn is_between(c: char) -> bool {
    c.is_whitespace()
        || is_invisible(c)
        || matches!(c, '.' | '-' | '‐' | '‑' | '_' | '\'' | '’' | '\u{200c}' | '\u{200d}')
}

/// The small Latin letter that a Cyrillic or Greek one is mistaken for.
fn latin(c: char) -> char {
    match c {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' => 'c',
        'е' | 'ε' => 'e',
        'н' | 'η' => 'h',
        'і' | 'ι' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'ν' => 'n',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'у' | 'υ' => 'y',
        'х' | 'χ' => 'x',
        'ζ' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sounds_or_looks_the_same_is_alike() {
        let key = |name: &str| alike(&Name::parse(name).unwrap());
        for (one, other) in [
            ("Anna", "anna"),
            ("ANNA", "Anna"),
            ("Anna Ek", "AnnaEk"),
            ("Anna B.", "anna b"),
            ("Mary-Ann", "Mary Ann"),
            ("O'Neil", "O’Neil"),
            ("Jose\u{301}", "José"),
            ("José", "Jose"),
            ("Ａｎｎａ", "Anna"),
            ("Groß", "GROSS"),
            ("Артём", "Артем"),
            // Two Cyrillic letters in a Latin name.
            ("Cоrа", "Cora"),
            ("मीरा\u{200b}", "मीरा"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        for (one, other) in [
            ("Anna", "Anne"),
            ("Anna", "Анна"),
            ("Anna", "Anna 2"),
            ("Anna", "Anna*"),
            ("मीरा", "मीरी"),
            ("ਗੁਰ", "ਗਰ"),
            ("🦊", "🐻"),
            ("-", "."),
        ] {
            assert_ne!(key(one), key(other), "{one} {other}");
        }
    }
}
