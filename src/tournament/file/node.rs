//! JSON as it was written: keys in their order and as often as they are there, each value with its place.

use std::cell::RefCell;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Number;
use serde_json::error::Category;

use super::super::problem::{Problems, shown};
use super::super::{Fault, Kind, Name, Place, PlayerId, Problem};

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
    /// Reads a text. A text that ends too early says where it ends.
    pub(super) fn parse(text: &str) -> Result<Self, Problem> {
        serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|error| {
            let (line, column) = (error.line(), error.column());
            Place::root().fault(match error.classify() {
                Category::Eof => Fault::CutOff { line, column },
                _ => Fault::NotJson { line, column },
            })
        })
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(NodeVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
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
        let mut nodes = Vec::new();
        while let Some(node) = list.next_element()? {
            nodes.push(node);
        }
        Ok(Node::List(nodes))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Node, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = object.next_entry()? {
            entries.push(entry);
        }
        Ok(Node::Object(entries))
    }
}

/// A value, where it stands, and where its problems go. Whatever is wrong is noted, and nothing is returned.
#[derive(Clone)]
pub(super) struct At<'a> {
    node: &'a Node,
    pub(super) place: Place,
    problems: &'a RefCell<Problems>,
}

impl<'a> At<'a> {
    pub(super) fn root(node: &'a Node, problems: &'a RefCell<Problems>) -> Self {
        Self { node, place: Place::root(), problems }
    }

    fn at(&self, node: &'a Node, place: Place) -> Self {
        Self { node, place, problems: self.problems }
    }

    /// Notes what is wrong here.
    pub(super) fn fault(&self, fault: Fault) {
        self.problems.borrow_mut().add(&self.place, fault);
    }

    /// Notes what is wrong somewhere else.
    pub(super) fn note(&self, Problem { place, fault }: Problem) {
        self.problems.borrow_mut().add(&place, fault);
    }

    /// The same value for a second look, whose problems are noted already.
    pub(super) fn again(&self, noted: &'a RefCell<Problems>) -> Self {
        Self { node: self.node, place: self.place.clone(), problems: noted }
    }

    /// The value of a key, if this is an object that has it.
    pub(super) fn child(&self, key: &str) -> Option<Self> {
        let Node::Object(entries) = self.node else { return None };
        let found = entries.iter().find(|(known, _)| known == key);
        found.map(|(_, node)| self.at(node, self.place.key(key)))
    }

    fn not<T>(&self, expected: Kind) -> Option<T> {
        self.fault(Fault::WrongKind { expected });
        None
    }

    pub(super) fn is_list(&self) -> bool {
        matches!(self.node, Node::List(_))
    }

    pub(super) fn is_number(&self) -> bool {
        matches!(self.node, Node::Number(_))
    }

    pub(super) fn is_flag(&self) -> bool {
        matches!(self.node, Node::Flag(_))
    }

    pub(super) fn is_object(&self) -> bool {
        matches!(self.node, Node::Object(_))
    }

    pub(super) fn text(&self) -> Option<&'a str> {
        match self.node {
            Node::Text(text) => Some(text),
            _ => self.not(Kind::Text),
        }
    }

    pub(super) fn flag(&self) -> Option<bool> {
        match self.node {
            Node::Flag(flag) => Some(*flag),
            _ => self.not(Kind::Flag),
        }
    }

    /// A whole number in this range.
    pub(super) fn number(&self, min: u64, max: u64) -> Option<u64> {
        let Node::Number(number) = self.node else { return self.not(Kind::Number) };
        let whole = number.as_u64().filter(|whole| (min..=max).contains(whole));
        if whole.is_none() {
            self.fault(Fault::OutOfRange { given: number.to_string(), min, max });
        }
        whole
    }

    /// A whole number that counts something, from 1.
    pub(super) fn counting(&self) -> Option<u32> {
        self.number(1, 1_000_000).and_then(|number| u32::try_from(number).ok())
    }

    pub(super) fn list(&self) -> Option<Vec<Self>> {
        match self.node {
            Node::List(nodes) => {
                Some(nodes.iter().enumerate().map(|(i, node)| self.at(node, self.place.index(i))).collect())
            }
            _ => self.not(Kind::List),
        }
    }

    /// The keys and values of an object whose keys are free; a key that is there twice is noted and stays out.
    pub(super) fn entries(&self) -> Option<Vec<(&'a str, Self)>> {
        let Node::Object(entries) = self.node else { return self.not(Kind::Object) };
        let mut read: Vec<(&str, Self)> = Vec::new();
        for (key, node) in entries {
            let value = self.at(node, self.place.key(shown(key)));
            if read.iter().any(|(known, _)| known == key) {
                value.fault(Fault::DuplicateKey);
            } else {
                read.push((key, value));
            }
        }
        Some(read)
    }

    /// The values of an object with these keys and no others.
    pub(super) fn object(&self, known: &[&str]) -> Option<Fields<'a>> {
        let mut fields = self.entries()?;
        fields.retain(|(key, value)| {
            let is_known = known.contains(key);
            if !is_known {
                value.fault(Fault::UnknownKey { known: known.join(", ") });
            }
            is_known
        });
        Some(Fields { at: self.clone(), fields })
    }

    pub(super) fn name(&self) -> Option<Name> {
        self.parsed(Name::parse)
    }

    pub(super) fn player(&self) -> Option<PlayerId> {
        self.parsed(PlayerId::parse)
    }

    /// A text read by a parser of the domain.
    pub(super) fn parsed<T>(&self, parse: impl FnOnce(&str) -> Result<T, Fault>) -> Option<T> {
        parse(self.text()?).map_err(|fault| self.fault(fault)).ok()
    }

    /// A list whose elements are all read; nothing if one of them is not.
    pub(super) fn all<T>(&self, read: impl Fn(&Self) -> Option<T>) -> Option<Vec<T>> {
        let read: Vec<Option<T>> = self.list()?.iter().map(read).collect();
        read.into_iter().collect()
    }
}

/// The values of an object by key. A key that is `null` is as good as left out.
pub(super) struct Fields<'a> {
    at: At<'a>,
    fields: Vec<(&'a str, At<'a>)>,
}

impl<'a> Fields<'a> {
    pub(super) fn get(&self, key: &str) -> Option<At<'a>> {
        let found =
            self.fields.iter().find(|(known, value)| *known == key && !matches!(value.node, Node::Null));
        found.map(|(_, value)| value.clone())
    }

    /// Whether a key is there and says `null`.
    pub(super) fn is_null(&self, key: &str) -> bool {
        self.fields.iter().any(|(known, value)| *known == key && matches!(value.node, Node::Null))
    }

    /// The value of a key that must be there.
    pub(super) fn need(&self, key: &str) -> Option<At<'a>> {
        let found = self.get(key);
        if found.is_none() {
            self.at.problems.borrow_mut().add(&self.at.place.key(key), Fault::Missing);
        }
        found
    }
}
