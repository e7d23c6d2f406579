//! `lastcard serve`: the web service.

use std::io::{self, IsTerminal, Write as _};
use std::net::{IpAddr, SocketAddr, TcpListener, ToSocketAddrs};
use std::num::NonZeroU32;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, ValueEnum};
use ipnet::IpNet;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tracing_subscriber::EnvFilter;

use super::data::Database;
use super::demo;
use super::io::{self as input, CommandFailure, exit};
use super::kept_backups::{self, KeptBackups};
use super::monitoring::Monitoring;
use super::{service_manager, upkeep};
use crate::cli::words::words;
use crate::store::Location;
use crate::store::demo::DemoCondition;
use crate::view::Words;
use crate::web::{Config, Origin, Site, files, server, site};

/// Long enough for people to see what a bot does, and to lay a card before it.
const BOT_PAUSE: Duration = Duration::from_millis(800);

/// Serve the web pages
#[derive(Debug, Args)]
pub struct Serve {
    /// Address and port to listen on; 0.0.0.0:8080 lets phones on the local network in
    #[arg(long, env = "LASTCARD_LISTEN", default_value = "127.0.0.1:8080", value_parser = listen)]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    backups: KeptBackups,
    #[command(flatten)]
    monitoring: Monitoring,
    /// Add a demo club if the database is empty
    #[arg(long, env = "LASTCARD_DEMO")]
    demo: bool,
    /// Where people reach the service, such as <https://uno.example>: links lead there, and no other host is answered
    #[arg(long, env = "LASTCARD_URL", value_parser = input::origin)]
    url: Option<Origin>,
    /// A reverse proxy stands in front and says in X-Forwarded-For, -Host and -Proto who asks, for what and how
    #[arg(long, env = "LASTCARD_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How many connections to PostgreSQL this copy of the service keeps at most, beside the two by which copies hear of each other
    #[arg(long, value_name = "N", env = "LASTCARD_CONNECTIONS", default_value = "8")]
    connections: NonZeroU32,
    /// How many seconds to go on once asked to end, while /readyz says so: then a balancer sends nobody here any more
    #[arg(long, value_name = "SECONDS", env = "LASTCARD_DRAIN", default_value_t = 0)]
    drain: u16,
    /// Networks or machines of one's own into which webhooks may lead, such as 192.168.1.0/24; otherwise they lead only where everybody can go
    #[arg(long, env = "LASTCARD_WEBHOOKS_TO", value_delimiter = ',', value_parser = network)]
    webhooks_to: Vec<IpNet>,
    /// What is logged: error, warn, info, debug, or a filter such as lastcard=debug
    #[arg(long, env = "LASTCARD_LOG", default_value = "info", value_parser = log_filter)]
    log: String,
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
    let words = words();
    let (listener, for_metrics) = match listeners(args) {
        Ok(listeners) => listeners,
        Err(sentence) => {
            eprintln!("{sentence}");
            return ExitCode::FAILURE;
        }
    };
    let location = &args.database.location;
    let is_new = location.is_new();
    if location.is_open_to_eavesdroppers() {
        tracing::warn!(
            database = %location,
            "the way to the database may be unencrypted: build with --features postgres-tls and give sslmode=verify-full"
        );
    }
    let site = match open(args) {
        Ok(site) => site,
        Err(failure) => return exit(Err(failure)),
    };
    let served = actix_web::rt::System::new().block_on(async {
        let address = listener.local_addr()?;
        let code = site::setup_code(&site.store).map_err(io::Error::other)?;
        upkeep::begin(site.store.clone(), site.config.backups.clone());
        kept_backups::every_hour(site.config.backups.clone(), site.store.clone());
        let metrics = for_metrics.as_ref().map(TcpListener::local_addr).transpose()?;
        for_metrics.map_or(Ok(()), |listener| args.monitoring.serve(listener, &site))?;
        // What other copies of the service write is heard until this one ends.
        let _news = site.live.listen()?;
        let store = site.store.clone();
        let server = server::start(listener, site, stopped()?)?;
        let new = is_new.then_some(location);
        welcome(words, (args.url.as_ref(), address, metrics), new, code.as_deref())?;
        let url = format!("{}/", at(args.url.as_ref(), address));
        service_manager::ready(words, url, store);
        server.await
    });
    match served {
        Ok(()) => {
            tracing::info!("stopped");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}", words.say("serve-failed").with("reason", error.to_string()));
            ExitCode::FAILURE
        }
    }
}

/// The listener for pages, and that for metrics where one is wanted; or why there is none.
fn listeners(args: &Serve) -> Result<(TcpListener, Option<TcpListener>), String> {
    let bind = |option, address| {
        TcpListener::bind(address).map_err(|error| cannot_listen(words(), option, address, &error))
    };
    let listener = bind("--listen", args.listen)?;
    let for_metrics = args.monitoring.address().map(|address| bind("--metrics-listen", address));
    Ok((listener, for_metrics.transpose()?))
}

fn open(args: &Serve) -> Result<Site, CommandFailure> {
    args.backups.before_migration(&args.database)?;
    let store = args.database.open()?.with_connections(args.connections);
    let store = store.map_err(|error| args.database.unopened(&error))?;
    if args.demo {
        demo::install(&store, DemoCondition::Empty)?;
    }
    args.monitoring.look_for_operators(&store);
    Site::open(store, config_of(args)).map_err(|error| args.database.unopened(&error))
}

/// Parses `host:port`, names included.
fn listen(text: &str) -> Result<SocketAddr, String> {
    let say = |key: &'static str| words().say(key).with("given", text).to_string();
    let mut found = text.to_socket_addrs().map_err(|_| say("serve-bad-listen"))?;
    found.next().ok_or_else(|| say("serve-bad-listen"))
}

fn config_of(args: &Serve) -> Config {
    Config {
        url: args.url.clone(),
        behind_proxy: args.behind_proxy,
        bot_pause: BOT_PAUSE,
        metrics_token: args.monitoring.token_beside_pages(),
        operators: args.monitoring.operators(),
        backups: args.backups.folder(&args.database.location),
        drain: Duration::from_secs(args.drain.into()),
        webhooks_to: args.webhooks_to.clone(),
    }
}

/// A network, or a single machine.
fn network(text: &str) -> Result<IpNet, String> {
    let machine = || text.parse::<IpAddr>().map(IpNet::from);
    let refused = |_| words().say("serve-bad-network").with("given", text).to_string();
    text.parse().or_else(|_| machine()).map_err(refused)
}

fn log_filter(text: &str) -> Result<String, String> {
    let refused = |_| words().say("serve-bad-log").with("given", text).to_string();
    EnvFilter::try_new(text).map(|_| text.to_owned()).map_err(refused)
}

/// Logs go to stderr, so that stdout has the start-up message alone.
fn start_log(args: &Serve) {
    // Handing a connection over to a stream looks like a failure to the server, and is none.
    let handed_over = "actix_http::h1::dispatcher=off".parse();
    // Who draws names tells which letters it has not: a log holds none.
    let drawn = "usvg=off".parse();
    let quiet = handed_over.into_iter().chain(drawn);
    let filter = quiet.fold(EnvFilter::new(&args.log), EnvFilter::add_directive);
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    // Fails only where a log is there already, which is then the one to use.
    let _ = match args.log_format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
}

fn cannot_listen(words: Words, option: &str, address: SocketAddr, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::AddrInUse => "serve-port-taken",
        io::ErrorKind::PermissionDenied => "serve-port-forbidden",
        io::ErrorKind::AddrNotAvailable => "serve-address-unknown",
        _ => "serve-cannot-listen",
    };
    let port = address.port().to_string();
    words
        .say(key)
        .with("option", option)
        .with("address", address.to_string())
        .with("port", port)
        .with("reason", error.to_string())
        .into()
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

/// What is said once the service answers: where it is, and where phones find it.
fn welcome(
    words: Words,
    (url, address, metrics): (Option<&Origin>, SocketAddr, Option<SocketAddr>),
    new: Option<&Location>,
    setup_code: Option<&str>,
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let at = at(url, address);
    writeln!(out, "{}", words.say("serve-address").with("url", format!("{at}/")))?;
    if url.is_some() {
        let local = local(address);
        writeln!(out, "{}", words.say("serve-listens").with("url", format!("{local}/")))?;
    } else if address.ip().is_unspecified() {
        let urls: Vec<String> = lan_addresses()
            .iter()
            .map(|ip| format!("http://{}/", SocketAddr::new(*ip, address.port())))
            .collect();
        for url in &urls {
            writeln!(out, "{}", words.say("serve-lan-address").with("url", url))?;
        }
        if let Some(code) = urls.first().and_then(|url| qr(url)) {
            writeln!(out, "\n{code}\n")?;
        }
    }
    if let Some(metrics) = metrics {
        writeln!(out, "{}", words.say("serve-metrics").with("url", format!("{}/metrics", local(metrics))))?;
    }
    if let Some(location) = new {
        writeln!(out, "{}", words.say("serve-new-database").with("database", location.to_string()))?;
    }
    if let Some(code) = setup_code {
        writeln!(out, "{}", words.say("serve-setup").with("url", format!("{at}/setup?code={code}")))?;
    }
    out.flush()
}

/// Where people reach the service: without the slash at the end.
fn at(url: Option<&Origin>, address: SocketAddr) -> String {
    url.map_or_else(|| local(address), ToString::to_string)
}

/// Where this machine itself reaches it.
fn local(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://127.0.0.1:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

/// The addresses that other devices on the local network may reach, IPv4 first.
fn lan_addresses() -> Vec<IpAddr> {
    let mut found: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .collect();
    found.sort_by_key(|ip| (ip.is_ipv6(), *ip));
    found
}

/// A QR code of half blocks: black on white on a terminal, whatever its colours are.
fn qr(text: &str) -> Option<String> {
    let drawing = QrCode::new(text).ok()?.render::<Dense1x2>().build();
    if !io::stdout().is_terminal() {
        return Some(drawing);
    }
    let lines = drawing.lines().map(|line| format!("\u{1b}[38;5;231;48;5;16m{line}\u{1b}[0m"));
    Some(lines.collect::<Vec<_>>().join("\n"))
}
