//! Statistics of many hands.

use serde_json::{Value, json};

use crate::rules::hand::{Ended, Outcome};
use crate::rules::{Counting, Seat};
use crate::web::Translator;

/// Sums over hands, which can be added up in any order.
pub(super) struct Statistics {
    hands: u64,
    turns: u64,
    wins: Vec<u64>,
    opener_wins: u64,
    stuck: u64,
    abandoned: u64,
    /// Number of hands by the points that the winner got (S-STD-1).
    points: Vec<u64>,
}

impl Statistics {
    pub(super) fn new(players: usize) -> Self {
        Self {
            hands: 0,
            turns: 0,
            wins: vec![0; players],
            opener_wins: 0,
            stuck: 0,
            abandoned: 0,
            points: Vec::new(),
        }
    }

    pub(super) fn count(&mut self, ended: &Ended, opener: Seat, turns: u64, counting: &Counting) {
        self.hands += 1;
        self.turns += turns;
        let winner = match ended.outcome {
            Outcome::Out { seat } => Some(seat),
            Outcome::Placed => ended.order().first().copied(),
            Outcome::Refill => best_refill(ended, counting),
            Outcome::Stuck | Outcome::Abandoned => None,
        };
        self.stuck += u64::from(ended.outcome == Outcome::Stuck);
        self.abandoned += u64::from(ended.outcome == Outcome::Abandoned);
        let Some(winner) = winner else { return };
        if let Some(wins) = self.wins.get_mut(winner.number()) {
            *wins += 1;
        }
        self.opener_wins += u64::from(winner == opener);
        if matches!(ended.outcome, Outcome::Out { .. }) {
            let points: u32 = ended.seats().map(|seat| counting.holding(&ended.left(seat))).sum();
            let points = usize::try_from(points).unwrap_or(0);
            if self.points.len() <= points {
                self.points.resize(points + 1, 0);
            }
            if let Some(hands) = self.points.get_mut(points) {
                *hands += 1;
            }
        }
    }

    /// Adds the sums of another thread.
    pub(super) fn add(&mut self, other: &Self) {
        self.hands += other.hands;
        self.turns += other.turns;
        self.opener_wins += other.opener_wins;
        self.stuck += other.stuck;
        self.abandoned += other.abandoned;
        let longer = self.points.len().max(other.points.len());
        self.points.resize(longer, 0);
        for (mine, theirs) in self.points.iter_mut().zip(&other.points) {
            *mine += theirs;
        }
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
    }

    fn scored_hands(&self) -> u64 {
        self.points.iter().sum()
    }

    fn mean(&self) -> Option<f64> {
        let sum: u64 = (0..).zip(&self.points).map(|(points, hands): (u64, _)| points * hands).sum();
        (self.scored_hands() > 0).then(|| ratio(sum, self.scored_hands()))
    }

    /// Percentile of the points; `hundredths` is the percentage of hands that do not exceed it.
    fn quantile(&self, hundredths: u64) -> Option<u64> {
        let mut seen = 0;
        (0..).zip(&self.points).find_map(|(points, hands)| {
            seen += hands;
            (self.scored_hands() > 0 && seen * 100 >= self.scored_hands() * hundredths).then_some(points)
        })
    }

    fn shares(&self) -> Vec<f64> {
        self.wins.iter().map(|&wins| rounded(ratio(wins, self.hands), 4)).collect()
    }

    /// Formats the statistics for programs. Only `threads`, `seconds` and `hands_per_second` do not depend on
    /// the seed alone.
    pub(super) fn to_json(&self, threads: usize, seconds: f64) -> Value {
        json!({
            "hands": self.hands,
            "threads": threads,
            "seconds": rounded(seconds, 3),
            "hands_per_second": per_second(self.hands, seconds),
            "turns_per_hand": rounded(ratio(self.turns, self.hands), 2),
            "points_mean": self.mean().map(|mean| rounded(mean, 2)),
            "points_quantiles": {
                "p10": self.quantile(10), "p25": self.quantile(25), "p50": self.quantile(50), "p75": self.quantile(75),
                "p90": self.quantile(90), "p99": self.quantile(99), "p100": self.quantile(100),
            },
            "wins_by_seat": self.shares(),
            "wins_by_opener": rounded(ratio(self.opener_wins, self.hands), 4),
            "stuck": self.stuck,
            "abandoned": self.abandoned,
        })
    }

    pub(super) fn to_text(&self, words: Translator, threads: usize, seconds: f64) -> String {
        let percent = |share: f64| format!("{:.1} %", share * 100.0);
        let shares: Vec<String> = self.shares().into_iter().map(percent).collect();
        let quantile = |hundredths| {
            self.quantile(hundredths).map_or_else(|| "–".to_owned(), |points| points.to_string())
        };
        let mean = self.mean().map_or_else(|| "–".to_owned(), |mean| format!("{mean:.1}"));
        let said = words
            .say("cli-statistics")
            .with("hands", self.hands)
            .with("threads", u64::try_from(threads).unwrap_or(0))
            .with("seconds", format!("{seconds:.1}"))
            .with("speed", per_second(self.hands, seconds).to_string())
            .with("turns", format!("{:.1}", ratio(self.turns, self.hands)))
            .with("mean", mean)
            .with("median", quantile(50))
            .with("low", quantile(10))
            .with("high", quantile(90))
            .with("seats", shares.join(", "))
            .with("opener", percent(ratio(self.opener_wins, self.hands)))
            .with("stuck", self.stuck)
            .with("abandoned", self.abandoned);
        format!("{said}\n")
    }
}

/// V-REF-5: most refill points, then the smaller holding.
fn best_refill(ended: &Ended, counting: &Counting) -> Option<Seat> {
    ended.seats().max_by_key(|&seat| {
        let left = counting.holding(&ended.left(seat));
        (ended.points(seat), std::cmp::Reverse(left), std::cmp::Reverse(seat))
    })
}

#[expect(clippy::cast_precision_loss, reason = "statistics: far below 2^52")]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a rough speed"
)]
fn per_second(hands: u64, seconds: f64) -> u64 {
    (hands as f64 / seconds.max(1e-9)) as u64
}

fn rounded(number: f64, digits: i32) -> f64 {
    let unit = 10f64.powi(digits);
    (number * unit).round() / unit
}
