//! Broadcaster of streams that are the same for everybody on a page: a change is rendered once, and the same bytes go to every connection.
//! A subscriber is a connection with a record of what was sent over it. One task serves all subscribers of a page, and none of them waits
//! for another.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::web::Bytes;
use tokio::sync::{mpsc, watch};
use tokio::task::yield_now;
use tokio::time::{MissedTickBehavior, interval};

use crate::live::{
    stream::{BEAT, HEARTBEAT, OPENING, stream_response},
    transport::StreamConnection,
};

/// Interval at which full connections are tried again.
const ROUND_INTERVAL: Duration = Duration::from_millis(100);

/// Rounds between two checks for closed connections.
const ROUNDS_PER_CHECK: u32 = 5;

/// Number of connections served before other tasks on the thread get their turn.
const BATCH_SIZE: usize = 64;

/// Version of a page, ready to be sent.
#[derive(Debug, Clone)]
pub struct PageUpdate {
    /// Event for new subscribers, who have the page already.
    pub first: Bytes,
    /// Event for existing subscribers.
    pub change: Bytes,
}

/// Page in one language.
type PageKey = (String, &'static str);

/// Pages with subscribers.
#[derive(Debug, Default)]
pub struct Broadcaster(Mutex<HashMap<PageKey, mpsc::UnboundedSender<StreamConnection>>>);

impl Broadcaster {
    /// Subscribes to a page until the page is gone, the visitor leaves, or the service shuts down. `feed` returns the current version
    /// first, and then waits for the next one; the first subscriber's feed serves all.
    pub fn subscribe(
        self: &Arc<Self>,
        key: PageKey,
        closing: watch::Receiver<bool>,
        feed: impl AsyncFnMut() -> Option<PageUpdate> + 'static,
    ) -> HttpResponse {
        let viewers = self.clone();
        stream_response(move |line| {
            let mut pages = viewers.lock();
            let line = match pages.get(&key) {
                Some(page) => match page.send(line) {
                    Ok(()) => return,
                    Err(refused) => refused.0,
                },
                None => line,
            };
            let (sender, joining) = mpsc::unbounded_channel();
            // The receiver is still alive here.
            let _ = sender.send(line);
            pages.insert(key.clone(), sender);
            drop(pages);
            let page = PageSubscribers { all: Vec::new(), news: None, number: 0, rounds: 0 };
            actix_web::rt::spawn(page.run(viewers, key, joining, closing, feed));
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PageKey, mpsc::UnboundedSender<StreamConnection>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes the page if nobody is about to join, and returns true if it did.
    fn remove_if_unused(&self, key: &PageKey, joining: &mpsc::UnboundedReceiver<StreamConnection>) -> bool {
        let mut pages = self.lock();
        let is_left = joining.is_empty();
        if is_left {
            pages.remove(key);
        }
        is_left
    }
}

struct PageSubscribers {
    all: Vec<StreamSubscriber>,
    news: Option<PageUpdate>,
    /// Number of the version.
    number: u64,
    rounds: u32,
}

struct StreamSubscriber {
    line: StreamConnection,
    /// Unsent bytes of an event in progress.
    rest: Bytes,
    /// Number of the last version sent, at least in part.
    told: Option<u64>,
}

impl PageSubscribers {
    async fn run(
        mut self,
        viewers: Arc<Broadcaster>,
        key: PageKey,
        mut joining: mpsc::UnboundedReceiver<StreamConnection>,
        mut closing: watch::Receiver<bool>,
        mut feed: impl AsyncFnMut() -> Option<PageUpdate>,
    ) {
        let mut round = interval(ROUND_INTERVAL);
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let mut waiting = pin!(feed());
            let news = loop {
                tokio::select! {
                    biased;
                    _ = closing.wait_for(|closing| *closing) => break None,
                    news = &mut waiting => break news,
                    Some(line) = joining.recv() => self.add_subscriber(line),
                    _ = round.tick() => {
                        self.maintain_connections();
                        self.send_to_all().await;
                        if self.all.is_empty() && viewers.remove_if_unused(&key, &joining) {
                            return;
                        }
                    }
                }
            };
            if news.is_none() {
                // New subscribers start another task, or learn that the page is gone.
                viewers.lock().remove(&key);
                return;
            }
            self.news = news;
            self.number += 1;
            self.send_to_all().await;
        }
    }

    fn add_subscriber(&mut self, line: StreamConnection) {
        let mut viewer = StreamSubscriber { line, rest: Bytes::from_static(OPENING), told: None };
        if viewer.send_pending(self.news.as_ref(), self.number) {
            self.all.push(viewer);
        }
    }

    /// Drops closed connections, and keeps the others alive.
    fn maintain_connections(&mut self) {
        self.rounds = self.rounds.wrapping_add(1);
        if self.rounds.is_multiple_of(ROUNDS_PER_CHECK) {
            self.all.retain(|viewer| !viewer.line.is_closed());
        }
        let beats = u32::try_from(HEARTBEAT.as_millis() / ROUND_INTERVAL.as_millis()).unwrap_or(u32::MAX);
        if self.rounds.is_multiple_of(beats) {
            self.all.iter_mut().filter(|viewer| viewer.rest.is_empty()).for_each(|viewer| {
                viewer.rest = Bytes::from_static(BEAT);
            });
        }
    }

    /// Sends all subscribers what they lack, as far as their connections accept it.
    async fn send_to_all(&mut self) {
        let mut at = 0;
        while at < self.all.len() {
            let end = (at + BATCH_SIZE).min(self.all.len());
            while let Some(viewer) = self.all.get_mut(at).filter(|_| at < end) {
                if viewer.send_pending(self.news.as_ref(), self.number) {
                    at += 1;
                } else {
                    self.all.swap_remove(at);
                }
            }
            yield_now().await;
        }
    }
}

impl StreamSubscriber {
    /// Finishes the event in progress, and then sends the newest one. Returns false if the connection is gone.
    fn send_pending(&mut self, news: Option<&PageUpdate>, number: u64) -> bool {
        loop {
            if self.line.send(&mut self.rest).is_err() {
                return false;
            }
            let Some(news) = news.filter(|_| self.rest.is_empty() && self.told != Some(number)) else {
                return true;
            };
            let event = if self.told.is_none() { &news.first } else { &news.change };
            (self.rest, self.told) = (event.clone(), Some(number));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;
    use std::net::{TcpListener, TcpStream};

    use super::*;
    use crate::live::transport::Transport;
    use crate::{
        extract::client_address::Address,
        live::stream::{acquire_place, quota},
    };

    /// Opens a subscriber's connection, and returns both ends.
    fn viewer() -> (StreamConnection, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let browser = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (socket, from) = listener.accept().unwrap();
        socket.set_nonblocking(true).unwrap();
        let place = acquire_place(&Arc::new(quota()), Address::from_ip(from.ip())).unwrap();
        (StreamConnection { way: Transport::Socket(socket), place }, browser)
    }

    fn assert_received(browser: &mut TcpStream, text: &str) {
        let mut read = vec![0; text.len()];
        browser.read_exact(&mut read).unwrap();
        assert_eq!(String::from_utf8(read).unwrap(), text);
    }

    impl PageSubscribers {
        async fn broadcast(&mut self, change: &str) {
            let change = Bytes::from(change.to_owned());
            self.news = Some(PageUpdate { first: Bytes::from_static(b"first"), change });
            self.number += 1;
            self.send_to_all().await;
        }
    }

    #[actix_web::test]
    async fn a_slow_reader_delays_nobody_and_gets_the_newest() {
        let mut page = PageSubscribers { all: Vec::new(), news: None, number: 0, rounds: 0 };
        let ((slow, mut slow_end), (quick, mut quick_end)) = (viewer(), viewer());
        page.add_subscriber(slow);
        page.broadcast("now").await;
        let opening = std::str::from_utf8(OPENING).unwrap();
        assert_received(&mut slow_end, &format!("{opening}first"));
        // Larger than the system buffers for a peer that does not read.
        let large = "x".repeat(32 << 20);
        page.broadcast(&large).await;
        page.add_subscriber(quick);
        assert_received(&mut quick_end, &format!("{opening}first"));
        for change in ["second", "third", "last"] {
            page.broadcast(change).await;
            assert_received(&mut quick_end, change);
        }
        let reader = std::thread::spawn(move || {
            assert_received(&mut slow_end, &large);
            assert_received(&mut slow_end, "last");
            slow_end
        });
        while !reader.is_finished() {
            page.send_to_all().await;
        }
        let slow_end = reader.join().unwrap();
        assert_eq!(page.all.len(), 2);
        drop((slow_end, quick_end));
        while !page.all.is_empty() {
            page.maintain_connections();
        }
    }
}
