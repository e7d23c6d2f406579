//! Reading of stored results. This program wrote them, so they are read quickly, without reporting the places
//! of problems: a ledger has tens of thousands.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Unexpected, Visitor};

use crate::{FinalHolding, FinalHoldings, HandResult, PlayerId, VoidReason};
use lastcard_rules::FaceCounts;

/// Keys of a result; the keys present determine its kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultKeys {
    void: Option<VoidReason>,
    order: Option<Vec<PlayerId>>,
    refill: Option<BTreeMap<PlayerId, u32>>,
    out: Option<PlayerId>,
    #[serde(default)]
    left: FinalHoldings,
    losers: Option<Vec<PlayerId>>,
}

impl<'de> Deserialize<'de> for HandResult {
    /// Reads a result as in the file format, without penalties.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let ResultKeys { void, order, refill, out, left, losers } = ResultKeys::deserialize(from)?;
        match (out, losers, order, refill, void) {
            (Some(out), losers, None, None, None) => Ok(Self::Won { out, left, losers }),
            (None, None, Some(order), None, None) => Ok(Self::Order(order)),
            (None, None, None, Some(points), None) => Ok(Self::Refill { points, left }),
            (None, None, None, None, Some(void)) => Ok(Self::Void(void)),
            _ => Err(D::Error::custom("a result has exactly one way in which the hand ended")),
        }
    }
}

impl<'de> Deserialize<'de> for FinalHolding {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(LeftVisitor)
    }
}

struct LeftVisitor;

impl<'de> Visitor<'de> for LeftVisitor {
    type Value = FinalHolding;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("counts by face, or a total")
    }

    fn visit_u64<E: Error>(self, total: u64) -> Result<FinalHolding, E> {
        let total = u32::try_from(total).map_err(|_| E::invalid_value(Unexpected::Unsigned(total), &self))?;
        Ok(FinalHolding::Total(total))
    }

    fn visit_map<A: MapAccess<'de>>(self, counts: A) -> Result<FinalHolding, A::Error> {
        FaceCounts::deserialize(MapAccessDeserializer::new(counts)).map(FinalHolding::Counted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::read_result;

    #[test]
    fn stored_results_read_as_in_the_file() {
        for text in [
            r#"{"out":"a","left":{"b":{"5":2,"SKIP":1},"d":77,"c":{}}}"#,
            r#"{"out":"a","left":{},"losers":["b"]}"#,
            r#"{"order":["a","b","c"]}"#,
            r#"{"refill":{"a":3},"left":{"a":{},"b":{"SKIP":1}}}"#,
            r#"{"void":"stuck"}"#,
        ] {
            let read = serde_json::from_str::<HandResult>(text).unwrap();
            assert_eq!(read, read_result(text).unwrap().0, "{text}");
            assert_eq!(
                serde_json::from_str::<HandResult>(&serde_json::to_string(&read).unwrap()).unwrap(),
                read
            );
        }
    }

    #[test]
    fn malformed_stored_results_are_refused() {
        for text in [
            "{}",
            r#"{"left":{"a":3}}"#,
            r#"{"out":"a","order":["a"]}"#,
            r#"{"out":"a","left":{"b":-1}}"#,
            r#"{"out":"a","left":{"b":4294967296}}"#,
            r#"{"out":"a","left":{"b":{"Q":1}}}"#,
            r#"{"out":"a","won":true}"#,
            r#"{"out":"a b"}"#,
        ] {
            assert!(serde_json::from_str::<HandResult>(text).is_err(), "{text}");
        }
    }
}
