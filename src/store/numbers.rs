//! Numbers of the domain, none of them negative, and the signed columns that hold them.

use super::StoreError;
use lastcard_tournament::Slot;

/// A number as a column holds it.
///
/// # Errors
/// [`StoreError::NotFound`] where it is larger than any column holds: there is no such row.
pub(super) fn to_column(number: impl TryInto<i32>) -> Result<i32, StoreError> {
    number.try_into().map_err(|_| StoreError::NotFound)
}

/// A number out of a column, or out of a count of rows.
pub(super) fn from_column<N: TryFrom<i64>>(column: impl Into<i64>) -> Result<N, StoreError> {
    let column = column.into();
    N::try_from(column).map_err(|_| StoreError::corrupt("number", &column))
}

/// Round, hand and table of a slot as columns.
pub(super) fn to_columns(slot: Slot) -> Result<[i32; 3], StoreError> {
    Ok([to_column(slot.round)?, to_column(slot.hand)?, to_column(slot.table)?])
}

/// A slot out of the columns of its round, hand and table.
pub(super) fn slot([round, hand, table]: [i32; 3]) -> Result<Slot, StoreError> {
    Ok(Slot { round: from_column(round)?, hand: from_column(hand)?, table: from_column(table)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_column_holds_is_not_found_and_what_nobody_wrote_is_corrupt() {
        assert!(matches!(to_column(u32::MAX), Err(StoreError::NotFound)));
        assert!(matches!(from_column::<u32>(-1), Err(StoreError::Corrupt { .. })));
        let all = Slot { round: 1, hand: 2, table: 3 };
        assert_eq!(slot(to_columns(all).unwrap()).unwrap(), all);
    }
}
