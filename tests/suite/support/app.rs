//! The service itself, on a port of its own, and browsers that talk HTTP to it.

use std::fmt::Display;
use std::net::{SocketAddr, TcpListener};
use std::thread::JoinHandle;
use std::time::Duration;

use lastcard::live::Live;
use lastcard::store::Store;
use lastcard::web::{Config, Site, Timeouts, server, site};
use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode, redirect};
use rustls::ClientConfig;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use super::certificates::knowing;
use super::copy::shown;
use super::database::Database;
use super::patience::PATIENCE;

/// A running service. It is gone when it is dropped.
pub(crate) struct App {
    pub(crate) address: SocketAddr,
    /// What the service shows: what is written through it is seen at once.
    pub(crate) live: Live,
    /// The one-time code of the set-up, while there is no organiser.
    pub(crate) setup_code: Option<String>,
    /// Ends it as whoever runs it does; once it is gone the service is at once, too.
    asked: Option<oneshot::Sender<()>>,
    kept: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// Gives reqwest its ciphers, without which it makes no client, not even of what is not encrypted.
pub(crate) fn know_ciphers() {
    // Fails where somebody was quicker, and then they are there.
    let _ = rustls::crypto::ring::default_provider().install_default();
}

/// Starts the service on a database.
pub(crate) fn spawn_app(database: &Database) -> App {
    spawn_app_with(database, Config::default())
}

pub(crate) fn spawn_app_with(database: &Database, config: Config) -> App {
    spawn_app_on(database.store.clone(), config)
}

/// The same on a store of its own, as another copy of the program has it.
pub(crate) fn spawn_app_on(store: Store, config: Config) -> App {
    know_ciphers();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let setup_code = site::setup_code(&store).unwrap();
    // On a machine that is busy a request may be late.
    let timeouts = Timeouts { head: PATIENCE, ..config.timeouts };
    let site = Site::open(store, Config { timeouts, ..config }).unwrap();
    let live = site.live.clone();
    let (asked, asks) = oneshot::channel::<()>();
    let (kept, gone) = oneshot::channel::<()>();
    let thread = std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let server = server::start(listener, site, async { drop(asks.await) }).unwrap();
            // A server that is dropped waits for nobody.
            tokio::select! {
                ended = server => ended.unwrap(),
                _ = gone => {}
            }
        });
    });
    App { address, live, setup_code, asked: Some(asked), kept: Some(kept), thread: Some(thread) }
}

impl App {
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A visitor who comes encrypted, by a name, and knows these authorities: by HTTP/2 or, if it is 1, by HTTP/1.1.
    pub(crate) fn encrypted_browser(&self, name: &str, known: ClientConfig, version: u8) -> Browser {
        Browser::encrypted(&format!("{name}:{}", self.address.port()), self.address, known, version)
    }

    /// A visitor with cookies of their own.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// A browser in which the first organiser has just set up the club.
    pub(crate) fn organiser(&self) -> Browser {
        let browser = self.browser();
        let code = self.setup_code.as_deref().expect("nobody has set it up yet");
        let fields: Vec<_> = [("code", code)].into_iter().chain(SETUP).collect();
        browser.post("/setup", &fields).leads_to("/organise");
        browser
    }

    /// Ends it as whoever runs it does: streams end, and what is under way is answered.
    pub(crate) fn end(mut self) {
        self.asked.take().map(|asked| asked.send(()));
        self.join();
    }

    fn join(&mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The form of the set-up but for its code.
pub(crate) const SETUP: [(&str, &str); 6] = [
    ("club", "Aurora"),
    ("time_zone", "Europe/Berlin"),
    ("language", "en"),
    ("name", "Vera"),
    ("login", "vera"),
    ("password", PASSWORD),
];

/// The password of [`App::organiser`].
pub(crate) const PASSWORD: &str = "eight green skips";

/// No test that has seen what it came for waits for connections that are still open: the server looks after them once a second.
impl Drop for App {
    fn drop(&mut self) {
        drop(self.kept.take());
        self.join();
    }
}

/// A visitor's browser, as far as HTTP goes: it keeps cookies, and follows no redirect by itself.
pub(crate) struct Browser {
    /// Where the service is, without the slash at the end.
    base: String,
    client: reqwest::Client,
    runtime: Runtime,
}

impl Browser {
    /// A visitor of a service that runs elsewhere.
    pub(crate) fn new(address: SocketAddr) -> Self {
        // Who encrypts nothing knows no authority: those of the machine take longer to read than a page.
        Self::with(format!("http://{address}"), Self::client().tls_backend_preconfigured(knowing(b"")))
    }

    /// A visitor of one that encrypts, who comes by a host, with the port, and knows these authorities.
    pub(crate) fn encrypted(host: &str, address: SocketAddr, mut known: ClientConfig, version: u8) -> Self {
        let protocol: &[u8] = if version == 1 { b"http/1.1" } else { b"h2" };
        known.alpn_protocols = vec![protocol.to_vec()];
        let name = host.split(':').next().unwrap();
        let client = Self::client().tls_backend_preconfigured(known).resolve(name, address);
        Self::with(format!("https://{host}"), client)
    }

    /// The service closes a connection that was idle for five seconds: one that is about to be closed is not used again.
    fn client() -> reqwest::ClientBuilder {
        know_ciphers();
        reqwest::Client::builder()
            .cookie_store(true)
            .redirect(redirect::Policy::none())
            .pool_idle_timeout(Duration::from_secs(1))
            // Nothing that works is silent for so long: streams say every 25 seconds that they are there.
            .read_timeout(Duration::from_mins(1))
    }

    fn with(base: String, client: reqwest::ClientBuilder) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { base, client: client.build().unwrap(), runtime }
    }

    /// Goes on with the same service at another port.
    pub(crate) fn moves_to(&mut self, address: SocketAddr) {
        self.base = format!("http://{address}");
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, |request| request)
    }

    /// Sends a form from a page of the site itself.
    pub(crate) fn post(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let origin = self.base.clone();
        self.send(Method::POST, path, |request| request.header("origin", origin).form(fields))
    }

    /// The same of a service that may be gone.
    pub(crate) fn try_get(&self, path: &str) -> Option<Reply> {
        self.try_send(Method::GET, path, |request| request).ok()
    }

    /// The same of a service that may be gone.
    pub(crate) fn try_post(&self, path: &str, fields: &[(&str, &str)]) -> Option<Reply> {
        let origin = self.base.clone();
        self.try_send(Method::POST, path, |request| request.header("origin", origin).form(fields)).ok()
    }

    pub(crate) fn send(
        &self,
        method: Method,
        path: &str,
        add: impl FnOnce(reqwest::RequestBuilder) -> reqwest::RequestBuilder,
    ) -> Reply {
        self.try_send(method, path, add).unwrap()
    }

    fn try_send(
        &self,
        method: Method,
        path: &str,
        add: impl FnOnce(reqwest::RequestBuilder) -> reqwest::RequestBuilder,
    ) -> reqwest::Result<Reply> {
        let request = add(self.client.request(method, format!("{}{path}", self.base)));
        self.runtime.block_on(async {
            let response = request.send().await?;
            let (status, headers) = (response.status(), response.headers().clone());
            Ok(Reply { status, headers, body: response.text().await? })
        })
    }
}

impl Browser {
    /// Sends a request with these headers; the answer as it came over the wire.
    pub(crate) fn raw(&self, method: Method, path: &str, headers: &[(&str, &str)]) -> Raw {
        let request = self.client.request(method, format!("{}{path}", self.base));
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        self.runtime.block_on(async {
            let response = request.send().await.unwrap();
            let (status, headers) = (response.status(), response.headers().clone());
            Raw { status, headers, body: response.bytes().await.unwrap().to_vec() }
        })
    }

    /// Opens a stream of events.
    pub(crate) fn stream(&self, path: &str) -> Stream<'_> {
        self.try_stream(path).unwrap()
    }

    /// The same of a service that may be gone.
    pub(crate) fn try_stream(&self, path: &str) -> Option<Stream<'_>> {
        let request = self.client.get(format!("{}{path}", self.base)).header("accept-encoding", "gzip");
        let response = self.runtime.block_on(async { request.send().await }).ok()?;
        Some(Stream { browser: self, response, read: Vec::new() })
    }
}

/// An open stream of events.
pub(crate) struct Stream<'a> {
    browser: &'a Browser,
    pub(crate) response: reqwest::Response,
    read: Vec<u8>,
}

impl Stream<'_> {
    /// The next event, which may come in pieces; none when the stream has ended. Comments that keep it open are passed over.
    pub(crate) fn next(&mut self) -> Option<String> {
        loop {
            if let Some(event) = self.whole() {
                return Some(event);
            }
            let piece = self.browser.runtime.block_on(self.response.chunk()).unwrap()?;
            self.read.extend_from_slice(&piece);
        }
    }

    /// The same of a service that may be gone, and of a stream on which nothing may come in this time.
    pub(crate) fn within(&mut self, time: Duration) -> Option<String> {
        loop {
            if let Some(event) = self.whole() {
                return Some(event);
            }
            let piece = async { tokio::time::timeout(time, self.response.chunk()).await };
            let piece = self.browser.runtime.block_on(piece).ok()?.ok()??;
            self.read.extend_from_slice(&piece);
        }
    }

    /// The first event that has come whole.
    fn whole(&mut self) -> Option<String> {
        while let Some(end) = self.read.windows(2).position(|two| two == b"\n\n") {
            let event = String::from_utf8(self.read.drain(..end + 2).collect()).unwrap();
            if !event.starts_with(':') {
                return Some(event);
            }
        }
        None
    }
}

/// What came back, in whatever encoding.
pub(crate) struct Raw {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Raw {
    /// A header, empty where it is not there.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }

    /// The words in the rows of the page's first table, a row a line.
    pub(crate) fn rows(&self) -> Vec<String> {
        let (_, body) =
            self.body.split_once("<tbody").and_then(|(_, body)| body.split_once('>')).expect("a table");
        let (body, _) = body.split_once("</tbody>").expect("a whole table");
        let words = |row: &str| {
            let texts = row.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text.trim());
            texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
        };
        body.split("</tr>").map(words).filter(|row| !row.is_empty()).collect()
    }

    /// Expects a redirect after something was done.
    #[track_caller]
    pub(crate) fn leads_to(&self, location: &str) {
        assert_eq!((self.status.as_u16(), self.header("location")), (303, location), "{}", self.body);
    }

    /// Expects a status and words on the page.
    #[track_caller]
    pub(crate) fn says(&self, status: u16, words: &str) {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        assert!(self.body.contains(words), "no {words:?} in {}", self.body);
    }

    /// Expects a status and a sentence on the page.
    #[track_caller]
    pub(crate) fn tells(&self, status: u16, sentence: impl Display) {
        self.says(status, &shown(sentence));
    }

    /// Whether a sentence stands on the page.
    pub(crate) fn has(&self, sentence: impl Display) -> bool {
        self.body.contains(&shown(sentence))
    }
}
