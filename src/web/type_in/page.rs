//! `/organise/t/{slug}/type-in`: score sheets are typed in one after the other, with the keyboard alone.

use std::collections::BTreeMap;

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{ScoreSheet, ScoreSheetFields, Slot, Status};

use crate::schedule::page::sheet_title;
use crate::type_in::{
    row::{self, RowLabel, TypeInRow, TypedState, rows_of, submitted_rows},
    typed_sheet::TypedSheet,
};
use crate::ui::{
    page::{Link, Page},
    tournament_text::TournamentText,
    translator::Translator,
};

/// Sort key of sheets: round, block and table.
type SheetKey = (u32, u32, u32);

/// One score sheet to type in.
#[derive(Template)]
#[template(path = "type_in/page.html")]
pub struct TypeInPage {
    page: Page,
    slug: String,
    name: String,
    /// Number of hands that were just saved.
    saved: Option<u32>,
    sheet: Option<SheetForm>,
    /// Sheets of all tables in this block.
    beside: Vec<SheetLink>,
    /// Number of hands that were sent and refused.
    refused: usize,
    /// Message key of the reason why there is no sheet.
    closed: &'static str,
}

struct SheetForm {
    title: String,
    /// Player ids, as the form sends them.
    players: String,
    /// Player names by number.
    names: Vec<String>,
    writes: ScoreSheetFields,
    rows: Vec<TypeInRow>,
}

struct SheetLink {
    link: Link,
    is_shown: bool,
}

impl TypeInPage {
    /// Shows the requested sheet, or the next one with hands left to type in.
    pub fn new(
        page: Page,
        snapshot: &TournamentSnapshot,
        asked: Option<SheetKey>,
        saved: Option<u32>,
    ) -> Self {
        let sheets = sheets(snapshot);
        let from = asked.unwrap_or_default();
        let sheet = sheets.iter().find(|sheet| sheet.key() >= from).or(sheets.first());
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        let form = sheet.map(|sheet| {
            let ids: Vec<String> = sheet.players.iter().map(ToString::to_string).collect();
            let slots = &sheet.slots;
            form(says, sheet.key(), &ids, slots.first().copied(), rows_of(says, snapshot, &ids, slots))
        });
        Self { saved, ..Self::build(page, snapshot, &sheets, sheet.map(ScoreSheet::key), form) }
    }

    /// Shows a sheet as it was sent, with the outcome of each hand.
    pub fn from_submission(
        page: Page,
        snapshot: &TournamentSnapshot,
        typed: &TypedSheet,
        states: &BTreeMap<Slot, TypedState>,
    ) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        let key = typed.first().map(|first| {
            let block = snapshot.tournament().hand(first).map_or(1, |hand| hand.block);
            (first.round, block, first.table)
        });
        let rows = submitted_rows(says, snapshot, typed, states);
        let refused = states.values().filter(|state| !matches!(state, TypedState::Saved)).count();
        let form = key.map(|key| form(says, key, &typed.players, typed.first(), rows));
        Self { refused, ..Self::build(page, snapshot, &sheets(snapshot), key, form) }
    }

    fn build(
        page: Page,
        snapshot: &TournamentSnapshot,
        sheets: &[ScoreSheet],
        shown: Option<SheetKey>,
        sheet: Option<SheetForm>,
    ) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        let slug = snapshot.header().slug.clone();
        let link = |key: SheetKey| SheetLink {
            link: Link {
                href: format!("/organise/t/{slug}/type-in?sheet={}.{}.{}", key.0, key.1, key.2),
                text: sheet_title(says, key),
            },
            is_shown: Some(key) == shown,
        };
        let same_block = |key: &SheetKey| shown.is_some_and(|shown| (shown.0, shown.1) == (key.0, key.1));
        Self {
            beside: sheets.iter().map(ScoreSheet::key).filter(same_block).map(link).collect(),
            name: snapshot.header().name.to_string(),
            closed: closed_key(snapshot.status()),
            saved: None,
            refused: 0,
            slug,
            sheet,
            page,
        }
    }
}

/// Sheets that are still to be typed in; empty unless the tournament takes results.
fn sheets(snapshot: &TournamentSnapshot) -> Vec<ScoreSheet> {
    if snapshot.status().takes_results() { ScoreSheet::all(snapshot.tournament()) } else { Vec::new() }
}

fn closed_key(status: Status) -> &'static str {
    match status {
        Status::Draft => "table-wrong-not-started",
        Status::Archived => "table-wrong-archived",
        _ => "type-in-done",
    }
}

fn form(
    says: TournamentText<'_>,
    key: SheetKey,
    players: &[String],
    first: Option<Slot>,
    mut rows: Vec<TypeInRow>,
) -> SheetForm {
    let setup = first.map_or(says.tournament.setup(), |slot| says.tournament.setup_of(slot));
    let name = |id: &String| {
        let player = says.tournament.players().find(|player| player.id.as_str() == id);
        player.map_or_else(|| id.clone(), |player| player.name.to_string())
    };
    row::focus(&mut rows);
    SheetForm {
        title: sheet_title(says, key),
        players: players.join(" "),
        names: players.iter().map(name).collect(),
        writes: ScoreSheetFields::of(setup),
        rows,
    }
}

impl SheetForm {
    fn instructions_key(&self) -> &'static str {
        match self.writes {
            ScoreSheetFields::Winner | ScoreSheetFields::Totals => "type-in-how-out",
            ScoreSheetFields::WinnerAndLoser => "type-in-how-loser",
            ScoreSheetFields::Places => "type-in-how-places",
            ScoreSheetFields::Refills => "type-in-how-refills",
        }
    }

    /// Returns true if a hand may be given up on this sheet.
    fn can_abandon(&self) -> bool {
        matches!(
            self.writes,
            ScoreSheetFields::Winner | ScoreSheetFields::WinnerAndLoser | ScoreSheetFields::Totals
        )
    }

    fn numbered(&self, words: Translator) -> Vec<(String, &String)> {
        (1..).zip(&self.names).map(|(number, name)| (words.number(number).to_string(), name)).collect()
    }
}
