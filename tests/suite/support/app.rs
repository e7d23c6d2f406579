//! The service on a port of its own, and browsers that talk HTTP to it.

use std::fmt::Display;
use std::net::{SocketAddr, TcpListener};
use std::thread::JoinHandle;
use std::time::Duration;

use lastcard::snapshots::Snapshots;
use lastcard::store::Store;
use lastcard::web::{AppState, Config, Timeouts};
use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode, redirect};
use rustls::ClientConfig;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use super::certificates::client_config_trusting;
use super::copy::escaped;
use super::database::Database;
use super::patience::PATIENCE;

/// A running service, stopped when it is dropped.
pub(crate) struct App {
    pub(crate) address: SocketAddr,
    /// The service's snapshots: writes through it are visible at once.
    pub(crate) snapshots: Snapshots,
    /// One-time code for the set-up, as long as there is no organiser.
    pub(crate) setup_code: Option<String>,
    /// Requests a graceful end; dropping it ends the service at once.
    asked: Option<oneshot::Sender<()>>,
    kept: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// Installs reqwest's cipher provider, without which it creates no client at all, not even for plain HTTP.
pub(crate) fn install_cipher_provider() {
    // Fails if another thread was first, which is fine.
    let _ = rustls::crypto::ring::default_provider().install_default();
}

pub(crate) fn spawn_app(database: &Database) -> App {
    spawn_app_with(database, Config::default())
}

pub(crate) fn spawn_app_with(database: &Database, config: Config) -> App {
    spawn_app_on(database.store.clone(), config)
}

/// Starts the service on a store of its own, like another copy of the program.
pub(crate) fn spawn_app_on(store: Store, config: Config) -> App {
    install_cipher_provider();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let setup_code = lastcard::web::setup_code(&store).unwrap();
    // A busy machine may delay requests.
    let timeouts = Timeouts { head: PATIENCE, ..config.timeouts };
    let site = AppState::open(store, Config { timeouts, ..config }).unwrap();
    let snapshots = site.snapshots.clone();
    let (asked, asks) = oneshot::channel::<()>();
    let (kept, gone) = oneshot::channel::<()>();
    let thread = std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let server = lastcard::web::start(listener, site.into(), async { drop(asks.await) }).unwrap();
            // A dropped server waits for nobody.
            tokio::select! {
                ended = server => ended.unwrap(),
                _ = gone => {}
            }
        });
    });
    App { address, snapshots, setup_code, asked: Some(asked), kept: Some(kept), thread: Some(thread) }
}

impl App {
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Returns a TLS browser for a name, trusting these authorities; version 1 means HTTP/1.1, otherwise HTTP/2.
    pub(crate) fn encrypted_browser(&self, name: &str, known: ClientConfig, version: u8) -> Browser {
        Browser::encrypted(&format!("{name}:{}", self.address.port()), self.address, known, version)
    }

    /// Returns a browser with its own cookies.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Returns a browser in which the first organiser has just set up the club.
    pub(crate) fn organiser(&self) -> Browser {
        let browser = self.browser();
        let code = self.setup_code.as_deref().expect("nobody has set it up yet");
        let fields: Vec<_> = [("code", code)].into_iter().chain(SETUP).collect();
        browser.post("/setup", &fields).assert_leads_to(AFTER_SETUP);
        browser
    }

    /// Ends the service gracefully: streams end, and requests under way are answered.
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

/// The page that the set-up leads to: the form of the first tournament.
pub(crate) const AFTER_SETUP: &str = "/organise/tournaments/new?done=set-up";

/// Form of the set-up, without its code.
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

/// Stops at once: a test that is done should not wait for open connections, which the server checks only once a
/// second.
impl Drop for App {
    fn drop(&mut self) {
        drop(self.kept.take());
        self.join();
    }
}

/// A visitor's browser, as far as HTTP goes: it keeps cookies, and follows no redirect by itself.
pub(crate) struct Browser {
    /// Base URL of the service, without the trailing slash.
    base: String,
    client: reqwest::Client,
    runtime: Runtime,
}

impl Browser {
    /// Returns a browser for a service at this address.
    pub(crate) fn new(address: SocketAddr) -> Self {
        // Plain HTTP needs no authorities, and reading those of the machine takes longer than a page.
        Self::with(
            format!("http://{address}"),
            Self::client().tls_backend_preconfigured(client_config_trusting(b"")),
        )
    }

    /// Returns a TLS browser for a host with its port, trusting these authorities.
    pub(crate) fn encrypted(host: &str, address: SocketAddr, mut known: ClientConfig, version: u8) -> Self {
        let protocol: &[u8] = if version == 1 { b"http/1.1" } else { b"h2" };
        known.alpn_protocols = vec![protocol.to_vec()];
        let name = host.split(':').next().unwrap();
        let client = Self::client().tls_backend_preconfigured(known).resolve(name, address);
        Self::with(format!("https://{host}"), client)
    }

    /// Drops idle connections early, because the service closes them after five seconds.
    fn client() -> reqwest::ClientBuilder {
        install_cipher_provider();
        reqwest::Client::builder()
            .cookie_store(true)
            .redirect(redirect::Policy::none())
            .pool_idle_timeout(Duration::from_secs(1))
            // Longer than any silence that is normal: streams send a comment every 25 seconds.
            .read_timeout(Duration::from_mins(1))
    }

    fn with(base: String, client: reqwest::ClientBuilder) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { base, client: client.build().unwrap(), runtime }
    }

    /// Switches to another port of the same service.
    pub(crate) fn move_to(&mut self, address: SocketAddr) {
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

    /// Gets a page from a service that may be down.
    pub(crate) fn try_get(&self, path: &str) -> Option<Reply> {
        self.try_send(Method::GET, path, |request| request).ok()
    }

    /// Sends a form to a service that may be down.
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
    /// Sends a request with these headers; returns the answer as it came over the wire.
    pub(crate) fn send_raw(&self, method: Method, path: &str, headers: &[(&str, &str)]) -> Raw {
        let request = self.client.request(method, format!("{}{path}", self.base));
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        self.runtime.block_on(async {
            let response = request.send().await.unwrap();
            let (status, headers) = (response.status(), response.headers().clone());
            Raw { status, headers, body: response.bytes().await.unwrap().to_vec() }
        })
    }

    pub(crate) fn stream(&self, path: &str) -> Stream<'_> {
        self.try_stream(path).unwrap()
    }

    /// Opens a stream of a service that may be down.
    pub(crate) fn try_stream(&self, path: &str) -> Option<Stream<'_>> {
        let request = self.client.get(format!("{}{path}", self.base)).header("accept-encoding", "gzip");
        let response = self.runtime.block_on(async { request.send().await }).ok()?;
        Some(Stream { browser: self, response, read: Vec::new() })
    }
}

pub(crate) struct Stream<'a> {
    browser: &'a Browser,
    pub(crate) response: reqwest::Response,
    read: Vec<u8>,
}

impl Stream<'_> {
    /// Returns the next event, or `None` once the stream has ended. Keep-alive comments are skipped.
    pub(crate) fn next(&mut self) -> Option<String> {
        loop {
            if let Some(event) = self.take_event() {
                return Some(event);
            }
            let piece = self.browser.runtime.block_on(self.response.chunk()).unwrap()?;
            self.read.extend_from_slice(&piece);
        }
    }

    /// Returns the next event within this time, if any; the service may be down.
    pub(crate) fn next_within(&mut self, time: Duration) -> Option<String> {
        loop {
            if let Some(event) = self.take_event() {
                return Some(event);
            }
            let piece = async { tokio::time::timeout(time, self.response.chunk()).await };
            let piece = self.browser.runtime.block_on(piece).ok()?.ok()??;
            self.read.extend_from_slice(&piece);
        }
    }

    /// Returns the first complete event in the buffer.
    fn take_event(&mut self) -> Option<String> {
        while let Some(end) = self.read.windows(2).position(|two| two == b"\n\n") {
            let event = String::from_utf8(self.read.drain(..end + 2).collect()).unwrap();
            if !event.starts_with(':') {
                return Some(event);
            }
        }
        None
    }
}

/// An undecoded response.
pub(crate) struct Raw {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Raw {
    /// Returns a header, or an empty string if it is missing.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }
}

/// A response with its body as text.
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

    /// Returns the words in the rows of the page's first table, a line for each row.
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

    /// Asserts a redirect after a successful action.
    #[track_caller]
    pub(crate) fn assert_leads_to(&self, location: &str) {
        assert_eq!((self.status.as_u16(), self.header("location")), (303, location), "{}", self.body);
    }

    /// Asserts a status and words on the page.
    #[track_caller]
    pub(crate) fn assert_says(&self, status: u16, words: &str) {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        assert!(self.body.contains(words), "no {words:?} in {}", self.body);
    }

    /// Asserts a status and a sentence on the page.
    #[track_caller]
    pub(crate) fn assert_shows(&self, status: u16, sentence: impl Display) {
        self.assert_says(status, &escaped(sentence));
    }

    /// Returns true if the page contains a sentence.
    pub(crate) fn has(&self, sentence: impl Display) -> bool {
        self.body.contains(&escaped(sentence))
    }
}
