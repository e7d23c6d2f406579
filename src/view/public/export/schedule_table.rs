//! The schedule as a table.

use super::table::{ExportTable, OutCell, OutColumn, column};
use crate::live::TournamentSnapshot;
use crate::tournament::{Hand, HandResult};
use crate::view::Translator;
use crate::view::public::head::player_of;
use crate::view::table::Says;

/// Returns one row per hand, in the order of play: seats, dealer, opener and result.
pub fn schedule_table(words: Translator, snapshot: &TournamentSnapshot) -> ExportTable {
    let says = Says { words, tournament: snapshot.tournament() };
    let hands = snapshot.tournament().hands();
    let seats = hands.iter().map(|hand| hand.seating.players().len()).max().unwrap_or_default();
    let numbers = ["round", "block", "hand", "table"].map(|key| column(words, key, &format!("cli-{key}")));
    let seat = |number: usize| OutColumn {
        key: format!("seat_{number}"),
        title: Some(words.say("share-seat").with("seat", number).into()),
    };
    let rest = [
        column(words, "dealer", "cli-dealer"),
        column(words, "opener", "cli-opener"),
        column(words, "state", "cli-state"),
        column(words, "result", "share-result"),
    ];
    ExportTable {
        title: words.say("tab-schedule").into(),
        columns: numbers.into_iter().chain((1..=seats).map(seat)).chain(rest).collect(),
        rows: hands.iter().map(|hand| row(says, snapshot, hand, seats)).collect(),
        zone: snapshot.club.time_zone,
        changed_at: snapshot.changed_at(),
    }
}

fn row(says: Says<'_>, snapshot: &TournamentSnapshot, hand: &Hand, seats: usize) -> Vec<OutCell> {
    let name = |id: &_| player_of(says.tournament, id);
    let seated = hand.seating.players();
    let numbers = [hand.slot.round, hand.block, hand.slot.hand, hand.slot.table].map(OutCell::Count);
    let names = (0..seats).map(|seat| seated.get(seat).map(name).into());
    let rest = [
        hand.dealer.as_ref().map(name).into(),
        hand.opener.as_ref().map(name).into(),
        state(says.words, snapshot, hand),
        hand.result.as_ref().map(|result| says.result(hand, result)).into(),
    ];
    numbers.into_iter().chain(names).chain(rest).collect()
}

/// Returns the state of a hand, and whether it counts.
fn state(words: Translator, snapshot: &TournamentSnapshot, hand: &Hand) -> OutCell {
    let is_next = || snapshot.tally.standings.next.iter().any(|next| next.slot == hand.slot);
    let state = match &hand.result {
        None if is_next() => "next",
        None => "open",
        Some(_) if !snapshot.tally.standings.counts(hand.slot) => "uncounted",
        Some(HandResult::Void(_)) => "void",
        Some(_) => "played",
    };
    OutCell::Word(state, words.say(format!("share-state-{state}")).into())
}
