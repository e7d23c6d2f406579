//! Word of changes made by other copies of the program.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use diesel::{PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query, sql_types};

use super::{
    ClubId, Conn, DealtHandId, Store, StoreError, TournamentId,
    pool::{Access, Opener},
    teller::Teller,
};

/// The channel of PostgreSQL's notifications.
pub(super) const CHANNEL: &str = "lastcard";

/// How the server knows a connection that listens. Each copy of the program has one.
pub(super) const LISTENER: &str = "lastcard listener";

/// How often a connection that heard nothing is asked whether it is still there.
const PING: Duration = Duration::from_secs(5);

/// How often everything is looked at unasked: a copy that was killed may have written and not said it.
const LOOK: Duration = Duration::from_mins(1);

/// What was heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Heard {
    /// This tournament changed.
    Tournament(TournamentId),
    /// This club changed, beside its tournaments.
    Club(ClubId),
    /// This hand has so many moves.
    Hand(DealtHandId, usize),
    /// Something was written here.
    Own,
    /// Something may have changed: look at everything.
    Something,
}

/// Listens to a database. Never blocks: who asks pauses between.
pub(crate) struct News(Source);

enum Source {
    Server { conn: PgConnection, asked: Instant, looked: Instant, teller: Arc<Teller> },
    File { conn: SqliteConnection, version: i64, foreign: i64, looked: Instant, store: Store },
}

/// Tells the other copies when the transaction commits. On SQLite they see it by the version of the file.
pub(super) fn tell(conn: &mut Conn, tournament: &TournamentId) -> Result<(), StoreError> {
    notify(conn, tournament.as_str())
}

/// The same of several.
pub(super) fn tell_all(conn: &mut Conn, tournaments: &BTreeSet<TournamentId>) -> Result<(), StoreError> {
    if let Conn::Postgres(conn) = conn {
        let ids: Vec<&str> = tournaments.iter().map(TournamentId::as_str).collect();
        sql_query("SELECT pg_notify($1, id) FROM unnest($2) AS id")
            .bind::<sql_types::Text, _>(CHANNEL)
            .bind::<sql_types::Array<sql_types::Text>, _>(ids)
            .execute(conn)?;
    }
    Ok(())
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

/// The words before the id of a hand, behind which stands how many moves it has, or of a club, in a notification.
pub(super) const OF_HAND: &str = "hand ";
const OF_CLUB: &str = "club ";

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
                sql_query(format!("SET application_name = '{LISTENER}'")).execute(&mut conn)?;
                let now = Instant::now();
                Source::Server { conn, asked: now, looked: now, teller: store.teller.clone() }
            }
            Conn::Sqlite(mut conn) => {
                let (version, foreign) = (version(&mut conn)?, foreign(store)?);
                Source::File { conn, version, foreign, looked: Instant::now(), store: store.clone() }
            }
        }))
    }

    /// What was heard since the last time. An error means that listening has to begin again.
    pub(crate) fn heard(&mut self) -> Result<Vec<Heard>, StoreError> {
        match &mut self.0 {
            Source::Server { conn, asked, looked, teller } => {
                let mut heard = notifications(conn, teller)?;
                if asked.elapsed() > PING {
                    sql_query("SELECT 1").execute(conn)?;
                    *asked = Instant::now();
                }
                if looked.elapsed() > LOOK {
                    *looked = Instant::now();
                    heard.push(Heard::Something);
                }
                Ok(heard)
            }
            Source::File { conn, version: known, foreign: seen, looked, store } => {
                let is_time = looked.elapsed() > LOOK;
                if std::mem::replace(known, version(conn)?) == *known && !is_time {
                    return Ok(Vec::new());
                }
                let others = foreign(store)?;
                if std::mem::replace(seen, others) == others && !is_time {
                    return Ok(vec![Heard::Own]);
                }
                *looked = Instant::now();
                Ok(vec![Heard::Something])
            }
        }
    }
}

/// What others said: what is written here is shown here already.
fn notifications(conn: &mut PgConnection, own: &Teller) -> Result<Vec<Heard>, StoreError> {
    let all = conn.notifications_iter();
    let others = all.filter(|one| !one.as_ref().is_ok_and(|one| own.is(one.process_id)));
    others.map(|one| Ok(read(one?.payload))).collect()
}

#[derive(QueryableByName)]
struct DataVersion {
    #[diesel(sql_type = sql_types::BigInt)]
    data_version: i64,
}

/// The same for the connection over which everything is written here: what it tells is what others wrote.
fn foreign(store: &Store) -> Result<i64, StoreError> {
    store.ask_writer(|conn| match conn {
        Conn::Sqlite(conn) => version(conn),
        Conn::Postgres(_) => Ok(0),
    })
}

/// Changes whenever another connection wrote to the file.
fn version(conn: &mut SqliteConnection) -> Result<i64, StoreError> {
    Ok(sql_query("PRAGMA data_version").get_result::<DataVersion>(conn)?.data_version)
}
