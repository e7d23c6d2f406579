//! Limits on figures, and the report on broken ones.

use std::panic::Location;

/// Upper bound of a figure, wherever it is measured.
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

/// Figures measured for one subject, and the limits that they exceed.
pub(super) struct Figures {
    /// Subject, which tells these figures apart from others with the same limits.
    of: String,
    broken: Vec<String>,
}

impl Figures {
    pub(super) fn of(what: &str) -> Self {
        Self { of: what.to_owned(), broken: Vec::new() }
    }

    pub(super) fn note(&mut self, limit: Limit, when: &str, figure: u64) {
        let Limit { of, most, written } = limit;
        eprintln!("{}: {of}, {when}: {figure}, of {most}", self.of);
        if figure > most {
            self.broken.push(format!("{of}, {when}: {figure}; the limit is {most} ({written})"));
        }
    }

    /// Notes a figure early and late; the late one may exceed the early one by this many per cent.
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

    /// Panics with the broken limits, if any.
    #[track_caller]
    pub(super) fn assert_held(self) {
        assert!(self.broken.is_empty(), "{}:\n{}", self.of, self.broken.join("\n"));
    }
}
