//! A copy of the service with its own clock, and a proxy that survives its restarts.

use tempfile::TempDir;

use super::at_last;
use super::clock::Clock;
use super::injected::flags;
use super::proxy::Proxy;
use crate::support::database::Database;
use crate::web::serve::Running;

pub(super) struct ServiceCopy {
    pub(super) clock: Clock,
    pub(super) proxy: Proxy,
    running: Option<Running>,
}

impl ServiceCopy {
    pub(super) fn start(folder: &TempDir, database: &Database, number: usize) -> Self {
        let clock = Clock::new(folder.path(), number);
        let running = run(folder, database, &clock);
        Self { proxy: Proxy::to(running.socket()), clock, running: Some(running) }
    }

    /// Kills it, as a power cut does.
    pub(super) fn kill(&mut self) {
        self.proxy.leads_nowhere();
        drop(self.running.take());
    }

    pub(super) fn start_again(&mut self, folder: &TempDir, database: &Database) {
        let running = run(folder, database, &self.clock);
        self.proxy.leads_to(running.socket());
        self.running = Some(running);
    }
}

/// Restarts a copy that found no database, as a machine's service manager does.
fn run(folder: &TempDir, database: &Database, clock: &Clock) -> Running {
    at_last(|| {
        let mut command = flags(folder, database);
        clock.hang_up(&mut command);
        Running::try_start(command)
    })
}
