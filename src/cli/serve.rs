//! `lastcard serve`: the web service.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::num::NonZeroU32;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, ValueEnum};
use ipnet::IpNet;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::data::Database;
use super::demo;
use super::encryption::{Encrypted, Encryption};
use super::io::{self as input, CommandFailure, exit};
use super::kept_backups::{self, KeptBackups};
use super::monitoring::Monitoring;
use super::serving_place::ServingPlace;
use super::{listening, service_manager, upkeep};
use crate::cli::words::words;
use crate::store::Store;
use crate::store::demo::DemoCondition;
use crate::web::tls::{self, PlainPort};
use crate::web::{Config, Origin, Site, files, server, site};

/// Long enough for people to see what a bot does, and to lay a card before it.
const BOT_PAUSE: Duration = Duration::from_millis(800);

/// Serve the web pages
#[derive(Debug, Args)]
pub struct Serve {
    /// Address and port to listen on; 0.0.0.0:8080 lets phones on the local network in
    #[arg(long, env = "LASTCARD_LISTEN", value_parser = listening::parse)]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    encryption: Encryption,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    backups: KeptBackups,
    /// Add a demo club if the database is empty
    #[arg(long, env = "LASTCARD_DEMO")]
    demo: bool,
    /// Where people reach the service, such as <https://uno.example>: links lead there, and no other host is answered
    #[arg(long, env = "LASTCARD_URL", value_parser = input::origin)]
    url: Option<Origin>,
    /// A reverse proxy stands in front and says in X-Forwarded-For, -Host and -Proto who asks, for what and how
    #[arg(long, env = "LASTCARD_BEHIND_PROXY")]
    behind_proxy: bool,
    #[command(flatten)]
    monitoring: Monitoring,
    /// How many connections to PostgreSQL this copy of the service keeps at most, beside the two by which copies hear of each other
    #[arg(long, value_name = "N", env = "LASTCARD_CONNECTIONS", default_value = "8")]
    connections: NonZeroU32,
    /// How many seconds to keep serving after being asked to end, while /readyz says so, so that a balancer sends nobody here any more
    #[arg(long, value_name = "SECONDS", env = "LASTCARD_DRAIN", default_value_t = 0)]
    drain: u16,
    /// Networks or machines of one's own into which webhooks may lead, such as 192.168.1.0/24; otherwise they lead only where everybody can go
    #[arg(long, env = "LASTCARD_WEBHOOKS_TO", value_delimiter = ',', value_parser = network)]
    webhooks_to: Vec<IpNet>,
    /// What is logged: error, warn, info, debug, or a filter such as lastcard=debug
    #[arg(long, env = "LASTCARD_LOG", default_value = "info", value_parser = log_filter)]
    log: Targets,
    /// How log lines look
    #[arg(long, env = "LASTCARD_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// Runs until SIGTERM or SIGINT.
pub fn run(args: &Serve) -> ExitCode {
    start_log(args);
    files::raise_limit();
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
        Err(failure) => exit(Err(failure)),
    }
}

/// What there has to be before anybody is answered.
struct Prepared {
    encrypted: Option<Encrypted>,
    listener: TcpListener,
    /// The port without encryption beside one with it.
    plain: Option<TcpListener>,
    for_metrics: Option<TcpListener>,
    is_new: bool,
    url: Option<Origin>,
    site: Site,
}

fn prepare(args: &Serve) -> Result<Prepared, CommandFailure> {
    let location = &args.database.location;
    let encrypted = args.encryption.open(location, args.url.as_ref())?;
    let address = args.listen.unwrap_or_else(|| args.encryption.usual_address(encrypted.as_ref()));
    let listener = listening::bind(address, "--listen")?;
    let plain = encrypted.as_ref().and_then(|_| args.encryption.plain_address(address));
    let plain = plain.map(|address| listening::bind(address, "--redirect")).transpose()?;
    let for_metrics = args.monitoring.address().map(|address| listening::bind(address, "--metrics-listen"));
    let for_metrics = for_metrics.transpose()?;
    let is_new = location.is_new();
    if location.is_open_to_eavesdroppers() {
        tracing::warn!(
            database = %location,
            "the way to the database may be unencrypted: give sslmode=verify-full and sslrootcert=FILE"
        );
    }
    let url = args.url.clone().or_else(|| encrypted.as_ref().and_then(Encrypted::url));
    let tls = encrypted.as_ref().map(|encrypted| encrypted.served.clone());
    let site = open(args, Config { url: url.clone(), tls, ..config_of(args) })?;
    Ok(Prepared { encrypted, listener, plain, for_metrics, is_new, url, site })
}

async fn serve(args: &Serve, prepared: Prepared) -> io::Result<()> {
    let Prepared { encrypted, listener, plain, for_metrics, is_new, url, site } = prepared;
    let words = words();
    let place = ServingPlace {
        address: listener.local_addr()?,
        plain: plain.as_ref().map(TcpListener::local_addr).transpose()?,
        metrics: for_metrics.as_ref().map(TcpListener::local_addr).transpose()?,
        is_encrypted: encrypted.is_some(),
        name: encrypted.as_ref().and_then(|encrypted| encrypted.name.clone()),
        authority: site.config.tls.as_ref().and_then(|served| served.authority().map(tls::fingerprint)),
        url,
    };
    let code = site::setup_code(&site.store).map_err(io::Error::other)?;
    upkeep::begin(site.live.clone(), site.config.backups.clone());
    kept_backups::every_hour(site.config.backups.clone(), site.store.clone());
    for_metrics.map_or(Ok(()), |listener| args.monitoring.serve(listener, &site))?;
    // What other copies of the service write is heard until this one ends.
    let _news = site.live.listen()?;
    let (store, closing, timeouts) = (site.store.clone(), site.closing(), site.config.timeouts);
    let server = server::start(listener, site, stopped()?)?;
    if let (Some(listener), Some(encrypted)) = (plain, &encrypted) {
        let (certificate, url) = (encrypted.served.clone(), place.url.clone());
        let port =
            PlainPort { listener, encrypted: place.address.port(), url, served: certificate, timeouts };
        actix_web::rt::spawn(port.start(closing)?);
    }
    if let Some(encrypted) = encrypted {
        encrypted.keep();
    }
    place.welcome(words, is_new.then_some(store.location()), code.as_deref())?;
    service_manager::ready(words, format!("{}/", place.at()), store);
    server.await
}

fn open(args: &Serve, config: Config) -> Result<Site, CommandFailure> {
    args.backups.migrate(&args.database)?;
    let store = Store::as_it_is(&args.database.location)
        .and_then(|store| store.with_connections(args.connections))
        .map_err(|error| args.database.unopened(&error))?;
    if args.demo {
        demo::install(&store, DemoCondition::Empty)?;
    }
    args.monitoring.look_for_operators(&store);
    Site::open(store, config).map_err(|error| args.database.unopened(&error))
}

fn config_of(args: &Serve) -> Config {
    Config {
        behind_proxy: args.behind_proxy,
        bot_pause: BOT_PAUSE,
        metrics_token: args.monitoring.token_beside_pages(),
        operators: args.monitoring.operators(),
        backups: args.backups.folder(&args.database.location),
        drain: Duration::from_secs(args.drain.into()),
        webhooks_to: args.webhooks_to.clone(),
        ..Config::default()
    }
}

/// A network, or a single machine.
fn network(text: &str) -> Result<IpNet, String> {
    let machine = || text.parse::<IpAddr>().map(IpNet::from);
    let refused = |_| words().say("serve-bad-network").with("given", text).to_string();
    text.parse().or_else(|_| machine()).map_err(refused)
}

fn log_filter(text: &str) -> Result<Targets, String> {
    text.parse().map_err(|_| words().say("serve-bad-log").with("given", text).to_string())
}

/// Logs go to stderr, so that stdout has the start-up message alone.
fn start_log(args: &Serve) {
    let quiet = [
        // Handing a connection over to a stream looks like a failure to the server, and is none.
        "actix_http::h1::dispatcher",
        // And so does one that ends by HTTP/2 because somebody turned to another page.
        "actix_http::h2::dispatcher",
        // Names the letters that it cannot draw: a log holds no names.
        "usvg",
    ];
    let filter = args.log.clone().with_targets(quiet.map(|target| (target, LevelFilter::OFF)));
    let log = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    // Fails only where a log is there already, which is then the one to use.
    let _ = match args.log_format {
        LogFormat::Text => log.finish().with(filter).try_init(),
        LogFormat::Json => log.json().finish().with(filter).try_init(),
    };
}

/// Resolves when the process is asked to end. From the call on: who asks as soon as the service says where it is, is heard.
fn stopped() -> io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
        service_manager::stopping();
    })
}
