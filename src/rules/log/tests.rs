//! Tests with correct and wrong logs.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::bot::{Bot, play_out};
use super::super::hand::Lay;
use super::super::{Colour, Face, Hand, HandTable, Preset, Random, Reason, Seeded, Shuffle, below};
use super::*;

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn hand_log(preset: Preset, seed: u64) -> HandLog {
    hand_log_shuffled_by(preset, seed, Random(rng(seed)))
}

fn hand_log_shuffled_by(preset: Preset, seed: u64, mut shuffle: impl Shuffle) -> HandLog {
    let rules = Ruleset::from(preset);
    let seats = if preset == Preset::Duo { 2 } else { 4 };
    let names: Vec<String> =
        ["anna", "gleb", "boris", "vera"].into_iter().take(seats).map(str::to_owned).collect();
    let deck = rules.deck().shuffled(&mut shuffle);
    let mut recorder = Recorder::new(shuffle, &deck);
    let mut moves = Vec::new();
    let mut hand =
        Hand::deal(rules, HandTable::dealt_by(Seat::new(0).unwrap(), seats), deck, &mut recorder).unwrap();
    let push = |by, what| moves.push((by, what));
    let ended = play_out(&mut hand, &[Bot::Random], &mut rng(seed + 1), &mut recorder, push).unwrap();
    recorder.log(&hand, &ended, &names, &moves).unwrap()
}

/// A log can be read back, and its replay gives the same result.
#[test]
fn valid_logs_are_accepted() {
    for &preset in Preset::ALL {
        for seed in 0..8 {
            let log = hand_log(preset, seed);
            let text = serde_json::to_string(&log).unwrap();
            let read: HandLog = serde_json::from_str(&text).unwrap();
            assert_eq!(read, log);
            assert_eq!(replay(&read).map(|ended| LoggedResult::of(&ended, &log.seats)), Ok(Some(log.result)));
        }
    }
}

#[test]
fn the_format_is_the_documented_one() {
    let text = serde_json::to_value(hand_log(Preset::Club, 1)).unwrap();
    let keys: Vec<&String> = text.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        ["lastcard_hand", "rules", "seats", "dealer", "opener", "deck", "reshuffles", "moves", "result"]
    );
    let move_of = |text: &str| serde_json::from_str::<LoggedMove>(text).unwrap();
    for text in [
        r#"{"by":"vera","move":"play","card":"R7"}"#,
        r#"{"by":"gleb","move":"play","card":"W","colour":"B","uno":true}"#,
        r#"{"by":"boris","move":"draw"}"#,
        r#"{"by":"boris","move":"swap","with":null}"#,
        r#"{"by":"boris","move":"swap","with":"anna"}"#,
        r#"{"by":"boris","move":"report","kind":"hint","seat":"anna"}"#,
        r#"{"by":"boris","move":"dump","cards":["GREV","G2"]}"#,
        r#"{"by":"boris","move":"draft-keep"}"#,
    ] {
        assert_eq!(serde_json::to_string(&move_of(text)).unwrap(), text);
    }
}

/// A log in which a random move was replaced is refused, or is a valid hand with its own result.
#[test]
fn a_changed_move_is_noticed() {
    let (mut refused, mut played) = (0, 0);
    for seed in 0..600u32 {
        let preset = Preset::ALL[seed as usize % Preset::ALL.len()];
        let mut log = hand_log(preset, (seed / 11).into());
        let mut rng = rng(seed.into());
        let at = below(&mut rng, u32::try_from(log.moves.len()).unwrap()) as usize;
        let card =
            Card::of(Colour::ALL[below(&mut rng, 4) as usize], Face::ALL[below(&mut rng, 15) as usize]);
        let lay = Lay::plain(card);
        let before = log.moves[at].clone();
        log.moves[at].what = match below(&mut rng, 5) {
            0 => Move::Draw,
            1 => Move::Accept,
            2 => Move::Keep,
            3 => Move::Deflect(lay),
            _ => Move::Play(lay),
        };
        if log.moves[at] == before {
            continue;
        }
        match replay(&log) {
            Ok(ended) => {
                assert_eq!(LoggedResult::of(&ended, &log.seats), Some(log.result));
                played += 1;
            }
            Err(ReplayFault::LogMove { number, .. }) => {
                assert!(number > at);
                refused += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 500, "{refused} refused, {played} played");
}

fn seeded_log(preset: Preset, number: u8) -> HandLog {
    let seed = Seed::new([number; 32]);
    let mut log = hand_log_shuffled_by(preset, number.into(), Seeded::new(seed.clone()));
    log.commitment = Some(seed.commitment());
    log.seed = Some(seed);
    log
}

#[test]
fn the_cards_follow_from_the_seed() {
    let logs = (0..60).map(|number| seeded_log(Preset::ALL[usize::from(number) % Preset::ALL.len()], number));
    let logs: Vec<HandLog> = logs.collect();
    for log in &logs {
        let text = serde_json::to_string(log).unwrap();
        assert_eq!(serde_json::from_str::<HandLog>(&text).unwrap(), *log);
        assert_eq!(replay(log).map(|_| ()), Ok(()));
    }
    let fault = |change: &dyn Fn(&mut HandLog)| {
        let mut log = logs.iter().find(|log| !log.reshuffles.is_empty()).unwrap().clone();
        change(&mut log);
        replay(&log).map(|_| ()).unwrap_err()
    };
    let other = Seed::new([99; 32]);
    let right = other.commitment().to_string();
    assert_eq!(fault(&|log| log.seed = Some(other.clone())), ReplayFault::LogCommitment { right });
    assert_eq!(fault(&|log| log.seed = None), ReplayFault::LogSeedMissing);
    assert!(matches!(fault(&|log| log.commitment = None), ReplayFault::LogCommitmentMissing { .. }));
    let reseeded = |log: &mut HandLog| {
        log.seed = Some(other.clone());
        log.commitment = Some(other.commitment());
    };
    assert!(matches!(fault(&reseeded), ReplayFault::LogDeck { .. }));
    assert_eq!(fault(&|log| log.deck.swap(100, 101)), ReplayFault::LogDeck { place: 101 });
    assert!(matches!(
        fault(&|log| log.reshuffles[0].reverse()),
        ReplayFault::LogReshuffleOrder { number: 1, .. }
    ));
    assert!(matches!(
        fault(&|log| log.reshuffles[0].truncate(1)),
        ReplayFault::LogReshuffle { number: 1, .. }
    ));
    // A log without a seed still shows the moves, but not where the cards came from.
    let plain = |log: &mut HandLog| (log.seed, log.commitment) = (None, None);
    let mut log = logs[0].clone();
    plain(&mut log);
    assert!(replay(&log).is_ok());
}

#[test]
fn sides_must_be_complete_and_alternate() {
    let right = hand_log(Preset::Club, 3);
    let replayed = |sides: &[&[&str]]| {
        let mut log = right.clone();
        log.sides = sides.iter().map(|side| side.iter().map(|name| (*name).to_owned()).collect()).collect();
        replay(&log).map(|_| ())
    };
    assert_eq!(right.seats, ["anna", "gleb", "boris", "vera"]);
    assert_eq!(replayed(&[&["anna", "boris"], &["gleb", "vera"]]), Ok(()));
    assert_eq!(replayed(&[&["vera", "gleb"], &["anna", "boris"]]), Ok(()));
    assert_eq!(replayed(&[&["anna"], &["gleb"], &["boris"], &["vera"]]), Ok(()));
    let wrong: [&[&[&str]]; 9] = [
        &[&["anna", "gleb", "boris", "vera"]],
        &[&[]],
        &[&["anna", "boris"]],
        &[&["anna", "boris"], &["gleb"]],
        &[&["anna", "boris"], &["gleb", "vera"], &["anna"]],
        &[&["anna", "boris", "boris"], &["gleb", "vera"]],
        &[&["anna", "gleb"], &["boris", "vera"]],
        &[&["anna", "boris"], &["gleb"], &["vera"]],
        &[&["anna", "boris"], &["gleb", "vera"], &[]],
    ];
    for sides in wrong {
        assert_eq!(replayed(sides), Err(ReplayFault::LogSides), "{sides:?}");
    }
    let stranger = replayed(&[&["anna", "zoe"], &["gleb", "vera"]]);
    assert_eq!(stranger, Err(ReplayFault::LogPlayer { player: "zoe".into() }));
}

/// §0.5.10g, R-START-7: after a start Reverse, the player on the dealer's left still moves first if that
/// player has the right to lead as the last winner. Only `first` records this.
#[test]
fn a_log_says_who_moves_first() {
    let (mut told, mut redundant) = (0, 0);
    for number in 0..400 {
        let rules = Ruleset::from(Preset::House);
        let mut shuffle = Random(rng(number));
        let deck = rules.deck().shuffled(&mut shuffle);
        let mut recorder = Recorder::new(shuffle, &deck);
        let table = HandTable { by_right: true, ..HandTable::dealt_by(Seat::FIRST, 3) };
        let mut hand = Hand::deal(rules, table, deck, &mut recorder).unwrap();
        let reverse = hand.top().map(Card::face) == Some(Face::Reverse);
        assert!(!reverse || hand.asked() == Some(table.opener));
        let mut moves = Vec::new();
        let push = |by, what| moves.push((by, what));
        let ended = play_out(&mut hand, &[Bot::Greedy], &mut rng(number), &mut recorder, push).unwrap();
        let names = ["anna", "boris", "vera"].map(str::to_owned);
        let log = recorder.log(&hand, &ended, &names, &moves).unwrap();
        assert_eq!(log.first.as_deref(), reverse.then_some("boris"));
        assert_eq!(replay(&log).map(|_| ()), Ok(()));
        let naming = |first: Option<&str>| {
            replay(&HandLog { first: first.map(str::to_owned), ..log.clone() }).map(|_| ())
        };
        assert_eq!(naming(Some("zoe")), Err(ReplayFault::LogPlayer { player: "zoe".into() }));
        if reverse {
            assert!(matches!(naming(None), Err(ReplayFault::LogMove { number: 1, .. })));
            assert!(matches!(naming(Some("anna")), Err(ReplayFault::LogMove { number: 1, .. })));
            assert!(matches!(naming(Some("vera")), Err(ReplayFault::LogFirst { .. })));
            told += 1;
        } else if hand.top().is_some() {
            let first = if moves[0].0 == Seat::FIRST { "anna" } else { log.moves[0].by.as_str() };
            redundant += u32::from(naming(Some(first)).is_ok());
        }
    }
    assert!(told > 10 && redundant > 200, "{told} {redundant}");
}

/// §0.5.10c: a hand that was given up is checked as far as it was played, and must not be over.
#[test]
fn an_abandoned_hand_replays() {
    let abandoned = LoggedResult::Void { void: Void::Abandoned };
    let mut log = hand_log(Preset::Club, 5);
    assert!(matches!(
        replay(&HandLog { result: abandoned.clone(), ..log.clone() }),
        Err(ReplayFault::LogResult { .. })
    ));
    log.moves.pop();
    assert!(matches!(replay(&log), Err(ReplayFault::LogUnfinished { .. })));
    log.result = abandoned;
    assert_eq!(replay(&log).map(|ended| ended.outcome), Ok(Outcome::Abandoned));
}

#[test]
fn every_fault_is_named() {
    let right = hand_log(Preset::International, 3);
    let fault = |change: &dyn Fn(&mut HandLog)| {
        let mut log = right.clone();
        change(&mut log);
        replay(&log).unwrap_err()
    };
    assert!(matches!(fault(&|log| log.lastcard_hand = 2), ReplayFault::LogVersion { given: 2, .. }));
    assert!(matches!(fault(&|log| log.seats[1] = "anna".into()), ReplayFault::LogPlayer { .. }));
    assert!(matches!(fault(&|log| log.opener = "zoe".into()), ReplayFault::LogPlayer { .. }));
    assert!(matches!(fault(&|log| log.deck[0] = Card::BLANK), ReplayFault::LogDeal { .. }));
    assert!(matches!(fault(&|log| drop(log.moves.pop())), ReplayFault::LogUnfinished { .. }));
    let again = |log: &mut HandLog| log.moves.push(log.moves[0].clone());
    assert!(matches!(fault(&again), ReplayFault::LogMove { why: Reason::HandOver, .. }));
    assert!(matches!(fault(&|log| log.reshuffles.push(vec![])), ReplayFault::LogReshufflesLeft { count: 1 }));
    let other = |log: &mut HandLog| log.result = LoggedResult::Void { void: Void::Stuck };
    assert!(matches!(fault(&other), ReplayFault::LogResult { .. }));
}
