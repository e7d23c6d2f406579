//! Seat changes in words: in played hands, and before a hand (§0.5.3), so that nobody moves without notice.

use chrono::{DateTime, Utc};

use lastcard_club::{ClaimMethod, Occupant, SeatChange};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::played_hands::PlayedHand;
use lastcard_store::seats::SeatError;
use lastcard_tournament::{Hand, PlayerId, SeatMove, Tournament};

use crate::ui::{tournament_text::TournamentText, translator::Translator};

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

impl TournamentText<'_> {
    /// Formats each seat change before this hand, such as “Vera and Boris change seats”.
    pub fn seat_moves(&self, moves: &[SeatMove<'_>]) -> Vec<String> {
        moves.iter().map(|one| self.seat_move(*one)).collect()
    }

    /// Formats the changes for one player: “You and Boris change seats”.
    pub fn seat_moves_to(&self, moves: &[SeatMove<'_>], me: &PlayerId) -> Vec<String> {
        let said = |one: &SeatMove<'_>| match *one {
            SeatMove::Swap(mine, other) | SeatMove::Swap(other, mine) if mine == me => {
                self.words.say("seats-swap-you").with("name", self.player(other)).to_string()
            }
            SeatMove::Takes { player, from } if player == me => {
                self.words.say("seats-takes-you").with("name", self.player(from)).to_string()
            }
            other => self.seat_move(other),
        };
        moves.iter().map(said).collect()
    }

    /// Formats the changes before each of these hands, such as “Hand 7: Vera and Boris change seats”.
    pub fn later_seat_moves<'h>(&self, hands: impl Iterator<Item = &'h Hand>) -> Vec<String> {
        let tournament = self.tournament;
        let of_hand =
            |hand: &Hand| self.prefix_with_hand(hand, self.seat_moves(&tournament.seat_moves(hand.slot)));
        hands.flat_map(of_hand).collect()
    }

    /// Prefixes sentences with the name of the hand.
    pub fn prefix_with_hand(&self, hand: &Hand, said: Vec<String>) -> Vec<String> {
        let line = |change| {
            self.words
                .say("seats-before-hand")
                .with("hand", self.hand(hand.slot))
                .with("change", change)
                .to_string()
        };
        said.into_iter().map(line).collect()
    }

    fn seat_move(&self, one: SeatMove<'_>) -> String {
        let said = match one {
            SeatMove::Swap(one, other) => {
                self.words.say("seats-swap").with("one", self.player(one)).with("other", self.player(other))
            }
            SeatMove::Takes { player, from } => self
                .words
                .say("seats-takes")
                .with("name", self.player(player))
                .with("other", self.player(from)),
        };
        said.to_string()
    }
}
