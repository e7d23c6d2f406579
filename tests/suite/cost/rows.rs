//! Rows of Lastcard's tables that the server reads. The server reports the counts of a connection once it has ended.

use crate::support::database::Database;
use crate::support::patience::wait_until;

/// Returns the rows read while `work` runs.
pub(super) fn count_rows_read(database: &Database, work: impl FnOnce()) -> u64 {
    let before = so_far(database);
    work();
    so_far(database) - before
}

fn so_far(database: &Database) -> u64 {
    let others = "SELECT pid::text AS key FROM pg_stat_activity WHERE datname = current_database() \
        AND backend_type = 'client backend' AND pid <> pg_backend_pid()";
    wait_until(|| {
        // A connection that is just being opened survives a cut: the notifier's, for instance, which reconnects.
        database.cut_connections();
        database.texts(others).is_empty()
    });
    let read = "SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::text AS key FROM pg_stat_user_tables";
    database.texts(read)[0].parse().unwrap()
}
