//! What a page costs that did not change: asked for as a browser asks, compressed and on a kept connection. Beside each the same number
//! of bytes from memory out of the same HTTP server with nothing around it: the limit, in the same run. `docs/measures.md` has the
//! method.

// A benchmark says what is wrong by panicking.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    missing_docs
)]

mod hall;

use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use actix_web::web::{self, Bytes};
use actix_web::{App, HttpResponse, HttpServer};
use hall::{Club, Service};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Connections that ask at once, each again as soon as it is answered.
const CONNECTIONS: usize = 32;

/// How long each is measured, how often, and after what.
const MEASURED: Duration = Duration::from_secs(2);
const BEFORE: Duration = Duration::from_millis(300);
const TURNS: usize = 5;

/// Says that this process is the limit.
const LIMIT: &str = "LASTCARD_BENCH_LIMIT";

/// What every browser says.
const BROWSER: &str = "accept: text/html,application/xhtml+xml,*/*;q=0.8\r\naccept-language: en-GB,en;q=0.9\r\n\
    accept-encoding: gzip, deflate, br, zstd\r\nuser-agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0\r\n";

fn main() {
    if std::env::var_os(LIMIT).is_some() {
        return limit();
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let club = Club::new();
        club.tables().next();
        let service = Service::real(&club);
        let mut limit = Command::new(std::env::current_exe().unwrap());
        let limit = Service::start(limit.env(LIMIT, "").stdin(Stdio::null()));
        let (service, limit) = (socket(&service), socket(&limit));
        let home = plain(service, "/").await;
        let between = |text: &str, before: &str| {
            let (_, rest) = text.split_once(before).expect("a link");
            format!("{}{}", before.trim_start_matches("href=\""), rest.split('"').next().unwrap())
        };
        let (board, css) = (between(&home, "href=\"/t/"), between(&home, "href=\"/static/app."));
        println!("{CONNECTIONS} connections, {BROWSER:?}");
        println!("{:<24} {:>8} {:>12} {:>12} {:>6}", "", "bytes", "requests/s", "limit", "ratio");
        for (name, path, knows) in [
            ("leaderboard", board.as_str(), false),
            ("stylesheet", &css, false),
            ("home page", "/", false),
            ("leaderboard, 304", &board, true),
        ] {
            let first = Answer::of(service, &request(path, "")).await;
            let tag = if knows { format!("if-none-match: {}\r\n", first.tag()) } else { String::new() };
            let asked = request(path, &tag);
            let length = Answer::of(service, &asked).await.body;
            let same = if knows { request("/304", "") } else { request(&format!("/{length}"), "") };
            let mut found = [Vec::new(), Vec::new()];
            for _ in 0..TURNS {
                found[0].push(rate(service, &asked).await);
                found[1].push(rate(limit, &same).await);
            }
            let [ours, limit] = found.map(median);
            println!("{name:<24} {length:>8} {ours:>12.0} {limit:>12.0} {:>6.2}", ours / limit);
        }
    });
}

/// Answers with as many bytes as are asked for.
fn limit() {
    async fn bytes(memory: web::Data<Bytes>, length: web::Path<usize>) -> HttpResponse {
        HttpResponse::Ok().content_type("text/html; charset=utf-8").body(memory.slice(..*length))
    }
    let memory = web::Data::new(Bytes::from(vec![b'x'; 1 << 20]));
    let server = HttpServer::new(move || {
        App::new()
            .app_data(memory.clone())
            .route("/304", web::get().to(async || HttpResponse::NotModified().finish()))
            .route("/{length}", web::get().to(bytes))
    });
    let server = server.tcp_nodelay(true).bind("127.0.0.1:0").unwrap();
    println!("http://{}/", server.addrs()[0]);
    actix_web::rt::System::new().block_on(server.run()).unwrap();
}

fn socket(service: &Service) -> SocketAddr {
    service.address().strip_prefix("http://").unwrap().parse().unwrap()
}

fn request(path: &str, more: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{BROWSER}{more}\r\n").into_bytes()
}

async fn plain(service: SocketAddr, path: &str) -> String {
    reqwest::get(format!("http://{service}{path}")).await.unwrap().text().await.unwrap()
}

/// The head of an answer, and how long its body was.
struct Answer {
    head: String,
    body: usize,
}

impl Answer {
    async fn of(service: SocketAddr, request: &[u8]) -> Self {
        let mut stream = TcpStream::connect(service).await.unwrap();
        stream.write_all(request).await.unwrap();
        let mut read = vec![0; 1 << 20];
        Self::read(&mut stream, &mut read).await
    }

    /// Reads one answer to its end.
    async fn read(stream: &mut TcpStream, read: &mut [u8]) -> Self {
        let mut filled = 0;
        let end = loop {
            let more = stream.read(&mut read[filled..]).await.unwrap();
            assert!(more > 0, "the connection is closed");
            filled += more;
            if let Some(end) = read[..filled].windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let head = String::from_utf8_lossy(&read[..end]).into_owned();
        let length = head
            .split_once("content-length: ")
            .map_or(0, |(_, rest)| rest.split('\r').next().unwrap().parse().unwrap());
        while filled < end + length {
            filled += stream.read(&mut read[filled..]).await.unwrap();
        }
        Self { head, body: length }
    }

    fn tag(&self) -> &str {
        let (_, rest) = self.head.split_once("etag: ").expect("an entity tag");
        rest.split('\r').next().unwrap()
    }
}

/// How many answers a second come.
async fn rate(service: SocketAddr, request: &[u8]) -> f64 {
    let (count, request) = (Arc::new(AtomicUsize::new(0)), Arc::<[u8]>::from(request));
    let mut tasks = Vec::new();
    for _ in 0..CONNECTIONS {
        let mut stream = TcpStream::connect(service).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let (count, request) = (count.clone(), request.clone());
        tasks.push(tokio::spawn(async move {
            stream.write_all(&request).await.unwrap();
            let mut read = vec![0; 256 << 10];
            let first = Answer::read(&mut stream, &mut read).await;
            assert!(first.head.starts_with("HTTP/1.1 200") || first.head.starts_with("HTTP/1.1 304"));
            let whole = first.head.len() + first.body;
            // The answers that follow are as long: heads differ in numbers of equal length only.
            loop {
                stream.write_all(&request).await.unwrap();
                stream.read_exact(&mut read[..whole]).await.unwrap();
                count.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    tokio::time::sleep(BEFORE).await;
    let (from, began) = (count.load(Ordering::Relaxed), Instant::now());
    tokio::time::sleep(MEASURED).await;
    let rate = (count.load(Ordering::Relaxed) - from) as f64 / began.elapsed().as_secs_f64();
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    rate
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}
