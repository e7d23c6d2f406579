//! The program itself: start-up, output, shutdown.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};

use tempfile::TempDir;

use crate::support::app::install_cipher_provider;
use crate::support::copy::{copy, escaped};
use crate::support::gap::{GAP, parts_at_gaps};

pub(crate) fn serve_command(folder: &TempDir, flags: &[&str]) -> Command {
    serve_command_of(Path::new(env!("CARGO_BIN_EXE_lastcard")), folder, flags)
}

/// The command that serves with a different binary from the one built with the tests.
pub(crate) fn serve_command_of(program: &Path, folder: &TempDir, flags: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.arg("serve").args(flags).current_dir(folder.path());
    for (variable, _) in std::env::vars().filter(|(variable, _)| variable.starts_with("LASTCARD_")) {
        command.env_remove(variable);
    }
    command
}

/// A running service and its start-up message.
pub(crate) struct Running {
    child: Child,
    said: String,
}

impl Running {
    /// Starts the service and waits for its start-up message.
    pub(crate) fn start(command: Command) -> Self {
        Self::try_start(command).expect("a start-up message")
    }

    /// Starts a service that may fail. The error is its output.
    pub(crate) fn try_start(command: Command) -> Result<Self, String> {
        // The set-up link is the last line of a service that is not set up.
        Self::start_until("/setup?code=", command)
    }

    /// Starts a service that is set up already.
    pub(crate) fn start_set_up(command: Command) -> Self {
        Self::start_until("://", command).expect("a start-up message")
    }

    fn start_until(last: &str, mut command: Command) -> Result<Self, String> {
        install_cipher_provider();
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut running = Self { child, said: String::new() };
        let mut lines = BufReader::new(running.child.stdout.take().unwrap()).lines();
        while !running.said.contains(last) {
            let Some(line) = lines.next() else {
                let mut log = String::new();
                running.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
                return Err(log);
            };
            running.said += &line.unwrap();
            running.said.push('\n');
        }
        Ok(running)
    }

    fn address(&self) -> &str {
        let (_, rest) = self.said.split_once("://").unwrap();
        rest.split('/').next().unwrap()
    }

    /// The address of the separate metrics listener.
    pub(crate) fn metrics_url(&self) -> &str {
        let address = self.said.split_whitespace().find(|word| word.ends_with("/metrics"));
        address.expect("a listener for metrics")
    }

    pub(crate) fn output(&self) -> &str {
        &self.said
    }

    /// Waits for a log line that contains this text.
    pub(crate) fn wait_for_log(&mut self, words: &str) {
        let log = self.child.stderr.as_mut().expect("a log");
        let mut line = Vec::new();
        let mut byte = [0];
        loop {
            assert_ne!(log.read(&mut byte).unwrap(), 0, "the log ended without {words:?}");
            if byte == *b"\n" {
                let said = String::from_utf8_lossy(&line);
                if said.contains(words) {
                    return;
                }
                assert!(!said.contains(" ERROR "), "{said}");
                line.clear();
            } else {
                line.push(byte[0]);
            }
        }
    }

    pub(crate) fn setup_code(&self) -> String {
        let (_, rest) = self.said.rsplit_once("?code=").unwrap();
        rest.chars().take_while(char::is_ascii_alphanumeric).collect()
    }

    pub(crate) fn socket(&self) -> SocketAddr {
        self.address().parse().unwrap()
    }

    /// The peak memory so far, in bytes.
    pub(crate) fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
        peak.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
    }

    /// The soft and hard limits of open files.
    pub(crate) fn file_limits(&self) -> (String, String) {
        let limits = std::fs::read_to_string(format!("/proc/{}/limits", self.child.id())).unwrap();
        let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
        let mut numbers = line.split_whitespace().map(str::to_owned);
        (numbers.next().unwrap(), numbers.next().unwrap())
    }

    /// Ends it at once, like a power cut.
    pub(crate) fn kill(self) {
        drop(self);
    }

    /// Asks it to end; returns whether it succeeded, and its log.
    pub(crate) fn stop(mut self) -> (bool, String) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(asked.success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().success(), log)
    }
}

/// A failing test leaves no service behind.
impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn run_refused(mut command: Command) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = command.output().unwrap();
    (status.code(), String::from_utf8(stderr).unwrap())
}

async fn get(url: String) -> (u16, String) {
    let response = reqwest::get(url).await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

#[tokio::test]
async fn it_prints_its_address_serves_and_stops() {
    let folder = TempDir::new().unwrap();
    let service = Running::start(serve_command(
        &folder,
        &["--listen", "127.0.0.1:0", "--demo", "--log-format", "json"],
    ));
    let link = format!("http://{}/setup?code={}", service.address(), service.setup_code());
    assert!(service.said.contains(&link), "{}", service.said);
    assert_eq!(get(link).await.0, 200);
    let (status, home) = get(format!("http://{}/", service.address())).await;
    assert_eq!(status, 200);
    assert!(home.contains(&escaped(copy("demo-club"))), "{home}");
    assert!(folder.path().join("data/lastcard.db").is_file());
    let (well, log) = service.stop();
    assert!(well, "{log}");
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().any(|line| line["fields"]["route"] == "/setup" && line["fields"]["status"] == 200));
    assert!(!log.contains("code="), "one-time codes do not belong in a log");
}

#[tokio::test]
async fn the_set_up_link_survives_a_restart() {
    let folder = TempDir::new().unwrap();
    let link = |service: &Running| service.said.rsplit_once("/setup").unwrap().1.trim().to_owned();
    let first = Running::start(serve_command(&folder, &["--listen", "127.0.0.1:0"]));
    let (said, _) = (link(&first), first.stop());
    let second = Running::start(serve_command(&folder, &["--listen", "127.0.0.1:0"]));
    assert_eq!(link(&second), said);
    second.stop();
}

#[test]
fn for_phones_it_prints_addresses_and_a_qr_code() {
    let folder = TempDir::new().unwrap();
    let service = Running::start(serve_command(&folder, &["--listen", "0.0.0.0:0"]));
    let said = service.said.clone();
    service.stop();
    // A machine without a network has no such address.
    let nearby = parts_at_gaps(&said, copy("serve-lan-address").with("url", GAP));
    assert_eq!(nearby.is_some(), said.contains('█'), "{said}");
}

#[test]
fn a_taken_port_is_explained() {
    let folder = TempDir::new().unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let (code, said) = run_refused(serve_command(&folder, &["--listen", &address]));
    assert_eq!(code, Some(1));
    let (_, port) = address.split_once(':').unwrap();
    let taken = copy("serve-port-taken").with("port", port).with("address", address.as_str());
    let taken = taken.with("option", "--listen");
    assert!(said.contains(&taken.to_string()), "{said}");
    assert!(!folder.path().join("data").exists(), "nothing was made");
}

/// A command without the right of the administrator to write anywhere.
fn without_override(command: &Command) -> Command {
    let mut limited = Command::new("setpriv");
    limited
        .args(["--inh-caps=-all", "--bounding-set=-all"])
        .arg(command.get_program())
        .args(command.get_args());
    limited.current_dir(command.get_current_dir().unwrap());
    for variable in command.get_envs().filter_map(|(name, value)| value.is_none().then_some(name)) {
        limited.env_remove(variable);
    }
    limited
}

#[test]
fn a_place_that_may_not_be_written_to_is_named() {
    let place = TempDir::new().unwrap();
    let path = |name: &str| place.path().canonicalize().unwrap().join(name);
    let owner = fs::metadata(place.path()).unwrap().uid().to_string();
    fs::create_dir(path("locked")).unwrap();
    fs::write(path("locked/theirs.db"), "").unwrap();
    fs::write(path("theirs.db"), "").unwrap();
    for (locked, mode) in [("locked/theirs.db", 0o400), ("theirs.db", 0o400), ("locked", 0o500)] {
        fs::set_permissions(path(locked), fs::Permissions::from_mode(mode)).unwrap();
    }
    for (database, named) in [
        ("theirs.db", "theirs.db"),
        ("locked/new.db", "locked"),
        ("locked/theirs.db", "locked"),
        ("locked/new/new.db", "locked"),
    ] {
        let command = serve_command(&place, &["--listen", "127.0.0.1:0", "--database", database]);
        let command = if owner == "0" { without_override(&command) } else { command };
        let (code, said) = run_refused(command);
        let forbidden = copy("data-forbidden").with("user", owner.as_str());
        let forbidden = forbidden.with("path", path(named).to_str().unwrap().to_owned());
        assert_eq!((code, said.trim_end()), (Some(1), forbidden.to_string().as_str()), "{database}");
    }
}

#[test]
fn links_use_the_public_url() {
    let folder = TempDir::new().unwrap();
    let service = Running::start(serve_command(
        &folder,
        &["--listen", "127.0.0.1:0", "--url", "https://Uno.example:443/"],
    ));
    let said = service.said.clone();
    service.stop();
    let open = copy("serve-address").with("url", "https://uno.example/");
    assert!(said.contains(&format!("{open}\n")), "{said}");
    assert!(said.contains("https://uno.example/setup?code="), "{said}");
    // Links created on the command line do so too.
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastcard"));
    command.args(["demo"]).current_dir(folder.path());
    assert!(command.output().unwrap().status.success());
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastcard"));
    command.args(["account", "add", "--club", "demo-club"]).current_dir(folder.path());
    let link = command.env("LASTCARD_URL", "https://uno.example/").output().unwrap();
    let link = String::from_utf8(link.stdout).unwrap();
    assert!(link.starts_with("https://uno.example/invite/"), "{link}");
}

#[tokio::test]
async fn an_untrusted_proxy_is_logged_once() {
    let folder = TempDir::new().unwrap();
    let service = Running::start(serve_command(&folder, &["--listen", "127.0.0.1:0"]));
    for _ in 0..3 {
        let request = reqwest::Client::new().get(format!("http://{}/", service.address()));
        assert!(request.header("x-forwarded-for", "192.0.2.1").send().await.unwrap().status().is_success());
    }
    let (_, log) = service.stop();
    assert_eq!(log.matches("--behind-proxy").count(), 1, "{log}");
}

#[test]
fn bad_settings_are_bad_input() {
    let folder = TempDir::new().unwrap();
    let database = copy("problem-database-scheme-unknown").with("scheme", "mysql").to_string();
    let url = |given: &'static str| copy("cli-bad-url").with("given", given).to_string();
    let short = copy("serve-bad-metrics-token").with("count", 16).to_string();
    let metrics = copy("serve-bad-metrics-listen").with("given", "9464").to_string();
    for (flags, words) in [
        (["--database", "mysql://host/club"], database),
        (["--metrics-token", "short-secret"], short),
        (["--metrics-listen", "9464"], metrics),
        (["--operator", "two words"], copy("problem-login-space").to_string()),
        (["--listen", "nowhere"], copy("serve-bad-listen").with("given", "nowhere").to_string()),
        (["--log", "lastcard=loud"], copy("serve-bad-log").with("given", "lastcard=loud").to_string()),
        (["--url", "uno.example"], url("uno.example")),
        (
            ["--webhooks-to", "192.168.1.0/33"],
            copy("serve-bad-network").with("given", "192.168.1.0/33").to_string(),
        ),
        (["--url", "https://uno.example/club"], url("https://uno.example/club")),
    ] {
        let (code, said) = run_refused(serve_command(&folder, &flags));
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains(&words), "{said}");
        assert!(!said.contains("short-secret"), "{said}");
    }
    let mut command = serve_command(&folder, &[]);
    command.env("LASTCARD_DATABASE", "mysql://host/club");
    assert_eq!(run_refused(command).0, Some(2));
}

/// Listens as a service manager, and passes on each message.
fn listen_as_manager(manager: UnixDatagram) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut message = [0; 4096];
        // Reads continuously: a full queue would block the service.
        while let Ok(length) = manager.recv(&mut message) {
            if sender.send(String::from_utf8_lossy(&message[..length]).into_owned()).is_err() {
                break;
            }
        }
    });
    receiver
}

#[test]
fn a_service_manager_is_notified() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let told = listen_as_manager(UnixDatagram::bind(path("manager")).unwrap());
    let mut command = serve_command(&folder, &["--listen", "127.0.0.1:0"]);
    command.env("NOTIFY_SOCKET", path("manager")).env("WATCHDOG_USEC", "30000");
    let service = Running::start(command);
    let url = format!("http://{}/", service.address());
    let open = copy("serve-status").with("url", url.as_str()).to_string();
    assert_eq!(told.recv().unwrap(), format!("READY=1\nSTATUS={open}\n"));
    let well = format!("WATCHDOG=1\nSTATUS={open}\n");
    assert_eq!([told.recv().unwrap(), told.recv().unwrap()], [well.clone(), well.clone()]);
    // Without its database it reports the problem, and needs no restart.
    std::fs::rename(path("data/lastcard.db"), path("data/away.db")).unwrap();
    let mut said = well.clone();
    while said == well {
        said = told.recv().unwrap();
    }
    let ill = copy("serve-status-ill").with("url", url.as_str()).with("reason", GAP).to_string();
    assert!(parts_at_gaps(&said, format!("WATCHDOG=1\nSTATUS={ill}\n")).is_some(), "{said}");
    std::fs::rename(path("data/away.db"), path("data/lastcard.db")).unwrap();
    while told.recv().unwrap() != well {}
    assert!(service.stop().0);
    while told.recv().unwrap() != "STOPPING=1\n" {}
}
