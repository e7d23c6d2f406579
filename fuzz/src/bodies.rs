//! Arbitrary bodies of API requests, one per line after a byte that chooses an evening: results, players,
//! line-ups. An accepted result is in the file afterwards, an accepted line-up gives a valid tournament, and
//! every refusal has a message.

use lastcard::tournament::{Problem, file};

use super::files::{comes_back, tell};
use super::results::{Recorded, evening};

pub fn run(data: &[u8]) {
    let Some((which, text)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    let mut recorded = Recorded::nothing(evening(*which));
    for line in text.lines() {
        if let Some(sent) = taken(file::read_entry(line)) {
            recorded.record(sent.slot, sent.amendment);
        }
        taken(file::read_presence(line));
        if let Some(drawn_up) = taken(file::read_line_up(line, evening(*which))) {
            comes_back(&drawn_up);
        }
    }
    comes_back(&recorded.tournament);
}

fn taken<T>(read: Result<T, Vec<Problem>>) -> Option<T> {
    match read {
        Ok(read) => Some(read),
        Err(problems) => {
            assert!(!problems.is_empty(), "it was refused without a problem");
            tell(&problems);
            None
        }
    }
}
