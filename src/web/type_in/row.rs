//! One hand of a sheet: its fields, and the outcome of sending it.

use std::collections::BTreeMap;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::random_key;
use lastcard_tournament::{Entry, Hand, PlayerId, ScoreSheetFields, Slot};

use crate::hand_form::{
    problems::HandProblem,
    reasons::{ReasonLine, sheet_reasons},
    submission::Submission,
    typed::TypedHand,
};
use crate::type_in::typed_sheet::TypedSheet;
use crate::ui::tournament_text::{TournamentText, asked_players};

/// The outcome of a hand that was sent.
#[derive(Debug)]
pub enum TypedState {
    Saved,
    /// Unreadable or impossible.
    Refused(Vec<HandProblem>),
    /// Recorded in the meantime by somebody else, as this entry.
    Theirs(Box<Entry>),
    /// Not accepted at this time, for this reason.
    Away(String),
}

pub struct TypeInRow {
    pub slot: Slot,
    /// “Hand 3”.
    pub hand: String,
    /// The recorded result.
    pub saved: Option<String>,
    /// The result that somebody else recorded.
    pub theirs: Option<String>,
    pub based_on: u32,
    pub entry_key: String,
    pub fields: Vec<RowField>,
    pub reasons: Vec<ReasonLine>,
}

pub struct RowField {
    /// The name within the hand.
    pub name: String,
    pub label: RowLabel,
    pub value: String,
    /// Numbers of the players who make this field necessary by going out; `None` if it is always necessary.
    pub asked: Option<String>,
    pub wrong: bool,
    pub focus: bool,
}

pub enum RowLabel {
    Out,
    Loser,
    /// A player by number and name.
    Player(usize, String),
    /// The refill points of a player.
    OnePoints(usize, String),
}

/// Rows that are still to be typed in.
pub fn rows_of(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    players: &[String],
    slots: &[Slot],
) -> Vec<TypeInRow> {
    let row = |slot: &Slot| TypeInRow {
        fields: fields(says, players, *slot, &TypedHand::default()),
        based_on: snapshot.stored.revision(*slot),
        entry_key: random_key().to_string(),
        ..empty_row(says, *slot)
    };
    slots.iter().map(row).collect()
}

/// Rows as they were sent, with their outcome.
pub fn submitted_rows(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    typed: &TypedSheet,
    states: &BTreeMap<Slot, TypedState>,
) -> Vec<TypeInRow> {
    typed
        .hands
        .iter()
        .map(|sent| submitted_row(says, snapshot, &typed.players, sent, states.get(&sent.slot)))
        .collect()
}

fn submitted_row(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    players: &[String],
    sent: &Submission,
    state: Option<&TypedState>,
) -> TypeInRow {
    let mut row = TypeInRow {
        fields: fields(says, players, sent.slot, &sent.typed),
        based_on: sent.based_on,
        entry_key: sent.entry_key.to_string(),
        ..empty_row(says, sent.slot)
    };
    let hand = snapshot.tournament().hand(sent.slot);
    match state {
        Some(TypedState::Saved) => row.saved = Some(saved_text(says, hand)),
        Some(TypedState::Theirs(entry)) => {
            let of_theirs = hand.map(|hand| hand.with_seating_of(entry));
            let result = of_theirs.as_ref().and_then(|hand| Some(says.result(hand, hand.result.as_ref()?)));
            row.theirs = Some(result.unwrap_or_else(|| says.words.say("table-undone").to_string()));
        }
        Some(TypedState::Refused(problems)) => {
            row.reasons = hand.map(|hand| sheet_reasons(says, hand, problems)).unwrap_or_default();
        }
        Some(TypedState::Away(why)) => row.reasons = vec![ReasonLine { says: why.clone(), field: None }],
        None => {}
    }
    for field in &mut row.fields {
        field.wrong = row.reasons.iter().any(|reason| reason.field.as_ref() == Some(&field.name));
    }
    row
}

fn empty_row(says: TournamentText<'_>, slot: Slot) -> TypeInRow {
    TypeInRow {
        slot,
        hand: says.hand(slot),
        saved: None,
        theirs: None,
        based_on: 0,
        entry_key: String::new(),
        fields: Vec::new(),
        reasons: Vec::new(),
    }
}

fn saved_text(says: TournamentText<'_>, hand: Option<&Hand>) -> String {
    let result = hand.and_then(|hand| Some(says.result(hand, hand.result.as_ref()?)));
    result.unwrap_or_else(|| says.words.say("type-in-saved-one").to_string())
}

/// The fields of a hand: the numbers that its scoring needs from each player (M-3, M-4).
fn fields(says: TournamentText<'_>, players: &[String], slot: Slot, typed: &TypedHand) -> Vec<RowField> {
    let writes = ScoreSheetFields::of(says.tournament.setup_of(slot));
    let hand = says.tournament.hand(slot);
    let mut fields = Vec::new();
    if matches!(
        writes,
        ScoreSheetFields::Winner | ScoreSheetFields::WinnerAndLoser | ScoreSheetFields::Totals
    ) {
        fields.push(RowField::new("out".to_owned(), RowLabel::Out, typed.out.clone()));
    }
    if writes == ScoreSheetFields::WinnerAndLoser {
        fields.push(RowField::new("losers".to_owned(), RowLabel::Loser, typed.losers.join(" ")));
    }
    // An eliminated player is on the sheet, but no longer at the table.
    let sits = |id: &str| hand.is_none_or(|hand| hand.seating.players().iter().any(|p| p.as_str() == id));
    for (number, id) in (1..).zip(players).filter(|(_, id)| sits(id)) {
        let name = || {
            let known = says.tournament.players().find(|player| player.id.as_str() == id);
            known.map_or_else(|| id.clone(), |player| player.name.to_string())
        };
        let total = || typed.left.get(id).map(|held| held.total.clone()).unwrap_or_default();
        let player = || RowLabel::Player(number, name());
        match writes {
            ScoreSheetFields::Winner | ScoreSheetFields::WinnerAndLoser => {}
            ScoreSheetFields::Totals => {
                let asked = hand.map(|hand| outs(says, hand, players, id));
                fields.push(RowField { asked, ..RowField::new(format!("total.{id}"), player(), total()) });
            }
            ScoreSheetFields::Places => {
                let place = typed.places.get(id).cloned().unwrap_or_default();
                fields.push(RowField::new(format!("place.{id}"), player(), place));
            }
            ScoreSheetFields::Refills => {
                let points = typed.points.get(id).cloned().unwrap_or_default();
                let label = RowLabel::OnePoints(number, name());
                fields.push(RowField::new(format!("points.{id}"), label, points));
                fields.push(RowField::new(format!("total.{id}"), player(), total()));
            }
        }
    }
    fields
}

/// Numbers of the players who, by going out, make this player's holding count.
fn outs(says: TournamentText<'_>, hand: &Hand, players: &[String], id: &str) -> String {
    let setup = says.tournament.setup_of(hand.slot);
    let asks =
        |out: &&PlayerId| asked_players(setup, &hand.seating, out).iter().any(|player| player.as_str() == id);
    let number = |out: &PlayerId| players.iter().position(|known| known == out.as_str()).map(|at| at + 1);
    let outs = hand.seating.players().iter().filter(asks).filter_map(number);
    outs.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// Focuses the first row with an error, or else the first empty one.
pub fn focus(rows: &mut [TypeInRow]) {
    let open = || rows.iter().enumerate().filter(|(_, row)| row.saved.is_none());
    let wrong = open().find(|(_, row)| !row.reasons.is_empty() || row.theirs.is_some());
    let empty = open().find(|(_, row)| row.fields.iter().all(|field| field.value.is_empty()));
    let Some(at) = wrong.or(empty).map(|(at, _)| at) else { return };
    let Some(row) = rows.get_mut(at) else { return };
    let field = row.fields.iter().position(|field| field.wrong).unwrap_or_default();
    if let Some(field) = row.fields.get_mut(field) {
        field.focus = true;
    }
}

impl RowField {
    fn new(name: String, label: RowLabel, value: String) -> Self {
        Self { name, label, value, asked: None, wrong: false, focus: false }
    }

    /// Returns true if the field takes digits only.
    pub fn is_number(&self) -> bool {
        !matches!(self.label, RowLabel::Out | RowLabel::Loser)
    }
}
