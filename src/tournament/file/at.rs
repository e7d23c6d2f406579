//! A value in a file, with its place. Reading the value reports all problems.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::node::Node;
use crate::problem::{Problems, sanitize};
use crate::{EntrantId, Fault, Name, Place, PlayerId, Problem, ValueKind, slug};

/// A value, its place, and the list that collects its problems. A read that fails reports the problem and
/// returns `None`.
#[derive(Clone)]
pub(super) struct NodeReader<'a> {
    node: &'a Node,
    pub(super) place: Place,
    problems: &'a RefCell<Problems>,
}

impl<'a> NodeReader<'a> {
    pub(super) fn root(node: &'a Node, problems: &'a RefCell<Problems>) -> Self {
        Self { node, place: Place::root(), problems }
    }

    fn for_node(&self, node: &'a Node, place: Place) -> Self {
        Self { node, place, problems: self.problems }
    }

    pub(super) fn report(&self, fault: impl Into<Fault>) {
        self.problems.borrow_mut().add(&self.place, fault.into());
    }

    pub(super) fn report_problem(&self, Problem { place, fault }: Problem) {
        self.problems.borrow_mut().add(&place, fault);
    }

    pub(super) fn node(&self) -> &'a Node {
        self.node
    }

    /// Returns the value of a part that was read by itself, or reports its problems at their places within this value.
    pub(super) fn nest<T>(&self, read: Result<T, Vec<Problem>>) -> Option<T> {
        read.map_err(|problems| self.problems.borrow_mut().add_within(&self.place, problems)).ok()
    }

    /// Returns the same value with another problem list, for reading a value again after its problems have
    /// been reported.
    pub(super) fn with_problems(&self, noted: &'a RefCell<Problems>) -> Self {
        Self { node: self.node, place: self.place.clone(), problems: noted }
    }

    /// Returns the value of a key, if this is an object that has it.
    pub(super) fn child(&self, key: &'static str) -> Option<Self> {
        let Node::Object(entries) = self.node else { return None };
        let found = entries.iter().find(|(known, _)| known == key);
        found.map(|(_, node)| self.for_node(node, self.place.key(key)))
    }

    fn wrong_kind<T>(&self, expected: ValueKind) -> Option<T> {
        self.report(Fault::WrongKind { expected });
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
            _ => self.wrong_kind(ValueKind::Text),
        }
    }

    pub(super) fn flag(&self) -> Option<bool> {
        match self.node {
            Node::Flag(flag) => Some(*flag),
            _ => self.wrong_kind(ValueKind::Flag),
        }
    }

    pub(super) fn number(&self, min: u64, max: u64) -> Option<u64> {
        let Node::Number(number) = self.node else { return self.wrong_kind(ValueKind::Number) };
        let whole = number.as_u64().filter(|whole| (min..=max).contains(whole));
        if whole.is_none() {
            self.report(Fault::OutOfRange { given: number.to_string(), min, max });
        }
        whole
    }

    pub(super) fn positive_number(&self) -> Option<u32> {
        self.number(1, 1_000_000).and_then(|number| u32::try_from(number).ok())
    }

    pub(super) fn list(&self) -> Option<Vec<Self>> {
        match self.node {
            Node::List(nodes) => Some(
                nodes.iter().enumerate().map(|(i, node)| self.for_node(node, self.place.index(i))).collect(),
            ),
            _ => self.wrong_kind(ValueKind::List),
        }
    }

    /// Reads an object that may have any keys. A duplicate key is reported and left out.
    pub(super) fn entries(&self) -> Option<Vec<(&'a str, Self)>> {
        let Node::Object(entries) = self.node else { return self.wrong_kind(ValueKind::Object) };
        let mut seen = BTreeSet::new();
        let mut read: Vec<(&str, Self)> = Vec::new();
        for (key, node) in entries {
            let value = self.for_node(node, self.place.user_key(sanitize(key)));
            if seen.insert(key) {
                read.push((key, value));
            } else {
                value.report(Fault::DuplicateKey);
            }
        }
        Some(read)
    }

    /// Reads an object that may have only these keys.
    pub(super) fn object(&self, known: &[&'static str]) -> Option<Fields<'a>> {
        let mut fields = self.entries()?;
        fields.retain(|(key, value)| {
            let is_known = known.contains(key);
            if !is_known {
                value.report(Fault::UnknownKey { known: known.join(", ") });
            } else if matches!(value.node, Node::Null) && !MAY_BE_NULL.contains(key) {
                value.report(Fault::NotNull);
            }
            is_known
        });
        Some(Fields { at: self.clone(), fields })
    }

    pub(super) fn name(&self) -> Option<Name> {
        self.parse_with(Name::parse)
    }

    /// Reads the id of a player, in composed form like names: programs may encode the same letter in two ways
    /// (UAX #15).
    pub(super) fn player(&self) -> Option<PlayerId> {
        self.player_from_key(self.text()?)
    }

    pub(super) fn player_from_key(&self, key: &str) -> Option<PlayerId> {
        PlayerId::parse(&slug::to_nfc(key)).map_err(|fault| self.report(fault)).ok()
    }

    pub(super) fn entrant(&self) -> Option<EntrantId> {
        self.parse_with(|text| EntrantId::parse(&slug::to_nfc(text)))
    }

    pub(super) fn parse_with<T, F: Into<Fault>>(
        &self,
        parse: impl FnOnce(&str) -> Result<T, F>,
    ) -> Option<T> {
        parse(self.text()?).map_err(|fault| self.report(fault)).ok()
    }

    /// Reads a list. Returns `None` if an element could not be read.
    pub(super) fn read_list<T>(&self, read: impl Fn(&Self) -> Option<T>) -> Option<Vec<T>> {
        let read: Vec<Option<T>> = self.list()?.iter().map(read).collect();
        read.into_iter().collect()
    }
}

/// Keys for which `null` has a meaning, such as no number, not yet known or nobody.
const MAY_BE_NULL: [&str; 12] = [
    "rounds",
    "blocks",
    "hands_per_block",
    "agreed_hands",
    "target",
    "limit",
    "move_seconds",
    "dealer",
    "opener",
    "player",
    "play_off",
    "with",
];

/// Values of an object by key. A key that is `null` counts as left out.
pub(super) struct Fields<'a> {
    at: NodeReader<'a>,
    fields: Vec<(&'a str, NodeReader<'a>)>,
}

impl<'a> Fields<'a> {
    pub(super) fn get(&self, key: &str) -> Option<NodeReader<'a>> {
        let found =
            self.fields.iter().find(|(known, value)| *known == key && !matches!(value.node, Node::Null));
        found.map(|(_, value)| value.clone())
    }

    /// Returns true if a key is present and its value is `null`.
    pub(super) fn is_null(&self, key: &str) -> bool {
        self.fields.iter().any(|(known, value)| *known == key && matches!(value.node, Node::Null))
    }

    pub(super) fn require(&self, key: &'static str) -> Option<NodeReader<'a>> {
        let found = self.get(key);
        // A `null` has already been reported, unless the key may be `null` elsewhere.
        if found.is_none() && (!self.is_null(key) || MAY_BE_NULL.contains(&key)) {
            self.at.problems.borrow_mut().add(&self.at.place.key(key), Fault::Missing);
        }
        found
    }
}
