use chrono::Utc;
use lastcard::club::TournamentState;
use lastcard::{
    store::{
        entries::EntrySource,
        tournaments::{self, ImportError, TournamentImport},
    },
    tournament::{Entry, HandResult, Penalty, SetupKeys, Tournament, VoidReason, file, tally},
};
use macro_rules_attribute::apply;

use crate::store::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{draw_up, keys, slot},
};

/// Records `hands` hands in order; every third is first stuck once, every fifth is given up.
fn play_hands(keys: &SetupKeys, hands: usize) -> Tournament {
    let fresh = draw_up("Friday 🃏", keys);
    let (mut tournament, mut ledger) = (fresh.clone(), Vec::<Entry>::new());
    for n in 0..hands {
        let next = tally(&tournament).standings.next.remove(0);
        let players = next.seats.players();
        let penalty = Penalty { player: players[1].clone(), kind: "late".to_owned(), cards: 2 };
        let won = HandResult::Won {
            out: players[n % 4].clone(),
            left: next
                .seats
                .opponents_of(tournament.setup().format(), &players[n % 4])
                .into_iter()
                .zip(1..)
                .map(|(player, points)| (player.clone(), lastcard::tournament::FinalHolding::Total(points)))
                .collect(),
            losers: None,
        };
        let mut revision = 1;
        if n % 3 == 0 {
            let stuck = Some(HandResult::Void(VoidReason::Stuck));
            ledger.push(tournament.new_entry(next.slot, revision, stuck, vec![penalty.clone()]).unwrap());
            revision += 1;
        }
        let outcome = if n % 5 == 4 { HandResult::Void(VoidReason::Abandoned) } else { won };
        let penalties = if n % 2 == 0 { vec![penalty] } else { Vec::new() };
        ledger.push(tournament.new_entry(next.slot, revision, Some(outcome), penalties).unwrap());
        tournament = fresh.clone().with_ledger(&ledger).unwrap();
    }
    tournament
}

fn tournaments_of_every_kind() -> Vec<Tournament> {
    let method = |method: &str, format: &str| SetupKeys { method: Some(method.to_owned()), ..keys(format) };
    let mut all = Vec::new();
    for keys in [
        keys("two-vs-two"),
        keys("four-player"),
        keys("eight-player"),
        method("lazy", "two-vs-two"),
        method("lazy", "eight-player"),
        method("lose200", "four-player"),
        SetupKeys {
            blocks: Some(3),
            hands_per_block: Some(1),
            fixed_seats: Some(true),
            ..keys("eight-player")
        },
    ] {
        all.extend([0, 1, 3].map(|hands| play_hands(&keys, hands)));
        all.push(play_hands(&keys, 3).with_stopped(true));
    }
    all.push(play_hands(&keys("four-player"), 12));
    // A skipped hand, and hands after the end.
    let gap = r#"{ "lastcard": 1, "name": "Gap", "format": "two-vs-two", "scoring": { "method": "std", "target": 50 },
        "entrants": [{ "name": "A & B", "players": [{ "name": "A" }, { "name": "B" }] },
                     { "name": "C & D", "players": [{ "name": "C" }, { "name": "D" }] }],
        "hands": [{ "hand": 2, "result": { "out": "a", "left": { "c": 40, "d": 20 } } },
                  { "hand": 4, "result": { "out": "d", "left": { "a": 1, "b": { "5": 1 } } } }] }"#;
    all.push(file::read(gap).unwrap());
    all
}

#[apply(on_both!)]
fn imported_tournaments_export_unchanged(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    for tournament in tournaments_of_every_kind() {
        let import = TournamentImport { starts_at: Utc::now(), tournament };
        let header = tournaments::import(store, &club.id, Some(&account.id), &import)
            .unwrap_or_else(|error| panic!("{error:?} {}", file::write(&import.tournament)));
        let stored = tournaments::load(store, &header.slug).unwrap();
        assert_eq!(stored.tournament, import.tournament);
        assert_eq!(file::write(&stored.tournament), file::write(&import.tournament));
        let fresh =
            import.tournament.hands().iter().all(|hand| hand.result.is_none() && hand.voided.is_empty());
        let state = if fresh && !import.tournament.is_stopped() {
            TournamentState::Draft
        } else {
            TournamentState::Running
        };
        assert_eq!(stored.header.state, state);
        assert!(stored.entries.iter().all(|entry| entry.via == EntrySource::Import));
        assert!(stored.entries.iter().is_sorted_by_key(|entry| (entry.created_at, entry.entry.slot)));
    }
}

#[apply(on_both!)]
fn an_inconsistent_open_hand_refuses_the_import(database: &Database) {
    let (club, _) = set_up(&database.store);
    let text = file::write(&draw_up("Match", &keys("two-vs-two")));
    let text = text.replace(r#""dealer":"anna""#, r#""dealer":"gleb""#);
    let import = TournamentImport { starts_at: Utc::now(), tournament: file::read(&text).unwrap() };
    let refused = tournaments::import(&database.store, &club.id, None, &import);
    assert!(matches!(refused, Err(ImportError::OpenHand(at)) if at == slot(1, 1, 1)), "{refused:?}");
    assert_eq!(tournaments::list(&database.store, &club.id).unwrap(), []);
}
