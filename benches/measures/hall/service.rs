//! A service in its own process.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

use super::{Club, Empty, Sample};

/// Program of a release, as `packaging/build.sh` makes it, to be measured instead of the one built for the benchmark.
pub(crate) fn released() -> Option<PathBuf> {
    std::env::var_os("LASTCARD_BENCH_PROGRAM").map(PathBuf::from)
}

/// A running service, which is stopped on drop.
pub(crate) struct Service {
    child: Child,
    address: String,
    /// Open end of the service's output, because a closed pipe would stop the service.
    _printed: BufReader<ChildStdout>,
}

impl Service {
    /// Starts the program itself on the club's data.
    pub(crate) fn real(club: &Club) -> Self {
        let mut command = Command::new(released().unwrap_or(env!("CARGO_BIN_EXE_lastcard").into()));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--database", club.database()]);
        Self::start(&mut command)
    }

    /// Starts the service that answers from memory.
    pub(crate) fn empty(sample: &Sample) -> Self {
        Empty::start(sample)
    }

    /// Starts a service and reads the address that it prints.
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut printed = BufReader::new(child.stdout.take().unwrap());
        let address = |line: std::io::Result<String>| {
            let (_, rest) = line.unwrap().split_once("http://").map(|(a, b)| (a.to_owned(), b.to_owned()))?;
            Some(format!("http://{}", rest.split('/').next()?.trim()))
        };
        let address = printed.by_ref().lines().find_map(address).expect("the address that it listens on");
        Self { child, address, _printed: printed }
    }

    /// Resident memory in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its resident memory");
        held.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
    }

    pub(crate) fn socket(&self) -> SocketAddr {
        self.address.strip_prefix("http://").unwrap().parse().unwrap()
    }

    pub(crate) fn address(&self) -> String {
        self.address.clone()
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
