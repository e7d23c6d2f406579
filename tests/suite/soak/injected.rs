//! The service with faults in its calls of the system, which strace puts there.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

use crate::support::database::Database;
use crate::web::serve::{Running, serve_by};

/// The calls by which SQLite writes.
const WRITES: &str = "pwrite64,fsync,fdatasync,ftruncate";

/// A fault in a call that writes.
#[derive(Debug, Clone, Copy)]
pub(super) enum InjectedFault {
    /// The service is killed before the call is made.
    Kill,
    /// The call fails with this error.
    Error(&'static str),
}

/// Starts the service on a SQLite file. The `number`-th call of any of its threads that writes meets the fault; of several that
/// fail, each second one does. None where it died before it had said where it is.
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
    let inner = flags(folder, database);
    // Detached: the process that is started is the service itself.
    let mut command = Command::new("strace");
    command.args(["-D", "-f", "-qqq", "-o", "/dev/null", "-e", &format!("trace={WRITES}")]);
    command.args(["-e", &format!("inject={WRITES}:{what}")]).arg(inner.get_program()).args(inner.get_args());
    command.current_dir(folder.path());
    Running::try_start(command).ok()
}

/// The same without faults.
pub(super) fn sound(folder: &TempDir, database: &Database) -> Running {
    Running::start(flags(folder, database))
}

/// The service as it is started.
pub(super) fn flags(folder: &TempDir, database: &Database) -> Command {
    let program =
        env::var_os("SOAK_PROGRAM").map_or_else(|| env!("CARGO_BIN_EXE_lastcard").into(), PathBuf::from);
    serve_by(
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
