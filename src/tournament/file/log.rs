//! Reading of a sequence of hand logs, one at a time.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde_json::error::Category;

use lastcard_rules::hand::{Cards, Lay, Offence};
use lastcard_rules::log::{HandLog, LoggedMove, LoggedResult, VERSION, Void};
use lastcard_rules::{Card, Colour, Deck, FaceCounts, Move, Ruleset, Written};

use super::at::{Fields, NodeReader};
use super::node::Node;
use super::{result, setup};
use crate::problem::{Problems, sanitize};
use crate::setup::keys::place_of;
use crate::{Fault, Place, Problem, ValueKind};

/// Reads the hand logs in a text: a sequence of JSON values. After an unreadable log, reading continues with
/// the next one that begins on a line of its own.
pub fn logs(text: &str) -> impl Iterator<Item = Result<HandLog, Vec<Problem>>> {
    let text = text.trim_start_matches('\u{feff}');
    let (mut at, mut above) = (0, 0);
    std::iter::from_fn(move || {
        let (before, rest) = text.split_at_checked(at)?;
        let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Node>();
        let read = values.next()?;
        let begins = rest.len() - rest.trim_start().len();
        let next = || rest.get(begins..).and_then(|broken| broken.find("\n{")).map(|next| begins + next);
        let length = if read.is_ok() { values.byte_offset() } else { next().unwrap_or(rest.len()) };
        let log = match read {
            Ok(node) => log(&node),
            Err(error) => Err(vec![syntax_problem(&error, before, above)]),
        };
        above += rest.get(..length).unwrap_or_default().matches('\n').count();
        at += length;
        Some(log)
    })
}

/// Returns the problem with JSON that follows the text `before`, which has `above` line breaks.
fn syntax_problem(error: &serde_json::Error, before: &str, above: usize) -> Problem {
    let column = if error.line() == 1 { before.len() - before.rfind('\n').map_or(0, |at| at + 1) } else { 0 };
    let (line, column) = (error.line() + above, error.column() + column);
    Place::root().fault(match error.classify() {
        Category::Eof => Fault::CutOff { line, column },
        _ => Fault::LogNotJson { line, column },
    })
}

fn log(node: &Node) -> Result<HandLog, Vec<Problem>> {
    let problems = RefCell::default();
    let read = read(&NodeReader::root(node, &problems));
    let problems: Problems = problems.into_inner();
    match read {
        Some(read) => problems.into_result(read),
        None => Err(problems.into_vec()),
    }
}

fn read(at: &NodeReader<'_>) -> Option<HandLog> {
    let fields = at.object(&[
        "lastcard_hand",
        "rules",
        "seats",
        "sides",
        "dealer",
        "opener",
        "first",
        "commitment",
        "seed",
        "deck",
        "reshuffles",
        "moves",
        "result",
    ])?;
    let version = fields.require("lastcard_hand").and_then(|at| at.number(0, u32::MAX.into()))?;
    if version != u64::from(VERSION) {
        at.report(Fault::LogVersion { given: version, known: VERSION });
        return None;
    }
    let text = |key| fields.require(key).and_then(|at| player(&at));
    let players = |at: &NodeReader<'_>| at.read_list(player);
    let rules = fields.require("rules").and_then(|at| rules(&at));
    let seats = fields.require("seats").and_then(|at| players(&at));
    let sides = optional(&fields, "sides", |at| {
        let sides = at.read_list(players)?;
        if sides.is_empty() {
            at.report(Fault::NoSides);
        }
        Some(sides)
    });
    let (dealer, opener) = (text("dealer"), text("opener"));
    let first = optional(&fields, "first", player);
    let commitment = optional(&fields, "commitment", hexadecimal);
    let seed = optional(&fields, "seed", hexadecimal);
    let deck = fields.require("deck").and_then(|at| at.read_list(card));
    let reshuffles = optional(&fields, "reshuffles", |at| at.read_list(|at| at.read_list(card)));
    let moves = fields.require("moves").and_then(|at| at.read_list(logged_move));
    let result = fields.require("result").and_then(|at| ending(&at));
    Some(HandLog {
        lastcard_hand: VERSION,
        rules: rules?,
        seats: seats?,
        sides: sides?.unwrap_or_default(),
        dealer: dealer?,
        opener: opener?,
        first: first?,
        commitment: commitment?,
        seed: seed?,
        deck: deck?,
        reshuffles: reshuffles?.unwrap_or_default(),
        moves: moves?,
        result: result?,
    })
}

/// Reads an optional key. Returns `None` if the key is present but cannot be read.
#[expect(clippy::option_option, reason = "left out, or not to be read: that is noted already")]
fn optional<T>(
    fields: &Fields<'_>,
    key: &str,
    read: impl Fn(&NodeReader<'_>) -> Option<T>,
) -> Option<Option<T>> {
    fields.get(key).map_or(Some(None), |at| read(&at).map(Some))
}

fn player(at: &NodeReader<'_>) -> Option<String> {
    at.text().map(ToOwned::to_owned)
}

fn rules(at: &NodeReader<'_>) -> Option<Ruleset> {
    let fields = at.object(&["preset", "options"])?;
    let preset = fields.require("preset").and_then(|at| at.text())?.to_owned();
    let options = fields.get("options").map_or(Some(Vec::new()), |at| at.entries())?;
    let options = options.iter().map(|(name, at)| Some((sanitize(name), setup::option(at)?)));
    let written = Written { preset, options: options.collect::<Option<_>>()? };
    let faults = written.check().map_err(|faults| {
        for fault in faults {
            at.report_problem(place_of(&fault).fault(Fault::Rules(fault)));
        }
    });
    faults.ok()
}

fn flag(at: &NodeReader<'_>) -> Option<bool> {
    at.flag()
}

fn card(at: &NodeReader<'_>) -> Option<Card> {
    at.parse_with(|text| text.parse().map_err(|_| Fault::UnknownCard { given: sanitize(text) }))
}

/// Reads a word. Reports an unknown one, with the words that are known.
fn word<T: FromStr>(at: &NodeReader<'_>, known: impl FnOnce() -> String) -> Option<T> {
    at.parse_with(|text| {
        text.parse().map_err(|_| Fault::UnknownWord { given: sanitize(text), known: known() })
    })
}

fn colour(at: &NodeReader<'_>) -> Option<Colour> {
    word(at, || Colour::ALL.map(|colour| colour.to_string()).join(", "))
}

fn hexadecimal<T: DeserializeOwned>(at: &NodeReader<'_>) -> Option<T> {
    let read = |text: &str| {
        serde_json::from_value(text.into()).map_err(|_| Fault::NotHexadecimal { given: sanitize(text) })
    };
    at.parse_with(read)
}

/// Reads a move, which may have only the keys of its kind.
fn logged_move(at: &NodeReader<'_>) -> Option<LoggedMove> {
    let own: &[&str] = match at.child("move").and_then(|at| at.text()).unwrap_or_default() {
        "play" | "deflect" | "jump" => &["card", "colour", "uno"],
        "pair" => &["card", "uno"],
        "dump" => &["cards", "uno"],
        "swap" => &["with"],
        "give" => &["card"],
        "name" => &["colour"],
        "catch" => &["seat"],
        "report" => &["kind", "seat"],
        name if MOVES.contains(&name) => &[],
        _ => &["card", "cards", "colour", "kind", "seat", "uno", "with"],
    };
    let fields = at.object(&[&["by", "move"], own].concat())?;
    let by = fields.require("by").and_then(|at| player(&at));
    let what = fields.require("move").and_then(|at| read_move(&at, &fields));
    Some(LoggedMove { by: by?, what: what? })
}

fn read_move(at: &NodeReader<'_>, fields: &Fields<'_>) -> Option<Move<String>> {
    let one = || fields.require("card").and_then(|at| card(&at));
    let uno = || optional(fields, "uno", flag).map(Option::unwrap_or_default);
    let lay = || {
        let (card, colour, uno) = (one(), optional(fields, "colour", colour), uno());
        Some(Lay { card: card?, colour: colour?, uno: uno? })
    };
    let seat = || fields.require("seat").and_then(|at| player(&at));
    Some(match at.text()? {
        "play" => Move::Play(lay()?),
        "deflect" => Move::Deflect(lay()?),
        "jump" => Move::Jump(lay()?),
        "pair" => Move::Pair { card: one()?, uno: uno()? },
        "dump" => Move::Dump { cards: cards(&fields.require("cards")?)?, uno: uno()? },
        "draw" => Move::Draw,
        "keep" => Move::Keep,
        "accept" => Move::Accept,
        "challenge" => Move::Challenge,
        "swap" if fields.is_null("with") => Move::Swap { with: None },
        "swap" => Move::Swap { with: Some(fields.require("with").and_then(|at| player(&at))?) },
        "give" => Move::Give { card: one()? },
        "name" => Move::Name { colour: fields.require("colour").and_then(|at| colour(&at))? },
        "call" => Move::Call,
        "catch" => Move::Catch { seat: seat()? },
        "ready" => Move::Ready,
        "report" => Move::Report { kind: offence(&fields.require("kind")?)?, seat: seat()? },
        "draft-keep" => Move::DraftKeep,
        "draft-reject" => Move::DraftReject,
        given => {
            at.report(Fault::UnknownWord { given: sanitize(given), known: MOVES.join(", ") });
            return None;
        }
    })
}

const MOVES: [&str; 18] = [
    "play",
    "pair",
    "draw",
    "keep",
    "deflect",
    "accept",
    "challenge",
    "jump",
    "dump",
    "swap",
    "give",
    "name",
    "call",
    "catch",
    "ready",
    "report",
    "draft-keep",
    "draft-reject",
];

fn cards(at: &NodeReader<'_>) -> Option<Cards> {
    let cards = at.read_list(card)?;
    let count = cards.len().to_string();
    let most = Cards::MAX_OF_COLOUR as u64;
    Cards::try_from(cards).map_err(|_| at.report(Fault::OutOfRange { given: count, min: 0, max: most })).ok()
}

fn offence(at: &NodeReader<'_>) -> Option<Offence> {
    word(at, || Offence::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}

fn ending(at: &NodeReader<'_>) -> Option<LoggedResult> {
    let kinds: [(&str, &[&str]); 4] = [
        ("void", &["void"]),
        ("order", &["order"]),
        ("refill", &["refill", "left"]),
        ("out", &["out", "left"]),
    ];
    let kind = kinds.into_iter().find(|(kind, _)| at.child(kind).is_some());
    let (kind, known) = kind.unwrap_or(("out", &["out", "left", "order", "refill", "void"]));
    let fields = at.object(known)?;
    let left = || fields.require("left").and_then(|at| read_map(&at, holding));
    Some(match kind {
        "void" => LoggedResult::Void { void: void(&fields.require("void")?)? },
        "order" => {
            LoggedResult::Order { order: fields.require("order").and_then(|at| at.read_list(player))? }
        }
        "refill" => {
            let points = fields.require("refill").and_then(|at| read_map(&at, points));
            LoggedResult::Refill { refill: points?, left: left()? }
        }
        _ => {
            let out = fields.require("out").and_then(|at| player(&at));
            LoggedResult::Out { out: out?, left: left()? }
        }
    })
}

fn read_map<T>(
    at: &NodeReader<'_>,
    read: impl Fn(&NodeReader<'_>) -> Option<T>,
) -> Option<BTreeMap<String, T>> {
    at.entries()?.iter().map(|(name, at)| Some(((*name).to_owned(), read(at)?))).collect()
}

fn points(at: &NodeReader<'_>) -> Option<u8> {
    at.number(0, Deck::MAX_CARDS as u64).and_then(|points| u8::try_from(points).ok())
}

fn holding(at: &NodeReader<'_>) -> Option<FaceCounts> {
    if !at.is_object() {
        at.report(Fault::WrongKind { expected: ValueKind::Object });
        return None;
    }
    let (counts, all_read) = result::counts(at);
    all_read.then_some(counts)
}

fn void(at: &NodeReader<'_>) -> Option<Void> {
    match at.text()? {
        "stuck" => Some(Void::Stuck),
        "abandoned" => Some(Void::Abandoned),
        given => {
            at.report(Fault::UnknownWord { given: sanitize(given), known: "stuck, abandoned".to_owned() });
            None
        }
    }
}
