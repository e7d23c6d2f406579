//! Receives PostgreSQL notifications as they arrive. Diesel's connections have to be polled and do not expose their sockets, so a
//! connection from another crate listens and does nothing else.

use std::{error::Error as StdError, future::poll_fn, io, sync::Arc, time::Duration};

use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::{Instant, Interval, MissedTickBehavior, interval_at, timeout},
};
use tokio_postgres::{
    AsyncMessage, Client, Config, Connection, Error, NoTls, Notification, Socket, tls::NoTlsStream,
};

use super::{CHANNEL, CHECK_INTERVAL, FeedEvent, LISTENER, PING_INTERVAL, from_another};
use crate::{StoreError, notifier::Notifier, pool::WAIT_TIMEOUT};

/// Class of SQLSTATE codes for rejected logins.
const LOGIN_REJECTED: &str = "28";

/// A listening connection that can be waited for.
pub(super) struct FeedSocket {
    client: Client,
    arriving: UnboundedReceiver<Result<Notification, Error>>,
    own: Arc<Notifier>,
    ping: Interval,
    look: Interval,
}

pub(super) enum SocketError {
    /// The server cannot be reached.
    Away(StoreError),
    /// Only libpq may be able to connect: it reads further settings from the URL, the environment and files, and can encrypt.
    Unsuited(String),
}

impl FeedSocket {
    pub(super) async fn open(url: &str, own: Arc<Notifier>) -> Result<Self, SocketError> {
        let mut config: Config =
            url.parse().map_err(|error: Error| SocketError::Unsuited(error_message(&error)))?;
        // The URL has `tcp_user_timeout` in milliseconds, the unit of libpq.
        config.application_name(LISTENER).connect_timeout(WAIT_TIMEOUT).tcp_user_timeout(WAIT_TIMEOUT);
        let (client, connection) = config.connect(NoTls).await?;
        let (sender, arriving) = unbounded_channel();
        tokio::spawn(forward(connection, sender));
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        Ok(Self { client, arriving, own, ping: interval(PING_INTERVAL), look: interval(CHECK_INTERVAL) })
    }

    /// Waits for notifications or the next test of the connection; the result may be empty.
    pub(super) async fn next_changes(&mut self) -> Result<Vec<FeedEvent>, StoreError> {
        tokio::select! {
            first = self.arriving.recv() => {
                let (mut heard, mut next) = (Vec::new(), Some(first.ok_or_else(connection_closed)?));
                while let Some(notification) = next {
                    let notification = notification.map_err(|error| StoreError::Unavailable(error_message(&error)))?;
                    heard.extend(from_another(&self.own, notification.process_id(), notification.payload()));
                    next = self.arriving.try_recv().ok();
                }
                Ok(heard)
            }
            _ = self.ping.tick() => match timeout(WAIT_TIMEOUT, self.client.batch_execute("")).await {
                Ok(Ok(())) => Ok(Vec::new()),
                Ok(Err(error)) => Err(StoreError::Unavailable(error_message(&error))),
                Err(_) => Err(StoreError::Unavailable("the server fell silent".to_owned())),
            },
            _ = self.look.tick() => Ok(vec![FeedEvent::Something]),
        }
    }
}

/// Drives the connection and passes on notifications, until either side is gone.
async fn forward(
    mut connection: Connection<Socket, NoTlsStream>,
    sender: UnboundedSender<Result<Notification, Error>>,
) {
    while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
        let arrived = match message {
            Ok(AsyncMessage::Notification(notification)) => Ok(notification),
            Ok(_) => continue,
            Err(error) => Err(error),
        };
        let is_over = arrived.is_err();
        if sender.send(arrived).is_err() || is_over {
            return;
        }
    }
}

fn connection_closed() -> StoreError {
    StoreError::Unavailable("the server closed the connection".to_owned())
}

fn interval(period: Duration) -> Interval {
    let mut interval = interval_at(Instant::now() + period, period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

impl From<Error> for SocketError {
    fn from(error: Error) -> Self {
        let is_away = match error.code() {
            Some(code) => !code.code().starts_with(LOGIN_REJECTED),
            None => error.is_closed() || error.source().is_some_and(<dyn StdError>::is::<io::Error>),
        };
        let said = error_message(&error);
        if is_away { Self::Away(StoreError::Unavailable(said)) } else { Self::Unsuited(said) }
    }
}

/// Message of an error with that of its cause.
fn error_message(error: &Error) -> String {
    error.source().map_or_else(|| error.to_string(), |source| format!("{error}: {source}"))
}
