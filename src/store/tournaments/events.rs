//! What happened to a tournament beside its results.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde_json::Value;
use strum::{Display, EnumString};

use crate::store::seats::SeatChange;
use crate::store::{
    AccountId, Conn, Store, StoreError, TournamentId, ids::EventId, schema::tournament_events, time::now,
};

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum EventKind {
    /// It was made.
    Created,
    /// The draft was changed.
    Edited,
    /// The order of the entrants was settled, by lot or as typed.
    Drawn,
    /// It was started.
    Started,
    /// The organiser ended it early.
    Stopped,
    /// It goes on.
    Reopened,
    /// Nothing is recorded any more.
    Archived,
    /// It came back from the archive.
    Unarchived,
    /// A table got another code.
    Reissued,
    /// A substitute took somebody's seat.
    Substituted,
    /// A player left for good.
    Withdrawn,
    /// A late player joined.
    Joined,
    /// One of these three was taken back.
    Undone,
    /// A play-off of the first place began.
    #[strum(serialize = "play-off")]
    PlayOff,
    /// It was taken back.
    #[strum(serialize = "play-off-undone")]
    PlayOffUndone,
    /// A table, or an organiser for it, found out who deals first.
    #[strum(serialize = "dealer-drawn")]
    DealerDrawn,
    /// That was taken back.
    #[strum(serialize = "dealer-undone")]
    DealerUndone,
    /// Two entries of the roster were one person, who plays here.
    Merged,
    /// A seat of a hand on phones changed hands ([`SeatChange`]).
    Seat,
}

/// One thing that happened to a tournament.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    /// What.
    pub kind: EventKind,
    /// More about it; for [`EventKind::Drawn`] `{ "order": "lot" | "typed", "entrants": [id, …] }`, for
    /// [`EventKind::Reissued`] `{ "table": number }`, for [`EventKind::DealerDrawn`] and [`EventKind::DealerUndone`]
    /// `{ "table": number, "player": name }`, for [`EventKind::Merged`] `{ "goes": name, "stays": name }`, for those about who
    /// comes and goes `{ "leaves": name, "comes": name, "round": number, "hand": number }`, and where it was taken back
    /// `"step"`, the kind that it was; for [`EventKind::Seat`] a [`SeatChange`].
    pub detail: Value,
    /// Which organiser did it.
    pub account_id: Option<AccountId>,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl Event {
    /// The seat that changed hands; nothing if it is about something else.
    pub fn seat_change(&self) -> Option<SeatChange> {
        let is_one = self.kind == EventKind::Seat;
        is_one.then(|| serde_json::from_value(self.detail.clone()).ok()).flatten()
    }
}

/// What happened to a tournament, oldest first.
pub fn events(store: &Store, tournament: &TournamentId) -> Result<Vec<Event>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = tournament_events::table
            .filter(tournament_events::tournament_id.eq(tournament))
            .order(tournament_events::number)
            .select(Row::as_select())
            .load(conn)?;
        rows.into_iter().map(Event::try_from).collect()
    })
}

pub(in crate::store) fn note(
    conn: &mut Conn,
    tournament: &TournamentId,
    kind: EventKind,
    detail: &Value,
    by: Option<&AccountId>,
) -> Result<(), StoreError> {
    let of_tournament = tournament_events::table.filter(tournament_events::tournament_id.eq(tournament));
    let last: Option<i32> = of_tournament.select(diesel::dsl::max(tournament_events::number)).first(conn)?;
    let row = Row {
        id: EventId::new(),
        tournament_id: tournament.clone(),
        kind: kind.to_string(),
        detail: detail.to_string(),
        account_id: by.cloned(),
        created_at: now().naive_utc(),
        // The clock may be set back.
        number: last.unwrap_or(0) + 1,
    };
    diesel::insert_into(tournament_events::table).values(row).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = tournament_events)]
struct Row {
    id: EventId,
    tournament_id: TournamentId,
    kind: String,
    detail: String,
    account_id: Option<AccountId>,
    created_at: NaiveDateTime,
    number: i32,
}

impl TryFrom<Row> for Event {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            kind: row.kind.parse().map_err(|error| StoreError::corrupt("event kind", &error))?,
            detail: serde_json::from_str(&row.detail)
                .map_err(|error| StoreError::corrupt("event detail", &error))?,
            account_id: row.account_id,
            created_at: row.created_at.and_utc(),
        })
    }
}
