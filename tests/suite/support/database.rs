//! A database for each test, copied from a template, since migrating takes longer than most tests.

use std::path::Path;
use std::sync::{Mutex, OnceLock};

use diesel::{
    Connection, PgConnection, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection, sql_query, sql_types::Text,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness as _, embed_migrations};
use lastcard::store::{Location, Store};
use tempfile::TempDir;

pub(crate) const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
pub(crate) const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// Connects to a SQLite file, and waits for the locks of a service or of a store that is just closing: without a
/// timeout, SQLite refuses a locked file at once.
pub(crate) fn connect_to_file(path: &Path) -> SqliteConnection {
    let mut conn = SqliteConnection::establish(path.to_str().expect("a path in Unicode")).unwrap();
    conn.batch_execute("PRAGMA busy_timeout = 5000").unwrap();
    conn
}

/// Runs a test on SQLite and on PostgreSQL: `#[apply(on_both!)] fn name(database: &Database) { … }`.
macro_rules! on_both {
    (fn $name:ident($database:ident: $kind:ty) $body:block) => {
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            #[test]
            fn sqlite() {
                test(&$crate::support::database::Database::sqlite());
            }

            #[test]
            fn postgres() {
                test(&$crate::support::database::Database::postgres());
            }

            fn test($database: $kind) $body
        }
    };
}
pub(crate) use on_both;

/// An empty database with the newest tables, removed when it is dropped.
pub(crate) struct Database {
    pub(crate) store: Store,
    pub(crate) location: Location,
    kept: Kept,
}

enum Kept {
    Folder(#[expect(dead_code, reason = "removes the folder when it is dropped")] TempDir),
    Server(Created),
}

impl Database {
    /// Creates a file in a temporary folder.
    pub(crate) fn sqlite() -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let path = folder.path().join("club.db");
        std::fs::write(&path, empty_file()).expect("a file in a temporary folder");
        Self::open(Location::Sqlite(path), Kept::Folder(folder))
    }

    /// Creates a database in the throwaway cluster.
    pub(crate) fn postgres() -> Self {
        static EMPTY: OnceLock<String> = OnceLock::new();
        let cluster = test_cluster();
        let empty = EMPTY.get_or_init(|| {
            // The template lives as long as the cluster.
            let empty = std::mem::ManuallyDrop::new(Created::new(&cluster, "template1"));
            Store::migrate(&empty.location()).expect("a fresh database");
            format!("{}{}", empty.name, copy_strategy(&cluster))
        });
        Self::of(Created::new(&cluster, empty))
    }

    /// Creates a database in the cluster at this address.
    pub(crate) fn on_server(url: &str) -> Self {
        Self::of(Created::new(url, "template1"))
    }

    fn of(created: Created) -> Self {
        Self::open(created.location(), Kept::Server(created))
    }

    /// Opens a second store on the same database, like another copy of the program.
    pub(crate) fn open_other_copy(&self) -> Store {
        Store::open(&self.location).expect("a database that opens twice")
    }

    /// Ends every connection to a PostgreSQL database, as a restart of the server does.
    pub(crate) fn cut_connections(&self) {
        let Kept::Server(created) = &self.kept else { panic!("only a server has connections to cut") };
        created.run_as_admin(&format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'",
            created.name
        ));
    }

    /// Ends only the connections over which copies of the program notify each other.
    pub(crate) fn end_listening(&self) {
        let Kept::Server(created) = &self.kept else {
            panic!("only over a server copies hear of each other")
        };
        created.run_as_admin(&format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}' AND application_name = 'lastcard listener'",
            created.name
        ));
    }

    /// Makes the database unreachable, as when its disk or its server is gone.
    pub(crate) fn go_away(&self) {
        match &self.kept {
            Kept::Folder(_) => std::fs::rename(self.path(), self.path().with_extension("away")).unwrap(),
            Kept::Server(created) => {
                created.run_as_admin(&format!("ALTER DATABASE {} ALLOW_CONNECTIONS false", created.name));
                self.cut_connections();
            }
        }
    }

    pub(crate) fn come_back(&self) {
        match &self.kept {
            Kept::Folder(_) => std::fs::rename(self.path().with_extension("away"), self.path()).unwrap(),
            Kept::Server(created) => {
                created.run_as_admin(&format!("ALTER DATABASE {} ALLOW_CONNECTIONS true", created.name));
            }
        }
    }

    pub(crate) fn revert_migrations(&self) -> &Location {
        match &self.location {
            Location::Sqlite(path) => {
                connect_to_file(path).revert_all_migrations(SQLITE).unwrap();
            }
            Location::Postgres(url) => {
                PgConnection::establish(url).unwrap().revert_all_migrations(POSTGRES).unwrap();
            }
        }
        &self.location
    }

    /// Reverts the newest migration.
    pub(crate) fn revert_newest_migration(&self) {
        match &self.location {
            Location::Sqlite(path) => {
                connect_to_file(path).revert_last_migration(SQLITE).unwrap();
            }
            Location::Postgres(url) => {
                PgConnection::establish(url).unwrap().revert_last_migration(POSTGRES).unwrap();
            }
        }
    }

    /// Returns its address, as the program takes it on the command line.
    pub(crate) fn address(&self) -> String {
        match &self.location {
            Location::Sqlite(path) => path.to_str().expect("a path in Unicode").to_owned(),
            Location::Postgres(url) => url.clone(),
        }
    }

    /// Returns the path of the SQLite file.
    pub(crate) fn path(&self) -> &Path {
        match &self.location {
            Location::Sqlite(path) => path,
            Location::Postgres(_) => panic!("not a file"),
        }
    }

    /// Runs a statement directly on the database.
    pub(crate) fn run(&self, sql: &str) {
        self.try_run(sql).expect(sql);
    }

    /// Runs a statement that the database may refuse.
    pub(crate) fn try_run(&self, sql: &str) -> diesel::QueryResult<()> {
        match &self.location {
            Location::Sqlite(path) => connect_to_file(path).batch_execute(sql),
            Location::Postgres(url) => PgConnection::establish(url).unwrap().batch_execute(sql),
        }
    }

    /// Returns the texts of a statement's only column.
    pub(crate) fn texts(&self, sql: &str) -> Vec<String> {
        #[derive(QueryableByName)]
        struct TextRow {
            #[diesel(sql_type = Text)]
            key: String,
        }
        let rows: Vec<TextRow> = match &self.location {
            Location::Sqlite(path) => sql_query(sql).load(&mut connect_to_file(path)).expect(sql),
            Location::Postgres(url) => {
                sql_query(sql).load(&mut PgConnection::establish(url).unwrap()).expect(sql)
            }
        };
        rows.into_iter().map(|row| row.key).collect()
    }

    fn open(location: Location, kept: Kept) -> Self {
        let store = Store::open(&location).expect("a fresh database");
        Self { store, location, kept }
    }
}

/// Variable in which `tests/with-postgres.sh` names the cluster that it started.
const CLUSTER: &str = "LASTCARD_TEST_POSTGRES";

/// Returns the cluster shared by all tests.
fn test_cluster() -> String {
    std::env::var(CLUSTER).expect(
        "this test needs PostgreSQL: run `make test`, or `tests/with-postgres.sh cargo test` for a part of the suite",
    )
}

/// Returns the option for copying a database as files. Since PostgreSQL 15 the default writes all of it to the log.
fn copy_strategy(cluster: &str) -> &'static str {
    let asked = "DO $$ BEGIN ASSERT current_setting('server_version_num')::int >= 150000; END $$";
    let is_new = PgConnection::establish(cluster).unwrap().batch_execute(asked).is_ok();
    if is_new { " STRATEGY FILE_COPY" } else { "" }
}

/// Returns the bytes of a SQLite file with empty tables.
fn empty_file() -> &'static [u8] {
    static EMPTY: OnceLock<Vec<u8>> = OnceLock::new();
    EMPTY.get_or_init(|| {
        let folder = TempDir::new().expect("a temporary folder");
        let path = folder.path().join("empty.db");
        Store::migrate(&Location::Sqlite(path.clone())).expect("a fresh database");
        std::fs::read(path).expect("the file that was made")
    })
}

struct Created {
    cluster: String,
    name: String,
}

impl Created {
    fn new(cluster: &str, like: &str) -> Self {
        let name = format!("lastcard_{}", uuid::Uuid::now_v7().simple());
        let created = Self { cluster: cluster.to_owned(), name };
        created.run_as_admin(&format!("CREATE DATABASE {} TEMPLATE {like}", created.name));
        created
    }

    fn location(&self) -> Location {
        let (server, _) = self.cluster.rsplit_once('/').expect("a URL that names a database");
        Location::parse(&format!("{server}/{}", self.name)).expect("a PostgreSQL URL")
    }

    /// Runs a statement on the cluster; connections to the cluster of all tests are kept for reuse.
    fn run_as_admin(&self, sql: &str) {
        static IDLE: Mutex<Vec<PgConnection>> = Mutex::new(Vec::new());
        let is_kept = std::env::var(CLUSTER).is_ok_and(|cluster| cluster == self.cluster);
        let idle = if is_kept { IDLE.lock().unwrap().pop() } else { None };
        let new = || PgConnection::establish(&self.cluster).expect("the test cluster runs");
        let mut conn = idle.unwrap_or_else(new);
        conn.batch_execute(sql).expect(sql);
        if is_kept {
            IDLE.lock().unwrap().push(conn);
        }
    }
}

impl Drop for Created {
    fn drop(&mut self) {
        self.run_as_admin(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name));
    }
}
