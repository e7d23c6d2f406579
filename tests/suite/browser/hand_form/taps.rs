//! The effort of entering a result: taps, and seconds at the pace of a calm finger. `make taps` writes both into
//! docs/measures.md.

use std::time::{Duration, Instant};

use crate::browser::hand_form::slow_phone;
use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::support::copy::hand_of;
use crate::support::measures::write_table;

/// The time a calm finger takes from one tap to the next.
const PACE: Duration = Duration::from_millis(550);
/// Number of hands entered in each way, all in the first block; the median is used.
const HANDS: u32 = 3;

/// A tap on an element, then these digits on the phone's keyboard.
struct Touch {
    css: String,
    digits: &'static str,
}

/// One way to enter a result: its name, the scoring, and the touches.
struct Way {
    name: &'static str,
    scoring: &'static str,
    touches: Vec<Touch>,
}

fn tap(css: &str) -> Touch {
    Touch { css: css.to_owned(), digits: "" }
}

fn cards<'a>(player: &'a str, faces: &'a [&str]) -> impl Iterator<Item = Touch> + 'a {
    faces.iter().map(move |face| tap(&format!("[data-player={player}] [data-key='{face}']")))
}

fn total(player: &str, digits: &'static str) -> Touch {
    Touch { css: format!("[data-player={player}] .total input"), digits }
}

fn ways() -> [Way; 3] {
    let (out, save) = (|| tap(".seat:has([value=anna])"), || tap(".save"));
    let mut nine_cards = vec![out()];
    nine_cards
        .extend(cards("vera", &["9", "SKIP", "5", "5", "W"]).chain(cards("gleb", &["1", "2", "3", "D2"])));
    nine_cards.push(save());
    let totals = vec![out(), total("vera", "34"), total("gleb", "28"), save()];
    let lazy = vec![out(), tap(".endings [data-out=anna][value=gleb]")];
    [
        Way { name: "standard, five and four cards tapped", scoring: "std", touches: nine_cards },
        Way { name: "standard, two totals of two digits", scoring: "std", touches: totals },
        Way { name: "lazy", scoring: "lazy", touches: lazy },
    ]
}

impl Way {
    fn count_taps(&self) -> usize {
        self.touches.iter().map(|touch| 1 + touch.digits.len()).sum()
    }

    /// Measures the median time from seeing a hand to seeing the next one.
    async fn median_time(&self) -> Duration {
        let (hall, phone) = (Hall::four_players(self.scoring), Phone::ordinary().await);
        phone.open(&hall.table_url(1)).await;
        let mut times = Vec::new();
        for number in 1..=HANDS {
            phone.wait_for_text(".hand-title", hand_of(number, 12)).await;
            let start = Instant::now();
            for touch in &self.touches {
                touch.perform(&phone).await;
            }
            phone.wait_for_text(".hand-title", hand_of(number + 1, 12)).await;
            times.push(start.elapsed());
        }
        times.sort_unstable();
        times[times.len() / 2]
    }
}

impl Touch {
    /// Makes the touch at the finger's pace.
    async fn perform(&self, phone: &Phone) {
        phone.tap_at_pace(&self.css, PACE).await;
        for digit in self.digits.chars() {
            tokio::time::sleep(PACE).await;
            phone.type_keys(&digit.to_string()).await;
        }
    }
}

#[tokio::test]
#[ignore = "measures at the pace of a finger, and writes what it found"]
async fn the_docs_show_the_taps_of_a_result() {
    let mut lines = vec!["| way | taps | seconds |".to_owned(), "|---|---:|---:|".to_owned()];
    for way in ways() {
        let (taps, time) = (way.count_taps(), way.median_time().await);
        lines.push(format!("| {} | {taps} | {:.1} |", way.name, time.as_secs_f64()));
    }
    lines.push(String::new());
    lines.extend(slow_phone::measure().await);
    write_table("taps", &lines);
}
