//! Exports of a tournament: `leaderboard.json`, `.csv`, `.xlsx`, `.svg` and `.png`, `schedule` and `ledger` as tables, `card.png`.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;

use lastcard_snapshots::TournamentSnapshot;

use crate::app::{error::Error, responses::attachment, state::AppState};
use crate::export::{
    leaderboard_svg::LeaderboardSvg,
    ledger_table::ledger_table,
    preview::OgImage,
    queue::{ExportFile, FileKind, export_file},
    raster::png,
    schedule_table::schedule_table,
    standings::{standings_json, standings_table},
    table::{ExportTable, csv},
    xlsx_file::xlsx,
};
use crate::extract::visitor;
use crate::ui::translator::Translator;

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
    fn has_format(self, kind: FileKind) -> bool {
        match kind {
            FileKind::Csv | FileKind::Xlsx => self != Self::Card,
            FileKind::Json | FileKind::Svg => self == Self::Leaderboard,
            FileKind::Png => matches!(self, Self::Leaderboard | Self::Card),
            FileKind::Atom | FileKind::Ics => false,
        }
    }

    /// Returns true if the content consists of results, so that nothing is left of it during an embargo.
    fn has_results(self) -> bool {
        matches!(self, Self::Leaderboard | Self::Ledger)
    }

    fn make(
        self,
        kind: FileKind,
        words: Translator,
        snapshot: &TournamentSnapshot,
    ) -> Result<ExportFile, Error> {
        let bytes = match (self, kind) {
            (_, FileKind::Json) => standings_json(snapshot).into_bytes(),
            // Programs read CSV, so it is the same for everybody.
            (_, FileKind::Csv) => {
                csv(&self.table(Translator::english(), snapshot)).map_err(internal_error)?
            }
            (_, FileKind::Xlsx) => xlsx(words, &self.table(words, snapshot)).map_err(internal_error)?,
            (Self::Card, _) => png(&OgImage::new(words, snapshot).map_err(internal_error)?.render()?)
                .map_err(internal_error)?,
            (_, FileKind::Png) => {
                png(&board(words, snapshot)?.with_bundled_fonts().render()?).map_err(internal_error)?
            }
            _ => board(words, snapshot)?.render()?.into_bytes(),
        };
        let made = ExportFile::new(kind, bytes);
        let is_saved = matches!(kind, FileKind::Csv | FileKind::Xlsx);
        Ok(if is_saved { made.with_disposition(self.disposition(kind, snapshot)) } else { made })
    }

    fn table(self, words: Translator, snapshot: &TournamentSnapshot) -> ExportTable {
        match self {
            Self::Schedule => schedule_table(words, snapshot),
            Self::Ledger => ledger_table(words, snapshot),
            Self::Leaderboard | Self::Card => standings_table(words, snapshot),
        }
    }

    fn disposition(self, kind: FileKind, snapshot: &TournamentSnapshot) -> String {
        let (what, kind): (&'static str, &'static str) = (self.into(), kind.into());
        attachment(&snapshot.header().slug, &format!("-{what}.{kind}"))
    }
}

fn board(words: Translator, snapshot: &TournamentSnapshot) -> Result<LeaderboardSvg, Error> {
    LeaderboardSvg::new(words, snapshot).map_err(internal_error)
}

fn internal_error(failure: impl std::fmt::Display) -> Error {
    Error::Internal(failure.to_string())
}

/// `/t/{slug}/leaderboard.{kind}`.
pub async fn leaderboard(
    site: web::Data<AppState>,
    request: HttpRequest,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    send(site, &request, path.into_inner(), FileContent::Leaderboard).await
}

/// `/t/{slug}/schedule.{kind}`.
pub async fn schedule(
    site: web::Data<AppState>,
    request: HttpRequest,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    send(site, &request, path.into_inner(), FileContent::Schedule).await
}

/// `/t/{slug}/ledger.{kind}`.
pub async fn ledger(
    site: web::Data<AppState>,
    request: HttpRequest,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    send(site, &request, path.into_inner(), FileContent::Ledger).await
}

/// `/t/{slug}/card.png`.
pub async fn card(
    site: web::Data<AppState>,
    request: HttpRequest,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    send(site, &request, (slug.into_inner(), "png".to_owned()), FileContent::Card).await
}

/// Answers with an export of a public tournament, made from the same snapshot as its pages.
async fn send(
    site: web::Data<AppState>,
    request: &HttpRequest,
    (slug, kind): (String, String),
    content: FileContent,
) -> Result<HttpResponse, Error> {
    let snapshot: Arc<TournamentSnapshot> = site.public_snapshot(&slug).await?;
    let kind: Option<FileKind> = kind.parse().ok().filter(|kind| content.has_format(*kind));
    let kind = kind.ok_or(Error::Message { status: StatusCode::NOT_FOUND, key: "error-no-such-file" })?;
    if snapshot.is_embargoed && content.has_results() {
        return Err(Error::Message { status: StatusCode::FORBIDDEN, key: "error-results-withheld" });
    }
    let of_club = || Translator::of(&snapshot.club.language).unwrap_or_else(Translator::english);
    let words = if kind.is_for_programs() {
        Translator::english()
    } else {
        visitor::stated_words(request).unwrap_or_else(of_club)
    };
    let (what, ending): (&'static str, &'static str) = (content.into(), kind.into());
    let address = format!("/t/{}/{what}.{ending}?{}", snapshot.header().slug, words.language());
    // A change in the club does not change the version of its tournaments.
    let club = &snapshot.club;
    let version = format!("{} {} {}", snapshot.version(), club.time_zone.name(), club.name);
    let snapshot = words.localise_snapshot(snapshot);
    let made = export_file(&site, address, version, move || content.make(kind, words, &snapshot)).await?;
    Ok(made.answer(request))
}
