//! Number of cards of each face, regardless of colour, as counted after a hand.

use std::fmt;

use serde::de::{Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::Face;

/// A count for each face (M-1). In JSON, faces without cards are left out: `{ "5": 1, "SKIP": 1 }`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FaceCounts([u8; Face::COUNT]);

impl FaceCounts {
    /// Zero for every face.
    pub const NONE: Self = Self([0; Face::COUNT]);

    /// Returns the number of cards with this face.
    pub const fn get(&self, face: Face) -> u8 {
        #[expect(clippy::indexing_slicing, reason = "a face is below the number of faces")]
        self.0[face as usize]
    }

    /// Sets the count of a face.
    pub const fn set(&mut self, face: Face, count: u8) {
        #[expect(clippy::indexing_slicing, reason = "a face is below the number of faces")]
        {
            self.0[face as usize] = count;
        }
    }

    /// Iterates over all faces with their counts, zeros included.
    pub fn iter(&self) -> impl Iterator<Item = (Face, u8)> + '_ {
        Face::ALL.into_iter().zip(self.0)
    }

    /// Returns the total number of cards.
    pub fn sum(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Returns true if every count is zero.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Face::COUNT]
    }

    /// Adds the counts face by face, or returns `None` if a sum exceeds 255.
    pub fn checked_add(mut self, other: &Self) -> Option<Self> {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.checked_add(theirs)?;
        }
        Some(self)
    }
}

impl FromIterator<(Face, u8)> for FaceCounts {
    /// Collects counts by face. If a face occurs more than once, its counts are added, up to at most 255.
    fn from_iter<I: IntoIterator<Item = (Face, u8)>>(counts: I) -> Self {
        let mut all = Self::NONE;
        for (face, count) in counts {
            all.set(face, all.get(face).saturating_add(count));
        }
        all
    }
}

impl fmt::Debug for FaceCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().filter(|&(_, count)| count > 0)).finish()
    }
}

impl Serialize for FaceCounts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter().filter(|&(_, count)| count > 0))
    }
}

impl<'de> Deserialize<'de> for FaceCounts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Counts)
    }
}

struct Counts;

impl<'de> Visitor<'de> for Counts {
    type Value = FaceCounts;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("counts by face")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut named: A) -> Result<FaceCounts, A::Error> {
        let mut counts = FaceCounts::NONE;
        while let Some((Named(face), count)) = named.next_entry()? {
            counts.set(face, count);
        }
        Ok(counts)
    }
}

/// A face as a map key.
struct Named(Face);

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(FaceName)
    }
}

struct FaceName;

impl Visitor<'_> for FaceName {
    type Value = Named;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a face of a card")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Named, E> {
        let face = name.parse().map_err(|_| E::invalid_value(Unexpected::Str(name), &self))?;
        Ok(Named(face))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_names_the_faces_held() {
        let counts: FaceCounts = [(Face::Five, 1), (Face::Skip, 2)].into_iter().collect();
        let text = serde_json::to_string(&counts).unwrap();
        assert_eq!(text, r#"{"5":1,"SKIP":2}"#);
        assert_eq!(serde_json::from_str::<FaceCounts>(&text).unwrap(), counts);
        assert!(serde_json::from_str::<FaceCounts>(r#"{"Q":1}"#).is_err());
        assert!(serde_json::from_str::<FaceCounts>(r#"{"5":-1}"#).is_err());
    }

    #[test]
    fn adding_stops_before_it_overflows() {
        let many: FaceCounts = [(Face::One, 200)].into_iter().collect();
        assert_eq!(many.checked_add(&many), None);
        assert_eq!(many.checked_add(&FaceCounts::NONE), Some(many));
        assert_eq!((many.sum(), many.is_empty()), (200, false));
    }
}
