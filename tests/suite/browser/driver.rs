//! Debian's chromedriver, started for a test on a port of its own choosing and gone with the test.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use super::phone::Phone;

/// A name that leads to this machine, without being known as one.
pub(crate) const HALL: &str = "hall.example";

/// One running chromedriver. Dropping it closes every browser it opened, also after a panic.
pub(crate) struct Driver {
    process: Child,
    port: u16,
    profiles: TempDir,
    opened: AtomicU32,
}

/// What kind of phone to open: an ordinary one is the default.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    /// CSS pixels; the suite's phone is 390×844.
    pub(crate) size: (u32, u32),
    /// Whether pages may run scripts.
    pub(crate) javascript: bool,
    /// Whether the system asks for dark pages.
    pub(crate) dark: bool,
    /// Whose profile it has, counted from 0 in the order in which phones were opened; one of its own where nobody is named.
    pub(crate) profile: Option<u32>,
}

impl Default for Kind {
    fn default() -> Self {
        Self { size: (390, 844), javascript: true, dark: false, profile: None }
    }
}

impl Driver {
    /// Starts chromedriver and waits until it says which port it took.
    pub(crate) fn start() -> Self {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is missing: `make tools` installs Debian's chromium and chromium-driver");
        let mut lines = BufReader::new(process.stdout.take().expect("stdout is piped")).lines();
        let port = lines
            .find_map(|line| {
                line.ok()?.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok()
            })
            .expect("chromedriver ended before it listened");
        // Somebody has to go on reading, or a talkative driver would block on a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        let profiles = TempDir::new().expect("a temporary folder for browser profiles");
        Self { process, port, profiles, opened: AtomicU32::new(0) }
    }

    /// Opens an ordinary phone: 390×844, touch, scripts on.
    pub(crate) async fn phone(&self) -> Phone {
        self.open(Kind::default()).await
    }

    /// Opens the browser of a phone again that was closed: it has what it had.
    pub(crate) async fn opens_again(&self, number: u32) -> Phone {
        self.open(Kind { profile: Some(number), ..Kind::default() }).await
    }

    /// Opens a phone of this kind.
    pub(crate) async fn open(&self, kind: Kind) -> Phone {
        let number = kind.profile.unwrap_or_else(|| self.opened.fetch_add(1, Ordering::Relaxed));
        let profile = self.profiles.path().join(format!("profile-{number}"));
        let driver = format!("http://127.0.0.1:{}", self.port);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(kind, &profile.to_string_lossy()))
            .connect(&driver)
            .await
            .expect("chromedriver opens Chromium");
        let phone = Phone::new(client, &driver).await;
        if kind.dark {
            let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
            phone.cdp("Emulation.setEmulatedMedia", dark).await;
        }
        phone
    }
}

fn capabilities(kind: Kind, profile: &str) -> Map<String, Value> {
    let (width, height) = kind.size;
    let mut options = json!({
        "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
            "--hide-scrollbars", "--lang=en", format!("--user-data-dir={profile}"),
            // A service of this machine by a name, as phones have it from a laptop; and as somebody who goes past the warning.
            format!("--host-resolver-rules=MAP {HALL} 127.0.0.1"), "--ignore-certificate-errors",
        ],
        "mobileEmulation": {
            "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true, "mobile": true },
        },
    });
    if !kind.javascript {
        options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
    }
    let mut capabilities = Map::new();
    capabilities.insert("goog:chromeOptions".to_owned(), options);
    capabilities
}

impl Drop for Driver {
    fn drop(&mut self) {
        // `/shutdown` is chromedriver's own way to close its browsers too; killing it would leave them behind.
        let asked = TcpStream::connect(("127.0.0.1", self.port)).and_then(|mut stream| {
            write!(
                stream,
                "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n",
                self.port
            )?;
            stream.read_to_end(&mut Vec::new())
        });
        if asked.is_err() {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}
