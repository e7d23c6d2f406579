use macro_rules_attribute::apply;
use std::{
    collections::BTreeSet,
    fs::File,
    path::{Path, PathBuf},
};

use diesel::{
    Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query, sql_types,
};
use diesel_migrations::MigrationHarness;
use lastcard::store::{Location, Store, StoreError};
use tempfile::TempDir;

use crate::support::database::{Database, POSTGRES, SQLITE, connect_to_file, on_both};
use crate::support::patience::wait_until;
use crate::web::app::serve::{Running, serve_command};

#[derive(QueryableByName, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Column {
    #[diesel(sql_type = sql_types::Text)]
    table_name: String,
    #[diesel(sql_type = sql_types::Text)]
    name: String,
    #[diesel(sql_type = sql_types::Text)]
    data_type: String,
    #[diesel(sql_type = sql_types::Bool)]
    not_null: bool,
}

fn connect_to_server(database: &Database) -> PgConnection {
    let Location::Postgres(url) = &database.location else { panic!("not a server") };
    PgConnection::establish(url).unwrap()
}

fn columns_of_sqlite(conn: &mut SqliteConnection) -> Vec<Column> {
    sql_query(
        "SELECT m.name AS table_name, c.name AS name, lower(c.type) AS data_type, c.\"notnull\" AS not_null
         FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\' AND m.name NOT LIKE 'sqlite%' ORDER BY 1, 2",
    )
    .load(conn)
    .unwrap()
}

fn columns_of_postgres(conn: &mut PgConnection) -> Vec<Column> {
    sql_query(
        "SELECT table_name::text, column_name::text AS name, replace(data_type, ' without time zone', '') AS data_type,
                is_nullable = 'NO' AS not_null
         FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name NOT LIKE '\\_\\_%' ORDER BY 1, 2",
    )
    .load(conn)
    .unwrap()
}

#[test]
fn both_databases_have_the_same_columns() {
    let (file, server) = (Database::sqlite(), Database::postgres());
    let (mut sqlite, mut postgres) = (
        columns_of_sqlite(&mut connect_to_file(file.path())),
        columns_of_postgres(&mut connect_to_server(&server)),
    );
    sqlite.sort();
    postgres.sort();
    assert!(sqlite.len() > 50, "{sqlite:?}");
    assert_eq!(sqlite, postgres);
    for column in sqlite {
        assert!(
            ["text", "integer", "boolean", "timestamp"].contains(&column.data_type.as_str()),
            "{column:?}"
        );
    }
}

#[test]
fn migrations_go_up_down_and_up_on_sqlite() {
    let database = Database::sqlite();
    let conn = &mut connect_to_file(database.path());
    let before = columns_of_sqlite(conn);
    conn.revert_all_migrations(SQLITE).unwrap();
    assert_eq!(columns_of_sqlite(conn), []);
    conn.run_pending_migrations(SQLITE).unwrap();
    assert_eq!(columns_of_sqlite(conn), before);
}

#[test]
fn migrations_go_up_down_and_up_on_postgres() {
    let database = Database::postgres();
    let conn = &mut connect_to_server(&database);
    let before = columns_of_postgres(conn);
    conn.revert_all_migrations(POSTGRES).unwrap();
    assert_eq!(columns_of_postgres(conn), []);
    conn.run_pending_migrations(POSTGRES).unwrap();
    assert_eq!(columns_of_postgres(conn), before);
}

#[test]
fn both_trees_have_the_same_versions() {
    let names = |tree: &str| {
        let mut names: Vec<_> =
            std::fs::read_dir(format!("{}/migrations/{tree}", env!("CARGO_MANIFEST_DIR")))
                .unwrap()
                .map(|entry| entry.unwrap().file_name())
                .collect();
        names.sort();
        names
    };
    assert!(!names("sqlite").is_empty());
    assert_eq!(names("sqlite"), names("postgres"));
}

#[apply(on_both!)]
fn a_database_of_a_newer_program_is_refused(database: &Database) {
    let newer = "INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')";
    match &database.location {
        Location::Sqlite(_) => sql_query(newer).execute(&mut connect_to_file(database.path())).unwrap(),
        Location::Postgres(_) => sql_query(newer).execute(&mut connect_to_server(database)).unwrap(),
    };
    let refused = Store::open(&database.location);
    assert!(matches!(refused, Err(StoreError::Newer(version)) if version == "29991231000000"));
}

#[apply(on_both!)]
fn copies_starting_on_an_empty_database_all_serve(database: &Database) {
    for _ in 0..3 {
        database.revert_migrations();
        database.run("DROP TABLE __diesel_schema_migrations");
        let folder = TempDir::new().unwrap();
        let codes: BTreeSet<String> =
            start_copies(database, &folder).iter().map(Running::setup_code).collect();
        assert_eq!(codes.len(), 1, "{codes:?}");
        assert_eq!(count_backups(&folder), 0);
    }
}

#[apply(on_both!)]
fn copies_starting_together_migrate_and_back_up_once(database: &Database) {
    let newest = "SELECT version AS key FROM __diesel_schema_migrations ORDER BY version";
    let versions = database.texts(newest);
    for _ in 0..3 {
        database.revert_newest_migration();
        assert!(database.texts(newest).len() < versions.len());
        let folder = TempDir::new().unwrap();
        start_copies(database, &folder);
        assert_eq!(count_backups(&folder), 1);
        assert_eq!(database.texts(newest), versions);
    }
}

/// Starts several copies of the program on one database at the same moment, and waits until each reports its
/// address.
fn start_copies(database: &Database, folder: &TempDir) -> Vec<Running> {
    let mut flags = vec!["--listen", "127.0.0.1:0", "--backups", "backups", "--connections", "2"];
    let at = database.address();
    flags.extend(["--database", &at]);
    let start = || Running::start(serve_command(folder, &flags));
    std::thread::scope(|scope| {
        let started = [(); 4].map(|()| scope.spawn(start));
        started.into_iter().map(|copy| copy.join().unwrap()).collect()
    })
}

/// Counts the backups that were taken before a migration.
fn count_backups(folder: &TempDir) -> usize {
    let Ok(kept) = folder.path().join("backups").read_dir() else { return 0 };
    kept.filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().contains("before")).count()
}

/// A serving copy writes to one table and then to another, which the migration has locked first.
#[test]
fn migrations_run_beside_a_serving_copy() {
    let database = Database::postgres();
    let without = include_str!("../../../../migrations/postgres/2026-11-25-000310_indexes/down.sql");
    database
        .run(&format!("{without} DELETE FROM __diesel_schema_migrations WHERE version = '20261125000310'"));
    let mut serving = connect_to_server(&database);
    let run = |serving: &mut PgConnection, sql: &str| sql_query(sql).execute(serving).expect(sql);
    run(&mut serving, "BEGIN");
    run(&mut serving, "LOCK TABLE entries IN ROW EXCLUSIVE MODE");
    std::thread::scope(|scope| {
        let changing = scope.spawn(|| Store::migrate(&database.location));
        wait_until(|| {
            !database.texts("SELECT mode AS key FROM pg_locks JOIN pg_database d ON d.oid = database WHERE NOT granted AND datname = current_database()").is_empty()
        });
        // The victim of the deadlock starts again; a serving copy does so by itself.
        let locked = sql_query("LOCK TABLE tournaments IN ROW EXCLUSIVE MODE").execute(&mut serving);
        run(&mut serving, if locked.is_ok() { "COMMIT" } else { "ROLLBACK" });
        assert_eq!(changing.join().unwrap().unwrap(), ["20261125000310"]);
    });
}

/// Returns the migrations of the newest release for which a data file is kept.
fn released_migrations() -> BTreeSet<String> {
    let releases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases");
    let folders = releases.read_dir().unwrap().map(|entry| entry.unwrap().path());
    let number = |folder: &PathBuf| -> Vec<u32> {
        let name = folder.file_name().unwrap().to_str().unwrap();
        name.split('.').map(|part| part.parse().unwrap()).collect()
    };
    let newest = folders.filter(|path| path.is_dir()).max_by_key(number).unwrap();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("club.db");
    let mut packed = flate2::read::GzDecoder::new(File::open(newest.join("club.db.gz")).unwrap());
    std::io::copy(&mut packed, &mut File::create(&file).unwrap()).unwrap();
    let mut conn = connect_to_file(&file);
    let versions = sql_query("SELECT version AS name FROM __diesel_schema_migrations");
    versions.load::<VersionRow>(&mut conn).unwrap().into_iter().map(|row| row.name).collect()
}

#[derive(QueryableByName)]
struct VersionRow {
    #[diesel(sql_type = sql_types::Text)]
    name: String,
}

/// During a rolling update, copies of the previous release go on with the tables of this one.
#[test]
fn the_previous_release_works_with_these_tables() {
    let released = released_migrations();
    for tree in ["sqlite", "postgres"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(tree);
        for migration in folder.read_dir().unwrap().map(|entry| entry.unwrap().path()) {
            let name = migration.file_name().unwrap().to_str().unwrap().to_owned();
            let version = name.split('_').next().unwrap().replace('-', "");
            if released.contains(&version) {
                continue;
            }
            let sql = std::fs::read_to_string(migration.join("up.sql")).unwrap().to_uppercase();
            for statement in sql.split(';') {
                let takes = ["DROP TABLE", "DROP COLUMN", "RENAME ", "ALTER COLUMN", "SET NOT NULL"];
                assert!(!takes.iter().any(|what| statement.contains(what)), "{tree}/{name}: {statement}");
                let demands = statement.contains("ADD COLUMN") && statement.contains("NOT NULL");
                assert!(!demands || statement.contains("DEFAULT"), "{tree}/{name}: {statement}");
            }
        }
    }
}

/// A role that only serves needs no right to create tables if nothing is to be migrated.
#[test]
fn serving_needs_no_right_to_create_tables() {
    let database = Database::postgres();
    let Location::Postgres(url) = &database.location else { panic!("not a server") };
    let role = format!("guest_{}", uuid::Uuid::now_v7().simple());
    let mut owner = connect_to_server(&database);
    let run = |owner: &mut PgConnection, sql: &str| sql_query(sql).execute(owner).expect(sql);
    run(&mut owner, &format!("CREATE ROLE {role} LOGIN"));
    run(&mut owner, "REVOKE CREATE ON SCHEMA public FROM PUBLIC");
    run(
        &mut owner,
        &format!("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role}"),
    );
    let guest =
        Location::parse(&url.replace("postgres://lastcard@", &format!("postgres://{role}@"))).unwrap();
    let store = Store::open(&guest);
    let served = store.as_ref().map(|store| lastcard::store::settings::set(store, "key", "value"));
    assert!(matches!(served, Ok(Ok(()))), "{served:?}");
    drop(store);
    run(&mut owner, &format!("DROP OWNED BY {role}"));
    run(&mut owner, &format!("DROP ROLE {role}"));
}
