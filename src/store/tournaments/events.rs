//! Events of a tournament, apart from its results.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::Display;

use super::{
    CallPayload, ChangeKind, ChangePayload, ClockPayload, ConfirmationPayload, DealerPayload, EntrantOrder,
    NoticePayload,
};
use crate::seats::SeatChange;
use crate::{
    AccountId, ClubId, Conn, Store, StoreError, TournamentId, file_row,
    ids::EventId,
    schema::{tournament_events, tournaments},
    time::now,
};
use lastcard_club::{BlockChoice, ConfirmationMode};
use lastcard_tournament::{CountingMode, EntrantId, Name, Ruling, ShortText};

/// An event. The variant name in kebab case is the column `kind`, its data are the column `detail`. Names are as of the event: the record
/// has to read the same after somebody is renamed or removed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(tag = "kind", content = "detail", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EventKind {
    /// The tournament was created.
    Created,
    /// The draft was edited.
    Edited,
    /// The order of the entrants was set.
    Drawn {
        /// Origin of the order.
        order: EntrantOrder,
        /// The entrants in that order.
        entrants: Vec<EntrantId>,
    },
    /// The tournament was started.
    Started,
    /// An organiser ended it early.
    Stopped,
    /// It continues after an early end.
    Reopened,
    /// It was archived: nothing is recorded any more.
    Archived,
    /// It was brought back from the archive.
    Unarchived,
    /// It became a draft again.
    Redrafted,
    /// The chances are shown to everybody again.
    ChancesShown,
    /// The chances are hidden.
    ChancesHidden,
    /// A table got another code.
    Reissued {
        /// Number of the table.
        table: u32,
    },
    /// A scorer's code was issued.
    ScorerIssued,
    /// The scorer's code was revoked.
    ScorerRevoked,
    /// The codes got another expiry; `None` for the usual one.
    CodesUntil(Option<DateTime<Utc>>),
    /// A substitute took over a seat.
    Substituted(ChangePayload),
    /// A player left for good.
    Withdrawn(ChangePayload),
    /// A late player joined.
    Joined(ChangePayload),
    /// One of these three line-up changes was undone.
    Undone {
        /// Kind of the line-up change.
        step: ChangeKind,
        /// Details of the line-up change.
        #[serde(flatten)]
        change: ChangePayload,
    },
    /// A play-off for first place began.
    PlayOff,
    /// The play-off was taken back.
    PlayOffUndone,
    /// A table, or an organiser for it, drew its first dealer.
    DealerDrawn(DealerPayload),
    /// The draw was undone.
    DealerUndone(DealerPayload),
    /// Two roster entries of somebody who plays here were merged.
    Merged {
        /// Name of the removed entry.
        goes: Name,
        /// Name of the entry that stays.
        stays: Name,
    },
    /// The audience or the embargo changed.
    Audience,
    /// Somebody who plays here was erased.
    Erased,
    /// A seat of a played hand changed hands.
    Seat(SeatChange),
    /// A timer was changed.
    Clock(ClockPayload),
    /// A message to the hall was shown.
    Said(NoticePayload),
    /// The message was removed.
    SaidNoMore,
    /// A table called an organiser.
    Called(CallPayload),
    /// A block or a round was closed: only organisers can change its results.
    Closed(BlockChoice),
    /// A block or a round was opened again.
    Opened(BlockChoice),
    /// The confirmation required of results from tables changed.
    Confirming(ConfirmationMode),
    /// The setting for who reports the cards that players are left with was changed.
    Counting(CountingMode),
    /// The other side or an organiser confirmed a result.
    Confirmed(ConfirmationPayload),
    /// A referee made a ruling.
    Ruled(Ruling),
    /// The ruling was taken back.
    RulingUndone(Ruling),
    /// The call of a table ended.
    CallEnded {
        /// Number of the table.
        table: u32,
    },
}

impl EventKind {
    /// Returns true if standings, or names in them, may have changed.
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

    /// Rewrites the text that somebody typed.
    #[must_use]
    pub(crate) fn rewritten(mut self, write: impl Fn(&str) -> String) -> Self {
        let written =
            self.remark().and_then(|remark| ShortText::parse(&write(remark.as_str())).ok().flatten());
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

    /// Text that somebody typed.
    pub(crate) fn remark(&self) -> Option<&ShortText> {
        match self {
            Self::Said(note) => Some(&note.text),
            Self::Called(note) => note.note.as_ref(),
            Self::Ruled(ruling) | Self::RulingUndone(ruling) => Some(&ruling.reason),
            _ => None,
        }
    }
}

/// An event of a tournament.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    /// Stable identity.
    pub id: EventId,
    /// Kind of event, with its details.
    pub kind: EventKind,
    /// The organiser who caused it; `None` if it was somebody else.
    pub account_id: Option<AccountId>,
    /// Time of the event.
    pub created_at: DateTime<Utc>,
}

impl Event {
    /// The change of a seat, if that is what the event is about.
    pub fn seat_change(&self) -> Option<&SeatChange> {
        match &self.kind {
            EventKind::Seat(change) => Some(change),
            _ => None,
        }
    }
}

/// Returns the events of a tournament, oldest first.
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

/// Like [`events`], for certain kinds and within a transaction.
pub(crate) fn events_of_kinds(
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

/// An event about a tournament as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubEvent {
    /// Name of the tournament.
    pub tournament: String,
    /// The column `kind`.
    pub kind: String,
    /// The organiser who caused it; `None` if it was not an organiser.
    pub account_id: Option<AccountId>,
    /// Time of the event.
    pub at: DateTime<Utc>,
}

/// Kinds of events about a tournament as a whole.
const CLUB_KINDS: [&str; 8] =
    ["created", "started", "stopped", "reopened", "archived", "unarchived", "redrafted", "audience"];

/// Returns events about the tournaments of a club as a whole, oldest first.
pub fn events_of_club(store: &Store, club: &ClubId) -> Result<Vec<ClubEvent>, StoreError> {
    type Found = (String, String, Option<AccountId>, NaiveDateTime);
    let found: Vec<Found> = store.read(|conn| {
        let of_club = tournament_events::table
            .inner_join(tournaments::table)
            .filter(tournaments::club_id.eq(club).and(tournament_events::kind.eq_any(CLUB_KINDS)))
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

pub(crate) fn record_event(
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
        // Gives the order, because the clock may be set back.
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
/// Checks that a row of a backup file is a valid event.
pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| Event::try_from(row))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored events must stay readable.
    #[test]
    fn each_event_keeps_its_stored_form() {
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
