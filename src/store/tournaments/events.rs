//! What happened to a tournament beside its results.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::Display;

use super::{CallNote, ChangeKind, ChangeNote, ClockNote, ConfirmedNote, DealerNote, EntrantOrder, SaidNote};
use crate::seats::SeatChange;
use crate::{
    AccountId, ClubId, Conn, Store, StoreError, TournamentId, file_row,
    ids::EventId,
    schema::{tournament_events, tournaments},
    time::now,
};
use lastcard_tournament::{BlockChoice, Confirming, EntrantId, Name, Remark, Ruling, WhoCounts};

/// What happened. The name of a variant in kebab case is the column `kind`, its data are the column `detail`. Names are those of
/// the moment: the record must read the same when somebody is called otherwise, or is gone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(tag = "kind", content = "detail", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EventKind {
    /// It was made.
    Created,
    /// The draft was changed.
    Edited,
    /// The order of the entrants was settled.
    Drawn {
        /// By lot, or as typed.
        order: EntrantOrder,
        /// The entrants in that order.
        entrants: Vec<EntrantId>,
    },
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
    /// It is a draft again.
    Redrafted,
    /// Everybody is told the chances again.
    ChancesShown,
    /// Nobody is told the chances any more.
    ChancesHidden,
    /// A table got another code.
    Reissued {
        /// The table's number.
        table: u32,
    },
    /// A code was issued that opens all tables.
    ScorerIssued,
    /// It opens nothing any more.
    ScorerRevoked,
    /// When its codes end; at no moment of their own, if none.
    CodesUntil(Option<DateTime<Utc>>),
    /// A substitute took somebody's seat.
    Substituted(ChangeNote),
    /// A player left for good.
    Withdrawn(ChangeNote),
    /// A late player joined.
    Joined(ChangeNote),
    /// One of these three was taken back.
    Undone {
        /// Which of them.
        step: ChangeKind,
        /// What it was.
        #[serde(flatten)]
        change: ChangeNote,
    },
    /// A play-off of the first place began.
    PlayOff,
    /// It was taken back.
    PlayOffUndone,
    /// A table, or an organiser for it, found out who deals first.
    DealerDrawn(DealerNote),
    /// That was taken back.
    DealerUndone(DealerNote),
    /// Two entries of the roster were one person, who plays here.
    Merged {
        /// The name that is no more.
        goes: Name,
        /// The name that stays.
        stays: Name,
    },
    /// Others may see it now, or other things of it.
    Audience,
    /// Somebody who plays here was erased.
    Erased,
    /// A seat of a hand on phones changed hands.
    Seat(SeatChange),
    /// Something was done to the clock of a block.
    Clock(ClockNote),
    /// Something is said to the hall.
    Said(SaidNote),
    /// It is said no more.
    SaidNoMore,
    /// A table calls an organiser.
    Called(CallNote),
    /// What is recorded in a block, or in a round, is changed by organisers only from now on.
    Closed(BlockChoice),
    /// Tables may change it again.
    Opened(BlockChoice),
    /// What happens to results that tables enter from now on.
    Confirming(Confirming),
    /// Who enters what players are left with from now on.
    Counting(WhoCounts),
    /// The other side, or an organiser, said that a result is right.
    Confirmed(ConfirmedNote),
    /// A referee ruled something.
    Ruled(Ruling),
    /// That was taken back.
    RulingUndone(Ruling),
    /// An organiser has come, or the table needs nobody any more.
    CallEnded {
        /// The table's number.
        table: u32,
    },
}

impl EventKind {
    /// Says that something else may stand in the standings since, or somebody under another name.
    pub fn changes_outcome(&self) -> bool {
        match self {
            Self::Stopped
            | Self::Reopened
            | Self::Substituted(_)
            | Self::Withdrawn(_)
            | Self::Joined(_)
            | Self::Undone { .. }
            | Self::PlayOff
            | Self::PlayOffUndone
            | Self::Merged { .. }
            | Self::Audience
            | Self::Erased
            | Self::Ruled(_)
            | Self::RulingUndone(_) => true,
            Self::Created
            | Self::Edited
            | Self::Drawn { .. }
            | Self::Started
            | Self::Archived
            | Self::Unarchived
            | Self::Redrafted
            | Self::ChancesShown
            | Self::ChancesHidden
            | Self::Reissued { .. }
            | Self::ScorerIssued
            | Self::ScorerRevoked
            | Self::CodesUntil(_)
            | Self::DealerDrawn(_)
            | Self::DealerUndone(_)
            | Self::Seat(_)
            | Self::Clock(_)
            | Self::Said(_)
            | Self::SaidNoMore
            | Self::Called(_)
            | Self::CallEnded { .. }
            | Self::Closed(_)
            | Self::Opened(_)
            | Self::Confirming(_)
            | Self::Counting(_)
            | Self::Confirmed(_) => false,
        }
    }

    /// The same with what people typed rewritten.
    #[must_use]
    pub(crate) fn rewritten(mut self, write: impl Fn(&str) -> String) -> Self {
        let written = self.remark().and_then(|remark| Remark::parse(&write(remark.as_str())).ok().flatten());
        if let Some(written) = written {
            match &mut self {
                Self::Said(note) => note.text = written,
                Self::Called(note) => note.note = Some(written),
                Self::Ruled(ruling) | Self::RulingUndone(ruling) => ruling.reason = written,
                _ => {}
            }
        }
        self
    }

    /// The text that somebody typed with it.
    pub(crate) fn remark(&self) -> Option<&Remark> {
        match self {
            Self::Said(note) => Some(&note.text),
            Self::Called(note) => note.note.as_ref(),
            Self::Ruled(ruling) | Self::RulingUndone(ruling) => Some(&ruling.reason),
            _ => None,
        }
    }
}

/// One thing that happened to a tournament.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    /// Names it for good.
    pub id: EventId,
    /// What.
    pub kind: EventKind,
    /// Which organiser did it.
    pub account_id: Option<AccountId>,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl Event {
    /// The seat that changed hands; nothing if it is about something else.
    pub fn seat_change(&self) -> Option<&SeatChange> {
        match &self.kind {
            EventKind::Seat(change) => Some(change),
            _ => None,
        }
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

/// Those of these kinds only, within a transaction.
pub(crate) fn of_kinds(
    conn: &mut Conn,
    tournament: &TournamentId,
    kinds: &[&str],
) -> Result<Vec<Event>, StoreError> {
    let rows: Vec<Row> = tournament_events::table
        .filter(tournament_events::tournament_id.eq(tournament))
        .filter(tournament_events::kind.eq_any(kinds))
        .order(tournament_events::number)
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(Event::try_from).collect()
}

/// What became of a tournament as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubEvent {
    /// The tournament's name.
    pub tournament: String,
    /// What: the column `kind`.
    pub kind: String,
    /// Who did it, if an organiser did.
    pub account_id: Option<AccountId>,
    /// When.
    pub at: DateTime<Utc>,
}

/// What becomes of a tournament as a whole.
const OF_CLUB: [&str; 8] =
    ["created", "started", "stopped", "reopened", "archived", "unarchived", "redrafted", "audience"];

/// What became of the tournaments of a club, oldest first.
pub fn events_of_club(store: &Store, club: &ClubId) -> Result<Vec<ClubEvent>, StoreError> {
    type Found = (String, String, Option<AccountId>, NaiveDateTime);
    let found: Vec<Found> = store.read(|conn| {
        let of_club = tournament_events::table
            .inner_join(tournaments::table)
            .filter(tournaments::club_id.eq(club).and(tournament_events::kind.eq_any(OF_CLUB)))
            .order((tournament_events::created_at, tournament_events::number));
        let columns = (
            tournaments::name,
            tournament_events::kind,
            tournament_events::account_id,
            tournament_events::created_at,
        );
        Ok::<_, StoreError>(of_club.select(columns).load(conn)?)
    })?;
    let read = |(tournament, kind, account_id, at): Found| ClubEvent {
        tournament,
        kind,
        account_id,
        at: at.and_utc(),
    };
    Ok(found.into_iter().map(read).collect())
}

pub(crate) fn note(
    conn: &mut Conn,
    tournament: &TournamentId,
    kind: &EventKind,
    by: Option<&AccountId>,
) -> Result<(), StoreError> {
    let written = serde_json::to_value(kind).map_err(|error| StoreError::corrupt("event", &error))?;
    let detail = written.get("detail").unwrap_or(&Value::Null);
    let of_tournament = tournament_events::table.filter(tournament_events::tournament_id.eq(tournament));
    let last: Option<i32> = of_tournament.select(diesel::dsl::max(tournament_events::number)).first(conn)?;
    let row = Row {
        id: EventId::made(),
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

#[derive(Queryable, Selectable, Insertable, Deserialize)]
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
        let corrupt = |error| StoreError::corrupt("event", &error);
        let detail: Value = serde_json::from_str(&row.detail).map_err(corrupt)?;
        Ok(Self {
            id: row.id,
            kind: serde_json::from_value(json!({ "kind": row.kind, "detail": detail })).map_err(corrupt)?,
            account_id: row.account_id,
            created_at: row.created_at.and_utc(),
        })
    }
}
/// Reads a row of a file as one of the table.
pub(crate) fn filed(row: Value) -> Result<(), StoreError> {
    file_row::read(row, |row: Row| Event::try_from(row))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is in the tables of clubs for good: a column that is read differently would be lost.
    #[test]
    fn each_event_is_written_as_it_always_was() {
        let change = r#"{"leaves":"Anna","comes":"Zoya","round":1,"hand":5}"#;
        let undone = r#"{"step":"withdrawn","leaves":"Anna","comes":null,"round":2,"hand":1}"#;
        let seat = r#"{"slot":{"round":1,"hand":3,"table":2},"attempt":1,"player":"anna","by":"bot","way":"organiser"}"#;
        for (kind, detail) in [
            ("created", "null"),
            ("edited", "null"),
            ("drawn", r#"{"order":"lot","entrants":["anna","boris"]}"#),
            ("drawn", r#"{"order":"typed","entrants":[]}"#),
            ("started", "null"),
            ("stopped", "null"),
            ("reopened", "null"),
            ("archived", "null"),
            ("unarchived", "null"),
            ("redrafted", "null"),
            ("reissued", r#"{"table":3}"#),
            ("scorer-issued", "null"),
            ("scorer-revoked", "null"),
            ("codes-until", r#""2026-11-26T23:00:00Z""#),
            ("codes-until", "null"),
            ("substituted", change),
            ("withdrawn", r#"{"leaves":"Anna","comes":null,"round":1,"hand":5}"#),
            ("joined", r#"{"leaves":null,"comes":"Zoya","round":1,"hand":5}"#),
            ("undone", undone),
            ("play-off", "null"),
            ("play-off-undone", "null"),
            ("dealer-drawn", r#"{"table":1,"player":"Anna"}"#),
            ("dealer-undone", r#"{"table":1,"player":"Anna"}"#),
            ("merged", r#"{"goes":"Annie","stays":"Anna"}"#),
            ("audience", "null"),
            ("erased", "null"),
            ("seat", seat),
            ("clock", r#"{"table":null,"deed":"started","minutes":24}"#),
            ("clock", r#"{"table":3,"deed":"paused"}"#),
            ("said", r#"{"text":"Break","until":"2026-11-25T20:15:00Z"}"#),
            ("said-no-more", "null"),
            ("called", r#"{"table":3,"note":"A card is missing"}"#),
            ("call-ended", r#"{"table":3}"#),
            ("confirming", r#"{"mode":"required","minutes":10}"#),
            ("confirming", r#"{"mode":"off"}"#),
            ("counting", r#""players""#),
            ("confirmed", r#"{"slot":{"round":1,"hand":3,"table":2},"revision":2,"player":"anna"}"#),
            ("ruled", r#"{"kind":"points","player":"anna","points":20,"reason":"Twice late"}"#),
            ("ruled", r#"{"kind":"decision","reason":"Hand 5 stands"}"#),
            ("ruling-undone", r#"{"kind":"warning","player":"anna","reason":"Twice late"}"#),
            ("closed", r#"{"round":1,"block":2}"#),
            ("opened", r#"{"round":1,"block":null}"#),
        ] {
            let row = json!({ "kind": kind, "detail": serde_json::from_str::<Value>(detail).unwrap() });
            let read: EventKind = serde_json::from_value(row.clone()).unwrap();
            assert_eq!(read.to_string(), kind);
            let written = serde_json::to_value(&read).unwrap();
            assert_eq!(written.get("detail").unwrap_or(&Value::Null), &row["detail"], "{kind}");
        }
    }
}
