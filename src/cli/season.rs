//! `lastcard season`: adds up tournament files into a season table.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::words::words;
use crate::club::{
    EveningResults, EventScoring, SeasonKeys, SeasonLine, SeasonRules, SeasonScore, SeasonTable,
};
use crate::tournament::{Name, PlayerId, Problem, file};
use crate::web::Translator;

use super::io::{self, CommandFailure, Input, Output};

/// Add up tournament files into a season table
#[derive(Debug, Args)]
pub struct SeasonCommand {
    /// Tournament files in the order in which they were played; - is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Scoring of an evening: field (one point for taking part and one for everybody you finish ahead of),
    /// places (points from a list), totals (the total of the evening) or average (points per hand); default:
    /// field
    #[arg(long)]
    count: Option<String>,
    /// Points for each place, starting with first place, such as 10,8,6; default with places:
    /// 10,8,6,5,4,3,2,1
    #[arg(long, value_delimiter = ',')]
    points: Option<Vec<u64>>,
    /// Number of each player's best evenings that count; default: all
    #[arg(long)]
    best: Option<u64>,
    /// Evenings needed for a rank; default: 1
    #[arg(long)]
    least: Option<u64>,
    /// Tie-breaks, in this order: countback (most first places, then most second places), best (the best
    /// single evening), evenings (most evenings); default: countback,best
    #[arg(long, value_delimiter = ',')]
    ties: Option<Vec<String>>,
    #[command(flatten)]
    output: Output,
}

struct SeasonFile {
    file: String,
    name: Name,
    evening: EveningResults<PlayerId>,
}

pub(super) fn run(args: &SeasonCommand) -> Result<(), CommandFailure> {
    let rules = SeasonRules::parse(&args.keys())?;
    let mut names = BTreeMap::new();
    let (mut read, mut wrong) = (Vec::new(), Vec::new());
    for path in &args.files {
        let input = Input::from_path(path.clone());
        match evening(&input, &mut names) {
            Ok((name, evening)) => read.push(SeasonFile { file: input.name(), name, evening }),
            Err(CommandFailure::BadInput(problems)) => {
                wrong.extend(problems.iter().map(|problem| file_problem(&input.name(), problem)));
            }
            Err(other) => return Err(other),
        }
    }
    let table = SeasonTable::of(&rules, read.iter().map(|read| &read.evening));
    for (at, fault) in &table.excluded {
        let place = read.get(*at).map(|read| read.file.clone()).unwrap_or_default();
        wrong.push(problem_line(&place, &words().fault(fault).to_string()));
    }
    if !wrong.is_empty() {
        return Err(CommandFailure::Wrong(wrong.join("\n")));
    }
    io::print(&if args.output.is_for_people() {
        to_text(words(), &rules, &table, &names)
    } else {
        format!("{:#}\n", to_json(&rules, &read, &table, &names))
    })
}

impl SeasonCommand {
    /// Builds the keys of the rules. A list of points implies counting by places.
    fn keys(&self) -> SeasonKeys {
        let by_list = self.points.as_ref().map(|_| EventScoring::Places.to_string());
        SeasonKeys {
            count: self.count.clone().or(by_list),
            points: self.points.clone(),
            best: self.best,
            least: self.least,
            ties: self.ties.clone(),
        }
    }
}

/// Reads the results of a file. A player id stands for the same person in all files, with the name from the
/// last file.
fn evening(
    input: &Input,
    names: &mut BTreeMap<PlayerId, Name>,
) -> Result<(Name, EveningResults<PlayerId>), CommandFailure> {
    let placed = file::read_with_places(&input.document()?)?;
    let evening = EveningResults::of(&placed.tournament, &placed.tally());
    for entrant in placed.tournament.entrants() {
        names.extend(entrant.everybody().map(|player| (player.id.clone(), player.name.clone())));
    }
    Ok((placed.tournament.name().clone(), evening))
}

fn file_problem(file: &str, problem: &Problem) -> String {
    problem_line(file, &io::format_problem(words(), problem))
}

fn problem_line(place: &str, text: &str) -> String {
    words().say("cli-problem").with("place", place).with("text", text).to_string()
}

fn to_text(
    words: Translator,
    rules: &SeasonRules,
    table: &SeasonTable<PlayerId>,
    names: &BTreeMap<PlayerId, Name>,
) -> String {
    let worth =
        if rules.event_scoring() == EventScoring::Average { "cli-average" } else { "cli-season-points" };
    let titles =
        ["cli-rank", "cli-name", worth, "cli-season-evenings", "cli-season-counted", "cli-season-won"];
    let rows: Vec<Vec<String>> = table
        .lines
        .iter()
        .map(|line| {
            vec![
                line.rank.map_or_else(String::new, |rank| rank.to_string()),
                name(names, &line.player),
                match line.worth {
                    SeasonScore::Points(points) => points.to_string(),
                    SeasonScore::Average(average) => average.to_string(),
                },
                line.results.len().to_string(),
                line.counted_results().count().to_string(),
                line.won.to_string(),
            ]
        })
        .collect();
    io::table(words, &titles, &rows)
}

fn name(names: &BTreeMap<PlayerId, Name>, player: &PlayerId) -> String {
    names.get(player).map_or_else(|| player.to_string(), Name::to_string)
}

fn to_json(
    rules: &SeasonRules,
    read: &[SeasonFile],
    table: &SeasonTable<PlayerId>,
    names: &BTreeMap<PlayerId, Name>,
) -> Value {
    let evenings = read.iter().map(|read| {
        let EveningResults { method, finished, places, .. } = &read.evening;
        json!({ "name": read.name.as_str(), "scoring": method, "finished": finished, "players": places.len() })
    });
    json!({
        "rules": rules.keys(),
        "evenings": evenings.collect::<Vec<_>>(),
        "standings": table.lines.iter().map(|line| line_json(line, names)).collect::<Vec<_>>(),
    })
}

fn line_json(line: &SeasonLine<PlayerId>, names: &BTreeMap<PlayerId, Name>) -> Value {
    let average = match line.worth {
        SeasonScore::Average(average) => Some(average),
        SeasonScore::Points(_) => None,
    };
    let results = line.results.iter().map(|result| {
        json!({
            "evening": result.evening + 1,
            "place": result.came_to.place,
            "points": result.points,
            "hands": result.came_to.hands,
            "counts": result.counts,
            "runs": result.runs,
        })
    });
    json!({
        "rank": line.rank,
        "player": line.player,
        "name": name(names, &line.player),
        "points": line.worth.points(),
        "average": average,
        "evenings": line.results.len(),
        "counted": line.counted_results().count(),
        "won": line.won,
        "missing": line.missing,
        "results": results.collect::<Vec<_>>(),
    })
}
