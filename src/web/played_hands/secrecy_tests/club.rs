//! Club with a tournament for each hand.

use std::collections::BTreeMap;

use lastcard_club::EntrantOrder;
use lastcard_rules::Preset;
use lastcard_store::clubs::{self, ClubDetails};
use lastcard_store::tournaments::{self, Header, NewTournament};
use lastcard_store::{Location, Store, codes};
use lastcard_tournament::{Entrant, EntrantId, Name, Setup, SetupKeys, Tournament, Zone};

const NAMES: [&str; 4] = ["Anna", "Boris", "Vera", "Gleb"];

pub struct Club {
    pub store: Store,
    of: clubs::Club,
    _folder: tempfile::TempDir,
}

impl Club {
    pub fn new() -> Self {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let details = ClubDetails { name: name("Aurora"), time_zone: Zone::UTC, language: "en".to_owned() };
        let club = clubs::create(&store, &details).unwrap();
        Self { store, of: club, _folder: folder }
    }

    /// Starts a tournament with these rules, and returns the code of its table.
    pub fn table(&self, preset: Preset) -> (Header, String) {
        let (format, method) = match preset {
            Preset::Duo => ("duo", None),
            Preset::Cowboy => ("cowboy", None),
            Preset::Challenge => ("challenge", None),
            Preset::Refill => ("free-for-all", Some("refill")),
            _ => ("four-player", None),
        };
        let keys = SetupKeys {
            format: Some(format.to_owned()),
            method: method.map(str::to_owned),
            preset: Some(preset.to_string()),
            ..SetupKeys::default()
        };
        let setup = Setup::parse(&keys).unwrap();
        let players = NAMES.iter().take(*setup.format().entrants().end());
        let entrants =
            players.map(|p| Entrant::single(EntrantId::of(&name(p), |_| false), name(p))).collect();
        let new = NewTournament {
            starts_at: chrono::Utc::now(),
            tournament: Tournament::draw_up(name("Friday"), setup, entrants).unwrap(),
            roster: BTreeMap::new(),
            order: Some(EntrantOrder::AsTyped),
            announcement: None,
        };
        let (store, club) = (&self.store, &self.of.id);
        let header = tournaments::create(store, club, None, &new).unwrap();
        let people = tournaments::load(store, &header.slug).unwrap().people;
        let there = people.keys().map(|player| (player.clone(), true)).collect();
        tournaments::set_present(store, club, &header.id, &there).unwrap();
        let header = tournaments::start(store, club, &header.id, header.revision, None).unwrap();
        let code = codes::list(store, club, &header.id).unwrap().remove(0).code.to_string();
        (header, code)
    }
}

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}
