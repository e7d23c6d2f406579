//! Text above names: the title of a list, and the headings of sections and columns.

use super::cells::cells;
use super::numbering::{ListNumbers, strip_bidi_marks};
use crate::people::team_line::has_letters;

/// Maximum number of lines in a title above a numbered list.
const MOST_TITLE_LINES: usize = 3;

/// Headings of a column of names in the languages of the pages and of a few programs, in lower case.
const NAME: [&str; 33] = [
    "name",
    "names",
    "full name",
    "your name",
    "player",
    "players",
    "player name",
    "participant",
    "participants",
    "имя",
    "имена",
    "фио",
    "ф.и.о",
    "игрок",
    "игроки",
    "участник",
    "участники",
    "नाम",
    "खिलाड़ी",
    "নাম",
    "খেলোয়াড়",
    "નામ",
    "ખેલાડી",
    "ਨਾਂ",
    "ਨਾਮ",
    "ਖਿਡਾਰੀ",
    "spieler",
    "teilnehmer",
    "nom",
    "nombre",
    "nome",
    "naam",
    "namn",
];
const GIVEN: [&str; 13] = [
    "first name",
    "firstname",
    "given name",
    "forename",
    "имя",
    "पहला नाम",
    "নামের প্রথম অংশ",
    "પહેલું નામ",
    "ਪਹਿਲਾ ਨਾਂ",
    "vorname",
    "prénom",
    "förnamn",
    "voornaam",
];
const FAMILY: [&str; 16] = [
    "last name",
    "lastname",
    "surname",
    "family name",
    "фамилия",
    "उपनाम",
    "कुलनाम",
    "পদবি",
    "અટક",
    "ਉਪਨਾਂ",
    "nachname",
    "familienname",
    "nom de famille",
    "apellidos",
    "efternamn",
    "achternaam",
];

/// Lines that may have names, and the headings above them.
pub(super) struct Headings<'a> {
    pub(super) lines: Vec<(usize, &'a str)>,
    pub(super) left_out: Vec<String>,
}

impl<'a> Headings<'a> {
    pub(super) fn of(lines: &[(usize, &'a str)]) -> Self {
        let (over, lines): (Vec<_>, Vec<_>) = lines.iter().copied().partition(|(_, line)| is_section(line));
        let title = count_title_lines(&lines);
        let (above, lines) = lines.split_at_checked(title).unwrap_or((&[], &lines));
        let mut left_out: Vec<_> = above.iter().chain(&over).collect();
        left_out.sort_by_key(|(number, _)| *number);
        Self {
            left_out: left_out.into_iter().map(|(_, line)| strip_bidi_marks(line).to_owned()).collect(),
            lines: lines.to_vec(),
        }
    }
}

/// Returns true for `Reserves:`, including in chat-style bold.
fn is_section(line: &str) -> bool {
    let line = line.trim().trim_matches(['*', '_', '~']).trim();
    line.strip_suffix([':', '：']).is_some_and(has_letters)
}

/// Counts the title lines above the names: the lines before a numbered list that starts at 1, or a first line
/// that says “Names”.
fn count_title_lines(lines: &[(usize, &str)]) -> usize {
    let begins = |(_, line): &(usize, &str)| ListNumbers::has_number(line);
    if lines.len() > 1 && lines.first().is_some_and(|(_, line)| is_one_of(line, &NAME)) {
        return 1;
    }
    let Some(first) = lines.iter().position(begins) else { return 0 };
    let (above, list) = lines.split_at_checked(first).unwrap_or((&[], lines));
    let number = list.first().and_then(|(_, line)| ListNumbers::leading_number(line));
    let is_list = list.len() > 1 && list.iter().all(begins) && number.is_none_or(|number| number <= 1);
    let is_one = |(_, line): &(usize, &str)| cells(line).len() == 1;
    if is_list && first <= MOST_TITLE_LINES && above.iter().all(is_one) { first } else { 0 }
}

fn is_one_of(cell: &str, words: &[&str]) -> bool {
    let cell = cell.trim().trim_end_matches(['.', ':', '*']).to_lowercase();
    words.contains(&cell.as_str())
}

pub(super) fn is_heading(cell: &str) -> bool {
    [&NAME[..], &GIVEN, &FAMILY].iter().any(|words| is_one_of(cell, words))
}

/// Finds the columns of names by their headings: first name and family name, or the whole name.
pub(super) fn name_columns(heading: &[String]) -> Option<Vec<usize>> {
    let find = |words: &[&str], but: Option<usize>| {
        heading.iter().enumerate().position(|(at, cell)| Some(at) != but && is_one_of(cell, words))
    };
    let family = find(&FAMILY, None);
    let given = find(&GIVEN, None);
    match (given, family) {
        (Some(given), Some(family)) => Some(vec![given, family]),
        // “Name, Vorname”: here the name is the family name.
        (Some(given), None) => Some([Some(given), find(&NAME, Some(given))].into_iter().flatten().collect()),
        (None, Some(family)) => Some([find(&NAME, None), Some(family)].into_iter().flatten().collect()),
        (None, None) => find(&NAME, None).map(|name| vec![name]),
    }
}
