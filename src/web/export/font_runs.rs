//! Splits text into runs that each use one font, since the renderer picks a fallback font only for a whole text.

/// A part of a text, with the font that contains its letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FontRun {
    pub family: &'static str,
    pub text: String,
}

const RUBIK: &str = "Rubik";
const EMOJI: &str = "Noto Emoji";

pub fn font_runs(text: &str) -> Vec<FontRun> {
    let mut runs: Vec<FontRun> = Vec::new();
    for c in text.chars() {
        let family = match (runs.last(), family(c)) {
            // A joiner would merge two emoji into one that the font lacks.
            (Some(run), None) if run.family == EMOJI && c == '\u{200D}' => continue,
            (Some(run), None) if run.family != EMOJI => run.family,
            (_, None) => RUBIK,
            (_, Some(family)) => family,
        };
        match runs.last_mut().filter(|run| run.family == family) {
            Some(run) => run.text.push(c),
            None => runs.push(FontRun { family, text: c.to_string() }),
        }
    }
    runs
}

/// Returns the font of a character; `None` if it uses the font of the preceding character.
fn family(c: char) -> Option<&'static str> {
    Some(match c {
        ' ' | '\u{A0}' | '\u{200C}' | '\u{200D}' => return None,
        '\u{0900}'..='\u{097F}' | '\u{1CD0}'..='\u{1CFF}' | '\u{A8E0}'..='\u{A8FF}' => "Noto Sans Devanagari",
        '\u{0980}'..='\u{09FF}' => "Noto Sans Bengali",
        '\u{0A00}'..='\u{0A7F}' => "Noto Sans Gurmukhi",
        '\u{0A80}'..='\u{0AFF}' => "Noto Sans Gujarati",
        '\u{2600}'..='\u{27BF}'
        | '\u{2B50}'
        | '\u{2B55}'
        | '\u{1F300}'..='\u{1F64F}'
        | '\u{1F680}'..='\u{1F6FF}'
        | '\u{1F900}'..='\u{1F9FF}' => EMOJI,
        _ => RUBIK,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<(&'static str, String)> {
        font_runs(text).into_iter().map(|run| (run.family, run.text)).collect()
    }

    #[test]
    fn each_part_has_one_font_and_none_is_lost() {
        let of = |family, text: &str| (family, text.to_owned());
        assert_eq!(parts(""), []);
        assert_eq!(parts("Анна B"), [of(RUBIK, "Анна B")]);
        assert_eq!(parts("56 में से"), [of(RUBIK, "56 "), of("Noto Sans Devanagari", "में से")]);
        assert_eq!(parts("ক 🎉 x"), [of("Noto Sans Bengali", "ক "), of(EMOJI, "🎉"), of(RUBIK, " x")]);
        assert_eq!(parts("👩\u{200D}👧"), [of(EMOJI, "👩👧")]);
        assert_eq!(parts("क्\u{200D}ष"), [of("Noto Sans Devanagari", "क्\u{200D}ष")]);
    }
}
