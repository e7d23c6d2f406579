//! Time until every viewer has the new standings, and memory per viewer. `LASTCARD_BENCH_VIEWERS` sets their
//! number.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::Notify;

use super::hall::{Club, Service};
use super::{Figure, Form, block_on};

/// Number of viewers, unless the environment sets it.
const VIEWERS: usize = 10_000;
const FEW: usize = 1_000;

/// Results to measure: corrections of one hand, of which a table makes at most thirty.
const RESULTS: u32 = 24;

/// Number of viewers that connect at the same time.
const TOGETHER: usize = 100;

/// Time within which the last viewer has the new standings.
const LIMIT: Duration = Duration::from_millis(250);

/// Promised memory per viewer, in bytes.
const MEMORY: f64 = 8_000.0;

/// Number of viewers with the newest standings.
#[derive(Default)]
struct DeliveryCounts {
    viewers: AtomicUsize,
    all: Notify,
}

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    let usual = if form == Form::Long { VIEWERS } else { FEW };
    let viewers = std::env::var("LASTCARD_BENCH_VIEWERS").map_or(usual, |n| n.parse().unwrap());
    block_on(async {
        let club = Club::new();
        let code = club.tables().next().unwrap();
        let service = Service::real(&club);
        let home = reqwest::get(service.address()).await.unwrap().text().await.unwrap();
        let (_, rest) = home.split_once("href=\"/t/").expect("a tournament");
        let board = format!("/t/{}", rest.split('"').next().unwrap());
        let entries = format!("{}/at/{code}/entries", service.address());
        // Loads everything that viewers share before the first one connects.
        record(&entries, 0).await;
        reqwest::get(format!("{}{board}", service.address())).await.unwrap();
        let (before, told) = (service.memory(), Arc::<DeliveryCounts>::default());
        for number in 1..=viewers {
            tokio::spawn(look_on(service.socket(), board.clone(), viewers, told.clone()));
            if number % TOGETHER == 0 {
                told.wait(number).await;
            }
        }
        told.wait(viewers).await;
        let each = service.memory().saturating_sub(before) as f64 / viewers as f64;
        let mut waits = Vec::new();
        for number in 1..=RESULTS {
            tokio::time::sleep(Duration::from_millis(100)).await;
            told.viewers.store(0, Ordering::SeqCst);
            let sent = Instant::now();
            tokio::join!(record(&entries, number), told.wait(viewers));
            waits.push(sent.elapsed());
        }
        waits.sort_unstable();
        let after = service.memory().saturating_sub(before) as f64 / viewers as f64;
        let worst = waits[waits.len() - 1].as_secs_f64();
        println!("{viewers} viewers, {RESULTS} results, the median {:.1?}", waits[waits.len() / 2]);
        println!("{each:.0} bytes a viewer at first, {after:.0} after all results");
        let bytes = |bytes: f64| format!("{bytes:.0} bytes");
        let most = each.max(after).max(1.0);
        vec![
            Figure::within(&format!("viewers: time to the last of {viewers}"), worst, LIMIT.as_secs_f64()),
            Figure::promise(
                &format!("viewers: memory for each of {viewers}"),
                bytes(most),
                bytes(MEMORY),
                MEMORY / most,
            ),
        ]
    })
}

impl DeliveryCounts {
    fn one_more(&self, of: usize) {
        let told = self.viewers.fetch_add(1, Ordering::SeqCst) + 1;
        if told == of || told.is_multiple_of(TOGETHER) {
            self.all.notify_one();
        }
    }

    async fn wait(&self, of: usize) {
        while self.viewers.load(Ordering::SeqCst) < of {
            self.all.notified().await;
        }
    }
}

/// Reads a stream for ever, and counts each event once it is complete.
async fn look_on(service: SocketAddr, board: String, viewers: usize, told: Arc<DeliveryCounts>) {
    let mut stream = TcpStream::connect(service).await.unwrap();
    let request =
        format!("GET {board}/live HTTP/1.1\r\nhost: {service}\r\naccept-encoding: gzip, br\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    // The head, the opening and comments are not events.
    let mut is_event = false;
    loop {
        stream.readable().await.unwrap();
        let mut read = [0; 16 << 10];
        let Ok(length) = stream.try_read(&mut read) else { continue };
        assert!(length > 0, "the stream has ended");
        is_event = is_event || read[..length].windows(6).take(2_000).any(|six| six == b"event:");
        // Events contain no empty line.
        if is_event && read[..length].ends_with(b"\n\n") {
            told.one_more(viewers);
            is_event = false;
        }
    }
}

/// Records the first hand, or corrects it for the `number`th time.
async fn record(entries: &str, number: u32) {
    let (based_on, points) = (number.to_string(), (number + 10).to_string());
    let key = format!("{number:016x}");
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", &based_on),
        ("entry_key", &key),
        ("out", "anna"),
        ("total.vera", &points),
        ("total.gleb", "5"),
    ];
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let origin = entries.split("/at/").next().unwrap();
    let answer = client.post(entries).header("origin", origin).form(&fields).send().await.unwrap();
    assert_eq!(answer.status().as_u16(), 303, "{}", answer.text().await.unwrap());
}
