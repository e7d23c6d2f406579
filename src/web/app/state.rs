//! State shared by all handlers.

use std::any::Any;
use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicBool, Ordering},
};
use std::time::Duration;

use actix_web::{HttpRequest, web};
use chrono::TimeDelta;
use ipnet::IpNet;
use tokio::sync::watch;

use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_snapshots::{Snapshots, TournamentSnapshot};
use lastcard_store::accounts::Login;
use lastcard_store::backup::BackupFolder;
use lastcard_store::{ClubId, PlayedHandId, Store, StoreError, accounts, settings};

use crate::app::{error::Error, server::Timeouts};
use crate::export::queue::ExportQueue;
use crate::extract::client_address::Address;
use crate::live::{broadcaster::Broadcaster, page_cache::PageCache, stream};
use crate::metrics::{Metrics, exposed::MetricsToken};
use crate::middleware::public_url::Origin;
use crate::practice::sessions::PracticeSessions;
use crate::security::{
    hashing::Hashing, lockout::CodeLockout, quota::Quota, rate_limit::RateLimiter, token_keys::TokenKeys,
};
use crate::tls::served::ServedCertificate;
use crate::webhooks::client::WebhookClient;

/// Settings of the web side.
#[derive(Debug, Clone, Default)]
pub struct Config {
    /// Public URL: links lead there, and requests for other hosts are refused.
    pub url: Option<Origin>,
    /// Certificate of a service that terminates TLS itself.
    pub tls: Option<Arc<ServedCertificate>>,
    /// True behind a reverse proxy, whose `X-Forwarded-…` headers then identify the client, the host and the scheme.
    pub behind_proxy: bool,
    /// Pause before a bot moves at a table with people.
    pub bot_pause: Duration,
    /// Pause before each move of the bots that play the demo while somebody looks on; `None` if they do not play.
    pub demo_pause: Option<Duration>,
    /// Token that lets its bearer read `/metrics` on the port of the pages. Without a token they cannot be read there.
    pub metrics_token: Option<MetricsToken>,
    /// Logins that may see the state of the service. If empty, the organisers of its only club may.
    pub operators: Vec<Login>,
    /// Folder of backups, if this copy of the service makes any.
    pub backups: Option<BackupFolder>,
    /// Time for which the service keeps running after it is asked to stop. Meanwhile `/readyz` says that it is ending, so that a load
    /// balancer stops sending visitors to this copy.
    pub drain: Duration,
    /// Networks, besides the public ones, that webhooks may lead into.
    pub webhooks_to: Vec<IpNet>,
    /// Timeouts of connections and streams.
    pub timeouts: Timeouts,
}

/// Running service, shared by all its handlers.
#[derive(Debug)]
pub struct AppState {
    /// Settings given to `serve`.
    pub config: Config,
    /// The database.
    pub store: Store,
    /// Snapshot cache of tournaments, hands and clubs.
    pub snapshots: Snapshots,
    /// Cache of public pages.
    pub rendered: Arc<PageCache>,
    /// Counters and collectors of the metrics.
    pub metrics: Arc<Metrics>,
    /// Cache of exports.
    pub workshop: ExportQueue,
    /// Keys that sign tokens.
    pub keys: TokenKeys,
    /// Threads that hash passwords.
    pub hashing: Hashing,
    /// Rate limits on failures.
    pub limits: RateLimiter,
    /// Codes that were opened, by address.
    pub guesses: CodeLockout,
    /// Practice hands.
    pub practice: PracticeSessions,
    pub(crate) streams: Arc<Quota>,
    /// Open connections from addresses that are limited.
    pub connections: Arc<Quota>,
    pub(crate) viewers: Arc<Broadcaster>,
    /// Client that delivers messages to webhooks.
    pub courier: WebhookClient,
    /// Clubs by slug.
    clubs: Mutex<HashMap<String, ClubId>>,
    ending: AtomicBool,
    closing: watch::Sender<bool>,
}

/// Name of the setting with the secret that signs tokens.
const SECRET: &str = "session-secret";

/// Name of the setting with the setup code.
const SETUP_CODE: &str = "setup-code";

impl AppState {
    /// Opens the service on this store, without serving it yet.
    pub fn open(store: Store, config: Config) -> Result<Self, StoreError> {
        let secret = settings::get_or_create(&store, SECRET, new_secret)?;
        let courier =
            WebhookClient::new(&config.webhooks_to).map_err(|error| StoreError::corrupt("TLS", &error))?;
        let bot_pause = TimeDelta::from_std(config.bot_pause).unwrap_or_default();
        let demo_pause = config.demo_pause.map(|pause| TimeDelta::from_std(pause).unwrap_or_default());
        let snapshots = Snapshots::new(store.clone()).with_bot_pause(bot_pause).with_demo_pause(demo_pause);
        let (streams, rendered) = (Arc::new(stream::quota()), Arc::default());
        let metrics = Metrics::new(&snapshots, &streams, &rendered, &config);
        Ok(Self {
            config,
            snapshots,
            rendered,
            metrics: Arc::new(metrics),
            workshop: ExportQueue::default(),
            limits: RateLimiter::new(store.clone(), &secret),
            guesses: CodeLockout::default(),
            store,
            keys: TokenKeys::new(&secret),
            hashing: Hashing::start(),
            practice: PracticeSessions::default(),
            streams,
            // The server bounds their total.
            connections: Arc::new(Quota::new(usize::MAX)),
            viewers: Arc::default(),
            courier,
            clubs: Mutex::default(),
            ending: AtomicBool::new(false),
            closing: watch::Sender::new(false),
        })
    }

    /// Returns the state of the service that handles a request.
    pub fn from_request(request: &HttpRequest) -> Result<web::Data<Self>, Error> {
        let site = request.app_data::<web::Data<Self>>();
        site.cloned().ok_or_else(|| Error::Internal("the application state is missing".to_owned()))
    }

    /// Runs a query on a blocking thread.
    pub async fn with_store<T, E, F>(&self, question: F) -> Result<T, Error>
    where
        F: FnOnce(&Store) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: Into<Error> + Send + 'static,
    {
        let store = self.store.clone();
        // Boxed in both directions, so that the code that runs a closure on another thread is compiled only once.
        let question: Box<dyn FnOnce() -> Box<dyn Any + Send> + Send> =
            Box::new(move || Box::new(question(&store)));
        match web::block(question).await?.downcast::<Result<T, E>>() {
            Ok(answer) => answer.map_err(Into::into),
            Err(_) => Err(Error::Internal("a query returned another type".to_owned())),
        }
    }

    /// Returns the tournament at an address, redacted for the public. Only this function decides whether a tournament is public and what is
    /// redacted, so no page, file or image made from the snapshot can reveal more.
    pub async fn public_snapshot(&self, slug: &str) -> Result<Arc<TournamentSnapshot>, Error> {
        self.unredacted_snapshot(slug).await?.for_public().ok_or(Error::NotFound)
    }

    /// Returns a tournament as its players may see it: with all names, and without standings during an embargo.
    pub async fn participant_snapshot(&self, slug: &str) -> Result<Arc<TournamentSnapshot>, Error> {
        Ok(self.unredacted_snapshot(slug).await?.for_participants())
    }

    /// Returns a tournament as its organisers see it. The first call loads it from the database.
    pub async fn unredacted_snapshot(&self, slug: &str) -> Result<Arc<TournamentSnapshot>, Error> {
        if let Some(snapshot) = self.snapshots.cached_unredacted(slug) {
            return Ok(snapshot);
        }
        let (snapshots, slug) = (self.snapshots.clone(), slug.to_owned());
        Ok(web::block(move || snapshots.unredacted(&slug)).await??)
    }

    /// Returns the current snapshot of a played hand. The first call loads it from the database.
    pub async fn hand(&self, id: &PlayedHandId) -> Result<Arc<HandSnapshot>, Error> {
        if let Some(moment) = self.snapshots.cached_hand(id) {
            return Ok(moment);
        }
        let (snapshots, id) = (self.snapshots.clone(), id.clone());
        Ok(web::block(move || snapshots.hand(&id)).await??)
    }

    /// Returns the last hand set up at a table; `None` if there never was one.
    pub async fn last_hand(
        &self,
        snapshot: &TournamentSnapshot,
        table: u32,
    ) -> Result<Option<Arc<HandSnapshot>>, Error> {
        match snapshot.stored.phones.last.get(&table) {
            Some((id, _)) => self.hand(id).await.map(Some),
            None => Ok(None),
        }
    }

    /// Watches an unredacted tournament, now and after each change.
    pub async fn watch_unredacted(
        &self,
        slug: &str,
    ) -> Result<watch::Receiver<Arc<TournamentSnapshot>>, Error> {
        let (snapshots, slug) = (self.snapshots.clone(), slug.to_owned());
        Ok(web::block(move || snapshots.watch_unredacted(&slug)).await??)
    }

    /// Returns the club with this slug, if it was looked up before.
    pub fn cached_club(&self, slug: &str) -> Option<ClubId> {
        self.clubs.lock().unwrap_or_else(PoisonError::into_inner).get(slug).cloned()
    }

    pub(crate) fn cache_club(&self, slug: String, club: ClubId) {
        self.clubs.lock().unwrap_or_else(PoisonError::into_inner).insert(slug, club);
    }

    /// Returns true once no more visitors should be sent here.
    pub fn is_draining(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }

    /// Marks this copy as ending, so that no more visitors are sent here. Visitors who come anyway are still served.
    pub fn start_draining(&self) {
        self.ending.store(true, Ordering::Relaxed);
    }

    /// Watches for shutdown. Streams that would otherwise never end do so when it becomes true.
    pub fn watch_shutdown(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Ends all streams.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Returns the client address of a request, for counting failures. Only our own proxy is trusted to report one.
    pub fn address_of(&self, request: &HttpRequest) -> Address {
        let forwarded =
            self.config.behind_proxy.then(|| Address::from_forwarded_for(request.headers())).flatten();
        let peer = || request.peer_addr().map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.ip());
        forwarded.unwrap_or_else(|| Address::from_ip(peer()))
    }
}

/// Replaces the secret that signs tokens. Tokens signed with the old one become invalid when the service restarts.
pub fn rotate_secret(store: &Store) -> Result<(), StoreError> {
    settings::set(store, SECRET, &new_secret())
}

/// Generates 256 random bits.
fn new_secret() -> String {
    format!("{:032x}{:032x}", rand::random::<u128>(), rand::random::<u128>())
}

/// Returns the setup code, the same for every copy of the service; `None` once there is an organiser.
pub fn setup_code(store: &Store) -> Result<Option<String>, StoreError> {
    if accounts::is_set_up(store)? {
        settings::remove(store, SETUP_CODE)?;
        return Ok(None);
    }
    settings::get_or_create(store, SETUP_CODE, || format!("{:016x}", rand::random::<u64>())).map(Some)
}

/// Returns the public URL of a path, for links that are passed on.
pub fn absolute_url(request: &HttpRequest, path: &str) -> String {
    format!("{}{path}", Origin::for_request(request))
}
