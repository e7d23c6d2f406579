//! What all handlers share.

use std::any::Any;
use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::{HttpRequest, web};
use chrono::TimeDelta;
use ipnet::IpNet;
use tokio::sync::watch;

use super::address::Address;
use super::guesses::Guesses;
use super::hashing::Hashing;
use super::limits::Limits;
use super::metrics::{Metrics, MetricsToken};
use super::out::Workshop;
use super::practice::Room;
use super::quota::Quota;
use super::rendered_pages::Rendered;
use super::stream::Viewers;
use super::tls::ServedCertificate;
use super::token_keys::TokenKeys;
use super::webhooks::Courier;
use super::{Error, Origin, Timeouts, stream};
use crate::live::hands::Moment;
use crate::live::{Live, Picture};
use crate::store::accounts::Login;
use crate::store::backup::BackupFolder;
use crate::store::{ClubId, DealtHandId, Store, StoreError, accounts, settings};

/// Settings of the web side.
#[derive(Debug, Clone, Default)]
pub struct Config {
    /// Where people reach the service; links lead there, and other hosts are turned away.
    pub url: Option<Origin>,
    /// The certificate that is shown, where the service itself encrypts.
    pub tls: Option<Arc<ServedCertificate>>,
    /// A reverse proxy stands in front: its `X-Forwarded-…` say who asks, for which host and whether by TLS.
    pub behind_proxy: bool,
    /// How long bots wait before they move at a table with people.
    pub bot_pause: Duration,
    /// Who names it reads `/metrics` beside the pages; without one nobody does.
    pub metrics_token: Option<MetricsToken>,
    /// Who sees how the service is; where nobody is named, the organisers of its only club.
    pub operators: Vec<Login>,
    /// Where this copy of the service keeps backups, if it does.
    pub backups: Option<BackupFolder>,
    /// How long the service goes on once it is asked to end, while `/readyz` says that it is ending: until then whoever shares requests out
    /// among copies sends nobody here any more.
    pub drain: Duration,
    /// The networks, beside those that anybody can reach, into which webhooks may lead.
    pub webhooks_to: Vec<IpNet>,
    /// Timeouts of whoever is connected.
    pub timeouts: Timeouts,
}

/// The running site.
#[derive(Debug)]
pub struct Site {
    /// As `serve` was told.
    pub config: Config,
    /// The database.
    pub store: Store,
    /// The tournaments as the public sees them.
    pub live: Live,
    /// Public pages as they were last rendered.
    pub rendered: Arc<Rendered>,
    /// What is counted, and what is looked at when somebody asks how the service is.
    pub metrics: Arc<Metrics>,
    /// Files that leave the pages, as they were last made.
    pub(super) workshop: Workshop,
    /// What signs tokens.
    pub(super) keys: TokenKeys,
    /// The threads that hash passwords.
    pub(super) hashing: Hashing,
    /// Failures of those who guess.
    pub(super) limits: Limits,
    /// From where which code was opened.
    pub(super) guesses: Guesses,
    /// Hands of practice.
    pub(super) practice: Room,
    pub(super) streams: Arc<Quota>,
    /// The connections that are open, as far as they are counted.
    pub(super) connections: Arc<Quota>,
    pub(super) viewers: Arc<Viewers>,
    /// Who carries messages to webhooks.
    pub(super) courier: Courier,
    /// By their addresses.
    clubs: Mutex<HashMap<String, ClubId>>,
    ending: AtomicBool,
    closing: watch::Sender<bool>,
}

/// The setting that holds the secret which signs tokens.
const SECRET: &str = "session-secret";

/// The setting that holds the code of the set-up.
const SETUP_CODE: &str = "setup-code";

impl Site {
    /// A site on this data. It is not serving yet.
    pub fn open(store: Store, config: Config) -> Result<Self, StoreError> {
        let secret = settings::get_or_create(&store, SECRET, new_secret)?;
        let courier =
            Courier::new(&config.webhooks_to).map_err(|error| StoreError::corrupt("TLS", &error))?;
        let bot_pause = TimeDelta::from_std(config.bot_pause).unwrap_or_default();
        let live = Live::new(store.clone()).with_bot_pause(bot_pause);
        let (streams, rendered) = (Arc::new(stream::quota()), Arc::default());
        let metrics = Metrics::new(&live, &streams, &rendered, &config);
        Ok(Self {
            config,
            live,
            rendered,
            metrics: Arc::new(metrics),
            workshop: Workshop::default(),
            limits: Limits::new(store.clone(), &secret),
            guesses: Guesses::default(),
            store,
            keys: TokenKeys::new(&secret),
            hashing: Hashing::start(),
            practice: Room::default(),
            streams,
            // The server bounds them all together.
            connections: Arc::new(Quota::new(usize::MAX)),
            viewers: Arc::default(),
            courier,
            clubs: Mutex::default(),
            ending: AtomicBool::new(false),
            closing: watch::Sender::new(false),
        })
    }

    /// The site behind a request.
    pub fn of(request: &HttpRequest) -> Result<web::Data<Self>, Error> {
        let site = request.app_data::<web::Data<Self>>();
        site.cloned().ok_or_else(|| Error::Internal("the site is not there".to_owned()))
    }

    /// Asks the store, on a thread that may wait.
    pub async fn ask<T, E, F>(&self, question: F) -> Result<T, Error>
    where
        F: FnOnce(&Store) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: Into<Error> + Send + 'static,
    {
        let store = self.store.clone();
        // Boxed on both ways: what runs a closure on another thread is compiled once, and not for each question.
        let question: Box<dyn FnOnce() -> Box<dyn Any + Send> + Send> =
            Box::new(move || Box::new(question(&store)));
        match web::block(question).await?.downcast::<Result<T, E>>() {
            Ok(answer) => answer.map_err(Into::into),
            Err(_) => Err(Error::Internal("an answer to another question".to_owned())),
        }
    }

    /// A tournament as those who play it may see it now: with all names, and without standings while they are withheld. What
    /// everybody may see is [`public_pages::picture`](super::public_pages).
    pub async fn picture(&self, slug: &str) -> Result<Arc<Picture>, Error> {
        Ok(self.whole_picture(slug).await?.for_tables())
    }

    /// A tournament as its organisers see it now. The first look at it reads the database.
    pub(super) async fn whole_picture(&self, slug: &str) -> Result<Arc<Picture>, Error> {
        if let Some(picture) = self.live.whole_at_hand(slug) {
            return Ok(picture);
        }
        let (live, slug) = (self.live.clone(), slug.to_owned());
        Ok(web::block(move || live.whole(&slug)).await??)
    }

    /// A hand on phones as it is now. The first look at it reads the database.
    pub(super) async fn hand(&self, id: &DealtHandId) -> Result<Arc<Moment>, Error> {
        if let Some(moment) = self.live.hand_at_hand(id) {
            return Ok(moment);
        }
        let (live, id) = (self.live.clone(), id.clone());
        Ok(web::block(move || live.hand(&id)).await??)
    }

    /// The hand that was set up last at a table; nothing where none ever was.
    pub(super) async fn last_hand(
        &self,
        picture: &Picture,
        table: u32,
    ) -> Result<Option<Arc<Moment>>, Error> {
        match picture.stored.phones.last.get(&table) {
            Some((id, _)) => self.hand(id).await.map(Some),
            None => Ok(None),
        }
    }

    /// The whole of a tournament, now and after each change.
    pub(super) async fn watch_whole(&self, slug: &str) -> Result<watch::Receiver<Arc<Picture>>, Error> {
        let (live, slug) = (self.live.clone(), slug.to_owned());
        Ok(web::block(move || live.watch_whole(&slug)).await??)
    }

    /// The club of an address that was asked for before.
    pub(super) fn known_club(&self, slug: &str) -> Option<ClubId> {
        self.clubs.lock().unwrap_or_else(PoisonError::into_inner).get(slug).cloned()
    }

    /// Remembers the club of an address.
    pub(super) fn know_club(&self, slug: String, club: ClubId) {
        self.clubs.lock().unwrap_or_else(PoisonError::into_inner).insert(slug, club);
    }

    /// Whether nobody should be sent here any more.
    pub fn is_ending(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }

    /// Lets nobody be sent here any more; who comes all the same is still served.
    pub fn begin_to_end(&self) {
        self.ending.store(true, Ordering::Relaxed);
    }

    /// Becomes true when the service shuts down: streams that would never end by themselves end then.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Ends the streams.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// From where a request came, for counting failures. Only a proxy of our own is believed.
    pub fn address_of(&self, request: &HttpRequest) -> Address {
        let forwarded = self.config.behind_proxy.then(|| Address::forwarded(request.headers())).flatten();
        let peer = || request.peer_addr().map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.ip());
        forwarded.unwrap_or_else(|| Address::of(peer()))
    }
}

/// Puts a new secret in place of the one that signs tokens. What was signed with the old one is void where the service has started
/// since.
pub fn rotate_secret(store: &Store) -> Result<(), StoreError> {
    settings::set(store, SECRET, &new_secret())
}

/// 256 random bits.
fn new_secret() -> String {
    format!("{:032x}{:032x}", rand::random::<u128>(), rand::random::<u128>())
}

/// The code that opens the set-up, the same for every copy of the service; none once there is an organiser.
pub fn setup_code(store: &Store) -> Result<Option<String>, StoreError> {
    if accounts::is_set_up(store)? {
        settings::remove(store, SETUP_CODE)?;
        return Ok(None);
    }
    settings::get_or_create(store, SETUP_CODE, || format!("{:016x}", rand::random::<u64>())).map(Some)
}

/// The address of a path of this site as visitors reach it, for links that are handed on.
pub fn absolute(request: &HttpRequest, path: &str) -> String {
    format!("{}{path}", Origin::of(request))
}
