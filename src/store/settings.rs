//! Settings of the installation, such as the secret that signs sessions.

use diesel::prelude::*;

use super::{Conn, Store, StoreError, schema::settings};

/// Returns a value, if it is set.
pub fn get(store: &Store, key: &str) -> Result<Option<String>, StoreError> {
    store.read(|conn| find(conn, key))
}

/// Returns a value, creating it on first use. All callers get the same value.
pub fn get_or_create(store: &Store, key: &str, make: impl Fn() -> String) -> Result<String, StoreError> {
    if let Some(value) = get(store, key)? {
        return Ok(value);
    }
    store.write(|conn| {
        if let Some(value) = find(conn, key)? {
            return Ok(value);
        }
        let value = make();
        insert(conn, key, &value)?;
        Ok(value)
    })
}

/// Sets a value, replacing any previous one.
pub fn set(store: &Store, key: &str, value: &str) -> Result<(), StoreError> {
    store.write(|conn| replace(conn, key, value))
}

/// Removes a value. Does nothing if none was set.
pub fn remove(store: &Store, key: &str) -> Result<(), StoreError> {
    store.write(|conn| delete(conn, key))
}

pub(super) fn replace(conn: &mut Conn, key: &str, value: &str) -> Result<(), StoreError> {
    delete(conn, key)?;
    insert(conn, key, value)
}

pub(super) fn delete(conn: &mut Conn, key: &str) -> Result<(), StoreError> {
    diesel::delete(settings::table.find(key)).execute(conn)?;
    Ok(())
}

pub(super) fn find(conn: &mut Conn, key: &str) -> Result<Option<String>, StoreError> {
    Ok(settings::table.find(key).select(settings::value).first(conn).optional()?)
}

fn insert(conn: &mut Conn, key: &str, value: &str) -> Result<(), StoreError> {
    diesel::insert_into(settings::table)
        .values((settings::key.eq(key), settings::value.eq(value)))
        .execute(conn)?;
    Ok(())
}
