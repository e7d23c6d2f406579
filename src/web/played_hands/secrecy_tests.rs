//! Tests over real HTTP that no byte sent to a seat, a stranger or a spectator reveals anything that they must not know. Now and then the
//! hand in progress is swapped for a twin, in which all cards that one seat may not see are dealt anew. That seat, and everybody without a
//! seat, must be sent the same bytes for both.
//!
//! `LASTCARD_LEAK_HANDS` sets the number of hands; `docs/measures.md` records the results of a long run.

pub mod club;
pub mod line;

use std::net::TcpListener;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng as _};
use serde_json::Value;

use lastcard_rules::{Preset, Seat};
use lastcard_snapshots::Snapshots;
use lastcard_store::PlayedHandId;

use crate::app::{
    server,
    state::{AppState, Config},
};
use crate::played_hands::secrecy_tests::{
    club::Club,
    line::{Events, HttpConnection},
};

/// Number of hands in an ordinary run: one for each preset.
const HANDS: usize = Preset::ALL.len();

/// Average number of moves between two comparisons with a twin.
const MOVES_PER_TWIN: u32 = 12;

/// Hand in progress, with everybody's connections.
struct Table {
    snapshots: Snapshots,
    hand: PlayedHandId,
    /// Seed of the deal, which nobody may see.
    seed: String,
    code: String,
    slug: String,
    seats: Vec<Phone>,
    stranger: HttpConnection,
    /// Spectators at the table, and the projector.
    spectators: [Events; 2],
}

/// Phone of a seat, which follows the page and, like a program, the JSON data.
struct Phone {
    line: HttpConnection,
    page: Events,
    data: Events,
}

#[test]
fn no_byte_on_the_wire_reveals_a_hidden_card() {
    let club = Club::new();
    let site = AppState::open(club.store.clone(), Config::default()).unwrap();
    let (snapshots, listener) = (site.snapshots.clone(), TcpListener::bind("127.0.0.1:0").unwrap());
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = std::thread::spawn(move || {
        actix_web::rt::System::new()
            .block_on(async { server::start(listener, site.into(), async { drop(stopped.await) })?.await })
    });
    let hands = std::env::var("LASTCARD_LEAK_HANDS").map_or(HANDS, |number| number.parse().unwrap());
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(11);
    let (mut compared, mut read) = (0, 0);
    for number in 0..hands {
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let mut table = Table::open(&snapshots, &club, address, preset);
        compared += table.play(rng);
        read += table.bytes_read();
    }
    println!("{hands} hands, {compared} twins compared, {read} bytes read");
    assert!(compared >= hands, "{compared} twins in {hands} hands");
    drop(stop);
    serving.join().unwrap().unwrap();
}

impl Table {
    fn open(snapshots: &Snapshots, club: &Club, address: std::net::SocketAddr, preset: Preset) -> Self {
        let (header, code) = club.table(preset);
        let play = format!("/at/{code}/play");
        let mut stranger = HttpConnection::new(address);
        assert_eq!(stranger.post(&play, &[("slot", "1.1.1")]).status, 303);
        let state = stranger.json(&format!("{play}?as=json"));
        let seats = state["seats"].as_array().unwrap().iter().map(|seat| {
            let mut own = HttpConnection::new(address);
            let player = seat["player"].as_str().unwrap();
            assert_eq!(own.post(&format!("{play}/seats"), &[("player", player)]).status, 303);
            let [page, data] = ["", "?as=json"].map(|kind| own.events(&format!("{play}/live{kind}")));
            Phone { line: own, page, data }
        });
        let mut seats: Vec<Phone> = seats.collect();
        let look = |path: &str| stranger.events(&format!("/t/{}/{path}", header.slug));
        let spectators = [look("tables/1/live"), look("projector/live")];
        let deal = format!("{play}/deal");
        // Some rules let the dealer choose the number of cards.
        let mut chooses = |phone: &mut Phone| phone.line.post(&deal, &[("cards", "7")]).status == 303;
        assert!(stranger.post(&deal, &[]).status == 303 || seats.iter_mut().any(&mut chooses));
        let (hand, _) = snapshots.unredacted(&header.slug).unwrap().stored.phones.last[&1].clone();
        let seed = String::from(snapshots.hand(&hand).unwrap().dealt.seed.clone());
        Self {
            snapshots: snapshots.clone(),
            hand,
            seed,
            code,
            slug: header.slug,
            seats,
            stranger,
            spectators,
        }
    }

    /// Plays the hand to its end, and returns the number of twins compared.
    fn play(&mut self, rng: &mut Xoshiro256PlusPlus) -> usize {
        for phone in &mut self.seats {
            phone.data.read_to("\"state\":\"open\"");
            phone.page.read_to("class=\"felt\"");
        }
        let (mut compared, mut revision) = (0, 0);
        for _ in 0..3_000 {
            self.catch_up(revision);
            let state: Value = serde_json::from_str(self.seats[0].data.data()).unwrap();
            if state["state"] != "open" {
                return compared;
            }
            if revision > 0 && rng.next_u32().is_multiple_of(MOVES_PER_TWIN) {
                let seat = rng.next_u32() as usize % self.seats.len();
                compared += usize::from(self.compare(seat, rng));
            }
            let asked = usize::try_from(state["waits_for"][0].as_u64().unwrap()).unwrap();
            revision = self.make_move(asked, rng);
        }
        panic!("the hand does not end");
    }

    /// Reads all streams up to this revision. Events before it belong to the twin, or to the hand before the twin.
    fn catch_up(&mut self, revision: u64) {
        let phones = self.seats.iter_mut().flat_map(|phone| [&mut phone.page, &mut phone.data]);
        for events in phones.chain(&mut self.spectators) {
            events.read_until(revision);
            assert!(!events.data().contains(&self.seed), "the seed is nobody's to see");
        }
        // A twin changes nothing for a spectator at the table.
        assert!(
            revision < 2 || self.spectators[0].has_just_reached(revision),
            "{}",
            self.spectators[0].data()
        );
    }

    /// Makes a move, which is mostly a card if one can be played.
    fn make_move(&mut self, asked: usize, rng: &mut Xoshiro256PlusPlus) -> u64 {
        let path = format!("/at/{}/play/{}?as=json", self.code, self.hand);
        let own: Value = serde_json::from_str(self.seats[asked].data.data()).unwrap();
        let moves = own["moves"].as_array().unwrap();
        let lays: Vec<&Value> = moves.iter().filter(|what| what.get("card").is_some()).collect();
        let among: Vec<&Value> =
            if lays.is_empty() || rng.next_u32().is_multiple_of(8) { moves.iter().collect() } else { lays };
        let what = among[rng.next_u32() as usize % among.len()].to_string();
        let fields = [("move", what.as_str()), ("revision", &own["revision"].to_string())];
        let answer = self.seats[asked].line.post(&path, &fields);
        assert_eq!(answer.status, 200, "{what}: {}", answer.text);
        answer.json()["revision"].as_u64().unwrap()
    }

    /// Compares this seat, and everybody without a seat, with a twin. Returns false if there is no twin.
    fn compare(&mut self, seat: usize, rng: &mut Xoshiro256PlusPlus) -> bool {
        let before = self.request_everything(seat);
        let Some(hand) = self.snapshots.publish_twin(&self.hand, Seat::new(seat).unwrap(), rng) else {
            return false;
        };
        let phones = self.seats.iter_mut().enumerate();
        let own = phones
            .flat_map(|(number, phone)| [&mut phone.page, &mut phone.data].map(|e| (number == seat, e)));
        for (blind, events) in own.chain([(true, &mut self.spectators[1])]) {
            let known = events.data().to_owned();
            events.read();
            assert!(!blind || events.data() == known, "seat {seat}: the stream tells the twins apart");
        }
        let twin = self.request_everything(seat);
        for (one, other) in before.iter().zip(&twin) {
            assert_eq!(one, other, "seat {seat}");
            assert!(!one.contains(&self.seed), "the seed is nobody's to see");
        }
        self.snapshots.republish(&hand);
        let phones = self.seats.iter_mut().flat_map(|phone| [&mut phone.page, &mut phone.data]);
        phones.chain([&mut self.spectators[1]]).for_each(Events::read);
        true
    }

    /// Returns everything that a seat or a stranger can request: pages, data, and the answers to refused moves.
    fn request_everything(&mut self, seat: usize) -> Vec<String> {
        let (play, board) = (format!("/at/{}/play", self.code), format!("/t/{}", self.slug));
        let make = format!("{play}/{}", self.hand);
        let own = &mut self.seats[seat].line;
        let mut all = vec![own.get(&play).text, own.get(&format!("{play}?as=json")).text];
        for (what, revision) in [("{\"move\":\"ready\"}", "999"), ("{\"move\":\"draft-keep\"}", "0")] {
            for path in [&make, &format!("{make}?as=json")] {
                let answer = own.post(path, &[("move", what), ("revision", revision)]);
                // A move that the seat has meanwhile made is not refused but redirected.
                let refused = (400..500).contains(&answer.status);
                assert!(refused || (answer.status == 303 && path == &make), "{}", answer.text);
                all.push(answer.text);
            }
        }
        let others = [play.clone(), format!("{play}?as=json"), format!("{board}/tables/1"), board.clone()];
        let wall = format!("{board}/projector");
        all.extend(others.iter().chain([&wall]).map(|path| self.stranger.get(path).text));
        all
    }

    fn bytes_read(&self) -> usize {
        let streams = self.seats.iter().flat_map(|phone| [&phone.page, &phone.data]).chain(&self.spectators);
        let lines = self.seats.iter().map(|phone| &phone.line).chain([&self.stranger]);
        streams.map(|events| events.bytes).sum::<usize>() + lines.map(|line| line.bytes).sum::<usize>()
    }
}
