//! The moves that phones sent, beside those that were written.

use lastcard::rules::Move;
use lastcard::store::dealt::{Actor, MadeMove};

use super::evening::Fate;

/// A move that was sent once, or several times.
#[derive(Debug, Clone)]
pub(super) struct SentMove {
    pub(super) hand: String,
    /// How many moves the hand had on the phone that sent it.
    pub(super) seen: usize,
    pub(super) seat: usize,
    pub(super) what: Move,
    pub(super) fate: Fate,
}

/// What is wrong with the written moves of a hand. Each is one that was sent, and each that was acknowledged is there once.
pub(super) fn faults(written: &[MadeMove], sent: &[&SentMove]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut sent = sent.to_vec();
    // What was refused may have been sent again.
    sent.sort_by_key(|sent| sent.fate == Fate::Refused);
    let own = written.iter().enumerate().filter(|(_, made)| made.actor == Actor::Player);
    for (number, made) in own {
        let is_it =
            |sent: &&SentMove| sent.seen <= number && (sent.seat, sent.what) == (made.by.number(), made.what);
        match sent.iter().position(is_it).map(|at| sent.remove(at)) {
            Some(refused) if refused.fate == Fate::Refused => {
                faults.push(format!("refused and there: {refused:?}"));
            }
            Some(_) => {}
            None => faults.push(format!("nobody sent move {number}: {made:?}")),
        }
    }
    faults.extend(
        sent.iter().filter(|sent| sent.fate == Fate::Acknowledged).map(|sent| format!("lost: {sent:?}")),
    );
    faults
}
