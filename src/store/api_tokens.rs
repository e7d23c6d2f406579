//! What programs may do in an organiser's name. A token that is not listed here works no more, on every copy of the service at once.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::{
    AccountId, ApiTokenId, ClubId, Conn, Store, StoreError,
    schema::{accounts, api_tokens},
    time::{is_just_made, now},
};
use lastcard_tournament::Name;

/// That it is used is noted no more often than this: a write for each request would be one too many.
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(5);

/// What a program may do in the club of its token.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ApiRight {
    /// Reads what organisers see: drafts, private tournaments, standings that are withheld, all names.
    Read,
    /// Records, corrects, voids and takes back results.
    Entries,
    /// Says who plays, and in which order.
    LineUp,
    /// Ticks who is there.
    CheckIn,
    /// Makes, edits, starts, stops and deletes tournaments.
    SetUp,
}

/// A token as its club sees it. The token itself is known only to who holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiToken {
    /// Names the token; it does not stand for it.
    pub id: ApiTokenId,
    /// The organiser in whose name its program acts.
    pub account_id: AccountId,
    /// What it is for, in the words of who made it.
    pub name: Name,
    /// What its program may do, in the order of [`ApiRight`].
    pub rights: Vec<ApiRight>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Until when it works.
    pub expires_at: DateTime<Utc>,
    /// When and by what it was used last, to a few minutes; none before its first use.
    pub used: Option<TokenUse>,
}

/// A use of a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenUse {
    /// When.
    pub at: DateTime<Utc>,
    /// What the program calls itself.
    pub by: String,
    /// The network address from which it came.
    pub address: String,
}

/// A token to be made.
#[derive(Debug, Clone)]
pub struct NewApiToken {
    /// The organiser in whose name its program acts.
    pub account_id: AccountId,
    /// What it is for.
    pub name: Name,
    /// What its program may do.
    pub rights: Vec<ApiRight>,
    /// How long it works.
    pub lifetime: TimeDelta,
}

impl ApiToken {
    /// Whether its use is to be noted again.
    pub fn is_noted_long_ago(&self) -> bool {
        self.used.as_ref().is_none_or(|used| now() - used.at >= NOTED_EVERY)
    }
}

/// Makes a token.
pub fn create(store: &Store, new: &NewApiToken) -> Result<ApiToken, StoreError> {
    create_once(store, &ApiTokenId::made(), new)
}

/// Makes a token once: the form with this id, sent again as it was and at once, leads to the token that it made the first time.
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
        forget_over(conn, &new.account_id)?;
        let made: Option<Row> = api_tokens::table.find(id).select(Row::as_select()).first(conn).optional()?;
        if let Some(row) = made {
            let made = ApiToken::try_from(row)?;
            let of_form =
                |token: &ApiToken| (token.account_id.clone(), token.name.clone(), token.rights.clone());
            if of_form(&made) == of_form(&token) && is_just_made(made.created_at) {
                store.was_done_before();
                return Ok(made);
            }
            // Somebody went back to the form, for another one.
            token.id = ApiTokenId::made();
        }
        diesel::insert_into(api_tokens::table).values(Row::from(&token)).execute(conn)?;
        Ok::<_, StoreError>(token.clone())
    })
}

/// The token of an id, unless it was revoked or its time is over.
pub fn find(store: &Store, id: &ApiTokenId) -> Result<ApiToken, StoreError> {
    let token: ApiToken = store.read(|conn| {
        let row: Row = api_tokens::table.find(id).select(Row::as_select()).first(conn)?;
        row.try_into()
    })?;
    if token.expires_at <= now() { Err(StoreError::NotFound) } else { Ok(token) }
}

/// The tokens of a club that still work, the newest first.
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

/// Notes that a token is used. One that was revoked meanwhile stays so.
pub fn note_use(store: &Store, id: &ApiTokenId, by: &str, address: &str) -> Result<(), StoreError> {
    store.state(|conn| {
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

/// Revokes a token of a club, whoever made it.
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

/// Revokes every token of an account.
pub(super) fn revoke_of(conn: &mut Conn, account: &AccountId) -> Result<(), StoreError> {
    diesel::delete(api_tokens::table.filter(api_tokens::account_id.eq(account))).execute(conn)?;
    Ok(())
}

fn forget_over(conn: &mut Conn, account: &AccountId) -> Result<(), StoreError> {
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
            name: Name::kept(&row.name).map_err(|fault| StoreError::corrupt("name of a token", &fault))?,
            rights: row.rights.split_whitespace().map(right).collect::<Result<_, _>>()?,
            created_at: row.created_at.and_utc(),
            expires_at: row.expires_at.and_utc(),
            used: row.used_at.map(|at| TokenUse { at: at.and_utc(), by, address }),
        })
    }
}
