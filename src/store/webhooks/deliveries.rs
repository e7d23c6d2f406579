//! The last attempts to send something, for the organiser to look at.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use strum::{Display, EnumString};

use super::{MessageKind, from_column, to_column};
use crate::{
    ClubId, Conn, Store, StoreError, WebhookId, ids::DeliveryId, schema::webhook_deliveries, time::now,
};

/// How many of a webhook are kept.
const KEPT: i64 = 20;

/// What became of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// The receiver answered with this status.
    Answered(u16),
    /// It did not come to that.
    Failed(DeliveryFault),
}

impl DeliveryOutcome {
    /// Whether the receiver has it.
    pub fn is_success(self) -> bool {
        matches!(self, Self::Answered(200..=299))
    }
}

/// Why nothing was answered. The name of a variant in kebab case is the column `fault` and the end of its Fluent key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum DeliveryFault {
    /// Nobody knows the name.
    Unresolved,
    /// The name leads into a network that is not for everybody.
    Private,
    /// Nobody is there.
    Unreachable,
    /// Its certificate is not one for this name, or out of date.
    Certificate,
    /// It did not answer in time.
    Silent,
    /// What it answered is no HTTP.
    Unintelligible,
}

/// An attempt to send something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// The id of the message: the receiver tells by it what it has already.
    pub message: String,
    /// What it is about.
    pub kind: MessageKind,
    /// Which attempt at this message it was, from 1.
    pub attempt: u32,
    /// What became of it.
    pub outcome: DeliveryOutcome,
    /// When.
    pub sent_at: DateTime<Utc>,
}

impl Delivery {
    /// An attempt that was made now.
    pub fn now(message: &str, kind: MessageKind, attempt: u32, outcome: DeliveryOutcome) -> Self {
        Self { message: message.to_owned(), kind, attempt, outcome, sent_at: now() }
    }
}

/// The last attempts of a webhook of a club, the newest first.
pub fn deliveries(store: &Store, club: &ClubId, id: &WebhookId) -> Result<Vec<Delivery>, StoreError> {
    store.read(|conn| {
        super::of_club(conn, club, id)?;
        let of_webhook = webhook_deliveries::table.filter(webhook_deliveries::webhook_id.eq(id));
        let rows: Vec<Row> = of_webhook
            .order(webhook_deliveries::id.desc())
            .limit(KEPT)
            .select(Row::as_select())
            .load(conn)?;
        rows.into_iter().map(Delivery::try_from).collect()
    })
}

/// Notes a test. It says nothing about what waits.
pub fn note_test(
    store: &Store,
    club: &ClubId,
    id: &WebhookId,
    delivery: &Delivery,
) -> Result<(), StoreError> {
    store.write(|conn| {
        super::of_club(conn, club, id)?;
        insert(conn, id, delivery)
    })
}

/// Adds an attempt, and forgets those that are long past.
pub(super) fn insert(conn: &mut Conn, id: &WebhookId, delivery: &Delivery) -> Result<(), StoreError> {
    let (status, fault) = match delivery.outcome {
        DeliveryOutcome::Answered(status) => (Some(i32::from(status)), None),
        DeliveryOutcome::Failed(fault) => (None, Some(fault.to_string())),
    };
    let row = Row {
        id: DeliveryId::made(),
        webhook_id: id.clone(),
        message: delivery.message.clone(),
        kind: delivery.kind.to_string(),
        attempt: to_column(delivery.attempt)?,
        status,
        fault,
        sent_at: delivery.sent_at.naive_utc(),
    };
    diesel::insert_into(webhook_deliveries::table).values(row).execute(conn)?;
    let of_webhook = || webhook_deliveries::table.filter(webhook_deliveries::webhook_id.eq(id));
    let oldest: Option<DeliveryId> = of_webhook()
        .order(webhook_deliveries::id.desc())
        .offset(KEPT - 1)
        .select(webhook_deliveries::id)
        .first(conn)
        .optional()?;
    if let Some(oldest) = oldest {
        diesel::delete(of_webhook().filter(webhook_deliveries::id.lt(oldest))).execute(conn)?;
    }
    Ok(())
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = webhook_deliveries)]
struct Row {
    id: DeliveryId,
    webhook_id: WebhookId,
    message: String,
    kind: String,
    attempt: i32,
    status: Option<i32>,
    fault: Option<String>,
    sent_at: NaiveDateTime,
}

impl TryFrom<Row> for Delivery {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let outcome = match (row.status, row.fault) {
            (Some(status), _) => DeliveryOutcome::Answered(from_column(status)?),
            (None, Some(fault)) => DeliveryOutcome::Failed(
                fault.parse().map_err(|error| StoreError::corrupt("fault of a delivery", &error))?,
            ),
            (None, None) => return Err(StoreError::corrupt("delivery", &"neither status nor fault")),
        };
        Ok(Self {
            message: row.message,
            kind: row.kind.parse().map_err(|error| StoreError::corrupt("kind of message", &error))?,
            attempt: from_column(row.attempt)?,
            outcome,
            sent_at: row.sent_at.and_utc(),
        })
    }
}
