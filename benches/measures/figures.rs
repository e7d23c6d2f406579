//! Table of figures: printed, and kept in `docs/measures.md`.

use std::fmt::Write as _;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/measures.md");

/// Markers around the table.
const BEGIN: &str = "<!-- written by `make bench` -->\n";
const END: &str = "<!-- end -->\n";

/// A line of the table.
pub(crate) struct Figure {
    what: String,
    ours: String,
    limit: String,
    /// Share of the limit that is reached: more is better.
    ratio: f64,
    goal: f64,
    /// True if the limit was measured in the same run. A promised limit is not compared with the recorded
    /// ratio, because a busy machine may break it.
    is_measured: bool,
}

impl Figure {
    pub(crate) fn new(what: &str, ours: String, limit: String, ratio: f64, goal: f64) -> Self {
        let figure = Self { what: what.to_owned(), ours, limit, ratio, goal, is_measured: true };
        println!("{}", figure.line());
        figure
    }

    /// Rate per second, and its upper bound.
    pub(crate) fn rate(what: &str, ours: f64, limit: f64, goal: f64) -> Self {
        Self::new(what, format!("{ours:.0}/s"), format!("{limit:.0}/s"), ours / limit, goal)
    }

    /// Figure with a promised limit.
    pub(crate) fn promise(what: &str, ours: String, limit: String, ratio: f64) -> Self {
        Self { is_measured: false, ..Self::new(what, ours, limit, ratio, 1.0) }
    }

    /// Time in seconds, and the promised limit.
    pub(crate) fn within(what: &str, ours: f64, limit: f64) -> Self {
        Self::promise(what, milliseconds(ours), milliseconds(limit), limit / ours)
    }

    /// Time in seconds, and its lower bound.
    pub(crate) fn time(what: &str, ours: f64, limit: f64, goal: f64) -> Self {
        Self::new(what, milliseconds(ours), milliseconds(limit), limit / ours, goal)
    }

    fn line(&self) -> String {
        let Self { what, ours, limit, ratio, goal, .. } = self;
        let met = if ratio >= goal { "" } else { " **not met**" };
        format!("| {what} | {ours} | {limit} | {ratio:.2} | {goal:.2}{met} |\n")
    }
}

fn milliseconds(seconds: f64) -> String {
    let ms = seconds * 1e3;
    if ms < 10.0 { format!("{ms:.2} ms") } else { format!("{ms:.0} ms") }
}

/// Writes the lines into the file in place of those with the same names.
pub(crate) fn write(figures: &[Figure]) {
    let text = std::fs::read_to_string(FILE).unwrap();
    let (before, rest) = text.split_once(BEGIN).expect("the table's beginning");
    let (table, after) = rest.split_once(END).expect("the table's end");
    let mut lines: Vec<String> =
        table.lines().filter(|line| is_figure(line)).map(|line| format!("{line}\n")).collect();
    for figure in figures {
        let same = lines.iter_mut().find(|line| name(line) == Some(figure.what.as_str()));
        match same {
            Some(line) => *line = figure.line(),
            None => lines.push(figure.line()),
        }
    }
    let head = format!("{}\n\n| | measured | limit | ratio | goal |\n|---|---:|---:|---:|---:|\n", machine());
    let written = format!("{before}{BEGIN}\n{head}{}\n{END}{after}", lines.concat());
    std::fs::write(FILE, written).unwrap();
}

/// Lists figures whose measured ratio has fallen below half of the recorded one; smaller differences are
/// noise of a busy machine.
pub(crate) fn fallen(figures: &[Figure]) -> String {
    let text = std::fs::read_to_string(FILE).unwrap();
    let recorded = |what: &str| {
        let line = text.lines().find(|line| name(line) == Some(what))?;
        line.split('|').nth(4)?.trim().parse::<f64>().ok()
    };
    let mut fallen = String::new();
    for figure in figures.iter().filter(|figure| figure.is_measured) {
        // A recorded ratio above 1 was luck.
        let recorded = recorded(&figure.what).unwrap_or_default().min(1.0);
        if figure.ratio < recorded / 2.0 {
            writeln!(fallen, "{}: {:.2}, recorded {recorded:.2}", figure.what, figure.ratio).unwrap();
        }
    }
    fallen
}

fn is_figure(line: &str) -> bool {
    line.starts_with("| ") && !line.starts_with("| |")
}

fn name(line: &str) -> Option<&str> {
    is_figure(line).then(|| line.split('|').nth(1).unwrap_or_default().trim())
}

/// Describes the machine.
fn machine() -> String {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let (processor, memory) = (read("/proc/cpuinfo"), read("/proc/meminfo"));
    let of = |text: &str, key: &str| {
        let line = text.lines().find(|line| line.starts_with(key));
        line.and_then(|line| line.split_once(':'))
            .map_or("?".to_owned(), |(_, value)| value.trim().to_owned())
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let gigabytes = of(&memory, "MemTotal").trim_end_matches(" kB").parse().unwrap_or(0.0) / 1e6;
    let day = chrono::Utc::now().format("%-d %B %Y");
    format!("Measured on {day}: {} ({cores} processors), {gigabytes:.0} GB.", of(&processor, "model name"))
}
