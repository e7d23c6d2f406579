//! A hall: the service with a running tournament and the codes of its tables.

use lastcard::club::ClaimMethod;
use lastcard::rules::bot::Bot;
use lastcard::store::clubs::{self, Club, ClubDetails};
use lastcard::store::played_hands::{self, Actor};
use lastcard::store::seats::{self, Holder};
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::store::{Store, codes};
use lastcard::tournament::{Name, SetupKeys};
use lastcard::web::Config;

use crate::support::app::{App, spawn_app, spawn_app_with};
use crate::support::database::Database;
use crate::support::{evening, ex_48};

/// A service on a database of its own, with one running tournament.
pub(crate) struct Hall {
    pub(crate) app: App,
    pub(crate) header: Header,
    codes: Vec<String>,
    database: Database,
}

impl Hall {
    pub(crate) fn open(keys: &SetupKeys) -> Self {
        Self::start(&evening::new("Friday night", keys))
    }

    /// A four-player evening with these names.
    pub(crate) fn with_names(names: [&str; 4]) -> Self {
        Self::among(&names, &evening::keys("four-player"))
    }

    /// An evening with these names and settings.
    pub(crate) fn among(names: &[&str], keys: &SetupKeys) -> Self {
        let tournament = evening::draw_up_among(names, "Friday night", keys);
        Self::start(&NewTournament { tournament, ..evening::new("Friday night", keys) })
    }

    fn start(new: &NewTournament) -> Self {
        Self::start_with(new, Config::default())
    }

    /// A four-player evening on a service with this configuration.
    pub(crate) fn with_config(config: Config) -> Self {
        Self::start_with(&evening::new("Friday night", &ex_48::four_player_keys("std")), config)
    }

    fn start_with(new: &NewTournament, config: Config) -> Self {
        let database = Database::sqlite();
        let app = spawn_app_with(&database, config);
        let club = create_club(&database.store);
        let header = evening::start_tournament(&database.store, &club, new);
        let codes = codes::list(&database.store, &club.id, &header.id).unwrap();
        let codes = codes.into_iter().map(|code| code.code.to_string()).collect();
        Self { app, header, codes, database }
    }

    /// A four-player evening under this scoring.
    pub(crate) fn four_players(method: &str) -> Self {
        Self::open(&ex_48::four_player_keys(method))
    }

    /// Restarts the service, at another address.
    pub(crate) fn restart(&mut self) {
        self.app = spawn_app(&self.database);
    }

    /// Lists the ledger in order: hand and revision of each entry.
    pub(crate) fn entries(&self) -> Vec<String> {
        let stored = tournaments::load(&self.database.store, &self.header.slug).unwrap();
        stored.entries.iter().map(|e| format!("{} {}", e.entry.slot, e.entry.revision)).collect()
    }

    /// Replaces the code of a table, as an organiser does, and returns its new path.
    pub(crate) fn replace_code(&self, number: u32) -> String {
        let (club, id) = (&self.header.club_id, &self.header.id);
        let reissue = |store: &_| codes::reissue(store, club, id, number, None);
        let code = self.app.snapshots.change(id, reissue).unwrap();
        format!("/at/{}", code.code)
    }

    /// Seats bots for everybody but this player.
    pub(crate) fn seat_bots_beside(&self, player: &str) {
        let store = &self.database.store;
        let stored = tournaments::load(store, &self.header.slug).unwrap();
        for other in stored.tournament.players().map(|other| &other.id).filter(|id| id.as_str() != player) {
            let bot = Holder::Bot(Bot::Greedy);
            seats::take(store, &self.header.id, other, &bot, ClaimMethod::Organiser, None).unwrap();
        }
    }

    /// Counts the moves made by people in the latest played hand of table 1.
    pub(crate) fn count_moves_of_people(&self) -> usize {
        let store = &self.database.store;
        let hand = played_hands::latest_at_table(store, &self.header.id, 1).unwrap().unwrap();
        let moves = played_hands::moves(store, &hand.id, 0).unwrap();
        moves.iter().filter(|made| made.actor == Actor::Player).count()
    }

    pub(crate) fn table_path(&self, number: usize) -> String {
        format!("/at/{}", self.codes[number - 1])
    }

    pub(crate) fn table_url(&self, number: usize) -> String {
        self.app.url(&self.table_path(number))
    }
}

fn create_club(store: &Store) -> Club {
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: "Europe/Berlin".parse().unwrap(),
        language: "en".to_owned(),
    };
    clubs::create(store, &details).unwrap()
}
