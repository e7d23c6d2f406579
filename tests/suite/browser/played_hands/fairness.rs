//! The proof on the replay page that nobody chose the cards, verified by the page itself.

use lastcard::rules::bot::{Bot, play_out};
use lastcard::rules::hand::HandTable;
use lastcard::rules::log::{HandLog, Recorder};
use lastcard::rules::{Hand, Move, Preset, Ruleset, Seat, Seed, Seeded};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::database::Database;

/// Runs the page's own verification on several logs.
const VERDICTS: &str = "
    const { verdict } = await import(arguments[0]);
    return JSON.parse(arguments[1]).map(verdict);
";

/// Plays a hand with the most players that the preset allows, six at most, so that the pile is reshuffled.
fn log(preset: Preset, number: u8) -> HandLog {
    let seed = Seed::try_from(format!("{number:064x}")).unwrap();
    let rules = Ruleset::from(preset);
    let seats = (*rules.players().end()).min(6);
    let names: Vec<String> = (0..seats).map(|seat| format!("p{seat}")).collect();
    let mut shuffle = Seeded::new(seed.clone());
    let deck = rules.deck().shuffled(&mut shuffle);
    let mut recorder = Recorder::new(shuffle, &deck);
    let table = HandTable::dealt_by(Seat::new(0).unwrap(), seats);
    let mut hand = Hand::deal(rules, table, deck, &mut recorder).unwrap();
    let (mut moves, rng) = (Vec::new(), &mut Xoshiro256PlusPlus::seed_from_u64(number.into()));
    let ended = play_out(&mut hand, &[Bot::Random], rng, &mut recorder, |by, what| moves.push((by, what)));
    let log = recorder.log(&hand, &ended.unwrap(), &names, &moves).unwrap();
    HandLog { commitment: Some(seed.commitment()), seed: Some(seed), ..log }
}

/// Copies the log with two cards of its last shuffle exchanged.
fn tampered_log(log: &HandLog) -> HandLog {
    let mut log = log.clone();
    let pile = log.reshuffles.last_mut().unwrap_or(&mut log.deck);
    let other = pile.iter().position(|card| *card != pile[0]).expect("two different cards");
    pile.swap(0, other);
    log
}

#[tokio::test]
async fn the_replay_page_detects_forged_logs() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = Phone::of(Kind::default()).await;
    phone.open(&app.url("/practice")).await;
    let script = lastcard::web::script_url("fairness.js");
    let verdicts = async |logs: &[HandLog]| {
        let logs = serde_json::to_string(logs).unwrap();
        let found = phone.run(VERDICTS, &[&script, &logs]).await;
        serde_json::from_value::<Vec<String>>(found).unwrap()
    };
    let mut reshuffled = 0;
    for &preset in Preset::ALL {
        let logs: Vec<HandLog> = (0..12).map(|number| log(preset, number)).collect();
        let found = verdicts(&logs).await;
        let forged = verdicts(&logs.iter().map(tampered_log).collect::<Vec<_>>()).await;
        for ((log, right), forged) in logs.iter().zip(&found).zip(&forged) {
            let challenged = log.moves.iter().any(|made| matches!(made.what, Move::Challenge));
            match (right.as_str(), forged.as_str()) {
                ("right", "wrong") => reshuffled += log.reshuffles.len(),
                ("right", "deck") if challenged => {}
                // The page cannot follow a Wild Draw Four that is taken back, nor the cards that a draft puts under
                // the pile.
                ("deck", "deck") => assert!(challenged || preset == Preset::Duo, "{preset}: {log:?}"),
                told => panic!("{preset}: {told:?} of {log:?}"),
            }
        }
    }
    assert!(reshuffled > 50, "{reshuffled} reshuffles were checked");
}
