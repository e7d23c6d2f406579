//! The real program under attack: its memory stays small, and its pages keep answering.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::time::Duration;

use lastcard::web::{Config, Timeouts};
use tempfile::TempDir;

use crate::support::app::{Browser, spawn_app, spawn_app_with};
use crate::support::copy::{copy, escaped};
use crate::support::database::Database;
use crate::web::app::serve::{Running, serve_command};

const FORM: &str = "content-type: application/x-www-form-urlencoded\r\n";

/// Memory growth allowed, in bytes: less than the smallest bomb unpacked, and more than the routes that each thread
/// compiles on its first request.
const FEW: u64 = 40_000_000;

fn start_service() -> (TempDir, Running) {
    let folder = TempDir::new().unwrap();
    let flags = ["--listen", "127.0.0.1:0", "--demo", "--log", "warn"];
    let service = Running::start(serve_command(&folder, &flags));
    (folder, service)
}

/// Sends the head of a `POST /login` with these header lines.
fn begin(service: SocketAddr, lines: &str) -> TcpStream {
    let mut stream = TcpStream::connect(service).unwrap();
    write!(stream, "POST /login HTTP/1.1\r\nhost: {service}\r\n{FORM}{lines}\r\n").unwrap();
    stream
}

/// Reads until the connection is closed.
fn answer(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    // A client that is still sending gets a reset.
    match stream.read_to_end(&mut answer) {
        Err(error) if error.kind() != ErrorKind::ConnectionReset => panic!("{error}"),
        _ => String::from_utf8_lossy(&answer).into_owned(),
    }
}

/// Compresses this many megabytes of one repeated byte.
fn packed_body(megabytes: usize) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 20, 2, 24);
    let piece = vec![b'a'; 1 << 20];
    (0..megabytes).for_each(|_| writer.write_all(&piece).unwrap());
    drop(writer);
    packed
}

#[test]
fn no_body_fills_memory() {
    let (_folder, service) = start_service();
    let browser = Browser::new(service.socket());
    browser.post("/login", &[("login", "vera"), ("password", "wrong")]);
    let before = service.peak_memory();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    gzip.write_all(&vec![b'a'; 60 << 20]).unwrap();
    let bombs = [("gzip", gzip.finish().unwrap()), ("br", packed_body(100)), ("br", packed_body(1000))];
    for (encoding, bomb) in &bombs {
        let length = bomb.len();
        let mut stream =
            begin(service.socket(), &format!("content-encoding: {encoding}\r\ncontent-length: {length}\r\n"));
        // The service may answer before it has received everything.
        let _ = stream.write_all(bomb);
        let answer = answer(stream);
        assert!(answer.starts_with("HTTP/1.1 415"), "{encoding}, {length} bytes: {answer}");
        assert!(answer.contains(&escaped(copy("error-encoded-body"))), "{answer}");
    }
    // Chunked, with several encodings, and compressed twice.
    for lines in
        ["content-encoding: identity, br\r\n", "content-encoding: identity\r\ncontent-encoding: br\r\n"]
    {
        let mut stream = begin(service.socket(), &format!("{lines}transfer-encoding: chunked\r\n"));
        let _ = write!(stream, "{:x}\r\n", bombs[1].1.len());
        let _ = stream.write_all(&bombs[1].1);
        let _ = stream.write_all(b"\r\n0\r\n\r\n");
        let answer = answer(stream);
        assert!(answer.starts_with("HTTP/1.1 415"), "{lines}: {answer}");
    }
    // Uncompressed bodies of any size, with or without a length.
    for lines in ["content-length: 200000000\r\n", "transfer-encoding: chunked\r\n"] {
        let mut stream = begin(service.socket(), lines);
        let piece = if lines.starts_with('t') {
            format!("{:x}\r\n{}\r\n", 1 << 16, "a".repeat(1 << 16))
        } else {
            "a".repeat(1 << 16)
        };
        let sent = (0..1000).take_while(|_| stream.write_all(piece.as_bytes()).is_ok()).count();
        assert!(answer(stream).starts_with("HTTP/1.1 413") || sent < 1000, "{lines}");
    }
    let after = service.peak_memory();
    assert!(after < before + FEW, "{before} bytes, then {after}");
    assert_eq!(browser.get("/login").status.as_u16(), 303, "nobody has set it up yet");
}

#[test]
fn identity_encoding_is_accepted() {
    let (_folder, service) = start_service();
    let mut stream =
        begin(service.socket(), "content-encoding: identity\r\ncontent-length: 7\r\nconnection: close\r\n");
    stream.write_all(b"login=a").unwrap();
    let answer = answer(stream);
    assert!(answer.starts_with("HTTP/1.1 ") && !answer.starts_with("HTTP/1.1 415"), "{answer}");
}

#[test]
fn a_body_that_stalls_is_cut_off() {
    let half = |service: SocketAddr, lines: &str| {
        let mut stream = begin(service, &format!("expect: 100-continue\r\n{lines}"));
        // The service has accepted the request once it asks for the body.
        let mut go_on = [0; 25];
        stream.read_exact(&mut go_on).unwrap();
        assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
        stream.write_all(b"4\r\nlogi\r\n").unwrap();
        stream
    };
    let both = |service| {
        ["content-length: 1000\r\n", "transfer-encoding: chunked\r\n"].map(|lines| half(service, lines))
    };
    let usual = Timeouts::default();
    assert_eq!([usual.head, usual.body], [5, 15].map(Duration::from_secs));
    let timeouts = Timeouts { body: Duration::from_millis(500), ..usual };
    let hasty = spawn_app_with(&Database::sqlite(), Config { timeouts, ..Config::default() });
    for stream in both(hasty.address) {
        let answer = answer(stream);
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
        assert!(answer.contains(&escaped(copy("error-timeout"))), "{answer}");
    }
    // Shutdown does not wait for a body: the request is answered, not left hanging.
    let service = spawn_app(&Database::sqlite());
    let streams = both(service.address);
    service.end();
    for stream in streams {
        assert!(answer(stream).starts_with("HTTP/1.1 408"));
    }
}

/// Opens a live stream.
fn stream(service: &Running) -> TcpStream {
    let mut stream = TcpStream::connect(service.socket()).unwrap();
    write!(stream, "GET /t/club-night-eight-players/live HTTP/1.1\r\nhost: {}\r\n\r\n", service.socket())
        .unwrap();
    stream
}

fn first_line(stream: &mut TcpStream) -> String {
    let mut line = [0; 12];
    stream.read_exact(&mut line).unwrap();
    String::from_utf8_lossy(&line).into_owned()
}

#[test]
fn idle_streams_leave_room_for_pages() {
    lastcard::web::raise_limit();
    let folder = TempDir::new().unwrap();
    let program = serve_command(&folder, &["--listen", "127.0.0.1:0", "--demo", "--log", "warn"]);
    // Sets the soft and the hard limit, so that the service cannot raise it.
    let mut limited = Command::new("sh");
    limited
        .args(["-c", "ulimit -n 256 && exec \"$@\"", "sh"])
        .arg(program.get_program())
        .args(program.get_args());
    limited.current_dir(folder.path());
    let service = Running::start(limited);
    assert_eq!(service.file_limits(), ("256".to_owned(), "256".to_owned()));
    let mut idle: Vec<TcpStream> = (0..1100).map(|_| stream(&service)).collect();
    for _ in 0..20 {
        let reply = Browser::new(service.socket()).get("/t/club-night-eight-players");
        assert_eq!(reply.status.as_u16(), 200);
    }
    let answers: Vec<String> = idle.iter_mut().map(first_line).collect();
    let open = answers.iter().filter(|answer| answer.ends_with("200")).count();
    assert!((50..200).contains(&open), "{open} streams are open");
    assert!(answers.iter().filter(|answer| answer.ends_with("503")).count() == 1100 - open);
    let full = Browser::new(service.socket()).get("/t/club-night-eight-players/live");
    full.assert_shows(503, copy("error-too-many-streams"));
    assert_eq!(full.header("retry-after"), "5");
    // As connections close, others are served.
    drop(idle);
    while first_line(&mut stream(&service)).ends_with("503") {}
    let (well, log) = service.stop();
    assert!(well && !log.contains("Too many open files"), "{log}");
}

#[test]
fn the_soft_limit_of_files_is_raised() {
    let folder = TempDir::new().unwrap();
    let program = serve_command(&folder, &["--listen", "127.0.0.1:0"]);
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -Sn 200 && ulimit -Hn 300 && exec \"$@\"", "sh"]).arg(program.get_program());
    limited.args(program.get_args()).current_dir(folder.path());
    let service = Running::start(limited);
    assert_eq!(service.file_limits(), ("300".to_owned(), "300".to_owned()));
    service.stop();
}
