//! What a database is told: diesel says it of every connection that is opened while somebody listens, whichever thread it is of.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, Once};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};
use lastcard::store::Location;

use crate::support::patience::wait_until;

/// A statement that was sent.
#[derive(Debug, Clone)]
pub(super) struct Statement {
    /// Without what was filled in.
    pub(super) sql: String,
    /// Whether a transaction ends with it that is acknowledged when it is on disk.
    pub(super) flushes: bool,
}

impl Statement {
    /// Whether it tells other copies of the program that something has changed.
    pub(super) fn tells(&self) -> bool {
        self.sql.contains("pg_notify")
    }
}

/// The statements of one database, in the order in which they were sent.
#[derive(Clone)]
pub(super) struct Statements {
    all: Arc<Mutex<Vec<Statement>>>,
    is_server: bool,
}

/// The databases that are listened to, by their addresses.
static HEARD: LazyLock<Mutex<HashMap<String, Statements>>> = LazyLock::new(Mutex::default);

impl Statements {
    /// Listens to the connections that are opened to a database from now on.
    pub(super) fn of(location: &Location) -> Self {
        static LISTEN: Once = Once::new();
        LISTEN.call_once(|| set_default_instrumentation(|| Some(Box::new(Ear::default()))).unwrap());
        let address = match location {
            Location::Sqlite(path) => path.to_str().unwrap().to_owned(),
            Location::Postgres(url) => url.clone(),
        };
        let statements = Self { all: Arc::default(), is_server: matches!(location, Location::Postgres(_)) };
        HEARD.lock().unwrap().insert(address, statements.clone());
        statements
    }

    /// Takes what was sent since the last time.
    pub(super) fn take(&self) -> Vec<Statement> {
        std::mem::take(&mut *self.all.lock().unwrap())
    }

    /// Waits until other copies were told of what was written, which happens behind the answer.
    pub(super) fn until_told(&self) {
        wait_until(|| !self.is_server || self.all.lock().unwrap().iter().any(Statement::tells));
    }

    /// Whether they are those of a server, and not of a file.
    pub(super) fn are_of_server(&self) -> bool {
        self.is_server
    }
}

/// One connection's.
#[derive(Default)]
struct Ear {
    /// None of a database that nobody listens to.
    heard: Option<Statements>,
    /// A transaction is open.
    is_open: bool,
    /// Something was written in it.
    wrote: bool,
    /// The server answers before it is on disk.
    relaxed: Option<Relaxed>,
}

/// For how long a server answers before what was written is on disk.
#[derive(Clone, Copy, PartialEq)]
enum Relaxed {
    Always,
    Here,
}

impl Instrumentation for Ear {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartEstablishConnection { url, .. } => {
                // Settings may stand behind it.
                let address = url.split('?').next().unwrap_or_default();
                self.heard = HEARD.lock().unwrap().get(address).cloned();
            }
            InstrumentationEvent::StartQuery { query, .. } if self.heard.is_some() => {
                let text = query.to_string();
                self.hear(text.split(" -- binds").next().unwrap_or_default());
            }
            _ => {}
        }
    }
}

impl Ear {
    fn hear(&mut self, sql: &str) {
        let begins = |word| sql.trim_start().starts_with(word);
        self.wrote |= ["INSERT ", "UPDATE ", "DELETE "].iter().any(|word| sql.contains(word));
        if begins("SET synchronous_commit = off") {
            self.relaxed = Some(Relaxed::Always);
        } else if begins("SET LOCAL synchronous_commit = off") {
            self.relaxed.get_or_insert(Relaxed::Here);
        }
        self.is_open = begins("BEGIN") || (self.is_open && !begins("COMMIT") && !begins("ROLLBACK"));
        let is_kept = !self.is_open && self.wrote && !begins("ROLLBACK");
        let flushes = is_kept && self.relaxed.is_none();
        self.wrote &= self.is_open;
        self.relaxed.take_if(|relaxed| *relaxed == Relaxed::Here && !self.is_open);
        if let Some(heard) = &self.heard {
            heard.all.lock().unwrap().push(Statement { sql: sql.to_owned(), flushes });
        }
    }
}
