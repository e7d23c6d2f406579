//! Webhooks: addresses to which events of a club are sent. Pending messages are not stored: they follow from the ledgers and events of the
//! club's tournaments, and from the position of each webhook in them. So nothing is lost, and recording a result does not take any extra
//! work.

mod address;
mod deliveries;
mod message_kind;
mod outbox;
mod secret;

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;

pub use address::{AddressFault, WebhookAddress};
pub use deliveries::{Delivery, DeliveryFault, DeliveryOutcome, deliveries, note_test};
pub use message_kind::MessageKind;
pub use outbox::{
    Cursor, DueWebhooks, LaggingTournament, LeaseToken, acquire_lease, find_due, lagging_tournaments,
    record_failure, record_skip, record_success, release_lease,
};
pub use secret::WebhookSecret;

use super::{
    AccountId, ClubId, Conn, Store, StoreError, TournamentId, WebhookId,
    columns::{from_column, to_column},
    error::failure,
    schema::{entries, tournament_events, tournaments, webhook_positions, webhooks},
    time::{is_just_made, now},
};

/// Webhooks per club.
pub const MAX_PER_CLUB: usize = 10;

/// Time for which messages are signed with the old secret as well after a rotation, so that the receiver can be reconfigured.
const OLD_SECRET_LIFETIME: TimeDelta = TimeDelta::days(1);

/// A webhook of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Webhook {
    /// Identifies it in addresses of pages.
    pub id: WebhookId,
    /// The club whose events are sent.
    pub club_id: ClubId,
    /// Address of the receiver.
    pub address: WebhookAddress,
    /// Kinds of messages to be sent.
    pub wants: BTreeSet<MessageKind>,
    /// Secrets for signing messages, newest first.
    pub secrets: Vec<WebhookSecret>,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// Number of failures in a row.
    pub failures: u32,
    /// Time of the next attempt, if the last one failed.
    pub next_at: DateTime<Utc>,
    /// Time at which it was switched off after failing for too long.
    pub off_at: Option<DateTime<Utc>>,
}

/// Reasons why a webhook is not created.
#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    /// The club already has [`MAX_PER_CLUB`] webhooks.
    #[error("too many webhooks")]
    TooMany,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(WebhookError);

/// Returns the webhooks of a club, oldest first.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<Webhook>, StoreError> {
    store.read(|conn| {
        let of_club = webhooks::table.filter(webhooks::club_id.eq(club));
        let rows: Vec<Row> =
            of_club.order((webhooks::created_at, webhooks::id)).select(Row::as_select()).load(conn)?;
        rows.into_iter().map(Webhook::try_from).collect()
    })
}

/// Returns a webhook of a club.
pub fn find(store: &Store, club: &ClubId, id: &WebhookId) -> Result<Webhook, StoreError> {
    store.read(|conn| find_webhook(conn, club, id))
}

/// Creates a webhook, which receives events from now on.
pub fn create(
    store: &Store,
    club: &ClubId,
    address: &WebhookAddress,
    wants: &BTreeSet<MessageKind>,
    by: Option<&AccountId>,
) -> Result<Webhook, WebhookError> {
    create_once(store, club, &WebhookId::made(), address, wants, by)
}

/// Creates a webhook under a given id. Submitting the same form again at once returns the webhook created the first time.
pub fn create_once(
    store: &Store,
    club: &ClubId,
    id: &WebhookId,
    address: &WebhookAddress,
    wants: &BTreeSet<MessageKind>,
    by: Option<&AccountId>,
) -> Result<Webhook, WebhookError> {
    let secret = WebhookSecret::generate();
    store.write(|conn| {
        let made = webhooks::table.find(id).select(Row::as_select()).first(conn).optional();
        let made: Option<Row> = made.map_err(StoreError::from)?;
        let id = match made {
            None => id.clone(),
            Some(row) if row.is_made_by(club, address, by) && is_just_made(row.created_at.and_utc()) => {
                store.skip_audit();
                return Ok(Webhook::try_from(row)?);
            }
            // The form was reused, or names another webhook, whose secret must not be shown again.
            Some(_) => WebhookId::made(),
        };
        let of_club = webhooks::table.filter(webhooks::club_id.eq(club));
        let held: i64 = of_club.count().get_result(conn).map_err(StoreError::from)?;
        if from_column::<usize>(held)? >= MAX_PER_CLUB {
            return Err(WebhookError::TooMany);
        }
        let now = now().naive_utc();
        let row = Row {
            id,
            club_id: club.clone(),
            address: address.to_string(),
            wants: message_kind::to_text(wants),
            secret: secret.to_string(),
            old_secret: None,
            old_until: None,
            created_by: by.cloned(),
            created_at: now,
            failures: 0,
            next_at: now,
            off_at: None,
            held_by: String::new(),
            held_until: now,
        };
        diesel::insert_into(webhooks::table).values(&row).execute(conn).map_err(StoreError::from)?;
        mark_all_delivered(conn, club, &row.id)?;
        Ok(Webhook::try_from(row)?)
    })
}

fn mark_all_delivered(conn: &mut Conn, club: &ClubId, id: &WebhookId) -> Result<(), StoreError> {
    let held: Vec<TournamentId> =
        tournaments::table.filter(tournaments::club_id.eq(club)).select(tournaments::id).load(conn)?;
    for tournament in held {
        let entered: Option<i32> = entries::table
            .filter(entries::tournament_id.eq(&tournament))
            .select(diesel::dsl::max(entries::number))
            .first(conn)?;
        let happened: Option<i32> = tournament_events::table
            .filter(tournament_events::tournament_id.eq(&tournament))
            .select(diesel::dsl::max(tournament_events::number))
            .first(conn)?;
        let row = (
            webhook_positions::webhook_id.eq(id),
            webhook_positions::tournament_id.eq(&tournament),
            webhook_positions::entries.eq(entered.unwrap_or(0)),
            webhook_positions::events.eq(happened.unwrap_or(0)),
            // Determined at the next change.
            webhook_positions::is_over.eq(false),
            webhook_positions::settled.eq(true),
        );
        diesel::insert_into(webhook_positions::table).values(row).execute(conn)?;
    }
    Ok(())
}

/// Gives a webhook a new secret. For a day, messages are signed with the old one as well.
pub fn rotate(store: &Store, club: &ClubId, id: &WebhookId) -> Result<Webhook, StoreError> {
    let secret = WebhookSecret::generate();
    store.write(|conn| {
        let before = find_webhook(conn, club, id)?;
        diesel::update(webhooks::table.find(id))
            .set((
                webhooks::secret.eq(secret.to_string()),
                webhooks::old_secret.eq(before.secrets.first().map(ToString::to_string)),
                webhooks::old_until.eq((now() + OLD_SECRET_LIFETIME).naive_utc()),
            ))
            .execute(conn)?;
        find_webhook(conn, club, id)
    })
}

/// Immediately retries a webhook that failed or was switched off, from where it stopped.
pub fn try_now(store: &Store, club: &ClubId, id: &WebhookId) -> Result<(), StoreError> {
    store.write(|conn| {
        find_webhook(conn, club, id)?;
        diesel::update(webhooks::table.find(id))
            .set((
                webhooks::failures.eq(0),
                webhooks::next_at.eq(now().naive_utc()),
                webhooks::off_at.eq(None::<NaiveDateTime>),
            ))
            .execute(conn)?;
        Ok(())
    })
}

/// Deletes a webhook of a club, with its positions and attempts.
pub fn remove(store: &Store, club: &ClubId, id: &WebhookId) -> Result<(), StoreError> {
    store.write(|conn| {
        let of_club = webhooks::table.find(id).filter(webhooks::club_id.eq(club));
        match diesel::delete(of_club).execute(conn)? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    })
}

fn find_webhook(conn: &mut Conn, club: &ClubId, id: &WebhookId) -> Result<Webhook, StoreError> {
    let of_club = webhooks::table.find(id).filter(webhooks::club_id.eq(club));
    let row: Row = of_club.select(Row::as_select()).first(conn)?;
    row.try_into()
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = webhooks)]
struct Row {
    id: WebhookId,
    club_id: ClubId,
    address: String,
    wants: String,
    secret: String,
    old_secret: Option<String>,
    old_until: Option<NaiveDateTime>,
    created_by: Option<AccountId>,
    created_at: NaiveDateTime,
    failures: i32,
    next_at: NaiveDateTime,
    off_at: Option<NaiveDateTime>,
    held_by: String,
    held_until: NaiveDateTime,
}

impl Row {
    fn is_made_by(&self, club: &ClubId, address: &WebhookAddress, by: Option<&AccountId>) -> bool {
        self.club_id == *club && self.address == address.to_string() && self.created_by.as_ref() == by
    }
}

impl TryFrom<Row> for Webhook {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let address = WebhookAddress::parse(&row.address);
        let old = row.old_secret.filter(|_| row.old_until.is_some_and(|until| until > now().naive_utc()));
        let secrets = std::iter::once(row.secret).chain(old).map(|secret| WebhookSecret::parse(&secret));
        Ok(Self {
            id: row.id,
            club_id: row.club_id,
            address: address.map_err(|fault| StoreError::corrupt("webhook's address", &fault))?,
            wants: message_kind::from_text(&row.wants)?,
            secrets: secrets.collect::<Result<_, _>>()?,
            created_at: row.created_at.and_utc(),
            failures: from_column(row.failures)?,
            next_at: row.next_at.and_utc(),
            off_at: row.off_at.map(|at| at.and_utc()),
        })
    }
}
