//! What was done in a club beside its tournaments. Rows are added; the database refuses to change or to delete one.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::{dsl::max, prelude::*};

use super::{ClubId, Store, StoreError, schema::club_deeds, time::now};

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

/// Notes what was done.
pub fn note(
    store: &Store,
    club: &ClubId,
    kind: &str,
    about: &str,
    by: Option<&str>,
) -> Result<(), StoreError> {
    store.write(|conn| {
        let of_club = club_deeds::table.filter(club_deeds::club_id.eq(club));
        let last: Option<i32> = of_club.select(max(club_deeds::number)).first(conn)?;
        let row = (
            club_deeds::club_id.eq(club),
            club_deeds::number.eq(last.unwrap_or(0) + 1),
            club_deeds::kind.eq(kind),
            club_deeds::about.eq(about),
            club_deeds::by_name.eq(by),
            club_deeds::created_at.eq(now().naive_utc()),
        );
        diesel::insert_into(club_deeds::table).values(row).execute(conn)?;
        Ok(())
    })
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
