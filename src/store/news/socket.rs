//! Notifications of PostgreSQL as they arrive. diesel's connections can only be asked for them, and give nobody their socket to wait for;
//! so a connection of another crate listens, and does nothing else.

use std::{error::Error as StdError, future::poll_fn, io, sync::Arc, time::Duration};

use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::{Instant, Interval, MissedTickBehavior, interval_at, timeout},
};
use tokio_postgres::{
    AsyncMessage, Client, Config, Connection, Error, NoTls, Notification, Socket, tls::NoTlsStream,
};

use super::{CHANNEL, Heard, LISTENER, LOOK, PING, from_another};
use crate::{StoreError, pool::PATIENCE, teller::Teller};

/// How PostgreSQL calls failures of logging in.
const REFUSED: &str = "28";

/// A connection that listens.
pub(super) struct NewsSocket {
    client: Client,
    arriving: UnboundedReceiver<Result<Notification, Error>>,
    own: Arc<Teller>,
    ping: Interval,
    look: Interval,
}

/// Why there is none.
pub(super) enum NoSocket {
    /// The server cannot be reached.
    Away(StoreError),
    /// It may be reached by libpq, which reads more from the address, the environment and files, and may encrypt.
    Unsuited(String),
}

impl NewsSocket {
    pub(super) async fn open(url: &str, own: Arc<Teller>) -> Result<Self, NoSocket> {
        let mut config: Config = url.parse().map_err(|error: Error| NoSocket::Unsuited(said(&error)))?;
        // The address has this one in milliseconds, as libpq reads it.
        config.application_name(LISTENER).connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE);
        let (client, connection) = config.connect(NoTls).await?;
        let (sender, arriving) = unbounded_channel();
        tokio::spawn(forward(connection, sender));
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        Ok(Self { client, arriving, own, ping: every(PING), look: every(LOOK) })
    }

    /// Waits for the next news, which may be none after all.
    pub(super) async fn heard(&mut self) -> Result<Vec<Heard>, StoreError> {
        tokio::select! {
            first = self.arriving.recv() => {
                let (mut heard, mut next) = (Vec::new(), Some(first.ok_or_else(gone)?));
                while let Some(notification) = next {
                    let notification = notification.map_err(|error| StoreError::Unavailable(said(&error)))?;
                    heard.extend(from_another(&self.own, notification.process_id(), notification.payload()));
                    next = self.arriving.try_recv().ok();
                }
                Ok(heard)
            }
            _ = self.ping.tick() => match timeout(PATIENCE, self.client.batch_execute("")).await {
                Ok(Ok(())) => Ok(Vec::new()),
                Ok(Err(error)) => Err(StoreError::Unavailable(said(&error))),
                Err(_) => Err(StoreError::Unavailable("the server fell silent".to_owned())),
            },
            _ = self.look.tick() => Ok(vec![Heard::Something]),
        }
    }
}

/// Keeps the connection going, and passes on what arrives, until either side is gone.
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

fn gone() -> StoreError {
    StoreError::Unavailable("the server closed the connection".to_owned())
}

fn every(period: Duration) -> Interval {
    let mut interval = interval_at(Instant::now() + period, period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

impl From<Error> for NoSocket {
    fn from(error: Error) -> Self {
        let is_away = match error.code() {
            Some(code) => !code.code().starts_with(REFUSED),
            None => error.is_closed() || error.source().is_some_and(<dyn StdError>::is::<io::Error>),
        };
        let said = said(&error);
        if is_away { Self::Away(StoreError::Unavailable(said)) } else { Self::Unsuited(said) }
    }
}

/// What went wrong, with what was behind it.
fn said(error: &Error) -> String {
    error.source().map_or_else(|| error.to_string(), |source| format!("{error}: {source}"))
}
