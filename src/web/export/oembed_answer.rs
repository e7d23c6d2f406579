//! `/oembed`: tells other sites how to embed a leaderboard (oembed.com).

use serde_json::{Value, json};

use lastcard_snapshots::TournamentSnapshot;

use crate::export::{
    address::encode_url,
    embed::{DEFAULT_WIDTH, frame, frame_height},
};
use crate::ui::translator::Translator;

/// Maximum size that the other site allows; `None` for no limit.
#[derive(Debug, Clone, Copy, Default)]
pub struct MaxEmbedSize {
    /// In pixels.
    pub width: Option<u32>,
    /// In pixels.
    pub height: Option<u32>,
}

/// Builds the oEmbed response for a leaderboard.
pub fn oembed(words: Translator, origin: &str, snapshot: &TournamentSnapshot, room: MaxEmbedSize) -> Value {
    let (header, club) = (snapshot.header(), &snapshot.club);
    let lines = snapshot.tally.standings.standings.len();
    let width = room.width.map_or(DEFAULT_WIDTH, |most| DEFAULT_WIDTH.min(most));
    let height = room.height.map_or(frame_height(lines), |most| frame_height(lines).min(most));
    json!({
        "version": "1.0",
        "type": "rich",
        "title": header.name,
        "author_name": club.name,
        "author_url": encode_url(&format!("{origin}/c/{}", club.slug)),
        "provider_name": words.say("brand").to_string(),
        "provider_url": format!("{origin}/"),
        "cache_age": 60,
        "thumbnail_url": encode_url(&format!("{origin}/t/{}/card.png", header.slug)),
        "thumbnail_width": 1200,
        "thumbnail_height": 630,
        "html": frame(words, origin, snapshot, (width, height)).to_string(),
        "width": width,
        "height": height,
    })
}
