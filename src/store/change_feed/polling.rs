//! Polls a diesel connection for PostgreSQL notifications. Such a connection exposes no socket to wait for, but can be made wherever libpq
//! can connect.

use std::{sync::Arc, time::Instant};

use diesel::{PgConnection, RunQueryDsl, sql_query};

use super::{CHANNEL, CHECK_INTERVAL, FeedEvent, LISTENER, PING_INTERVAL, from_another};
use crate::{Conn, StoreError, notifier::Notifier, pool::Connector};

/// A listening connection that has to be polled.
pub(super) struct PollingFeed {
    conn: PgConnection,
    pinged: Instant,
    looked: Instant,
    own: Arc<Notifier>,
}

impl PollingFeed {
    pub(super) fn open(opener: &Connector, own: Arc<Notifier>) -> Result<Self, StoreError> {
        let Conn::Postgres(mut conn) = opener.open()? else {
            return Err(StoreError::Unavailable("no server".to_owned()));
        };
        sql_query(format!("LISTEN {CHANNEL}")).execute(&mut conn)?;
        sql_query(format!("SET application_name = '{LISTENER}'")).execute(&mut conn)?;
        let now = Instant::now();
        Ok(Self { conn, pinged: now, looked: now, own })
    }

    pub(super) fn poll(&mut self) -> Result<Vec<FeedEvent>, StoreError> {
        let all = self.conn.notifications_iter();
        let heard: Result<Vec<Option<FeedEvent>>, diesel::result::Error> =
            all.map(|one| one.map(|one| from_another(&self.own, one.process_id, &one.payload))).collect();
        let mut heard: Vec<FeedEvent> = heard?.into_iter().flatten().collect();
        if self.pinged.elapsed() > PING_INTERVAL {
            sql_query("SELECT 1").execute(&mut self.conn)?;
            self.pinged = Instant::now();
        }
        if self.looked.elapsed() > CHECK_INTERVAL {
            self.looked = Instant::now();
            heard.push(FeedEvent::Something);
        }
        Ok(heard)
    }
}
