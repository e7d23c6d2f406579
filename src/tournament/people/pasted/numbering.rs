//! What a list puts in front of a name and behind it: numbers, bullets, boxes, ticks.

/// What stands in front of a name in a list, wherever it stands.
const BULLETS: [char; 12] = ['•', '‣', '◦', '·', '▪', '●', '○', '■', '☐', '☑', '✓', '→'];
/// The same, where a space follows: a name may begin with it.
const DASHES: [char; 5] = ['-', '–', '—', '*', '>'];
/// What tells in a list who has come or paid, in front of a name or behind it.
const TICKS: [char; 14] = ['✅', '✔', '✓', '☑', '☐', '☒', '❌', '❎', '✖', '✗', '✘', '👍', '⬜', '🔲'];
/// What follows a number in front of a name.
const AFTER_NUMBER: [char; 7] = ['.', ')', ':', ']', '．', '）', '。'];
/// The same after one of those, or where every line of the list has its number.
const AFTER_LISTED: [char; 4] = ['-', '–', '/', '>'];
/// The marks of a digit that is drawn as a key, and of a sign that is drawn in colours.
const KEYCAP: [char; 2] = ['\u{fe0f}', '\u{20e3}'];
const TEN: char = '🔟';

/// How a list counts its lines.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct ListNumbers {
    /// Every line begins with a number, and they go up: then a number belongs to the list though nothing but a space, a dash or a
    /// stroke follows it.
    are_bare: bool,
}

impl ListNumbers {
    /// Of these lines. Numbers may have gaps, as somebody left, and a second list may begin at one again.
    pub(super) fn of<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let numbers: Option<Vec<u32>> =
            lines.map(|line| bare_number(untied(line)).map(|(number, _)| number)).collect();
        let goes_on = |(one, next): (&u32, &u32)| next > one || *next == 1;
        Self {
            are_bare: numbers.is_some_and(|numbers| {
                numbers.len() > 1 && numbers.iter().zip(numbers.iter().skip(1)).all(goes_on)
            }),
        }
    }

    /// A name without what the list puts around it.
    pub(super) fn without(self, cell: &str) -> &str {
        let mut rest = unmarked(cell);
        if self.are_bare
            && let Some((_, after)) = bare_number(rest)
        {
            rest = unmarked(after);
        }
        let mut without = rest;
        while let Some(shorter) = without.trim_end_matches('\u{fe0f}').strip_suffix(TICKS) {
            without = shorter.trim_end();
        }
        if without.is_empty() { rest } else { without }
    }

    /// Tells that a line begins with the number of a list.
    pub(super) fn begins(line: &str) -> bool {
        let line = untied(line);
        without_number(line).is_some() || without_sign(line).is_some() || bare_number(line).is_some()
    }

    /// The number with which a line begins, where it is written in digits.
    pub(super) fn first(line: &str) -> Option<u32> {
        let (digits, _) = digits(untied(line).trim_start_matches(['#', '№', '(', '[']).trim_start())?;
        value(digits)
    }
}

/// A line without the pair of invisible marks that phones put around a copied name.
pub(super) fn untied(line: &str) -> &str {
    let line = line.trim();
    let opens = |c| matches!(c, '\u{202a}' | '\u{202b}' | '\u{202d}' | '\u{2066}'..='\u{2068}');
    let closes = |c| matches!(c, '\u{202c}' | '\u{2069}');
    line.strip_prefix(opens).and_then(|rest| rest.strip_suffix(closes)).map_or(line, str::trim)
}

/// Without everything in front that belongs to a list.
fn unmarked(cell: &str) -> &str {
    let mut rest = untied(cell);
    let marks = [without_bullet, without_box, without_sign, without_letter, without_number];
    while let Some(shorter) = marks.iter().find_map(|without| without(rest)) {
        rest = untied(shorter);
    }
    rest
}

fn without_bullet(text: &str) -> Option<&str> {
    text.strip_prefix(BULLETS)
        .or_else(|| text.strip_prefix(TICKS).map(|rest| rest.trim_start_matches('\u{fe0f}')))
        .or_else(|| text.strip_prefix(DASHES).filter(|rest| rest.starts_with(char::is_whitespace)))
}

/// `[ ]` and `[x]`, as lists to be ticked have them.
fn without_box(text: &str) -> Option<&str> {
    ["[ ]", "[x]", "[X]", "[]"].iter().find_map(|ticks| text.strip_prefix(ticks))
}

/// A number that is one sign: `①`, `⒈`, `❶`, ten drawn as a key.
fn without_sign(text: &str) -> Option<&str> {
    let is_circled = |c| {
        matches!(c, '\u{2460}'..='\u{249b}' | '\u{24ea}'..='\u{24ff}' | '\u{2776}'..='\u{2793}'
            | '\u{3251}'..='\u{325f}' | '\u{32b1}'..='\u{32bf}' | TEN)
    };
    text.strip_prefix(is_circled).map(|rest| rest.trim_start_matches(KEYCAP))
}

/// `a)`, `(b)`.
fn without_letter(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('(').unwrap_or(text);
    let rest = rest.strip_prefix(char::is_alphabetic)?;
    rest.strip_prefix([')', '）'])
}

/// `1.`, `(2)`, `3:`, `4 -`, `#5`, `6.-`, `7/ `, a six drawn as a key; not the beginning of `2.0`.
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

/// A number of up to three digits, and what follows it.
fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|c: char| !c.is_numeric()).unwrap_or(text.len());
    let (digits, rest) = text.split_at_checked(end)?;
    (1..=3).contains(&digits.chars().count()).then_some((digits, rest))
}

/// A number with nothing but a space, or a dash or stroke, behind it.
fn bare_number(text: &str) -> Option<(u32, &str)> {
    let (digits, rest) = digits(text)?;
    let after = rest.trim_start_matches(AFTER_LISTED);
    let name = after.trim_start();
    let is_apart = name.len() < rest.len() && !name.starts_with(char::is_numeric) && !name.is_empty();
    is_apart.then_some((value(digits)?, name))
}

/// A number in the digits of any script.
fn value(digits: &str) -> Option<u32> {
    digits.chars().try_fold(0, |sum, c| Some(sum * 10 + digit(c)?))
}

fn digit(c: char) -> Option<u32> {
    const ZEROS: [u32; 7] = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6];
    ZEROS.iter().find_map(|zero| u32::from(c).checked_sub(*zero).filter(|digit| *digit < 10))
}
