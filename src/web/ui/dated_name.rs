//! Names of evenings that contain their date, such as `Friday 4 December` or `Club 4.12.`.

use chrono::NaiveDate;

use crate::ui::language::Language;
use crate::ui::translator::Translator;

/// Numeric dates in names, each before any that is a part of it.
const NUMERIC: [&str; 9] = [
    "%Y-%m-%d",
    "%d.%m.%Y",
    "%-d.%-m.%Y",
    "%d.%m.",
    "%-d.%-m.",
    "%d/%m/%Y",
    "%-d/%-m/%Y",
    "%d/%m",
    "%-d/%-m",
];

/// Returns the name that an evening has from its day alone, in this language.
pub fn name_of_day(words: Translator, day: NaiveDate) -> String {
    let text = words.day(day).unwrap_or_else(|| day.to_string());
    capitalised(&text)
}

/// Replaces the date in the name of an evening by that of another evening. A name without this date stays as it is.
pub fn redate(name: &str, from: NaiveDate, to: NaiveDate) -> String {
    if from == to {
        return name.to_owned();
    }
    let in_words = Language::all().iter().filter_map(|language| Translator::of(language.code()));
    let in_words = in_words.flat_map(|words| {
        let both = |written: fn(Translator, NaiveDate) -> Option<String>| {
            [from, to].map(|day| written(words, day).unwrap_or_default())
        };
        let [full, short] = [both(Translator::day), both(Translator::day_of_month)];
        let capitals = full.each_ref().map(|text| capitalised(text));
        [capitals, full, short]
    });
    let numeric = NUMERIC.iter().map(|form| [from, to].map(|day| day.format(form).to_string()));
    let found = in_words.chain(numeric).find_map(|[old, new]| replace_whole(name, &old, &new));
    found.unwrap_or_else(|| name.to_owned())
}

/// Replaces a date that is not a part of a longer number: `4 May` is not in `14 May`.
fn replace_whole(name: &str, old: &str, new: &str) -> Option<String> {
    if old.is_empty() || new.is_empty() {
        return None;
    }
    let (before, after) = name.split_once(old)?;
    let is_number = |c: Option<char>| c.is_some_and(char::is_numeric);
    let is_cut = is_number(before.chars().last()) && is_number(old.chars().next())
        || is_number(after.chars().next()) && is_number(old.chars().last());
    (!is_cut).then(|| format!("{before}{new}{after}"))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn redated(name: &str) -> String {
        let [from, to] = ["2026-12-04", "2026-12-11"].map(|day| day.parse().unwrap());
        redate(name, from, to)
    }

    #[test]
    fn a_date_in_a_name_becomes_the_new_one() {
        for (name, expected) in [
            ("Friday 4 December", "Friday 11 December"),
            ("Club, 4 December", "Club, 11 December"),
            ("Пятница, 4 декабря", "Пятница, 11 декабря"),
            ("Клуб 4 декабря", "Клуб 11 декабря"),
            ("शुक्रवार, 4 दिसंबर", "शुक्रवार, 11 दिसंबर"),
            ("Club 4.12.", "Club 11.12."),
            ("Club 2026-12-04 late", "Club 2026-12-11 late"),
            ("Club 04.12.2026", "Club 11.12.2026"),
        ] {
            assert_eq!(redated(name), expected);
        }
    }

    #[test]
    fn a_name_without_the_date_stays() {
        for name in ["Friday", "Friday 14 December", "Cup 2026", "Club 14.12.", "Day 4/121", ""] {
            assert_eq!(redated(name), name);
        }
    }

    #[test]
    fn a_day_names_an_evening_in_every_language() {
        for language in Language::all() {
            let words = Translator::of(language.code()).unwrap();
            let [day, next] = ["2026-12-04", "2026-12-11"].map(|day| day.parse().unwrap());
            let name = name_of_day(words, day);
            assert_eq!(redate(&name, day, next), name_of_day(words, next));
            assert_ne!(name, name_of_day(words, next));
        }
    }
}
