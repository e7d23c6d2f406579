//! Audit log of a club, except for the events of its tournaments. The database rejects any attempt to change or delete a row.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::{dsl::max, prelude::*};

use super::{ClubId, Conn, Store, StoreError, schema::club_deeds, time::now};

/// An entry of the audit log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEntry {
    /// Key of its message, `club-deed-…`.
    pub kind: String,
    /// Object: the address of a tournament, the id of a player, or a name.
    pub about: String,
    /// Name of the actor at that time; `None` for actions on the server's command line.
    pub by: Option<String>,
    /// Time of the action.
    pub at: DateTime<Utc>,
}

/// An audit entry written in the same transaction as the action, so that neither exists without the other.
#[derive(Debug)]
pub struct NewAuditEntry {
    club: ClubId,
    kind: &'static str,
    about: Mutex<String>,
    by: Option<String>,
    is_noted: AtomicBool,
}

impl NewAuditEntry {
    /// An entry for a pending action: its kind, its object and its actor.
    pub fn new(club: &ClubId, kind: &'static str, about: String, by: Option<String>) -> Arc<Self> {
        let about = Mutex::new(about);
        Arc::new(Self { club: club.clone(), kind, about, by, is_noted: AtomicBool::new(false) })
    }

    /// Sets the object, for things that had no address when the action began.
    pub fn set_object(&self, what: impl Into<String>) {
        *self.about.lock().unwrap_or_else(PoisonError::into_inner) = what.into();
    }

    /// Key of its message, `club-deed-…`.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// Returns true once its row is committed.
    pub fn is_committed(&self) -> bool {
        self.is_noted.load(Ordering::Relaxed)
    }

    pub(super) fn add(&self, conn: &mut Conn) -> Result<(), StoreError> {
        let about = self.about.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let of_club = club_deeds::table.filter(club_deeds::club_id.eq(&self.club));
        let last: Option<i32> = of_club.select(max(club_deeds::number)).first(conn)?;
        let row = (
            club_deeds::club_id.eq(&self.club),
            club_deeds::number.eq(last.unwrap_or(0) + 1),
            club_deeds::kind.eq(self.kind),
            club_deeds::about.eq(about),
            club_deeds::by_name.eq(self.by.as_deref()),
            club_deeds::created_at.eq(now().naive_utc()),
        );
        diesel::insert_into(club_deeds::table).values(row).execute(conn)?;
        Ok(())
    }

    pub(super) fn mark_committed(&self) {
        self.is_noted.store(true, Ordering::Relaxed);
    }
}

/// Writes the entry of an action that has already been done.
pub fn write_entry(store: &Store, deed: &Arc<NewAuditEntry>) -> Result<(), StoreError> {
    store.with_audit_entry(deed.clone()).write(|_| Ok(()))
}

/// Returns the audit log of a club, oldest first.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<AuditEntry>, StoreError> {
    type Row = (String, String, Option<String>, NaiveDateTime);
    let rows: Vec<Row> = store.read(|conn| {
        let of_club = club_deeds::table.filter(club_deeds::club_id.eq(club)).order(club_deeds::number);
        let columns = (club_deeds::kind, club_deeds::about, club_deeds::by_name, club_deeds::created_at);
        Ok::<_, StoreError>(of_club.select(columns).load(conn)?)
    })?;
    let read = |(kind, about, by, at): Row| AuditEntry { kind, about, by, at: at.and_utc() };
    Ok(rows.into_iter().map(read).collect())
}
