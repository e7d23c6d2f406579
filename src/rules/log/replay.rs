//! Replaying a hand log to check every move.

use serde::Serialize;

use super::super::hand::{Ended, NoDeal};
use super::super::{Hand, HandTable, Move, Pile, Reason, Seat, Seeded};
use super::script::Script;
use super::{HandLog, LoggedResult, VERSION, Void};

/// A fault in a hand log. Moves and reshuffles are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
#[error("{self:?}")]
pub enum ReplayFault {
    /// The version of the format is unknown.
    LogVersion {
        /// The version in the log.
        given: u32,
        /// The version that this program reads.
        known: u32,
    },
    /// A player is listed twice, or a name does not belong to a player at the table.
    LogPlayer {
        /// The player id in question.
        player: String,
    },
    /// The sides are wrong: a player is on none or on two of them, there is only one side, or partners do not
    /// sit alternately.
    LogSides,
    /// The player who moves first is not the one in the log.
    LogFirst {
        /// The player in the log.
        first: String,
        /// The player who moves first after the deal.
        right: String,
    },
    /// The hand cannot be dealt.
    LogDeal {
        /// The reason.
        why: NoDeal,
    },
    /// The commitment is not the SHA-256 of the seed.
    LogCommitment {
        /// The correct commitment.
        right: String,
    },
    /// There is a seed, but no commitment from before the deal.
    LogCommitmentMissing {
        /// The commitment of the seed.
        right: String,
    },
    /// There is a commitment, but no seed to check it with.
    LogSeedMissing,
    /// The seed gives a different deck.
    LogDeck {
        /// First position that differs, counted from 1 at the top.
        place: usize,
    },
    /// The seed gives a different order for a reshuffled pile.
    LogReshuffleOrder {
        /// Number of the reshuffle.
        number: usize,
        /// Number of the move at which it happened; 0 while dealing.
        at: usize,
    },
    /// The rules do not allow a move.
    LogMove {
        /// Number of the move.
        number: usize,
        /// The player who made it.
        by: String,
        /// The move as written in the log.
        written: String,
        /// The reason for refusing it.
        why: Reason,
    },
    /// A pile was shuffled, but the log does not contain it or lists different cards for it.
    LogReshuffle {
        /// Number of the reshuffle.
        number: usize,
        /// Number of the move at which it happened; 0 while dealing.
        at: usize,
    },
    /// The log lists piles that were not shuffled during the hand.
    LogReshufflesLeft {
        /// Number of these piles.
        count: usize,
    },
    /// The moves end before the hand is over.
    LogUnfinished {
        /// Number of moves in the log.
        moves: usize,
    },
    /// The moves lead to a different result.
    LogResult {
        /// The result of the moves.
        right: String,
    },
}

/// Replays a log.
///
/// # Errors
/// Returns the first fault.
pub fn replay(log: &HandLog) -> Result<Ended, ReplayFault> {
    replay_step_by_step(log, |_, _| ())
}

/// Replays a log, and calls `show` after the deal, and after each move with its player.
///
/// # Errors
/// Returns the first fault.
pub fn replay_step_by_step(
    log: &HandLog,
    mut show: impl FnMut(&Hand, Option<(Seat, Move)>),
) -> Result<Ended, ReplayFault> {
    if log.lastcard_hand != VERSION {
        return Err(ReplayFault::LogVersion { given: log.lastcard_hand, known: VERSION });
    }
    let seats = named(log)?;
    let seeded = fair_deck(log)?;
    let no_deck = ReplayFault::LogDeal { why: NoDeal::NotThisDeck };
    let deck = Pile::try_from(log.deck.clone()).map_err(|_| no_deck)?;
    let mut script = Script::new(&log.reshuffles, seeded);
    let mut hand = deal(log, &seats, &deck, &mut script)?;
    show(&hand, None);
    for (number, logged) in (1..).zip(&log.moves) {
        let by = seats(&logged.by)?;
        let mut unknown = None;
        let what =
            logged.what.clone().rename(|name| seats(&name).map_err(|fault| unknown = Some(fault)).ok());
        let Some(what) = what else { return Err(unknown.unwrap_or_else(|| nobody(&logged.by))) };
        hand.apply(by, what, &mut script).map_err(|why| ReplayFault::LogMove {
            number,
            by: logged.by.clone(),
            written: serde_json::to_string(logged).unwrap_or_default(),
            why,
        })?;
        script.check(number)?;
        show(&hand, Some((by, what)));
    }
    let given_up = log.result == LoggedResult::Void { void: Void::Abandoned };
    let ended = hand.result().or_else(|| given_up.then(|| hand.given_up()));
    let ended = ended.ok_or(ReplayFault::LogUnfinished { moves: log.moves.len() })?;
    let right = LoggedResult::of(&ended, &log.seats).ok_or_else(|| nobody(""))?;
    if right != log.result {
        return Err(ReplayFault::LogResult { right: serde_json::to_string(&right).unwrap_or_default() });
    }
    match script.left() {
        0 => Ok(ended),
        count => Err(ReplayFault::LogReshufflesLeft { count }),
    }
}

/// Deals the hand. If the log's first player does not follow from the deal, the opener leads by right
/// (§0.5.10g).
fn deal(
    log: &HandLog,
    seats: &impl Fn(&str) -> Result<Seat, ReplayFault>,
    deck: &Pile,
    script: &mut Script<'_>,
) -> Result<Hand, ReplayFault> {
    let (dealer, opener) = (seats(&log.dealer)?, seats(&log.opener)?);
    let before = script.clone();
    let mut deal = |by_right| {
        let table = HandTable { seats: log.seats.len(), dealer, opener, by_right };
        *script = before.clone();
        let dealt = Hand::deal(log.rules, table, *deck, script);
        script.check(0)?;
        dealt.map_err(|why| ReplayFault::LogDeal { why })
    };
    let hand = deal(false)?;
    let Some(name) = &log.first else { return Ok(hand) };
    let first = Some(seats(name)?);
    if hand.moves_first() == first {
        return Ok(hand);
    }
    let right = hand.moves_first().and_then(|seat| log.seats.get(seat.number())).cloned();
    let hand = deal(true)?;
    if hand.moves_first() == first {
        Ok(hand)
    } else {
        Err(ReplayFault::LogFirst { first: name.clone(), right: right.unwrap_or_default() })
    }
}

/// Checks that commitment and deck follow from the seed. Returns the shuffles after the deck, or `None` for a
/// log without a seed.
fn fair_deck(log: &HandLog) -> Result<Option<Seeded>, ReplayFault> {
    let Some(seed) = &log.seed else {
        return if log.commitment.is_none() { Ok(None) } else { Err(ReplayFault::LogSeedMissing) };
    };
    let right = seed.commitment();
    match &log.commitment {
        None => return Err(ReplayFault::LogCommitmentMissing { right: right.to_string() }),
        Some(given) if *given != right => {
            return Err(ReplayFault::LogCommitment { right: right.to_string() });
        }
        Some(_) => {}
    }
    let mut seeded = Seeded::new(seed.clone());
    let deck: Vec<_> = log.rules.deck().shuffled(&mut seeded).into();
    let differs = |place: &usize| deck.get(*place) != log.deck.get(*place);
    match (0..deck.len().max(log.deck.len())).find(differs) {
        None => Ok(Some(seeded)),
        Some(place) => Err(ReplayFault::LogDeck { place: place + 1 }),
    }
}

fn nobody(name: &str) -> ReplayFault {
    ReplayFault::LogPlayer { player: name.to_owned() }
}

/// Returns a lookup of seats by player id, after checking the players and the sides.
fn named(log: &HandLog) -> Result<impl Fn(&str) -> Result<Seat, ReplayFault>, ReplayFault> {
    let find = |name: &str| log.seats.iter().position(|player| player == name).and_then(Seat::new);
    for (number, name) in log.seats.iter().enumerate() {
        if find(name).map(Seat::number) != Some(number) {
            return Err(nobody(name));
        }
    }
    match log.sides.iter().flatten().find(|name| find(name).is_none()) {
        Some(name) => Err(nobody(name)),
        None if !are_sides(&log.sides, &log.seats) => Err(ReplayFault::LogSides),
        None => Ok(move |name: &str| find(name).ok_or_else(|| nobody(name))),
    }
}

/// Returns true if every player is on exactly one side and partners sit alternately (T-2X2-1, T-TEAM-2).
fn are_sides(sides: &[Vec<String>], seats: &[String]) -> bool {
    let side = |name: &String| {
        let mut on = (0..).zip(sides).filter(|(_, side)| side.contains(name)).map(|(number, _)| number);
        on.next().filter(|_: &usize| on.next().is_none())
    };
    let on: Option<Vec<usize>> = seats.iter().map(side).collect();
    let Some(on) = on.filter(|_| sides.len() > 1) else { return sides.is_empty() };
    let named: usize = sides.iter().map(Vec::len).sum();
    let round = on.get(..sides.len()).unwrap_or_default();
    let alternates = on.iter().zip(round.iter().cycle()).all(|(side, usual)| side == usual);
    let each = (0..sides.len()).all(|side| round.contains(&side));
    alternates && each && named == seats.len() && seats.len().is_multiple_of(sides.len())
}
