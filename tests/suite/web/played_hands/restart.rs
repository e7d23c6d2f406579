//! The real program, killed in the middle of played hands: they continue from the last acknowledged move.

use macro_rules_attribute::apply;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use lastcard::rules::log::{HandLog, replay};
use lastcard::store::clubs::{self, ClubDetails};
use lastcard::store::played_hands::{self, PlayedHandState};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, codes};
use lastcard::tournament::Name;
use serde_json::Value;
use tempfile::TempDir;

use crate::support::app::Browser;
use crate::support::database::{Database, on_both};
use crate::support::evening;
use crate::web::app::serve::{Running, serve_command};

/// Hands played at the same time.
const TABLES: usize = 4;

/// Moves at all tables before the service is killed.
const MOVES: usize = 60;

/// Starts the service on this database.
fn start(folder: &TempDir, database: &Database) -> Running {
    let flags = ["--listen", "127.0.0.1:0", "--log", "warn", "--database", &database.address()];
    Running::start(serve_command(folder, &flags))
}

/// A table with its four players' phones.
struct Table {
    header: Header,
    code: String,
    phones: Vec<Browser>,
    /// The path that takes the moves.
    hand: String,
    /// The last acknowledged state.
    seen: Value,
}

impl Table {
    /// Starts a tournament, and deals its first hand over HTTP.
    fn with_dealt_hand(store: &Store, service: &Running) -> Self {
        let club = clubs::list(store).unwrap().remove(0);
        let header = evening::start_friday_night(store, &club, &evening::keys("four-player"));
        let code = codes::list(store, &club.id, &header.id).unwrap().remove(0).code.to_string();
        let phones: Vec<Browser> = (0..4).map(|_| Browser::new(service.socket())).collect();
        let mut table = Self { header, code, phones, hand: String::new(), seen: Value::Null };
        let path = format!("/at/{}/play", table.code);
        table.phones[0].post(&path, &[("slot", "1.1.1")]).assert_leads_to(&path);
        let seats = table.state(0)["seats"].as_array().unwrap().clone();
        for (phone, seat) in table.phones.iter().zip(&seats) {
            let player = seat["player"].as_str().unwrap();
            phone.post(&format!("{path}/seats"), &[("player", player)]).assert_leads_to(&path);
        }
        table.phones[0].post(&format!("{path}/deal"), &[]).assert_leads_to(&path);
        table.seen = table.state(0);
        table.hand = format!("{path}/{}?as=json", table.seen["hand"].as_str().unwrap());
        table
    }

    fn state(&self, seat: usize) -> Value {
        self.try_state(seat).unwrap()
    }

    fn try_state(&self, seat: usize) -> Option<Value> {
        let reply = self.phones[seat].try_get(&format!("/at/{}/play?as=json", self.code))?;
        assert_eq!(reply.status.as_u16(), 200, "{}", reply.body);
        Some(serde_json::from_str(&reply.body).unwrap())
    }

    /// Makes one move. Returns false if the hand is over, and `None` if the service is gone.
    fn go_on(&mut self) -> Option<bool> {
        if self.seen["state"] != "open" {
            return Some(false);
        }
        let asked = usize::try_from(self.seen["waits_for"][0].as_u64().unwrap()).unwrap();
        let own = self.try_state(asked)?;
        let moves = own["moves"].as_array().unwrap();
        let lays = |what: &&Value| what["move"] == "play" || what["move"] == "deflect";
        let what = moves.iter().rev().find(lays).or(moves.first()).unwrap().to_string();
        let fields = [("move", what.as_str()), ("revision", &own["revision"].to_string())];
        let reply = self.phones[asked].try_post(&self.hand, &fields)?;
        assert_eq!(reply.status.as_u16(), 200, "{}", reply.body);
        self.seen = serde_json::from_str(&reply.body).unwrap();
        Some(true)
    }

    /// Asserts that the restarted service has everything it acknowledged.
    fn assert_nothing_lost(&mut self, service: &Running) {
        for phone in &mut self.phones {
            phone.move_to(service.socket());
        }
        let before = self.seen["revision"].as_u64().unwrap();
        let seat = usize::try_from(self.seen["seat"].as_u64().unwrap()).unwrap();
        let now = self.state(seat);
        let after = now["revision"].as_u64().unwrap();
        assert!(after >= before, "{before} moves were acknowledged, {after} are there");
        if after == before {
            assert_eq!(now["view"], self.seen["view"]);
            assert_eq!(now["moves"], self.seen["moves"]);
        }
        self.seen = now;
    }
}

#[apply(on_both!)]
fn hands_continue_after_a_kill(database: &Database) {
    let store = &database.store;
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: "Europe/Berlin".parse().unwrap(),
        language: "en".to_owned(),
    };
    clubs::create(store, &details).unwrap();
    let folder = TempDir::new().unwrap();
    let first = start(&folder, database);
    let mut tables: Vec<Table> = (0..TABLES).map(|_| Table::with_dealt_hand(store, &first)).collect();
    let made = AtomicUsize::new(0);
    thread::scope(|scope| {
        for table in &mut tables {
            scope.spawn(|| {
                while table.go_on() == Some(true) {
                    made.fetch_add(1, Ordering::SeqCst);
                }
            });
        }
        while made.load(Ordering::SeqCst) < MOVES {
            thread::yield_now();
        }
        first.kill();
    });
    let second = start(&folder, database);
    for table in &mut tables {
        table.assert_nothing_lost(&second);
    }
    thread::scope(|scope| {
        for table in &mut tables {
            scope.spawn(|| while table.go_on().unwrap() {});
        }
    });
    for table in &tables {
        let stored = tournaments::load(store, &table.header.slug).unwrap();
        assert_eq!(stored.entries.len(), 1);
        let dealt = played_hands::latest_at_table(store, &table.header.id, 1).unwrap().unwrap();
        assert_eq!(dealt.state, PlayedHandState::Over);
        let log = table.phones[0].get(&format!("/t/{}/hands/1.1.1/log", table.header.slug)).body;
        let log: HandLog = serde_json::from_str(&log).unwrap();
        assert!(replay(&log).is_ok());
    }
    second.stop();
}
