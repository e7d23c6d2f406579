//! A club on disk, with its tournaments.

use std::collections::BTreeMap;
use std::sync::Arc;

use lastcard::club::EntrantOrder;
use lastcard::store::accounts::{self, Login, NewAccount};
use lastcard::store::clubs::ClubDetails;
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::store::{Location, Store, clubs::Club as StoredClub, codes};
use lastcard::tournament::Zone;
use lastcard::tournament::{Entrant, EntrantId, Name, Setup, SetupKeys, Tournament};

const PLAYERS: [&str; 4] = ["Anna", "Boris", "Vera", "Gleb"];

#[derive(Clone)]
pub(crate) struct Club(Arc<Inner>);

struct Inner {
    store: Store,
    club: StoredClub,
    database: String,
    /// Folder of a database file, kept until the club is dropped.
    _folder: Option<tempfile::TempDir>,
}

impl Club {
    /// Creates a club in a file.
    pub(crate) fn new() -> Self {
        let folder = tempfile::TempDir::new().unwrap();
        let file = folder.path().join("club.db").to_str().unwrap().to_owned();
        Self::open(file, Some(folder))
    }

    /// Creates a club in an empty database on a server.
    pub(crate) fn on(server: &str) -> Self {
        Self::open(server.to_owned(), None)
    }

    fn open(database: String, folder: Option<tempfile::TempDir>) -> Self {
        let store = Store::open(&Location::parse(&database).unwrap()).unwrap();
        let details = ClubDetails { name: name("Aurora"), time_zone: Zone::UTC, language: "en".to_owned() };
        // Sets up the club with an account, because the home page of an installation without one is not
        // cached.
        let (login, password_hash) = (Login::parse("vera").unwrap(), String::new());
        let account = NewAccount { login, name: name("Vera"), password_hash };
        let (club, _) = accounts::set_up(&store, &details, &account).unwrap();
        Self(Arc::new(Inner { store, club, database, _folder: folder }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn database(&self) -> &str {
        &self.0.database
    }

    /// Creates a four-player tournament for each table, so that no table waits for another; yields the codes
    /// of the tables.
    pub(crate) fn tables(&self) -> impl Iterator<Item = String> + use<> {
        let club = self.clone();
        std::iter::repeat_with(move || club.codes(&club.four()).remove(0))
    }

    /// Starts a four-player evening.
    pub(crate) fn four(&self) -> Header {
        let keys = SetupKeys { format: Some("four-player".to_owned()), ..SetupKeys::default() };
        self.started("Friday", &keys, PLAYERS.iter().map(|player| name(player)))
    }

    pub(crate) fn stored(&self) -> &StoredClub {
        &self.0.club
    }

    /// Starts an individual tournament.
    pub(crate) fn individual(&self, players: usize, rounds: u64) -> Header {
        let keys =
            SetupKeys { format: Some("individual".to_owned()), rounds: Some(rounds), ..SetupKeys::default() };
        self.started("Long", &keys, (1..=players).map(|number| name(&format!("Player {number}"))))
    }

    /// Codes of a tournament's tables, in table order.
    pub(crate) fn codes(&self, header: &Header) -> Vec<String> {
        let codes = codes::list(&self.0.store, &self.0.club.id, &header.id).unwrap();
        codes.into_iter().map(|table| table.code.to_string()).collect()
    }

    fn started(&self, called: &str, keys: &SetupKeys, players: impl Iterator<Item = Name>) -> Header {
        let (store, club) = (&self.0.store, &self.0.club.id);
        let entrants = players.map(|name| Entrant::single(EntrantId::of(&name, |_| false), name)).collect();
        let setup = Setup::parse(keys).unwrap();
        let new = NewTournament {
            starts_at: chrono::Utc::now(),
            tournament: Tournament::draw_up(name(called), setup, entrants).unwrap(),
            roster: BTreeMap::new(),
            order: Some(EntrantOrder::AsTyped),
            announcement: None,
        };
        let header = tournaments::create(store, club, None, &new).unwrap();
        let stored = tournaments::load(store, &header.slug).unwrap();
        let present = stored.people.keys().map(|player| (player.clone(), true)).collect();
        tournaments::set_present(store, club, &header.id, &present).unwrap();
        tournaments::start(store, club, &header.id, header.revision, None).unwrap()
    }
}

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

/// Codes of tables for a service without a club.
pub(crate) fn numbers() -> impl Iterator<Item = String> {
    (1..).map(|number: u32| number.to_string())
}
