//! Word of changes made by other copies of the program.

mod asked;
mod file;
mod socket;

use std::{collections::BTreeSet, time::Duration};

use diesel::{RunQueryDsl, sql_query, sql_types};
use tokio::time::sleep;

use super::{
    ClubId, Conn, DealtHandId, Store, StoreError, TournamentId,
    pool::{Access, Opener},
    teller::Teller,
};
use asked::AskedServer;
use file::WatchedFile;
use socket::{NewsSocket, NoSocket};

/// The channel of PostgreSQL's notifications.
pub(super) const CHANNEL: &str = "lastcard";

/// How the server knows a connection that listens. Each copy of the program has one.
pub(super) const LISTENER: &str = "lastcard listener";

/// How often everything is looked at unasked: a copy that was killed may have written and not said it.
const LOOK: Duration = Duration::from_mins(1);

/// How often a connection that heard nothing is asked whether it is still there.
const PING: Duration = Duration::from_secs(5);

/// How often what tells nothing by itself is looked at.
const TICK: Duration = Duration::from_millis(100);

/// What was heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// This tournament changed.
    Tournament(TournamentId),
    /// This club changed, beside its tournaments.
    Club(ClubId),
    /// This hand has so many moves.
    Hand(DealtHandId, usize),
    /// Something was written here.
    Own,
    /// Another process wrote to the file: anything may have changed.
    Foreign,
    /// Something may have been missed: look at everything.
    Something,
}

/// Listens to a database.
pub struct News(Source);

/// A server's news arrive at a socket, and nothing is done until they do. A file tells nobody.
enum Source {
    Socket(Box<NewsSocket>),
    Server(AskedServer),
    File(WatchedFile),
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
    pub async fn listen(store: &Store) -> Result<Self, StoreError> {
        let opener = Opener::new(&store.location, Access::Read)?;
        Ok(Self(match &opener {
            Opener::File { .. } => Source::File(WatchedFile::open(&opener, store)?),
            Opener::Server(server) => match NewsSocket::open(server.url(), store.teller.clone()).await {
                Ok(socket) => Source::Socket(Box::new(socket)),
                Err(NoSocket::Away(error)) => return Err(error),
                Err(NoSocket::Unsuited(reason)) => {
                    let server = AskedServer::open(&opener, store.teller.clone())?;
                    tracing::warn!(reason, "the server is asked for news ten times a second");
                    Source::Server(server)
                }
            },
        }))
    }

    /// Waits until something is heard. An error means that listening has to begin again. Who stops waiting loses nothing.
    pub async fn heard(&mut self) -> Result<Vec<Heard>, StoreError> {
        loop {
            let heard = match &mut self.0 {
                Source::Socket(socket) => socket.heard().await?,
                Source::Server(server) => {
                    sleep(TICK).await;
                    server.look()?
                }
                Source::File(file) => {
                    sleep(TICK).await;
                    file.look()?
                }
            };
            if !heard.is_empty() {
                return Ok(heard);
            }
        }
    }
}

/// What a notification says, where another copy sent it: what is written here is shown here already.
fn from_another(own: &Teller, sender: i32, payload: &str) -> Option<Heard> {
    (!own.is(sender)).then(|| read(payload.to_owned()))
}
