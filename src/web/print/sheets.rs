//! Score sheets for tables without a working phone: one per table and block, in the order in which they are typed in.

use std::collections::BTreeSet;

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{PlayerId, ScoreSheet, ScoreSheetFields, Slot};

use crate::print::frame::PrintFrame;
use crate::schedule::page::{block_title, sheet_title};
use crate::ui::{
    page::{Link, Page},
    tournament_header::player_name,
    tournament_text::TournamentText,
};

#[derive(Template)]
#[template(path = "print/sheets.html")]
pub struct SheetsPrint {
    page: Page,
    frame: PrintFrame,
    sheets: Vec<PaperSheet>,
    /// Links to the sheets of single blocks, if there are several.
    blocks: Vec<Link>,
    /// Address of all sheets, while those of one block are shown.
    all: Option<String>,
}

/// A score sheet of a table in a block.
pub struct PaperSheet {
    pub title: String,
    pub players: Vec<String>,
    pub writes: ScoreSheetFields,
    pub rows: Vec<PaperRow>,
}

/// A row for one hand. Players appear as their numbers on the sheet.
pub struct PaperRow {
    pub hand: u32,
    /// The players clockwise; empty if the seats are not known before the hand is played.
    pub seats: String,
    /// True if two players have changed seats since the preceding row.
    pub moved: bool,
    pub dealer: Option<usize>,
    pub opener: Option<usize>,
}

/// Maximum number of players whose names fit above their boxes.
const MOST_NAMES: usize = 6;

impl SheetsPrint {
    /// Collects the sheets of all open hands, or of one block; returns `None` if there is no such block.
    pub fn new(
        page: Page,
        frame: PrintFrame,
        snapshot: &TournamentSnapshot,
        block: Option<(u32, u32)>,
    ) -> Option<Self> {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        let sheets = ScoreSheet::all(snapshot.tournament());
        let keys: BTreeSet<(u32, u32)> = sheets.iter().map(|sheet| (sheet.round, sheet.block)).collect();
        if block.is_some_and(|block| !keys.contains(&block)) {
            return None;
        }
        let link = |(round, block): (u32, u32)| Link {
            href: format!("{}/sheets/{round}.{block}", frame.base),
            text: block_title(says, (round, block)),
        };
        let shown = sheets.iter().filter(|sheet| block.is_none_or(|key| key == (sheet.round, sheet.block)));
        Some(Self {
            sheets: shown.map(|sheet| PaperSheet::of(says, sheet)).collect(),
            blocks: if keys.len() > 1 { keys.into_iter().map(link).collect() } else { Vec::new() },
            all: block.map(|_| format!("{}/sheets", frame.base)),
            page,
            frame,
        })
    }
}

impl PaperSheet {
    /// Collects the sheets of all open hands.
    pub fn all(says: TournamentText<'_>) -> Vec<Self> {
        ScoreSheet::all(says.tournament).iter().map(|sheet| Self::of(says, sheet)).collect()
    }

    fn of(says: TournamentText<'_>, sheet: &ScoreSheet) -> Self {
        let setup =
            sheet.slots.first().map_or(says.tournament.setup(), |slot| says.tournament.setup_of(*slot));
        Self {
            title: sheet_title(says, sheet.key()),
            players: sheet.players.iter().map(|id| player_name(says.tournament, id)).collect(),
            writes: ScoreSheetFields::of(setup),
            rows: sheet.slots.iter().map(|slot| row(says, sheet, *slot)).collect(),
        }
    }

    /// Returns true if anybody changes seats on this sheet.
    pub fn has_moves(&self) -> bool {
        self.rows.iter().any(|row| row.moved)
    }

    /// Returns true if each player has two boxes.
    pub fn is_double(&self) -> bool {
        self.writes == ScoreSheetFields::Refills
    }

    /// Returns true if there is a box for each player.
    pub fn has_boxes(&self) -> bool {
        matches!(self.writes, ScoreSheetFields::Totals | ScoreSheetFields::Places | ScoreSheetFields::Refills)
    }

    /// Returns true if the names are listed above the table: there are no boxes, or they are too narrow for names.
    pub fn has_name_list(&self) -> bool {
        !self.has_boxes() || self.players.len() > MOST_NAMES
    }

    /// Returns true if the sheet asks who went out.
    pub fn has_out(&self) -> bool {
        matches!(
            self.writes,
            ScoreSheetFields::Winner | ScoreSheetFields::WinnerAndLoser | ScoreSheetFields::Totals
        )
    }

    /// Returns true if the sheet asks for the loser.
    pub fn has_loser(&self) -> bool {
        self.writes == ScoreSheetFields::WinnerAndLoser
    }

    pub fn instructions_key(&self) -> &'static str {
        match self.writes {
            ScoreSheetFields::Winner => "sheet-how-winner",
            ScoreSheetFields::WinnerAndLoser => "sheet-how-loser",
            ScoreSheetFields::Totals => "sheet-how-totals",
            ScoreSheetFields::Places => "sheet-how-places",
            ScoreSheetFields::Refills => "sheet-how-refills",
        }
    }
}

fn row(says: TournamentText<'_>, sheet: &ScoreSheet, slot: Slot) -> PaperRow {
    let number = |player: &Option<PlayerId>| player.as_ref().and_then(|player| sheet.number(player));
    let Some(hand) = says.tournament.hand(slot) else {
        return PaperRow { hand: slot.hand, seats: String::new(), moved: false, dealer: None, opener: None };
    };
    let seats = hand.seating.players().iter().filter_map(|player| sheet.number(player));
    PaperRow {
        hand: slot.hand,
        seats: seats.map(|seat| says.words.number(seat).to_string()).collect::<Vec<_>>().join(" "),
        moved: !says.tournament.seat_moves(slot).is_empty(),
        dealer: number(&hand.dealer),
        opener: number(&hand.opener),
    }
}
