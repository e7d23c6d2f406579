//! Link previews on other sites: a title, a sentence and a picture.

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Status;

use crate::export::address::{encode_parameter, encode_url};
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
    /// Address of the page.
    pub url: String,
    /// Address of the picture. It changes with every version, since other sites cache what they fetch.
    pub image: String,
    /// Address of the oEmbed description of the leaderboard.
    pub oembed: String,
}

impl LinkPreview {
    /// Builds the preview for one of the tournament's pages.
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
