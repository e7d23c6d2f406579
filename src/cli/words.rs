//! Language of the terminal, from the environment.

use std::sync::LazyLock;

use crate::web::Translator;

/// Translator for messages to the person at the terminal.
pub(super) fn words() -> Translator {
    static WORDS: LazyLock<Translator> = LazyLock::new(|| {
        Translator::negotiate(&languages_from_env(|name| std::env::var(name).ok()))
            .unwrap_or_else(Translator::english)
    });
    *WORDS
}

/// Languages in the environment, in order of preference. `LANGUAGE` may list several, but counts only if a
/// locale is set.
fn languages_from_env(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set) else {
        return Vec::new();
    };
    if matches!(locale.as_str(), "C" | "POSIX") || locale.starts_with("C.") {
        return Vec::new();
    }
    let listed = set("LANGUAGE").unwrap_or_default();
    listed.split(':').chain([locale.as_str()]).filter(|code| !code.is_empty()).map(tag).collect()
}

/// Converts a locale such as `hi_IN.UTF-8` to a language tag such as `hi-IN`.
fn tag(locale: &str) -> String {
    let end = locale.find(['.', '@']).unwrap_or(locale.len());
    locale.get(..end).unwrap_or_default().replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_variables_choose_the_language() {
        type Case = (&'static [(&'static str, &'static str)], &'static [&'static str]);
        let cases: [Case; 6] = [
            (&[], &[]),
            (&[("LANG", "hi_IN.UTF-8")], &["hi-IN"]),
            (&[("LANG", "C.UTF-8"), ("LANGUAGE", "ru")], &[]),
            (&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "ru_RU@euro")], &["ru-RU"]),
            (&[("LANG", "bn_BD"), ("LC_MESSAGES", "gu_IN"), ("LC_ALL", "")], &["gu-IN"]),
            (&[("LANG", "en_IN"), ("LANGUAGE", "pa:hi_IN")], &["pa", "hi-IN", "en-IN"]),
        ];
        for (set, codes) in cases {
            let variable =
                |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            assert_eq!(languages_from_env(variable), codes, "{set:?}");
        }
    }
}
