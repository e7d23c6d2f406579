//! No phone receives anything that its seat may not know: if hidden cards are changed, the page and the data stay
//! the same to the byte, apart from the commitment.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng as _};

use lastcard_club::EntrantOrder;
use lastcard_rules::bot::{self, Bot};
use lastcard_rules::{Preset, Ruleset, Seat, Seed};
use lastcard_snapshots::played_hands::{Game, HandSnapshot};
use lastcard_snapshots::{Snapshots, TournamentSnapshot};
use lastcard_store::clubs::{self, ClubDetails};
use lastcard_store::played_hands::{PlayedHand, PlayedHandState};
use lastcard_store::seats::{Holder, TakenSeat};
use lastcard_store::tournaments::{self, NewTournament};
use lastcard_store::{Location, Store};
use lastcard_tournament::{
    Entrant, EntrantId, Name, PlayerId, Seating, Setup, SetupKeys, Slot, Tournament, Zone,
};

use crate::played_hands::at_table::PlayContext;
use crate::projector::{tile::Tile, watched_table::WatchedTable};
use crate::ui::translator::Translator;

const NAMES: [&str; 4] = ["Anna", "Vera", "Boris", "Gleb"];

fn snapshot(folder: &tempfile::TempDir) -> std::sync::Arc<TournamentSnapshot> {
    let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
    let name = |text: &str| Name::parse(text).unwrap();
    let details = ClubDetails { name: name("Aurora"), time_zone: Zone::UTC, language: "en".to_owned() };
    let club = clubs::create(&store, &details).unwrap();
    let keys = SetupKeys { format: Some("four-player".to_owned()), ..SetupKeys::default() };
    let entrant = |text: &&str| Entrant::single(EntrantId::of(&name(text), |_| false), name(text));
    let entrants = NAMES.iter().map(entrant).collect();
    let tournament = Tournament::draw_up(name("Friday"), Setup::parse(&keys).unwrap(), entrants).unwrap();
    let roster = std::collections::BTreeMap::new();
    let new = NewTournament {
        starts_at: chrono::Utc::now(),
        tournament,
        roster,
        order: Some(EntrantOrder::AsTyped),
        announcement: None,
    };
    let header = tournaments::create(&store, &club.id, None, &new).unwrap();
    Snapshots::new(store).unredacted(&header.slug).unwrap()
}

fn deal_hand(rules: Ruleset, seed: u64) -> PlayedHand {
    let seats = (*rules.players().end()).min(NAMES.len());
    let id = |text: &&str| PlayerId::of(&Name::parse(text).unwrap(), |_| false);
    let players: Vec<PlayerId> = NAMES.iter().take(seats).map(id).collect();
    let now = chrono::Utc::now();
    PlayedHand {
        id: "hand".to_owned().into(),
        tournament: "tournament".to_owned().into(),
        slot: Slot { round: 1, hand: 1, table: 1 },
        attempt: 1,
        based_on: 0,
        rules,
        dealer: players[0].clone(),
        opener: players[1 % seats].clone(),
        by_right: false,
        seating: Seating::new(players),
        sides: Vec::new(),
        move_seconds: Some(30),
        deal: None,
        seed: secret(seed),
        state: PlayedHandState::Open,
        created_at: now,
        dealt_at: Some(now),
        ended_at: None,
    }
}

fn secret(number: u64) -> Seed {
    let mut bytes = [0; 32];
    Xoshiro256PlusPlus::seed_from_u64(number).fill_bytes(&mut bytes);
    Seed::new(bytes)
}

/// Returns everything that a phone gets: the fragment and the data, with its seat and without one, and what
/// spectators see at the table and on the projector.
fn received_by(snapshot: &TournamentSnapshot, moment: &HandSnapshot, phone: &Holder) -> String {
    let seen = |phone| PlayContext { snapshot, code: "K7M2QX", moment, phone, notice: None };
    let own = seen(Some(phone));
    let looks_on = WatchedTable { snapshot, table: 1, moment: Some(moment) };
    let tile = Tile::new(Translator::english(), &looks_on).unwrap().to_string();
    let all = [
        own.fragment(Translator::english()).to_string(),
        own.to_json().to_string(),
        seen(None).fragment(Translator::english()).to_string(),
        seen(None).to_json().to_string(),
        looks_on.fragment(Translator::english()).to_string(),
        tile,
    ];
    let secret = String::from(moment.dealt.seed.clone());
    let all = all.concat();
    assert!(!all.contains(&secret), "the seed is nobody's to see");
    all.replace(&moment.dealt.seed.commitment().to_string(), "…")
}

#[test]
fn no_phone_gets_a_hidden_card() {
    const HANDS: u64 = 1_000;
    let folder = tempfile::TempDir::new().unwrap();
    let snapshot = snapshot(&folder);
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(7);
    let mut compared = 0;
    for number in 0..HANDS {
        let preset = Preset::ALL[usize::try_from(number).unwrap() % Preset::ALL.len()];
        let dealt = deal_hand(preset.into(), number);
        let phones: Vec<Holder> = dealt.seating.players().iter().map(phone).collect();
        let mut game = Game::deal_for_tests(&dealt);
        while game.result().is_none() {
            if rng.next_u32() % 80 == 0 {
                let seat = rng.next_u32() as usize % phones.len();
                let (seat, phone) = (Seat::new(seat).unwrap(), &phones[seat]);
                let twin = game.with_other_secrets(seat, rng);
                let other = PlayedHand { seed: secret(number + HANDS), ..dealt.clone() };
                let (one, two) = (hand_snapshot(&dealt, &game), hand_snapshot(&other, &twin));
                assert_eq!(
                    received_by(&snapshot, &one, phone),
                    received_by(&snapshot, &two, phone),
                    "{preset}"
                );
                compared += 1;
            }
            let next = bot::step(game.hand(), |_| Some(Bot::Random), game.move_count(), rng);
            let (by, what) = next.expect("bots go on");
            game.play_for_tests(by, what);
        }
    }
    assert!(compared > 700, "{compared}");
}

fn phone(player: &PlayerId) -> Holder {
    Holder::Phone(format!("phone of {player}"))
}

fn hand_snapshot(dealt: &PlayedHand, game: &Game) -> HandSnapshot {
    let held = |player: &PlayerId| {
        let held = TakenSeat { by: phone(player), since: dealt.created_at, taken_over_at: None };
        (player.clone(), held)
    };
    HandSnapshot {
        dealt: dealt.clone().into(),
        holders: std::sync::Arc::new(dealt.seating.players().iter().map(held).collect()),
        seats: std::sync::Arc::default(),
        game: Some(game.clone()),
        reminds: false,
    }
}
