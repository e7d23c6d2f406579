//! Moves sent by phones, compared with the stored ones.

use lastcard::rules::Move;
use lastcard::store::played_hands::{Actor, MadeMove};

use super::evening::Fate;

/// A move that was sent, once or several times.
#[derive(Debug, Clone)]
pub(super) struct SentMove {
    pub(super) hand: String,
    /// Number of moves of the hand that the sending phone had seen.
    pub(super) seen: usize,
    pub(super) seat: usize,
    pub(super) what: Move,
    pub(super) fate: Fate,
}

/// Returns the faults in the stored moves of a hand: each must have been sent, and each acknowledged one must be
/// there once.
pub(super) fn faults(written: &[MadeMove], sent: &[&SentMove]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut sent = sent.to_vec();
    // A refused move may have been sent again.
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
