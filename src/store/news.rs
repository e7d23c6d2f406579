//! Word of changes made by other copies of the program.

use std::time::{Duration, Instant};

use diesel::{PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query, sql_types};

use super::{
    ClubId, Conn, DealtHandId, Store, StoreError, TournamentId,
    pool::{Access, Opener},
};

/// The channel of PostgreSQL's notifications.
const CHANNEL: &str = "lastcard";

/// How often a connection that heard nothing is asked whether it is still there.
const PING: Duration = Duration::from_secs(5);

/// What was heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Heard {
    /// This tournament changed.
    Tournament(TournamentId),
    /// This club changed, beside its tournaments.
    Club(ClubId),
    /// This hand has so many moves.
    Hand(DealtHandId, usize),
    /// Something may have changed: look at everything.
    Something,
}

/// Listens to a database. Never blocks: who asks pauses between.
pub(crate) struct News(Source);

enum Source {
    Server { conn: PgConnection, asked: Instant },
    File { conn: SqliteConnection, version: i64 },
}

/// Tells the other copies when the transaction commits. On SQLite they see it by the version of the file.
pub(super) fn tell(conn: &mut Conn, tournament: &TournamentId) -> Result<(), StoreError> {
    notify(conn, tournament.as_str())
}

/// The same of a club: of its settings.
pub(super) fn tell_club(conn: &mut Conn, club: &ClubId) -> Result<(), StoreError> {
    notify(conn, &format!("{OF_CLUB}{club}"))
}

fn notify(conn: &mut Conn, payload: &str) -> Result<(), StoreError> {
    if let Conn::Postgres(conn) = conn {
        sql_query("SELECT pg_notify($1, $2)")
            .bind::<sql_types::Text, _>(CHANNEL)
            .bind::<sql_types::Text, _>(payload)
            .execute(conn)?;
    }
    Ok(())
}

/// The words before the id of a hand, or of a club, in a notification.
const OF_HAND: &str = "hand ";
const OF_CLUB: &str = "club ";

/// A statement for PostgreSQL that writes moves, made to tell the other copies as well: its first parameter is the hand, which
/// has `moves` moves then. It tells nothing where it writes nothing.
pub(super) fn telling_of_hand(insert: &str, moves: i32) -> String {
    format!(
        "WITH written AS ({insert} RETURNING number) \
        SELECT pg_notify('{CHANNEL}', '{OF_HAND}' || $1 || ' {moves}') FROM written LIMIT 1"
    )
}

/// What a notification says.
fn read(payload: String) -> Heard {
    if let Some(club) = payload.strip_prefix(OF_CLUB) {
        return Heard::Club(club.to_owned().into());
    }
    let hand = payload.strip_prefix(OF_HAND).and_then(|rest| rest.split_once(' '));
    match hand.and_then(|(id, moves)| Some((id, moves.parse().ok()?))) {
        Some((id, moves)) => Heard::Hand(id.to_owned().into(), moves),
        None => Heard::Tournament(payload.into()),
    }
}

impl News {
    /// Begins to listen. What changed before is not heard: read it after this.
    pub(crate) fn listen(store: &Store) -> Result<Self, StoreError> {
        Ok(Self(match Opener::new(&store.location, Access::Read)?.open()? {
            Conn::Postgres(mut conn) => {
                sql_query(format!("LISTEN {CHANNEL}")).execute(&mut conn)?;
                Source::Server { conn, asked: Instant::now() }
            }
            Conn::Sqlite(mut conn) => {
                let version = version(&mut conn)?;
                Source::File { conn, version }
            }
        }))
    }

    /// What was heard since the last time. An error means that listening has to begin again.
    pub(crate) fn heard(&mut self) -> Result<Vec<Heard>, StoreError> {
        match &mut self.0 {
            Source::Server { conn, asked } => {
                let heard = notifications(conn)?;
                if asked.elapsed() > PING {
                    sql_query("SELECT 1").execute(conn)?;
                    *asked = Instant::now();
                }
                Ok(heard)
            }
            Source::File { conn, version: known } => {
                let now = version(conn)?;
                let changed = now != *known;
                *known = now;
                Ok(if changed { vec![Heard::Something] } else { Vec::new() })
            }
        }
    }
}

fn notifications(conn: &mut PgConnection) -> Result<Vec<Heard>, StoreError> {
    let heard = conn.notifications_iter();
    heard.map(|one| Ok(read(one?.payload))).collect()
}

#[derive(QueryableByName)]
struct DataVersion {
    #[diesel(sql_type = sql_types::BigInt)]
    data_version: i64,
}

/// Changes whenever another connection wrote to the file.
fn version(conn: &mut SqliteConnection) -> Result<i64, StoreError> {
    Ok(sql_query("PRAGMA data_version").get_result::<DataVersion>(conn)?.data_version)
}
