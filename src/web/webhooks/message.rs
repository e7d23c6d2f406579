//! The body of a webhook message (`docs/webhooks.md`), in the shapes of the tournament file. Programs read it, so its names are English.

use chrono::{DateTime, SecondsFormat, Utc};
use serde_json::{Value, json};

use lastcard_snapshots::{TournamentSnapshot, WebhookEvent};
use lastcard_store::entries::LedgerEntry;
use lastcard_store::tournaments::Event;
use lastcard_store::webhooks::MessageKind;
use lastcard_tournament::{PlayerId, file};

use crate::export::standings::standings;
use crate::ui::{tournament_header::player_name, translator::Translator};

/// Builds the message for one item; `snapshot` must be redacted for the public.
pub fn message(snapshot: &TournamentSnapshot, kind: MessageKind, item: &WebhookEvent) -> String {
    let header = snapshot.header();
    let mut data = json!({
        "club": snapshot.club.slug,
        "tournament": {
            "slug": header.slug,
            "name": header.name,
            "path": header.open_address(),
            "status": snapshot.status(),
        },
    });
    let more = match item {
        WebhookEvent::Entry(entry) => entry_json(snapshot, entry),
        WebhookEvent::Event(event) => event_json(event),
        WebhookEvent::End { .. } => json!({ "result": standings(snapshot) }),
    };
    if let (Value::Object(data), Value::Object(more)) = (&mut data, more) {
        data.extend(more);
    }
    encode_message(kind, item.occurred_at(), &data)
}

pub fn test_message(club: &str, at: DateTime<Utc>) -> String {
    encode_message(MessageKind::Test, at, &json!({ "club": club }))
}

fn encode_message(kind: MessageKind, at: DateTime<Utc>, data: &Value) -> String {
    let timestamp = at.to_rfc3339_opts(SecondsFormat::Micros, true);
    json!({ "type": kind.to_string(), "timestamp": timestamp, "data": data }).to_string()
}

fn entry_json(snapshot: &TournamentSnapshot, entry: &LedgerEntry) -> Value {
    let tournament = snapshot.tournament();
    let player = |id: &PlayerId| json!({ "id": id, "name": player_name(tournament, id) });
    json!({
        "revision": entry.entry.revision,
        "hand": file::entry_hand_json(tournament, &entry.entry),
        "players": entry.entry.seating.players().iter().map(player).collect::<Vec<_>>(),
    })
}

/// Returns the event as the field `change`, with people's names at the time of the event.
fn event_json(event: &Event) -> Value {
    let event = Translator::english().localise_event(event);
    json!({ "change": event.kind })
}
