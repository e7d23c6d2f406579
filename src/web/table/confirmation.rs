//! Requests to the other side of a hand to confirm its result.

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{Hand, PlayerId, Slot};

use crate::ui::tournament_text::TournamentText;

/// Highest number of results to ask about at once; with more, it would be unclear which one is meant.
const MAX_REQUESTS: usize = 3;

/// A result that somebody is asked to confirm.
pub struct ConfirmationRequest {
    /// The hand.
    pub slot: Slot,
    /// Revision of the hand that is shown.
    pub revision: u32,
    /// Name of the hand, such as “Hand 5”.
    pub title: String,
    pub says: String,
    /// Players who may confirm the result, as id and name.
    pub players: Vec<(String, String)>,
    /// Time at which the table called an organiser, if it has.
    pub called: Option<String>,
}

impl ConfirmationRequest {
    /// Returns the request about a hand, or `None` if its result is not awaiting confirmation.
    pub fn of(says: TournamentText<'_>, snapshot: &TournamentSnapshot, hand: &Hand) -> Option<Self> {
        snapshot.unconfirmed.get(&hand.slot)?;
        let call = snapshot.stored.hall.calls.get(&hand.slot.table);
        let called = call.map(|call| says.words.time_of_day(call.since, snapshot.club.time_zone));
        Some(Self { called, ..Self::for_hand(says, &snapshot.stored, hand)? })
    }

    /// Returns the request for a hand whether or not its result is awaiting confirmation; `None` without a
    /// result.
    pub fn for_hand(says: TournamentText<'_>, stored: &TournamentRecord, hand: &Hand) -> Option<Self> {
        let setup = stored.tournament.setup_of(hand.slot);
        let player = |id: &PlayerId| (id.to_string(), says.player(id));
        Some(Self {
            slot: hand.slot,
            revision: stored.revision(hand.slot),
            title: says.hand(hand.slot),
            says: says.result(hand, hand.result.as_ref()?),
            players: hand.confirmers(setup).into_iter().map(player).collect(),
            called: None,
        })
    }

    /// Returns the requests to a table, or to one of its players, latest hand first.
    pub fn all(
        says: TournamentText<'_>,
        snapshot: &TournamentSnapshot,
        table: Option<u32>,
        player: Option<&PlayerId>,
    ) -> Vec<Self> {
        let hands = snapshot.unconfirmed.keys().rev().filter_map(|slot| snapshot.tournament().hand(*slot));
        let asks = hands.filter(|hand| table.is_none_or(|table| hand.slot.table == table));
        let asks = asks.filter_map(|hand| Self::of(says, snapshot, hand));
        let is_own = |ask: &Self| {
            player.is_none_or(|own| ask.players.iter().any(|(id, _)| id.as_str() == own.as_str()))
        };
        asks.filter(is_own).take(MAX_REQUESTS).collect()
    }
}
