//! The program that `make run` builds, on a slow phone: a quarter of this machine's speed, and a slow 4G network. `make taps` writes how long
//! a first visit and a result take into docs/measures.md.

use serde_json::{Value, json};

use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::support::copy::hand_of;

/// Number of first visits of each page, and of results, all in the first block; the median is used.
const VISITS: u32 = 5;
const RESULTS: u32 = 4;

/// Milliseconds until the largest part of the page is visible, and no larger one has followed for half a second.
const VISIBLE: &str = "
    return new Promise((tell) => {
        let [found, waiting] = [0, 0];
        new PerformanceObserver((parts) => {
            found = parts.getEntries().at(-1).startTime;
            clearTimeout(waiting);
            waiting = setTimeout(() => tell(found), 500);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
";

/// Begins to measure the milliseconds from a tap on the save button until the next hand is visible.
const WATCH: &str = "
    const title = document.querySelector('.hand-title').textContent;
    window.resultTime = new Promise((tell) => {
        addEventListener('click', (tap) => {
            if (!tap.target.closest('.save')) return;
            const look = () => {
                if (document.querySelector('.hand-title')?.textContent === title) return requestAnimationFrame(look);
                requestAnimationFrame(() => tell(performance.now() - tap.timeStamp));
            };
            look();
        }, { capture: true });
    });
    return 0;
";

async fn slow_phone() -> Phone {
    let phone = Phone::ordinary().await;
    phone.cdp("Network.enable", json!({})).await;
    // What browsers call slow 4G: 1.6 Mbit/s, and 150 ms there and back.
    let network = json!({
        "offline": false, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 750_000 / 8,
    });
    phone.cdp("Network.emulateNetworkConditions", network).await;
    phone.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    phone
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn milliseconds(found: &Value) -> f64 {
    found.as_f64().expect("a time")
}

/// Measures the first visit of a page by one new phone after the other.
async fn first_visit(url: &str) -> f64 {
    let mut times = Vec::new();
    for _ in 0..VISITS {
        let phone = slow_phone().await;
        phone.open(url).await;
        times.push(milliseconds(&phone.run(VISIBLE, &[]).await));
    }
    median(times)
}

/// Measures results that are entered one after the other.
async fn result(hall: &Hall) -> f64 {
    let phone = slow_phone().await;
    phone.open(&hall.table_url(1)).await;
    let mut times = Vec::new();
    for number in 1..=RESULTS {
        phone.wait_for_text(".hand-title", hand_of(number, 12)).await;
        phone.run(WATCH, &[]).await;
        phone.tap(".seat:has([value=anna])").await;
        for (player, points) in [("vera", "34"), ("gleb", "28")] {
            phone.type_into(&format!("[data-player={player}] .total input"), points).await;
        }
        phone.tap(".save").await;
        phone.wait_for_text(".hand-title", hand_of(number + 1, 12)).await;
        times.push(milliseconds(&phone.run("return window.resultTime;", &[]).await));
    }
    median(times)
}

fn line(name: &str, time: f64, goal: f64) -> String {
    let missed = if time > goal { " **not met**" } else { "" };
    format!("| {name} | {time:.0} | {goal:.0}{missed} |")
}

/// Returns the lines of a table.
pub(super) async fn measure() -> Vec<String> {
    let hall = Hall::four_players("std");
    let page = |path: String| hall.app.url(&path);
    let mut lines = vec!["| on a slow phone | ms | goal |".to_owned(), "|---|---:|---:|".to_owned()];
    for (name, url) in [
        ("first visit of the home page", page("/".into())),
        ("first visit of a leaderboard", page(format!("/t/{}", hall.header.slug))),
        ("first visit of a table's page", hall.table_url(1)),
    ] {
        lines.push(line(name, first_visit(&url).await, 2000.0));
    }
    lines.push(line("a result, from the tap to the next hand", result(&hall).await, 300.0));
    lines
}
