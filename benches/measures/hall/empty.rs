//! Service that answers the phones of a table from memory: the same requests, streams and sizes, with nothing
//! behind them but a counter per table.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io::{Read as _, Write as _};
use std::pin::Pin;
use std::sync::Mutex;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, MessageBody};
use actix_web::http::header::{self, ContentEncoding};
use actix_web::web::{self, Bytes};
use actix_web::{App, HttpResponse, HttpServer};
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::{mpsc, watch};

use super::{Sample, Service};
use crate::limit;

/// Environment variable with the file of the sample.
const SAMPLE: &str = "LASTCARD_BENCH_SAMPLE";

pub(crate) struct Empty;

/// Counters of the tables, and the answers.
struct Memory {
    sample: Sample,
    /// Compressed page of the sample.
    packed: Bytes,
    tables: Mutex<HashMap<String, watch::Sender<u64>>>,
}

impl Empty {
    /// Starts this program as the empty service.
    pub(crate) fn start(sample: &Sample) -> Service {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(&serde_json::to_vec(sample).unwrap()).unwrap();
        let (_, path) = file.keep().unwrap();
        limit::start("tables", &[(SAMPLE, path.to_str().unwrap())])
    }

    pub(crate) fn serve() {
        let path = std::env::var_os(SAMPLE).unwrap();
        let mut text = String::new();
        std::fs::File::open(&path).unwrap().read_to_string(&mut text).unwrap();
        std::fs::remove_file(&path).unwrap();
        let sample: Sample = serde_json::from_str(&text).unwrap();
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all(sample.page.as_bytes()).unwrap();
        let packed = Bytes::from(gzip.finish().unwrap());
        let memory = web::Data::new(Memory { sample, packed, tables: Mutex::default() });
        let server = HttpServer::new(move || {
            App::new()
                .app_data(memory.clone())
                .route("/at/{code}/play", web::get().to(page))
                .route("/at/{code}/play", web::post().to(again))
                .route("/at/{code}/play/live", web::get().to(live))
                .route("/at/{code}/play/seats", web::post().to(again))
                .route("/at/{code}/play/deal", web::post().to(again))
                .route("/at/{code}/play/{hand}", web::post().to(make))
        });
        let server = server.bind("127.0.0.1:0").unwrap();
        println!("http://{}/", server.addrs()[0]);
        actix_web::rt::System::new().block_on(server.run()).unwrap();
    }
}

async fn page(memory: web::Data<Memory>) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response.content_type("text/html; charset=utf-8").insert_header(ContentEncoding::Gzip);
    response.body(memory.packed.clone())
}

async fn again(code: web::Path<String>) -> HttpResponse {
    see_other(&code)
}

async fn make(memory: web::Data<Memory>, path: web::Path<(String, String)>) -> HttpResponse {
    memory.table(&path.0, |table| table.send_modify(|moves| *moves += 1));
    see_other(&path.0)
}

fn see_other(code: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, format!("/at/{code}/play"))).finish()
}

async fn live(memory: web::Data<Memory>, code: web::Path<String>) -> HttpResponse {
    let mut moves = memory.table(&code, watch::Sender::subscribe);
    moves.mark_changed();
    let (sender, receiver) = mpsc::channel(4);
    actix_web::rt::spawn(async move {
        while moves.changed().await.is_ok() {
            let number = *moves.borrow_and_update();
            if sender.send(memory.scene(number)).await.is_err() {
                return;
            }
        }
    });
    HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header(ContentEncoding::Identity)
        .body(Scenes(receiver))
}

impl Memory {
    fn table<T>(&self, code: &str, what: impl FnOnce(&watch::Sender<u64>) -> T) -> T {
        let mut tables = self.tables.lock().unwrap();
        what(tables.entry(code.to_owned()).or_insert_with(|| watch::Sender::new(0)))
    }

    /// Event with the scene after this number of moves.
    fn scene(&self, moves: u64) -> Bytes {
        let (before, rest) = self.sample.scene.split_once("data-revision=\"").unwrap();
        let (_, after) = rest.split_once('"').unwrap();
        Bytes::from(format!("{before}data-revision=\"{moves}\"{after}\n\n"))
    }
}

struct Scenes(mpsc::Receiver<Bytes>);

impl MessageBody for Scenes {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        self.0.poll_recv(cx).map(|event| event.map(Ok))
    }
}
