//! The schedule as a table.

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Hand, HandResult};

use crate::export::table::{ExportCell, ExportColumn, ExportTable, column};
use crate::ui::{tournament_header::player_name, tournament_text::TournamentText, translator::Translator};

/// Returns one row per hand, in the order of play: seats, dealer, opener and result.
pub fn schedule_table(words: Translator, snapshot: &TournamentSnapshot) -> ExportTable {
    let says = TournamentText { words, tournament: snapshot.tournament() };
    let hands = snapshot.tournament().hands();
    let seats = hands.iter().map(|hand| hand.seating.players().len()).max().unwrap_or_default();
    let numbers = ["round", "block", "hand", "table"].map(|key| column(words, key, &format!("cli-{key}")));
    let seat = |number: usize| ExportColumn {
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

fn row(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    hand: &Hand,
    seats: usize,
) -> Vec<ExportCell> {
    let name = |id: &_| player_name(says.tournament, id);
    let seated = hand.seating.players();
    let numbers = [hand.slot.round, hand.block, hand.slot.hand, hand.slot.table].map(ExportCell::Count);
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
fn state(words: Translator, snapshot: &TournamentSnapshot, hand: &Hand) -> ExportCell {
    let is_next = || snapshot.tally.standings.next.iter().any(|next| next.slot == hand.slot);
    let state = match &hand.result {
        None if is_next() => "next",
        None => "open",
        Some(_) if !snapshot.tally.standings.is_counted(hand.slot) => "uncounted",
        Some(HandResult::Void(_)) => "void",
        Some(_) => "played",
    };
    ExportCell::Word(state, words.say(format!("share-state-{state}")).into())
}
