//! Values stored as JSON text, with the keys of the tournament file (`docs/file.md`).

use serde::{Serialize, de::DeserializeOwned};

use super::StoreError;

pub(super) fn to_text(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::corrupt("a value", &error))
}

pub(super) fn from_text<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::corrupt(what, &error))
}
