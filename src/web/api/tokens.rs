//! `/organise/api-tokens`: the club's API tokens. Creating one requires reauthentication.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::TimeDelta;
use serde::Deserialize;
use strum::VariantArray as _;

use lastcard_club::ApiRight;
use lastcard_store::accounts::{self, Account};
use lastcard_store::api_tokens::{self, ApiToken, NewApiToken};
use lastcard_store::{AccountId, ApiTokenId, StoreError};
use lastcard_tournament::Name;

use crate::app::{
    error::Error,
    responses::{FormRefusal, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    reauthentication,
};
use crate::ui::{form::Form, page::Page};

#[derive(Deserialize)]
pub struct ApiTokensQuery {
    done: Option<String>,
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<ApiTokensQuery>,
) -> Result<HttpResponse, Error> {
    let done = (query.done.as_deref() == Some("revoked")).then_some("api-token-revoked");
    let form = Form::default().with("days", "90").with("right", "read");
    let shown = tokens_page(&site, &organiser, form, None).await?;
    page(&ApiTokensPage { done, ..shown })
}

/// Creates a token and shows its text, which cannot be shown again.
pub async fn create(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let checked = reauthentication::check(&site, &request, &organiser, &mut form).await?;
    let new = match (checked, read(&organiser, &mut form)) {
        (Ok(()), Some(new)) => new,
        (checked, _) => {
            let again = checked.err().unwrap_or(FormRefusal::Wrong);
            return again.show(&tokens_page(&site, &organiser, form, None).await?);
        }
    };
    organiser.set_audit_object(new.name.as_str());
    let (token, text) = crate::api::caller::new_token(
        &site,
        &organiser,
        form.preassigned_id("id").map(ApiTokenId::from),
        new,
    )
    .await?;
    SecurityLogEntry::new(&request, SecurityEvent::ApiTokenMade)
        .with_account(&organiser.account)
        .with_subject(token.id.as_str())
        .log();
    let new = NewTokenText { name: token.name.to_string(), text };
    page(&tokens_page(&site, &organiser, Form::default().with("days", "90"), Some(new)).await?)
}

/// Revokes a token of the club, even if another organiser made it.
pub async fn revoke(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<ApiTokenId>,
) -> Result<HttpResponse, Error> {
    let (club, id) = (organiser.club.id.clone(), id.into_inner());
    let note =
        SecurityLogEntry::new(&request, SecurityEvent::ApiTokenRevoked).with_account(&organiser.account);
    let revoked = id.clone();
    organiser.write_audited(&site, move |store| api_tokens::revoke(store, &club, &id)).await?;
    note.with_subject(revoked.as_str()).log();
    Ok(see_other("/organise/api-tokens?done=revoked"))
}

/// Reads the token that the form asks for. Errors are noted beside their fields.
fn read(organiser: &Organiser, form: &mut Form) -> Option<NewApiToken> {
    let words = organiser.words();
    let name = form.read("name", words, Name::parse);
    let rights: Vec<ApiRight> = form.all("right").filter_map(|right| right.parse().ok()).collect();
    if rights.is_empty() {
        form.add_error("right", words.say("api-token-rights-missing"));
        return None;
    }
    let days = TOKEN_DAYS.into_iter().find(|days| days.to_string() == form.value("days"));
    Some(NewApiToken {
        account_id: organiser.account.id.clone(),
        name: name?,
        rights,
        lifetime: TimeDelta::days(days.unwrap_or(TOKEN_DAYS[0]).into()),
    })
}

async fn tokens_page(
    site: &AppState,
    organiser: &Organiser,
    mut form: Form,
    new: Option<NewTokenText>,
) -> Result<ApiTokensPage, Error> {
    if !form.has_field("id") {
        form.set("id", ApiTokenId::made().as_str());
    }
    let club = organiser.club.id.clone();
    let (tokens, accounts) = site
        .with_store(move |store| {
            Ok::<_, StoreError>((api_tokens::list(store, &club)?, accounts::list(store, &club)?))
        })
        .await?;
    Ok(ApiTokensPage {
        page: organiser.page(organiser.words().say("api-tokens-title")),
        login: organiser.account.login.to_string(),
        form,
        tokens: tokens.iter().map(|token| line(organiser, &accounts, token)).collect(),
        new,
        done: None,
    })
}

fn line(organiser: &Organiser, accounts: &[Account], token: &ApiToken) -> TokenLine {
    let (words, zone) = (organiser.words(), organiser.club.time_zone);
    let name = |id: &AccountId| {
        let account = accounts.iter().find(|account| account.id == *id);
        account.map(|account| account.name.to_string()).unwrap_or_default()
    };
    let rights = token.rights.iter().map(|right| words.say(format!("api-right-{right}")).to_string());
    let made = words.say("links-made-by").with("name", name(&token.account_id));
    TokenLine {
        id: token.id.to_string(),
        name: token.name.to_string(),
        rights: rights.collect::<Vec<_>>().join(" · "),
        made: made.with("at", words.date_time(token.created_at, zone)).to_string(),
        until: words.date_time(token.expires_at, zone),
        used: match &token.used {
            Some(used) => words
                .say("api-token-used")
                .with("at", words.date_time(used.at, zone))
                .with("by", used.by.as_str())
                .with("address", used.address.as_str())
                .to_string(),
            None => words.say("api-token-unused").to_string(),
        },
    }
}

/// Lifetimes of a token, in days.
pub const TOKEN_DAYS: [u16; 3] = [30, 90, 365];

/// The page at `/organise/api-tokens`.
#[derive(Template)]
#[template(path = "api/tokens.html")]
pub struct ApiTokensPage {
    pub page: Page,
    /// The login name, for password managers.
    pub login: String,
    pub form: Form,
    /// Valid tokens, newest first.
    pub tokens: Vec<TokenLine>,
    pub new: Option<NewTokenText>,
    /// Message key that confirms what was just done.
    pub done: Option<&'static str>,
}

pub struct TokenLine {
    pub id: String,
    /// The purpose that its maker typed.
    pub name: String,
    /// The rights, in words.
    pub rights: String,
    /// The creator and the time of creation.
    pub made: String,
    pub until: String,
    /// The time and the client of the last use.
    pub used: String,
}

/// A new token, shown once.
pub struct NewTokenText {
    /// The purpose that its maker typed.
    pub name: String,
    /// The secret token.
    pub text: String,
}

impl ApiTokensPage {
    /// Rights to choose from: name, label and purpose.
    fn rights(&self) -> Vec<[String; 3]> {
        let say = |key: String| self.page.words().say(key).to_string();
        let right = |right: &ApiRight| {
            let key = format!("api-right-{right}");
            [right.to_string(), say(key.clone()), say(format!("{key}-hint"))]
        };
        ApiRight::VARIANTS.iter().map(right).collect()
    }

    /// Lifetimes to choose from, as value and label.
    fn lifetimes(&self) -> Vec<(String, String)> {
        let label = |days: u16| self.page.say("api-token-days").with("days", days).to_string();
        TOKEN_DAYS.into_iter().map(|days| (days.to_string(), label(days))).collect()
    }
}
