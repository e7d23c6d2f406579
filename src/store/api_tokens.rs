//! API tokens of organisers. A token without a row here is refused at once, by every copy of the service.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;
use strum::VariantArray;

use super::{
    AccountId, ApiTokenId, ClubId, Conn, Store, StoreError,
    schema::{accounts, api_tokens},
    time::{is_just_made, now},
};
use lastcard_club::ApiRight;
use lastcard_tournament::Name;

/// Interval between records of a token's use: one write per request would be too many.
const RECORD_INTERVAL: TimeDelta = TimeDelta::minutes(5);

/// A token as its club sees it, without the secret itself, which only its holder has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiToken {
    /// Identifies the token; not a secret.
    pub id: ApiTokenId,
    /// The organiser on whose behalf the program acts.
    pub account_id: AccountId,
    /// Purpose, in the words of the organiser who created it.
    pub name: Name,
    /// Permissions, in the order of [`ApiRight`].
    pub rights: Vec<ApiRight>,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// End of validity.
    pub expires_at: DateTime<Utc>,
    /// The last recorded use, up to a few minutes old; `None` before the first.
    pub used: Option<TokenUse>,
}

/// A recorded use of a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenUse {
    /// Time of the request.
    pub at: DateTime<Utc>,
    /// Name of the program, from its `User-Agent`.
    pub by: String,
    /// Network address of the client.
    pub address: String,
}

/// A token to be created.
#[derive(Debug, Clone)]
pub struct NewApiToken {
    /// The organiser on whose behalf the program acts.
    pub account_id: AccountId,
    /// Purpose, shown in the club's list of tokens.
    pub name: Name,
    /// Permissions, in any order.
    pub rights: Vec<ApiRight>,
    /// Time from creation to expiry.
    pub lifetime: TimeDelta,
}

impl ApiToken {
    /// Returns true if its next use should be recorded.
    pub fn should_record_use(&self) -> bool {
        self.used.as_ref().is_none_or(|used| now() - used.at >= RECORD_INTERVAL)
    }
}

/// Creates a token.
pub fn create(store: &Store, new: &NewApiToken) -> Result<ApiToken, StoreError> {
    create_once(store, &ApiTokenId::made(), new)
}

/// Creates a token under a given id. Submitting the same form again at once returns the token created the first time.
pub fn create_once(store: &Store, id: &ApiTokenId, new: &NewApiToken) -> Result<ApiToken, StoreError> {
    let created_at = now();
    let mut token = ApiToken {
        id: id.clone(),
        account_id: new.account_id.clone(),
        name: new.name.clone(),
        rights: ApiRight::VARIANTS.iter().copied().filter(|right| new.rights.contains(right)).collect(),
        created_at,
        expires_at: created_at + new.lifetime,
        used: None,
    };
    store.write(|conn| {
        delete_expired(conn, &new.account_id)?;
        let made: Option<Row> = api_tokens::table.find(id).select(Row::as_select()).first(conn).optional()?;
        if let Some(row) = made {
            let made = ApiToken::try_from(row)?;
            let of_form =
                |token: &ApiToken| (token.account_id.clone(), token.name.clone(), token.rights.clone());
            if of_form(&made) == of_form(&token) && is_just_made(made.created_at) {
                store.skip_audit();
                return Ok(made);
            }
            // The form was reused for another token.
            token.id = ApiTokenId::made();
        }
        diesel::insert_into(api_tokens::table).values(Row::from(&token)).execute(conn)?;
        Ok::<_, StoreError>(token.clone())
    })
}

/// Returns the token with this id, unless it was revoked or has expired.
pub fn find(store: &Store, id: &ApiTokenId) -> Result<ApiToken, StoreError> {
    let token: ApiToken = store.read(|conn| {
        let row: Row = api_tokens::table.find(id).select(Row::as_select()).first(conn)?;
        row.try_into()
    })?;
    if token.expires_at <= now() { Err(StoreError::NotFound) } else { Ok(token) }
}

/// Returns the valid tokens of a club, newest first.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<ApiToken>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = api_tokens::table
            .inner_join(accounts::table)
            .filter(accounts::club_id.eq(club))
            .filter(api_tokens::expires_at.gt(now().naive_utc()))
            .order((api_tokens::created_at.desc(), api_tokens::id.desc()))
            .select(Row::as_select())
            .load(conn)?;
        rows.into_iter().map(ApiToken::try_from).collect()
    })
}

/// Records a use of a token. Does not bring back a token that has been revoked in the meantime.
pub fn record_use(store: &Store, id: &ApiTokenId, by: &str, address: &str) -> Result<(), StoreError> {
    store.write_statement(|conn| {
        diesel::update(api_tokens::table.find(id))
            .set((
                api_tokens::used_at.eq(now().naive_utc()),
                api_tokens::used_by.eq(by),
                api_tokens::address.eq(address),
            ))
            .execute(conn)?;
        Ok(())
    })
}

/// Revokes a token of a club, whichever organiser created it.
pub fn revoke(store: &Store, club: &ClubId, id: &ApiTokenId) -> Result<(), StoreError> {
    store.write(|conn| {
        let of_club = accounts::table.filter(accounts::club_id.eq(club)).select(accounts::id);
        let token = api_tokens::table.find(id).filter(api_tokens::account_id.eq_any(of_club));
        match diesel::delete(token).execute(conn)? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    })
}

pub(super) fn revoke_for_account(conn: &mut Conn, account: &AccountId) -> Result<(), StoreError> {
    diesel::delete(api_tokens::table.filter(api_tokens::account_id.eq(account))).execute(conn)?;
    Ok(())
}

fn delete_expired(conn: &mut Conn, account: &AccountId) -> Result<(), StoreError> {
    let over = api_tokens::account_id.eq(account).and(api_tokens::expires_at.le(now().naive_utc()));
    diesel::delete(api_tokens::table.filter(over)).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = api_tokens)]
struct Row {
    id: ApiTokenId,
    account_id: AccountId,
    name: String,
    rights: String,
    created_at: NaiveDateTime,
    expires_at: NaiveDateTime,
    used_at: Option<NaiveDateTime>,
    used_by: String,
    address: String,
}

impl From<&ApiToken> for Row {
    fn from(token: &ApiToken) -> Self {
        let rights: Vec<&str> = token.rights.iter().map(<&str>::from).collect();
        let used = token.used.as_ref();
        Self {
            id: token.id.clone(),
            account_id: token.account_id.clone(),
            name: token.name.as_str().to_owned(),
            rights: rights.join(" "),
            created_at: token.created_at.naive_utc(),
            expires_at: token.expires_at.naive_utc(),
            used_at: used.map(|used| used.at.naive_utc()),
            used_by: used.map(|used| used.by.clone()).unwrap_or_default(),
            address: used.map(|used| used.address.clone()).unwrap_or_default(),
        }
    }
}

impl TryFrom<Row> for ApiToken {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let right =
            |text: &str| text.parse().map_err(|error| StoreError::corrupt("right of a token", &error));
        let (by, address) = (row.used_by, row.address);
        Ok(Self {
            id: row.id,
            account_id: row.account_id,
            name: Name::parse_stored(&row.name)
                .map_err(|fault| StoreError::corrupt("name of a token", &fault))?,
            rights: row.rights.split_whitespace().map(right).collect::<Result<_, _>>()?,
            created_at: row.created_at.and_utc(),
            expires_at: row.expires_at.and_utc(),
            used: row.used_at.map(|at| TokenUse { at: at.and_utc(), by, address }),
        })
    }
}
