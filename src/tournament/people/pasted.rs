//! Names as they are pasted: from a chat, a spreadsheet, a list with numbers in front. What belongs to the list and not to a name goes.

/// What stands between two names in one line.
const SEPARATORS: [char; 15] = [
    ',', ';', '\t', '،', '؛', '、', '，', '；', '|', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}',
];
/// What stands in front of a name in a list, wherever it stands.
const BULLETS: [char; 12] = ['•', '‣', '◦', '·', '▪', '●', '○', '■', '☐', '☑', '✓', '→'];
/// The same, where a space follows: a name may begin with it.
const DASHES: [char; 5] = ['-', '–', '—', '*', '>'];
/// What follows a number in front of a name.
const AFTER_NUMBER: [char; 7] = ['.', ')', ':', ']', '．', '）', '。'];
/// The marks of a digit that is drawn as a key.
const KEYCAP: [char; 2] = ['\u{fe0f}', '\u{20e3}'];

/// The names of a pasted text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pasted {
    /// Each name, or team with `+`, with the line in which it stood, counted from 1.
    pub lines: Vec<(usize, String)>,
    /// Whether more was left out than empty lines and spaces.
    pub tidied: bool,
}

impl Pasted {
    /// Reads a text: a name a line, or several with a comma, a semicolon or a tab between, with or without numbers and bullets in front.
    pub fn read(text: &str) -> Self {
        Self::keeping(text, |_| false)
    }

    /// The same where some lines are known to be names as they stand.
    pub fn keeping(text: &str, is_kept: impl Fn(&str) -> bool) -> Self {
        let numbered = is_numbered(text);
        let mut lines = Vec::new();
        let mut tidied = false;
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let names = if is_kept(line.trim()) { vec![line.trim()] } else { names(line, numbered) };
            tidied |= names != [line.trim()];
            lines.extend(names.into_iter().map(|name| (number, name.to_owned())));
        }
        Self { lines, tidied }
    }

    /// The names, one a line.
    pub fn text(&self) -> String {
        self.lines.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join("\n")
    }
}

/// The names of one line. A cell with a number only is one of a list's columns, unless the line has nothing else.
fn names(line: &str, numbered: bool) -> Vec<&str> {
    let cells = line.split(SEPARATORS).map(|cell| name(cell, numbered)).filter(|cell| !cell.is_empty());
    let cells: Vec<&str> = cells.collect();
    let is_figure = |cell: &&str| cell.chars().all(|c| c.is_numeric() || ".:%/".contains(c));
    if cells.iter().all(is_figure) {
        cells
    } else {
        cells.into_iter().filter(|cell| !is_figure(cell)).collect()
    }
}

/// A name without what a list puts in front of it.
fn name(cell: &str, numbered: bool) -> &str {
    let mut rest = cell.trim();
    loop {
        let without = [without_bullet, without_box, without_number].iter().find_map(|without| without(rest));
        match without {
            Some(shorter) => rest = shorter.trim_start(),
            None => break,
        }
    }
    if numbered && let Some((_, after)) = bare_number(rest) {
        rest = after;
    }
    let quoted = rest.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    quoted.filter(|inner| !inner.contains('"')).map_or(rest, str::trim)
}

fn without_bullet(text: &str) -> Option<&str> {
    text.strip_prefix(BULLETS)
        .or_else(|| text.strip_prefix(DASHES).filter(|rest| rest.starts_with(char::is_whitespace)))
}

/// `[ ]` and `[x]`, as lists to be ticked have them.
fn without_box(text: &str) -> Option<&str> {
    ["[ ]", "[x]", "[X]", "[]"].iter().find_map(|ticks| text.strip_prefix(ticks))
}

/// `1.`, `(2)`, `3:`, `4 -`, `#5`, a six drawn as a key; not the beginning of `2.0`.
fn without_number(text: &str) -> Option<&str> {
    let is_marked = text.starts_with(['#', '№']);
    let (digits, rest) = digits(text.trim_start_matches(['#', '№', '(', '[']).trim_start())?;
    if let Some(after) = rest.strip_prefix(KEYCAP) {
        return Some(after.trim_start_matches(KEYCAP));
    }
    let after = if let Some(after) = rest.trim_start().strip_prefix(AFTER_NUMBER) {
        after
    } else {
        let dash =
            rest.trim_start().strip_prefix(DASHES).filter(|rest| rest.starts_with(char::is_whitespace));
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

/// A number with nothing but a space behind it.
fn bare_number(text: &str) -> Option<(u32, &str)> {
    let (digits, rest) = digits(text)?;
    let name = rest.strip_prefix(char::is_whitespace)?.trim_start();
    let number = digits.chars().try_fold(0, |sum, c| Some(sum * 10 + c.to_digit(10)?))?;
    (!name.is_empty()).then_some((number, name))
}

/// Whether every line begins with its number: only then does a number without a point belong to the list and not to the name.
fn is_numbered(text: &str) -> bool {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let numbers: Option<Vec<u32>> = lines.map(|line| bare_number(line).map(|(number, _)| number)).collect();
    numbers.is_some_and(|numbers| {
        numbers.len() > 1 && numbers.iter().zip(numbers.iter().skip(1)).all(|(one, next)| *next == one + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_a_list_goes_and_the_names_stay() {
        for (pasted, names, tidied) in [
            ("Anna\nBoris", "Anna|Boris", false),
            ("  Anna \r\n\r\n\tBoris\n", "Anna|Boris", false),
            (
                "1. Anna\n2) Boris\n(3) Vera\n4: Gleb\n5 - Dina\n#6 Egor\n№ 7 Zoya\n8.Ilya",
                "Anna|Boris|Vera|Gleb|Dina|Egor|Zoya|Ilya",
                true,
            ),
            ("१. अन्ना\n२. बोरिस", "अन्ना|बोरिस", true),
            ("1️⃣ Anna\n2️⃣ Boris", "Anna|Boris", true),
            ("1 Anna\n2 Boris\n3 Vera", "Anna|Boris|Vera", true),
            ("1\tAnna\n2\tBoris", "Anna|Boris", true),
            ("1;Anna;1500\n2;Boris;1480", "Anna|Boris", true),
            ("- Anna\n* Boris\n• Vera\n◦Gleb\n– Dina\n— Egor", "Anna|Boris|Vera|Gleb|Dina|Egor", true),
            ("[ ] Anna\n[x] Boris\n☐ Vera", "Anna|Boris|Vera", true),
            ("- [ ] 1. Anna", "Anna", true),
            ("Anna, Boris, Vera, Gleb", "Anna|Boris|Vera|Gleb", true),
            ("Anna; Boris;\nVera،Gleb、Dina", "Anna|Boris|Vera|Gleb|Dina", true),
            ("Anna\tBoris\nVera\u{2028}Gleb", "Anna|Boris|Vera|Gleb", true),
            ("\"Anna\"\n\"Boris\"", "Anna|Boris", true),
            ("1. Anna + Boris, 2. Vera + Gleb", "Anna + Boris|Vera + Gleb", true),
            // What only looks like a list.
            ("1\n2\n3\n4", "1|2|3|4", false),
            ("7 of Nine\nData", "7 of Nine|Data", false),
            ("Anna 2\nPlayer 10", "Anna 2|Player 10", false),
            ("2.0\n-Anna\n+1", "2.0|-Anna|+1", false),
            ("1234. Anna", "1234. Anna", false),
            ("Anna \"the cat\" Ek\nO’Neil\nMary-Ann", "Anna \"the cat\" Ek|O’Neil|Mary-Ann", false),
            ("🦊\nמרים", "🦊|מרים", false),
            (",;\n1.\n-", "-", true),
            ("", "", false),
        ] {
            let read = Pasted::read(pasted);
            assert_eq!(read.text().replace('\n', "|"), names, "{pasted:?}");
            assert_eq!(read.tidied, tidied, "{pasted:?}");
            assert_eq!(Pasted::read(&read.text()).text(), read.text(), "{pasted:?} once more");
        }
    }

    #[test]
    fn what_is_known_to_be_a_name_is_kept() {
        let read = Pasted::keeping("Ek, Anna\nBoris, Vera", |line| line == "Ek, Anna");
        assert_eq!(read.text(), "Ek, Anna\nBoris\nVera");
    }

    #[test]
    fn a_name_knows_its_line() {
        let read = Pasted::read("Anna, Boris\n\n3. Vera");
        let lines: Vec<(usize, &str)> =
            read.lines.iter().map(|(line, name)| (*line, name.as_str())).collect();
        assert_eq!(lines, [(1, "Anna"), (1, "Boris"), (3, "Vera")]);
    }
}
