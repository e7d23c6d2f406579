//! The latest hands, with the cards left in them.

use std::collections::BTreeSet;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::LedgerEntry;

use crate::hands::{embargoed::WithheldCards, left_cards::left_cards};
use crate::leaderboard::page::hand_path;
use crate::ui::{card::CardPicture, link::Link, tournament_text::TournamentText};

/// Number of hands shown.
const SHOWN_HANDS: usize = 4;

/// A recorded hand with its result.
pub struct RecentHand {
    pub link: Link,
    pub says: String,
    /// The table, if there is more than one.
    pub table: Option<u32>,
    /// Time of day.
    pub at: String,
    pub cards: Vec<CardPicture>,
    /// True until the other side confirms the result.
    pub is_unconfirmed: bool,
}

/// Returns the latest hands, newest first.
pub fn recent_hands(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Vec<RecentHand> {
    let mut told = BTreeSet::new();
    let newest = snapshot.stored.entries.iter().rev().filter(|entry| told.insert(entry.entry.slot));
    newest.filter_map(|entry| hand(says, snapshot, entry)).take(SHOWN_HANDS).collect()
}

fn hand(says: TournamentText<'_>, snapshot: &TournamentSnapshot, entry: &LedgerEntry) -> Option<RecentHand> {
    let hand = snapshot.tournament().hand(entry.entry.slot)?;
    let result = hand.result.as_ref()?;
    let is_secret = WithheldCards::of(says.words, snapshot, hand.slot).is_some();
    Some(RecentHand {
        link: Link { href: hand_path(snapshot, hand.slot), text: says.hand(hand.slot) },
        says: says.result(hand, result),
        table: Some(hand.slot.table).filter(|_| snapshot.tournament().tables() > 1),
        is_unconfirmed: snapshot.unconfirmed.contains_key(&hand.slot),
        at: says.words.time_of_day(entry.created_at, snapshot.club.time_zone),
        cards: if is_secret { Vec::new() } else { left_cards(says, hand, result) },
    })
}
