//! Redaction for programs that may see a tournament, but neither embargoed results nor cards that others have yet to play.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use serde_json::Value;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::{EntrySource, LedgerEntry};
use lastcard_tournament::{Deal, FinalHolding, Hand, HandResult, Slot, file};

use crate::api::caller::ApiCaller;
use crate::app::error::Error;

pub struct RedactedHands<'a> {
    snapshot: &'a TournamentSnapshot,
    /// Deals whose results show only points, as on their pages.
    secret: BTreeSet<Deal>,
}

/// Fails while the results are under embargo, since nothing may be derived from them either.
pub fn require_no_embargo(snapshot: &TournamentSnapshot) -> Result<(), Error> {
    if snapshot.is_embargoed {
        return Err(Error::Message { status: StatusCode::FORBIDDEN, key: "error-results-withheld" });
    }
    Ok(())
}

impl<'a> RedactedHands<'a> {
    pub fn new(snapshot: &'a TournamentSnapshot, caller: &ApiCaller) -> Self {
        let secret = if caller.can_read(&snapshot.club) { BTreeSet::new() } else { snapshot.secret_deals() };
        Self { snapshot, secret }
    }

    /// Returns the tournament file.
    pub fn file(&self) -> String {
        let text = file::write(self.snapshot.tournament());
        if self.secret.is_empty() {
            return text;
        }
        let Ok(mut file) = serde_json::from_str::<Value>(&text) else { return text };
        let hands = file.get_mut("hands").and_then(Value::as_array_mut);
        for (told, hand) in hands.into_iter().flatten().zip(self.snapshot.tournament().hands()) {
            *told = self.hand(hand);
        }
        format!("{file:#}\n")
    }

    /// Returns a hand in the format of the tournament file.
    pub fn hand(&self, hand: &Hand) -> Value {
        let result = hand.result.as_ref().map(|result| self.redact_result(hand.slot, result));
        file::hand_json(&Hand { result, ..hand.clone() })
    }

    pub fn entry(&self, ledger: &LedgerEntry) -> Value {
        let entry = &ledger.entry;
        let outcome = entry.outcome.as_ref().map(|result| self.redact_result(entry.slot, result));
        let by = ledger.account_id.as_ref().and_then(|id| self.snapshot.organisers.get(id));
        let via = match ledger.via {
            EntrySource::Table { .. } => "table",
            EntrySource::Organiser => "organiser",
            EntrySource::Import => "import",
            EntrySource::Played => "played",
            EntrySource::OwnCounts => "own-counts",
            EntrySource::Api(_) => "api",
        };
        serde_json::json!({
            "slot": entry.slot.to_string(),
            "revision": entry.revision,
            "at": ledger.created_at,
            "via": via,
            "by": by,
            "seats": entry.seating,
            "dealer": entry.dealer,
            "opener": entry.opener,
            "result": outcome.map(|result| file::result_json(&result, &entry.penalties)),
            "restores": entry.restores,
            "note": ledger.note,
        })
    }

    /// Replaces secret cards in a result with their points.
    fn redact_result(&self, slot: Slot, result: &HandResult) -> HandResult {
        let tournament = self.snapshot.tournament();
        if !tournament.deal(slot).is_some_and(|deal| self.secret.contains(&deal)) {
            return result.clone();
        }
        let setup = tournament.setup_of(slot);
        let counting = setup.rules().counting(*setup.values());
        let mut told = result.clone();
        if let HandResult::Won { left, .. } | HandResult::Refill { left, .. } = &mut told {
            for (_, held) in left.iter_mut() {
                if let FinalHolding::Counted(counts) = held {
                    *held = FinalHolding::Total(counting.holding(counts));
                }
            }
        }
        told
    }
}
