//! Notifications to a service manager such as systemd: the service is ready, is still answering, or is
//! stopping. Nothing is sent unless the manager asks for it.

use std::time::Duration;

use actix_web::web;
use sd_notify::NotifyState;

use crate::store::Store;
use crate::web::Translator;

/// Number of messages within the watchdog's timeout, so that one may be late.
const BEATS: u32 = 3;

/// Reports that the service answers at this address, and keeps reporting as long as it does.
pub(super) fn notify_ready(words: Translator, url: String, store: Store) {
    let said = words.say("serve-status").with("url", url.as_str()).to_string();
    notify(&[NotifyState::Ready, NotifyState::Status(&said)]);
    if let Some(patience) = sd_notify::watchdog_enabled() {
        actix_web::rt::spawn(run_watchdog(words, url, store, patience / BEATS));
    }
}

pub(super) fn notify_stopping() {
    notify(&[NotifyState::Stopping]);
}

/// Checks the database with the connections that requests use. If a check never returns, no message is sent,
/// and the manager restarts the service. An error, such as a missing database or a full disk, counts as an
/// answer, because a restart would not help.
async fn run_watchdog(words: Translator, url: String, store: Store, pause: Duration) {
    loop {
        let (url, store) = (url.clone(), store.clone());
        if web::block(move || notify_health(words, &url, &store)).await.is_err() {
            return;
        }
        tokio::time::sleep(pause).await;
    }
}

fn notify_health(words: Translator, url: &str, store: &Store) {
    let said = match store.check() {
        Ok(()) => words.say("serve-status").with("url", url),
        Err(error) => words.say("serve-status-ill").with("url", url).with("reason", error.to_string()),
    };
    notify(&[NotifyState::Watchdog, NotifyState::Status(&said.to_string())]);
}

fn notify(state: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(state) {
        tracing::warn!(%error, "the service manager could not be notified");
    }
}
