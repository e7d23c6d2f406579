//! Statements sent to a database. Diesel reports them for every connection opened while somebody listens, on any
//! thread.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, Once};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};
use lastcard::store::Location;

use crate::support::patience::wait_until;

#[derive(Debug, Clone)]
pub(super) struct Statement {
    /// SQL without the bound values.
    pub(super) sql: String,
    /// True if it ends a transaction that is acknowledged only once it is on disk.
    pub(super) flushes: bool,
}

impl Statement {
    /// Returns true if it notifies other copies of the program of a change.
    pub(super) fn is_notification(&self) -> bool {
        self.sql.contains("pg_notify")
    }
}

/// The statements of one database, in the order in which they were sent.
#[derive(Clone)]
pub(super) struct Statements {
    all: Arc<Mutex<Vec<Statement>>>,
    is_server: bool,
}

/// Observed databases, by address.
static HEARD: LazyLock<Mutex<HashMap<String, Statements>>> = LazyLock::new(Mutex::default);

impl Statements {
    /// Observes the connections opened to a database from now on.
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

    /// Takes the statements sent since the last call.
    pub(super) fn take(&self) -> Vec<Statement> {
        std::mem::take(&mut *self.all.lock().unwrap())
    }

    /// Waits until other copies were notified, which happens after the answer.
    pub(super) fn wait_until_notified(&self) {
        wait_until(|| !self.is_server || self.all.lock().unwrap().iter().any(Statement::is_notification));
    }

    /// Returns true if the database is a server.
    pub(super) fn is_of_server(&self) -> bool {
        self.is_server
    }
}

/// Observer of one connection.
#[derive(Default)]
struct Ear {
    /// `None` for a database that is not observed.
    heard: Option<Statements>,
    /// True while a transaction is open.
    is_open: bool,
    /// True if the transaction has written something.
    wrote: bool,
    /// Set if the server answers before the data is on disk.
    relaxed: Option<Relaxed>,
}

/// Scope in which a server answers before the data is on disk.
#[derive(Clone, Copy, PartialEq)]
enum Relaxed {
    Always,
    Here,
}

impl Instrumentation for Ear {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartEstablishConnection { url, .. } => {
                // The address may be followed by settings, and that of a file begins with a scheme.
                let address = url.split('?').next().unwrap_or_default();
                let address = address.strip_prefix("file://").unwrap_or(address);
                self.heard = HEARD.lock().unwrap().get(address).cloned();
            }
            InstrumentationEvent::StartQuery { query, .. } if self.heard.is_some() => {
                let text = query.to_string();
                self.note_statement(text.split(" -- binds").next().unwrap_or_default());
            }
            _ => {}
        }
    }
}

impl Ear {
    fn note_statement(&mut self, sql: &str) {
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
