//! Audit entries for the actions of accounts in their club, on any page. Changes to a tournament are recorded in the tournament itself.

use std::sync::Arc;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{HttpMessage, HttpRequest};

use lastcard_store::accounts::{self, Account};
use lastcard_store::api_tokens;
use lastcard_store::audit_log::{self, NewAuditEntry};

use crate::app::state::AppState;

/// Audit entry whose actor is not known yet.
#[derive(Debug, Clone)]
struct PendingAuditEntry {
    kind: &'static str,
    about: String,
}

/// Returns the audit entry for a request in the name of an account, if the request leaves one. The caller passes it to the store along with
/// the write.
pub fn entry_for(request: &HttpRequest, account: &Account) -> Option<Arc<NewAuditEntry>> {
    let mut kept = request.extensions_mut();
    if let Some(deed) = kept.get::<Arc<NewAuditEntry>>() {
        return Some(deed.clone());
    }
    let PendingAuditEntry { kind, about } = kept.remove()?;
    let deed = NewAuditEntry::new(&account.club_id, kind, about, Some(account.name.to_string()));
    kept.insert(deed.clone());
    Some(deed)
}

/// Writes the audit entry of a successful request before the answer is sent, unless it was written in the transaction of the change.
pub async fn note(
    kind: &'static str,
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let pattern = request.match_pattern().unwrap_or_default();
    let about = subject(&request, &pattern, kind).await;
    request.extensions_mut().insert(PendingAuditEntry { kind, about });
    let done = next.call(request).await?;
    if done.status().is_success() || done.status().is_redirection() {
        let deed = done.request().extensions().get::<Arc<NewAuditEntry>>().cloned();
        let site = done.request().app_data::<Data<AppState>>().cloned();
        if let Some((deed, site)) = deed.filter(|deed| !deed.is_committed()).zip(site) {
            note_done(&site, deed).await;
        }
    }
    Ok(done)
}

/// Writes an audit entry. The change has already been made, so a failure is only logged: an error would make people repeat the change.
async fn note_done(site: &AppState, deed: Arc<NewAuditEntry>) {
    let kind = deed.kind();
    if let Err(error) = site.with_store(move |store| audit_log::write_entry(store, &deed)).await {
        tracing::error!(%error, kind, "an audit entry was not written");
    }
}

/// Returns the subject of an entry, taken from the address. For accounts and tokens it is their name, which is gone once they are removed.
async fn subject(request: &ServiceRequest, pattern: &str, kind: &'static str) -> String {
    let named = first_parameter(pattern, request.path()).unwrap_or_default().to_owned();
    let Some(site) = request.app_data::<Data<AppState>>() else { return named };
    let found = match kind {
        "reset-link" | "account-removed" => site
            .with_store(move |store| accounts::by_id(store, &named.into()))
            .await
            .map(|account| account.name),
        "token-ended" => {
            site.with_store(move |store| api_tokens::find(store, &named.into())).await.map(|token| token.name)
        }
        _ => return named,
    };
    found.map(|name| name.to_string()).unwrap_or_default()
}

/// Returns the first parameter of an address, which names the subject of every address below it.
fn first_parameter<'a>(pattern: &str, path: &'a str) -> Option<&'a str> {
    let mut parts = pattern.split('/').zip(path.split('/'));
    parts.find_map(|(part, given)| part.starts_with('{').then_some(given))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_audit_entry_names_its_subject() {
        let named = |pattern, path| first_parameter(pattern, path).unwrap_or_default();
        assert_eq!(named("/organise/players/{id}/record/end", "/organise/players/a1/record/end"), "a1");
        assert_eq!(
            named("/organise/t/{slug}/phones/players/{player}", "/organise/t/cup/phones/players/p1"),
            "cup"
        );
        assert_eq!(named("/organise/club", "/organise/club"), "");
    }
}
