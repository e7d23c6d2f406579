//! Who came and who left: the name of a line, and what happened, in words.

use serde_json::Value;

use super::Words;
use crate::store::tournaments::{Event, EventKind};
use crate::tournament::{Entrant, PlayerId, Since, Step, Tournament};

/// The name of a line with everybody who played for it: “Anna, then Zoya”; of a team “Anna & Boris, Zoya for Boris”.
pub fn line_name(w: Words, entrant: &Entrant) -> String {
    let name = |id: &PlayerId| {
        entrant.everybody().find(|player| player.id == *id).map(|player| player.name.as_str())
    };
    entrant.changes.iter().fold(entrant.name.to_string(), |line, change| {
        match (&change.comes, name(&change.leaves)) {
            (Some(next), Some(first)) if entrant.players.len() > 1 => w
                .say("line-team-then")
                .with("line", line)
                .with("next", next.name.as_str())
                .with("first", first)
                .to_string(),
            (Some(next), _) => {
                w.say("line-then").with("line", line).with("next", next.name.as_str()).to_string()
            }
            (None, _) => line,
        }
    })
}

/// “hand 5”, with the round where there are several.
pub fn from_hand(w: Words, tournament: &Tournament, from: Since) -> String {
    let rounds = tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.round);
    let key = if rounds > 1 { "people-hand-of-round" } else { "people-hand" };
    w.say(key).with("hand", from.hand).with("round", from.round).to_string()
}

/// What an event says about who came or left; nothing if it is about something else.
pub fn happened(w: Words, tournament: &Tournament, event: &Event) -> Option<String> {
    let kind = match event.kind {
        EventKind::Substituted | EventKind::Withdrawn | EventKind::Joined => event.kind,
        EventKind::Undone => event.detail.get("step")?.as_str()?.parse().ok()?,
        _ => return None,
    };
    let name = |key: &str| event.detail.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    let number = |key: &str| {
        event.detail.get(key).and_then(Value::as_u64).and_then(|n| u32::try_from(n).ok()).unwrap_or(1)
    };
    let from = from_hand(w, tournament, Since { round: number("round"), hand: number("hand") });
    let what = said(w, kind, (name("leaves"), name("comes")), from);
    let undone = event.kind == EventKind::Undone;
    Some(if undone { w.say("event-undone").with("what", what).to_string() } else { what })
}

/// What a step is: “Zoya plays for Anna from hand 5”.
pub fn step(w: Words, tournament: &Tournament, step: &Step) -> String {
    let name = |id: &PlayerId| tournament.player(id).map(|player| player.name.to_string());
    let comes = step.comes().map(|player| player.name.to_string()).unwrap_or_default();
    let (kind, leaves) = match step {
        Step::Joins { .. } => (EventKind::Joined, None),
        Step::Leaves { change, .. } if change.comes.is_some() => {
            (EventKind::Substituted, name(&change.leaves))
        }
        Step::Leaves { change, .. } => (EventKind::Withdrawn, name(&change.leaves)),
    };
    said(w, kind, (leaves.unwrap_or_default(), comes), from_hand(w, tournament, step.from()))
}

fn said(w: Words, kind: EventKind, (leaves, comes): (String, String), from: String) -> String {
    w.say(format!("event-{kind}")).with("leaves", leaves).with("comes", comes).with("from", from).to_string()
}
