//! A PostgreSQL cluster for tests that stop or reconfigure it.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use lastcard::store::Location;
use tempfile::TempDir;

use super::port::Port;

/// A running cluster, stopped when it is dropped.
pub(crate) struct Cluster {
    folder: TempDir,
    /// Port at which it listens beside its socket.
    port: Option<Port>,
}

impl Cluster {
    /// Starts a cluster that listens only on a socket in its folder.
    pub(crate) fn start() -> Self {
        Self::start_with_port(None)
    }

    /// Starts a cluster that also listens on the loopback network.
    pub(crate) fn start_on_network() -> Self {
        Self::start_with_port(Some(Port::reserve()))
    }

    fn start_with_port(port: Option<Port>) -> Self {
        let folder = tempfile::Builder::new().prefix("lastcard-pg.").tempdir_in("/tmp").unwrap();
        give_to_server(folder.path());
        let cluster = Self { folder, port };
        cluster.run("initdb", &["-U", "lastcard", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
        cluster.control("start");
        cluster
    }

    pub(crate) fn location(&self) -> Location {
        Location::parse(&self.socket_address()).unwrap()
    }

    /// Returns the address of its socket.
    pub(crate) fn socket_address(&self) -> String {
        let socket = self.folder.path().to_str().unwrap().replace('/', "%2F");
        let port = self.port.as_ref().map_or(5432, Port::number);
        format!("postgres://lastcard@{socket}:{port}/postgres")
    }

    /// Returns its network address under a name, with these parameters.
    pub(crate) fn network_address(&self, name: &str, parameters: &str) -> String {
        let port = self.port.as_ref().expect("a cluster on the network").number();
        format!("postgres://lastcard@{name}:{port}/postgres?{parameters}")
    }

    /// Turns encryption on with this certificate and key, as PEM.
    pub(crate) fn encrypt(&self, certificate: &str, key: &str) {
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let path = self.folder.path().join("data").join(name);
            fs::write(&path, text).unwrap();
            give_to_server(&path);
            assert!(Command::new("chmod").arg("600").arg(&path).status().unwrap().success());
        }
        let set = self.folder.path().join("data/postgresql.auto.conf");
        fs::write(&set, "ssl = on\n").unwrap();
        self.control("restart");
    }

    pub(crate) fn control(&self, verb: &str) {
        let (listens, port) = match &self.port {
            Some(port) => ("127.0.0.1", port.number()),
            None => ("", 5432),
        };
        let options = format!(
            "-c listen_addresses='{listens}' -c port={port} -c unix_socket_directories='{}' -c fsync=off",
            self.folder.path().display()
        );
        let log = self.folder.path().join("log");
        self.run("pg_ctl", &["-w", "-m", "fast", "-l", log.to_str().unwrap(), "-o", &options, verb]);
    }

    fn run(&self, program: &str, args: &[&str]) {
        let bin = env::var("LASTCARD_TEST_POSTGRES_BIN").expect(
            "this test needs PostgreSQL: run `make test`, or `tests/with-postgres.sh cargo test` for a part of the suite",
        );
        let program = format!("{bin}/{program}");
        // PostgreSQL refuses to run as root.
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", "postgres", "--regid", "postgres", "--clear-groups", &program]);
            command
        } else {
            Command::new(&program)
        };
        let done = command
            .arg("-D")
            .arg(self.folder.path().join("data"))
            .args(args)
            .current_dir("/tmp")
            .stdout(Stdio::null())
            .status()
            .unwrap();
        assert!(done.success(), "{program} {args:?}");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.control("stop");
    }
}

/// Makes the server's user the owner of a file.
fn give_to_server(path: &Path) {
    if is_root() {
        assert!(Command::new("chown").arg("postgres").arg(path).status().unwrap().success());
    }
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().unwrap().stdout == b"0\n"
}
