//! Learning what other copies of the program wrote.

use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread::{self, JoinHandle},
    time::Duration,
};

use super::Live;
use crate::store::{Heard, News, StoreError, clubs};

/// How soon a change made elsewhere is seen here.
const TICK: Duration = Duration::from_millis(100);

/// How long to wait before listening again after the database went away.
const PAUSE: Duration = Duration::from_millis(500);

/// A thread that listens. Dropping it ends the thread and waits for it.
#[derive(Debug)]
pub struct Listener {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Listener {
    pub(super) fn start(live: Live) -> io::Result<Self> {
        let (stop, stopped) = channel();
        let thread =
            thread::Builder::new().name("listener".to_owned()).spawn(move || run(&live, &stopped))?;
        Ok(Self { stop: Some(stop), thread: Some(thread) })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop = None;
        if let Some(thread) = self.thread.take() {
            // A listener that panicked has nothing left to wait for.
            let _ = thread.join();
        }
    }
}

fn run(live: &Live, stopped: &Receiver<()>) {
    let mut is_away = false;
    loop {
        match listen(live, stopped, &mut is_away) {
            Ok(()) => return,
            // Once an outage is enough for the log.
            Err(error) if !is_away => tracing::warn!(%error, "no news from the database"),
            Err(_) => {}
        }
        is_away = true;
        if is_over(stopped, PAUSE) {
            return;
        }
    }
}

/// Listens until it is over or the connection breaks. What happened before it listened is read at once.
fn listen(live: &Live, stopped: &Receiver<()>, is_away: &mut bool) -> Result<(), StoreError> {
    let mut news = News::listen(live.store())?;
    let mut marks = clubs::marks(live.store())?;
    live.forget_codes(|_| true);
    live.catch_up(|_| true)?;
    live.hear_of_hands()?;
    live.tell_clubs();
    if std::mem::take(is_away) {
        tracing::info!("news from the database again");
    }
    while !is_over(stopped, TICK) {
        live.tell_due(chrono::Utc::now())?;
        for heard in news.heard()? {
            match heard {
                Heard::Tournament(id) => {
                    live.forget_codes(|table| table.tournament == id);
                    live.catch_up(|picture| picture.header().id == id)?;
                    live.reread_hands(&id);
                    live.tell_club_of(&id)?;
                }
                Heard::Club(id) => live.tell_club(&id),
                Heard::Hand(id, moves) => live.hear_of_hand(&id, moves)?,
                Heard::Something => {
                    live.forget_codes(|_| true);
                    live.catch_up(|_| true)?;
                    live.hear_of_hands()?;
                    tell_changed(live, &mut marks)?;
                }
                // What is told of clubs is told by who changes them; this finds what was forgotten.
                Heard::Own => tell_changed(live, &mut marks)?,
            }
        }
    }
    Ok(())
}

/// Tells those clubs that are others than they were.
fn tell_changed(live: &Live, marks: &mut clubs::Marks) -> Result<(), StoreError> {
    let before = std::mem::replace(marks, clubs::marks(live.store())?);
    let known = before.keys().chain(marks.keys());
    known.filter(|id| before.get(id) != marks.get(id)).for_each(|id| live.tell_club(id));
    Ok(())
}

fn is_over(stopped: &Receiver<()>, after: Duration) -> bool {
    !matches!(stopped.recv_timeout(after), Err(RecvTimeoutError::Timeout))
}
