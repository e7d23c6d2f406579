//! An authority that gives certificates as the public ones do (ACME): pebble, which Let's Encrypt makes for tests.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use rustls::ClientConfig;

use super::certificates::{Authority, knowing};
use super::clock::MachineClock;
use super::port::Port;

/// A running authority, and who tells it that every name is this machine.
pub(crate) struct Pebble {
    own: Authority,
    /// Of the directory, of its management, of who knows names, and of who tells that one what to know.
    ports: [Port; 4],
    processes: [Child; 2],
}

impl Pebble {
    /// One that looks for services at this port, and gives certificates that are good for so many seconds.
    pub(crate) fn start(looks_at: u16, seconds: u32) -> Self {
        let own = Authority::new();
        // Its clock is the machine's, whatever that of the tests is: its own certificate is good by both.
        let signed = own.sign_for(&["127.0.0.1"], [-1_000, 1_000]);
        let (certificate, key) =
            (own.file("pebble.pem", &signed.certificate), own.file("pebble.key", &signed.key));
        let ports = [(); 4].map(|()| Port::keep());
        let [directory, management, names, ruled] = ports.each_ref().map(Port::number);
        let config = serde_json::json!({ "pebble": {
            "listenAddress": format!("127.0.0.1:{directory}"),
            "managementListenAddress": format!("127.0.0.1:{management}"),
            "certificate": certificate,
            "privateKey": key,
            "httpPort": 1,
            "tlsPort": looks_at,
            "certificateValidityPeriod": seconds,
        }});
        let config = own.file("pebble.json", &config.to_string());
        let at = |port| format!("127.0.0.1:{port}");
        let mut resolver = Command::new("pebble-challtestsrv");
        resolver.args(["-defaultIPv6", "", "-http01", "", "-https01", "", "-tlsalpn01", ""]);
        resolver.args(["-dns01", &at(names), "-management", &at(ruled)]);
        let mut pebble = Command::new("pebble");
        pebble.arg("-config").arg(config).args(["-dnsserver", &at(names)]);
        // It looks at once, and anew each time. Of its own accord it refuses one request in twenty, to be asked again: three in a row, after
        // which the service waits a minute, are then no rarity.
        pebble.env("PEBBLE_VA_NOSLEEP", "1").env("PEBBLE_AUTHZREUSE", "0").env("PEBBLE_WFE_NONCEREJECT", "1");
        let processes =
            [started(resolver, "Starting management server"), started(pebble, "ACME directory available")];
        Self { own, ports, processes }
    }

    /// Where certificates are asked for.
    pub(crate) fn directory(&self) -> String {
        format!("https://127.0.0.1:{}/dir", self.ports[0].number())
    }

    /// A file with the authority that its own certificate is from.
    pub(crate) fn root(&self) -> PathBuf {
        self.own.root()
    }

    /// What a program encrypts with that believes the certificates it gives.
    pub(crate) fn known(&self) -> ClientConfig {
        let url = format!("https://127.0.0.1:{}/roots/0", self.ports[1].number());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let client = reqwest::Client::builder().tls_backend_preconfigured(self.own.known()).build().unwrap();
        let root = runtime.block_on(async { client.get(url).send().await.unwrap().bytes().await.unwrap() });
        let mut known = knowing(&root);
        known.time_provider = Arc::new(MachineClock);
        known
    }
}

impl Drop for Pebble {
    fn drop(&mut self) {
        for process in &mut self.processes {
            // It may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Starts a program and waits until it says that it is ready; what it says later is read and forgotten.
fn started(mut command: Command, ready: &str) -> Child {
    let (reader, writer) = std::io::pipe().unwrap();
    command.stdin(Stdio::null()).stdout(writer.try_clone().unwrap()).stderr(writer);
    let child = command.spawn().expect("pebble: run tests/install-tools.sh");
    drop(command);
    let mut lines = BufReader::new(reader);
    let mut said = String::new();
    while !said.contains(ready) {
        assert_ne!(lines.read_line(&mut said).unwrap(), 0, "{said}");
    }
    std::thread::spawn(move || {
        let mut rest = Vec::new();
        let _ = lines.read_to_end(&mut rest);
    });
    child
}

/// The only file of a folder's only folder with this name.
pub(crate) fn kept(folder: &std::path::Path, name: &str) -> PathBuf {
    let mut folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = folders.next().expect("a folder").join(name);
    assert!(folders.next().is_none(), "one folder for one authority");
    found
}
