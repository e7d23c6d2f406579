//! What `serve` tells the service manager that started it, such as systemd: that it is ready, that it still answers, that it ends.
//! Where nobody asked to be told, nothing is.

use std::time::Duration;

use actix_web::web;
use sd_notify::NotifyState;

use crate::store::Store;
use crate::view::Words;

/// How often it is told within the time after which the manager gives the service up: one message may come late.
const BEATS: u32 = 3;

/// Tells that the service answers at this address and, as long as it does, that it still does.
pub(super) fn ready(words: Words, url: String, store: Store) {
    let said = words.say("serve-status").with("url", url.as_str()).to_string();
    tell(&[NotifyState::Ready, NotifyState::Status(&said)]);
    if let Some(patience) = sd_notify::watchdog_enabled() {
        actix_web::rt::spawn(keep_telling(words, url, store, patience / BEATS));
    }
}

/// Tells that the service has begun to end.
pub(super) fn stopping() {
    tell(&[NotifyState::Stopping]);
}

/// Asks the database over the connections over which requests ask it: who gets no answer at all is silent, and started again. That
/// it is away or its disk is full is an answer too, which starting again would not mend.
async fn keep_telling(words: Words, url: String, store: Store, pause: Duration) {
    loop {
        let (url, store) = (url.clone(), store.clone());
        if web::block(move || tell_answer(words, &url, &store)).await.is_err() {
            return;
        }
        tokio::time::sleep(pause).await;
    }
}

fn tell_answer(words: Words, url: &str, store: &Store) {
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
