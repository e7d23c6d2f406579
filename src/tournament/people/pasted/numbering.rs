//! List decoration around the names: numbers, bullets, boxes and ticks.

/// Signs before a name, with or without a space in between.
const BULLETS: [char; 12] = ['•', '‣', '◦', '·', '▪', '●', '○', '■', '☐', '☑', '✓', '→'];
/// Signs before a name, only with a space in between: a name may begin with one.
const DASHES: [char; 5] = ['-', '–', '—', '*', '>'];
/// Marks before or after a name that show who has come or paid.
const TICKS: [char; 14] = ['✅', '✔', '✓', '☑', '☐', '☒', '❌', '❎', '✖', '✗', '✘', '👍', '⬜', '🔲'];
/// Signs between a number and a name.
const AFTER_NUMBER: [char; 7] = ['.', ')', ':', ']', '．', '）', '。'];
/// Signs after one of [`AFTER_NUMBER`], or directly after a number if every line of the list has a number.
const AFTER_LISTED: [char; 4] = ['-', '–', '/', '>'];
/// Marks after a digit that is drawn as a key, and after a sign that is drawn in colour.
const KEYCAP: [char; 2] = ['\u{fe0f}', '\u{20e3}'];
const TEN: char = '🔟';

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct ListNumbers {
    /// True if every line begins with a number, and the numbers increase. In that case, a number belongs to
    /// the list even if only a space, a dash or a slash follows it.
    are_bare: bool,
}

impl ListNumbers {
    /// Detects the numbering. Numbers may have gaps where people left, and a second list may start at 1
    /// again.
    pub(super) fn detect<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let numbers: Option<Vec<u32>> =
            lines.map(|line| bare_number(strip_bidi_marks(line)).map(|(number, _)| number)).collect();
        let goes_on = |(one, next): (&u32, &u32)| next > one || *next == 1;
        Self {
            are_bare: numbers.is_some_and(|numbers| {
                numbers.len() > 1 && numbers.iter().zip(numbers.iter().skip(1)).all(goes_on)
            }),
        }
    }

    pub(super) fn strip_decoration(self, cell: &str) -> &str {
        let mut rest = strip_leading(cell);
        if self.are_bare
            && let Some((_, after)) = bare_number(rest)
        {
            rest = strip_leading(after);
        }
        let mut without = rest;
        while let Some(shorter) = without.trim_end_matches('\u{fe0f}').strip_suffix(TICKS) {
            without = shorter.trim_end();
        }
        if without.is_empty() { rest } else { without }
    }

    pub(super) fn has_number(line: &str) -> bool {
        let line = strip_bidi_marks(line);
        without_number(line).is_some() || without_sign(line).is_some() || bare_number(line).is_some()
    }

    /// Returns the number at the start of a line, if it is written in digits.
    pub(super) fn leading_number(line: &str) -> Option<u32> {
        let (digits, _) =
            digits(strip_bidi_marks(line).trim_start_matches(['#', '№', '(', '[']).trim_start())?;
        value(digits)
    }
}

/// Strips the pair of invisible marks that phones put around a copied name.
pub(super) fn strip_bidi_marks(line: &str) -> &str {
    let line = line.trim();
    let opens = |c| matches!(c, '\u{202a}' | '\u{202b}' | '\u{202d}' | '\u{2066}'..='\u{2068}');
    let closes = |c| matches!(c, '\u{202c}' | '\u{2069}');
    line.strip_prefix(opens).and_then(|rest| rest.strip_suffix(closes)).map_or(line, str::trim)
}

fn strip_leading(cell: &str) -> &str {
    let mut rest = strip_bidi_marks(cell);
    let marks = [without_bullet, without_box, without_sign, without_letter, without_number];
    while let Some(shorter) = marks.iter().find_map(|without| without(rest)) {
        rest = strip_bidi_marks(shorter);
    }
    rest
}

fn without_bullet(text: &str) -> Option<&str> {
    text.strip_prefix(BULLETS)
        .or_else(|| text.strip_prefix(TICKS).map(|rest| rest.trim_start_matches('\u{fe0f}')))
        .or_else(|| text.strip_prefix(DASHES).filter(|rest| rest.starts_with(char::is_whitespace)))
}

/// Strips `[ ]` and `[x]`, as in checklists.
fn without_box(text: &str) -> Option<&str> {
    ["[ ]", "[x]", "[X]", "[]"].iter().find_map(|ticks| text.strip_prefix(ticks))
}

/// Strips a number that is one character: `①`, `⒈`, `❶`, ten drawn as a key.
fn without_sign(text: &str) -> Option<&str> {
    let is_circled = |c| {
        matches!(c, '\u{2460}'..='\u{249b}' | '\u{24ea}'..='\u{24ff}' | '\u{2776}'..='\u{2793}'
            | '\u{3251}'..='\u{325f}' | '\u{32b1}'..='\u{32bf}' | TEN)
    };
    text.strip_prefix(is_circled).map(|rest| rest.trim_start_matches(KEYCAP))
}

/// Strips `a)` and `(b)`.
fn without_letter(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('(').unwrap_or(text);
    let rest = rest.strip_prefix(char::is_alphabetic)?;
    rest.strip_prefix([')', '）'])
}

/// Strips `1.`, `(2)`, `3:`, `4 -`, `#5`, `6.-`, `7/ ` and a six drawn as a key, but not the beginning of
/// `2.0`.
fn without_number(text: &str) -> Option<&str> {
    let is_marked = text.starts_with(['#', '№']);
    let (digits, rest) = digits(text.trim_start_matches(['#', '№', '(', '[']).trim_start())?;
    if let Some(after) = rest.strip_prefix(KEYCAP) {
        return Some(after.trim_start_matches(KEYCAP));
    }
    let after = if let Some(after) = rest.trim_start().strip_prefix(AFTER_NUMBER) {
        after.trim_start_matches(AFTER_NUMBER).trim_start_matches(AFTER_LISTED)
    } else {
        let is_apart = |rest: &&str| rest.starts_with(char::is_whitespace);
        let dash = rest.trim_start().strip_prefix(DASHES).or_else(|| rest.strip_prefix('/')).filter(is_apart);
        dash.or_else(|| Some(rest).filter(|_| is_marked && digits.len() < text.len()))?
    };
    (!after.starts_with(char::is_numeric)).then_some(after)
}

/// Splits off a number of up to three digits.
fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|c: char| !c.is_numeric()).unwrap_or(text.len());
    let (digits, rest) = text.split_at_checked(end)?;
    (1..=3).contains(&digits.chars().count()).then_some((digits, rest))
}

/// Splits off a number followed only by a space, a dash or a slash.
fn bare_number(text: &str) -> Option<(u32, &str)> {
    let (digits, rest) = digits(text)?;
    let after = rest.trim_start_matches(AFTER_LISTED);
    let name = after.trim_start();
    let is_apart = name.len() < rest.len() && !name.starts_with(char::is_numeric) && !name.is_empty();
    is_apart.then_some((value(digits)?, name))
}

/// Parses a number in the digits of any script.
fn value(digits: &str) -> Option<u32> {
    digits.chars().try_fold(0, |sum, c| Some(sum * 10 + digit(c)?))
}

fn digit(c: char) -> Option<u32> {
    const ZEROS: [u32; 7] = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6];
    ZEROS.iter().find_map(|zero| u32::from(c).checked_sub(*zero).filter(|digit| *digit < 10))
}
