//! `/organise/players/{id}/merging`: merges two entries of the roster that are the same person, after a choice and a preview.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use lastcard_store::merging::{self, MergeError, MergePreview};
use lastcard_store::players::{self, RosterPlayer};
use lastcard_store::tournaments::Header;
use lastcard_store::{RosterId, StoreError};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::ui::{form::Form, names::NameCollator, page::Page};

#[derive(Deserialize)]
pub struct MergeQuery {
    /// Other entry, once it is chosen.
    with: Option<String>,
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<String>,
    chosen: web::Query<MergeQuery>,
) -> Result<HttpResponse, Error> {
    let id = RosterId::from(id.into_inner());
    let with = chosen.into_inner().with.map(RosterId::from).filter(|with| *with != id);
    let club = organiser.club.id.clone();
    let own = id.clone();
    let (mut players, pair) = site
        .with_store(move |store| -> Result<_, StoreError> {
            let pair = with.map(|with| merging::preview(store, &club, &own, &with)).transpose()?;
            Ok((players::list(store, &club)?, pair))
        })
        .await?;
    NameCollator::of(&organiser.club.language).sort(&mut players, |player| player.name.as_str());
    let own = players.iter().find(|player| player.id == id).ok_or(Error::NotFound)?;
    page(&merging_page(&organiser, own, &players, pair.as_ref()))
}

pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (one, other) = (RosterId::from(id.into_inner()), RosterId::from(form.value("with").to_owned()));
    let (stays, goes) = match form.value("stays") {
        id if id == one.as_str() => (one, other),
        id if id == other.as_str() => (other, one),
        _ => return Err(Error::BadRequest),
    };
    let (snapshots, club, by) =
        (site.snapshots.clone(), organiser.club.id.clone(), organiser.account.id.clone());
    let deed = organiser.deed.clone();
    let done = web::block(move || {
        snapshots.change_club(&club, |store| {
            merging::merge(&store.with_audit_entry(deed), &club, &stays, &goes, Some(&by))
        })
    });
    match done.await? {
        Ok(_) => Ok(see_other("/organise/players?done=merged")),
        Err(MergeError::SameEntry) => Err(Error::BadRequest),
        Err(MergeError::BothPlay(pair)) => {
            let refused = merging_page(&organiser, &pair.stays.0, &[], Some(&pair));
            html(StatusCode::CONFLICT, &refused)
        }
        Err(MergeError::Store(error)) => Err(error.into()),
    }
}

fn merging_page(
    organiser: &Organiser,
    own: &RosterPlayer,
    players: &[RosterPlayer],
    pair: Option<&MergePreview>,
) -> MergingPage {
    let words = organiser.words();
    let tournament = |header: &Header| {
        (header.name.to_string(), words.date_time(header.starts_at, organiser.club.time_zone))
    };
    let entry = |(player, headers): &(RosterPlayer, Vec<Header>)| MergingEntry {
        id: player.id.to_string(),
        name: player.name.to_string(),
        tournaments: headers.iter().map(tournament).collect(),
    };
    let other = |player: &RosterPlayer| match player.archived_at {
        None => player.name.to_string(),
        Some(_) => words.say("merging-archived").with("name", player.name.as_str()).to_string(),
    };
    let others = players.iter().filter(|player| player.id != own.id);
    MergingPage {
        page: organiser.page(words.say("merging-title")),
        id: own.id.to_string(),
        name: own.name.to_string(),
        others: others.map(|player| (player.id.to_string(), other(player))).collect(),
        pair: pair.map(|pair| {
            let mut entries = [entry(&pair.stays), entry(&pair.goes)];
            // The entry with more tournaments is the one that people know.
            entries.sort_by_key(|entry| std::cmp::Reverse(entry.tournaments.len()));
            MergingPair {
                entries,
                both: pair.shared_tournaments().map(|header| header.name.to_string()).collect(),
            }
        }),
    }
}

/// The page at `/organise/players/{id}/merging`.
#[derive(Template)]
#[template(path = "roster/merging.html")]
pub struct MergingPage {
    pub page: Page,
    /// The entry to be merged.
    pub id: String,
    pub name: String,
    /// The other entries, as id and name.
    pub others: Vec<(String, String)>,
    /// A preview, once the other entry is chosen.
    pub pair: Option<MergingPair>,
}

pub struct MergingPair {
    /// The two entries, the one of the page first.
    pub entries: [MergingEntry; 2],
    /// Tournaments in which both play, which proves that they are two people.
    pub both: Vec<String>,
}

pub struct MergingEntry {
    pub id: String,
    pub name: String,
    /// Its tournaments, as name and start.
    pub tournaments: Vec<(String, String)>,
}
