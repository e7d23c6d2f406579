//! Budget of open files. Each connection takes at least one.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Files reserved for everything but connections: the database and its log, the runtime, the log of the service.
const RESERVED: u64 = 64;

/// Maximum number of files for connections. No club needs more connections, and each takes some kilobytes.
const MAX_CONNECTIONS: u64 = 50_000;

/// Maximum number of connections to the port that redirects, where each is short.
const MAX_PLAIN_CONNECTIONS: usize = 256;

/// Maximum number of connections to a port that serves only metrics, which have one reader.
pub const METRICS_CONNECTIONS: usize = 8;

/// Maximum number of open streams, whatever the system allows.
const MAX_STREAMS: usize = 20_000;

/// Raises the soft limit on open files to the hard limit. The soft limit is as low as it was in 1980, for programs that keep their files in
/// a bitmap.
pub fn raise_limit() {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    match setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
        Ok(()) => tracing::debug!(files = limit(), "limit of open files"),
        Err(error) => tracing::warn!(%error, "the limit of open files could not be raised"),
    }
}

/// Returns the number of files that connections may take.
fn budget() -> usize {
    usize::try_from(limit().saturating_sub(RESERVED).clamp(RESERVED, MAX_CONNECTIONS)).unwrap_or(usize::MAX)
}

/// Returns the number of open files, where the system reports it.
pub fn open_count() -> Option<usize> {
    std::fs::read_dir("/proc/self/fd").ok().map(Iterator::count)
}

pub fn limit() -> u64 {
    // `None` means unlimited.
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

/// Returns the maximum number of open streams. Streams stay open, so the rest of the budget is for pages.
pub fn max_streams() -> usize {
    (budget() / 10 * 7).min(MAX_STREAMS)
}

/// Returns the maximum number of connections besides the streams. Further callers wait in the system's backlog. Each connection takes two
/// files, one of them for the stream that it may become.
pub fn max_connections() -> usize {
    (budget() - max_streams() - max_plain_connections() - METRICS_CONNECTIONS) / 2
}

/// Returns the maximum number of connections to the port that redirects to the pages.
pub fn max_plain_connections() -> usize {
    (budget() / 20).min(MAX_PLAIN_CONNECTIONS)
}
