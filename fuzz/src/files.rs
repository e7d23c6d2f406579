//! Arbitrary tournament files: an accepted file is unchanged after being written and read again, and can be
//! folded; every problem with a refused file has a message.

use lastcard::tournament::{Problem, Tournament, file, tally};
use lastcard::web::Translator;

pub fn run(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    match file::read_with_places(text) {
        Ok(read) => {
            tell(&read.tally().standings.problems);
            comes_back(&read.tournament);
        }
        Err(problems) => {
            assert!(!problems.is_empty(), "it was refused without a problem");
            tell(&problems);
        }
    }
}

/// Asserts that these problems have a message in every language.
pub(super) fn tell(problems: &[Problem]) {
    for code in ["en", "hi", "pa", "ru", "gu", "bn"] {
        let words = Translator::of(code).unwrap();
        for problem in problems.iter().take(3) {
            assert!(!words.fault(&problem.fault).to_string().is_empty(), "{problem}");
        }
    }
}

/// Asserts that a tournament is unchanged after being written and read again, and has the same standings.
pub(super) fn comes_back(tournament: &Tournament) {
    let written = file::write(tournament);
    let read = file::read(&written).unwrap_or_else(|problems| panic!("{problems:?} in {written}"));
    assert!(read == *tournament, "{written}");
    assert_eq!(tally(&read).standings, tally(tournament).standings, "{written}");
}
