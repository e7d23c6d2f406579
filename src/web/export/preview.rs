//! Previews of a tournament's link on other sites: a title, a sentence and a picture.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Status;

use crate::export::{
    address::{encode_parameter, encode_url},
    raster::RasterError,
    text_box::{FittedText, TextBox, fit_texts},
};
use crate::leaderboard::standings_table::{LeaderboardLine, Rows};
use crate::ui::{
    page::Page,
    tournament_header::{TournamentHeader, entrant_name},
    tournament_text::TournamentText,
    translator::Translator,
};

/// Metadata in a page's head for chats and search engines.
#[derive(Debug, Clone)]
pub struct LinkPreview {
    /// The page's title, with the tournament's name added if it is missing.
    pub title: String,
    /// State of the tournament in one sentence.
    pub says: String,
    pub url: String,
    /// Address of the picture. It changes with every version, since other sites cache what they fetch.
    pub image: String,
    /// Address of the oEmbed description of the leaderboard.
    pub oembed: String,
}

impl LinkPreview {
    pub fn of(page: &Page, snapshot: &TournamentSnapshot) -> Self {
        let (header, origin) = (snapshot.header(), page.origin.as_str());
        let (name, leaderboard) = (header.name.as_str(), format!("{origin}/t/{}", header.slug));
        let title = if page.title.contains(name) {
            page.title.clone()
        } else {
            page.say("share-title-of").with("title", page.title.as_str()).with("tournament", name).into()
        };
        Self {
            title,
            says: summary(page.words(), snapshot),
            url: encode_url(&format!("{origin}{}", page.path)),
            image: encode_url(&format!("{leaderboard}/card.png?{}", snapshot.version())),
            oembed: format!(
                "{origin}/oembed?url={}&format=json",
                encode_parameter(&encode_url(&leaderboard))
            ),
        }
    }
}

/// “Friday night, Aurora: Anna in the lead, 5 of 12 hands played.”
pub fn summary(words: Translator, snapshot: &TournamentSnapshot) -> String {
    let head = TournamentHeader::new(words, snapshot);
    let standings = &snapshot.tally.standings.standings;
    let first = standings.iter().filter(|line| line.rank == Some(1) && line.hands > 0);
    let first: Vec<String> = first.map(|line| entrant_name(words, snapshot, &line.entrant)).collect();
    let key = match head.status {
        Status::Draft | Status::Ready => "share-before",
        Status::Running if !first.is_empty() => "share-running",
        _ => "share-now",
    };
    let says = TournamentText { words, tournament: snapshot.tournament() };
    let message = words.say(key).with("tournament", head.name).with("club", head.club.text);
    let message = message.with("when", head.starts).with("line", head.line);
    message.with("names", says.list(&first)).to_string()
}

/// `/t/{slug}/card.png`: the club, the tournament and its top three entrants, at 1200×630.
#[derive(Template)]
#[template(path = "export/card.svg")]
pub struct OgImage {
    brand: FittedText,
    language: &'static str,
    club: FittedText,
    name: FittedText,
    line: FittedText,
    /// Start time, format and scoring, if no hand counts yet.
    facts: Vec<FittedText>,
    steps: Vec<CardStep>,
}

/// One of the top three entrants.
struct CardStep {
    rank: FittedText,
    name: FittedText,
    figure: FittedText,
}

const CLUB: TextBox = TextBox { wide: 820, size: 34, least: 26 };
const NAME: TextBox = TextBox { wide: 1056, size: 76, least: 48 };
const LINE: TextBox = TextBox { wide: 1056, size: 34, least: 26 };
const FACT: TextBox = TextBox { wide: 1056, size: 46, least: 30 };
const BRAND: TextBox = TextBox { wide: 200, size: 30, least: 20 };
const RANK: TextBox = TextBox { wide: 48, size: 38, least: 18 };
const STEP: TextBox = TextBox { wide: 680, size: 46, least: 32 };
const FIGURE: TextBox = TextBox { wide: 220, size: 56, least: 28 };

const SHOWN_ENTRANTS: usize = 3;

impl OgImage {
    /// Lays out the card for this snapshot.
    ///
    /// # Errors
    /// A text cannot be measured.
    pub fn new(words: Translator, snapshot: &TournamentSnapshot) -> Result<Self, RasterError> {
        let head = TournamentHeader::new(words, snapshot);
        let rows = top_three(words, snapshot);
        let begun = !rows.is_empty();
        // Before the first hand, the start time is the news; after it, the start time is left out, since a chat dates its messages itself.
        let facts = if begun { Vec::new() } else { vec![head.starts.clone(), head.facts.clone()] };
        let mut texts = vec![(head.club.text.as_str(), CLUB), (head.name.as_str(), NAME)];
        texts.push((head.line.as_str(), LINE));
        texts.extend(facts.iter().map(|fact| (fact.as_str(), FACT)));
        let brand = words.say("brand").to_string();
        texts.push((brand.as_str(), BRAND));
        let names: Vec<String> = rows.iter().map(|row| row.marked_name(words)).collect();
        for (row, name) in rows.iter().zip(&names) {
            texts.extend([(row.rank.as_str(), RANK), (name.as_str(), STEP), (row.figure.as_str(), FIGURE)]);
        }
        let mut fits = fit_texts(&texts)?.into_iter();
        let mut next = || fits.next().unwrap_or_default();
        Ok(Self {
            language: words.language(),
            club: next(),
            name: next(),
            line: next(),
            facts: facts.iter().map(|_| next()).collect(),
            brand: next(),
            steps: rows.iter().map(|_| CardStep { rank: next(), name: next(), figure: next() }).collect(),
        })
    }
}

/// Returns the top three lines of the standings; empty before any hand counts.
fn top_three(words: Translator, snapshot: &TournamentSnapshot) -> Vec<LeaderboardLine> {
    let says = TournamentText { words, tournament: snapshot.tournament() };
    let mut rows = Rows::new(says, snapshot, &[]).all();
    rows.truncate(SHOWN_ENTRANTS);
    if rows.iter().all(|row| row.hands == 0) { Vec::new() } else { rows }
}
