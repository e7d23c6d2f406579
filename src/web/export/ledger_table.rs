//! The ledger as a table: all results and rulings, with their corrections.

use chrono::{DateTime, Utc};

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::LedgerEntry;
use lastcard_store::tournaments::RecordedRuling;
use lastcard_tournament::{FinalHoldings, HandResult, PlayerId};

use crate::export::table::{ExportCell, ExportColumn, ExportTable, column};
use crate::hands::{
    history::{action_key, author_name},
    summary::left_points,
};
use crate::rulings::verdict_text;
use crate::ui::{tournament_header::player_name, tournament_text::TournamentText, translator::Translator};

/// Returns one row per entry, oldest first. Like the page of a hand, it gives the points of the holdings but not their cards.
pub fn ledger_table(words: Translator, snapshot: &TournamentSnapshot) -> ExportTable {
    let says = TournamentText { words, tournament: snapshot.tournament() };
    let known = |key: &str| column(words, key, &format!("cli-{key}"));
    let columns = vec![
        column(words, "entry", "share-entry"),
        column(words, "at", "share-at"),
        known("round"),
        known("hand"),
        known("table"),
        ExportColumn { key: "revision".to_owned(), title: None },
        column(words, "entered", "share-entered"),
        column(words, "out", "hand-out"),
        column(words, "left", "share-left"),
        column(words, "result", "share-result"),
        column(words, "penalties", "hand-penalties"),
        column(words, "by", "share-by"),
        column(words, "note", "share-note"),
    ];
    let entries = snapshot.stored.entries.iter().map(|entry| (entry.created_at, row(says, snapshot, entry)));
    let rulings = snapshot.stored.rulings.iter().flat_map(|made| {
        let undone = made.undone_at.map(|at| (at, ruling_row(says, snapshot, made, Some(at))));
        [Some((made.created_at, ruling_row(says, snapshot, made, None))), undone].into_iter().flatten()
    });
    let mut rows: Vec<(DateTime<Utc>, Vec<ExportCell>)> = entries.chain(rulings).collect();
    rows.sort_by_key(|(at, _)| *at);
    let numbered = (1..).zip(rows).map(|(number, (_, row))| {
        let mut cells = vec![ExportCell::Count(number)];
        cells.extend(row);
        cells
    });
    ExportTable {
        title: words.say("share-ledger").into(),
        columns,
        rows: numbered.collect(),
        zone: snapshot.club.time_zone,
        changed_at: snapshot.changed_at(),
    }
}

/// Returns the row of a ruling, or of its withdrawal. A ruling belongs to no hand.
fn ruling_row(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    made: &RecordedRuling,
    undone: Option<DateTime<Utc>>,
) -> Vec<ExportCell> {
    let (words, verdict) = (says.words, &made.ruling.verdict);
    let word = if undone.is_some() { "ruling-undone" } else { verdict.kind().into() };
    let said = words.say(format!("ledger-{word}")).to_string();
    let name = made.account_id.as_ref().and_then(|id| snapshot.organisers.get(id));
    let by = match name {
        Some(name) => words.say("via-person").with("name", name.as_str()).to_string(),
        None => words.say("via-organiser").to_string(),
    };
    let nothing = || ExportCell::Nothing;
    vec![
        ExportCell::At(undone.unwrap_or(made.created_at)),
        nothing(),
        nothing(),
        nothing(),
        nothing(),
        ExportCell::Word(word, said),
        nothing(),
        nothing(),
        verdict_text(words, says.tournament, verdict).into(),
        nothing(),
        by.into(),
        made.ruling.reason.to_string().into(),
    ]
}

fn row(says: TournamentText<'_>, snapshot: &TournamentSnapshot, ledger: &LedgerEntry) -> Vec<ExportCell> {
    let (words, entry) = (says.words, &ledger.entry);
    let hand = says.tournament.hand(entry.slot).map(|hand| hand.with_seating_of(entry));
    let outcome = entry.outcome.as_ref();
    let did = action_key(&snapshot.stored.revisions(entry.slot), entry);
    let penalties: Vec<String> = entry.penalties.iter().map(|penalty| says.penalty(penalty)).collect();
    vec![
        ExportCell::At(ledger.created_at),
        ExportCell::Count(entry.slot.round),
        ExportCell::Count(entry.slot.hand),
        ExportCell::Count(entry.slot.table),
        ExportCell::Count(entry.revision),
        ExportCell::Word(did.strip_prefix("hand-").unwrap_or(did), words.say(did).into()),
        outcome.and_then(out).map(|player| player_name(says.tournament, player)).into(),
        outcome.and_then(HandResult::holdings).map(|left| holdings(says, ledger, left)).into(),
        outcome.zip(hand).map(|(result, hand)| says.result(&hand, result)).into(),
        penalties.join("; ").into(),
        author_name(words, &snapshot.organisers, ledger).into(),
        ledger.note.clone().into(),
    ]
}

fn out(result: &HandResult) -> Option<&PlayerId> {
    match result {
        HandResult::Won { out, .. } => Some(out),
        HandResult::Order(order) => order.first(),
        HandResult::Refill { .. } | HandResult::Void(_) => None,
    }
}

/// “Vera 50; Gleb 25”: points only, which are public even while the cards of a deal are secret.
fn holdings(says: TournamentText<'_>, ledger: &LedgerEntry, left: &FinalHoldings) -> String {
    left_points(says, ledger.entry.slot, left, |player| player_name(says.tournament, player)).join("; ")
}
