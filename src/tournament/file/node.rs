//! JSON as written: keys in their original order, including duplicates, within the limits of a tournament.

use std::cell::{Cell, RefCell};
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Error, Number};

use crate::problem::{Syntax, sanitize};
use crate::{Fault, Place, Problem};

/// Maximum size of a file in bytes: four times that of a movement of 20,000 hands, each counted card by card.
pub const MOST_BYTES: usize = 50 * MEGABYTE;

const MEGABYTE: usize = 1 << 20;

/// Maximum number of values in a file: twice that of the same movement.
const MOST_VALUES: usize = 2_000_000;

/// Maximum number of keys in an object; the options of the rules have the most.
const MOST_KEYS: usize = 200;

fn most_elements(key: Option<&str>) -> usize {
    match key {
        // A movement has at most 20,000 hands, a match and its play-off 3,000 each.
        Some("hands") => 23_000,
        // A hand of bots is closed after 10,000 moves; its log has automatic moves too.
        Some("moves" | "reshuffles") => 100_000,
        // Four times as many as can play at once.
        Some("entrants") => 256,
        // A league of 32 has 496 matches.
        Some("tournaments") => 500,
        _ => 200,
    }
}

/// A JSON value with all keys, in their original order.
#[derive(Debug)]
pub(super) enum Node {
    Null,
    Flag(bool),
    Number(Number),
    Text(String),
    List(Vec<Node>),
    Object(Vec<(String, Node)>),
}

impl Node {
    /// Parses a text, with or without a byte order mark.
    ///
    /// # Errors
    /// Fails if the text is not JSON or exceeds the limits of a tournament; the problem names the place.
    pub(super) fn parse(text: &str) -> Result<Self, Problem> {
        let root = Place::root();
        if text.len() > MOST_BYTES {
            return Err(root.fault(too_big_fault()));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(root.fault(Fault::Empty));
        }
        let held = Budget::default();
        let mut from = serde_json::Deserializer::from_str(text);
        let read = NodeSeed { held: &held, path: &NodePath::Root }.deserialize(&mut from);
        read.and_then(|node| from.end().map(|()| node)).map_err(|error| {
            held.refused.into_inner().unwrap_or_else(|| root.fault(syntax_fault(text, &error)))
        })
    }
}

/// Returns the fault for a file that is larger than [`MOST_BYTES`].
pub fn too_big_fault() -> Fault {
    Fault::TooBig { most: MOST_BYTES / MEGABYTE }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        NodeSeed { held: &Budget::default(), path: &NodePath::Root }.deserialize(from)
    }
}

/// Number of values read so far, and the problem that ended reading.
#[derive(Default)]
struct Budget {
    values: Cell<usize>,
    refused: RefCell<Option<Problem>>,
}

enum NodePath<'a> {
    Root,
    Key(&'a NodePath<'a>, &'a str),
    Index(&'a NodePath<'a>, usize),
}

impl NodePath<'_> {
    fn key(&self) -> Option<&str> {
        match self {
            Self::Key(_, key) => Some(key),
            Self::Root | Self::Index(..) => None,
        }
    }

    fn place(&self) -> Place {
        match self {
            Self::Root => Place::root(),
            Self::Key(outer, key) => outer.place().user_key(sanitize(key)),
            Self::Index(outer, index) => outer.place().index(*index),
        }
    }
}

/// Reads one value within the limits.
#[derive(Clone, Copy)]
struct NodeSeed<'a> {
    held: &'a Budget,
    path: &'a NodePath<'a>,
}

impl NodeSeed<'_> {
    /// Refuses a value beyond the limit, which ends reading.
    fn check_limit<E: serde::de::Error>(self, count: usize, most: usize) -> Result<(), E> {
        if count < most {
            return Ok(());
        }
        let problem = self.path.place().fault(Fault::TooManyHere { most });
        let said = problem.to_string();
        self.held.refused.replace(Some(problem));
        Err(E::custom(said))
    }
}

impl<'de> DeserializeSeed<'de> for NodeSeed<'_> {
    type Value = Node;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Node, D::Error> {
        let values = self.held.values.get();
        if values >= MOST_VALUES {
            NodeSeed { path: &NodePath::Root, ..self }.check_limit(values, MOST_VALUES)?;
        }
        self.held.values.set(values + 1);
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for NodeSeed<'_> {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Node, E> {
        Ok(Node::Flag(flag))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node, E> {
        Ok(Node::Number(number.into()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node, E> {
        Ok(Node::Number(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Node, E> {
        Ok(Number::from_f64(number).map_or(Node::Null, Node::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Node, A::Error> {
        let (mut nodes, most) = (Vec::new(), most_elements(self.path.key()));
        loop {
            let path = NodePath::Index(self.path, nodes.len());
            let Some(node) = list.next_element_seed(NodeSeed { path: &path, ..self })? else { break };
            self.check_limit(nodes.len(), most)?;
            nodes.push(node);
        }
        Ok(Node::List(nodes))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Node, A::Error> {
        let mut entries: Vec<(String, Node)> = Vec::new();
        while let Some(key) = object.next_key::<String>()? {
            self.check_limit(entries.len(), MOST_KEYS)?;
            let path = NodePath::Key(self.path, &key);
            let node = object.next_value_seed(NodeSeed { path: &path, ..self })?;
            entries.push((key, node));
        }
        Ok(Node::Object(entries))
    }
}

/// Returns the fault for a text that could not be read, with the word at the place of the error.
fn syntax_fault(text: &str, error: &Error) -> Fault {
    let (line, column) = (error.line(), error.column());
    match (error.classify(), Syntax::of(error)) {
        (Category::Eof, _) => Fault::CutOff { line, column },
        (_, why) => Fault::NotJson { line, column, why, found: word_at(text, line, column) },
    }
}

impl Syntax {
    /// Derives the kind of an error from its message, since `serde_json` does not provide it otherwise. A
    /// test covers each message.
    fn of(error: &Error) -> Self {
        let said = error.to_string();
        match said.split(" at line ").next().unwrap_or_default() {
            "trailing comma" => Self::TrailingComma,
            "expected value" | "expected ident" => Self::NoValue,
            "key must be a string" => Self::KeyWithoutQuotes,
            "expected `:`" => Self::NoColon,
            "expected `,` or `}`" | "expected `,` or `]`" => Self::NoComma,
            "trailing characters" => Self::Rest,
            "invalid number" | "number out of range" => Self::Number,
            "recursion limit exceeded" => Self::TooDeep,
            "invalid escape" | "invalid unicode code point" | "unexpected end of hex escape" => Self::Escape,
            said if said.starts_with("lone leading surrogate") => Self::Escape,
            said if said.starts_with("control character") => Self::Control,
            _ => Self::Other,
        }
    }
}

/// Returns the word, or else the character, at this place. Columns are bytes, starting at 1.
fn word_at(text: &str, line: usize, column: usize) -> String {
    let Some(line) = text.split('\n').nth(line.saturating_sub(1)) else { return String::new() };
    let at = line.floor_char_boundary(column.saturating_sub(1));
    let (before, behind) = line.split_at(at);
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '.');
    let begins =
        before.len() - before.chars().rev().take_while(|c| is_word(*c)).map(char::len_utf8).sum::<usize>();
    let word = line.get(begins..).unwrap_or(behind);
    let length: usize = word.chars().take_while(|c| is_word(*c)).map(char::len_utf8).sum();
    let length = if length == 0 { behind.chars().next().map_or(0, char::len_utf8) } else { length };
    sanitize(word.get(..length).or_else(|| behind.get(..length)).unwrap_or_default())
}
