//! Visitors who send requests and never read the answers are cut off, on every port.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use actix_web::dev::Server;
use lastcard::store::Store;
use lastcard::web::expose;
use lastcard::web::{AppState, Config, Timeouts};
use lastcard::web::{CertificateFolder, LocalAuthority, PlainPort};
use rustls::{ClientConfig, ClientConnection, StreamOwned};
use socket2::{Domain, SockRef, Socket, TcpKeepalive, Type};
use tempfile::TempDir;
use tokio::sync::watch;

use crate::support::app::{install_cipher_provider, spawn_app_with};
use crate::support::certificates::Authority;
use crate::support::database::Database;
use crate::support::patience::wait_until;
use crate::web::tls::https::{NAME, encrypted_app_with};

const LARGE: &str = "/static/app.css";

/// Bytes requested at once: more than the system buffers for a client that does not read.
const UNREAD: usize = 2_000_000;

fn short_timeouts() -> Timeouts {
    Timeouts { unread: Duration::from_secs(1), ..Timeouts::default() }
}

/// Connects with a small receive buffer, and with keepalive probes to notice when the other end is gone.
fn connect(address: SocketAddr) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(&address.into()).unwrap();
    let second = Duration::from_secs(1);
    socket.set_tcp_keepalive(&TcpKeepalive::new().with_time(second).with_interval(second)).unwrap();
    socket.into()
}

/// Requests an answer of this length so often that the whole cannot be in transit.
fn ask(connection: &mut impl std::io::Write, path: &str, host: &str, length: usize) {
    let one = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n");
    connection.write_all(one.repeat(UNREAD / length).as_bytes()).unwrap();
    connection.flush().unwrap();
}

/// Waits until the other end has closed each connection and discarded the rest.
fn wait_until_cut_off(connections: &[TcpStream]) {
    for connection in connections {
        wait_until(|| SockRef::from(connection).take_error().unwrap().is_some());
    }
}

/// Reads a whole answer and returns its length.
fn answer_length(address: SocketAddr, path: &str) -> usize {
    let mut connection = TcpStream::connect(address).unwrap();
    write!(connection, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer).unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    answer.len()
}

#[test]
fn a_client_that_never_reads_is_cut_off() {
    let app = spawn_app_with(&Database::sqlite(), Config { timeouts: short_timeouts(), ..Config::default() });
    let answer = answer_length(app.address, LARGE);
    let mut unread: Vec<TcpStream> = (0..20).map(|_| connect(app.address)).collect();
    for connection in &mut unread {
        ask(connection, LARGE, "127.0.0.1", answer);
    }
    wait_until_cut_off(&unread);
    // A visitor who reads gets all of it.
    answer_length(app.address, LARGE);
}

#[test]
fn an_encrypted_client_that_never_reads_is_cut_off() {
    let (database, authority) = (Database::sqlite(), Authority::new());
    let app =
        encrypted_app_with(&database, &authority, Config { timeouts: short_timeouts(), ..Config::default() });
    let socket = connect(app.address);
    let spare = socket.try_clone().unwrap();
    let known: ClientConfig = authority.client_config();
    let name = NAME.try_into().unwrap();
    let mut connection = StreamOwned::new(ClientConnection::new(Arc::new(known), name).unwrap(), socket);
    ask(&mut connection, LARGE, NAME, 50_000);
    wait_until_cut_off(&[spare]);
}

/// Runs a server on a port of its own until the test ends.
fn run(start: impl FnOnce(TcpListener) -> Server + Send + 'static) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || actix_web::rt::System::new().block_on(async move { start(listener).await }));
    address
}

#[test]
fn side_ports_cut_off_clients_that_never_read() {
    install_cipher_provider();
    let folder = TempDir::new().unwrap();
    let database = Database::sqlite();
    let (store, stored): (Store, Store) = (database.store.clone(), database.store.clone());
    let metrics = run(move |listener| {
        let site = AppState::open(store, Config::default()).unwrap();
        expose(listener, site.metrics.clone(), None, short_timeouts()).unwrap()
    });
    // The port stays open as long as this exists.
    let (_open, closing) = watch::channel(false);
    let plain = run(move |listener| {
        let authority =
            LocalAuthority::open(&CertificateFolder::new(folder.path().to_owned()), Vec::new()).unwrap();
        let served = authority.issue_certificate().unwrap();
        let config = Config { timeouts: short_timeouts(), ..Config::default() };
        let site = AppState::open(stored, config).unwrap().into();
        PlainPort { listener, encrypted: 443, url: None, served, site }.start(closing).unwrap()
    });
    for (address, path) in [(metrics, "/metrics"), (plain, LARGE)] {
        let mut connection = connect(address);
        ask(&mut connection, path, "127.0.0.1", answer_length(address, path));
        wait_until_cut_off(&[connection]);
    }
}
