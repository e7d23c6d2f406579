//! Limits, and what is said of one that is broken.

use std::panic::Location;

/// The most that a figure may be, wherever it is taken.
#[derive(Clone, Copy)]
pub(super) struct Limit {
    of: &'static str,
    most: u64,
    written: &'static Location<'static>,
}

impl Limit {
    #[track_caller]
    pub(super) const fn new(of: &'static str, most: u64) -> Self {
        Self { of, most, written: Location::caller() }
    }
}

/// Figures that were taken of something, and what is wrong with them.
pub(super) struct Figures {
    /// Of what, to be told apart from others that have the same limits.
    of: String,
    broken: Vec<String>,
}

impl Figures {
    pub(super) fn of(what: &str) -> Self {
        Self { of: what.to_owned(), broken: Vec::new() }
    }

    /// Notes a figure.
    pub(super) fn note(&mut self, limit: Limit, when: &str, figure: u64) {
        let Limit { of, most, written } = limit;
        eprintln!("{}: {of}, {when}: {figure}, of {most}", self.of);
        if figure > most {
            self.broken.push(format!("{of}, {when}: {figure}; the limit is {most} ({written})"));
        }
    }

    /// Notes what something comes to early and late; late it may be so many hundredths more.
    pub(super) fn note_both(&mut self, limit: Limit, hundredths: u64, [early, late]: [u64; 2]) {
        self.note(limit, "early", early);
        self.note(limit, "late", late);
        if late * 100 > early * (100 + hundredths) {
            let Limit { of, written, .. } = limit;
            let more =
                format!("{of}: {early} early, {late} late; that may be {hundredths} % more ({written})");
            self.broken.push(more);
        }
    }

    /// Fails if a limit is broken, and says which.
    #[track_caller]
    pub(super) fn hold(self) {
        assert!(self.broken.is_empty(), "{}:\n{}", self.of, self.broken.join("\n"));
    }
}
