//! Seat changes in played hands, in words.

use chrono::{DateTime, Utc};

use lastcard_club::{ClaimMethod, Occupant, SeatChange};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::played_hands::PlayedHand;
use lastcard_store::seats::SeatError;
use lastcard_tournament::{PlayerId, Tournament};

use crate::ui::translator::Translator;

/// Iterates over the seat changes since a hand was set up, oldest first, each with its time.
pub fn seat_changes_of<'a>(
    snapshot: &'a TournamentSnapshot,
    dealt: &PlayedHand,
) -> impl Iterator<Item = (DateTime<Utc>, &'a SeatChange)> + 'a {
    let hand = (dealt.slot, dealt.attempt);
    let changes = snapshot.events.iter().filter_map(|event| Some((event.created_at, event.seat_change()?)));
    changes.filter(move |(_, change)| (change.slot, change.attempt) == hand)
}

/// Describes these seat changes. Everybody at the table sees them until the hand is over.
pub fn seat_changes(words: Translator, snapshot: &TournamentSnapshot, dealt: &PlayedHand) -> Vec<String> {
    let zone = snapshot.club.time_zone;
    let told = |(at, change): (DateTime<Utc>, &SeatChange)| {
        let what = seat_change(words, snapshot.tournament(), change);
        words.say("seat-change-when").with("when", words.date_time(at, zone)).with("what", what).into()
    };
    seat_changes_of(snapshot, dealt).map(told).collect()
}

/// Describes a seat change: who plays for whom now.
pub fn seat_change(words: Translator, tournament: &Tournament, change: &SeatChange) -> String {
    let key = match (change.by, change.way) {
        (Occupant::Phone, ClaimMethod::Sit | ClaimMethod::TakeOver) => "seat-change-code",
        (Occupant::Phone, ClaimMethod::Link) => "seat-change-link",
        (Occupant::Phone, ClaimMethod::Assent) => "seat-change-assent",
        (Occupant::Phone, ClaimMethod::Organiser) => "seat-change-organiser",
        (Occupant::Bot, _) => "seat-change-bot",
        (Occupant::Nobody, _) => "seat-change-free",
    };
    words.say(key).with("name", name(tournament, &change.player)).to_string()
}

/// Explains to a phone why it did not get a seat.
pub fn seat_refusal(words: Translator, tournament: &Tournament, error: &SeatError) -> String {
    let (key, other) = match error {
        SeatError::Taken(_) => ("seat-is-taken", None),
        SeatError::Dealt => ("seat-is-dealt", None),
        SeatError::SameCards => ("seat-same-cards", None),
        SeatError::Plays(player) => ("seat-phone-plays", Some(player)),
        SeatError::Seen(player) => ("seat-phone-seen", Some(player)),
        SeatError::YetToPlay(player) => ("seat-phone-yet", Some(player)),
        SeatError::AskedTooOften => ("seat-asked-too-often", None),
        SeatError::ChangedTooOften => ("seat-changed-too-often", None),
        SeatError::NotAsked | SeatError::Store(_) => ("seat-not-asked", None),
    };
    let other = other.map(|player| name(tournament, player)).unwrap_or_default();
    words.say(key).with("name", other).to_string()
}

fn name(tournament: &Tournament, player: &PlayerId) -> String {
    tournament.player(player).map_or_else(|| player.to_string(), |player| player.name.to_string())
}
