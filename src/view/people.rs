//! Line-up changes in words, and names of lines.

use super::Translator;
use crate::store::tournaments::{ChangeKind, ChangePayload, Event, EventKind};
use crate::tournament::{Entrant, LineUpChange, Name, Player, PlayerId, Since, Tournament};

/// Names a line with everybody who played for it: “Anna, then Zoya”; a team is “Anna & Boris, Zoya for Boris”.
pub fn line_name(w: Translator, entrant: &Entrant) -> String {
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

/// “hand 5”, with the round if there are several.
pub fn from_hand(w: Translator, tournament: &Tournament, from: Since) -> String {
    let rounds = tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.round);
    let key = if rounds > 1 { "people-hand-of-round" } else { "people-hand" };
    w.say(key).with("hand", from.hand).with("round", from.round).to_string()
}

/// Describes a line-up event; `None` for events about anything else.
pub fn happened(w: Translator, tournament: &Tournament, event: &Event) -> Option<String> {
    let note = |kind, note: &ChangePayload| {
        let name = |name: &Option<Name>| name.as_ref().map(Name::to_string);
        said(w, kind, (name(&note.leaves), name(&note.comes)), from_hand(w, tournament, note.from))
    };
    Some(match &event.kind {
        EventKind::Substituted(change) => note(ChangeKind::Substituted, change),
        EventKind::Withdrawn(change) => note(ChangeKind::Withdrawn, change),
        EventKind::Joined(change) => note(ChangeKind::Joined, change),
        EventKind::Undone { step, change } => {
            w.say("event-undone").with("what", note(*step, change)).to_string()
        }
        _ => return None,
    })
}

/// Describes a line-up change: “Zoya plays for Anna from hand 5”.
pub fn step(w: Translator, tournament: &Tournament, step: &LineUpChange) -> String {
    let leaves = match step {
        LineUpChange::Joins { .. } => None,
        LineUpChange::Leaves { change, .. } => tournament.player(&change.leaves),
    };
    let name = |player: &Player| player.name.to_string();
    let names = (leaves.map(name), step.comes().map(name));
    said(w, ChangeKind::from(step), names, from_hand(w, tournament, step.from()))
}

fn said(
    w: Translator,
    kind: ChangeKind,
    (leaves, comes): (Option<String>, Option<String>),
    from: String,
) -> String {
    w.say(format!("event-{kind}"))
        .with("leaves", leaves.unwrap_or_default())
        .with("comes", comes.unwrap_or_default())
        .with("from", from)
        .to_string()
}
