//! Chromium, told what to do by its debugging protocol over a pipe: it ends when whoever holds the other end has ended.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// A name that leads to this machine, without being known as one.
pub(crate) const HALL: &str = "hall.example";

/// Chromium's engine without windows, menus and tabs, which take most of its time. It has all that a page needs but background sync, and its
/// pages never hide one another.
const SHELL: &str = "chromium-headless-shell";
const WHOLE: &str = "chromium";

/// Runs one of them, which reads commands at 3 and answers at 4, and then this command on the profile. An interrupt is meant for the tests:
/// when they have ended, so does Chromium.
const RUN: &str = "
    trap '' INT TERM HUP
    program=$1 profile=$2
    shift 2
    TMPDIR=$profile $program --user-data-dir=\"$profile\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1
    $0 \"$profile\"
";

const SWITCHES: [&str; 16] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-startup-window",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--hide-scrollbars",
    "--password-store=basic",
    "--lang=en",
    // Whoever goes past the warning of a certificate.
    "--ignore-certificate-errors",
    // A finger may be quicker than the first picture of a page.
    "--allow-pre-commit-input",
];

/// The longest that a command takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// The one in which the phones of all tests are.
static SHARED: LazyLock<Arc<Chromium>> = LazyLock::new(|| {
    let profile = TempDir::new().expect("a temporary folder for a browser profile").keep();
    Arc::new(Chromium::run(SHELL, &profile, "rm -rf"))
});

/// The answer to a command, or what is wrong with it.
pub(super) type Answer = Result<Value, String>;

type Waiting = Arc<Mutex<HashMap<u64, oneshot::Sender<Answer>>>>;

/// One running Chromium. The commands of several tests may be under way in it.
pub(super) struct Chromium {
    process: Mutex<Child>,
    waiting: Waiting,
    sent: AtomicU64,
}

impl Chromium {
    pub(super) fn shared() -> Arc<Self> {
        SHARED.clone()
    }

    /// Starts a whole one on this profile.
    pub(super) fn on(profile: &Path) -> Arc<Self> {
        Arc::new(Self::run(WHOLE, profile, "true"))
    }

    fn run(program: &str, profile: &Path, afterwards: &str) -> Self {
        let mut process = Command::new("sh")
            .args(["-c", RUN, afterwards, program])
            .arg(profile)
            .args(SWITCHES)
            // A service of this machine by a name, as phones have it from a laptop.
            .arg(format!("--host-resolver-rules=MAP {HALL} 127.0.0.1"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let (waiting, answers) = (Waiting::default(), process.stdout.take().expect("stdout is piped"));
        thread::spawn({
            let waiting = waiting.clone();
            move || hand_out(answers, &waiting)
        });
        Self { process: Mutex::new(process), waiting, sent: AtomicU64::new(0) }
    }

    /// Sends a command, to a session if it is meant for one.
    pub(super) fn send(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> oneshot::Receiver<Answer> {
        let id = self.sent.fetch_add(1, Ordering::Relaxed);
        let mut command = json!({ "id": id, "method": method });
        command["params"] = params;
        if let Some(session) = session {
            command["sessionId"] = json!(session);
        }
        let (answer, answered) = oneshot::channel();
        self.waiting.lock().unwrap().insert(id, answer);
        let mut process = self.process.lock().unwrap();
        let pipe = process.stdin.as_mut().expect("stdin is piped");
        if pipe.write_all(format!("{command}\0").as_bytes()).is_err() {
            self.waiting.lock().unwrap().remove(&id);
        }
        answered
    }

    /// Sends a command and waits for its answer.
    pub(super) async fn call(&self, session: Option<&str>, method: &str, params: Value) -> Answer {
        timeout(PATIENCE, self.send(session, method, params))
            .await
            .unwrap_or_else(|_| panic!("{method} gets no answer"))
            .expect("Chromium has ended, or is missing: `make tools` installs Debian's chromium and chromium-headless-shell")
    }
}

/// Gives each answer to whoever waits for it, until there are no more.
fn hand_out(answers: ChildStdout, waiting: &Waiting) {
    let (mut answers, mut answer) = (BufReader::new(answers), Vec::new());
    while let Ok(1..) = answers.read_until(0, &mut answer) {
        let told: Value = serde_json::from_slice(&answer[..answer.len() - 1]).unwrap_or_default();
        answer.clear();
        let waits = told["id"].as_u64().and_then(|id| waiting.lock().unwrap().remove(&id));
        if let Some(waits) = waits {
            let error = told.get("error").map(|error| error["message"].to_string());
            let _ = waits.send(error.map_or_else(|| Ok(told["result"].clone()), Err));
        }
    }
    waiting.lock().unwrap().clear();
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // Closes the pipe.
        let _ = self.process.get_mut().unwrap().wait();
    }
}
