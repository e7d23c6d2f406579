//! A phone: a stream of scenes, and the moves tapped on it.

use std::time::{Duration, Instant};

use reqwest::{Client, redirect};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Scene shown on a phone.
#[derive(Clone)]
pub(crate) struct Shown {
    pub(crate) scene: String,
    /// Number of the hand, and of its moves so far.
    pub(crate) hand: String,
    pub(crate) revision: u64,
    /// Time of arrival.
    pub(crate) at: Instant,
}

/// Answers of the real service to the phones of a table: a scene, and the page after a move.
#[derive(serde::Serialize, serde::Deserialize)]
pub(crate) struct Sample {
    pub(crate) scene: String,
    pub(crate) page: String,
}

pub(crate) struct Phone {
    client: Client,
    address: String,
    code: String,
    pub(crate) shown: watch::Receiver<Option<Shown>>,
    stream: JoinHandle<()>,
}

impl Phone {
    /// Takes a seat, and opens the stream.
    pub(crate) async fn sits(address: &str, code: &str, player: &str) -> Self {
        let client = Client::builder().cookie_store(true).redirect(redirect::Policy::limited(3));
        // The service closes a connection after five idle seconds; do not use one that is about to close.
        let client = client.pool_idle_timeout(Duration::from_secs(2)).build().unwrap();
        let (told, shown) = watch::channel(None);
        let mut phone = Self {
            client,
            address: address.to_owned(),
            code: code.to_owned(),
            shown,
            stream: tokio::spawn(async {}),
        };
        phone.post("/seats", &[("player", player)]).await;
        let stream = format!("{address}/at/{code}/play/live");
        phone.stream = tokio::spawn(follow(phone.client.clone(), stream, told));
        phone
    }

    /// Fetches the current page.
    pub(crate) async fn page(&self) -> String {
        let response = self.client.get(format!("{}/at/{}/play", self.address, self.code)).send().await;
        response.unwrap().text().await.unwrap()
    }

    /// Sends a form, and reads the page that follows, as a browser does.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) {
        let (address, code) = (&self.address, &self.code);
        let request = self.client.post(format!("{address}/at/{code}/play{path}"));
        let request = request.header("origin", address).header("accept-encoding", "gzip, deflate");
        let response = request.form(fields).send().await.unwrap();
        assert!(response.status().is_success(), "{}", response.status());
        response.bytes().await.unwrap();
    }
}

impl Drop for Phone {
    fn drop(&mut self) {
        self.stream.abort();
    }
}

async fn follow(client: Client, stream: String, told: watch::Sender<Option<Shown>>) {
    let mut response = client.get(stream).send().await.unwrap();
    let mut read: Vec<u8> = Vec::new();
    while let Some(piece) = response.chunk().await.unwrap() {
        let seen = read.len().saturating_sub(1);
        read.extend_from_slice(&piece);
        let end = read[seen..].windows(2).rposition(|two| two == b"\n\n").map(|end| seen + end + 2);
        let Some(end) = end else { continue };
        let at = Instant::now();
        let whole: Vec<u8> = read.drain(..end).collect();
        let text = String::from_utf8(whole).unwrap();
        // Of several scenes at once, the last one counts.
        if let Some(scene) = text.split("\n\n").filter(|event| event.starts_with("event: scene")).last() {
            told.send_replace(Some(Shown::of(scene, at)));
        }
    }
}

impl Shown {
    fn of(scene: &str, at: Instant) -> Self {
        let value = |name: &str| {
            let (_, rest) = scene.split_once(&format!("{name}=\""))?;
            rest.split('"').next()
        };
        Self {
            hand: value("data-hand").unwrap_or_default().to_owned(),
            revision: value("data-revision").and_then(|number| number.parse().ok()).unwrap_or(0),
            scene: scene.to_owned(),
            at,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.scene.contains("class=\"over\"")
    }

    /// Returns true if the hand is waiting for this phone.
    pub(crate) fn is_asked(&self) -> bool {
        self.scene.contains("class=\"scene asked\"")
    }

    /// Slot of the next hand, once this one is over.
    pub(crate) fn next_slot(&self) -> Option<&str> {
        let (_, rest) = self.scene.split_once("name=\"slot\" value=\"")?;
        rest.split('"').next()
    }

    /// A move to tap: a card if one can be played. Reports are never sent.
    pub(crate) fn tap(&self) -> Option<String> {
        let values =
            self.scene.split("name=\"move\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut moves = values.filter(|what| !what.contains("report")).peekable();
        let first = moves.peek().copied();
        let card = moves.find(|what| what.contains("&#34;card&#34;"));
        card.or(first).map(|what| what.replace("&#34;", "\""))
    }
}
