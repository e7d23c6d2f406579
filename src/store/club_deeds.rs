//! What was done in a club beside its tournaments. Rows are added; the database refuses to change or to delete one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::{dsl::max, prelude::*};

use super::{ClubId, Conn, Store, StoreError, schema::club_deeds, time::now};

/// Something that was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubDeed {
    /// What: the name of a sentence, `club-deed-…`.
    pub kind: String,
    /// To whom or what: an address of a tournament, the id of a player, a name.
    pub about: String,
    /// Who did it, by the name of that moment; nobody where it was done on the server.
    pub by: Option<String>,
    /// When.
    pub at: DateTime<Utc>,
}

/// Something that is about to be done: it is noted in the transaction in which it is, so that there is neither without the other.
#[derive(Debug)]
pub struct NewAuditEntry {
    club: ClubId,
    kind: &'static str,
    about: Mutex<String>,
    by: Option<String>,
    is_noted: AtomicBool,
}

impl NewAuditEntry {
    /// An entry about something that is about to be done in a club: its kind, its object, and who does it.
    pub fn new(club: &ClubId, kind: &'static str, about: String, by: Option<String>) -> Arc<Self> {
        let about = Mutex::new(about);
        Arc::new(Self { club: club.clone(), kind, about, by, is_noted: AtomicBool::new(false) })
    }

    /// Says to whom or what it will be done: what is made has no address yet.
    pub fn is_about(&self, what: impl Into<String>) {
        *self.about.lock().unwrap_or_else(PoisonError::into_inner) = what.into();
    }

    /// Its kind: the name of a sentence, `club-deed-…`.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// Tells that its row is there.
    pub fn is_noted(&self) -> bool {
        self.is_noted.load(Ordering::Relaxed)
    }

    /// Adds its row.
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

    /// Its row is there for good.
    pub(super) fn was_noted(&self) {
        self.is_noted.store(true, Ordering::Relaxed);
    }
}

/// Notes what was done already.
pub fn note(store: &Store, deed: &Arc<NewAuditEntry>) -> Result<(), StoreError> {
    store.noting(deed.clone()).write(|_| Ok(()))
}

/// Everything that was done in a club, oldest first.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<ClubDeed>, StoreError> {
    type Row = (String, String, Option<String>, NaiveDateTime);
    let rows: Vec<Row> = store.read(|conn| {
        let of_club = club_deeds::table.filter(club_deeds::club_id.eq(club)).order(club_deeds::number);
        let columns = (club_deeds::kind, club_deeds::about, club_deeds::by_name, club_deeds::created_at);
        Ok::<_, StoreError>(of_club.select(columns).load(conn)?)
    })?;
    let read = |(kind, about, by, at): Row| ClubDeed { kind, about, by, at: at.and_utc() };
    Ok(rows.into_iter().map(read).collect())
}
