//! The club on disk: a tournament of four for every table, so that none waits for another.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use chrono_tz::Tz;
use lastcard::store::accounts::{self, Login, NewAccount};
use lastcard::store::clubs::ClubDetails;
use lastcard::store::tournaments::{self, NewTournament, Order};
use lastcard::store::{Location, Store, clubs::Club as StoredClub, codes};
use lastcard::tournament::{Entrant, EntrantId, Name, Setup, SetupKeys, Tournament};

const PLAYERS: [&str; 4] = ["Anna", "Boris", "Vera", "Gleb"];

pub(crate) struct Club(Arc<Inner>);

struct Inner {
    store: Store,
    club: StoredClub,
    file: PathBuf,
    _folder: tempfile::TempDir,
}

impl Club {
    pub(crate) fn new() -> Self {
        let folder = tempfile::TempDir::new().unwrap();
        let file = folder.path().join("club.db");
        let store = Store::open(&Location::Sqlite(file.clone())).unwrap();
        let details = ClubDetails { name: name("Aurora"), time_zone: Tz::UTC, language: "en".to_owned() };
        // Somebody has set it up: the home page of an installation that is new is looked up each time.
        let (login, password_hash) = (Login::parse("vera").unwrap(), String::new());
        let account = NewAccount { login, name: name("Vera"), password_hash };
        let (club, _) = accounts::set_up(&store, &details, &account).unwrap();
        Self(Arc::new(Inner { store, club, file, _folder: folder }))
    }

    pub(crate) fn file(&self) -> &std::path::Path {
        &self.0.file
    }

    /// A new tournament for each table, and its table's code.
    pub(crate) fn tables(&self) -> impl Iterator<Item = String> + use<> {
        let inner = self.0.clone();
        std::iter::repeat_with(move || inner.table())
    }
}

impl Inner {
    fn table(&self) -> String {
        let keys = SetupKeys { format: Some("four-player".to_owned()), ..SetupKeys::default() };
        let entrant = |player: &&str| Entrant::single(EntrantId::of(&name(player), |_| false), name(player));
        let entrants = PLAYERS.iter().map(entrant).collect();
        let setup = Setup::parse(&keys).unwrap();
        let new = NewTournament {
            starts_at: chrono::Utc::now(),
            tournament: Tournament::draw_up(name("Friday"), setup, entrants).unwrap(),
            roster: BTreeMap::new(),
            order: Some(Order::AsTyped),
        };
        let (store, club) = (&self.store, &self.club.id);
        let header = tournaments::create(store, club, None, &new).unwrap();
        let stored = tournaments::load(store, &header.slug).unwrap();
        let present = stored.people.keys().map(|player| (player.clone(), true)).collect();
        tournaments::set_present(store, club, &header.id, &present).unwrap();
        tournaments::start(store, club, &header.id, header.revision, None).unwrap();
        codes::list(store, club, &header.id).unwrap().remove(0).code.to_string()
    }
}

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

/// Tables of a service that knows no club.
pub(crate) fn numbers() -> impl Iterator<Item = String> {
    (1..).map(|number: u32| number.to_string())
}
