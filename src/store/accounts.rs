//! The accounts of organisers and referees.

use crate::error::failure;
use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

pub use super::login::{Login, LoginFault};
use super::{
    AccountId, ClubId, Conn, Role, Store, StoreError, api_tokens,
    clubs::{self, Club, ClubDetails},
    file_row, invites, readable,
    schema::accounts,
    sessions,
    time::now,
};
use lastcard_tournament::Name;

/// Somebody who logs in for a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Names the account for good: logins and names change.
    pub id: AccountId,
    /// The club it belongs to.
    pub club_id: ClubId,
    /// What is typed to log in; unique in the installation.
    pub login: Login,
    /// As pages show it; several accounts may have the same.
    pub name: Name,
    /// An argon2id hash in PHC form.
    pub password_hash: String,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// What it may do.
    pub role: Role,
}

/// An account that does not exist yet.
#[derive(Debug, Clone)]
pub struct NewAccount {
    /// What will be typed to log in.
    pub login: Login,
    /// As pages show it; several accounts may have the same.
    pub name: Name,
    /// An argon2id hash in PHC form.
    pub password_hash: String,
}

/// Why no account was made.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// Somebody has this login.
    #[error("login-taken")]
    LoginTaken,
    /// The installation has an organiser already; only an invitation makes another.
    #[error("already-set-up")]
    AlreadySetUp,
    /// The last organiser of a club cannot be removed: nobody could set anything up any more.
    #[error("last-account")]
    LastAccount,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(AccountError);

/// Whether the first organiser exists.
pub fn is_set_up(store: &Store) -> Result<bool, StoreError> {
    store.read(any)
}

/// Makes the first organiser and the club, once in the life of an installation.
pub fn set_up(
    store: &Store,
    club: &ClubDetails,
    account: &NewAccount,
) -> Result<(Club, Account), AccountError> {
    store.write(|conn| {
        if any(conn)? {
            return Err(AccountError::AlreadySetUp);
        }
        let club = clubs::insert(conn, club, false)?;
        let account = insert(conn, &club.id, account, Role::Organiser)?;
        Ok((club, account))
    })
}

/// A further account of a club, made by whoever runs the server. On the web an invitation does it.
pub fn add(store: &Store, club: &ClubId, account: &NewAccount, role: Role) -> Result<Account, AccountError> {
    store.write(|conn| {
        clubs::find(conn, club)?;
        insert(conn, club, account, role)
    })
}

/// The accounts of a club by login, but those that cannot be read.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<Account>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = accounts::table
            .filter(accounts::club_id.eq(club))
            .order(accounts::login)
            .select(Row::as_select())
            .load(conn)?;
        let account = |row: Row| readable("accounts", &row.id.clone(), row.try_into());
        rows.into_iter().filter_map(account).collect()
    })
}

/// The account of an id.
pub fn by_id(store: &Store, id: &AccountId) -> Result<Account, StoreError> {
    store.read(|conn| find(conn, id))
}

/// The account that logs in so.
pub fn by_login(store: &Store, login: &Login) -> Result<Account, StoreError> {
    store.read(|conn| {
        let row: Row = accounts::table
            .filter(accounts::login.eq(login.as_str()))
            .select(Row::as_select())
            .first(conn)?;
        row.try_into()
    })
}

/// Sets a password: every session of the account ends, and its open links and the tokens of its programs with them.
pub fn set_password(store: &Store, id: &AccountId, password_hash: &str) -> Result<Account, StoreError> {
    store.write(|conn| replace_password(conn, id, password_hash))
}

/// Keeps another hash of the password that an account has, if it still has it.
pub fn replace_hash(store: &Store, id: &AccountId, before: &str, hash: &str) -> Result<(), StoreError> {
    store.state(|conn| {
        let unchanged = accounts::table.find(id).filter(accounts::password_hash.eq(before));
        diesel::update(unchanged).set(accounts::password_hash.eq(hash)).execute(conn)?;
        Ok(())
    })
}

/// Removes an account of a club, with its sessions, its programs' tokens and the links that it made. What it recorded stays.
pub fn remove(store: &Store, club: &ClubId, id: &AccountId) -> Result<(), AccountError> {
    store.write(|conn| {
        let of_club = accounts::table.filter(accounts::club_id.eq(club));
        let all: Vec<(AccountId, String)> =
            of_club.select((accounts::id, accounts::role)).load(conn).map_err(StoreError::from)?;
        if !all.iter().any(|(one, _)| one == id) {
            return Err(StoreError::NotFound.into());
        }
        let organiser = Role::Organiser.to_string();
        if !all.iter().any(|(one, role)| one != id && *role == organiser) {
            return Err(AccountError::LastAccount);
        }
        invites::void(conn, id)?;
        diesel::delete(accounts::table.find(id)).execute(conn).map_err(StoreError::from)?;
        Ok(())
    })
}

pub(super) fn find(conn: &mut Conn, id: &AccountId) -> Result<Account, StoreError> {
    let row: Row = accounts::table.find(id).select(Row::as_select()).first(conn)?;
    row.try_into()
}

pub(super) fn insert(
    conn: &mut Conn,
    club: &ClubId,
    new: &NewAccount,
    role: Role,
) -> Result<Account, AccountError> {
    let taken: i64 = accounts::table
        .filter(accounts::login.eq(new.login.as_str()))
        .count()
        .get_result(conn)
        .map_err(StoreError::from)?;
    if taken > 0 {
        return Err(AccountError::LoginTaken);
    }
    let account = Account {
        id: AccountId::made(),
        club_id: club.clone(),
        login: new.login.clone(),
        name: new.name.clone(),
        password_hash: new.password_hash.clone(),
        created_at: now(),
        role,
    };
    diesel::insert_into(accounts::table)
        .values(Row::from(&account))
        .execute(conn)
        .map_err(StoreError::from)?;
    Ok(account)
}

pub(super) fn replace_password(
    conn: &mut Conn,
    id: &AccountId,
    password_hash: &str,
) -> Result<Account, StoreError> {
    diesel::update(accounts::table.find(id)).set(accounts::password_hash.eq(password_hash)).execute(conn)?;
    sessions::end_of(conn, id, None)?;
    api_tokens::revoke_of(conn, id)?;
    invites::void(conn, id)?;
    find(conn, id)
}

fn any(conn: &mut Conn) -> Result<bool, StoreError> {
    let accounts: i64 = accounts::table.count().get_result(conn)?;
    Ok(accounts > 0)
}

/// Reads a row of a file as one of the table.
pub(super) fn filed(row: Value) -> Result<(), StoreError> {
    file_row::read(row, |row: Row| {
        let written = row.login.clone();
        let account = Account::try_from(row)?;
        // Nobody could type another one.
        if account.login.as_str() == written { Ok(()) } else { Err(StoreError::corrupt("login", &written)) }
    })
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = accounts)]
struct Row {
    id: AccountId,
    club_id: ClubId,
    login: String,
    name: String,
    password_hash: String,
    created_at: NaiveDateTime,
    role: String,
}

impl From<&Account> for Row {
    fn from(account: &Account) -> Self {
        Self {
            id: account.id.clone(),
            club_id: account.club_id.clone(),
            login: account.login.as_str().to_owned(),
            name: account.name.as_str().to_owned(),
            password_hash: account.password_hash.clone(),
            created_at: account.created_at.naive_utc(),
            role: account.role.to_string(),
        }
    }
}

impl TryFrom<Row> for Account {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id,
            club_id: row.club_id,
            login: Login::parse(&row.login).map_err(|fault| StoreError::corrupt("login", &fault))?,
            name: Name::kept(&row.name).map_err(|fault| StoreError::corrupt("account name", &fault))?,
            password_hash: row.password_hash,
            created_at: row.created_at.and_utc(),
            role: row.role.parse().map_err(|error| StoreError::corrupt("role", &error))?,
        })
    }
}
