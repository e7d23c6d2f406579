//! Calibration: of entrants with a chance of 30 in 100, about 30 in 100 must come first. `make chances`
//! writes `docs/chances.md`.

#![allow(clippy::cast_precision_loss, reason = "some thousands of entrants")]

use std::fmt::Write as _;

use rand::{Rng, RngExt as _};
use rand_distr::{Distribution as _, StandardNormal};

use super::play_by_strength;
use crate::chances::*;
use crate::model::tests::{keys, sample_tournament};
use crate::{Format, MethodId, SetupKeys, tally};

/// Spreads of the simulated fields: the standard deviation of the logarithm of strength.
const APART: [f64; 4] = [0.0, 0.25, 0.5, 0.75];

/// Returns one of eleven kinds of tournament, in turn.
fn kind_of_tournament(number: usize) -> Tournament {
    let of = |format, method| keys(format, method);
    let agreed = |method| SetupKeys { agreed_hands: Some(20), ..of(Format::FreeForAll, method) };
    let blocks = |method| SetupKeys { blocks: Some(4), ..of(Format::Individual, method) };
    match number % 11 {
        0 => sample_tournament(4, &of(Format::FourPlayer, MethodId::Std)),
        1 => sample_tournament(8, &SetupKeys { blocks: Some(4), ..of(Format::EightPlayer, MethodId::Std) }),
        2 => sample_tournament(12, &blocks(MethodId::Std)),
        3 => sample_tournament(9, &blocks(MethodId::Lose200)),
        4 => sample_tournament(4, &SetupKeys { rounds: Some(2), ..of(Format::FourPlayer, MethodId::Lazy) }),
        5 => sample_tournament(5, &of(Format::FreeForAll, MethodId::Std)),
        6 => sample_tournament(4, &of(Format::TwoVsTwo, MethodId::Std)),
        7 => sample_tournament(4, &of(Format::Challenge, MethodId::Challenge)),
        8 => sample_tournament(4, &agreed(MethodId::MaxLoser)),
        9 => sample_tournament(5, &agreed(MethodId::Placement)),
        _ => sample_tournament(6, &agreed(MethodId::Refill)),
    }
}

/// A chance as displayed, and the entrant's share of first place in the end.
#[derive(Clone, Copy)]
struct Forecasted {
    told: f64,
    won: f64,
    /// Chance without any evidence.
    even: f64,
    apart: f64,
}

/// Plays a tournament up to some hand, computes the chances at that point, and plays the tournament to its
/// end.
fn play_and_forecast(number: usize, runs: u32) -> Vec<Forecasted> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
    let apart = APART[number / 11 % APART.len()];
    let evening = kind_of_tournament(number);
    let strength = |rng: &mut Xoshiro256PlusPlus| {
        let deviation: f64 = StandardNormal.sample(rng);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some thousands")]
        let strength = (10_000.0 * (apart * deviation).exp()) as u32;
        strength.max(1)
    };
    let strengths: Vec<u32> = (0..evening.players().count()).map(|_| strength(&mut rng)).collect();
    let hands = if evening.setup().plan().is_some() { evening.hands().len() } else { 20 };
    let evening = loop {
        let until = rng.random_range(3..hands);
        let evening = play_by_strength(evening.clone(), &strengths, until, &mut rng);
        if odds_availability(&evening, &tally(&evening).standings) == OddsAvailability::Open {
            break evening;
        }
    };
    let chances = OddsJob::with_max_runs(&evening, number as u64, runs).chances();
    let won = play_to_end(&evening, &strengths, &mut rng);
    let even = 1.0 / chances.prospects.len() as f64;
    let number =
        |prospect: &Prospect| evening.entrants().iter().position(|entrant| entrant.id == prospect.entrant);
    let of = |prospect: &Prospect| Forecasted {
        told: prospect.first,
        won: won[number(prospect).unwrap()],
        even,
        apart,
    };
    chances.prospects.iter().map(of).collect()
}

/// Plays the remaining hands with these strengths and returns each entrant's share of first place.
fn play_to_end(evening: &Tournament, strengths: &[u32], rng: &mut impl Rng) -> Vec<f64> {
    let ahead = Model::of_remaining(evening);
    let mut run = Run::of(&ahead, strengths);
    while let Some(hand) = run.next() {
        run.play(rng, hand);
    }
    let mut won = vec![0.0; evening.entrants().len()];
    run.for_each_place(|entrant, place, level| {
        won[entrant] = if place == 1 { 1.0 / f64::from(level) } else { 0.0 }
    });
    won
}

/// Boundaries of the bins, in hundredths.
const BORDERS: [u32; 13] = [0, 1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 101];

/// Forecasts with about the same displayed chance.
struct Bin {
    from: u32,
    to: u32,
    count: f64,
    told: f64,
    won: f64,
    /// Random deviation of `won` from `told`: one standard deviation.
    deviation: f64,
}

#[expect(clippy::needless_pass_by_value, reason = "an iterator is handed over")]
fn bins<'a>(all: impl Iterator<Item = &'a Forecasted> + Clone) -> Vec<Bin> {
    let bin = |borders: &[u32]| {
        let within = f64::from(borders[0])..f64::from(borders[1]);
        let these = all.clone().filter(|one| within.contains(&(one.told * 100.0)));
        let count = these.clone().count() as f64;
        let mean = |of: fn(&Forecasted) -> f64| these.clone().map(of).sum::<f64>() / count;
        let deviation = these.clone().map(|one| one.told * (1.0 - one.told)).sum::<f64>().sqrt() / count;
        Bin {
            from: borders[0],
            to: borders[1].min(100),
            count,
            told: mean(|one| one.told),
            won: mean(|one| one.won),
            deviation,
        }
    };
    BORDERS.windows(2).map(bin).filter(|bin| bin.count > 0.0).collect()
}

/// Returns the overconfidence of a field in standard deviations: positive if entrants with more than an even
/// chance win less often than predicted.
fn overconfidence<'a>(all: impl Iterator<Item = &'a Forecasted> + Clone) -> f64 {
    let sum: f64 = all.clone().map(|one| (one.told - one.won) * (one.told - one.even)).sum();
    let variance: f64 = all.map(|one| one.told * (1.0 - one.told) * (one.told - one.even).powi(2)).sum();
    sum / variance.sqrt()
}

#[test]
fn entrants_win_as_often_as_forecast() {
    let all: Vec<Forecasted> = (0..132).flat_map(|number| play_and_forecast(number, 200)).collect();
    for bin in bins(all.iter()).iter().filter(|bin| bin.count >= 20.0) {
        // Among this many bins, one is occasionally two deviations off; the simulation and shared places add
        // noise.
        assert!(
            (bin.won - bin.told).abs() < 3.0 * bin.deviation + 0.02,
            "{}–{}: predicted {:.3}, won {:.3} of {}",
            bin.from,
            bin.to,
            bin.told,
            bin.won,
            bin.count
        );
    }
    for apart in APART {
        let surer = overconfidence(all.iter().filter(|one| (one.apart - apart).abs() < 0.01));
        assert!(surer.abs() < 3.0, "{apart}: {surer:.2}");
    }
}

const HEAD: &str = "# Chances

How well do the chances that Lastcard displays match the outcomes? Of the players with a displayed chance of about 30 in 100, about 30 in 100 should finish
first.

`make chances` writes this page. It uses the model to play a thousand tournaments of eleven kinds (formats, scorings and sizes), in fields that range from equal
to very unequal in strength. It stops each tournament after a random number of hands and calculates everybody's chance of finishing first from the recorded
hands alone, as the tournament's page does. Then it plays the tournament to the end with the true strengths.

**Predicted** and **Came first** are averages, in hundredths, over the entrants that each row of the table covers. A shared first place counts as a fraction.
**By chance** is how far the two may differ by chance if the model is correct: one standard deviation, which is exceeded in about one row in three.

![Predicted chances, and how many came first](chances.svg)

| Predicted, of 100 | Entrants | Predicted | Came first | By chance |
|---|---:|---:|---:|---:|
";

const SPREADS_HEAD: &str = "
## Equal and unequal fields

**Apart** is the standard deviation of the logarithm of strength: at 0.5, one player in six would go out in 35 or more of 100 hands against three average
players. **Too sure** measures overconfidence, in standard deviations: it is above 0 if entrants with more than an equal share of the chances come first less
often than predicted, and below 0 if they come first more often. A value between −2 and 2 can be due to chance.

| Apart | Entrants | Predicted, 50 and more | Came first | Too sure |
|---:|---:|---:|---:|---:|
";

const FOOT: &str = "
## What this does not show

The same model is used both to predict these thousand tournaments and to play them. The figures therefore show that the chances are not overconfident after a
few hands. They do not show that real players resemble the model, in which going out depends on a strength that stays the same all evening, and the cards that
the others are left with do not depend on strength.
";

#[test]
#[ignore = "`make chances` runs it: it writes docs/chances.md and docs/chances.svg"]
fn the_docs_show_the_calibration_of_the_chances() {
    let all: Vec<Forecasted> = (0..1_000).flat_map(|number| play_and_forecast(number, 1_000)).collect();
    let mut text = HEAD.to_owned();
    let found = bins(all.iter());
    text.extend(found.iter().map(line));
    text.push_str(SPREADS_HEAD);
    for apart in APART {
        let these = all.iter().filter(|one| (one.apart - apart).abs() < 0.01);
        let sure = these.clone().filter(|one| one.told >= 0.5);
        let count = sure.clone().count() as f64;
        let mean = |of: fn(&Forecasted) -> f64| sure.clone().map(of).sum::<f64>() / count * 100.0;
        let (told, won) = (mean(|one| one.told), mean(|one| one.won));
        let surer = overconfidence(these.clone());
        writeln!(text, "| {apart} | {} | {told:.1} | {won:.1} | {surer:.1} |", these.count()).unwrap();
    }
    text.push_str(FOOT);
    let write = |name: &str, text: &str| {
        std::fs::write(format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR")), text).unwrap();
    };
    write("chances.md", &text);
    write("chances.svg", &plot(&found));
}

fn line(bin: &Bin) -> String {
    let Bin { from, to, count, told, won, deviation } = bin;
    let hundredths = [told, won, deviation].map(|share| share * 100.0);
    let [told, won, deviation] = hundredths;
    format!("| {from}–{to} | {count} | {told:.1} | {won:.1} | ± {deviation:.1} |\n")
}

/// Plots the chances shown (x) against first places (y), with two deviations around each dot.
fn plot(bins: &[Bin]) -> String {
    const EDGE: f64 = 50.0;
    const SIDE: f64 = 400.0;
    let x = |share: f64| EDGE + share * SIDE;
    let y = |share: f64| EDGE + (1.0 - share) * SIDE;
    let (size, end) = (SIDE + 2.0 * EDGE, EDGE + SIDE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n\
         <title>Predicted chances, and how many came first</title>\n\
         <rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/>\n"
    );
    for tenth in (0..=10).step_by(2) {
        let share = f64::from(tenth) / 10.0;
        let (across, down, percent) = (x(share), y(share), tenth * 10);
        writeln!(
            svg,
            "<path d=\"M{EDGE} {down}H{end}M{across} {EDGE}V{end}\" stroke=\"#ddd\"/>\n\
             <text x=\"{across}\" y=\"{}\" text-anchor=\"middle\">{percent}</text>\n\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{percent}</text>",
            end + 18.0,
            EDGE - 8.0,
            down + 4.0,
        )
        .unwrap();
    }
    writeln!(svg, "<path d=\"M{EDGE} {end}L{end} {EDGE}\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>")
        .unwrap();
    for Bin { told, won, deviation, .. } in bins {
        let (low, high) = (y((won - 2.0 * deviation).max(0.0)), y((won + 2.0 * deviation).min(1.0)));
        let (across, down) = (x(*told), y(*won));
        writeln!(
            svg,
            "<path d=\"M{across:.1} {low:.1}V{high:.1}\" stroke=\"#1769d2\" stroke-width=\"2\"/>\
             <circle cx=\"{across:.1}\" cy=\"{down:.1}\" r=\"4.5\" fill=\"#1769d2\"/>"
        )
        .unwrap();
    }
    let (middle, bottom) = (size / 2.0, size - 10.0);
    writeln!(
        svg,
        "<text x=\"{middle}\" y=\"{bottom}\" text-anchor=\"middle\">predicted, of 100</text>\n\
         <text x=\"{middle}\" y=\"28\" text-anchor=\"middle\">came first, of 100, with two deviations</text>\n</svg>"
    )
    .unwrap();
    svg
}
