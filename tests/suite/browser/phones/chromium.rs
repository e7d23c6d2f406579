//! Chromium, driven by its debugging protocol over a pipe. It exits when the process at the other end exits.

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

/// Resolves to this machine, but is not treated as localhost.
pub(crate) const HALL: &str = "hall.example";

/// Chromium's engine without windows, menus and tabs, which take most of its time. It supports all that the pages
/// need except background sync, and its pages never hide one another.
const SHELL: &str = "chromium-headless-shell";
const WHOLE: &str = "chromium";

/// Runs a browser that reads commands from descriptor 3 and answers on 4, then the clean-up command on its profile.
/// Signals are ignored: they are meant for the tests, and Chromium exits when those do.
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
    // Simulates a user who accepts the certificate warning.
    "--ignore-certificate-errors",
    // A tap may come before the first paint of a page.
    "--allow-pre-commit-input",
];

const PATIENCE: Duration = Duration::from_mins(1);

/// The instance that the phones of all tests share.
static SHARED: LazyLock<Arc<Chromium>> = LazyLock::new(|| {
    let profile = TempDir::new().expect("a temporary folder for a browser profile").keep();
    Arc::new(Chromium::run(SHELL, &profile, "rm -rf"))
});

/// The result of a command, or the error message.
pub(crate) type Answer = Result<Value, String>;

type Waiting = Arc<Mutex<HashMap<u64, oneshot::Sender<Answer>>>>;

/// A running Chromium. Commands of several tests may be in flight at once.
pub(crate) struct Chromium {
    process: Mutex<Child>,
    waiting: Waiting,
    sent: AtomicU64,
}

impl Chromium {
    pub(crate) fn shared() -> Arc<Self> {
        SHARED.clone()
    }

    /// Starts a full browser on this profile.
    pub(crate) fn start_on(profile: &Path) -> Arc<Self> {
        Arc::new(Self::run(WHOLE, profile, "true"))
    }

    fn run(program: &str, profile: &Path, afterwards: &str) -> Self {
        let mut process = Command::new("sh")
            .args(["-c", RUN, afterwards, program])
            .arg(profile)
            .args(SWITCHES)
            // Reaches the local service by a name, as phones do in a hall.
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

    /// Sends a command, to a session if one is given.
    pub(crate) fn send(
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

    pub(crate) async fn call(&self, session: Option<&str>, method: &str, params: Value) -> Answer {
        timeout(PATIENCE, self.send(session, method, params))
            .await
            .unwrap_or_else(|_| panic!("{method} gets no answer"))
            .expect("Chromium has ended, or is missing: `make tools` installs Debian's chromium and chromium-headless-shell")
    }
}

/// Passes each answer to the caller that waits for it, until the pipe closes.
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
        // The process ends once its end of the pipe is closed.
        let _ = self.process.get_mut().unwrap().wait();
    }
}
