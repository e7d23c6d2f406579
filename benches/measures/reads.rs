//! Cost of an unchanged page, requested as by a browser: compressed, on a persistent connection. Compared
//! with a bare HTTP server that sends the same number of bytes from memory.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use actix_web::web::{self, Bytes};
use actix_web::{App, HttpResponse, HttpServer};

use super::client::{Client, get};
use super::hall::{Club, Service};
use super::{Figure, Form, block_on, limit as limits};

/// Concurrent connections; each sends again as soon as it is answered.
const CONNECTIONS: usize = 32;

/// Duration, repetitions and warm-up of a measurement. The two services take short turns, so that other load
/// on the machine affects both equally.
const MEASURED: Duration = Duration::from_millis(700);
const BEFORE: Duration = Duration::from_millis(100);
const TURNS: usize = 15;

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    block_on(async {
        let club = Club::new();
        club.tables().next();
        let (service, bytes) = (Service::real(&club), limits::start("reads", &[]));
        let (service, bytes) = (service.socket(), bytes.socket());
        let home = reqwest::get(format!("http://{service}/")).await.unwrap().text().await.unwrap();
        let link = |before: &str| {
            let (_, rest) = home.split_once(before).expect("a link");
            format!("{}{}", before.trim_start_matches("href=\""), rest.split('"').next().unwrap())
        };
        let (board, css) = (link("href=\"/t/"), link("href=\"/static/app."));
        let turns = if form == Form::Long { TURNS } else { 1 };
        let mut figures = Vec::new();
        for (name, path, knows) in [
            ("leaderboard", board.as_str(), false),
            ("stylesheet", &css, false),
            ("home page", "/", false),
            ("leaderboard in the browser's cache (304)", &board, true),
            ("stylesheet in the browser's cache (304)", &css, true),
        ] {
            let first = Client::to(service).await.ask(&get(path, "")).await;
            let tag = first.header("etag").expect("an entity tag");
            let asked = if knows { get(path, &format!("if-none-match: {tag}\r\n")) } else { get(path, "") };
            let length = first.body;
            let same = if knows { get("/304", "") } else { get(&format!("/{length}"), "") };
            let mut found = Vec::new();
            for _ in 0..turns {
                found.push((rate(service, &asked).await, rate(bytes, &same).await));
            }
            found.sort_by(|(a, b), (c, d)| (a / b).total_cmp(&(c / d)));
            let (ours, limit) = found[found.len() / 2];
            figures.push(Figure::rate(&format!("reads: {name}"), ours, limit, 0.85));
        }
        figures
    })
}

/// Runs the limit, which answers with as many bytes as requested.
pub(crate) fn limit() {
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

/// Answers per second.
async fn rate(service: SocketAddr, request: &[u8]) -> f64 {
    let (count, request) = (Arc::new(AtomicUsize::new(0)), Arc::<[u8]>::from(request));
    let mut tasks = Vec::new();
    for _ in 0..CONNECTIONS {
        let mut client = Client::to(service).await;
        let (count, request) = (count.clone(), request.clone());
        tasks.push(tokio::spawn(async move {
            let first = client.ask(&request).await;
            assert!([200, 304].contains(&first.status()), "{}", first.head);
            // All answers have the same length: heads differ only in numbers of equal width.
            let whole = first.head.len() + first.body;
            loop {
                client.ask_again(&request, whole).await;
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
