//! Tournaments to test with.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use lastcard::club::EntrantOrder;
use lastcard::{
    snapshots::Snapshots,
    store::{
        Store,
        clubs::Club,
        entries::{EntrySource, NewEntry, random_key},
        tournaments::{self, Header, NewTournament, TournamentRecord},
    },
    tournament::{
        Amendment, Entrant, EntrantId, EntryRequest, FinalHolding, HandResult, Name, Player, PlayerId, Setup,
        SetupKeys, Slot, Tournament,
    },
};

/// Anna, Boris, Vera and Gleb, or as many as the format takes.
pub(crate) const NAMES: [&str; 8] = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya", "Ilya"];

pub(crate) fn keys(format: &str) -> SetupKeys {
    SetupKeys { format: Some(format.to_owned()), ..SetupKeys::default() }
}

/// Draws up a tournament of this setup among [`NAMES`].
pub(crate) fn draw_up(name: &str, keys: &SetupKeys) -> Tournament {
    draw_up_among(&NAMES, name, keys)
}

/// Draws up a tournament of this setup among as many of these people as the format takes.
pub(crate) fn draw_up_among(names: &[&str], name: &str, keys: &SetupKeys) -> Tournament {
    let setup = Setup::parse(keys).unwrap();
    let (entrants, size) = (*setup.format().entrants().end(), *setup.format().team_size().start());
    let entrant = |names: &[&str]| {
        let name = Name::parse(&names.join(" & ")).unwrap();
        let id = EntrantId::of(&name, |_| false);
        let player = |name: &&str| {
            let name = Name::parse(name).unwrap();
            Player { id: PlayerId::of(&name, |_| false), name }
        };
        Entrant::team(id, name, names.iter().map(player).collect())
    };
    let entrants = names.chunks(size).take(entrants).map(entrant).collect();
    Tournament::draw_up(Name::parse(name).unwrap(), setup, entrants).unwrap()
}

pub(crate) fn new(name: &str, keys: &SetupKeys) -> NewTournament {
    NewTournament {
        starts_at: "2026-11-27T18:30:00Z".parse::<DateTime<Utc>>().unwrap(),
        tournament: draw_up(name, keys),
        roster: BTreeMap::new(),
        order: Some(EntrantOrder::AsTyped),
        announcement: None,
    }
}

/// Starts a tournament with everybody present.
pub(crate) fn start_friday_night(store: &Store, club: &Club, keys: &SetupKeys) -> Header {
    start_tournament(store, club, &new("Friday night", keys))
}

/// Starts a drawn-up tournament with everybody present.
pub(crate) fn start_tournament(store: &Store, club: &Club, new: &NewTournament) -> Header {
    let header = tournaments::create(store, &club.id, None, new).unwrap();
    mark_all_present(store, &header);
    tournaments::start(store, &club.id, &header.id, header.revision, None).unwrap()
}

pub(crate) fn mark_all_present(store: &Store, header: &Header) {
    let stored = tournaments::load(store, &header.slug).unwrap();
    let present = stored.people.keys().map(|player| (player.clone(), true)).collect();
    tournaments::set_present(store, &header.club_id, &header.id, &present).unwrap();
}

/// Returns a result in which the player at a seat goes out and every opponent is left with `points`.
pub(crate) fn win_by_seat(stored: &TournamentRecord, slot: Slot, seat: usize, points: u32) -> HandResult {
    let seating = &stored.tournament.hand(slot).unwrap().seating;
    let out = seating.players()[seat].clone();
    let format = stored.tournament.setup().format();
    let left = seating
        .opponents_of(format, &out)
        .into_iter()
        .map(|p| (p.clone(), FinalHolding::Total(points)))
        .collect();
    HandResult::Won { out, left, losers: None }
}

/// Plays this many hands; in each the first seat goes out and every opponent is left with 20.
pub(crate) fn play(snapshots: &Snapshots, header: &Header, hands: usize) {
    for _ in 0..hands {
        let stored = snapshots.fresh_unredacted(&header.slug).unwrap().stored.clone();
        let slot = stored.tournament.next_hands().remove(0).slot;
        snapshots.record(&entry(&stored, slot, Some(win_by_seat(&stored, slot, 0, 20)))).unwrap();
    }
}

/// Returns a table's entry with a result, or one that opens the hand.
pub(crate) fn entry(stored: &TournamentRecord, slot: Slot, outcome: Option<HandResult>) -> NewEntry {
    let record = |outcome| Amendment::Record { outcome, penalties: Vec::new() };
    amendment(stored, slot, outcome.map_or(Amendment::Open, record))
}

/// Returns the origin of an entry from a table.
pub(crate) fn table_source() -> EntrySource {
    EntrySource::Table { code: "K7M2QX".to_owned(), device: String::new() }
}

/// Returns a table's amendment to the current record of a hand.
pub(crate) fn amendment(stored: &TournamentRecord, slot: Slot, amendment: Amendment) -> NewEntry {
    NewEntry {
        tournament: stored.header.id.clone(),
        request: EntryRequest { slot, based_on: stored.revision(slot), entry_key: random_key(), amendment },
        shared: false,
        via: table_source(),
        account: None,
        note: String::new(),
    }
}

pub(crate) fn slot(round: u32, table: u32, hand: u32) -> Slot {
    Slot { round, hand, table }
}
