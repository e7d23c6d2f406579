//! The hands that were recorded last, with the cards that were left in them.

use std::collections::BTreeSet;

use super::Link;
use super::leaderboard::hand_path;
use super::withheld::Withheld;
use crate::live::Picture;
use crate::rules::FaceCounts;
use crate::store::entries::LedgerEntry;
use crate::tournament::{Hand, HandResult, Left};
use crate::view::play::{CardNames, CardPicture};
use crate::view::table::Says;

/// So many are shown.
const SHOWN: usize = 4;

/// So many cards are drawn beside one.
const DRAWN: usize = 9;

/// A hand that was recorded, and what it did.
pub(super) struct RecentHand {
    pub(super) link: Link,
    pub(super) says: String,
    /// Where it was played.
    pub(super) table: Option<u32>,
    /// The time of day.
    pub(super) at: String,
    pub(super) cards: Vec<CardPicture>,
}

/// The hands that were recorded last, the last one first.
pub(super) fn recent(says: Says<'_>, picture: &Picture) -> Vec<RecentHand> {
    let mut told = BTreeSet::new();
    let newest = picture.stored.entries.iter().rev().filter(|entry| told.insert(entry.entry.slot));
    newest.filter_map(|entry| hand(says, picture, entry)).take(SHOWN).collect()
}

fn hand(says: Says<'_>, picture: &Picture, entry: &LedgerEntry) -> Option<RecentHand> {
    let hand = picture.tournament().hand(entry.entry.slot)?;
    let result = hand.result.as_ref()?;
    let is_secret = Withheld::of(says.words, picture, hand.slot).is_some();
    Some(RecentHand {
        link: Link { href: hand_path(picture, hand.slot), text: says.hand(hand.slot) },
        says: says.result(hand, result),
        table: Some(hand.slot.table).filter(|_| picture.tournament().tables() > 1),
        at: says.words.clock(entry.created_at, picture.club.time_zone),
        cards: if is_secret { Vec::new() } else { left(says, hand, result) },
    })
}

/// The cards that were left, the dearest first, as far as there is room.
fn left(says: Says<'_>, hand: &Hand, result: &HandResult) -> Vec<CardPicture> {
    let names = CardNames::new(says.words, says.tournament.setup_of(hand.slot).rules());
    let counted = result.left().into_iter().flat_map(|left| left.values()).filter_map(|left| match left {
        Left::Counted(counts) => Some(counts),
        Left::Total(_) => None,
    });
    let faces = |counts: &FaceCounts| -> Vec<_> {
        let each = counts.iter().flat_map(|(face, count)| (0..count).map(move |_| face));
        each.collect()
    };
    let mut faces: Vec<_> = counted.flat_map(faces).collect();
    faces.sort_unstable();
    faces.into_iter().rev().take(DRAWN).map(|face| names.face_picture(face)).collect()
}
