//! Log of the latest delivery attempts, for organisers.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use strum::{Display, EnumString};

use super::{MessageKind, from_column, to_column};
use crate::{
    ClubId, Conn, Store, StoreError, WebhookId, ids::DeliveryId, schema::webhook_deliveries, time::now,
};

/// Attempts kept per webhook.
const MAX_STORED: i64 = 20;

/// Outcome of a delivery attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// The receiver answered with this status.
    Answered(u16),
    /// There was no answer.
    Failed(DeliveryFault),
}

impl DeliveryOutcome {
    /// Returns true if the receiver accepted the message.
    pub fn is_success(self) -> bool {
        matches!(self, Self::Answered(200..=299))
    }
}

/// Reasons why there was no answer. The variant name in kebab case is the column `fault` and the end of its Fluent key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum DeliveryFault {
    /// The host name cannot be resolved.
    Unresolved,
    /// The host name resolves to an address in a private network.
    Private,
    /// The host does not accept connections.
    Unreachable,
    /// The certificate is expired or not valid for this host.
    Certificate,
    /// The receiver did not answer in time.
    Silent,
    /// The answer is not HTTP.
    Unintelligible,
}

/// A delivery attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Id of the message, by which receivers detect repeats.
    pub message: String,
    /// Subject of the message.
    pub kind: MessageKind,
    /// Number of the attempt at this message, from 1.
    pub attempt: u32,
    /// Outcome of the attempt.
    pub outcome: DeliveryOutcome,
    /// Time of the attempt.
    pub sent_at: DateTime<Utc>,
}

impl Delivery {
    /// An attempt made just now.
    pub fn now(message: &str, kind: MessageKind, attempt: u32, outcome: DeliveryOutcome) -> Self {
        Self { message: message.to_owned(), kind, attempt, outcome, sent_at: now() }
    }
}

/// Returns the latest attempts of a webhook of a club, newest first.
pub fn deliveries(store: &Store, club: &ClubId, id: &WebhookId) -> Result<Vec<Delivery>, StoreError> {
    store.read(|conn| {
        super::find_webhook(conn, club, id)?;
        let of_webhook = webhook_deliveries::table.filter(webhook_deliveries::webhook_id.eq(id));
        let rows: Vec<Row> = of_webhook
            .order(webhook_deliveries::id.desc())
            .limit(MAX_STORED)
            .select(Row::as_select())
            .load(conn)?;
        rows.into_iter().map(Delivery::try_from).collect()
    })
}

/// Records a test delivery, which does not affect pending messages.
pub fn note_test(
    store: &Store,
    club: &ClubId,
    id: &WebhookId,
    delivery: &Delivery,
) -> Result<(), StoreError> {
    store.write(|conn| {
        super::find_webhook(conn, club, id)?;
        insert(conn, id, delivery)
    })
}

/// Adds an attempt, and deletes those beyond [`MAX_STORED`].
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
        .offset(MAX_STORED - 1)
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
