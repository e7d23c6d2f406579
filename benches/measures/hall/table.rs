//! A table of four phones that play hand after hand.

use std::time::{Duration, Instant};

use super::phone::{Phone, Sample, Shown};

const PLAYERS: [&str; 4] = ["anna", "boris", "vera", "gleb"];

/// Time after which the service counts as hung; no working service takes as long.
const HANGS: Duration = Duration::from_mins(1);

pub(crate) struct Table {
    phones: Vec<Phone>,
}

impl Table {
    /// Sets up the first hand, and deals it once everybody has a seat.
    pub(crate) async fn open(address: String, code: String) -> Self {
        let mut phones = Vec::new();
        let origin =
            reqwest::Client::new().post(format!("{address}/at/{code}/play")).header("origin", &address);
        assert!(origin.form(&[("slot", "1.1.1")]).send().await.unwrap().status().is_success());
        for player in PLAYERS {
            phones.push(Phone::sits(&address, &code, player).await);
        }
        phones[0].post("/deal", &[]).await;
        let mut table = Self { phones };
        table.all(|shown| shown.scene.contains("holding-cards")).await;
        table
    }

    /// Plays until this time; returns the times of moves sent after `from`.
    pub(crate) async fn play(&mut self, thinks: Duration, from: Instant, until: Instant) -> Vec<Duration> {
        let mut waits = Vec::new();
        while Instant::now() < until {
            tokio::time::sleep(thinks).await;
            let begun = Instant::now();
            if let Some(wait) = self.step().await.filter(|_| begun >= from && begun < until) {
                waits.push(wait);
            }
        }
        waits
    }

    /// Makes a move; returns the time until it has reached the last phone, or `None` if the next hand was
    /// dealt instead.
    async fn step(&mut self) -> Option<Duration> {
        let shown: Vec<Shown> =
            self.phones.iter().map(|phone| phone.shown.borrow().clone().unwrap()).collect();
        if shown[0].is_over() {
            self.deal_next(&shown[0]).await;
            return None;
        }
        let asked = shown.iter().position(Shown::is_asked).expect("the hand waits for somebody");
        let what = shown[asked].tap().expect("a move");
        let (hand, revision) = (&shown[asked].hand, shown[asked].revision);
        let path = hand.split("/play").nth(1).unwrap().to_owned();
        let number = revision.to_string();
        let sent = Instant::now();
        let fields = [("move", what.as_str()), ("revision", number.as_str())];
        let phone = self.phones[asked].post(&path, &fields);
        let news = async {
            let mut last = sent;
            for phone in &self.phones {
                let mut shown = phone.shown.clone();
                let is_new =
                    |shown: &Option<Shown>| shown.as_ref().is_some_and(|shown| shown.revision > revision);
                let new =
                    tokio::time::timeout(HANGS, shown.wait_for(is_new)).await.expect("the move arrives");
                last = last.max(new.unwrap().as_ref().unwrap().at);
            }
            last
        };
        let ((), last) = tokio::join!(phone, news);
        Some(last - sent)
    }

    async fn deal_next(&mut self, over: &Shown) {
        let (slot, before) =
            (over.next_slot().expect("twelve hands are enough").to_owned(), over.hand.clone());
        self.phones[0].post("", &[("slot", &slot)]).await;
        self.phones[0].post("/deal", &[]).await;
        self.all(|shown| shown.hand != before && shown.scene.contains("holding-cards")).await;
    }

    /// Waits until every phone shows a scene for which `what` is true.
    async fn all(&mut self, what: impl Fn(&Shown) -> bool) {
        for phone in &mut self.phones {
            let is_so = |shown: &Option<Shown>| shown.as_ref().is_some_and(&what);
            tokio::time::timeout(HANGS, phone.shown.wait_for(is_so)).await.expect("it is shown").unwrap();
        }
    }

    /// Returns a scene and a page from the middle of a hand.
    pub(crate) async fn sample(mut self) -> Sample {
        for _ in 0..20 {
            self.step().await;
        }
        let shown: Vec<Shown> =
            self.phones.iter().map(|phone| phone.shown.borrow().clone().unwrap()).collect();
        let asked = shown.iter().find(|shown| shown.is_asked()).expect("the hand waits for somebody");
        Sample { scene: asked.scene.clone(), page: self.phones[0].page().await }
    }
}
