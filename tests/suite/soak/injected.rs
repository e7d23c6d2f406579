//! The service with faults that strace injects into its system calls.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

use crate::support::database::Database;
use crate::web::app::serve::{Running, serve_command_of};

/// System calls by which SQLite writes.
const WRITES: &str = "pwrite64,fsync,fdatasync,ftruncate";

/// A fault in a call that writes.
#[derive(Debug, Clone, Copy)]
pub(super) enum InjectedFault {
    /// Kills the service before the call is made.
    Kill,
    /// Makes the call fail with this error.
    Error(&'static str),
}

/// Starts the service on a SQLite file. The fault hits the `number`-th writing call of any thread; an error repeats
/// at every second call. Returns `None` if the service died before it reported its address.
pub(super) fn start(
    folder: &TempDir,
    database: &Database,
    fault: InjectedFault,
    number: u32,
) -> Option<Running> {
    let what = match fault {
        InjectedFault::Kill => format!("signal=KILL:when={number}"),
        InjectedFault::Error(name) => format!("error={name}:when={number}+2"),
    };
    let inner = serve_command(folder, database);
    // Detached, so that the started process is the service itself.
    let mut command = Command::new("strace");
    command.args(["-D", "-f", "-qqq", "-o", "/dev/null", "-e", &format!("trace={WRITES}")]);
    command.args(["-e", &format!("inject={WRITES}:{what}")]).arg(inner.get_program()).args(inner.get_args());
    command.current_dir(folder.path());
    Running::try_start(command).ok()
}

/// Starts the service without faults.
pub(super) fn start_sound(folder: &TempDir, database: &Database) -> Running {
    Running::start(serve_command(folder, database))
}

/// Returns the command that starts the service.
pub(super) fn serve_command(folder: &TempDir, database: &Database) -> Command {
    let program =
        env::var_os("SOAK_PROGRAM").map_or_else(|| env!("CARGO_BIN_EXE_lastcard").into(), PathBuf::from);
    serve_command_of(
        &program,
        folder,
        &[
            "--listen",
            "127.0.0.1:0",
            "--log",
            "off",
            "--keep-backups",
            "0",
            "--database",
            &database.address(),
        ],
    )
}
