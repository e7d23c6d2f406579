//! `lastcard score`: computes the standings of a tournament file.

use clap::Args;

use crate::cli::words::words;
use crate::tournament::file::ParsedFile;
use crate::tournament::{PlayerId, Standing, StandingState, Standings, Tournament, file, truncate_problems};
use crate::web::Translator;
use crate::web::line_name;
use crate::web::play_off_text;

use super::io::{self, CommandFailure, Input, Output};
use super::staged_event;

/// Score what is recorded in the file of a tournament or an event
#[derive(Debug, Args)]
pub struct Score {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    output: Output,
}

pub(super) fn run(args: &Score) -> Result<(), CommandFailure> {
    let words = words();
    let read = match file::read_any(&args.input.document()?)? {
        ParsedFile::Tournament(read) => read,
        ParsedFile::Event(event) if args.output.is_for_people() => {
            return io::print(&staged_event::to_text(words, &event));
        }
        ParsedFile::Event(event) => return io::print(&format!("{:#}\n", event.standings().to_json(&event))),
    };
    let (tournament, standings) = (&read.tournament, read.tally().standings);
    io::print(&if args.output.is_for_people() {
        to_text(words, tournament, &standings)
    } else {
        let json = standings.to_json(|problem| io::format_problem(words, problem));
        format!("{json:#}\n")
    })
}

fn to_text(words: Translator, tournament: &Tournament, standings: &Standings) -> String {
    let rows: Vec<_> = standings.standings.iter().map(|standing| row(words, tournament, standing)).collect();
    let mut titles = vec![
        "cli-rank",
        "cli-name",
        "cli-total",
        "cli-average",
        "cli-hands",
        "cli-won",
        "cli-lost",
        "cli-best",
        "cli-worst",
        "cli-state",
    ];
    if !tournament.setup().ranks_by_average() {
        titles.remove(AVERAGE);
    }
    if tournament.setup().is_duplicate() {
        titles.push("cli-duplicate");
    }
    let mut lines = vec![io::table(words, &titles, &rows)];
    if let Some(reason) = standings.reason.filter(|_| standings.finished) {
        let reason: &'static str = reason.into();
        lines.push(words.say("cli-finished").with("reason", reason).to_string());
    }
    if let Some(play_off) = &standings.play_off {
        let won = play_off_text(words, tournament, play_off);
        lines.push(words.say("cli-play-off").with("won", won).to_string());
    }
    for next in &standings.next {
        let name =
            |id: &PlayerId| tournament.player(id).map_or(id.to_string(), |player| player.name.to_string());
        let seats: Vec<String> = next.seats.players().iter().map(name).collect();
        let said = words
            .say("cli-next")
            .with("table", next.slot.table)
            .with("hand", next.slot.hand)
            .with("round", next.slot.round)
            .with("seats", seats.join(", "));
        lines.push(said.to_string());
    }
    lines.extend(
        truncate_problems(standings.problems.clone())
            .iter()
            .map(|problem| io::format_problem(words, problem)),
    );
    lines.join("\n") + "\n"
}

/// Index of the column for averages, which only an `individual` has.
const AVERAGE: usize = 3;

fn row(words: Translator, tournament: &Tournament, standing: &Standing) -> Vec<String> {
    let name = tournament.entrant(&standing.entrant);
    let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    let state: &'static str = standing.state.into();
    let mut row = vec![
        number(standing.rank),
        name.map(|entrant| line_name(words, entrant)).unwrap_or_default(),
        number(standing.total),
        standing.average.map_or_else(String::new, |average| average.to_string()),
        standing.hands.to_string(),
        standing.won.to_string(),
        standing.lost.to_string(),
        number(standing.best),
        number(standing.worst),
        if standing.at_limit && standing.state != StandingState::Lost {
            format!("{}, {}", words.say(format!("cli-state-{state}")), words.say("state-at-limit"))
        } else {
            words.say(format!("cli-state-{state}")).to_string()
        },
    ];
    if !tournament.setup().ranks_by_average() {
        row.remove(AVERAGE);
    }
    if tournament.setup().is_duplicate() {
        row.push(standing.duplicate.map_or_else(String::new, |points| format!("{points:+}")));
    }
    row
}
