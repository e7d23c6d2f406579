//! What a program is not told, although it may see the tournament: results that are withheld, and cards that others are still to play.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use serde_json::Value;

use super::caller::ApiCaller;
use crate::live::Picture;
use crate::store::entries::{LedgerEntry, Via};
use crate::tournament::{Deal, Hand, HandResult, Left, Slot, file};
use crate::web::Error;

/// A picture with what may be told of its hands.
pub(super) struct ToldHands<'a> {
    picture: &'a Picture,
    /// Of these only points are told, as on their pages.
    secret: BTreeSet<Deal>,
}

/// That results are told by now; nothing follows from them before.
pub(super) fn results_told(picture: &Picture) -> Result<(), Error> {
    if picture.withholds {
        return Err(Error::Told { status: StatusCode::FORBIDDEN, key: "error-results-withheld" });
    }
    Ok(())
}

impl<'a> ToldHands<'a> {
    /// What this caller is told of it.
    pub(super) fn new(picture: &'a Picture, caller: &ApiCaller) -> Self {
        let secret = if caller.reads(&picture.club) { BTreeSet::new() } else { picture.secret_deals() };
        Self { picture, secret }
    }

    /// The tournament's file.
    pub(super) fn file(&self) -> String {
        let text = file::write(self.picture.tournament());
        if self.secret.is_empty() {
            return text;
        }
        let Ok(mut file) = serde_json::from_str::<Value>(&text) else { return text };
        let hands = file.get_mut("hands").and_then(Value::as_array_mut);
        for (told, hand) in hands.into_iter().flatten().zip(self.picture.tournament().hands()) {
            *told = self.hand(hand);
        }
        format!("{file:#}\n")
    }

    /// A hand as the file has it.
    pub(super) fn hand(&self, hand: &Hand) -> Value {
        let result = hand.result.as_ref().map(|result| self.result(hand.slot, result));
        file::hand_json(&Hand { result, ..hand.clone() })
    }

    /// An entry of the ledger.
    pub(super) fn entry(&self, ledger: &LedgerEntry) -> Value {
        let entry = &ledger.entry;
        let outcome = entry.outcome.as_ref().map(|result| self.result(entry.slot, result));
        let by = ledger.account_id.as_ref().and_then(|id| self.picture.organisers.get(id));
        let via = match ledger.via {
            Via::Table { .. } => "table",
            Via::Organiser => "organiser",
            Via::Import => "import",
            Via::Played => "played",
            Via::OwnCounts => "own-counts",
            Via::Api(_) => "api",
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

    /// A result with points instead of the cards that are a secret.
    fn result(&self, slot: Slot, result: &HandResult) -> HandResult {
        let tournament = self.picture.tournament();
        if !tournament.deal(slot).is_some_and(|deal| self.secret.contains(&deal)) {
            return result.clone();
        }
        let setup = tournament.setup_of(slot);
        let counting = setup.rules().counting(*setup.values());
        let mut told = result.clone();
        if let HandResult::Won { left, .. } | HandResult::Refill { left, .. } = &mut told {
            for (_, held) in left.iter_mut() {
                if let Left::Counted(counts) = held {
                    *held = Left::Total(counting.holding(counts));
                }
            }
        }
        told
    }
}
