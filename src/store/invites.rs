//! One-time links: invitations to become an organiser or a referee, and password resets.

use crate::error::failure;
use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;
use lastcard_club::Role;

pub use super::token::Token;
use super::{
    AccountId, ClubId, Conn, InviteId, Store, StoreError,
    accounts::{self, Account, AccountError, NewAccount},
    schema::invites,
    time::{is_just_made, now},
    token,
};

/// Purpose of a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InviteKind {
    /// Creates an account of the club with this role.
    Account(Role),
    /// Sets a new password for this account.
    Reset(AccountId),
}

impl InviteKind {
    /// An invitation waits until its recipient finds the time; a reset is for somebody who is waiting for it.
    const fn lifetime(&self) -> TimeDelta {
        match self {
            Self::Account(_) => TimeDelta::days(3),
            Self::Reset(_) => TimeDelta::hours(1),
        }
    }
}

/// A one-time link, without its secret, which only its holder has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invite {
    /// Identifies the link; does not open it.
    pub id: InviteId,
    /// The club of the account.
    pub club_id: ClubId,
    /// Purpose of the link.
    pub kind: InviteKind,
    /// The organiser who created it; `None` if created on the command line.
    pub created_by: Option<AccountId>,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// End of validity.
    pub expires_at: DateTime<Utc>,
}

/// A link to be created.
#[derive(Debug, Clone)]
pub struct NewInvite {
    /// Identifies the link. If the same form is submitted again at once, the new link replaces the unused link with this id.
    pub id: InviteId,
    /// The club of the account.
    pub club_id: ClubId,
    /// Purpose of the link.
    pub kind: InviteKind,
    /// The organiser who creates it.
    pub created_by: Option<AccountId>,
    /// End of validity.
    pub expires_at: DateTime<Utc>,
}

impl NewInvite {
    /// A link with the lifetime of its kind.
    pub fn new(club_id: ClubId, kind: InviteKind, created_by: Option<AccountId>) -> Self {
        let expires_at = now() + kind.lifetime();
        Self { id: InviteId::made(), club_id, kind, created_by, expires_at }
    }

    /// Returns true if the same form has just created this link.
    fn is_repeat_of(&self, made: &Invite) -> bool {
        (&self.club_id, &self.kind, &self.created_by) == (&made.club_id, &made.kind, &made.created_by)
            && is_just_made(made.created_at)
    }
}

/// Reasons why a link cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum InviteError {
    /// There is no such link, it was revoked, or it is of the other kind.
    #[error("invite-unknown")]
    Unknown,
    /// The link was already used.
    #[error("invite-used")]
    Used,
    /// The link has expired.
    #[error("invite-expired")]
    Expired,
    /// The chosen login is taken; the link stays valid.
    #[error("login-taken")]
    LoginTaken,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(InviteError);

/// Creates a link. A reset has to be for an account of the same club, and replaces that account's older unused resets.
pub fn create(store: &Store, new: &NewInvite) -> Result<(Invite, Token), StoreError> {
    let token = Token::generate();
    let invite = store.write(|conn| {
        if let InviteKind::Reset(account) = &new.kind
            && accounts::find(conn, account)?.club_id != new.club_id
        {
            return Err(StoreError::NotFound);
        }
        if let InviteKind::Reset(account) = &new.kind {
            let older =
                invites::table.filter(invites::used_at.is_null()).filter(invites::account_id.eq(account));
            diesel::delete(older).execute(conn)?;
        }
        let made: Option<Row> =
            invites::table.find(&new.id).select(Row::as_select()).first(conn).optional()?;
        let is_unused = made.as_ref().is_some_and(|row| row.used_at.is_none());
        let made = made.map(Invite::try_from).transpose()?;
        let is_repeated = is_unused && made.as_ref().is_some_and(|made| new.is_repeat_of(made));
        if is_repeated {
            diesel::delete(invites::table.find(&new.id)).execute(conn)?;
            store.skip_audit();
        }
        let invite = Invite {
            // The form was reused for another link.
            id: if made.is_some() && !is_repeated { InviteId::made() } else { new.id.clone() },
            club_id: new.club_id.clone(),
            kind: new.kind.clone(),
            created_by: new.created_by.clone(),
            created_at: now(),
            expires_at: new.expires_at,
        };
        diesel::insert_into(invites::table).values(Row::new(&invite, &token)).execute(conn)?;
        Ok(invite)
    })?;
    Ok((invite, token))
}

/// Returns the link with this token, if it can still be used.
pub fn find(store: &Store, token: &str) -> Result<Invite, InviteError> {
    store.read(|conn| find_usable(conn, token))
}

/// Returns the valid links of a club, newest first.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<Invite>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = invites::table
            .filter(invites::club_id.eq(club))
            .filter(invites::used_at.is_null())
            .filter(invites::expires_at.gt(now().naive_utc()))
            .order((invites::created_at.desc(), invites::id.desc()))
            .select(Row::as_select())
            .load(conn)?;
        rows.into_iter().map(Invite::try_from).collect()
    })
}

/// Revokes a link.
pub fn revoke(store: &Store, club: &ClubId, id: &InviteId) -> Result<(), StoreError> {
    store.write(|conn| {
        let of_club = invites::table.find(id).filter(invites::club_id.eq(club));
        match diesel::delete(of_club).execute(conn)? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    })
}

/// Accepts an invitation and creates the account.
pub fn accept(store: &Store, token: &str, account: &NewAccount) -> Result<Account, InviteError> {
    store.write(|conn| {
        let invite = find_usable(conn, token)?;
        let InviteKind::Account(role) = invite.kind else { return Err(InviteError::Unknown) };
        let account =
            accounts::insert(conn, &invite.club_id, account, role).map_err(|error| match error {
                AccountError::Store(error) => error.into(),
                _ => InviteError::LoginTaken,
            })?;
        mark_used(conn, &invite.id)?;
        Ok(account)
    })
}

/// Resets a password. Ends all sessions of the account and revokes its other links and its API tokens.
pub fn reset(store: &Store, token: &str, password_hash: &str) -> Result<Account, InviteError> {
    store.write(|conn| {
        let invite = find_usable(conn, token)?;
        let InviteKind::Reset(account) = &invite.kind else { return Err(InviteError::Unknown) };
        // This comes first, because replacing the password deletes unused links, and this one has to remain as a used link.
        mark_used(conn, &invite.id)?;
        Ok(accounts::replace_password(conn, account, password_hash)?)
    })
}

/// Revokes the unused links that an account created, and those that would reset it.
pub(super) fn revoke_for_account(conn: &mut Conn, account: &AccountId) -> Result<(), StoreError> {
    let of_account = invites::account_id.eq(account).or(invites::created_by.eq(account));
    diesel::delete(invites::table.filter(invites::used_at.is_null()).filter(of_account)).execute(conn)?;
    Ok(())
}

fn find_usable(conn: &mut Conn, token: &str) -> Result<Invite, InviteError> {
    let row: Option<Row> = invites::table
        .filter(invites::token_hash.eq(token::hash(token)))
        .select(Row::as_select())
        .first(conn)
        .optional()
        .map_err(StoreError::from)?;
    let row = row.ok_or(InviteError::Unknown)?;
    if row.used_at.is_some() {
        return Err(InviteError::Used);
    }
    let invite = Invite::try_from(row)?;
    if invite.expires_at <= now() { Err(InviteError::Expired) } else { Ok(invite) }
}

fn mark_used(conn: &mut Conn, id: &InviteId) -> Result<(), StoreError> {
    diesel::update(invites::table.find(id)).set(invites::used_at.eq(now().naive_utc())).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = invites)]
struct Row {
    id: InviteId,
    club_id: ClubId,
    kind: String,
    account_id: Option<AccountId>,
    token_hash: String,
    created_by: Option<AccountId>,
    created_at: NaiveDateTime,
    expires_at: NaiveDateTime,
    used_at: Option<NaiveDateTime>,
    role: String,
}

impl Row {
    fn new(invite: &Invite, token: &Token) -> Self {
        let (kind, account_id, role) = match &invite.kind {
            InviteKind::Account(role) => ("invite", None, *role),
            InviteKind::Reset(account) => ("reset", Some(account.clone()), Role::default()),
        };
        Self {
            id: invite.id.clone(),
            club_id: invite.club_id.clone(),
            kind: kind.to_owned(),
            account_id,
            token_hash: token::hash(token.as_str()),
            created_by: invite.created_by.clone(),
            created_at: invite.created_at.naive_utc(),
            expires_at: invite.expires_at.naive_utc(),
            used_at: None,
            role: role.to_string(),
        }
    }
}

impl TryFrom<Row> for Invite {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let kind = match (row.kind.as_str(), row.account_id) {
            ("invite", None) => {
                InviteKind::Account(row.role.parse().map_err(|error| StoreError::corrupt("role", &error))?)
            }
            ("reset", Some(account)) => InviteKind::Reset(account),
            (kind, _) => return Err(StoreError::corrupt("invite kind", &kind)),
        };
        Ok(Self {
            id: row.id,
            club_id: row.club_id,
            kind,
            created_by: row.created_by,
            created_at: row.created_at.and_utc(),
            expires_at: row.expires_at.and_utc(),
        })
    }
}
