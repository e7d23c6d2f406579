//! Security advisories about dependencies, tried against the program. Those that are ignored are explained.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;

use regex::Regex;
use rustls::{ClientConfig, ClientConnection, StreamOwned};
use tempfile::TempDir;

use crate::support::app::Browser;
use crate::support::certificates::Authority;
use crate::web::app::serve::Running;
use crate::web::tls::https::{NAME, address, with_files, write_files};

/// Empty DATA frames; each would take more than a hundred bytes if it were kept.
const FRAMES: usize = 1_000_000;

/// Frames sent between two pings.
const AT_ONCE: usize = 5_000;

/// Memory growth allowed, in bytes.
const FEW: u64 = 60_000_000;

type Line = StreamOwned<ClientConnection, TcpStream>;

/// An HTTP/2 frame of a stream, or of the connection if the stream is 0.
fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
    let mut frame = length[1..].to_vec();
    frame.extend([kind, flags]);
    frame.extend(stream.to_be_bytes());
    frame.extend(payload);
    frame
}

/// An HPACK header whose name is in the static table, not added to the dynamic table.
fn header(name: &[u8], value: &str) -> Vec<u8> {
    let length = u8::try_from(value.len()).unwrap();
    [name, &[length], value.as_bytes()].concat()
}

/// Indices of `GET`, `POST` and `https` in the HPACK static table.
const GET: u8 = 0x82;
const POST: u8 = 0x83;
const HTTPS: u8 = 0x87;

/// The HEADERS frame of a request whose body follows.
fn head(method: u8, path: &str) -> Vec<u8> {
    let fields = [
        vec![method, HTTPS],
        header(&[0x04], path),
        header(&[0x01], NAME),
        header(&[0x0f, 0x10], "application/x-www-form-urlencoded"),
    ];
    frame(1, 0x4, 1, &fields.concat())
}

fn connect(service: &Running, mut known: ClientConfig) -> Line {
    known.alpn_protocols = vec![b"h2".to_vec()];
    let client = ClientConnection::new(Arc::new(known), NAME.try_into().unwrap()).unwrap();
    let mut line = StreamOwned::new(client, TcpStream::connect(address(service)).unwrap());
    line.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").unwrap();
    line.write_all(&frame(4, 0, 0, &[])).unwrap();
    line
}

const PING: u8 = 6;

/// Waits until the service has processed everything sent before a ping. Returns false if the connection is closed.
fn wait_for_echo(line: &mut Line) -> bool {
    let mut head = [0; 9];
    while line.read_exact(&mut head).is_ok() {
        let length = u32::from_be_bytes([0, head[0], head[1], head[2]]);
        let mut payload = vec![0; usize::try_from(length).unwrap()];
        if line.read_exact(&mut payload).is_err() {
            return false;
        }
        if (head[3], head[4]) == (PING, 1) {
            return true;
        }
    }
    false
}

// RUSTSEC-2026-0258: h2 queues empty DATA frames without limit.
#[test]
fn a_million_empty_frames_do_not_fill_memory() {
    let (folder, authority) = (TempDir::new().unwrap(), Authority::new());
    let paths = write_files(&authority, &authority.sign(&[NAME]));
    let service = Running::start(with_files(&folder, &paths, &["--demo"]));
    let browser = || {
        Browser::encrypted(
            &format!("{NAME}:{}", address(&service).port()),
            address(&service),
            authority.client_config(),
            2,
        )
    };
    browser().get("/t/club-night-eight-players").assert_says(200, "");
    let before = service.peak_memory();
    let frames = [frame(0, 0, 1, &[]).repeat(AT_ONCE), frame(PING, 0, 0, &[7; 8])].concat();
    // A body that is read, one that is ignored, and one beside a streamed answer.
    for (method, path) in
        [(POST, "/login"), (POST, "/static/app.css"), (GET, "/t/club-night-eight-players/live")]
    {
        let mut line = connect(&service, authority.client_config());
        line.write_all(&head(method, path)).unwrap();
        // A connection that is cut off takes no more memory.
        for _ in 0..FRAMES / AT_ONCE {
            if line.write_all(&frames).is_err() || !wait_for_echo(&mut line) {
                break;
            }
        }
    }
    browser().get("/t/club-night-eight-players").assert_says(200, "");
    let after = service.peak_memory();
    assert!(after < before + FEW, "{before} bytes, then {after}");
}

#[test]
fn every_ignored_advisory_is_explained() {
    let (deny, docs) = (include_str!("../../../../deny.toml"), include_str!("../../../../docs/security.md"));
    let named = Regex::new("id = \"(RUSTSEC-[0-9-]+)\"").unwrap();
    let mut found = 0;
    for advisory in named.captures_iter(deny) {
        let short = advisory[1].trim_start_matches("RUSTSEC-2026");
        assert!(docs.contains(&advisory[1]) || docs.contains(&format!(", {short}")), "{}", &advisory[1]);
        found += 1;
    }
    assert!(found > 0);
}
