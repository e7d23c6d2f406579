//! `/oembed`: embedding data for a site that was given the address of a tournament.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use serde_json::{Value, json};

use lastcard_snapshots::TournamentSnapshot;

use crate::app::{error::Error, state::AppState};
use crate::export::{
    address::encode_url,
    embed::{DEFAULT_WIDTH, frame, frame_height},
};
use crate::live::page_cache::ContentEtag;
use crate::middleware::public_url;
use crate::ui::{assets, page::Visitor, translator::Translator};

/// Request of the consumer (oembed.com, 2.2).
#[derive(Debug, Deserialize)]
pub struct OembedQuery {
    url: Option<String>,
    format: Option<String>,
    maxwidth: Option<u32>,
    maxheight: Option<u32>,
}

/// Answers for the address of any page of a tournament.
pub async fn oembed(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    query: web::Query<OembedQuery>,
) -> Result<HttpResponse, Error> {
    if query.format.as_deref().is_some_and(|format| format != "json") {
        return Err(Error::Message { status: StatusCode::NOT_IMPLEMENTED, key: "error-oembed-format" });
    }
    let url = query.url.as_deref().ok_or(Error::BadRequest)?;
    let path = public_url::own_path(&request, &encode_url(url)).ok_or(Error::NotFound)?;
    let slug = path.strip_prefix("/t/").and_then(|below| below.split('/').next()).ok_or(Error::NotFound)?;
    let snapshot = site.public_snapshot(&percent_decode(slug).ok_or(Error::NotFound)?).await?;
    let room = MaxEmbedSize { width: query.maxwidth, height: query.maxheight };
    let said = oembed_json(visitor.words, &visitor.origin, &snapshot, room).to_string();
    let varies = ["no-cache", "accept-encoding, accept-language, cookie"];
    Ok(ContentEtag::from_hash(&assets::hash(said.as_bytes()))
        .answer(&request, varies, |mut response| response.content_type("application/json").body(said)))
}

/// Decodes a part of an address; `None` if it is not text.
fn percent_decode(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits =
            after.get(..2).filter(|digits| *first == b'%' && digits.iter().all(u8::is_ascii_hexdigit));
        let digits = digits.and_then(|digits| std::str::from_utf8(digits).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { after.get(2..).unwrap_or_default() } else { after };
    }
    String::from_utf8(bytes).ok()
}

/// Maximum size that the other site allows; `None` for no limit.
#[derive(Debug, Clone, Copy, Default)]
pub struct MaxEmbedSize {
    /// In pixels.
    pub width: Option<u32>,
    /// In pixels.
    pub height: Option<u32>,
}

/// Builds the oEmbed response for a leaderboard (oembed.com).
pub fn oembed_json(
    words: Translator,
    origin: &str,
    snapshot: &TournamentSnapshot,
    room: MaxEmbedSize,
) -> Value {
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

#[cfg(test)]
mod tests {
    use super::percent_decode;

    #[test]
    fn addresses_are_percent_decoded() {
        assert_eq!(percent_decode("friday").as_deref(), Some("friday"));
        assert_eq!(percent_decode("%D0%B4%D0%B0").as_deref(), Some("да"));
        assert_eq!(percent_decode("a%").as_deref(), Some("a%"));
        assert_eq!(percent_decode("a%zz").as_deref(), Some("a%zz"));
        assert_eq!(percent_decode("a%+f").as_deref(), Some("a%+f"));
        assert_eq!(percent_decode("%ff"), None);
    }
}
