//! `/t/{slug}/embed`: the leaderboard in a frame on other sites. Its only links lead to the full page.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::app::{error::Error, state::AppState};
use crate::export::address::encode_url;
use crate::leaderboard::{
    page::with_event_stream,
    standings_table::{Columns, LeaderboardLine, Rows},
};
use crate::live::{live_page::LivePage, page_cache::FramePolicy, subject::PublicTournament};
use crate::ui::{
    page::{Page, Visitor},
    tournament_header::TournamentHeader,
    tournament_text::TournamentText,
    translator::Translator,
};

/// The leaderboard in a frame.
#[derive(Template)]
#[template(path = "export/embed.html")]
pub struct EmbedPage {
    page: Page,
    head: TournamentHeader,
    columns: Columns,
    rows: Vec<LeaderboardLine>,
}

impl EmbedPage {
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot) -> Self {
        let says = TournamentText { words: visitor.words, tournament: snapshot.tournament() };
        // Choosing a language would submit a form.
        let visitor = Visitor { is_reading: false, ..visitor.clone() };
        Self {
            page: with_event_stream(Page::new(&visitor, snapshot.header().name.as_str()), snapshot),
            head: TournamentHeader::new(visitor.words, snapshot),
            columns: Columns::of(snapshot.tournament().setup()),
            rows: Rows::new(says, snapshot, &[]).all(),
        }
    }
}

/// `/t/{slug}/embed`, for other sites.
#[derive(Debug, Clone, Copy)]
pub struct LiveEmbed;

impl LivePage for LiveEmbed {
    type Subject = PublicTournament;

    const FRAMES: FramePolicy = FramePolicy::Anybody;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path("/embed")
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        Ok(EmbedPage::new(visitor, &subject.localise(visitor.words)).render()?)
    }
}

/// Default width of the frame, and the parts of its height.
pub const DEFAULT_WIDTH: u32 = 600;
const ROW_HEIGHT: u32 = 52;
const BASE_HEIGHT: u32 = 224;
const MAX_HEIGHT: u32 = 900;

/// Returns the height of a frame for this number of lines.
pub fn frame_height(lines: usize) -> u32 {
    let lines = u32::try_from(lines).unwrap_or(MAX_HEIGHT);
    BASE_HEIGHT.saturating_add(ROW_HEIGHT.saturating_mul(lines)).min(MAX_HEIGHT)
}

/// Returns the HTML with which another site embeds the leaderboard.
pub fn snippet(words: Translator, origin: &str, snapshot: &TournamentSnapshot) -> String {
    let lines = snapshot.tally.standings.standings.len();
    frame(words, origin, snapshot, (DEFAULT_WIDTH, frame_height(lines))).to_string()
}

pub fn frame(
    words: Translator,
    origin: &str,
    snapshot: &TournamentSnapshot,
    (width, height): (u32, u32),
) -> Snippet {
    let header = snapshot.header();
    Snippet {
        src: encode_url(&format!("{origin}/t/{}/embed", header.slug)),
        title: words.say("share-frame-title").with("tournament", header.name.as_str()).into(),
        width,
        height,
    }
}

/// The `<iframe>` that another site embeds.
#[derive(Template)]
#[template(path = "export/snippet.html")]
pub struct Snippet {
    src: String,
    title: String,
    width: u32,
    height: u32,
}
