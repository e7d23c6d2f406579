//! JSON as it was written: keys in their order and as often as they are there, never more than a tournament can have.

use std::cell::{Cell, RefCell};
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Number;

use super::syntax;
use crate::problem::shown;
use crate::{Fault, Place, Problem};

/// The bytes of the longest file: a movement of 20,000 hands, each counted card by card, has a quarter of it.
pub const MOST_BYTES: usize = 50 * MEGABYTE;

const MEGABYTE: usize = 1 << 20;

/// The values in all of a file: the same movement has half of them.
const MOST_VALUES: usize = 2_000_000;

/// The keys of an object: the options of the rules are the most there are.
const MOST_KEYS: usize = 200;

/// The elements of a list, by the key it stands under.
fn most_elements(key: Option<&str>) -> usize {
    match key {
        // A movement has 20,000 hands at most, a match and its play-off 3,000 each.
        Some("hands") => 23_000,
        // A hand of bots is closed after 10,000 moves; what follows by itself stands in its log too.
        Some("moves" | "reshuffles") => 100_000,
        // Four times as many as play at once.
        Some("entrants") => 256,
        _ => 200,
    }
}

/// A JSON value that forgets nothing.
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
    /// Reads a text, with or without a byte order mark.
    ///
    /// # Errors
    /// Where it is no JSON, and why; where it has more than a tournament can have.
    pub(super) fn parse(text: &str) -> Result<Self, Problem> {
        let root = Place::root();
        if text.len() > MOST_BYTES {
            return Err(root.fault(too_big()));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(root.fault(Fault::Empty));
        }
        let held = Budget::default();
        let mut from = serde_json::Deserializer::from_str(text);
        let read = NodeSeed { held: &held, path: &Path::Root }.deserialize(&mut from);
        read.and_then(|node| from.end().map(|()| node)).map_err(|error| {
            held.refused.into_inner().unwrap_or_else(|| root.fault(syntax::fault(text, &error)))
        })
    }
}

/// What to say of a file that is bigger than [`MOST_BYTES`].
pub fn too_big() -> Fault {
    Fault::TooBig { most: MOST_BYTES / MEGABYTE }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        NodeSeed { held: &Budget::default(), path: &Path::Root }.deserialize(from)
    }
}

/// How much is held already, and what was too much.
#[derive(Default)]
struct Budget {
    values: Cell<usize>,
    refused: RefCell<Option<Problem>>,
}

/// Where the parser is.
enum Path<'a> {
    Root,
    Key(&'a Path<'a>, &'a str),
    Index(&'a Path<'a>, usize),
}

impl Path<'_> {
    fn key(&self) -> Option<&str> {
        match self {
            Self::Key(_, key) => Some(key),
            Self::Root | Self::Index(..) => None,
        }
    }

    fn place(&self) -> Place {
        match self {
            Self::Root => Place::root(),
            Self::Key(outer, key) => outer.place().given(shown(key)),
            Self::Index(outer, index) => outer.place().index(*index),
        }
    }
}

/// Reads one value, as long as there is room for it.
#[derive(Clone, Copy)]
struct NodeSeed<'a> {
    held: &'a Budget,
    path: &'a Path<'a>,
}

impl NodeSeed<'_> {
    /// Refuses one value more than there may be, so that no more of it is read.
    fn within<E: serde::de::Error>(self, count: usize, most: usize) -> Result<(), E> {
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
            NodeSeed { path: &Path::Root, ..self }.within(values, MOST_VALUES)?;
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
            let path = Path::Index(self.path, nodes.len());
            let Some(node) = list.next_element_seed(NodeSeed { path: &path, ..self })? else { break };
            self.within(nodes.len(), most)?;
            nodes.push(node);
        }
        Ok(Node::List(nodes))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Node, A::Error> {
        let mut entries: Vec<(String, Node)> = Vec::new();
        while let Some(key) = object.next_key::<String>()? {
            self.within(entries.len(), MOST_KEYS)?;
            let path = Path::Key(self.path, &key);
            let node = object.next_value_seed(NodeSeed { path: &path, ..self })?;
            entries.push((key, node));
        }
        Ok(Node::Object(entries))
    }
}
