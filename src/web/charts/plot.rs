//! The chart of the totals: one line per entrant, with the name at its end.

use std::fmt::Write as _;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{EntrantId, HandNumber, Method, Slot, Standing, Totals, TotalsLine, excerpt};

use crate::charts::{
    MANY_ENTRANTS,
    scale::{HEIGHT, Scale, percent, spread_apart},
};
use crate::ui::{
    message::{isolate, join_names},
    tournament_header::entrant_name,
    tournament_text::TournamentText,
};

/// Number of leading entrants that are emphasised if there are too many to emphasise them all.
const FRONT_LINES: usize = 8;

/// Colours and stroke styles: together they tell sixteen lines apart.
const COLOURS: usize = 4;
const STROKES: usize = 4;

/// Minimum distance between two names, in thousandths of the height.
const MIN_NAME_GAP: u32 = 46;

/// Maximum length of a name at the end of a line, in characters.
const MAX_NAME_LENGTH: usize = 13;

/// The chart, drawn by `templates/charts/plot.html`.
pub struct Plot {
    pub title: String,
    pub description: String,
    /// Number of points after the start: the horizontal extent of the lines in their own units.
    pub width: usize,
    pub steps: Vec<GridLine>,
    pub marks: Vec<AxisLabel>,
    /// The points at which the tournament ends or an entrant has lost.
    pub bound: Option<GridLine>,
    /// The lines in drawing order: those in the background, then the emphasised ones, with the leader on top.
    pub lines: Vec<PlotLine>,
}

/// A horizontal grid line.
pub struct GridLine {
    pub y: String,
    pub text: String,
}

/// A label on the bottom axis.
pub struct AxisLabel {
    pub x: String,
    pub anchor: &'static str,
    pub text: String,
}

/// The line of one entrant.
pub struct PlotLine {
    pub class: String,
    /// The name and the last value in words.
    pub title: String,
    pub path: String,
    /// The dashed part of the path after the entrant was eliminated or left.
    pub gone: Option<String>,
    pub end: Option<PlotEnd>,
}

pub struct PlotEnd {
    /// Depth of the end of the line (`from`) and of the name (`to`), which may differ.
    pub from: u32,
    pub to: u32,
    pub dot: String,
    pub y: String,
    pub rank: String,
    pub name: String,
    pub value: String,
}

impl Plot {
    /// Returns `None` before the first hand.
    pub fn new(
        says: TournamentText<'_>,
        snapshot: &TournamentSnapshot,
        totals: &Totals,
        follow: Option<&EntrantId>,
    ) -> Option<Self> {
        let last = *totals.moments.last()?;
        let width = totals.moments.len();
        let bound = bound(snapshot.tournament().setup().method());
        let most = totals.lines.iter().flat_map(|line| line.values.iter().copied()).max();
        let scale = Scale::up_to(most.max(bound.map(|(_, points)| points)).unwrap_or_default());
        let number = |n: u32| says.words.say("number").with("n", n).to_string();
        // The bottom line is always 0 and needs no label.
        let text = |points: u32| if points == 0 { String::new() } else { number(points) };
        let step = |points: u32| GridLine { y: percent(scale.depth(points)), text: text(points) };
        Some(Self {
            title: says.words.say("charts-totals").into(),
            description: description(says, snapshot, totals, last),
            width,
            steps: scale.steps().into_iter().map(step).collect(),
            marks: marks(says, totals),
            bound: bound.map(|(key, points)| GridLine {
                y: percent(scale.depth(points)),
                text: says.words.say(key).with("points", points).to_string(),
            }),
            lines: Drawing { says, snapshot, totals, scale, follow }.lines(),
        })
    }
}

/// Returns the points at which the tournament ends, or an entrant has lost or is eliminated.
fn bound(method: Method) -> Option<(&'static str, u32)> {
    match method {
        Method::Std { target } => target.map(|points| ("charts-target", points)),
        method => method.limit().map(|points| ("charts-limit", points)),
    }
}

/// Describes the chart in two sentences for screen readers.
fn description(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    totals: &Totals,
    last: HandNumber,
) -> String {
    const DESCRIBED_ENTRANTS: usize = 3;
    let standing = |line: &Standing| {
        let message = says.words.say("scored-standing").with("name", says.entrant_name(&line.entrant));
        message.with("rank", says.words.rank(line.rank)).with("figure", says.figure(line)).to_string()
    };
    let first: Vec<String> =
        snapshot.tally.standings.standings.iter().take(DESCRIBED_ENTRANTS).map(standing).collect();
    let message = says.words.say("charts-description").with("lines", totals.lines.len());
    message.with("hand", hand_label(says, last)).with("first", join_names(first)).to_string()
}

/// “Hand 4”, across all tables.
pub fn hand_label(says: TournamentText<'_>, since: HandNumber) -> String {
    says.hand(Slot { round: since.round, hand: since.hand, table: 1 })
}

/// Returns labels for the start, the middle and the end; none for the middle if only a few hands have been played.
fn marks(says: TournamentText<'_>, totals: &Totals) -> Vec<AxisLabel> {
    let places = totals.moments.len();
    let at = |place: usize, anchor| {
        let text = match place.checked_sub(1).and_then(|before| totals.moments.get(before)) {
            Some(since) => hand_label(says, *since),
            None => says.words.say("charts-start").into(),
        };
        let thousandths = u32::try_from(place * 1000 / places.max(1)).unwrap_or_default();
        AxisLabel { x: percent(thousandths), anchor, text }
    };
    let middle = (places > 3).then(|| at(places / 2, "middle"));
    [Some(at(0, "start")), middle, Some(at(places, "end"))].into_iter().flatten().collect()
}

struct Drawing<'a> {
    says: TournamentText<'a>,
    snapshot: &'a TournamentSnapshot,
    totals: &'a Totals,
    scale: Scale,
    follow: Option<&'a EntrantId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Emphasis {
    Back,
    /// The position among the emphasised lines, starting at 0.
    Front(usize),
    Followed,
}

impl Drawing<'_> {
    /// Returns the lines in drawing order, background first, so that no important line is covered.
    fn lines(&self) -> Vec<PlotLine> {
        let standings = &self.snapshot.tally.standings.standings;
        let in_front = if standings.len() > MANY_ENTRANTS { FRONT_LINES } else { standings.len() };
        let mut drawn: Vec<(&Standing, &TotalsLine, Emphasis)> = Vec::new();
        for (number, standing) in standings.iter().enumerate() {
            let stress = match self.follow {
                Some(id) if *id == standing.entrant => Emphasis::Followed,
                _ if number < in_front => Emphasis::Front(number),
                _ => Emphasis::Back,
            };
            let line = self.totals.lines.iter().find(|line| line.entrant == standing.entrant);
            drawn.extend(line.map(|line| (standing, line, stress)));
        }
        let mut ends = self.ends(&drawn);
        let order = |stress: Emphasis| match stress {
            Emphasis::Back => 0,
            Emphasis::Front(number) => MANY_ENTRANTS + 1 - number.min(MANY_ENTRANTS),
            Emphasis::Followed => MANY_ENTRANTS + 2,
        };
        let mut lines: Vec<(usize, PlotLine)> = drawn
            .iter()
            .map(|(standing, line, stress)| {
                (order(*stress), self.line(line, *stress, ends.remove(&standing.entrant)))
            })
            .collect();
        lines.sort_by_key(|(order, _)| *order);
        lines.into_iter().map(|(_, line)| line).collect()
    }

    fn line(&self, line: &TotalsLine, stress: Emphasis, end: Option<PlotEnd>) -> PlotLine {
        let (words, value) = (self.says.words, line.last());
        let name = entrant_name(words, self.snapshot, &line.entrant);
        let class = match stress {
            Emphasis::Back => "chart-line chart-back".to_owned(),
            Emphasis::Followed => "chart-line chart-followed".to_owned(),
            Emphasis::Front(number) => format!(
                "chart-line chart-colour-{} chart-stroke-{}",
                number % COLOURS + 1,
                number / COLOURS % STROKES + 1
            ),
        };
        let played = line.until.min(self.totals.moments.len());
        PlotLine {
            class,
            title: words.say("charts-line").with("name", name).with("value", value).to_string(),
            path: self.path(line, line.from, played),
            gone: (played < self.totals.moments.len())
                .then(|| self.path(line, played.max(line.from), self.totals.moments.len())),
            end,
        }
    }

    /// Returns the SVG path from one point to another, in relative steps, which are shorter.
    fn path(&self, line: &TotalsLine, from: usize, to: usize) -> String {
        let depth = |place| line.value_at(place).map(|value| i64::from(self.scale.depth(value)));
        let mut before = depth(from).unwrap_or(i64::from(HEIGHT));
        let mut path = format!("M{from} {before}");
        for (place, now) in (from + 1..=to).filter_map(|place| Some((place, depth(place)?))) {
            let letter = if place == from + 1 { "l" } else { " " };
            // Writing to a `String` never fails.
            let _ = write!(path, "{letter}1 {}", now - before);
            before = now;
        }
        path
    }

    /// Returns the names at the ends of all lines except those in the background.
    fn ends(
        &self,
        drawn: &[(&Standing, &TotalsLine, Emphasis)],
    ) -> std::collections::BTreeMap<EntrantId, PlotEnd> {
        let mut named: Vec<(u32, &Standing, &TotalsLine)> = drawn
            .iter()
            .filter(|(.., stress)| *stress != Emphasis::Back)
            .map(|(standing, line, _)| (self.scale.depth(line.last()), *standing, *line))
            .collect();
        named.sort_by_key(|(depth, ..)| *depth);
        let depths: Vec<u32> = named.iter().map(|(depth, ..)| *depth).collect();
        let words = self.says.words;
        let end = |((depth, standing, line), place): ((u32, &Standing, &TotalsLine), u32)| {
            let name = excerpt(&entrant_name(words, self.snapshot, &standing.entrant), MAX_NAME_LENGTH);
            let end = PlotEnd {
                from: depth,
                to: place,
                dot: percent(depth),
                y: percent(place),
                rank: words.rank(standing.rank),
                name: isolate(&name),
                value: words.say("number").with("n", line.last()).to_string(),
            };
            (standing.entrant.clone(), end)
        };
        named.into_iter().zip(spread_apart(&depths, MIN_NAME_GAP)).map(end).collect()
    }
}
