//! Line-up changes in words, and names of lines.

use lastcard_club::{ChangeKind, ChangePayload, EventKind};
use lastcard_store::tournaments::Event;
use lastcard_tournament::{Entrant, HandNumber, LineUpChange, Name, Player, PlayerId, Tournament};

use crate::ui::translator::Translator;

/// Names a line with everybody who played for it: “Anna, then Zoya”; a team is “Anna & Boris, Zoya for Boris”.
pub fn line_name(words: Translator, entrant: &Entrant) -> String {
    let name = |id: &PlayerId| {
        entrant.everybody().find(|player| player.id == *id).map(|player| player.name.as_str())
    };
    entrant.changes.iter().fold(entrant.name.to_string(), |line, change| {
        match (&change.comes, name(&change.leaves)) {
            (Some(next), Some(first)) if entrant.players.len() > 1 => words
                .say("line-team-then")
                .with("line", line)
                .with("next", next.name.as_str())
                .with("first", first)
                .to_string(),
            (Some(next), _) => {
                words.say("line-then").with("line", line).with("next", next.name.as_str()).to_string()
            }
            (None, _) => line,
        }
    })
}

/// “hand 5”, with the round if there are several.
pub fn since_text(words: Translator, tournament: &Tournament, from: HandNumber) -> String {
    let rounds = tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.round);
    let key = if rounds > 1 { "people-hand-of-round" } else { "people-hand" };
    words.say(key).with("hand", from.hand).with("round", from.round).to_string()
}

/// Describes a line-up event; `None` for events about anything else.
pub fn describe_line_up_event(words: Translator, tournament: &Tournament, event: &Event) -> Option<String> {
    let note = |kind, note: &ChangePayload| {
        let name = |name: &Option<Name>| name.as_ref().map(Name::to_string);
        change_text(
            words,
            kind,
            (name(&note.leaves), name(&note.comes)),
            since_text(words, tournament, note.from),
        )
    };
    Some(match &event.kind {
        EventKind::Substituted(change) => note(ChangeKind::Substituted, change),
        EventKind::Withdrawn(change) => note(ChangeKind::Withdrawn, change),
        EventKind::Joined(change) => note(ChangeKind::Joined, change),
        EventKind::Undone { step, change } => {
            words.say("event-undone").with("what", note(*step, change)).to_string()
        }
        _ => return None,
    })
}

/// Describes a line-up change: “Zoya plays for Anna from hand 5”.
pub fn describe_line_up_change(words: Translator, tournament: &Tournament, step: &LineUpChange) -> String {
    let leaves = match step {
        LineUpChange::Joins { .. } => None,
        LineUpChange::Leaves { change, .. } => tournament.player(&change.leaves),
    };
    let name = |player: &Player| player.name.to_string();
    let names = (leaves.map(name), step.joining_player().map(name));
    change_text(words, ChangeKind::from(step), names, since_text(words, tournament, step.since()))
}

fn change_text(
    words: Translator,
    kind: ChangeKind,
    (leaves, comes): (Option<String>, Option<String>),
    from: String,
) -> String {
    words
        .say(format!("event-{kind}"))
        .with("leaves", leaves.unwrap_or_default())
        .with("comes", comes.unwrap_or_default())
        .with("from", from)
        .to_string()
}
