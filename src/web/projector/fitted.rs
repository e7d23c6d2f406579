//! Texts set as large as the space allows: the server estimates their width, and the style sheet knows the space.

/// A text with its estimated width.
pub struct SizedText {
    pub text: String,
    /// CSS classes for the width of the text, as if set on one line, and of its widest word.
    pub class: String,
}

/// Widths for which there is a CSS class, in ems.
const WIDTHS: [f32; 15] =
    [2.0, 3.0, 4.0, 5.0, 6.0, 7.5, 9.5, 12.0, 15.0, 20.0, 27.0, 38.0, 55.0, 80.0, 120.0];

/// Width above which a word may be broken.
const BREAK_WIDTH: f32 = 12.0;

/// Widths of a line on which a text is set, in widths of the whole text: on one line, on two, three or four (`static/projector/fit.css`).
const LINES: [(usize, f32); 4] = [(1, 1.0), (2, 98.0 / 175.0), (3, 98.0 / 250.0), (4, 98.0 / 330.0)];

impl SizedText {
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        let wide = |text: &str| text.chars().map(width).sum::<f32>();
        let words: Vec<f32> = text.split_inclusive([' ', '-', '/']).map(wide).collect();
        let word = text.split([' ', '-', '/']).map(wide).fold(0.0, f32::max).min(BREAK_WIDTH);
        let has_room = |em: f32| {
            let fits = |(lines, part): &(usize, f32)| count_lines(&words, (em * part).max(word)) <= *lines;
            wide(&text) <= em && LINES.iter().all(fits)
        };
        let class = |kind: &str, has_room: &dyn Fn(f32) -> bool| {
            let class = WIDTHS.into_iter().find(|width| has_room(*width)).or(WIDTHS.last().copied());
            format!("{kind}-{}", class.unwrap_or_default().floor())
        };
        let class = format!("{} {}", class("em", &has_room), class("word", &|width| word <= width));
        Self { text, class }
    }
}

/// Counts the lines of a text. A word wider than a line begins a line of its own and is broken.
fn count_lines(words: &[f32], line: f32) -> usize {
    let (mut lines, mut used) = (1, 0.0);
    for word in words {
        if used > 0.0 && used + word > line {
            lines += 1;
            used = 0.0;
        }
        used += word;
        while used > line {
            lines += 1;
            used -= line;
        }
    }
    lines
}

/// Returns the approximate width of a bold letter, in ems.
fn width(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '!' | '|' | '\'' | ' ' | '(' | ')' => 0.33,
        'f' | 'r' | 't' | '-' => 0.45,
        'm' | 'w' | 'M' | 'W' | 'ш' | 'щ' | 'ж' | 'ю' | 'ы' | '@' | '%' => 1.0,
        'A'..='Z' | 'А'..='Я' | '&' | '+' => 0.75,
        ' '..='~' => 0.62,
        // Combining and invisible characters.
        '\u{300}'..='\u{36f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}' => 0.0,
        '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{fdef}' | '\u{fe20}'..='\u{ffdc}' => 1.05,
        '\u{1f000}'.. => 1.35,
        _ => 0.7,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_as_wide_as_its_letters() {
        for (text, class) in [
            ("", "em-2 word-2"),
            ("Ann", "em-2 word-2"),
            ("Gurpreet", "em-5 word-5"),
            ("Ann & Boris", "em-7 word-3"),
            ("ill ill", "em-3 word-2"),
            ("अनन्या", "em-5 word-5"),
            ("🎉🎉🎉", "em-5 word-5"),
        ] {
            assert_eq!(SizedText::new(text).class, class, "{text}");
        }
        assert_eq!(SizedText::new("W".repeat(200)).class, "em-120 word-12");
        // What stands before a word that is broken has a line of its own.
        assert_eq!(SizedText::new("m".repeat(36)).class, "em-38 word-12");
        assert_eq!(SizedText::new(format!("Ann {}", "m".repeat(34))).class, "em-80 word-12");
    }
}
