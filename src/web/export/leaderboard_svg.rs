//! `/t/{slug}/leaderboard.svg`: the leaderboard as a self-contained picture.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::export::{
    raster::RasterError,
    text_box::{FittedText, TextBox, fit_texts},
};
use crate::leaderboard::standings_table::{Columns, LeaderboardLine, Rows};
use crate::ui::{
    tournament_header::TournamentHeader, tournament_text::TournamentText, translator::Translator,
};

/// The leaderboard as SVG, with all lines.
#[derive(Template)]
#[template(path = "export/board.svg")]
pub struct LeaderboardSvg {
    language: &'static str,
    /// True if another program renders it, possibly with other fonts.
    stretched: bool,
    club: FittedText,
    name: FittedText,
    line: FittedText,
    updated: FittedText,
    /// Column titles: name, hands, and the ranking figure.
    titles: [FittedText; 3],
    rows: Vec<BoardRow>,
}

struct BoardRow {
    rank: FittedText,
    name: FittedText,
    hands: FittedText,
    figure: FittedText,
    /// Length of the bar in thousandths.
    bar: u16,
    leads: bool,
}

impl BoardRow {
    /// Length of the bar; a full bar is 640 wide.
    fn bar_width(&self) -> u32 {
        u32::from(self.bar) * 640 / 1000
    }
}

const HEAD: TextBox = TextBox { wide: 1072, size: 28, least: 22 };
const NAME: TextBox = TextBox { wide: 1072, size: 60, least: 36 };
const TITLE: TextBox = TextBox { wide: 200, size: 20, least: 14 };
const COUNT: TextBox = TextBox { wide: 100, size: 26, least: 16 };
const ENTRANT: TextBox = TextBox { wide: 640, size: 30, least: 20 };
const FIGURE: TextBox = TextBox { wide: 200, size: 34, least: 18 };

/// Top of the first line, and the height of each line.
const TOP: usize = 276;
const ROW: usize = 64;

impl LeaderboardSvg {
    /// Lays out the picture for this snapshot.
    ///
    /// # Errors
    /// A text cannot be measured.
    pub fn new(words: Translator, snapshot: &TournamentSnapshot) -> Result<Self, RasterError> {
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let (head, rows) = (TournamentHeader::new(words, snapshot), Rows::new(says, snapshot, &[]).all());
        let updated = words.date_time(snapshot.changed_at(), snapshot.club.time_zone);
        let updated = words.say("board-updated").with("when", updated).to_string();
        let figure = Columns::of(snapshot.tournament().setup()).figure_key();
        let titles = ["board-name", "board-hands", figure].map(|key| words.say(key).to_string());
        let mut texts = vec![(head.club.text.as_str(), HEAD), (head.name.as_str(), NAME)];
        texts.extend([(head.line.as_str(), HEAD), (updated.as_str(), HEAD)]);
        texts.extend(titles.iter().map(|title| (title.as_str(), TITLE)));
        let told = |row: &LeaderboardLine| (row.marked_name(words), words.number(row.hands).to_string());
        let told: Vec<(String, String)> = rows.iter().map(told).collect();
        for (row, (name, hands)) in rows.iter().zip(&told) {
            texts.extend([(row.rank.as_str(), COUNT), (name.as_str(), ENTRANT)]);
            texts.extend([(hands.as_str(), COUNT), (row.figure.as_str(), FIGURE)]);
        }
        let mut fits = fit_texts(&texts)?.into_iter();
        let mut next = || fits.next().unwrap_or_default();
        Ok(Self {
            language: words.language(),
            stretched: true,
            club: next(),
            name: next(),
            line: next(),
            updated: next(),
            titles: [next(), next(), next()],
            rows: rows
                .iter()
                .map(|row| BoardRow {
                    rank: next(),
                    name: next(),
                    hands: next(),
                    figure: next(),
                    bar: row.bar,
                    leads: row.leads,
                })
                .collect(),
        })
    }

    /// Prepares the picture for rendering by the service itself, with the bundled fonts.
    #[must_use]
    pub fn with_bundled_fonts(self) -> Self {
        Self { stretched: false, ..self }
    }

    fn height(&self) -> usize {
        TOP + ROW * self.rows.len() + 64
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as a template hands it over")]
    fn top(line: &usize) -> usize {
        TOP + ROW * line
    }
}
