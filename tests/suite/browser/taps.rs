//! What a result costs whoever enters it: taps, and seconds at the pace of a calm finger. `make taps` writes it into docs/measures.md.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use super::driver::Driver;
use super::hall::Hall;
use super::phone::Phone;
use crate::support::copy::hand_of;

/// What a calm finger takes from one tap to the next.
const PACE: Duration = Duration::from_millis(550);
/// Hands that are entered in each way, all of the first block; the one in the middle counts.
const HANDS: u32 = 3;
const BEGINS: &str = "<!-- written by `make taps` -->\n";
const ENDS: &str = "<!-- end of taps -->";

/// What a finger does.
enum Touch {
    /// It taps here.
    Tap(String),
    /// It taps a field, and then each digit on the phone's keyboard.
    Type(String, &'static str),
}

/// One way of saying how a hand ended: its name, the scoring, what the finger does, and how many taps it may take.
struct Way {
    name: &'static str,
    scoring: &'static str,
    touches: Vec<Touch>,
    most: u32,
}

fn tap(css: &str) -> Touch {
    Touch::Tap(css.to_owned())
}

fn cards<'a>(player: &'a str, faces: &'a [&str]) -> impl Iterator<Item = Touch> + 'a {
    faces.iter().map(move |face| Touch::Tap(format!("[data-player={player}] [data-key='{face}']")))
}

fn total(player: &str, digits: &'static str) -> Touch {
    Touch::Type(format!("[data-player={player}] .total input"), digits)
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
        Way { name: "standard, five and four cards tapped", scoring: "std", touches: nine_cards, most: 11 },
        Way { name: "standard, two totals of two digits", scoring: "std", touches: totals, most: 8 },
        Way { name: "lazy", scoring: "lazy", touches: lazy, most: 2 },
    ]
}

impl Way {
    /// The taps of a hand, and what it takes from seeing it to seeing the next one.
    async fn cost(&self, driver: &Driver) -> (u32, Duration) {
        let (hall, phone) = (Hall::four_players(self.scoring), driver.phone().await);
        phone.open(&hall.at(1)).await;
        let mut costs = Vec::new();
        for number in 1..=HANDS {
            phone.sees(".hand-title", hand_of(number, 12)).await;
            let (start, mut taps) = (Instant::now(), 0);
            for touch in &self.touches {
                taps += touch.make(&phone).await;
            }
            phone.sees(".hand-title", hand_of(number + 1, 12)).await;
            costs.push((start.elapsed(), taps));
        }
        costs.sort_unstable();
        let (time, taps) = costs[costs.len() / 2];
        (taps, time)
    }
}

impl Touch {
    /// Makes it at the finger's pace; how many taps it was.
    async fn make(&self, phone: &Phone) -> u32 {
        let (css, digits) = match self {
            Self::Tap(css) => (css, ""),
            Self::Type(css, digits) => (css, *digits),
        };
        tokio::time::sleep(PACE).await;
        phone.tap(css).await;
        for digit in digits.chars() {
            tokio::time::sleep(PACE).await;
            phone.keys(&digit.to_string()).await;
        }
        1 + u32::try_from(digits.len()).unwrap()
    }
}

#[tokio::test]
#[ignore = "measures at the pace of a finger, and writes what it found"]
async fn what_a_result_costs() {
    let driver = Driver::start();
    let mut lines = vec!["| way | taps | seconds |".to_owned(), "|---|---:|---:|".to_owned()];
    for way in ways() {
        let (taps, time) = way.cost(&driver).await;
        assert!(taps <= way.most, "{}: {taps} taps", way.name);
        lines.push(format!("| {} | {taps} | {:.1} |", way.name, time.as_secs_f64()));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/measures.md");
    let measures = fs::read_to_string(&path).unwrap();
    let (before, rest) = measures.split_once(BEGINS).unwrap();
    let (_, after) = rest.split_once(ENDS).unwrap();
    fs::write(path, format!("{before}{BEGINS}\n{}\n\n{ENDS}{after}", lines.join("\n"))).unwrap();
}
