//! How many files the process may have open at once, and who gets them: each connection is one.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What the service needs beside connections: the database with its log, the runtime, the log.
const OURS: u64 = 64;

/// More connections than this are not a club's; each takes some kilobytes.
const MOST: u64 = 50_000;

/// Connections for those who are redirected, each for a moment.
const MOST_PLAIN: usize = 256;

/// The connections that are taken at once where nothing is told but the metrics: they are for one reader.
pub(super) const METRICS_CONNECTIONS: usize = 8;

/// So many streams are open at most, whatever the system allows.
const MOST_STREAMS: usize = 20_000;

/// Raises the soft limit to the hard one. The soft one is as low as it was in 1980, for programs that count their files in a bitmap.
pub fn raise_limit() {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    match setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
        Ok(()) => tracing::debug!(files = most(), "may have this many files open"),
        Err(error) => tracing::warn!(%error, "the limit of open files stays as it is"),
    }
}

/// The files that connections may take.
fn free() -> usize {
    usize::try_from(most().saturating_sub(OURS).clamp(OURS, MOST)).unwrap_or(usize::MAX)
}

/// The files that are open, where the system tells them.
pub(super) fn open() -> Option<usize> {
    std::fs::read_dir("/proc/self/fd").ok().map(Iterator::count)
}

/// The files that may be open.
pub(super) fn most() -> u64 {
    // None is no limit.
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

/// The streams that may be open: they stay, so the rest is for pages.
pub(super) fn streams() -> usize {
    (free() / 10 * 7).min(MOST_STREAMS)
}

/// The connections beside the streams that are taken at once. Beyond them the system lets callers wait. Each has two files, one of
/// them in case a stream is asked for.
pub(super) fn connections() -> usize {
    (free() - streams() - plain_connections() - METRICS_CONNECTIONS) / 2
}

/// The same at the port that leads to the one with the pages.
pub(super) fn plain_connections() -> usize {
    (free() / 20).min(MOST_PLAIN)
}
