//! `/invite/{token}`: a one-time link, for a new organiser or for a new password. Opening the page does not use it up.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_store::accounts::{self, Account};
use lastcard_store::audit_log::NewAuditEntry;
use lastcard_store::clubs::{self, Club};
use lastcard_store::invites::{self, InviteError, InviteKind};

use crate::accounts::{
    new_account::{self, NewAccountForm},
    pages::InvitePage,
    second_step,
};
use crate::app::{
    error::Error,
    responses::{FormRefusal, page},
    state::AppState,
};
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    lockout,
};
use crate::ui::{
    form::Form,
    page::{Page, Visitor},
};

struct LinkTarget {
    club: Club,
    reset_of: Option<Account>,
}

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    token: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let opened = open(&site, &request, &token).await?;
    page(&invite_page(&visitor, &opened, Form::default()))
}

pub async fn accept(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    token: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let opened = open(&site, &request, &token).await?;
    let used = match &opened.reset_of {
        Some(account) => reset(&site, &visitor, &token, (account, &opened.club), &mut form).await?,
        None => join(&site, &visitor, &token, &opened.club, &mut form).await?,
    };
    let account = match used {
        Ok(account) => account,
        Err(again) => return again.show(&invite_page(&visitor, &opened, form)),
    };
    let event = if opened.reset_of.is_some() {
        SecurityEvent::PasswordChanged
    } else {
        SecurityEvent::OrganiserAdded
    };
    SecurityLogEntry::new(&request, SecurityEvent::LinkUsed).with_account(&account).log();
    SecurityLogEntry::new(&request, event).with_account(&account).with_subject("link").log();
    // The link does not replace the second factor.
    second_step::ask_or_log_in(&site, &request, &account, "/organise").await
}

async fn open(site: &AppState, request: &HttpRequest, token: &str) -> Result<LinkTarget, Error> {
    let token = token.to_owned();
    let found = site.with_store(move |store| {
        let invite = match invites::find(store, &token) {
            Err(InviteError::Unknown) => return Ok(None),
            found => found?,
        };
        let club = clubs::by_id(store, &invite.club_id)?;
        let reset_of = match &invite.kind {
            InviteKind::Account(_) => None,
            InviteKind::Reset(id) => Some(accounts::by_id(store, id)?),
        };
        Ok::<_, Error>(Some(LinkTarget { club, reset_of }))
    });
    if let Some(target) = found.await? {
        return Ok(target);
    }
    lockout::count_wrong_key(site, request, "link").await?;
    Err(InviteError::Unknown.into())
}

/// Creates the organiser, or returns the reason to show the form again.
async fn join(
    site: &AppState,
    visitor: &Visitor,
    token: &str,
    club: &Club,
    form: &mut Form,
) -> Result<Result<Account, FormRefusal>, Error> {
    let Some(wanted) = NewAccountForm::read(form, club.name.as_str(), visitor.words) else {
        return Ok(Err(FormRefusal::Wrong));
    };
    let new = match wanted.hash(site, form, visitor.words).await? {
        Ok(new) => new,
        Err(again) => return Ok(Err(again)),
    };
    let (token, name) = (token.to_owned(), new.name.to_string());
    let noted = NewAuditEntry::new(&club.id, "account-added", name.clone(), Some(name));
    let joined = site
        .with_store(move |store| match invites::accept(&store.with_audit_entry(noted), &token, &new) {
            Err(InviteError::LoginTaken) => Ok(None),
            other => Ok::<_, Error>(Some(other?)),
        })
        .await?;
    if joined.is_none() {
        form.add_error("login", visitor.words.say("account-login-taken"));
    }
    Ok(joined.ok_or(FormRefusal::Wrong))
}

/// Sets the new password, or returns the reason to show the form again.
async fn reset(
    site: &AppState,
    visitor: &Visitor,
    token: &str,
    (account, club): (&Account, &Club),
    form: &mut Form,
) -> Result<Result<Account, FormRefusal>, Error> {
    let context = [account.login.as_str(), account.name.as_str(), club.name.as_str()];
    let Some(chosen) = new_account::password(form, &context, visitor.words) else {
        return Ok(Err(FormRefusal::Wrong));
    };
    let hash = match new_account::hash_password(site, chosen, form, visitor.words).await? {
        Ok(hash) => hash,
        Err(again) => return Ok(Err(again)),
    };
    let (token, name) = (token.to_owned(), account.name.to_string());
    let noted = NewAuditEntry::new(&club.id, "password", name.clone(), Some(name));
    site.with_store(move |store| {
        Ok::<_, Error>(Ok(invites::reset(&store.with_audit_entry(noted), &token, &hash)?))
    })
    .await
}

fn invite_page(visitor: &Visitor, opened: &LinkTarget, form: Form) -> InvitePage {
    let title = if opened.reset_of.is_some() { "invite-reset-title" } else { "invite-title" };
    InvitePage {
        page: Page::new(visitor, visitor.words.say(title)),
        form,
        club: opened.club.name.to_string(),
        reset_of: opened.reset_of.as_ref().map(|account| account.login.to_string()),
    }
}

impl From<InviteError> for Error {
    fn from(error: InviteError) -> Self {
        match error {
            InviteError::Store(error) => error.into(),
            InviteError::Used => Self::Message { status: StatusCode::GONE, key: "invite-used" },
            InviteError::Expired => Self::Message { status: StatusCode::GONE, key: "invite-expired" },
            InviteError::Unknown | InviteError::LoginTaken => {
                Self::Message { status: StatusCode::NOT_FOUND, key: "invite-unknown" }
            }
        }
    }
}
