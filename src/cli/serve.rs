//! `lastcard serve`: runs the web service.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, TcpListener};
use std::num::NonZeroU32;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueEnum};
use ipnet::IpNet;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::bind::Addresses;
use super::data::Database;
use super::demo;
use super::encryption::RenewableCertificate;
use super::io::{self as input, CommandFailure, exit_code};
use super::monitoring::Monitoring;
use super::scheduled_backups::{self, BackupOptions};
use super::startup_banner::ServiceAddresses;
use super::{background_tasks, bind, service_manager};
use crate::cli::words::words;
use crate::store::demo::{DemoCondition, find_playing};
use crate::store::{Store, StoreError};
use crate::web::PlainPort;
use crate::web::{AppState, Config, Origin};

/// Pause before moves of bots, long enough for people to follow them and to play first.
const BOT_PAUSE: Duration = Duration::from_millis(800);

/// Pause before each move in the demo, long enough for people who see such a table for the first time.
const DEMO_PAUSE: Duration = Duration::from_millis(2_500);

/// Serve the web pages
#[derive(Debug, Args)]
pub struct Serve {
    #[command(flatten)]
    addresses: Addresses,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    backups: BackupOptions,
    /// Add a demo club if the database is empty; bots play in it while somebody watches
    #[arg(long, env = "LASTCARD_DEMO")]
    demo: bool,
    /// Public URL of the service, such as <https://uno.example>; links use it, and requests to other hosts
    /// are refused
    #[arg(long, env = "LASTCARD_URL", value_parser = input::parse_public_url)]
    url: Option<Origin>,
    /// Trust X-Forwarded-For, -Host and -Proto, which a reverse proxy in front of the service sets
    #[arg(long, env = "LASTCARD_BEHIND_PROXY")]
    behind_proxy: bool,
    #[command(flatten)]
    monitoring: Monitoring,
    /// Maximum number of PostgreSQL connections for this copy of the service, besides the two over which
    /// copies notify each other
    #[arg(long, value_name = "N", env = "LASTCARD_CONNECTIONS", default_value = "8")]
    connections: NonZeroU32,
    /// Number of seconds to keep serving after a signal to stop; meanwhile /readyz reports the shutdown, so
    /// that load balancers send no more requests
    #[arg(long, value_name = "SECONDS", env = "LASTCARD_DRAIN", default_value_t = 0)]
    drain: u16,
    /// Private networks or hosts that webhooks may reach, such as 192.168.1.0/24, separated by commas;
    /// default: only public addresses
    #[arg(long, env = "LASTCARD_WEBHOOKS_TO", value_delimiter = ',', value_parser = network)]
    webhooks_to: Vec<IpNet>,
    /// Log level (error, warn, info, debug), or a filter such as lastcard=debug
    #[arg(long, env = "LASTCARD_LOG", default_value = "info", value_parser = log_filter)]
    log: Targets,
    /// Format of the log: text for people, or json with one object per line
    #[arg(long, env = "LASTCARD_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum LogFormat {
    /// Text for people
    Text,
    /// One JSON object per line
    Json,
}

/// Serves until SIGTERM or SIGINT.
pub fn run(args: &Serve) -> ExitCode {
    start_log(args);
    crate::web::raise_limit();
    let served = prepare(args).map(|prepared| actix_web::rt::System::new().block_on(serve(args, prepared)));
    match served {
        Ok(Ok(())) => {
            tracing::info!("stopped");
            ExitCode::SUCCESS
        }
        Ok(Err(error)) => {
            eprintln!("{}", words().say("serve-failed").with("reason", error.to_string()));
            ExitCode::FAILURE
        }
        Err(failure) => exit_code(Err(failure)),
    }
}

/// Everything that must be in place before the first request.
struct Prepared {
    encrypted: Option<RenewableCertificate>,
    listener: TcpListener,
    /// Listener for plain HTTP, in addition to an encrypted one.
    plain: Option<TcpListener>,
    for_metrics: Option<TcpListener>,
    is_new: bool,
    url: Option<Origin>,
    site: AppState,
}

fn prepare(args: &Serve) -> Result<Prepared, CommandFailure> {
    let location = &args.database.location;
    let encrypted = args.addresses.encryption.open(location, args.url.as_ref())?;
    let listener = bind::bind(args.addresses.main(), "--listen")?;
    let plain = args.addresses.plain().map(|address| bind::bind(address, "--redirect")).transpose()?;
    let for_metrics = args.monitoring.address().map(|address| bind::bind(address, "--metrics-listen"));
    let for_metrics = for_metrics.transpose()?;
    let is_new = location.is_new();
    if location.is_open_to_eavesdroppers() {
        tracing::warn!(
            database = %location,
            "the connection to the database may be unencrypted: set sslmode=verify-full and sslrootcert=FILE"
        );
    }
    let url = args.url.clone().or_else(|| encrypted.as_ref().and_then(RenewableCertificate::url));
    let tls = encrypted.as_ref().map(|encrypted| encrypted.served.clone());
    let site = open(args, Config { url: url.clone(), tls, ..config_of(args) })?;
    Ok(Prepared { encrypted, listener, plain, for_metrics, is_new, url, site })
}

async fn serve(args: &Serve, prepared: Prepared) -> io::Result<()> {
    let Prepared { encrypted, listener, plain, for_metrics, is_new, url, site } = prepared;
    let words = words();
    let place = ServiceAddresses {
        address: listener.local_addr()?,
        plain: plain.as_ref().map(TcpListener::local_addr).transpose()?,
        metrics: for_metrics.as_ref().map(TcpListener::local_addr).transpose()?,
        is_encrypted: encrypted.is_some(),
        name: encrypted.as_ref().and_then(|encrypted| encrypted.name.clone()),
        authority: site
            .config
            .tls
            .as_ref()
            .and_then(|served| served.authority().map(crate::web::fingerprint)),
        url,
        demo: demo_table(args, &site.store).map_err(io::Error::other)?,
    };
    let site = Arc::new(site);
    let code = crate::web::setup_code(&site.store).map_err(io::Error::other)?;
    background_tasks::start(site.snapshots.clone(), site.config.backups.clone());
    scheduled_backups::start(site.config.backups.clone(), site.store.clone());
    for_metrics.map_or(Ok(()), |listener| args.monitoring.serve(listener, &site))?;
    // Follows the changes by other copies of the service until this one ends.
    let _news = site.snapshots.listen()?;
    let (store, closing, also_plain) = (site.store.clone(), site.watch_shutdown(), site.clone());
    let server = crate::web::start(listener, site, shutdown_signal()?)?;
    if let (Some(listener), Some(encrypted)) = (plain, &encrypted) {
        let port = PlainPort {
            listener,
            encrypted: place.address.port(),
            url: place.url.clone(),
            served: encrypted.served.clone(),
            site: also_plain,
        };
        actix_web::rt::spawn(port.start(closing)?);
    }
    if let Some(encrypted) = encrypted {
        encrypted.start_renewal();
    }
    place.print_banner(words, is_new.then_some(store.location()), code.as_deref())?;
    service_manager::notify_ready(words, format!("{}/", place.base_url()), store);
    server.await
}

fn open(args: &Serve, config: Config) -> Result<AppState, CommandFailure> {
    args.backups.migrate(&args.database)?;
    let store = Store::open_with_connections(&args.database.location, args.connections)
        .map_err(|error| args.database.open_failure(&error))?;
    if args.demo {
        demo::install(&store, DemoCondition::Empty)?;
    }
    args.monitoring.warn_unknown_operators(&store);
    AppState::open(store, config).map_err(|error| args.database.open_failure(&error))
}

/// Returns the path of the page of the table at which bots play the demo.
fn demo_table(args: &Serve, store: &Store) -> Result<Option<String>, StoreError> {
    let playing = if args.demo { find_playing(store)? } else { None };
    Ok(playing.map(|evening| format!("/t/{}/tables/1", evening.slug)))
}

fn config_of(args: &Serve) -> Config {
    Config {
        behind_proxy: args.behind_proxy,
        bot_pause: BOT_PAUSE,
        demo_pause: args.demo.then_some(DEMO_PAUSE),
        metrics_token: args.monitoring.main_address_token(),
        operators: args.monitoring.operators(),
        backups: args.backups.folder(&args.database.location),
        drain: Duration::from_secs(args.drain.into()),
        webhooks_to: args.webhooks_to.clone(),
        ..Config::default()
    }
}

/// Parses a network or a single host.
fn network(text: &str) -> Result<IpNet, String> {
    let machine = || text.parse::<IpAddr>().map(IpNet::from);
    let refused = |_| words().say("serve-bad-network").with("given", text).to_string();
    text.parse().or_else(|_| machine()).map_err(refused)
}

fn log_filter(text: &str) -> Result<Targets, String> {
    text.parse().map_err(|_| words().say("serve-bad-log").with("given", text).to_string())
}

/// Starts logging to stderr, since stdout is for the start-up message.
fn start_log(args: &Serve) {
    let quiet = [
        // The server reports handing a connection over to a stream as a failure.
        "actix_http::h1::dispatcher",
        // The server also reports HTTP/2 streams that end because a visitor went to another page.
        "actix_http::h2::dispatcher",
        // The library logs characters that it cannot draw, but a log must not contain names.
        "usvg",
    ];
    let filter = args.log.clone().with_targets(quiet.map(|target| (target, LevelFilter::OFF)));
    let log = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    // Fails only if a logger is already set, which is then the one to use.
    let _ = match args.log_format {
        LogFormat::Text => log.finish().with(filter).try_init(),
        LogFormat::Json => log.json().finish().with(filter).try_init(),
    };
}

/// Waits for a signal to stop. The handlers are installed by the call itself, so that a signal sent right
/// after the start-up message is not lost.
fn shutdown_signal() -> io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
        service_manager::notify_stopping();
    })
}
