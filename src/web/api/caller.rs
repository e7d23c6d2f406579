//! The program behind a request: with a token of an organiser, or without one.

use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, web};
use serde::{Deserialize, Serialize};

use super::problem::ApiProblem;
use crate::live::Picture;
use crate::store::api_tokens::{self, ApiRight, ApiToken, NewApiToken};
use crate::store::clubs::{self, Club};
use crate::store::tournaments::ChangeError;
use crate::store::{ApiTokenId, Store, StoreError, TournamentId, accounts};
use crate::view::Words;
use crate::web::deed::{self, OrganiserDeed};
use crate::web::limits::Guarded;
use crate::web::security_events::{Note, SecurityEvent};
use crate::web::{Error, Organiser, Site, browser_name, visitor};

/// What a token of a program is addressed to.
const AUDIENCE: &str = "lastcard_api";

/// What a token says: which of those it is that the organisers see. What it may do is not in it.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct ApiClaims {
    jti: ApiTokenId,
}

/// Makes a token, once for the form with this id, and the text by which its program is known. The text is not kept.
pub(in crate::web) async fn new_token(
    site: &Site,
    organiser: &Organiser,
    id: Option<ApiTokenId>,
    new: NewApiToken,
) -> Result<(ApiToken, String), Error> {
    let id = id.unwrap_or_else(ApiTokenId::made);
    let token = organiser.does(site, move |store| api_tokens::create_once(store, &id, &new)).await?;
    let text = site.keys.sign(AUDIENCE, token.expires_at, &ApiClaims { jti: token.id.clone() })?;
    Ok((token, text))
}

/// Who asks.
pub(super) struct ApiCaller {
    /// The language in which it is told what is wrong.
    pub(super) words: Words,
    holder: Option<TokenHolder>,
    request: HttpRequest,
}

/// A token that works, and the club of its organiser.
#[derive(Debug, Clone)]
pub(super) struct TokenHolder {
    pub(super) token: ApiToken,
    pub(super) club: Club,
}

/// That a token has a right: whatever changes something asks for one.
pub(super) struct ApiPermit(TokenHolder);

impl ApiCaller {
    /// The token, if it came with one.
    pub(super) fn holder(&self) -> Result<&TokenHolder, Error> {
        self.holder.as_ref().ok_or_else(|| ApiProblem::TokenMissing.into())
    }

    /// Whether it may read what the organisers of a club see.
    pub(super) fn reads(&self, club: &Club) -> bool {
        let reads = |holder: &&TokenHolder| holder.token.rights.contains(&ApiRight::Read);
        self.holder.as_ref().filter(reads).is_some_and(|holder| holder.club.id == club.id)
    }

    /// That it may do this in the club of its token.
    pub(super) fn permit(&self, right: ApiRight) -> Result<ApiPermit, Error> {
        let holder = self.holder()?;
        if holder.token.rights.contains(&right) {
            Ok(ApiPermit(holder.clone()))
        } else {
            let note = Note::new(&self.request, SecurityEvent::Refused);
            note.about(holder.token.id.as_str()).log();
            Err(ApiProblem::RightMissing.into())
        }
    }

    /// A tournament as it may see it. Programs find the same whatever language they ask in.
    pub(super) async fn picture(&self, site: &Site, slug: &str) -> Result<Arc<Picture>, Error> {
        let whole = site.whole_picture(slug).await?;
        self.shown(&whole).ok_or(Error::NotFound)
    }

    /// What it may see of a tournament, if anything.
    pub(super) fn shown(&self, whole: &Arc<Picture>) -> Option<Arc<Picture>> {
        let shown = if self.reads(&whole.club) { Some(whole.clone()) } else { whole.for_everybody() };
        shown.map(|picture| Words::english().spoken(picture))
    }
}

impl TokenHolder {
    /// Whether the token still works and has this right.
    pub(super) fn still_may(&self, store: &Store, right: ApiRight) -> bool {
        // Where the database is away nobody can say, and the next look at it fails anyway.
        api_tokens::find(store, &self.token.id).map_or_else(
            |error| !matches!(error, StoreError::NotFound),
            |token| token.rights.contains(&right),
        )
    }
}

impl ApiPermit {
    /// The club in which it may.
    pub(super) fn club(&self) -> &Club {
        &self.0.club
    }

    /// The token.
    pub(super) fn token(&self) -> &ApiToken {
        &self.0.token
    }

    /// The whole of a tournament of its club; another club's is not found.
    pub(super) async fn picture(&self, site: &Site, slug: &str) -> Result<Arc<Picture>, Error> {
        let whole = site.whole_picture(slug).await?;
        if whole.club.id == self.club().id {
            Ok(Words::english().spoken(whole))
        } else {
            Err(Error::NotFound)
        }
    }

    /// Does something to a tournament of its club in its organiser's name.
    pub(super) async fn change<T, F>(
        &self,
        site: &Site,
        tournament: &TournamentId,
        change: F,
    ) -> Result<Result<T, ChangeError>, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Store, &OrganiserDeed) -> Result<T, ChangeError> + Send + 'static,
    {
        let deed = OrganiserDeed {
            club: self.club().id.clone(),
            tournament: tournament.clone(),
            by: self.token().account_id.clone(),
        };
        deed::carry_out(site, deed, change).await
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
            let site = Site::of(&request)?;
            let text = said.to_str().unwrap_or_default();
            match find(&site, text).await? {
                Some(holder) => {
                    note_use(&site, &request, &holder.token).await;
                    Ok(Self { words, holder: Some(holder), request })
                }
                None => Err(refused(&site, &request).await),
            }
        })
    }
}

/// Whoever holds a token that an organiser made and nobody revoked.
async fn find(site: &web::Data<Site>, said: &str) -> Result<Option<TokenHolder>, Error> {
    let text = said.split_once(' ').filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    let claims = text.and_then(|(_, text)| site.keys.check::<ApiClaims>(AUDIENCE, text.trim()));
    let Some(ApiClaims { jti }) = claims else { return Ok(None) };
    let found = site.ask(move |store| -> Result<_, StoreError> {
        let token = api_tokens::find(store, &jti)?;
        let account = accounts::by_id(store, &token.account_id)?;
        Ok(TokenHolder { token, club: clubs::by_id(store, &account.club_id)? })
    });
    match found.await {
        Err(Error::NotFound) => Ok(None),
        found => found.map(Some),
    }
}

/// A token that is none is counted. One that is good is taken even where others guess: nobody guesses 256 bits.
async fn refused(site: &Site, request: &HttpRequest) -> Error {
    let limit = site.limits.of(Guarded::Tokens, site.address_of(request));
    match site.limits.attempt(&[limit]).await {
        Ok(true) => {
            Note::new(request, SecurityEvent::ApiTokenRefused).log();
            ApiProblem::TokenUnknown.into()
        }
        Ok(false) => {
            Note::new(request, SecurityEvent::LimitReached).about("tokens").log();
            Error::TooManyFailures
        }
        Err(error) => error,
    }
}

async fn note_use(site: &Site, request: &HttpRequest, token: &ApiToken) {
    if !token.is_noted_long_ago() {
        return;
    }
    let (id, by) = (token.id.clone(), browser_name::of(request));
    let address = site.address_of(request).to_string();
    // Who only reads is served although nothing can be written just now.
    if let Err(error) = site.ask(move |store| api_tokens::note_use(store, &id, &by, &address)).await {
        tracing::warn!(%error, "the use of a token was not noted");
    }
}
