//! `lastcard serve`: the web service.

use std::io::{self, IsTerminal, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, ValueEnum};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tracing_subscriber::EnvFilter;

use super::data::Database;
use super::demo;
use super::encryption::{Encrypted, Encryption};
use super::io::{self as input, CommandFailure, exit};
use super::kept_backups::KeptBackups;
use super::{listening, service_manager};
use crate::cli::words::words;
use crate::store::demo::DemoCondition;
use crate::store::{Location, Store};
use crate::view::Words;
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
    let is_new = location.is_new();
    if location.is_open_to_eavesdroppers() {
        tracing::warn!(
            database = %location,
            "the way to the database may be unencrypted: give sslmode=verify-full and sslrootcert=FILE"
        );
    }
    let url = args.url.clone().or_else(|| encrypted.as_ref().and_then(Encrypted::url));
    let tls = encrypted.as_ref().map(|encrypted| encrypted.served.clone());
    let config = Config { url: url.clone(), tls, behind_proxy: args.behind_proxy, bot_pause: BOT_PAUSE };
    let site = open(args, config)?;
    Ok(Prepared { encrypted, listener, plain, is_new, url, site })
}

async fn serve(args: &Serve, prepared: Prepared) -> io::Result<()> {
    let Prepared { encrypted, listener, plain, is_new, url, site } = prepared;
    let words = words();
    let place = Whereabouts {
        address: listener.local_addr()?,
        plain: plain.as_ref().map(TcpListener::local_addr).transpose()?,
        is_encrypted: encrypted.is_some(),
        name: encrypted.as_ref().and_then(|encrypted| encrypted.name.clone()),
        authority: site.config.tls.as_ref().and_then(|served| served.authority().map(tls::fingerprint)),
        url,
    };
    let code = site::setup_code(&site.store).map_err(io::Error::other)?;
    verify(site.store.clone());
    args.backups.every_hour(site.store.clone());
    // What other copies of the service write is heard until this one ends.
    let _news = site.live.listen()?;
    let (store, closing) = (site.store.clone(), site.closing());
    let server = server::start(listener, site, stopped()?)?;
    if let (Some(listener), Some(encrypted)) = (plain, &encrypted) {
        let (served, url) = (encrypted.served.clone(), place.url.clone());
        let port = PlainPort { listener, encrypted: place.address.port(), url, served };
        actix_web::rt::spawn(port.start(closing)?);
    }
    if let Some(encrypted) = encrypted {
        encrypted.keep();
    }
    place.welcome(words, is_new.then_some(store.location()), code.as_deref())?;
    service_manager::ready(words, format!("{}/", place.at()), store);
    server.await
}

/// How long those who wait for the service to be back have it for themselves.
const FIRST: Duration = Duration::from_secs(2);

/// Looks for damage while the service already answers: a large file takes a while to read.
fn verify(store: Store) {
    std::thread::spawn(move || {
        std::thread::sleep(FIRST);
        if let Err(error) = store.verify() {
            tracing::error!(%error, database = %store.location(), "stop the service and go back to a backup");
        }
    });
}

fn open(args: &Serve, config: Config) -> Result<Site, CommandFailure> {
    args.backups.before_migration(&args.database)?;
    let store = args.database.open()?;
    if args.demo {
        demo::install(&store, DemoCondition::Empty)?;
    }
    Site::open(store, config).map_err(|error| args.database.unopened(&error))
}

fn log_filter(text: &str) -> Result<String, String> {
    let refused = |_| words().say("serve-bad-log").with("given", text).to_string();
    EnvFilter::try_new(text).map(|_| text.to_owned()).map_err(refused)
}

/// Logs go to stderr, so that stdout has the start-up message alone.
fn start_log(args: &Serve) {
    // Handing a connection over to a stream looks like a failure to the server, and is none.
    let handed_over = "actix_http::h1::dispatcher=off".parse();
    // And so does one that ends by HTTP/2 because somebody turned to another page.
    let turned_away = "actix_http::h2::dispatcher=off".parse();
    // Who draws names tells which letters it has not: a log holds none.
    let drawn = "usvg=off".parse();
    let quiet = [handed_over, turned_away, drawn].into_iter().flatten();
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

/// Where the service is.
struct Whereabouts {
    address: SocketAddr,
    /// The port without encryption beside one with it.
    plain: Option<SocketAddr>,
    is_encrypted: bool,
    /// What its certificate is called.
    name: Option<String>,
    /// The fingerprint of its own authority, if it has one.
    authority: Option<String>,
    url: Option<Origin>,
}

impl Whereabouts {
    /// What is said once the service answers: where it is, and where phones find it.
    fn welcome(&self, words: Words, new: Option<&Location>, setup_code: Option<&str>) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let at = self.at();
        writeln!(out, "{}", words.say("serve-address").with("url", format!("{at}/")))?;
        if self.url.is_some() {
            let local = self.local();
            writeln!(out, "{}", words.say("serve-listens").with("url", format!("{local}/")))?;
        } else if self.address.ip().is_unspecified() {
            self.nearby(words, &mut out)?;
        }
        if let Some(fingerprint) = &self.authority {
            writeln!(out, "{}", words.say("serve-authority-fingerprint").with("fingerprint", fingerprint))?;
        }
        if let Some(location) = new {
            writeln!(out, "{}", words.say("serve-new-database").with("database", location.to_string()))?;
        }
        if let Some(code) = setup_code {
            writeln!(out, "{}", words.say("serve-setup").with("url", format!("{at}/setup?code={code}")))?;
        }
        out.flush()
    }

    /// Where phones find it, and the certificate that they need first; a QR code of what comes first.
    fn nearby(&self, words: Words, out: &mut impl io::Write) -> io::Result<()> {
        let address =
            |scheme: &str, ip, port, path: &str| format!("{scheme}://{}{path}", SocketAddr::new(ip, port));
        let mut first = None;
        for ip in tls::lan_addresses() {
            let url = address(self.scheme(), ip, self.address.port(), "/");
            writeln!(out, "{}", words.say("serve-lan-address").with("url", url.as_str()))?;
            let plain = self.plain.filter(|_| self.authority.is_some());
            let before = plain.map(|plain| address("http", ip, plain.port(), tls::AUTHORITY_PAGE));
            if let Some(before) = &before {
                writeln!(out, "{}", words.say("serve-authority-address").with("url", before.as_str()))?;
            }
            first = first.or(before).or(Some(url));
        }
        if let Some(code) = first.and_then(|url| qr(&url)) {
            writeln!(out, "\n{code}\n")?;
        }
        Ok(())
    }

    /// Where people reach the service: without the slash at the end.
    fn at(&self) -> String {
        if let Some(url) = &self.url {
            return url.to_string();
        }
        match (&self.name, self.address.port()) {
            (Some(name), 443) => format!("https://{name}"),
            (Some(name), port) => format!("https://{name}:{port}"),
            (None, _) => self.local(),
        }
    }

    /// Where this machine itself reaches it.
    fn local(&self) -> String {
        let scheme = self.scheme();
        if self.address.ip().is_unspecified() {
            format!("{scheme}://127.0.0.1:{}", self.address.port())
        } else {
            format!("{scheme}://{}", self.address)
        }
    }

    fn scheme(&self) -> &'static str {
        if self.is_encrypted { "https" } else { "http" }
    }
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
