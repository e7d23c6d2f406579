//! `/organise/t/{slug}/type-in`: entering results from paper score sheets after the evening, one sheet at a time.

pub mod page;
pub mod row;
pub mod typed_sheet;

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_store::entries::EntrySource;
use lastcard_tournament::Slot;

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::own_tournament::OwnSnapshot;
use crate::hand_form::{
    entry_outcome::{EntryOutcome, Scorer},
    reasons::why_not_recorded,
    submission::Submission,
};
use crate::type_in::{page::TypeInPage, row::TypedState, typed_sheet::TypedSheet};
use crate::ui::{page::Page, translator::Translator};

/// Sheet to enter, and the number of hands saved from the previous sheet.
#[derive(Debug, Deserialize)]
pub struct TypeInQuery {
    sheet: Option<String>,
    saved: Option<u32>,
}

pub async fn show(own: OwnSnapshot, query: web::Query<TypeInQuery>) -> Result<HttpResponse, Error> {
    let asked = query.sheet.as_deref().and_then(parse_sheet_key);
    page(&TypeInPage::new(frame(&own), &own.snapshot, asked, query.saved))
}

/// Records the results hand by hand. Refused results are shown again, each with the reason.
pub async fn record(
    site: web::Data<AppState>,
    own: OwnSnapshot,
    fields: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let typed = TypedSheet::parse(&fields)?;
    let (organiser, before) = (&own.organiser, &own.snapshot);
    let slug = before.header().slug.as_str();
    let scorer = Scorer { via: EntrySource::Organiser, account: Some(organiser.account.id.clone()) };
    let mut states: BTreeMap<Slot, TypedState> = BTreeMap::new();
    for hand in typed.filled_hands() {
        let state = submit_hand(&site, &scorer, slug, &typed, hand, organiser.words()).await?;
        states.insert(hand.slot, state);
    }
    if states.values().all(|state| matches!(state, TypedState::Saved)) {
        let block = |first| before.tournament().hand(first).map_or(1, |hand| hand.block);
        let sheet = typed.first().map(|first| format!("{}.{}.{}", first.round, block(first), first.table));
        let saved = if states.is_empty() { String::new() } else { format!("&saved={}", states.len()) };
        return Ok(see_other(format!(
            "/organise/t/{slug}/type-in?sheet={}{saved}",
            sheet.unwrap_or_default()
        )));
    }
    let contested = states.values().any(|state| matches!(state, TypedState::Theirs(_)));
    let code = if contested { StatusCode::CONFLICT } else { StatusCode::UNPROCESSABLE_ENTITY };
    let now = site.participant_snapshot(slug).await?;
    html(code, &TypeInPage::from_submission(frame(&own), &now, &typed, &states))
}

/// Submits one hand. The previous hand may have changed which entries are possible, so the snapshot is loaded again.
async fn submit_hand(
    site: &AppState,
    scorer: &Scorer,
    slug: &str,
    sheet: &TypedSheet,
    hand: &Submission,
    words: Translator,
) -> Result<TypedState, Error> {
    let snapshot = site.participant_snapshot(slug).await?;
    let tournament = snapshot.tournament();
    if tournament.hand(hand.slot).is_none() {
        let over = snapshot.tally.standings.is_over();
        let why = if over { words.say("table-wrong-over") } else { words.say("table-wrong-not-yet") };
        return Ok(TypedState::Away(why.to_string()));
    }
    let called = match hand.resolve_shorthand(&sheet.shorthands(tournament)) {
        Ok(called) => called,
        Err(problems) => return Ok(TypedState::Refused(problems)),
    };
    Ok(match scorer.submit(site, &snapshot, &called).await? {
        EntryOutcome::Saved => TypedState::Saved,
        EntryOutcome::SavedBefore { theirs } | EntryOutcome::Contested { theirs, .. } => {
            TypedState::Theirs(theirs)
        }
        EntryOutcome::Refused(problems) => TypedState::Refused(problems),
        EntryOutcome::TurnedAway { why, .. } => TypedState::Away(why_not_recorded(words, &why)),
    })
}

fn frame(own: &OwnSnapshot) -> Page {
    let title = own.organiser.words().say("type-in-of").with("name", own.snapshot.header().name.as_str());
    own.organiser.page(title)
}

/// Parses a sheet, “1.2.1”: round, block and table.
fn parse_sheet_key(written: &str) -> Option<(u32, u32, u32)> {
    let mut numbers = written.split('.').map(str::parse);
    let key = (numbers.next()?.ok()?, numbers.next()?.ok()?, numbers.next()?.ok()?);
    numbers.next().is_none().then_some(key)
}
