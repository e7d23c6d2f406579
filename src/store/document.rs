//! Setups and results as the JSON texts in which they are kept: the keys of the tournament file (`DESIGN.md` §4).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::StoreError;
use crate::rules::{FaceCounts, Values, Written};
use crate::tournament::{
    HandResult, Left, Length, Method, MethodId, Penalty, PlayerId, Seating, Setup, SetupKeys, TieBreak,
    VoidReason,
};

#[derive(Serialize, Deserialize)]
struct SetupDocument {
    format: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blocks: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hands_per_block: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    agreed_hands: Option<u64>,
    scoring: ScoringDocument,
    values: Values,
    rules: Written,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed_seats: Option<bool>,
}

#[derive(Serialize, Deserialize)]
struct ScoringDocument {
    method: MethodId,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stop_at_limit: Option<bool>,
    tie_breaks: Vec<TieBreak>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum ResultDocument {
    Void {
        void: VoidReason,
    },
    Won {
        out: PlayerId,
        left: BTreeMap<PlayerId, LeftDocument>,
        #[serde(skip_serializing_if = "Option::is_none")]
        losers: Option<Vec<PlayerId>>,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum LeftDocument {
    Total(u32),
    Counted(FaceCounts),
}

pub(super) fn setup_to(setup: &Setup) -> Result<String, StoreError> {
    let plan = setup.plan();
    let length = plan.map(|plan| plan.length);
    let (target, agreed_hands, limit, stop_at_limit) = match setup.method() {
        Method::Std { target } => (target, None, None, None),
        Method::Lazy { agreed_hands } => (None, agreed_hands, None, None),
        Method::Lose200 { limit, stop_at_limit } => (None, None, Some(limit), Some(stop_at_limit)),
    };
    to_text(&SetupDocument {
        format: setup.format().to_string(),
        rounds: length.and_then(|length| match length {
            Length::Rounds(rounds) => Some(rounds.get().into()),
            Length::Blocks(_) => None,
        }),
        blocks: length.and_then(|length| match length {
            Length::Rounds(_) => None,
            Length::Blocks(blocks) => Some(blocks.get().into()),
        }),
        hands_per_block: plan.map(|plan| plan.hands_per_block.get().into()),
        agreed_hands: agreed_hands.map(Into::into),
        scoring: ScoringDocument {
            method: setup.method().id(),
            target: target.map(Into::into),
            limit: limit.map(Into::into),
            stop_at_limit,
            tie_breaks: setup.scoring().tie_breaks.clone(),
        },
        values: *setup.values(),
        rules: (*setup.rules()).into(),
        fixed_seats: plan.map(|plan| plan.fixed_seats),
    })
}

pub(super) fn setup_from(text: &str) -> Result<Setup, StoreError> {
    let document: SetupDocument = from_text("setup", text)?;
    let keys = SetupKeys {
        format: Some(document.format),
        rounds: document.rounds,
        blocks: document.blocks,
        hands_per_block: document.hands_per_block,
        agreed_hands: document.agreed_hands,
        method: Some(document.scoring.method.to_string()),
        target: document.scoring.target,
        limit: document.scoring.limit,
        stop_at_limit: document.scoring.stop_at_limit,
        tie_breaks: Some(document.scoring.tie_breaks.iter().map(ToString::to_string).collect()),
        values: Some(document.values),
        preset: Some(document.rules.preset),
        options: document.rules.options.into_iter().collect(),
        fixed_seats: document.fixed_seats,
    };
    Setup::parse(&keys).map_err(|problems| {
        let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
        StoreError::corrupt("setup", &all.join("; "))
    })
}

pub(super) fn result_to(result: &HandResult) -> Result<String, StoreError> {
    to_text(&match result.clone() {
        HandResult::Void(void) => ResultDocument::Void { void },
        HandResult::Won { out, left, losers } => {
            let document = |left| match left {
                Left::Total(total) => LeftDocument::Total(total),
                Left::Counted(counts) => LeftDocument::Counted(counts),
            };
            let left = left.into_iter().map(|(player, left)| (player, document(left))).collect();
            ResultDocument::Won { out, left, losers }
        }
    })
}

pub(super) fn result_from(text: &str) -> Result<HandResult, StoreError> {
    Ok(match from_text("result", text)? {
        ResultDocument::Void { void } => HandResult::Void(void),
        ResultDocument::Won { out, left, losers } => {
            let counted = |left| match left {
                LeftDocument::Total(total) => Left::Total(total),
                LeftDocument::Counted(counts) => Left::Counted(counts),
            };
            let left = left.into_iter().map(|(player, left)| (player, counted(left))).collect();
            HandResult::Won { out, left, losers }
        }
    })
}

pub(super) fn penalties_to(penalties: &[Penalty]) -> Result<String, StoreError> {
    to_text(&penalties)
}

pub(super) fn penalties_from(text: &str) -> Result<Vec<Penalty>, StoreError> {
    from_text("penalties", text)
}

pub(super) fn seating_to(seating: &Seating) -> Result<String, StoreError> {
    to_text(seating)
}

pub(super) fn seating_from(text: &str) -> Result<Seating, StoreError> {
    from_text("seating", text)
}

fn to_text(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::corrupt("a value", &error))
}

fn from_text<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::corrupt(what, &error))
}
