//! Accounts of organisers and referees.

use crate::error::failure;
use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

pub use super::login::{Login, LoginFault};
use super::{
    AccountId, ClubId, Conn, Store, StoreError, api_tokens, change_feed,
    clubs::{self, Club, ClubDetails},
    error::skip_unreadable,
    file_row, invites,
    schema::accounts,
    sessions,
    time::now,
};
use lastcard_club::Role;
use lastcard_tournament::Name;

/// An organiser or referee of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Stable identity: logins and names can change.
    pub id: AccountId,
    /// The only club in which it has any rights.
    pub club_id: ClubId,
    /// Typed to log in; unique in the installation.
    pub login: Login,
    /// Shown on pages; not unique.
    pub name: Name,
    /// An argon2id hash in PHC form.
    pub password_hash: String,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// Decides which pages and commands are allowed.
    pub role: Role,
}

/// An account to be created.
#[derive(Debug, Clone)]
pub struct NewAccount {
    /// Typed to log in; must not be taken.
    pub login: Login,
    /// Shown on pages; not unique.
    pub name: Name,
    /// An argon2id hash in PHC form.
    pub password_hash: String,
}

/// Reasons why an account is not created or removed.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// The login belongs to another account.
    #[error("login-taken")]
    LoginTaken,
    /// The installation already has an organiser: further accounts need an invitation.
    #[error("already-set-up")]
    AlreadySetUp,
    /// The last organiser of a club cannot be removed: nobody could administer the club any more.
    #[error("last-account")]
    LastAccount,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(AccountError);

/// Returns true if the first organiser exists.
pub fn is_set_up(store: &Store) -> Result<bool, StoreError> {
    store.read(has_accounts)
}

/// Creates the first club and its organiser, once per installation.
pub fn set_up(
    store: &Store,
    club: &ClubDetails,
    account: &NewAccount,
) -> Result<(Club, Account), AccountError> {
    store.write(|conn| {
        if has_accounts(conn)? {
            return Err(AccountError::AlreadySetUp);
        }
        let club = clubs::insert(conn, club, false)?;
        let account = insert(conn, &club.id, account, Role::Organiser)?;
        change_feed::notify_club(conn, &club.id)?;
        Ok((club, account))
    })
}

/// Adds an account to a club from the command line. On the web this takes an invitation.
pub fn add(store: &Store, club: &ClubId, account: &NewAccount, role: Role) -> Result<Account, AccountError> {
    store.write(|conn| {
        clubs::find(conn, club)?;
        change_feed::notify_club(conn, club)?;
        insert(conn, club, account, role)
    })
}

/// Returns the accounts of a club, ordered by login. Unreadable rows are left out.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<Account>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = accounts::table
            .filter(accounts::club_id.eq(club))
            .order(accounts::login)
            .select(Row::as_select())
            .load(conn)?;
        let account = |row: Row| skip_unreadable("accounts", &row.id.clone(), row.try_into());
        rows.into_iter().filter_map(account).collect()
    })
}

/// Returns the account with this id.
pub fn by_id(store: &Store, id: &AccountId) -> Result<Account, StoreError> {
    store.read(|conn| find(conn, id))
}

/// Returns the account with this login.
pub fn by_login(store: &Store, login: &Login) -> Result<Account, StoreError> {
    store.read(|conn| {
        let row: Row = accounts::table
            .filter(accounts::login.eq(login.as_str()))
            .select(Row::as_select())
            .first(conn)?;
        row.try_into()
    })
}

/// Sets a password. All sessions of the account end, and its open links and API tokens are revoked.
pub fn set_password(store: &Store, id: &AccountId, password_hash: &str) -> Result<Account, StoreError> {
    store.write(|conn| replace_password(conn, id, password_hash))
}

/// Replaces the hash of an unchanged password: does nothing unless the stored hash is still `before`.
pub fn replace_hash(store: &Store, id: &AccountId, before: &str, hash: &str) -> Result<(), StoreError> {
    store.write_statement(|conn| {
        let unchanged = accounts::table.find(id).filter(accounts::password_hash.eq(before));
        diesel::update(unchanged).set(accounts::password_hash.eq(hash)).execute(conn)?;
        Ok(())
    })
}

/// Removes an account from its club, with its sessions, API tokens and open links. Everything it recorded stays.
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
        invites::revoke_for_account(conn, id)?;
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
    sessions::end_of_account(conn, id, None)?;
    api_tokens::revoke_for_account(conn, id)?;
    invites::revoke_for_account(conn, id)?;
    find(conn, id)
}

fn has_accounts(conn: &mut Conn) -> Result<bool, StoreError> {
    let accounts: i64 = accounts::table.count().get_result(conn)?;
    Ok(accounts > 0)
}

pub(super) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| {
        let written = row.login.clone();
        let account = Account::try_from(row)?;
        // Nobody could type a login that is not normalised.
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
            name: Name::parse_stored(&row.name)
                .map_err(|fault| StoreError::corrupt("account name", &fault))?,
            password_hash: row.password_hash,
            created_at: row.created_at.and_utc(),
            role: row.role.parse().map_err(|error| StoreError::corrupt("role", &error))?,
        })
    }
}
