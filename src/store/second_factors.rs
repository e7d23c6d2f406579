//! Second factors of accounts: the secret shared with an authenticator app, and recovery codes in case it is lost.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::{
    AccountId, ClubId, Store, StoreError,
    columns::from_column,
    schema::{accounts, recovery_codes, second_factors},
    time::now,
    token,
};

/// Recovery codes per account.
const RECOVERY_CODES: usize = 8;

/// The second factor of an account.
#[derive(Clone, PartialEq, Eq)]
pub struct SecondFactor {
    /// Shared secret in base 32.
    pub secret: String,
    /// Time at which it was switched on.
    pub since: DateTime<Utc>,
    /// Number of unused recovery codes.
    pub recovery_codes: usize,
}

/// Keeps the secret out of logs.
impl std::fmt::Debug for SecondFactor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SecondFactor").field("since", &self.since).finish_non_exhaustive()
    }
}

/// Returns the second factor of an account, if it has one.
pub fn find(store: &Store, account: &AccountId) -> Result<Option<SecondFactor>, StoreError> {
    store.read(|conn| {
        let factor: Option<(String, NaiveDateTime)> = second_factors::table
            .find(account)
            .select((second_factors::secret, second_factors::since))
            .first(conn)
            .optional()?;
        let Some((secret, since)) = factor else { return Ok::<_, StoreError>(None) };
        let left: i64 =
            recovery_codes::table.filter(recovery_codes::account_id.eq(account)).count().get_result(conn)?;
        let recovery_codes = from_column(left)?;
        Ok(Some(SecondFactor { secret, since: since.and_utc(), recovery_codes }))
    })
}

/// Returns the accounts of a club that have a second factor.
pub fn of_club(store: &Store, club: &ClubId) -> Result<Vec<AccountId>, StoreError> {
    store.read(|conn| {
        Ok(second_factors::table
            .inner_join(accounts::table)
            .filter(accounts::club_id.eq(club))
            .select(second_factors::account_id)
            .load(conn)?)
    })
}

/// Switches on a second factor, in place of any previous one, and returns its recovery codes, of which only hashes are stored. `step` is
/// the time step of the code that confirmed it.
pub fn switch_on(
    store: &Store,
    account: &AccountId,
    secret: &str,
    step: i32,
) -> Result<Vec<String>, StoreError> {
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| recovery_code(&rand::random())).collect();
    store.write(|conn| {
        diesel::delete(second_factors::table.find(account)).execute(conn)?;
        diesel::insert_into(second_factors::table)
            .values((
                second_factors::account_id.eq(account),
                second_factors::secret.eq(secret),
                second_factors::last_step.eq(step),
                second_factors::since.eq(now().naive_utc()),
            ))
            .execute(conn)?;
        for code in &codes {
            diesel::insert_into(recovery_codes::table)
                .values((
                    recovery_codes::account_id.eq(account),
                    recovery_codes::code_hash.eq(hash_code(code)),
                ))
                .execute(conn)?;
        }
        Ok::<_, StoreError>(())
    })?;
    Ok(codes)
}

/// Switches the second factor off. Returns false if there was none.
pub fn switch_off(store: &Store, account: &AccountId) -> Result<bool, StoreError> {
    store.write(|conn| {
        Ok::<_, StoreError>(diesel::delete(second_factors::table.find(account)).execute(conn)? > 0)
    })
}

/// Uses up the code of a time step. Returns false if this or a later one was used before.
pub fn use_step(store: &Store, account: &AccountId, step: i32) -> Result<bool, StoreError> {
    store.write_statement(|conn| {
        let older = second_factors::table.find(account).filter(second_factors::last_step.lt(step));
        Ok::<_, StoreError>(diesel::update(older).set(second_factors::last_step.eq(step)).execute(conn)? > 0)
    })
}

/// Uses up a recovery code. Returns false if there is no such code.
pub fn use_recovery_code(store: &Store, account: &AccountId, typed: &str) -> Result<bool, StoreError> {
    store.write_statement(|conn| {
        let code = recovery_codes::table.find((account, hash_code(typed)));
        Ok::<_, StoreError>(diesel::delete(code).execute(conn)? > 0)
    })
}

/// Hash of a recovery code, ignoring its spacing and case.
fn hash_code(code: &str) -> String {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    token::hash(&plain.to_ascii_uppercase())
}

/// Characters that are hard to confuse on paper. 32 of them encode five bits each.
const LETTERS: [char; 32] = [
    '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N',
    'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
];

/// Six groups of four characters: 120 random bits, enough for a plain hash.
fn recovery_code(random: &[u8; 24]) -> String {
    let letters = random.iter().map(|byte| LETTERS.get(usize::from(byte % 32)).copied().unwrap_or('2'));
    letters.enumerate().fold(String::new(), |mut code, (n, letter)| {
        if n > 0 && n % 4 == 0 {
            code.push('-');
        }
        code.push(letter);
        code
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_is_read_however_it_is_typed() {
        let random: [u8; 24] = std::array::from_fn(|n| u8::try_from(n * 11).unwrap_or_default());
        let code = recovery_code(&random);
        assert_eq!((code.len(), code.matches('-').count()), (29, 5), "{code}");
        assert_eq!(hash_code(&code), hash_code(&code.to_lowercase().replace('-', " ")));
        assert_ne!(hash_code(&code), hash_code(&code.replacen(&code[..1], "?", 1)));
    }
}
