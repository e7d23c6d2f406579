//! `lastcard schedule`: makes the schedule of a tournament and writes its file.

use std::path::{Path, PathBuf};

use clap::Args;
use strum::IntoEnumIterator as _;

use crate::cli::words::words;
use crate::rules::OptionValue;
use crate::tournament::file::ParsedFile;
use crate::tournament::{
    Entrant, Fairness, Format, Hand, Lineup, Name, Place, PlayerId, Problem, Setup, SetupKeys, Spread,
    Tournament, check_entrants, fairness, file,
};
use crate::web::Translator;

use super::io::{self, CommandFailure, Input, Output};
use super::staged_event;

/// Make the schedule of a tournament, or of the next stage of an event, and write its file
#[derive(Debug, Args)]
pub struct ScheduleCommand {
    /// two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo or individual; or the
    /// file of an event, or - for stdin
    format: String,
    /// Players in order, separated by commas; players of a team are joined by +: Anna+Boris,Vera+Gleb
    #[arg(long, value_delimiter = ',', required_if_eq_any = formats())]
    players: Vec<String>,
    /// Seed of the draw of an event; the same seed gives the same draw, on every machine
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long)]
    name: Option<String>,
    /// Full passes of the movement
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    rounds: Option<u64>,
    /// Blocks of the movement, instead of whole rounds
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    blocks: Option<u64>,
    /// Hands that the same four play with the same partners: 1, 2 or 4
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    hands_per_block: Option<u64>,
    /// Opponents keep their sides within a block
    #[arg(long)]
    fixed_seats: bool,
    /// Use the same deck for each hand at all tables, mirrored in every second round
    #[arg(long)]
    duplicate: bool,
    /// Scoring method, such as lazy; default: the usual one for the format
    #[arg(long, value_name = "METHOD")]
    scoring: Option<String>,
    /// Points that end a match under std
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    target: Option<u64>,
    /// Points at which somebody loses under lose200, or is eliminated under challenge
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    limit: Option<u64>,
    /// End the tournament when somebody reaches the limit
    #[arg(long)]
    stop_at_limit: bool,
    /// Agreed number of hands, for a match that does not end at a number of points
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    hands: Option<u64>,
    /// Preset of the rules, such as club, classic or online
    #[arg(long, value_name = "PRESET")]
    rules: Option<String>,
    /// An option of the rules, such as house.zero50=true; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    #[command(flatten)]
    output: Output,
}

/// Formats, each of which needs players.
fn formats() -> Vec<(&'static str, &'static str)> {
    Format::iter().map(|format| ("format", format.into())).collect()
}

/// Parses `KEY=VALUE`.
pub(super) fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| words().say("cli-option-form").with("given", text).to_string())?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

pub(super) fn run(args: &ScheduleCommand) -> Result<(), CommandFailure> {
    let words = words();
    if let Some(input) = args.event_input() {
        return schedule_event(args, &input.document()?);
    }
    let entrants = args.entrants();
    let setup = Setup::parse(&args.keys(entrants.as_ref().map(Vec::len).ok()));
    let name = args.name(words);
    let tournament = match (setup, entrants, name) {
        (Ok(setup), Ok(entrants), Ok(name)) => {
            Tournament::draw_up(name, setup, entrants).map_err(with_flags)?
        }
        (setup, entrants, name) => {
            let all = [setup.err(), entrants.err(), name.err()];
            return Err(with_flags(all.into_iter().flatten().flatten().collect()).into());
        }
    };
    io::print(&if args.output.is_for_people() {
        to_text(words, &tournament)
    } else {
        file::write(&tournament)
    })
}

/// Draws up the next stage of an event.
fn schedule_event(args: &ScheduleCommand, text: &str) -> Result<(), CommandFailure> {
    if args.has_options() {
        return Err(CommandFailure::Wrong(words().say("cli-event-options").to_string()));
    }
    let ParsedFile::Event(event) = file::read_any(text)? else {
        return Err(CommandFailure::Wrong(words().say("cli-event-none").to_string()));
    };
    let event = staged_event::schedule(*event, args.seed.unwrap_or_else(rand::random))?;
    io::print(&if args.output.is_for_people() {
        staged_event::drawn_text(words(), &event)
    } else {
        file::write_event(&event)
    })
}

impl ScheduleCommand {
    /// Returns the file of an event, if that is what stands in the place of the format.
    fn event_input(&self) -> Option<Input> {
        let is_file = self.format == "-" || Path::new(&self.format).is_file();
        let is_event = is_file && self.players.is_empty() && self.format.parse::<Format>().is_err();
        is_event.then(|| Input::from_path(PathBuf::from(&self.format)))
    }

    /// Returns true if something is given that an event's file says itself.
    fn has_options(&self) -> bool {
        let is_given = [
            self.name.is_some(),
            self.rounds.is_some(),
            self.blocks.is_some(),
            self.hands_per_block.is_some(),
            self.fixed_seats,
            self.duplicate,
            self.scoring.is_some(),
            self.target.is_some(),
            self.limit.is_some(),
            self.stop_at_limit,
            self.hands.is_some(),
            self.rules.is_some(),
            !self.options.is_empty(),
        ];
        is_given.contains(&true)
    }

    fn keys(&self, entrants: Option<usize>) -> SetupKeys {
        let options =
            self.options.iter().map(|(key, value)| (key.clone(), OptionValue::from(value.as_str())));
        SetupKeys {
            format: Some(self.format.clone()),
            rounds: self.rounds,
            blocks: self.blocks,
            hands_per_block: self.hands_per_block,
            agreed_hands: self.hands,
            method: self.scoring.clone(),
            target: self.target,
            limit: self.limit,
            stop_at_limit: self.stop_at_limit.then_some(true),
            tie_breaks: None,
            values: None,
            preset: self.rules.clone(),
            options: options.collect(),
            own_rule: None,
            fixed_seats: self.fixed_seats.then_some(true),
            move_seconds: None,
            duplicate: self.duplicate.then_some(true),
            entrants,
        }
    }

    /// Entrants; empty, without a problem, if the format is unknown, since that is reported elsewhere.
    fn entrants(&self) -> Result<Vec<Entrant>, Vec<Problem>> {
        let Ok(format) = self.format.parse::<Format>() else { return Ok(Vec::new()) };
        let lineup = Lineup::parse(
            format,
            self.players.iter().map(String::as_str).filter(|line| !line.trim().is_empty()),
        )
        .map_err(|faults| {
            let place = |line: usize| Place::root().key("entrants").index(line - 1);
            faults.into_iter().map(|fault| place(fault.line).fault(fault.fault)).collect::<Vec<_>>()
        })?;
        let entrants = lineup.entrants();
        check_entrants(format, &entrants)?;
        Ok(entrants)
    }

    fn name(&self, words: Translator) -> Result<Name, Vec<Problem>> {
        let default = || words.say("cli-schedule-name").with("format", self.format.as_str()).to_string();
        let name = self.name.clone().unwrap_or_else(default);
        Name::parse(&name).map_err(|fault| vec![Place::root().key("name").fault(fault)])
    }
}

/// Places in a file, with the command's corresponding flags.
const FLAGS: [(&str, &str); 13] = [
    ("format", "FORMAT"),
    ("entrants", "--players"),
    ("name", "--name"),
    ("rounds", "--rounds"),
    ("blocks", "--blocks"),
    ("hands_per_block", "--hands-per-block"),
    ("fixed_seats", "--fixed-seats"),
    ("play.duplicate", "--duplicate"),
    ("scoring.method", "--scoring"),
    ("scoring.target", "--target"),
    ("scoring.limit", "--limit"),
    ("scoring.stop_at_limit", "--stop-at-limit"),
    ("agreed_hands", "--hands"),
];

fn with_flags(problems: Vec<Problem>) -> Vec<Problem> {
    let flag = |place: &Place| {
        let (root, options) = (Place::root(), Place::root().key("rules.options"));
        let known = FLAGS.into_iter().find_map(|(keys, flag)| {
            Some(place.strip_prefix(&root.key(keys))?.prefixed_with(&root.user_key(flag)))
        });
        let option =
            || place.strip_prefix(&options).map(|option| root.user_key(format_args!("--option {option}")));
        let rules = || place.strip_prefix(&root.key("rules")).map(|_| root.user_key("--rules"));
        known.or_else(option).or_else(rules).unwrap_or_else(|| place.clone())
    };
    problems.into_iter().map(|problem| Problem { place: flag(&problem.place), ..problem }).collect()
}

fn to_text(words: Translator, tournament: &Tournament) -> String {
    let name = |id: &PlayerId| tournament.player(id).map_or(id.to_string(), |player| player.name.to_string());
    let row = |hand: &Hand| {
        let seats: Vec<String> = hand.seating.players().iter().map(name).collect();
        let who = |id: &Option<PlayerId>| id.as_ref().map(name).unwrap_or_default();
        vec![
            hand.slot.round.to_string(),
            hand.block.to_string(),
            hand.slot.hand.to_string(),
            hand.slot.table.to_string(),
            seats.join(", "),
            who(&hand.dealer),
            who(&hand.opener),
        ]
    };
    let titles = ["cli-round", "cli-block", "cli-hand", "cli-table", "cli-seats", "cli-dealer", "cli-opener"];
    let rows: Vec<_> = tournament.hands().iter().map(row).collect();
    let table = io::table(words, &titles, &rows);
    let fair = fairness(tournament.setup(), tournament.entrants());
    table + &fair.map(|fair| format!("\n{}\n", format_fairness(words, fair))).unwrap_or_default()
}

/// Formats the fairness of a movement in one line (§0.5.3).
fn format_fairness(words: Translator, fair: Fairness) -> String {
    let spread = |spread: Spread| {
        if spread.is_even() { spread.min.to_string() } else { format!("{}–{}", spread.min, spread.max) }
    };
    let known = |known: Option<Spread>| known.map_or("none".to_owned(), spread);
    words
        .say("cli-fairness")
        .with("partners", spread(fair.partners))
        .with("opponents", spread(fair.opponents))
        .with("left", spread(fair.left_neighbours))
        .with("hands", spread(fair.hands))
        .with("rests", known(Some(fair.sit_outs).filter(|rests| rests.max > 0)))
        .with("deals", known(fair.deals))
        .with("opens", known(fair.opens))
        .to_string()
}
