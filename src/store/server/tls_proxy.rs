//! Proxy between libpq and servers that are reached with TLS: sockets in a folder closed to other users, and a thread that copies between
//! each of them and its server.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use socket2::SockRef;
use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, copy_bidirectional};
use tokio::net::{TcpStream, UnixListener, UnixStream};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;

use super::address::{PostgresHost, PostgresUrl, socket_folder};
use super::encryption::TlsSettings;

/// `SSLRequest`: a length, and a code that is not a protocol version.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];

/// Bytes: more than any client sends at start-up.
const MAX_STARTUP_LENGTH: u32 = 10_000;

/// Time to wait for a server if the URL has no `connect_timeout`.
const WAIT_TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Debug, thiserror::Error)]
enum ProxyError {
    #[error("{0}")]
    Connection(#[from] io::Error),
    #[error("the server does not support TLS: turn on ssl in its postgresql.conf")]
    NotEncrypted,
    #[error("TLS with the server failed, or its certificate is invalid: {0}")]
    Tls(io::Error),
    #[error("the server did not answer in time")]
    TooLong(#[from] tokio::time::error::Elapsed),
    #[error("{0} is not a name that a certificate can contain")]
    NoName(String),
}

/// Connects libpq to the servers of a URL. Dropping it stops new connections; open ones continue.
#[derive(Debug)]
pub(super) struct TlsProxy {
    folder: Arc<TempDir>,
    _stop: oneshot::Sender<()>,
}

impl TlsProxy {
    pub(super) fn start(url: &PostgresUrl, security: &TlsSettings) -> io::Result<Self> {
        let folder = Arc::new(tempfile::Builder::new().prefix("lastcard-").tempdir()?);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel();
        let mut ways = Vec::new();
        {
            let _entered = runtime.enter();
            for (number, host) in url.hosts().iter().enumerate().filter(|(_, host)| !host.is_socket()) {
                let folder = socket_folder(folder.path(), number);
                std::fs::create_dir(&folder)?;
                let listener =
                    UnixListener::bind(Path::new(&folder).join(format!(".s.PGSQL.{}", host.port)))?;
                ways.push((listener, Upstream::new(host.clone(), security.clone(), url)));
            }
        }
        // The folder has to exist as long as somebody may connect.
        let kept = folder.clone();
        let run = move || {
            runtime.block_on(run(ways, stopped));
            drop(kept);
        };
        std::thread::Builder::new().name("postgres-tls".to_owned()).spawn(run)?;
        Ok(Self { folder, _stop: stop })
    }

    pub(super) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

/// Accepts connections until the proxy is dropped, then waits for the open ones to end.
async fn run(ways: Vec<(UnixListener, Upstream)>, mut stopped: oneshot::Receiver<()>) {
    let mut connections = JoinSet::new();
    let (sender, mut arrived) = mpsc::channel(1);
    let listeners: Vec<_> =
        ways.into_iter().map(|(listener, way)| tokio::spawn(accept(listener, way, sender.clone()))).collect();
    loop {
        tokio::select! {
            // Nothing is ever sent: this resolves when the proxy is dropped.
            _ = &mut stopped => break,
            Some((libpq, way)) = arrived.recv() => drop(connections.spawn(serve(libpq, way))),
            Some(_) = connections.join_next() => {}
        }
    }
    listeners.iter().for_each(tokio::task::JoinHandle::abort);
    while connections.join_next().await.is_some() {}
}

async fn accept(listener: UnixListener, way: Upstream, arrived: mpsc::Sender<(UnixStream, Upstream)>) {
    // Accepting fails if the client has already gone, or while too many files are open.
    loop {
        match listener.accept().await {
            Ok((libpq, _)) => {
                if arrived.send((libpq, way.clone())).await.is_err() {
                    return;
                }
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

#[derive(Clone)]
struct Upstream {
    host: PostgresHost,
    security: TlsSettings,
    patience: Duration,
    /// Time without an answer after which the server counts as gone.
    silence: Option<Duration>,
}

/// Serves a connection of libpq. Errors are passed to libpq in the form in which a server reports them.
async fn serve(mut libpq: UnixStream, way: Upstream) {
    let Ok(beginning) = read_startup(&mut libpq).await else { return };
    match tokio::time::timeout(way.patience, way.reach()).await.map_err(ProxyError::from).flatten() {
        Ok(mut server) => {
            if server.write_all(&beginning).await.is_ok() && server.flush().await.is_ok() {
                // Ends when either side does; both are closed then.
                let _ = copy_bidirectional(&mut libpq, &mut server).await;
            }
        }
        Err(error) => {
            // If this fails, the client has gone.
            let _ = libpq.write_all(&refusal(&error.to_string())).await;
        }
    }
}

/// Reads the start-up message of libpq. This has to happen before any answer: closing a socket with unread data resets it and loses the
/// answer.
async fn read_startup(libpq: &mut UnixStream) -> io::Result<Vec<u8>> {
    let length = libpq.read_u32().await?;
    let rest =
        length.checked_sub(4).filter(|_| length <= MAX_STARTUP_LENGTH).ok_or(io::ErrorKind::InvalidData)?;
    let mut said = length.to_be_bytes().to_vec();
    libpq.take(u64::from(rest)).read_to_end(&mut said).await?;
    Ok(said)
}

/// An `ErrorResponse`: fatal, with the code of a connection failure.
fn refusal(reason: &str) -> Vec<u8> {
    let fields = format!("SFATAL\0VFATAL\0C08006\0M{}\0\0", reason.replace('\0', " "));
    let length = u32::try_from(fields.len() + 4).unwrap_or(u32::MAX);
    [b"E".as_slice(), &length.to_be_bytes(), fields.as_bytes()].concat()
}

/// A connection to a server, encrypted or not.
trait ServerStream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> ServerStream for T {}

impl Upstream {
    fn new(host: PostgresHost, security: TlsSettings, url: &PostgresUrl) -> Self {
        let number =
            |name| url.parameter(name).and_then(|value| value.parse().ok()).filter(|value| *value > 0);
        let patience = number("connect_timeout").map_or(WAIT_TIMEOUT, Duration::from_secs);
        let silence = number("tcp_user_timeout").map(Duration::from_millis);
        Self { host, security, patience, silence }
    }

    /// Connects to the server, with encryption as far as required.
    async fn reach(&self) -> Result<Box<dyn ServerStream>, ProxyError> {
        let mut plain = self.open().await?;
        plain.write_all(&SSL_REQUEST).await?;
        match plain.read_u8().await? {
            b'S' => {}
            _ if self.security.is_required => return Err(ProxyError::NotEncrypted),
            // The server continues without encryption.
            b'N' => return Ok(Box::new(plain)),
            _ => return Ok(Box::new(self.open().await?)),
        }
        let name = ServerName::try_from(self.host.name.clone())
            .or_else(|_| ServerName::try_from(self.host.address.clone().unwrap_or_default()))
            .map_err(|_| ProxyError::NoName(self.host.name.clone()))?;
        match TlsConnector::from(self.security.config.clone()).connect(name, plain).await {
            Ok(encrypted) => Ok(Box::new(encrypted)),
            Err(error) if self.security.is_required => Err(ProxyError::Tls(error)),
            Err(_) => Ok(Box::new(self.open().await?)),
        }
    }

    /// Opens a TCP connection with the options that libpq would set.
    async fn open(&self) -> io::Result<TcpStream> {
        let reached = self.host.address.as_deref().unwrap_or(&self.host.name);
        let connection = TcpStream::connect((reached, self.host.port)).await?;
        connection.set_nodelay(true)?;
        let socket = SockRef::from(&connection);
        socket.set_keepalive(true)?;
        #[cfg(target_os = "linux")]
        socket.set_tcp_user_timeout(self.silence)?;
        Ok(connection)
    }
}
