//! Outbox: pending messages, their delivery and its outcome. Copies of the service share the database, so a copy takes a lease on a webhook
//! and is then the only one that delivers its messages for a while.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;
use diesel::query_builder::BoxedSqlQuery;
use diesel::sql_query;
use diesel::sql_types::{Bool, Integer, Nullable, Text};

use super::deliveries::{Delivery, insert};
use super::{Row, Webhook, from_column, to_column};
use crate::{
    ClubId, Conn, Store, StoreError, TournamentId, WebhookId,
    conn::each,
    schema::{webhook_positions, webhooks},
    time::now,
};

/// Duration of a lease on a webhook, longer than any attempt takes. The lease of a killed copy expires.
const LEASE_DURATION: TimeDelta = TimeDelta::seconds(30);

/// Seconds to wait after the first failure, the second, and so on: about a day in all, after which the webhook is switched off.
const RETRY_DELAYS: [i64; 11] = [1, 5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800];

/// Position of a webhook within a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cursor {
    /// Number of the last entry that was processed.
    pub entries: usize,
    /// Number of the last event that was processed.
    pub events: usize,
    /// Set if the receiver knows that the tournament is over.
    pub is_over: bool,
    /// Set if nothing else follows from these entries and events.
    pub settled: bool,
}

/// Identifies the holder of a lease: one pass by one copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaseToken(String);

/// Webhooks with pending messages.
#[derive(Debug, Default)]
pub struct DueWebhooks {
    /// Webhooks that are due now.
    pub now: Vec<WebhookId>,
    /// Earliest time at which another webhook is due, which has failed or is leased to another copy.
    pub next: Option<DateTime<Utc>>,
}

/// A tournament with pending messages for a webhook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaggingTournament {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its part of an address.
    pub slug: String,
    /// Position of the webhook in it.
    pub position: Cursor,
}

/// SQL for webhooks `w` that are behind with a tournament `t`, given their position `p`.
const LAGGING_SQL: &str = "FROM webhooks w JOIN tournaments t ON t.club_id = w.club_id
    LEFT JOIN webhook_positions p ON p.webhook_id = w.id AND p.tournament_id = t.id
    WHERE w.off_at IS NULL AND t.trial_until IS NULL AND (p.settled IS NULL OR NOT p.settled
        OR p.entries < (SELECT COALESCE(MAX(e.number), 0) FROM entries e WHERE e.tournament_id = t.id)
        OR p.events < (SELECT COALESCE(MAX(v.number), 0) FROM tournament_events v WHERE v.tournament_id = t.id))";

#[derive(QueryableByName)]
struct DueRow {
    #[diesel(sql_type = Text)]
    id: WebhookId,
    #[diesel(sql_type = diesel::sql_types::Timestamp)]
    next_at: NaiveDateTime,
    #[diesel(sql_type = diesel::sql_types::Timestamp)]
    held_until: NaiveDateTime,
}

/// Returns webhooks with pending messages: those of these clubs plus any that have failed, or those of all clubs.
pub fn find_due(store: &Store, clubs: Option<&BTreeSet<ClubId>>) -> Result<DueWebhooks, StoreError> {
    if clubs.is_some_and(BTreeSet::is_empty) && !has_failed(store)? {
        return Ok(DueWebhooks::default());
    }
    let of_clubs = clubs.map_or_else(String::new, |clubs| {
        let places: Vec<String> = (1..=clubs.len()).map(|place| format!("${place}")).collect();
        let listed = if places.is_empty() { "NULL".to_owned() } else { places.join(", ") };
        format!("AND (w.failures > 0 OR w.club_id IN ({listed}))")
    });
    let sql = format!("SELECT DISTINCT w.id, w.next_at, w.held_until {LAGGING_SQL} {of_clubs}");
    let rows: Vec<DueRow> = store.read(|conn| -> Result<_, StoreError> {
        Ok(each!(conn, |conn| {
            let bound = clubs.into_iter().flatten();
            bound.fold(sql_query(&sql).into_boxed(), BoxedSqlQuery::bind::<Text, _>).load(conn)?
        }))
    })?;
    let now = now().naive_utc();
    let (due, later): (Vec<_>, Vec<_>) =
        rows.into_iter().partition(|row| row.next_at <= now && row.held_until <= now);
    Ok(DueWebhooks {
        now: due.into_iter().map(|row| row.id).collect(),
        next: later.into_iter().map(|row| row.next_at.max(row.held_until).and_utc()).min(),
    })
}

/// Returns true if any webhook is waiting for a retry after a failure.
fn has_failed(store: &Store) -> Result<bool, StoreError> {
    store.read(|conn| {
        let failed = webhooks::table.filter(webhooks::failures.gt(0).and(webhooks::off_at.is_null()));
        let count: i64 = failed.count().get_result(conn)?;
        Ok(count > 0)
    })
}

/// Takes a lease on a webhook; `None` if another copy has the lease or the webhook is not due.
pub fn acquire_lease(store: &Store, id: &WebhookId) -> Result<Option<(LeaseToken, Webhook)>, StoreError> {
    let key = LeaseToken(format!("{:032x}", rand::random::<u128>()));
    store.write(|conn| {
        let at = now().naive_utc();
        let free = webhooks::table
            .find(id)
            .filter(webhooks::off_at.is_null())
            .filter(webhooks::next_at.le(at))
            .filter(webhooks::held_until.le(at));
        let held = (webhooks::held_by.eq(&key.0), webhooks::held_until.eq(at + LEASE_DURATION));
        if diesel::update(free).set(held).execute(conn)? == 0 {
            return Ok(None);
        }
        let row: Row = webhooks::table.find(id).select(Row::as_select()).first(conn)?;
        Ok(Some((key.clone(), row.try_into()?)))
    })
}

#[derive(QueryableByName)]
struct LaggingRow {
    #[diesel(sql_type = Text)]
    tournament: TournamentId,
    #[diesel(sql_type = Text)]
    slug: String,
    #[diesel(sql_type = Nullable<Integer>)]
    entries: Option<i32>,
    #[diesel(sql_type = Nullable<Integer>)]
    events: Option<i32>,
    #[diesel(sql_type = Nullable<Bool>)]
    is_over: Option<bool>,
    #[diesel(sql_type = Nullable<Bool>)]
    settled: Option<bool>,
}

/// Returns the tournaments with pending messages for a webhook.
pub fn lagging_tournaments(store: &Store, id: &WebhookId) -> Result<Vec<LaggingTournament>, StoreError> {
    let sql = format!(
        "SELECT t.id AS tournament, t.slug, p.entries, p.events, p.is_over, p.settled {LAGGING_SQL} AND w.id = $1 ORDER BY t.id"
    );
    let rows: Vec<LaggingRow> = store.read(|conn| -> Result<_, StoreError> {
        Ok(each!(conn, |conn| sql_query(&sql).bind::<Text, _>(id).load(conn)?))
    })?;
    let position = |row: &LaggingRow| {
        Ok::<_, StoreError>(Cursor {
            entries: from_column(row.entries.unwrap_or(0))?,
            events: from_column(row.events.unwrap_or(0))?,
            is_over: row.is_over.unwrap_or(false),
            settled: row.settled.unwrap_or(false),
        })
    };
    rows.into_iter()
        .map(|row| {
            Ok(LaggingTournament { position: position(&row)?, tournament: row.tournament, slug: row.slug })
        })
        .collect()
}

/// Records a delivered message with the new position. Returns true if the lease is still held, so that more can be sent.
pub fn record_success(
    store: &Store,
    (id, key): (&WebhookId, &LeaseToken),
    tournament: &TournamentId,
    position: Cursor,
    delivery: &Delivery,
) -> Result<bool, StoreError> {
    store.write(|conn| {
        let well = (webhooks::failures.eq(0), webhooks::held_until.eq((now() + LEASE_DURATION).naive_utc()));
        if diesel::update(leased_webhook(id, key)).set(well).execute(conn)? == 0 {
            return Ok(false);
        }
        save_position(conn, id, tournament, position)?;
        insert(conn, id, delivery)?;
        Ok(true)
    })
}

/// Records a new position without a message. Returns true if the lease is still held.
pub fn record_skip(
    store: &Store,
    (id, key): (&WebhookId, &LeaseToken),
    tournament: &TournamentId,
    position: Cursor,
) -> Result<bool, StoreError> {
    store.write(|conn| {
        let held_until = webhooks::held_until.eq((now() + LEASE_DURATION).naive_utc());
        if diesel::update(leased_webhook(id, key)).set(held_until).execute(conn)? == 0 {
            return Ok(false);
        }
        save_position(conn, id, tournament, position)?;
        Ok(true)
    })
}

/// Records a failed delivery. It is retried after a pause; after the last pause the webhook is switched off. Returns true if it was
/// switched off.
pub fn record_failure(
    store: &Store,
    (id, key): (&WebhookId, &LeaseToken),
    failures: u32,
    delivery: &Delivery,
) -> Result<bool, StoreError> {
    store.write(|conn| {
        let at = now();
        let pause = usize::try_from(failures).ok().and_then(|failures| RETRY_DELAYS.get(failures).copied());
        let next = at + TimeDelta::seconds(pause.unwrap_or(0));
        let off_at = pause.is_none().then(|| at.naive_utc());
        let ill = (
            webhooks::failures.eq(to_column(failures)? + 1),
            webhooks::next_at.eq(next.naive_utc()),
            webhooks::off_at.eq(off_at),
            webhooks::held_until.eq(at.naive_utc()),
        );
        if diesel::update(leased_webhook(id, key)).set(ill).execute(conn)? == 0 {
            return Ok(false);
        }
        insert(conn, id, delivery)?;
        Ok(off_at.is_some())
    })
}

/// Releases the lease on a webhook.
pub fn release_lease(store: &Store, (id, key): (&WebhookId, &LeaseToken)) -> Result<(), StoreError> {
    store.write(|conn| {
        let until = webhooks::held_until.eq(now().naive_utc());
        diesel::update(leased_webhook(id, key)).set(until).execute(conn)?;
        Ok(())
    })
}

type LeasedWebhook<'a> = diesel::dsl::Filter<
    diesel::dsl::Find<webhooks::table, &'a WebhookId>,
    diesel::dsl::Eq<webhooks::held_by, &'a str>,
>;

fn leased_webhook<'a>(id: &'a WebhookId, key: &'a LeaseToken) -> LeasedWebhook<'a> {
    webhooks::table.find(id).filter(webhooks::held_by.eq(key.0.as_str()))
}

fn save_position(
    conn: &mut Conn,
    id: &WebhookId,
    tournament: &TournamentId,
    position: Cursor,
) -> Result<(), StoreError> {
    let row = PositionRow {
        webhook_id: id,
        tournament_id: tournament,
        entries: to_column(position.entries)?,
        events: to_column(position.events)?,
        is_over: position.is_over,
        settled: position.settled,
    };
    let known = webhook_positions::table.find((id, tournament));
    if diesel::update(known).set(&row).execute(conn)? == 0 {
        diesel::insert_into(webhook_positions::table).values(&row).execute(conn)?;
    }
    Ok(())
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = webhook_positions, primary_key(webhook_id, tournament_id))]
struct PositionRow<'a> {
    webhook_id: &'a WebhookId,
    tournament_id: &'a TournamentId,
    entries: i32,
    events: i32,
    is_over: bool,
    settled: bool,
}
