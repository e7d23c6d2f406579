//! Conversions between values of the domain and columns: numbers, which are never negative, and JSON text with the keys of the tournament
//! file (`docs/file.md`).

use serde::{Serialize, de::DeserializeOwned};

use super::StoreError;
use lastcard_tournament::Slot;

/// Converts a number to a column.
///
/// # Errors
/// [`StoreError::NotFound`] if it is too large for a column, since no such row can exist.
pub(super) fn to_column(number: impl TryInto<i32>) -> Result<i32, StoreError> {
    number.try_into().map_err(|_| StoreError::NotFound)
}

pub(super) fn from_column<N: TryFrom<i64>>(column: impl Into<i64>) -> Result<N, StoreError> {
    let column = column.into();
    N::try_from(column).map_err(|_| StoreError::corrupt("number", &column))
}

/// Converts a slot to the columns of its round, hand and table.
pub(super) fn to_columns(slot: Slot) -> Result<[i32; 3], StoreError> {
    Ok([to_column(slot.round)?, to_column(slot.hand)?, to_column(slot.table)?])
}

pub(super) fn slot([round, hand, table]: [i32; 3]) -> Result<Slot, StoreError> {
    Ok(Slot { round: from_column(round)?, hand: from_column(hand)?, table: from_column(table)? })
}

pub(super) fn to_text(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::corrupt("a value", &error))
}

pub(super) fn from_text<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::corrupt(what, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn out_of_range_numbers_are_not_found_or_corrupt() {
        assert!(matches!(to_column(u32::MAX), Err(StoreError::NotFound)));
        assert!(matches!(from_column::<u32>(-1), Err(StoreError::Corrupt { .. })));
        let all = Slot { round: 1, hand: 2, table: 3 };
        assert_eq!(slot(to_columns(all).unwrap()).unwrap(), all);
    }
}
