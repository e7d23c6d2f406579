//! A copy of the service with its own clock, and a proxy that survives its restarts.

use tempfile::TempDir;

use super::clock::Clock;
use super::injected::serve_command;
use super::proxy::Proxy;
use super::retry_until_ok;
use crate::support::database::Database;
use crate::web::app::serve::Running;

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
        self.proxy.lead_nowhere();
        drop(self.running.take());
    }

    pub(super) fn start_again(&mut self, folder: &TempDir, database: &Database) {
        let running = run(folder, database, &self.clock);
        self.proxy.lead_to(running.socket());
        self.running = Some(running);
    }
}

/// Restarts a copy that found no database, as a machine's service manager does.
fn run(folder: &TempDir, database: &Database, clock: &Clock) -> Running {
    retry_until_ok(|| {
        let mut command = serve_command(folder, database);
        clock.hang_up(&mut command);
        Running::try_start(command)
    })
}
