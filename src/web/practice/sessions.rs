//! Store of practice hands: in memory, a limited number for a limited time.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::practice::game::PracticeGame;

/// Maximum number of hands kept. Beyond that, the hands unused for longest are dropped.
const MAX_HANDS: usize = 2_000;

/// Time for which an unused hand is kept.
const MAX_IDLE: Duration = Duration::from_hours(2);

/// Key that opens a practice hand, and that nobody can guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PracticeKey(u128);

/// Practice hand, with a watch on its moves.
#[derive(Debug)]
pub struct Practice {
    game: Mutex<PracticeGame>,
    /// Number of moves made so far.
    moved: watch::Sender<usize>,
    /// Pause before a bot moves.
    pub pace: Duration,
    /// True while a task moves the bots.
    driven: Mutex<bool>,
}

#[derive(Debug, Default)]
pub struct PracticeSessions(Mutex<HashMap<PracticeKey, (Instant, Arc<Practice>)>>);

impl PracticeSessions {
    /// Keeps a hand, and returns the key that opens it.
    pub fn insert(&self, game: PracticeGame, pace: Duration) -> (PracticeKey, Arc<Practice>) {
        let moved = watch::Sender::new(game.revision());
        let practice = Arc::new(Practice { game: Mutex::new(game), moved, pace, driven: Mutex::new(false) });
        let key = PracticeKey(rand::random());
        let mut kept = lock(&self.0);
        evict(&mut kept, Instant::now(), MAX_HANDS);
        kept.insert(key, (Instant::now(), practice.clone()));
        (key, practice)
    }

    pub fn find(&self, key: PracticeKey) -> Option<Arc<Practice>> {
        let mut kept = lock(&self.0);
        let (touched, practice) = kept.get_mut(&key).filter(|(touched, _)| touched.elapsed() < MAX_IDLE)?;
        *touched = Instant::now();
        Some(practice.clone())
    }
}

/// Drops expired hands, and then the oldest until there is room for one more.
fn evict<T>(kept: &mut HashMap<PracticeKey, (Instant, T)>, now: Instant, most: usize) {
    if kept.len() < most {
        return;
    }
    kept.retain(|_, (touched, _)| now.duration_since(*touched) < MAX_IDLE);
    while kept.len() >= most {
        let Some(oldest) = kept.iter().min_by_key(|(_, (touched, _))| *touched).map(|(key, _)| *key) else {
            return;
        };
        kept.remove(&oldest);
    }
}

impl Practice {
    /// Locks the hand.
    pub fn game(&self) -> MutexGuard<'_, PracticeGame> {
        lock(&self.game)
    }

    /// Watches the moves, beginning with the last one.
    pub fn watch(&self) -> watch::Receiver<usize> {
        self.moved.subscribe()
    }

    /// Notifies all watchers that a move was made.
    pub fn notify_watchers(&self) {
        let revision = self.game().revision();
        self.moved.send_replace(revision);
    }

    /// Moves the bots until a person has to move: each after a pause, or all at once if the hand has no pause.
    pub fn run_bots(self: &Arc<Self>) {
        if self.pace.is_zero() {
            while self.game().advance() {}
            self.notify_watchers();
            return;
        }
        if std::mem::replace(&mut *lock(&self.driven), true) {
            return;
        }
        let practice = self.clone();
        actix_web::rt::spawn(async move {
            loop {
                actix_web::rt::time::sleep(practice.pace).await;
                let mut driven = lock(&practice.driven);
                let went_on = practice.game().advance();
                *driven = went_on;
                drop(driven);
                if !went_on {
                    return;
                }
                practice.notify_watchers();
            }
        });
    }
}

/// Ignores poisoning: each move is made in one step, so the hand is intact after a panic.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Display for PracticeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for PracticeKey {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u128::from_str_radix(text, 16).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_idle_entry_goes_first() {
        let start = Instant::now();
        let now = start + Duration::from_mins(4);
        let mut kept: HashMap<PracticeKey, (Instant, ())> = (0..4u32)
            .map(|minute| (PracticeKey(minute.into()), (start + Duration::from_mins(minute.into()), ())))
            .collect();
        evict(&mut kept, now, 5);
        assert_eq!(kept.len(), 4);
        evict(&mut kept, now, 3);
        assert_eq!(kept.len(), 2);
        assert!(kept.contains_key(&PracticeKey(2)) && kept.contains_key(&PracticeKey(3)));
        evict(&mut kept, now + MAX_IDLE, 2);
        assert!(kept.is_empty());
    }
}
