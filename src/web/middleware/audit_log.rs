//! Audit entries for the actions of accounts in their club, on any page. Changes to a tournament are recorded in the tournament itself.

use std::sync::Arc;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
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

/// Addresses below `/organise` that leave an audit entry, with the kinds of the entries.
const AUDITED_ROUTES: [(&str, &str); 47] = [
    ("/club", "settings"),
    ("/club/ratings", "joint-ratings"),
    ("/guesses", "guesses"),
    ("/webhooks", "webhook-made"),
    ("/webhooks/{id}/secret", "webhook-secret"),
    ("/webhooks/{id}/end", "webhook-ended"),
    ("/players", "player-added"),
    ("/players/{id}/merging", "player-merged"),
    ("/players/{id}/erasure", "player-erased"),
    ("/players/{id}/alias", "player-alias"),
    ("/players/{id}/name", "player-renamed"),
    ("/players/{id}/openness", "player-openness"),
    ("/players/{id}/record", "player-record"),
    ("/players/{id}/record/end", "player-record-removed"),
    ("/players/{id}/archive", "player-archived"),
    ("/players/{id}/archive/end", "player-restored"),
    ("/seasons/new", "season-made"),
    ("/seasons/{slug}", "season-changed"),
    ("/seasons/{slug}/end", "season-ended"),
    ("/seasons/{slug}/reopening", "season-reopened"),
    ("/seasons/{slug}/deletion", "season-removed"),
    ("/coming/new", "fixture-made"),
    ("/coming/{slug}/edit", "fixture-changed"),
    ("/coming/{slug}/state", "fixture-state"),
    ("/announcements", "fixture-state"),
    ("/coming/{slug}/check-in", "fixture-check-in"),
    ("/coming/{slug}/sign-ups", "sign-up-added"),
    ("/coming/{slug}/sign-ups/{number}", "sign-up-changed"),
    ("/coming/{slug}/confirmations", "sign-ups-confirmed"),
    ("/coming/{slug}/deletion", "fixture-removed"),
    ("/tournaments", "tournament-created"),
    ("/t/{slug}/deletion", "tournament-deleted"),
    ("/t/{slug}/presence", "presence"),
    ("/t/{slug}/wall", "wall"),
    ("/t/{slug}/phones/players/{player}", "seat"),
    ("/account/password", "password"),
    ("/account/sessions", "sessions-ended"),
    ("/account/sessions/others/end", "sessions-ended"),
    ("/account/sessions/{id}/end", "sessions-ended"),
    ("/account/second-factor", "second-factor-on"),
    ("/account/second-factor/end", "second-factor-off"),
    ("/organisers/{id}/reset", "reset-link"),
    ("/organisers/{id}/removal", "account-removed"),
    ("/invites", "invited"),
    ("/invites/{id}/end", "invite-ended"),
    ("/api-tokens", "token-made"),
    ("/api-tokens/{id}/end", "token-ended"),
];

/// Download of the whole club, which is audited although it changes nothing.
const DOWNLOAD: (&str, &str) = ("/club/file", "file");

/// Writes the audit entry of a successful request before the answer is sent, unless it was written in the transaction of the change.
pub async fn note(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let pattern = request.match_pattern().unwrap_or_default();
    let Some(kind) = entry_kind(request.method(), &pattern) else { return next.call(request).await };
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

fn entry_kind(method: &Method, pattern: &str) -> Option<&'static str> {
    let below = pattern.strip_prefix("/organise")?;
    let known = |(address, kind): &(&str, &'static str)| (*address == below).then_some(*kind);
    match *method {
        Method::POST => AUDITED_ROUTES.iter().find_map(known),
        Method::GET => known(&DOWNLOAD),
        _ => None,
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
    use regex::Regex;

    use super::*;

    /// Addresses whose actions are recorded elsewhere, or that change nothing.
    const RECORDED: [&str; 3] = ["/webhooks/{id}/test", "/webhooks/{id}/attempt", "/tournaments/new"];

    #[test]
    fn every_change_in_a_club_is_audited() {
        let table = include_str!("../app/routes.rs");
        let desk = &table[table.find("fn desk_routes").unwrap()..table.find("fn own_routes").unwrap()];
        let one = Regex::new(r#"resource\("([^"]*)"\)((?:\s*\.route\([^\n]*\))*)"#).unwrap();
        let mut found = 0;
        for route in one.captures_iter(desk).filter(|route| route[2].contains("post()")) {
            let (address, pattern) = (&route[1], format!("/organise{}", &route[1]));
            let is_noted = entry_kind(&Method::POST, &pattern).is_some();
            assert!(is_noted != RECORDED.contains(&address), "{address}");
            found += 1;
        }
        assert!(found > 25, "{found}");
        assert_eq!(entry_kind(&Method::GET, "/organise/club/file"), Some("file"));
        assert_eq!(entry_kind(&Method::GET, "/organise/players"), None);
    }

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
