//! A study of how many wrong results remain when people miscount: the figures of docs/confirmation.md.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use lastcard::tournament::{FinalHolding, HandResult, file};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::cli::output_of;

/// Probability of miscounting a holding.
const WRONG: f64 = 0.03;
/// Probability that a wrong card or number of cards is noticed, by somebody who reads the result in passing and by
/// somebody asked to confirm it. These are assumptions, not measurements.
const NOTICES: [f64; 2] = [0.3, 0.6];
/// Number of hands in the study.
const HANDS: usize = 20_000;

/// Returns the holdings of losers, hand by hand, from games of bots.
fn holdings() -> Vec<Vec<BTreeMap<String, u32>>> {
    let drawn = output_of(&["schedule", "four-player", "--players", "A,B,C,D"], "");
    let mut hands = Vec::new();
    let mut seed = 0;
    while hands.len() < 240 {
        seed += 1;
        let played = file::read(&output_of(&["simulate", "--seed", &seed.to_string()], &drawn)).unwrap();
        for hand in played.hands() {
            let Some(HandResult::Won { out, left, .. }) = &hand.result else { continue };
            let losers = hand.seating.opponents_of(played.setup().format(), out).into_iter();
            let counted = losers.filter_map(|loser| left.get(loser)).filter_map(|left| match left {
                FinalHolding::Counted(counts) => {
                    Some(counts.iter().map(|(face, n)| (face.to_string(), u32::from(n))).collect())
                }
                FinalHolding::Total(_) => None,
            });
            hands.push(counted.collect());
        }
    }
    hands
}

/// Returns a count of a holding: mostly right, else with a card too many, one too few, or one mistaken for another.
fn count_with_mistakes(of: &BTreeMap<String, u32>, chance: &mut StdRng) -> BTreeMap<String, u32> {
    let mut count = of.clone();
    if !chance.random_bool(WRONG) {
        return count;
    }
    let faces: Vec<String> = count.iter().filter(|(_, n)| **n > 0).map(|(face, _)| face.clone()).collect();
    let Some(face) = faces.get(chance.random_range(0..faces.len().max(1))) else {
        count.insert("1".to_owned(), 1);
        return count;
    };
    let (more, fewer) = match chance.random_range(0..3) {
        0 => (Some(face.clone()), None),
        1 => (None, Some(face)),
        _ => (Some(if face == "6" { "9" } else { "6" }.to_owned()), Some(face)),
    };
    if let Some(face) = fewer {
        *count.entry(face.clone()).or_default() -= 1;
    }
    if let Some(face) = more {
        *count.entry(face).or_default() += 1;
    }
    count.retain(|_, n| *n > 0);
    count
}

/// Returns how many of a thousand hands stay wrong: as counted by the scorer; read by the other side in passing;
/// confirmed by it; counted by the scorer and by each holder.
fn wrong_per_thousand() -> [f64; 4] {
    let (hands, mut chance) = (holdings(), StdRng::seed_from_u64(7));
    let mut wrong = [0_u32; 4];
    for number in 0..HANDS {
        let mut is_wrong = [false; 4];
        for holding in &hands[number % hands.len()] {
            let truth: BTreeMap<String, u32> =
                holding.iter().filter(|(_, n)| **n > 0).map(|(face, n)| (face.clone(), *n)).collect();
            let scorer = count_with_mistakes(&truth, &mut chance);
            if scorer == truth {
                // A holder's own mistake shows as a difference, and both count again.
                continue;
            }
            is_wrong[0] = true;
            is_wrong[1] |= !chance.random_bool(NOTICES[0]);
            is_wrong[2] |= !chance.random_bool(NOTICES[1]);
            is_wrong[3] |= count_with_mistakes(&truth, &mut chance) == scorer;
        }
        for (count, is_wrong) in wrong.iter_mut().zip(is_wrong) {
            *count += u32::from(is_wrong);
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "thousands")]
    wrong.map(|count| f64::from(count) * 1_000.0 / HANDS as f64)
}

#[test]
fn the_docs_show_wrong_results_per_setting() {
    let wrong = wrong_per_thousand();
    let mut table =
        String::from("| What happens to a result | Wrong results left, of a thousand |\n|---|---|\n");
    for (what, wrong) in [
        "Accepted at once",
        "Shown to the other side",
        "Confirmed by the other side",
        "Counted twice, by the scorer and by each holder",
    ]
    .iter()
    .zip(wrong)
    {
        writeln!(table, "| {what} | {wrong:.0} |").unwrap();
    }
    assert!(wrong.is_sorted_by(|a, b| a > b), "{wrong:?}");
    let docs = include_str!("../../docs/confirmation.md");
    assert!(docs.contains(&table), "docs/confirmation.md should have:\n{table}");
}
