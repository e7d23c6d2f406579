//! Program behind an API request, with or without the token of an organiser.

use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, web};
use serde::{Deserialize, Serialize};

use lastcard_club::ApiRight;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::api_tokens::{self, ApiToken, NewApiToken};
use lastcard_store::clubs::{self, Club};
use lastcard_store::tournaments::ChangeError;
use lastcard_store::{ApiTokenId, Store, StoreError, TournamentId, accounts};

use crate::api::problem::ApiProblem;
use crate::app::{error::Error, state::AppState};
use crate::extract::{
    organiser::Organiser,
    own_tournament::{self, CommandContext},
    visitor,
};
use crate::security::{
    browser_name,
    events::{SecurityEvent, SecurityLogEntry},
    rate_limit::LimitKind,
};
use crate::ui::translator::Translator;

const AUDIENCE: &str = "lastcard_api";

/// Claims of an API token: its id only, since the rights are in the store.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct ApiClaims {
    jti: ApiTokenId,
}

/// Creates a token, only once for a form with this id. Also returns the text that the program sends, which is not stored.
pub async fn new_token(
    site: &AppState,
    organiser: &Organiser,
    id: Option<ApiTokenId>,
    new: NewApiToken,
) -> Result<(ApiToken, String), Error> {
    let id = id.unwrap_or_else(ApiTokenId::made);
    let token = organiser.write_audited(site, move |store| api_tokens::create_once(store, &id, &new)).await?;
    let text = site.keys.sign(AUDIENCE, token.expires_at, &ApiClaims { jti: token.id.clone() })?;
    Ok((token, text))
}

pub struct ApiCaller {
    /// Language of its problem documents.
    pub words: Translator,
    holder: Option<TokenHolder>,
    request: HttpRequest,
}

/// Valid token, and the club of its organiser.
#[derive(Debug, Clone)]
pub struct TokenHolder {
    pub token: ApiToken,
    pub club: Club,
}

/// Proof that a token has a right. Every operation that changes something requires one.
pub struct ApiPermit(TokenHolder);

impl ApiCaller {
    /// Returns the token, or fails if the request has none.
    pub fn holder(&self) -> Result<&TokenHolder, Error> {
        self.holder.as_ref().ok_or_else(|| ApiProblem::TokenMissing.into())
    }

    /// Returns true if the caller may read what the organisers of a club see.
    pub fn can_read(&self, club: &Club) -> bool {
        let reads = |holder: &&TokenHolder| holder.token.rights.contains(&ApiRight::Read);
        self.holder.as_ref().filter(reads).is_some_and(|holder| holder.club.id == club.id)
    }

    /// Checks that the caller's token has this right in its club, and logs a refusal.
    pub fn permit(&self, right: ApiRight) -> Result<ApiPermit, Error> {
        let holder = self.holder()?;
        if holder.token.rights.contains(&right) {
            Ok(ApiPermit(holder.clone()))
        } else {
            let note = SecurityLogEntry::new(&self.request, SecurityEvent::Refused);
            note.with_subject(holder.token.id.as_str()).log();
            Err(ApiProblem::RightMissing.into())
        }
    }

    /// Returns a tournament as the caller may see it, in English regardless of the requested language.
    pub async fn snapshot(&self, site: &AppState, slug: &str) -> Result<Arc<TournamentSnapshot>, Error> {
        let whole = site.unredacted_snapshot(slug).await?;
        self.redact(&whole).ok_or(Error::NotFound)
    }

    /// Returns the redacted snapshot for this caller, if the caller may see the tournament at all.
    pub fn redact(&self, whole: &Arc<TournamentSnapshot>) -> Option<Arc<TournamentSnapshot>> {
        let shown = if self.can_read(&whole.club) { Some(whole.clone()) } else { whole.for_public() };
        shown.map(|snapshot| Translator::english().localise_snapshot(snapshot))
    }
}

impl TokenHolder {
    /// Returns true if the token is still valid and has this right.
    pub fn has_right(&self, store: &Store, right: ApiRight) -> bool {
        // While the database is unavailable the token counts as valid; the next read fails anyway.
        api_tokens::find(store, &self.token.id).map_or_else(
            |error| !matches!(error, StoreError::NotFound),
            |token| token.rights.contains(&right),
        )
    }
}

impl ApiPermit {
    pub fn club(&self) -> &Club {
        &self.0.club
    }

    pub fn token(&self) -> &ApiToken {
        &self.0.token
    }

    /// Returns an unredacted tournament of the token's club. Tournaments of other clubs are not found.
    pub async fn snapshot(&self, site: &AppState, slug: &str) -> Result<Arc<TournamentSnapshot>, Error> {
        let whole = site.unredacted_snapshot(slug).await?;
        if whole.club.id == self.club().id {
            Ok(Translator::english().localise_snapshot(whole))
        } else {
            Err(Error::NotFound)
        }
    }

    /// Changes a tournament of the token's club in the name of the token's organiser.
    pub async fn change<T, F>(
        &self,
        site: &AppState,
        tournament: &TournamentId,
        change: F,
    ) -> Result<Result<T, ChangeError>, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Store, &CommandContext) -> Result<T, ChangeError> + Send + 'static,
    {
        let deed = CommandContext {
            club: self.club().id.clone(),
            tournament: tournament.clone(),
            by: self.token().account_id.clone(),
        };
        own_tournament::execute_command(site, deed, change).await
    }
}

impl FromRequest for ApiCaller {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let words = visitor::words(&request);
            let Some(said) = request.headers().get(header::AUTHORIZATION) else {
                return Ok(Self { words, holder: None, request });
            };
            let site = AppState::from_request(&request)?;
            let text = said.to_str().unwrap_or_default();
            match find(&site, text).await? {
                Some(holder) => {
                    note_use(&site, &request, &holder.token).await;
                    Ok(Self { words, holder: Some(holder), request })
                }
                None => Err(count_invalid_token(&site, &request).await),
            }
        })
    }
}

/// Returns the holder of a token, if an organiser created it and it has not been revoked.
async fn find(site: &web::Data<AppState>, said: &str) -> Result<Option<TokenHolder>, Error> {
    let text = said.split_once(' ').filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    let claims = text.and_then(|(_, text)| site.keys.verify::<ApiClaims>(AUDIENCE, text.trim()));
    let Some(ApiClaims { jti }) = claims else { return Ok(None) };
    let found = site.with_store(move |store| -> Result<_, StoreError> {
        let token = api_tokens::find(store, &jti)?;
        let account = accounts::by_id(store, &token.account_id)?;
        Ok(TokenHolder { token, club: clubs::by_id(store, &account.club_id)? })
    });
    match found.await {
        Err(Error::NotFound) => Ok(None),
        found => found.map(Some),
    }
}

/// Counts an invalid token. Valid tokens are accepted even when the limit is reached, since 256 bits cannot be guessed.
async fn count_invalid_token(site: &AppState, request: &HttpRequest) -> Error {
    let limit = site.limits.limit_for(LimitKind::Tokens, site.address_of(request));
    match site.limits.attempt(&[limit]).await {
        Ok(true) => {
            SecurityLogEntry::new(request, SecurityEvent::ApiTokenRefused).log();
            ApiProblem::TokenUnknown.into()
        }
        Ok(false) => {
            SecurityLogEntry::new(request, SecurityEvent::LimitReached).with_subject("tokens").log();
            Error::TooManyFailures
        }
        Err(error) => error,
    }
}

async fn note_use(site: &AppState, request: &HttpRequest, token: &ApiToken) {
    if !token.should_record_use() {
        return;
    }
    let (id, by) = (token.id.clone(), browser_name::from_request(request));
    let address = site.address_of(request).to_string();
    // Readers are served even while nothing can be written.
    if let Err(error) = site.with_store(move |store| api_tokens::record_use(store, &id, &by, &address)).await
    {
        tracing::warn!(%error, "the use of a token was not recorded");
    }
}
