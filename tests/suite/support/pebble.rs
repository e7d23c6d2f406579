//! An ACME authority: pebble, which Let's Encrypt provides for tests.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use rustls::ClientConfig;

use super::certificates::{Authority, client_config_trusting};
use super::clock::MachineClock;
use super::port::Port;

/// A running authority, with a resolver that maps every name to this machine.
pub(crate) struct Pebble {
    own: Authority,
    /// Ports of the directory, its management, the resolver and the resolver's management.
    ports: [Port; 4],
    processes: [Child; 2],
}

impl Pebble {
    /// Starts an authority that validates at this port and issues certificates valid for this many seconds.
    pub(crate) fn start(looks_at: u16, seconds: u32) -> Self {
        let own = Authority::new();
        // It uses the machine's clock, not the tests': its own certificate is valid by both.
        let signed = own.sign_for(&["127.0.0.1"], [-1_000, 1_000]);
        let (certificate, key) =
            (own.write_file("pebble.pem", &signed.certificate), own.write_file("pebble.key", &signed.key));
        let ports = [(); 4].map(|()| Port::reserve());
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
        let config = own.write_file("pebble.json", &config.to_string());
        let at = |port| format!("127.0.0.1:{port}");
        let mut resolver = Command::new("pebble-challtestsrv");
        resolver.args(["-defaultIPv6", "", "-http01", "", "-https01", "", "-tlsalpn01", ""]);
        resolver.args(["-dns01", &at(names), "-management", &at(ruled)]);
        let mut pebble = Command::new("pebble");
        pebble.arg("-config").arg(config).args(["-dnsserver", &at(names)]);
        // Validates without a delay, and anew each time. By default it refuses one request in twenty; three in a
        // row, after which the service waits a minute, would then be no rarity.
        pebble.env("PEBBLE_VA_NOSLEEP", "1").env("PEBBLE_AUTHZREUSE", "0").env("PEBBLE_WFE_NONCEREJECT", "1");
        let processes = [
            start_process(resolver, "Starting management server"),
            start_process(pebble, "ACME directory available"),
        ];
        Self { own, ports, processes }
    }

    /// Returns the URL of the ACME directory.
    pub(crate) fn directory(&self) -> String {
        format!("https://127.0.0.1:{}/dir", self.ports[0].number())
    }

    /// Writes the authority that signed its own certificate to a file.
    pub(crate) fn write_root(&self) -> PathBuf {
        self.own.write_root()
    }

    /// Returns a TLS client configuration that trusts the certificates it issues.
    pub(crate) fn client_config(&self) -> ClientConfig {
        let url = format!("https://127.0.0.1:{}/roots/0", self.ports[1].number());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let client =
            reqwest::Client::builder().tls_backend_preconfigured(self.own.client_config()).build().unwrap();
        let root = runtime.block_on(async { client.get(url).send().await.unwrap().bytes().await.unwrap() });
        let mut known = client_config_trusting(&root);
        known.time_provider = Arc::new(MachineClock);
        known
    }
}

impl Drop for Pebble {
    fn drop(&mut self) {
        for process in &mut self.processes {
            // The process may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Starts a program and waits until it reports ready; later output is read and discarded.
fn start_process(mut command: Command, ready: &str) -> Child {
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

/// Returns the file of this name in a folder's only subfolder.
pub(crate) fn file_in_only_subfolder(folder: &std::path::Path, name: &str) -> PathBuf {
    let mut folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = folders.next().expect("a folder").join(name);
    assert!(folders.next().is_none(), "one folder for one authority");
    found
}
