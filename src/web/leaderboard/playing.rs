//! The hands in play: each table with its players in their seats, and everybody's seat; and the latest hands.

use std::collections::{BTreeMap, BTreeSet};

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::LedgerEntry;
use lastcard_tournament::{Hand, Player, PlayerId, Slot, Table, TableState, tables};

use crate::hands::{embargoed::WithheldCards, summary::left_cards};
use crate::leaderboard::page::{dealer_and_opener, hand_path, table_path};
use crate::ui::{
    badge::Badge,
    card::CardPicture,
    page::{Link, bar},
    tournament_header::player_name,
    tournament_text::TournamentText,
};

/// A table with its current hand.
pub struct PlayingTable {
    pub title: String,
    pub hand: Option<Link>,
    /// Numbers of recorded hands and of all hands at the table.
    pub progress: Option<(usize, usize)>,
    /// The players, clockwise.
    pub seats: Vec<PlayingSeat>,
    pub start: Option<String>,
    /// Seat changes due before the hand.
    pub moves: Vec<String>,
    /// State of the table: playing, waiting or finished.
    pub badge: Badge,
    /// Address for spectators, while a hand is played on the table's phones.
    pub watch: Option<String>,
}

pub struct PlayingSeat {
    pub name: String,
    pub deals: bool,
    /// Side 0 or 1, if partners face each other.
    pub side: Option<usize>,
}

impl PlayingTable {
    pub fn all(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Vec<Self> {
        let tables = tables(snapshot.tournament(), &snapshot.tally.standings);
        tables.iter().map(|table| Self::new(says, snapshot, table)).collect()
    }

    fn new(says: TournamentText<'_>, snapshot: &TournamentSnapshot, table: &Table<'_>) -> Self {
        let playing = match table.state {
            TableState::Plays(slot) => snapshot.tournament().hand(slot),
            TableState::Waits | TableState::Done => None,
        };
        Self {
            title: says.words.say("table-number").with("table", table.number).into(),
            hand: playing
                .map(|hand| Link { href: hand_path(snapshot, hand.slot), text: says.hand(hand.slot) }),
            progress: table.hands.map(|all| (table.recorded, all)),
            seats: playing.map(|hand| seats(says, hand)).unwrap_or_default(),
            start: playing.and_then(|hand| dealer_and_opener(says, hand)),
            moves: playing
                .map(|hand| says.seat_moves(&says.tournament.seat_moves_due(hand.slot)))
                .unwrap_or_default(),
            badge: table.state.into(),
            watch: snapshot
                .stored
                .phones
                .is_in_play(table.number)
                .then(|| table_path(snapshot, table.number)),
        }
    }

    /// Returns the progress in thousandths.
    pub fn progress_bar(&self) -> Option<u32> {
        self.progress.map(|(played, all)| bar(played, all))
    }
}

/// Returns the players of a hand, clockwise.
pub fn seats(says: TournamentText<'_>, hand: &Hand) -> Vec<PlayingSeat> {
    let format = says.tournament.setup_of(hand.slot).format();
    let players = hand.seating.players();
    let first = players.first().map(|first| hand.seating.side_of(format, first)).unwrap_or_default();
    let seat = |player: &PlayerId| PlayingSeat {
        name: player_name(says.tournament, player),
        deals: hand.dealer.as_ref() == Some(player),
        side: format.has_partners().then(|| usize::from(!first.contains(&player))),
    };
    players.iter().map(seat).collect()
}

/// Directions to the seats of all players in the current hands.
pub struct Whereabouts(BTreeMap<PlayerId, String>);

impl Whereabouts {
    /// Collects each player's table and partners; empty if there is only one table, since nobody then needs directions.
    pub fn new(says: TournamentText<'_>, snapshot: &TournamentSnapshot, resting: &[&Player]) -> Self {
        let tournament = snapshot.tournament();
        if tournament.tables() < 2 {
            return Self(BTreeMap::new());
        }
        let next = &snapshot.tally.standings.next;
        let hands = next.iter().filter_map(|next| tournament.hand(next.slot));
        let mut seated: BTreeMap<PlayerId, String> =
            hands.flat_map(|hand| seat_directions(says, hand).collect::<Vec<_>>()).collect();
        for player in resting {
            seated.insert(player.id.clone(), says.words.say("board-rests").to_string());
        }
        Self(seated)
    }

    /// “Table 2 with Rahim”; `None` for a player without a current hand.
    pub fn get(&self, player: &PlayerId) -> Option<String> {
        self.0.get(player).cloned()
    }
}

fn seat_directions<'a>(
    says: TournamentText<'a>,
    hand: &'a Hand,
) -> impl Iterator<Item = (PlayerId, String)> + 'a {
    let format = says.tournament.setup_of(hand.slot).format();
    hand.seating.players().iter().map(move |player| {
        let partners = hand.seating.partners_of(format, player).into_iter();
        let partners: Vec<String> = partners.map(|partner| player_name(says.tournament, partner)).collect();
        let table = hand.slot.table;
        let where_to = if partners.is_empty() {
            says.words.say("table-number").with("table", table)
        } else {
            says.words.say("board-at-table").with("table", table).with("partners", says.list(&partners))
        };
        (player.clone(), where_to.to_string())
    })
}

const SHOWN_HANDS: usize = 4;

/// A recorded hand with its result.
pub struct RecentHand {
    pub slot: Slot,
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

/// Returns the latest hands on the leaderboard, newest first.
pub fn recent_hands(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Vec<RecentHand> {
    latest_hands(says, snapshot, SHOWN_HANDS)
}

/// Returns the latest hands, newest first.
pub fn latest_hands(says: TournamentText<'_>, snapshot: &TournamentSnapshot, most: usize) -> Vec<RecentHand> {
    let mut told = BTreeSet::new();
    let newest = snapshot.stored.entries.iter().rev().filter(|entry| told.insert(entry.entry.slot));
    newest.filter_map(|entry| hand(says, snapshot, entry)).take(most).collect()
}

fn hand(says: TournamentText<'_>, snapshot: &TournamentSnapshot, entry: &LedgerEntry) -> Option<RecentHand> {
    let hand = snapshot.tournament().hand(entry.entry.slot)?;
    let result = hand.result.as_ref()?;
    let is_secret = WithheldCards::of(says.words, snapshot, hand.slot).is_some();
    Some(RecentHand {
        slot: hand.slot,
        link: Link { href: hand_path(snapshot, hand.slot), text: says.hand(hand.slot) },
        says: says.result(hand, result),
        table: Some(hand.slot.table).filter(|_| snapshot.tournament().tables() > 1),
        is_unconfirmed: snapshot.unconfirmed.contains_key(&hand.slot),
        at: says.words.time_of_day(entry.created_at, snapshot.club.time_zone),
        cards: if is_secret { Vec::new() } else { left_cards(says, hand, result) },
    })
}
