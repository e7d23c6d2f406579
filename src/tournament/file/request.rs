//! Request bodies that programs send other than whole files: a result, the line-up, the check-ins. They are
//! read like a file: all problems are reported at once, with their places.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::at::{Fields, NodeReader};
use super::document::read_node;
use super::node::Node;
use super::result::result;
use super::write::write;
use crate::problem::{Problems, sanitize};
use crate::{Amendment, EntryRequest, Fault, IdempotencyKey, PlayerId, Problem, Slot, Tournament};

/// Reads `{ "slot": "1.2.3", "based_on": 0, "entry_key": "…", "result": { … } }`, with `"undo": true`,
/// `"redo": true` or `"open": true` instead of a result. Does not check the result against the hand.
///
/// # Errors
/// Returns all format problems.
pub fn read_entry(text: &str) -> Result<EntryRequest, Vec<Problem>> {
    read_body(text, |at| {
        let fields = at.object(&["slot", "based_on", "entry_key", "result", "undo", "redo", "open"])?;
        let slot = fields.require("slot").and_then(|at| at.parse_with(slot));
        let based_on = fields.require("based_on").and_then(|at| at.number(0, 1_000_000));
        let entry_key = fields.require("entry_key").and_then(|at| at.parse_with(IdempotencyKey::parse));
        let amendment = amendment(&fields);
        Some(EntryRequest {
            slot: slot?,
            based_on: u32::try_from(based_on?).ok()?,
            entry_key: entry_key?,
            amendment: amendment?,
        })
    })
}

/// Reads `{ "present": { "anna": true, "boris": false } }`.
///
/// # Errors
/// Returns all problems with their places.
pub fn read_presence(text: &str) -> Result<BTreeMap<PlayerId, bool>, Vec<Problem>> {
    read_body(text, |at| {
        let present = at.object(&["present"])?.require("present")?;
        let tick = |(id, at): (&str, NodeReader<'_>)| {
            let player = at.player_from_key(id);
            player.zip(at.flag())
        };
        let ticks: Vec<Option<(PlayerId, bool)>> = present.entries()?.into_iter().map(tick).collect();
        ticks.into_iter().collect()
    })
}

/// Reads `{ "entrants": [ … ] }` and draws up the tournament with these entrants instead of its own.
///
/// # Errors
/// Returns all problems with the entrants, and with agreements that do not suit the number of entrants.
pub fn read_line_up(text: &str, before: &Tournament) -> Result<Tournament, Vec<Problem>> {
    let sent = Node::parse(text).map_err(|problem| vec![problem])?;
    let problems = RefCell::default();
    NodeReader::root(&sent, &problems).object(&["entrants"]).and_then(|fields| fields.require("entrants"));
    problems.into_inner().into_result(())?;
    let Node::Object(sent) = sent else { return Err(Vec::new()) };
    let Node::Object(mut keys) = Node::parse(&write(before)).map_err(|problem| vec![problem])? else {
        return Err(Vec::new());
    };
    // Hands are drawn up again from the entrants.
    keys.retain(|(key, _)| !["entrants", "hands"].contains(&key.as_str()));
    keys.extend(sent);
    read_node(&Node::Object(keys)).map(|read| read.tournament)
}

/// Reads a whole body. Returns all reported problems even if the body could be read.
fn read_body<T>(text: &str, read: impl FnOnce(&NodeReader<'_>) -> Option<T>) -> Result<T, Vec<Problem>> {
    let node = Node::parse(text).map_err(|problem| vec![problem])?;
    let problems = RefCell::default();
    let read = read(&NodeReader::root(&node, &problems));
    let problems: Problems = problems.into_inner();
    match read {
        Some(read) => problems.into_result(read),
        None => Err(problems.into_vec()),
    }
}

fn slot(text: &str) -> Result<Slot, Fault> {
    text.parse()
        .map_err(|_| Fault::UnknownWord { given: sanitize(text), known: "round.table.hand".to_owned() })
}

/// Reads a result, or one of the keys that change a result; exactly one of these must be present.
fn amendment(fields: &Fields<'_>) -> Option<Amendment> {
    let words = [("undo", Amendment::Undo), ("redo", Amendment::Redo), ("open", Amendment::Open)];
    let said = words.into_iter().filter_map(|(key, amendment)| {
        let at = fields.get(key)?;
        at.flag()?.then_some((at, amendment))
    });
    let said: Vec<(NodeReader<'_>, Amendment)> = said.collect();
    let recorded = fields.get("result");
    let mut others = said.iter().skip(usize::from(recorded.is_none()));
    if let Some((second, _)) = others.next() {
        second.report(Fault::TwoResults);
    }
    match (recorded, said.into_iter().next()) {
        (Some(at), _) => result(&at).map(|(outcome, penalties)| Amendment::Record { outcome, penalties }),
        (None, Some((_, amendment))) => Some(amendment),
        (None, None) => {
            fields.require("result");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::read;
    use crate::{HandResult, VoidReason};

    fn problems_in<T: std::fmt::Debug>(read: Result<T, Vec<Problem>>) -> Vec<String> {
        read.unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_result_names_its_base_revision() {
        let text = r#"{"slot":"1.2.3","based_on":4,"entry_key":"0123abcd","result":{"void":"stuck"}}"#;
        let sent = read_entry(text).unwrap();
        assert_eq!((sent.slot, sent.based_on), (Slot { round: 1, table: 2, hand: 3 }, 4));
        let outcome = HandResult::Void(VoidReason::Stuck);
        assert_eq!(sent.amendment, Amendment::Record { outcome, penalties: Vec::new() });
        for (word, amendment) in
            [("undo", Amendment::Undo), ("redo", Amendment::Redo), ("open", Amendment::Open)]
        {
            let text = format!(r#"{{"slot":"1.2.3","based_on":4,"entry_key":"0123abcd","{word}":true}}"#);
            assert_eq!(read_entry(&text).unwrap().amendment, amendment);
        }
    }

    #[test]
    fn every_problem_of_an_entry_has_its_place() {
        let text = r#"{"slot":"1.2","based_on":-1,"result":{"out":"anna","left":{"vera":{"Q":1}}},"undo":true,"won":1}"#;
        let told = problems_in(read_entry(text));
        for place in ["won: ", "slot: ", "based_on: ", "entry_key: ", "undo: ", "result.left.vera.Q: "] {
            assert!(told.iter().any(|line| line.starts_with(place)), "{place} in {told:#?}");
        }
        assert_eq!(told.len(), 6, "{told:#?}");
        let nothing = r#"{"slot":"1.1.1","based_on":0,"entry_key":"0123abcd","undo":false}"#;
        assert!(read_entry(nothing).unwrap_err()[0].to_string().starts_with("result: "));
    }

    #[test]
    fn presence_takes_ids_and_booleans() {
        let present = read_presence(r#"{"present":{"anna":true,"boris":false}}"#).unwrap();
        assert_eq!(present.values().copied().collect::<Vec<_>>(), [true, false]);
        assert_eq!(problems_in(read_presence(r#"{"present":{"an na":true,"boris":1}}"#)).len(), 2);
    }

    #[test]
    fn a_new_line_up_replaces_the_old_one() {
        let before = read(include_str!("../../../tests/evenings/four_player.json")).unwrap();
        let names = ["Dina", "Egor", "Zoya", "Ilya"].map(|name| format!(r#"{{"name":"{name}"}}"#)).join(",");
        let after = read_line_up(&format!(r#"{{"entrants":[{names}]}}"#), &before).unwrap();
        assert_eq!((after.name(), after.setup()), (before.name(), before.setup()));
        assert!(after.hands().iter().all(|hand| hand.is_open() && hand.seating.players().len() == 4));
        let twice = r#"{"entrants":[{"name":"A"},{"name":"A"},{"name":"C"},{"name":" "}],"name":"B"}"#;
        assert_eq!(
            problems_in(read_line_up(twice, &before)).len(),
            1,
            "the key that does not belong there comes first"
        );
        let twice = r#"{"entrants":[{"name":"A"},{"name":"A"},{"name":"C"},{"name":" "}]}"#;
        assert!(
            problems_in(read_line_up(twice, &before)).iter().any(|line| line.starts_with("entrants[3].name"))
        );
    }
}
