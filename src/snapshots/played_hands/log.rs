//! Logs of finished hands, including the seed that was secret during play.

use crate::Snapshots;
use lastcard_rules::log::{HandLog, Recorder};
use lastcard_rules::{Hand, Move, Seat, Seeded};
use lastcard_store::StoreError;
use lastcard_store::played_hands::{self, PlayedHand, PlayedHandState};

impl Snapshots {
    /// Returns the log of a hand, or `None` while it is being played, if it was given up, or while others
    /// still have to play the same deck.
    pub fn hand_log(&self, dealt: &PlayedHand) -> Result<Option<HandLog>, StoreError> {
        if dealt.state != PlayedHandState::Over || played_hands::is_hidden(self.store(), dealt)? {
            return Ok(None);
        }
        let moves = played_hands::moves(self.store(), &dealt.id, 0)?;
        let moves: Vec<(Seat, Move)> = moves.iter().map(|made| (made.by, made.what)).collect();
        Ok(build_log(dealt, &moves))
    }
}

/// Builds the log, or returns `None` if the moves do not finish the hand.
fn build_log(dealt: &PlayedHand, moves: &[(Seat, Move)]) -> Option<HandLog> {
    let mut shuffle = Seeded::new(dealt.seed.clone());
    let deck = dealt.rules.deck().shuffled(&mut shuffle);
    let mut recorder = Recorder::new(shuffle, &deck);
    let mut hand = Hand::deal(dealt.rules, dealt.table()?, deck, &mut recorder).ok()?;
    for (by, what) in moves {
        hand.apply(*by, *what, &mut recorder).ok()?;
    }
    let names: Vec<String> = dealt.seating.players().iter().map(ToString::to_string).collect();
    let log = recorder.log(&hand, &hand.result()?, &names, moves)?;
    let sides = dealt.sides.iter().map(|side| side.iter().map(ToString::to_string).collect()).collect();
    let commitment = Some(dealt.seed.commitment());
    Some(HandLog { sides, commitment, seed: Some(dealt.seed.clone()), ..log })
}
