//! Sessions of accounts. A session without a row here is over at once, on every copy of the service.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{AccountId, Conn, SessionId, Store, StoreError, schema::sessions, time::now};

/// Time without use after which a session ends.
pub const IDLE: TimeDelta = TimeDelta::days(14);

/// Time after login at which a session ends, however much it is used.
pub const LIFETIME: TimeDelta = TimeDelta::days(30);

/// Interval between records of a session's use: one write per page would be too many.
const RECORD_INTERVAL: TimeDelta = TimeDelta::minutes(5);

/// A browser in which somebody is logged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// Identifies the session, in its cookie as well.
    pub id: SessionId,
    /// The account that is logged in.
    pub account_id: AccountId,
    /// Time of login.
    pub made_at: DateTime<Utc>,
    /// Last recorded use, up to a few minutes old.
    pub seen_at: DateTime<Utc>,
    /// Name of the browser, as people know it.
    pub browser: String,
    /// Network address at login.
    pub address: String,
}

impl Session {
    /// Latest time at which the session ends.
    pub fn ends_at(&self) -> DateTime<Utc> {
        self.made_at + LIFETIME
    }

    /// Returns true if its next use should be recorded.
    pub fn should_record_use(&self) -> bool {
        now() - self.seen_at >= RECORD_INTERVAL
    }
}

/// Origin of a login.
#[derive(Debug, Clone)]
pub struct LoginPlace {
    /// Name of the browser, as people know it, such as “Firefox · Android”.
    pub browser: String,
    /// Network address of the client.
    pub address: String,
}

/// Starts a session. Ends the previous one of this browser, and deletes expired ones of the account.
pub fn start(
    store: &Store,
    account: &AccountId,
    place: &LoginPlace,
    before: Option<&SessionId>,
) -> Result<Session, StoreError> {
    store.write(|conn| {
        if let Some(before) = before {
            diesel::delete(sessions::table.find(before)).execute(conn)?;
        }
        delete_expired(conn, account)?;
        let at = now();
        let session = Session {
            id: SessionId::made(),
            account_id: account.clone(),
            made_at: at,
            seen_at: at,
            browser: place.browser.clone(),
            address: place.address.clone(),
        };
        diesel::insert_into(sessions::table).values(Row::from(&session)).execute(conn)?;
        Ok(session)
    })
}

/// Returns the session with this id, unless it is over.
pub fn find(store: &Store, id: &SessionId) -> Result<Session, StoreError> {
    let session: Session = store.read(|conn| {
        let row: Row = sessions::table.find(id).select(Row::as_select()).first(conn)?;
        Ok::<_, StoreError>(row.into())
    })?;
    if is_over(&session, now()) { Err(StoreError::NotFound) } else { Ok(session) }
}

/// Records a use of a session. Does not bring back a session that ended in the meantime.
pub fn note_use(store: &Store, id: &SessionId) -> Result<(), StoreError> {
    store.write_statement(|conn| {
        diesel::update(sessions::table.find(id))
            .set(sessions::seen_at.eq(now().naive_utc()))
            .execute(conn)?;
        Ok(())
    })
}

/// Returns the sessions of an account, most recently used first.
pub fn list(store: &Store, account: &AccountId) -> Result<Vec<Session>, StoreError> {
    let rows: Vec<Row> = store.read(|conn| {
        let rows = sessions::table
            .filter(sessions::account_id.eq(account))
            .order((sessions::seen_at.desc(), sessions::id.desc()))
            .select(Row::as_select())
            .load(conn)?;
        Ok::<_, StoreError>(rows)
    })?;
    Ok(rows.into_iter().map(Session::from).filter(|session| !is_over(session, now())).collect())
}

/// Ends a session of an account.
pub fn end(store: &Store, account: &AccountId, id: &SessionId) -> Result<(), StoreError> {
    store.write(|conn| {
        let of_account = sessions::table.find(id).filter(sessions::account_id.eq(account));
        match diesel::delete(of_account).execute(conn)? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    })
}

/// Ends all sessions of an account except `keep`.
pub fn end_all(store: &Store, account: &AccountId, keep: Option<&SessionId>) -> Result<usize, StoreError> {
    store.write(|conn| end_of_account(conn, account, keep))
}

/// Ends all sessions of the installation.
pub fn end_for_everyone(store: &Store) -> Result<usize, StoreError> {
    store.write(|conn| Ok::<_, StoreError>(diesel::delete(sessions::table).execute(conn)?))
}

pub(super) fn end_of_account(
    conn: &mut Conn,
    account: &AccountId,
    keep: Option<&SessionId>,
) -> Result<usize, StoreError> {
    let of_account = sessions::table.filter(sessions::account_id.eq(account));
    Ok(match keep {
        Some(keep) => diesel::delete(of_account.filter(sessions::id.ne(keep))).execute(conn)?,
        None => diesel::delete(of_account).execute(conn)?,
    })
}

fn delete_expired(conn: &mut Conn, account: &AccountId) -> Result<(), StoreError> {
    let at = now();
    let (oldest, idlest) = ((at - LIFETIME).naive_utc(), (at - IDLE).naive_utc());
    let over = sessions::made_at.le(oldest).or(sessions::seen_at.le(idlest));
    let of_account = sessions::table.filter(sessions::account_id.eq(account));
    diesel::delete(of_account.filter(over)).execute(conn)?;
    Ok(())
}

fn is_over(session: &Session, at: DateTime<Utc>) -> bool {
    session.ends_at() <= at || session.seen_at + IDLE <= at
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = sessions)]
struct Row {
    id: SessionId,
    account_id: AccountId,
    made_at: NaiveDateTime,
    seen_at: NaiveDateTime,
    browser: String,
    address: String,
}

impl From<&Session> for Row {
    fn from(session: &Session) -> Self {
        Self {
            id: session.id.clone(),
            account_id: session.account_id.clone(),
            made_at: session.made_at.naive_utc(),
            seen_at: session.seen_at.naive_utc(),
            browser: session.browser.clone(),
            address: session.address.clone(),
        }
    }
}

impl From<Row> for Session {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            account_id: row.account_id,
            made_at: row.made_at.and_utc(),
            seen_at: row.seen_at.and_utc(),
            browser: row.browser,
            address: row.address,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_end_after_two_idle_weeks_or_thirty_days() {
        let at = |days: i64| DateTime::UNIX_EPOCH + TimeDelta::days(days);
        let used = |seen: i64| Session {
            id: SessionId::made(),
            account_id: AccountId::made(),
            made_at: at(0),
            seen_at: at(seen),
            browser: String::new(),
            address: String::new(),
        };
        assert!(!is_over(&used(0), at(13)));
        assert!(is_over(&used(0), at(14)));
        assert!(!is_over(&used(28), at(29)));
        assert!(is_over(&used(29), at(30)));
    }
}
