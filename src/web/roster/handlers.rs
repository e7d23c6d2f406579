//! `/organise/players`: the roster.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_store::players::{self, RosterPlayer};
use lastcard_store::{RosterId, Store, StoreError};
use lastcard_tournament::{Format, Lineup, Name, NameList, PastedNames};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::roster::page::{RosterLine, RosterPage};
use crate::tournament_form::pasted::{ParsedNameLine, PastedReview, read_pasted};
use crate::ui::{form::Form, names::NameCollator, page::NoticeQuery, translator::Translator};

/// Field with pasted names.
pub const NAMES_FIELD: &str = "names";
/// Field with the names as they were understood and shown.
pub const SHOWN_NAMES_FIELD: &str = "read";
/// Field with the names that the organiser was asked about.
const CONFIRMED_FIELD: &str = "agreed";

/// Names of the form that was sent, for the page that follows.
#[derive(Deserialize)]
pub struct RosterQuery {
    added: Option<usize>,
    /// Number of names that were already on the roster.
    known: Option<usize>,
}

impl RosterQuery {
    fn messages(&self, notice: &NoticeQuery, words: Translator) -> Vec<String> {
        let count = |key: &'static str, count: Option<usize>| {
            count.filter(|count| *count > 0).map(|count| words.say(key).with("count", count).to_string())
        };
        [count("roster-added", self.added), count("roster-known", self.known), notice.message(words)]
            .into_iter()
            .flatten()
            .collect()
    }
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    added: web::Query<RosterQuery>,
    notice: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let players = load_roster(&site, &organiser).await?;
    let done = added.messages(&notice, organiser.words());
    page(&RosterPage { done, ..roster_page(&organiser, &players, Form::default()) })
}

/// Adds the names that are not on the roster yet. If the text was understood in an unexpected way, the result is shown first.
pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (players, words) = (load_roster(&site, &organiser).await?, organiser.words());
    let pasted = read_pasted(&form, NAMES_FIELD, |_| false);
    let roster = NameList::of(players.iter().map(|player| (&player.name, &player.name)));
    let shown = |form: Form| {
        let line = |(_, name): &(usize, String)| {
            ParsedNameLine::new(name.clone(), Name::parse(name).iter(), &roster)
        };
        let names = pasted.lines.iter().map(line).collect();
        RosterPage {
            shown: PastedReview::new(&pasted, names, words),
            ..roster_page(&organiser, &players, form)
        }
    };
    let named = read_names(&mut form, &pasted, words)
        .map(|names| names.into_iter().partition::<Vec<Name>, _>(|name| !roster.with_name(name).is_empty()));
    let Some((known, new)) = named.filter(|(_, new)| report_similar_names(&mut form, &roster, new, words))
    else {
        form.remove(SHOWN_NAMES_FIELD);
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown(form));
    };
    let was_seen = form.value(SHOWN_NAMES_FIELD).lines().eq(pasted.text().lines());
    if pasted.is_surprising() && !was_seen {
        form.set(SHOWN_NAMES_FIELD, pasted.text());
        return page(&shown(form));
    }
    let (added, club) = (new.len(), organiser.club.id.clone());
    organiser
        .write_audited(&site, move |store| -> Result<_, StoreError> { players::add(store, &club, &new) })
        .await?;
    Ok(see_other(format!("/organise/players?added={added}&known={}", known.len())))
}

pub async fn rename(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (id, players) = player_of(&site, &organiser, id).await?;
    match new_name(&form, &id, &players, organiser.words()) {
        Ok(name) => {
            let club = organiser.club.id.clone();
            let rename = move |store: &Store| players::rename(store, &club, &id, &name);
            organiser.write_audited(&site, rename).await?;
            Ok(see_other("/organise/players?done=renamed"))
        }
        Err(why) => {
            let mut refused = roster_page(&organiser, &players, Form::default());
            for line in refused.players.iter_mut().filter(|line| line.id == id.as_str()) {
                line.refused = Some((form.value("name").to_owned(), why.clone()));
            }
            html(StatusCode::UNPROCESSABLE_ENTITY, &refused)
        }
    }
}

/// Sets the alias under which a player appears in tournaments that hide names. An empty field removes it.
pub async fn set_alias(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (id, players) = player_of(&site, &organiser, id).await?;
    let typed = form.value("alias").trim();
    match (!typed.is_empty()).then(|| Name::parse(typed)).transpose() {
        Ok(alias) => {
            let (snapshots, club) = (site.snapshots.clone(), organiser.club.id.clone());
            let deed = organiser.deed.clone();
            let set = move || {
                snapshots.change_club(&club, |store| {
                    players::set_alias(&store.with_audit_entry(deed), &club, &id, alias.as_ref())
                })
            };
            web::block(set).await??;
            Ok(see_other("/organise/players?done=alias"))
        }
        Err(fault) => {
            let mut refused = roster_page(&organiser, &players, Form::default());
            for line in refused.players.iter_mut().filter(|line| line.id == id.as_str()) {
                line.alias_refused = Some(organiser.words().fault(&fault).to_string());
                typed.clone_into(&mut line.alias);
            }
            html(StatusCode::UNPROCESSABLE_ENTITY, &refused)
        }
    }
}

pub async fn archive(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (club, id) = (organiser.club.id.clone(), RosterId::from(id.into_inner()));
    organiser.write_audited(&site, move |store| players::archive(store, &club, &id)).await?;
    Ok(see_other("/organise/players?done=player-archived"))
}

pub async fn restore(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (club, id) = (organiser.club.id.clone(), RosterId::from(id.into_inner()));
    organiser.write_audited(&site, move |store| players::restore(store, &club, &id)).await?;
    Ok(see_other("/organise/players?done=player-restored"))
}

/// Returns the roster, sorted by name.
pub async fn load_roster(site: &AppState, organiser: &Organiser) -> Result<Vec<RosterPlayer>, Error> {
    let club = organiser.club.id.clone();
    let mut players =
        site.with_store(move |store| -> Result<_, StoreError> { players::list(store, &club) }).await?;
    NameCollator::of(&organiser.club.language).sort(&mut players, |player| player.name.as_str());
    Ok(players)
}

/// Returns the player at this address, with the whole roster.
async fn player_of(
    site: &AppState,
    organiser: &Organiser,
    id: web::Path<String>,
) -> Result<(RosterId, Vec<RosterPlayer>), Error> {
    let id = RosterId::from(id.into_inner());
    let players = load_roster(site, organiser).await?;
    if players.iter().any(|player| player.id == id) { Ok((id, players)) } else { Err(Error::NotFound) }
}

/// Reads the names from the form, without duplicates.
fn read_names(form: &mut Form, pasted: &PastedNames, words: Translator) -> Option<Vec<Name>> {
    let lineup = read_lineup(form, pasted, words)?;
    let mut seen = BTreeSet::new();
    let names: Vec<Name> = lineup.names().filter(|name| seen.insert(name.key())).cloned().collect();
    if names.is_empty() {
        form.add_error(NAMES_FIELD, words.say("problem-roster-nobody"));
        return None;
    }
    Some(names)
}

/// Reads the lines of the field with names, each a player or a team. Errors are noted in the form.
pub fn read_lineup(form: &mut Form, pasted: &PastedNames, words: Translator) -> Option<Lineup> {
    for (line, mail) in &pasted.mails {
        let problem = words.say("problem-mail-for-name").with("line", *line).with("mail", mail.as_str());
        form.add_error(NAMES_FIELD, problem);
    }
    if pasted.is_unclear() {
        form.add_error(NAMES_FIELD, words.say("problem-columns-missing"));
    }
    let lines = pasted.lines.iter().map(|(line, name)| (*line, name.as_str()));
    let lineup = Lineup::parse_numbered(Format::Team, lines).map_err(|faults| {
        for fault in faults {
            let problem = words.fault(&fault.fault).to_string();
            form.add_error(
                NAMES_FIELD,
                words.say("problem-in-line").with("line", fault.line).with("problem", problem),
            );
        }
    });
    lineup.ok().filter(|_| form.is_valid())
}

/// Returns true if no name is left to ask about. A name similar to an existing one is added if it is sent once more.
fn report_similar_names(form: &mut Form, roster: &NameList<&Name>, new: &[Name], words: Translator) -> bool {
    let near = |name: &Name| Some((name.clone(), (*roster.confusable_with(name).first()?).to_string()));
    let near: Vec<(Name, String)> = new.iter().filter_map(near).collect();
    let (told, asked): (Vec<_>, Vec<_>) =
        near.into_iter().partition(|(name, _)| form.has(CONFIRMED_FIELD, name.as_str()));
    for (name, other) in &asked {
        form.add_error(
            NAMES_FIELD,
            words.say("roster-near").with("name", name.as_str()).with("other", other.as_str()),
        );
    }
    let is_clear = asked.is_empty();
    form.remove(CONFIRMED_FIELD);
    let all = told.into_iter().chain(asked);
    *form = all.fold(std::mem::take(form), |form, (name, _)| form.with(CONFIRMED_FIELD, name.as_str()));
    is_clear
}

/// Reads a name, which no other player on the roster may have.
fn new_name(form: &Form, id: &RosterId, players: &[RosterPlayer], words: Translator) -> Result<Name, String> {
    let name = Name::parse(form.value("name")).map_err(|fault| words.fault(&fault).to_string())?;
    if players.iter().any(|player| player.name.is_same(&name) && player.id != *id) {
        return Err(words.say("problem-roster-taken").with("name", name.as_str()).to_string());
    }
    Ok(name)
}

fn roster_page(organiser: &Organiser, players: &[RosterPlayer], form: Form) -> RosterPage {
    let line = |player: &RosterPlayer| RosterLine {
        id: player.id.to_string(),
        name: player.name.to_string(),
        alias: player.alias.as_ref().map(ToString::to_string).unwrap_or_default(),
        refused: None,
        alias_refused: None,
    };
    let (active, archived): (Vec<_>, Vec<_>) =
        players.iter().partition(|player| player.archived_at.is_none());
    RosterPage {
        page: organiser.page(organiser.words().say("roster-title")),
        players: active.into_iter().map(line).collect(),
        archived: archived.into_iter().map(line).collect(),
        form,
        shown: PastedReview::default(),
        done: Vec::new(),
    }
}
