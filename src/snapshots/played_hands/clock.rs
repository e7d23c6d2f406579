//! Automatic steps of a hand: moves of bots, reminders to slow players and moves made in their place, and the
//! end of a hand that a crash left open.

use std::{pin::pin, sync::Arc, time::Duration};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::{sync::watch, task::JoinSet, time::sleep};

use super::play::run_blocking;
use super::registry::ActiveHand;
use super::{Game, HandSnapshot, MoveError};
use crate::Snapshots;
use lastcard_rules::bot::{self, Bot};
use lastcard_store::played_hands::{self, Actor, MadeMove};
use lastcard_store::{PlayedHandId, StoreError, TournamentId, demo};

/// Interval between searches for open hands dealt by other copies of the program, one of which may have
/// stopped.
const SWEEP: Duration = Duration::from_secs(30);

/// Pause after a failure of the database.
const RETRY_DELAY: Duration = Duration::from_secs(1);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Timer {
    /// The hand is over, or a move is forced, and it has not been written.
    Settle,
    /// A bot has to move.
    Bot,
    /// Half of the time for a move has passed.
    Remind,
    /// All of the time has passed.
    StandIn,
}

impl Snapshots {
    /// Runs the timers of all hands being played until the service closes, including hands that were already
    /// open when it started.
    pub async fn run_hand_timers(self, mut closing: watch::Receiver<bool>) {
        let mut hands = JoinSet::new();
        let mut attended: Vec<PlayedHandId> = Vec::new();
        let mut closed = pin!(closing.wait_for(|closing| *closing));
        loop {
            let (open, demo) = self.open_hands().await;
            for hand in open {
                if !attended.contains(&hand.id) {
                    attended.push(hand.id.clone());
                    let is_demo = demo.as_ref() == Some(&hand.snapshot().dealt.tournament);
                    hands.spawn(run_hand(self.clone(), hand, is_demo));
                }
            }
            tokio::select! {
                _ = &mut closed => return,
                () = self.hands.came.notified() => {}
                Some(done) = hands.join_next() => if let Ok(id) = done {
                    attended.retain(|other| *other != id);
                },
                () = sleep(SWEEP) => {}
            }
        }
    }

    /// Returns the hands being played, no matter which copy of the program dealt them, and the evening that bots play in the demo.
    async fn open_hands(&self) -> (Vec<Arc<ActiveHand>>, Option<TournamentId>) {
        let snapshots = self.clone();
        let found = run_blocking(move || -> Result<_, StoreError> {
            let ids = played_hands::list_open(snapshots.store())?;
            // Without open hands, as nearly always, there is nothing to ask.
            let demo = if ids.is_empty() { None } else { demo::find_playing(snapshots.store())? };
            let hands = ids.into_iter().map(|id| (snapshots.active_hand(&id), id));
            Ok((hands.collect::<Vec<_>>(), demo.map(|header| header.id)))
        });
        let (hands, demo) = found.await.and_then(|found| found).unwrap_or_else(|error| {
            tracing::warn!(%error, "the open hands cannot be read");
            (Vec::new(), None)
        });
        let readable = |(hand, id): (Result<Arc<ActiveHand>, StoreError>, PlayedHandId)| {
            hand.inspect_err(|error| tracing::error!(%error, hand = %id, "an open hand cannot be read")).ok()
        };
        (hands.into_iter().filter_map(readable).collect(), demo)
    }

    /// Returns the pause before moves of bots. At a table of bots nobody has to follow, except in the demo.
    fn pause_at(&self, moment: &HandSnapshot, is_demo: bool) -> TimeDelta {
        match self.demo_pause.filter(|_| is_demo) {
            _ if moment.has_people() => self.bot_pause,
            Some(pause) => pause,
            None => TimeDelta::zero(),
        }
    }

    /// Waits until a timer is due. A hand of the demo goes on only while somebody looks on.
    async fn wait_for_timer(&self, moment: &HandSnapshot, wait: Duration, is_demo: bool) {
        sleep(wait).await;
        if is_demo {
            self.wait_for_spectator(&moment.dealt.tournament).await;
        }
    }
}

/// Runs the timers of one hand until it is over.
async fn run_hand(snapshots: Snapshots, hand: Arc<ActiveHand>, is_demo: bool) -> PlayedHandId {
    let mut now = hand.now.subscribe();
    // Number of moves after which the bots had nothing to do.
    let mut idle = None;
    loop {
        let moment = now.borrow_and_update().clone();
        if !moment.is_open() {
            return hand.id.clone();
        }
        let pause = snapshots.pause_at(&moment, is_demo);
        let Some((wait, due)) = next_timer(&moment, pause, idle, Utc::now()) else {
            if now.changed().await.is_err() {
                return hand.id.clone();
            }
            continue;
        };
        tokio::select! {
            () = snapshots.wait_for_timer(&moment, wait, is_demo) => match snapshots.fire_timer(&hand, due, moment.move_count()).await {
                Ok(true) => {}
                Ok(false) => idle = Some(moment.move_count()),
                Err(error) => {
                    tracing::warn!(%error, hand = %hand.id, "a timer of a hand failed and is tried again");
                    sleep(RETRY_DELAY).await;
                }
            },
            changed = now.changed() => if changed.is_err() { return hand.id.clone() },
        }
    }
}

fn next_timer(
    moment: &HandSnapshot,
    pause: TimeDelta,
    idle: Option<usize>,
    now: DateTime<Utc>,
) -> Option<(Duration, Timer)> {
    // If the clock has been set back since the last move, nobody has to wait longer because of it.
    let left = |since: DateTime<Utc>, span: TimeDelta| {
        (since + span - now).clamp(TimeDelta::zero(), span).to_std().unwrap_or_default()
    };
    let game = moment.game.as_ref()?;
    let (hand, asked_at) = (game.hand(), game.asked_at());
    if game.result().is_some() || hand.forced().is_some() {
        return Some((Duration::ZERO, Timer::Settle));
    }
    let bots = || hand.seats().any(|seat| moment.bot(seat).is_some());
    let asks_bot = hand.waits_for().iter().any(|seat| moment.bot(seat).is_some());
    if idle != Some(game.move_count()) && (asks_bot || (hand.is_open_to_all() && bots())) {
        let last = game.recent().last().map_or(asked_at, |step| step.made.at);
        return Some((left(last, pause), Timer::Bot));
    }
    let limit = TimeDelta::milliseconds(i64::from(moment.dealt.move_seconds?) * 1000);
    if moment.reminds {
        Some((left(asked_at, limit), Timer::StandIn))
    } else {
        Some((left(asked_at, limit / 2), Timer::Remind))
    }
}

impl Snapshots {
    /// Fires a timer that was set after this number of moves. Returns false if there was nothing to do.
    async fn fire_timer(&self, hand: &Arc<ActiveHand>, due: Timer, moves: usize) -> Result<bool, MoveError> {
        let first = hand.line.clone().lock_owned().await;
        let (snapshots, hand) = (self.clone(), hand.clone());
        run_blocking(move || {
            let _first = first;
            let now = hand.snapshot();
            if now.move_count() != moves {
                return Ok(true);
            }
            if due == Timer::Remind {
                hand.publish(HandSnapshot { reminds: true, ..(*now).clone() });
                return Ok(true);
            }
            let mut chosen = choose(&now, due);
            if chosen.is_none() {
                return Ok(false);
            }
            // If another copy of the program was faster, the timers are determined again.
            match snapshots.play_locked(&hand, |_| chosen.take().ok_or(MoveError::Stale)) {
                Err(MoveError::Stale) => Ok(true),
                played => played.map(|_| true),
            }
        })
        .await?
    }
}

/// Returns the moves that a timer makes, and the game after them; `None` if there are none to make.
fn choose(moment: &HandSnapshot, due: Timer) -> Option<(Game, Vec<MadeMove>)> {
    let mut game = moment.game.clone().filter(|_| moment.is_open())?;
    let mut moves = Vec::new();
    let rng = &mut rand::rng();
    let next = match due {
        Timer::Settle | Timer::Remind => {
            game.play_forced(&mut moves);
            let settled = !moves.is_empty() || game.result().is_some();
            return settled.then_some((game, moves));
        }
        Timer::Bot => bot::step(game.hand(), |seat| moment.bot(seat), game.move_count(), rng)
            .map(|(by, what)| (by, what, Actor::Bot)),
        Timer::StandIn => {
            let late = game.hand().waits_for().iter().find(|&seat| moment.bot(seat).is_none())?;
            let what = Bot::default().decide(&game.hand().view_for(late), rng)?;
            Some((late, what, Actor::StandIn))
        }
    };
    let (by, what, actor) = next?;
    let moves = game.play(MadeMove::now(by, what, actor)).ok()?;
    Some((game, moves))
}
