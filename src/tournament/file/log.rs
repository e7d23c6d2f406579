//! Reading of hand logs: one after the other, each to its end and no further.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde_json::error::Category;

use lastcard_rules::hand::{Cards, Lay, Offence};
use lastcard_rules::log::{HandLog, LoggedMove, LoggedResult, VERSION, Void};
use lastcard_rules::{Card, Colour, Deck, FaceCounts, Move, Ruleset, Written};

use super::at::{At, Fields};
use super::node::Node;
use super::{result, setup};
use crate::problem::{Problems, shown};
use crate::setup::keys::place_of;
use crate::{Fault, Kind, Place, Problem};

/// Reads the hand logs of a text: JSON, one after the other. After an unreadable log, reading goes on with
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
            Err(error) => Err(vec![unreadable(&error, before, above)]),
        };
        above += rest.get(..length).unwrap_or_default().matches('\n').count();
        at += length;
        Some(log)
    })
}

/// Returns the fault of JSON that follows `before` and its `above` line ends.
fn unreadable(error: &serde_json::Error, before: &str, above: usize) -> Problem {
    let column = if error.line() == 1 { before.len() - before.rfind('\n').map_or(0, |at| at + 1) } else { 0 };
    let (line, column) = (error.line() + above, error.column() + column);
    Place::root().fault(match error.classify() {
        Category::Eof => Fault::CutOff { line, column },
        _ => Fault::LogNotJson { line, column },
    })
}

fn log(node: &Node) -> Result<HandLog, Vec<Problem>> {
    let problems = RefCell::default();
    let read = read(&At::root(node, &problems));
    let problems: Problems = problems.into_inner();
    match read {
        Some(read) => problems.none_or(read),
        None => Err(problems.into_vec()),
    }
}

fn read(at: &At<'_>) -> Option<HandLog> {
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
    let version = fields.need("lastcard_hand").and_then(|at| at.number(0, u32::MAX.into()))?;
    if version != u64::from(VERSION) {
        at.fault(Fault::LogVersion { given: version, known: VERSION });
        return None;
    }
    let text = |key| fields.need(key).and_then(|at| player(&at));
    let players = |at: &At<'_>| at.all(player);
    let rules = fields.need("rules").and_then(|at| rules(&at));
    let seats = fields.need("seats").and_then(|at| players(&at));
    let sides = optional(&fields, "sides", |at| {
        let sides = at.all(players)?;
        if sides.is_empty() {
            at.fault(Fault::NoSides);
        }
        Some(sides)
    });
    let (dealer, opener) = (text("dealer"), text("opener"));
    let first = optional(&fields, "first", player);
    let commitment = optional(&fields, "commitment", hexadecimal);
    let seed = optional(&fields, "seed", hexadecimal);
    let deck = fields.need("deck").and_then(|at| at.all(card));
    let reshuffles = optional(&fields, "reshuffles", |at| at.all(|at| at.all(card)));
    let moves = fields.need("moves").and_then(|at| at.all(logged_move));
    let result = fields.need("result").and_then(|at| ending(&at));
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

/// Reads a key that may be left out; `None` if it is there and cannot be read.
#[expect(clippy::option_option, reason = "left out, or not to be read: that is noted already")]
fn optional<T>(fields: &Fields<'_>, key: &str, read: impl Fn(&At<'_>) -> Option<T>) -> Option<Option<T>> {
    fields.get(key).map_or(Some(None), |at| read(&at).map(Some))
}

fn player(at: &At<'_>) -> Option<String> {
    at.text().map(ToOwned::to_owned)
}

fn rules(at: &At<'_>) -> Option<Ruleset> {
    let fields = at.object(&["preset", "options"])?;
    let preset = fields.need("preset").and_then(|at| at.text())?.to_owned();
    let options = fields.get("options").map_or(Some(Vec::new()), |at| at.entries())?;
    let options = options.iter().map(|(name, at)| Some((shown(name), setup::option(at)?)));
    let written = Written { preset, options: options.collect::<Option<_>>()? };
    let faults = written.check().map_err(|faults| {
        for fault in faults {
            at.note(place_of(&fault).fault(Fault::Rules(fault)));
        }
    });
    faults.ok()
}

fn flag(at: &At<'_>) -> Option<bool> {
    at.flag()
}

fn card(at: &At<'_>) -> Option<Card> {
    at.parsed(|text| text.parse().map_err(|_| Fault::UnknownCard { given: shown(text) }))
}

/// Reads a word, or notes the ones that are known.
fn word<T: FromStr>(at: &At<'_>, known: impl FnOnce() -> String) -> Option<T> {
    at.parsed(|text| text.parse().map_err(|_| Fault::UnknownWord { given: shown(text), known: known() }))
}

fn colour(at: &At<'_>) -> Option<Colour> {
    word(at, || Colour::ALL.map(|colour| colour.to_string()).join(", "))
}

fn hexadecimal<T: DeserializeOwned>(at: &At<'_>) -> Option<T> {
    let read = |text: &str| {
        serde_json::from_value(text.into()).map_err(|_| Fault::NotHexadecimal { given: shown(text) })
    };
    at.parsed(read)
}

/// Reads a move, which may have only the keys of its kind.
fn logged_move(at: &At<'_>) -> Option<LoggedMove> {
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
    let by = fields.need("by").and_then(|at| player(&at));
    let what = fields.need("move").and_then(|at| what(&at, &fields));
    Some(LoggedMove { by: by?, what: what? })
}

fn what(at: &At<'_>, fields: &Fields<'_>) -> Option<Move<String>> {
    let one = || fields.need("card").and_then(|at| card(&at));
    let uno = || optional(fields, "uno", flag).map(Option::unwrap_or_default);
    let lay = || {
        let (card, colour, uno) = (one(), optional(fields, "colour", colour), uno());
        Some(Lay { card: card?, colour: colour?, uno: uno? })
    };
    let seat = || fields.need("seat").and_then(|at| player(&at));
    Some(match at.text()? {
        "play" => Move::Play(lay()?),
        "deflect" => Move::Deflect(lay()?),
        "jump" => Move::Jump(lay()?),
        "pair" => Move::Pair { card: one()?, uno: uno()? },
        "dump" => Move::Dump { cards: cards(&fields.need("cards")?)?, uno: uno()? },
        "draw" => Move::Draw,
        "keep" => Move::Keep,
        "accept" => Move::Accept,
        "challenge" => Move::Challenge,
        "swap" if fields.is_null("with") => Move::Swap { with: None },
        "swap" => Move::Swap { with: Some(fields.need("with").and_then(|at| player(&at))?) },
        "give" => Move::Give { card: one()? },
        "name" => Move::Name { colour: fields.need("colour").and_then(|at| colour(&at))? },
        "call" => Move::Call,
        "catch" => Move::Catch { seat: seat()? },
        "ready" => Move::Ready,
        "report" => Move::Report { kind: offence(&fields.need("kind")?)?, seat: seat()? },
        "draft-keep" => Move::DraftKeep,
        "draft-reject" => Move::DraftReject,
        given => {
            at.fault(Fault::UnknownWord { given: shown(given), known: MOVES.join(", ") });
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

fn cards(at: &At<'_>) -> Option<Cards> {
    let cards = at.all(card)?;
    let count = cards.len().to_string();
    let most = Cards::MAX_OF_COLOUR as u64;
    Cards::try_from(cards).map_err(|_| at.fault(Fault::OutOfRange { given: count, min: 0, max: most })).ok()
}

fn offence(at: &At<'_>) -> Option<Offence> {
    word(at, || Offence::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}

fn ending(at: &At<'_>) -> Option<LoggedResult> {
    let kinds: [(&str, &[&str]); 4] = [
        ("void", &["void"]),
        ("order", &["order"]),
        ("refill", &["refill", "left"]),
        ("out", &["out", "left"]),
    ];
    let kind = kinds.into_iter().find(|(kind, _)| at.child(kind).is_some());
    let (kind, known) = kind.unwrap_or(("out", &["out", "left", "order", "refill", "void"]));
    let fields = at.object(known)?;
    let left = || fields.need("left").and_then(|at| each(&at, holding));
    Some(match kind {
        "void" => LoggedResult::Void { void: void(&fields.need("void")?)? },
        "order" => LoggedResult::Order { order: fields.need("order").and_then(|at| at.all(player))? },
        "refill" => {
            let points = fields.need("refill").and_then(|at| each(&at, points));
            LoggedResult::Refill { refill: points?, left: left()? }
        }
        _ => {
            let out = fields.need("out").and_then(|at| player(&at));
            LoggedResult::Out { out: out?, left: left()? }
        }
    })
}

fn each<T>(at: &At<'_>, read: impl Fn(&At<'_>) -> Option<T>) -> Option<BTreeMap<String, T>> {
    at.entries()?.iter().map(|(name, at)| Some(((*name).to_owned(), read(at)?))).collect()
}

fn points(at: &At<'_>) -> Option<u8> {
    at.number(0, Deck::MAX_CARDS as u64).and_then(|points| u8::try_from(points).ok())
}

fn holding(at: &At<'_>) -> Option<FaceCounts> {
    if !at.is_object() {
        at.fault(Fault::WrongKind { expected: Kind::Object });
        return None;
    }
    let (counts, all_read) = result::counts(at);
    all_read.then_some(counts)
}

fn void(at: &At<'_>) -> Option<Void> {
    match at.text()? {
        "stuck" => Some(Void::Stuck),
        "abandoned" => Some(Void::Abandoned),
        given => {
            at.fault(Fault::UnknownWord { given: shown(given), known: "stuck, abandoned".to_owned() });
            None
        }
    }
}
