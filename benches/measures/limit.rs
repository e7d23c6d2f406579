//! Runs this program again as a service that serves as a limit.

use std::process::{Command, Stdio};

use super::hall::{Empty, Service};
use super::{entries, reads};

/// Environment variable that names the limit to run.
const LIMIT: &str = "LASTCARD_BENCH_LIMIT";

/// Starts a limit in its own process, with these environment variables.
pub(crate) fn start(name: &str, with: &[(&str, &str)]) -> Service {
    let mut command = Command::new(std::env::current_exe().unwrap());
    Service::start(command.env(LIMIT, name).envs(with.iter().copied()).stdin(Stdio::null()))
}

pub(crate) fn is_wanted() -> bool {
    std::env::var_os(LIMIT).is_some()
}

/// Runs the named limit.
pub(crate) fn serve() {
    match std::env::var(LIMIT).unwrap().as_str() {
        "reads" => reads::limit(),
        "entries" => entries::limit(),
        "tables" => Empty::serve(),
        other => panic!("{other} is not a limit"),
    }
}
