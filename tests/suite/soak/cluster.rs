//! A PostgreSQL server of the campaign's own, which it can kill.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use diesel::{Connection as _, PgConnection};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;

/// Command for the script that starts the server: prints the server's location, and ends when its input ends.
const SAY: &str = "echo \"$LASTCARD_TEST_POSTGRES\"; echo \"$LASTCARD_TEST_POSTGRES_BIN\"; cat";

/// System calls by which the server writes.
const WRITES: &str = "pwrite64,pwritev,fdatasync,fsync";

/// A server that stops when it is dropped.
pub(super) struct Cluster {
    script: Child,
    /// Address of the default database.
    pub(super) url: String,
    /// Folder of the server's programs.
    programs: PathBuf,
    home: PathBuf,
}

impl Cluster {
    pub(super) fn start() -> Self {
        let mut script = Command::new("tests/with-postgres.sh")
            .args(["sh", "-c", SAY])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(script.stdout.take().unwrap()).lines();
        let mut line = || said.next().expect("a server").unwrap();
        let (url, programs) = (line(), PathBuf::from(line()));
        let (_, socket) = url.split_once('@').unwrap();
        let home = PathBuf::from(socket.split('/').next().unwrap().replace("%2F", "/"));
        Self { script, url, programs, home }
    }

    /// Kills one of the server's processes; the server then ends all of them and recovers.
    pub(super) fn kill_one(&self) {
        if let Some(process) = self.processes().choose(&mut rand::rng()) {
            signal("KILL", *process);
        }
        self.recover();
    }

    /// Kills the whole server, as a power cut does, and starts it again.
    pub(super) fn kill_all(&self) {
        let all: Vec<_> = self.postmaster().into_iter().chain(self.processes()).collect();
        for process in &all {
            signal("KILL", *process);
        }
        while all.iter().any(|process| is_running(*process)) {
            thread::sleep(Duration::from_millis(5));
        }
        // After a power cut no process has the number in the file; here an unreaped one may still have it.
        for lock in [self.data_folder().join("postmaster.pid"), self.home.join(".s.PGSQL.5432.lock")] {
            fs::remove_file(lock).unwrap();
        }
        self.recover();
    }

    /// Makes some of the writing calls fail for a while.
    pub(super) fn fail_disk(&self, error: &str) {
        let (first, each) = (rand::rng().random_range(1..30), rand::rng().random_range(2..20));
        let mut strace = Command::new("strace");
        strace.args(["-f", "-qqq", "-o", "/dev/null", "-e", &format!("trace={WRITES}")]);
        strace.args(["-e", &format!("inject={WRITES}:error={error}:when={first}+{each}")]);
        for process in self.postmaster().into_iter().chain(self.processes()) {
            strace.args(["-p", &process.to_string()]);
        }
        let mut strace = strace.stderr(Stdio::null()).spawn().unwrap();
        thread::sleep(Duration::from_millis(rand::rng().random_range(50..600)));
        signal("TERM", strace.id());
        strace.wait().unwrap();
        self.recover();
    }

    /// Waits until the server answers. One that is down for good is started, as its operator would do.
    fn recover(&self) {
        for _ in 0..1_200 {
            if PgConnection::establish(&self.url).is_ok() {
                return;
            }
            if self.postmaster().is_none() {
                self.pg_ctl("restart");
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("the server does not come back: {}", fs::read_to_string(self.home.join("log")).unwrap());
    }

    /// Returns the postmaster's process id while it runs.
    fn postmaster(&self) -> Option<u32> {
        let file = fs::read_to_string(self.data_folder().join("postmaster.pid")).ok()?;
        file.lines().next()?.parse().ok().filter(|process| is_running(*process))
    }

    /// Returns the children of the postmaster.
    fn processes(&self) -> Vec<u32> {
        let children = |process| fs::read_to_string(format!("/proc/{process}/task/{process}/children")).ok();
        let children = self.postmaster().and_then(children).unwrap_or_default();
        children.split_whitespace().map(|process| process.parse().unwrap()).collect()
    }

    /// Runs `pg_ctl` as the owner of the files, since it refuses to run as root.
    fn pg_ctl(&self, what: &str) {
        let owner = fs::metadata(self.data_folder()).unwrap();
        let mut command = Command::new(self.programs.join("pg_ctl"));
        command.uid(owner.uid()).gid(owner.gid()).current_dir(&self.home);
        command.arg("-D").arg(self.data_folder()).arg("-l").arg(self.home.join("log")).args(["-w", what]);
        // May be too early: killed processes may not be gone yet.
        let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
    }

    fn data_folder(&self) -> PathBuf {
        self.home.join("data")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.script.stdin.take());
        let _ = self.script.wait();
    }
}

/// Returns true if a process exists and is not a zombie.
fn is_running(process: u32) -> bool {
    let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state.rsplit_once(") ").is_some_and(|(_, state)| !state.starts_with('Z'))
}

fn signal(name: &str, process: u32) {
    // The process may have ended by itself.
    let _ =
        Command::new("kill").args([&format!("-{name}"), &process.to_string()]).stderr(Stdio::null()).status();
}
