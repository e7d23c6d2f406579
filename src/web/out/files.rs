//! Exports of a tournament: `leaderboard.json`, `.csv`, `.xlsx`, `.svg` and `.png`, `schedule` and `ledger` as tables, `card.png`.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;

use super::workshop::{FileKind, OutFile, file};
use crate::live::Picture;
use crate::view::Words;
use crate::view::public::out::{
    BoardPicture, LinkCard, OutTable, csv, ledger_table, png, schedule_table, standings_json,
    standings_table, xlsx,
};
use crate::view::public::version;
use crate::web::answers::attachment;
use crate::web::{Error, Site, public_pages, visitor};

/// Content of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
enum FileContent {
    Leaderboard,
    Schedule,
    Ledger,
    Card,
}

impl FileContent {
    /// Returns true if this content is exported in this format.
    fn has(self, kind: FileKind) -> bool {
        match kind {
            FileKind::Csv | FileKind::Xlsx => self != Self::Card,
            FileKind::Json | FileKind::Svg => self == Self::Leaderboard,
            FileKind::Png => matches!(self, Self::Leaderboard | Self::Card),
            FileKind::Atom | FileKind::Ics => false,
        }
    }

    /// Returns true if nothing is left of it during an embargo of the results.
    fn tells_results(self) -> bool {
        matches!(self, Self::Leaderboard | Self::Ledger)
    }

    fn make(self, kind: FileKind, words: Words, picture: &Picture) -> Result<OutFile, Error> {
        let bytes = match (self, kind) {
            (_, FileKind::Json) => standings_json(picture).into_bytes(),
            // Programs read it, so it is the same for everybody.
            (_, FileKind::Csv) => csv(&self.table(Words::english(), picture)).map_err(failed)?,
            (_, FileKind::Xlsx) => xlsx(words, &self.table(words, picture)).map_err(failed)?,
            (Self::Card, _) => {
                png(&LinkCard::new(words, picture).map_err(failed)?.render()?).map_err(failed)?
            }
            (_, FileKind::Png) => png(&board(words, picture)?.drawn_here().render()?).map_err(failed)?,
            _ => board(words, picture)?.render()?.into_bytes(),
        };
        let made = OutFile::new(kind, bytes);
        let is_saved = matches!(kind, FileKind::Csv | FileKind::Xlsx);
        Ok(if is_saved { made.kept_as(self.disposition(kind, picture)) } else { made })
    }

    fn table(self, words: Words, picture: &Picture) -> OutTable {
        match self {
            Self::Schedule => schedule_table(words, picture),
            Self::Ledger => ledger_table(words, picture),
            Self::Leaderboard | Self::Card => standings_table(words, picture),
        }
    }

    fn disposition(self, kind: FileKind, picture: &Picture) -> String {
        let (what, kind): (&'static str, &'static str) = (self.into(), kind.into());
        attachment(&picture.header().slug, &format!("-{what}.{kind}"))
    }
}

fn board(words: Words, picture: &Picture) -> Result<BoardPicture, Error> {
    BoardPicture::new(words, picture).map_err(failed)
}

fn failed(failure: impl std::fmt::Display) -> Error {
    Error::Internal(failure.to_string())
}

/// `/t/{slug}/leaderboard.{kind}`.
pub(in crate::web) async fn leaderboard(
    site: web::Data<Site>,
    request: HttpRequest,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    send(site, &request, path.into_inner(), FileContent::Leaderboard).await
}

/// `/t/{slug}/schedule.{kind}`.
pub(in crate::web) async fn schedule(
    site: web::Data<Site>,
    request: HttpRequest,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    send(site, &request, path.into_inner(), FileContent::Schedule).await
}

/// `/t/{slug}/ledger.{kind}`.
pub(in crate::web) async fn ledger(
    site: web::Data<Site>,
    request: HttpRequest,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    send(site, &request, path.into_inner(), FileContent::Ledger).await
}

/// `/t/{slug}/card.png`.
pub(in crate::web) async fn card(
    site: web::Data<Site>,
    request: HttpRequest,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    send(site, &request, (slug.into_inner(), "png".to_owned()), FileContent::Card).await
}

/// Answers with an export of a public tournament, made from the same snapshot as its pages.
async fn send(
    site: web::Data<Site>,
    request: &HttpRequest,
    (slug, kind): (String, String),
    content: FileContent,
) -> Result<HttpResponse, Error> {
    let picture: Arc<Picture> = public_pages::picture(&site, &slug).await?;
    let kind: Option<FileKind> = kind.parse().ok().filter(|kind| content.has(*kind));
    let kind = kind.ok_or(Error::Told { status: StatusCode::NOT_FOUND, key: "error-no-such-file" })?;
    if picture.withholds && content.tells_results() {
        return Err(Error::Told { status: StatusCode::FORBIDDEN, key: "error-results-withheld" });
    }
    let of_club = || Words::of(&picture.club.language).unwrap_or_else(Words::english);
    let words = if kind.is_for_programs() {
        Words::english()
    } else {
        visitor::stated_words(request).unwrap_or_else(of_club)
    };
    let (what, ending): (&'static str, &'static str) = (content.into(), kind.into());
    let address = format!("/t/{}/{what}.{ending}?{}", picture.header().slug, words.language());
    // Changes of a club do not change the version of its tournaments.
    let club = &picture.club;
    let version = format!("{} {} {}", version(&picture), club.time_zone.name(), club.name);
    let picture = words.spoken(picture);
    let made = file(&site, address, version, move || content.make(kind, words, &picture)).await?;
    Ok(made.answer(request))
}
