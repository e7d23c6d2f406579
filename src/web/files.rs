//! How many files the process may have open at once, and who gets them: each connection is one.

/// What the service needs beside connections: the database with its log, the runtime, the log.
const OURS: u64 = 64;

/// More connections than this are not a club's; each takes some kilobytes.
const MOST: u64 = 50_000;

/// So many streams are open at most, whatever the system allows: each takes about 15 kB.
const MOST_STREAMS: usize = 10_000;

/// Raises the soft limit to the hard one. The soft one is as low as it was in 1980, for programs that count their files in a bitmap.
pub fn raise_limit() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => tracing::debug!(files, "may have this many files open"),
        Err(error) => tracing::warn!(%error, "the limit of open files stays as it is"),
    }
}

/// The connections that are taken at once. Beyond them the system lets callers wait.
pub(super) fn connections() -> usize {
    let files = rlimit::Resource::NOFILE.get_soft().unwrap_or(1024);
    usize::try_from(files.saturating_sub(OURS).clamp(OURS, MOST)).unwrap_or(usize::MAX)
}

/// Of these, the ones that may be streams, which stay: the others are for pages.
pub(super) fn streams() -> usize {
    (connections() / 10 * 7).min(MOST_STREAMS)
}
