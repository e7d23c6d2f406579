//! Limit of the entries: the same HTTP server, database and disk. It reads the form, inserts one row, and
//! redirects to the table.

use std::sync::Mutex;

use actix_web::{App, HttpResponse, HttpServer, web};
use diesel::connection::SimpleConnection as _;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel::{Connection as _, ExpressionMethods as _, PgConnection, RunQueryDsl as _, SqliteConnection};

/// Environment variable with the database of the limit.
pub(crate) const DATABASE: &str = "LASTCARD_BENCH_DATABASE";

const TABLE: &str = "CREATE TABLE bare (entry_key TEXT PRIMARY KEY, code TEXT NOT NULL, slot TEXT NOT NULL, \
    revision INTEGER NOT NULL, form TEXT NOT NULL, UNIQUE (code, slot, revision))";

diesel::table! {
    bare (entry_key) {
        entry_key -> Text,
        code -> Text,
        slot -> Text,
        revision -> Integer,
        form -> Text,
    }
}

/// A single writer to a file, or the service's connections to a server.
enum Database {
    File(Mutex<SqliteConnection>),
    Server(Pool<ConnectionManager<PgConnection>>),
}

impl Database {
    fn open(database: &str) -> Self {
        if database.starts_with("postgres") {
            let pool =
                Pool::builder().max_size(8).build(ConnectionManager::<PgConnection>::new(database)).unwrap();
            pool.get().unwrap().batch_execute(TABLE).unwrap();
            return Self::Server(pool);
        }
        let mut conn = SqliteConnection::establish(database).unwrap();
        conn.batch_execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL").unwrap();
        conn.batch_execute(TABLE).unwrap();
        Self::File(Mutex::new(conn))
    }

    fn insert(&self, code: &str, fields: &[(String, String)]) {
        let one = |name: &str| {
            let found = fields.iter().find(|(field, _)| field == name);
            found.map(|(_, value)| value.as_str()).expect("a field")
        };
        let totals = fields.iter().filter(|(field, _)| field.starts_with("total."));
        let sum: u32 = totals.map(|(_, total)| total.parse::<u32>().unwrap()).sum();
        let slot: Vec<u32> = one("slot").split('.').map(|number| number.parse().unwrap()).collect();
        assert!(slot.len() == 3 && !one("entry_key").is_empty() && sum < 10_000);
        let form = serde_json::to_string(fields).unwrap();
        let row = (
            bare::entry_key.eq(one("entry_key")),
            bare::code.eq(code),
            bare::slot.eq(one("slot")),
            bare::revision.eq(one("based_on").parse::<i32>().unwrap() + 1),
            bare::form.eq(&form),
        );
        let insert = diesel::insert_into(bare::table).values(row);
        match self {
            Self::File(conn) => insert.execute(&mut *conn.lock().expect("the writer")).unwrap(),
            Self::Server(pool) => insert.execute(&mut pool.get().unwrap()).unwrap(),
        };
    }
}

async fn record(
    database: web::Data<Database>,
    code: web::Path<String>,
    fields: web::Form<Vec<(String, String)>>,
) -> HttpResponse {
    let table = format!("/at/{code}");
    web::block(move || database.insert(&code, &fields)).await.unwrap();
    HttpResponse::SeeOther().insert_header(("location", table)).finish()
}

/// Runs the limit.
pub(crate) fn limit() {
    let database = web::Data::new(Database::open(&std::env::var(DATABASE).unwrap()));
    let server = HttpServer::new(move || {
        App::new().app_data(database.clone()).route("/at/{code}/entries", web::post().to(record))
    });
    let server = server.tcp_nodelay(true).bind("127.0.0.1:0").unwrap();
    println!("http://{}/", server.addrs()[0]);
    actix_web::rt::System::new().block_on(server.run()).unwrap();
}
