//! Notifications to a service manager such as systemd: the service is ready, still answers, or stops. Nothing
//! is sent unless the manager asks for it.

use std::time::Duration;

use actix_web::web;
use sd_notify::NotifyState;

use crate::store::Store;
use crate::view::Translator;

/// Number of messages within the watchdog's timeout, so that one may be late.
const BEATS: u32 = 3;

/// Reports that the service answers at this address, and keeps reporting as long as it does.
pub(super) fn ready(words: Translator, url: String, store: Store) {
    let said = words.say("serve-status").with("url", url.as_str()).to_string();
    tell(&[NotifyState::Ready, NotifyState::Status(&said)]);
    if let Some(patience) = sd_notify::watchdog_enabled() {
        actix_web::rt::spawn(keep_telling(words, url, store, patience / BEATS));
    }
}

/// Reports that the service is stopping.
pub(super) fn stopping() {
    tell(&[NotifyState::Stopping]);
}

/// Checks the database with the connections that requests use. If a check never returns, no message is sent,
/// and the manager restarts the service. An error, such as a missing database or a full disk, counts as an
/// answer, because a restart would not help.
async fn keep_telling(words: Translator, url: String, store: Store, pause: Duration) {
    loop {
        let (url, store) = (url.clone(), store.clone());
        if web::block(move || tell_answer(words, &url, &store)).await.is_err() {
            return;
        }
        tokio::time::sleep(pause).await;
    }
}

fn tell_answer(words: Translator, url: &str, store: &Store) {
    let said = match store.check() {
        Ok(()) => words.say("serve-status").with("url", url),
        Err(error) => words.say("serve-status-ill").with("url", url).with("reason", error.to_string()),
    };
    tell(&[NotifyState::Watchdog, NotifyState::Status(&said.to_string())]);
}

fn tell(state: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(state) {
        tracing::warn!(%error, "the service manager is not told");
    }
}
