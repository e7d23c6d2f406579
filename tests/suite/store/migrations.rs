use diesel::{
    Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query, sql_types,
};
use diesel_migrations::MigrationHarness;
use lastcard::store::{Location, Store, StoreError};

use crate::support::database::{Database, POSTGRES, SQLITE, on_both};

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

fn file_of(database: &Database) -> SqliteConnection {
    SqliteConnection::establish(database.path().to_str().unwrap()).unwrap()
}

fn server_of(database: &Database) -> PgConnection {
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
    let (mut sqlite, mut postgres) =
        (columns_of_sqlite(&mut file_of(&file)), columns_of_postgres(&mut server_of(&server)));
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
    let conn = &mut file_of(&database);
    let before = columns_of_sqlite(conn);
    conn.revert_all_migrations(SQLITE).unwrap();
    assert_eq!(columns_of_sqlite(conn), []);
    conn.run_pending_migrations(SQLITE).unwrap();
    assert_eq!(columns_of_sqlite(conn), before);
}

#[test]
fn migrations_go_up_down_and_up_on_postgres() {
    let database = Database::postgres();
    let conn = &mut server_of(&database);
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

on_both! {
    fn a_database_of_a_newer_program_is_refused(database) {
        let newer = "INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')";
        match &database.location {
            Location::Sqlite(_) => sql_query(newer).execute(&mut file_of(database)).unwrap(),
            Location::Postgres(_) => sql_query(newer).execute(&mut server_of(database)).unwrap(),
        };
        let refused = Store::open(&database.location);
        assert!(matches!(refused, Err(StoreError::Newer(version)) if version == "29991231000000"));
    }

    fn copies_that_start_together_share_one_database(database) {
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| Store::open(&database.location).unwrap());
            }
        });
    }
}

/// To serve, a role needs no right to make tables where nothing is to be migrated.
#[test]
fn f25_who_may_not_make_tables_may_serve() {
    let database = Database::postgres();
    let Location::Postgres(url) = &database.location else { panic!("not a server") };
    let role = format!("guest_{}", uuid::Uuid::now_v7().simple());
    let mut owner = server_of(&database);
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
