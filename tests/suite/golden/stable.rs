//! Removes random values from texts: ids, codes, secrets, and addresses of content-hashed files.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use regex::{Captures, Regex};

/// Patterns of random values, each with the word that replaces it. The first match wins.
const CHANCE: [(&str, &str); 10] = [
    ("QR", r#"(?s)<div class="qr[^>]*>.*?</svg>"#),
    ("JWT", r"eyJ[\w-]+\.[\w-]+\.[\w-]+"),
    ("SECRET", r"whsec_[\w+/=&#;]+"),
    ("TOTP", r"\b[A-Z2-7]{32}\b|\b(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}\b"),
    ("HASH", r"\b[0-9a-f]{16}\b"),
    ("ID", r"\b[0-9a-f]{32}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b"),
    ("CODE", r"\b(?:[2-9A-HJKMNP-Z]{14}|[2-9A-HJKMNP-Z]{12}|[2-9A-HJKMNP-Z]{8}|[2-9A-HJKMNP-Z]{6})\b"),
    ("VERSION", r"\b\d{16,20}\b"),
    ("HOST", r"127\.0\.0\.1(?::|%3A)\d+"),
    ("WHERE", r"/[\w./%-]*lastcard[\w./%-]*\.db|/tmp/[\w./-]+|/dev/shm/[\w./-]+"),
];

static FOUND: LazyLock<Regex> = LazyLock::new(|| {
    let parts = CHANCE.map(|(name, pattern)| format!("(?P<{name}>{pattern})"));
    Regex::new(&parts.join("|")).unwrap()
});

/// Replaces random values by numbers, in the order of their first appearance.
pub(super) fn stabilise(text: &str) -> String {
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let replaced = FOUND.replace_all(text, |found: &Captures<'_>| {
        let (name, _) = CHANCE.iter().find(|(name, _)| found.name(name).is_some()).unwrap();
        let next = known.len() + 1;
        let number = *known.entry(found[0].to_owned()).or_insert(next);
        format!("‹{name} {number}›")
    });
    replaced.into_owned()
}

#[test]
fn only_random_values_are_replaced() {
    let id = "0193aabbccddeeff00112233445566ff";
    assert_eq!(stabilise(&format!("/t/{id} {id} K7M2QX Anna 1,240")), "/t/‹ID 1› ‹ID 1› ‹CODE 2› Anna 1,240");
    assert_eq!(stabilise("UNO, STANDS?"), stabilise("UNO, STANDS?"));
}
