//! A hall full of tables, and the two services that they play on.

mod club;
mod empty;
mod phone;
mod service;
mod table;

use std::time::{Duration, Instant};

pub(crate) use club::{Club, numbers};
pub(crate) use empty::Empty;
pub(crate) use phone::Sample;
pub(crate) use service::{Service, released};
use table::Table;

/// A service, and the tables that play on it. More are opened as needed.
pub(crate) struct Hall {
    service: Service,
    codes: Box<dyn Iterator<Item = String>>,
    tables: Vec<Table>,
}

/// Measurements with a number of tables.
pub(crate) struct Level {
    pub(crate) tables: usize,
    /// Time of each move, from sending it to its arrival at the last of the four phones; sorted.
    waits: Vec<Duration>,
    took: Duration,
}

impl Hall {
    pub(crate) fn new(service: Service, codes: impl Iterator<Item = String> + 'static) -> Self {
        Self { service, codes: Box::new(codes), tables: Vec::new() }
    }

    /// Plays at a number of tables at once.
    pub(crate) async fn play(
        &mut self,
        tables: usize,
        thinks: Duration,
        before: Duration,
        measured: Duration,
    ) -> Level {
        while self.tables.len() < tables {
            let code = self.codes.next().expect("a table");
            self.tables.push(Table::open(self.service.address(), code).await);
        }
        let (from, until) = (Instant::now() + before, Instant::now() + before + measured);
        // Spreads the tables, so that they do not move in step.
        let apart = move |number: usize| thinks.mul_f64(number as f64 / tables as f64);
        let tasks: Vec<_> = self
            .tables
            .drain(..tables)
            .enumerate()
            .map(|(number, mut table)| {
                tokio::spawn(async move {
                    tokio::time::sleep(apart(number)).await;
                    let waits = table.play(thinks, from, until).await;
                    (table, waits)
                })
            })
            .collect();
        let mut waits = Vec::new();
        for task in tasks {
            // A table that was refused service is lost; its wait counts as infinite.
            if let Ok((table, own)) = task.await {
                waits.extend(own);
                self.tables.push(table);
            } else {
                waits.push(Duration::MAX);
            }
        }
        waits.sort_unstable();
        Level { tables, waits, took: measured }
    }

    /// Collects the answers that the phones of one table receive, for the service that sends them from
    /// memory.
    pub(crate) async fn sample(mut self) -> Sample {
        let code = self.codes.next().expect("a table");
        Table::open(self.service.address(), code).await.sample().await
    }
}

impl Level {
    pub(crate) fn seconds(&self, share: f64) -> f64 {
        self.at(share).as_secs_f64()
    }

    /// Time that this share of the moves does not exceed.
    pub(crate) fn at(&self, share: f64) -> Duration {
        let last = self.waits.len().checked_sub(1).expect("a move");
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let place = (last as f64 * share).ceil() as usize;
        self.waits[place]
    }

    pub(crate) fn moves_per_second(&self) -> f64 {
        self.waits.len() as f64 / self.took.as_secs_f64()
    }
}
