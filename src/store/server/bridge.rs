//! What stands between libpq and a server that is reached by TLS: sockets in a folder that its owner alone may enter, and a thread that
//! copies from each of them to the server and back.

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
use super::encryption::Security;

/// What asks a server whether it can encrypt: a length, and a number that is no version.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];

/// More than anybody says who begins to talk to a server.
const LONGEST_BEGINNING: u32 = 10_000;

/// How long to wait for a server if nothing is said of that.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a server is not reached.
#[derive(Debug, thiserror::Error)]
enum BridgeError {
    #[error("{0}")]
    Connection(#[from] io::Error),
    #[error("the server does not encrypt: switch ssl on in its postgresql.conf")]
    NotEncrypted,
    #[error("the server's certificate or its TLS: {0}")]
    Tls(io::Error),
    #[error("the server was waited for too long")]
    TooLong(#[from] tokio::time::error::Elapsed),
    #[error("{0} is no name that could stand in a certificate")]
    NoName(String),
}

/// The way from libpq to the servers of a URL. When it is dropped no more connections are opened; those that are go on.
#[derive(Debug)]
pub(super) struct Bridge {
    folder: Arc<TempDir>,
    _stop: oneshot::Sender<()>,
}

impl Bridge {
    pub(super) fn start(url: &PostgresUrl, security: &Security) -> io::Result<Self> {
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
                ways.push((listener, ServerWay::new(host.clone(), security.clone(), url)));
            }
        }
        // The folder is there as long as somebody may connect.
        let kept = folder.clone();
        let run = move || {
            runtime.block_on(run(ways, stopped));
            drop(kept);
        };
        std::thread::Builder::new().name("postgres-tls".to_owned()).spawn(run)?;
        Ok(Self { folder, _stop: stop })
    }

    /// Where the sockets are.
    pub(super) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

/// Takes connections until no more are to be opened, and goes on until those that are have ended.
async fn run(ways: Vec<(UnixListener, ServerWay)>, mut stopped: oneshot::Receiver<()>) {
    let mut connections = JoinSet::new();
    let (sender, mut arrived) = mpsc::channel(1);
    let listeners: Vec<_> =
        ways.into_iter().map(|(listener, way)| tokio::spawn(take(listener, way, sender.clone()))).collect();
    loop {
        tokio::select! {
            // Nothing is ever sent: it ends when the other end is dropped.
            _ = &mut stopped => break,
            Some((libpq, way)) = arrived.recv() => drop(connections.spawn(connect(libpq, way))),
            Some(_) = connections.join_next() => {}
        }
    }
    listeners.iter().for_each(tokio::task::JoinHandle::abort);
    while connections.join_next().await.is_some() {}
}

async fn take(listener: UnixListener, way: ServerWay, arrived: mpsc::Sender<(UnixStream, ServerWay)>) {
    // One that fails has gone already, or there are too many files just now.
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

/// A server, and how it is reached.
#[derive(Clone)]
struct ServerWay {
    host: PostgresHost,
    security: Security,
    patience: Duration,
    /// After so long without an answer the server is taken for gone.
    silence: Option<Duration>,
}

/// Connects one connection of libpq. What is in the way is told to libpq as a server would tell it.
async fn connect(mut libpq: UnixStream, way: ServerWay) {
    let Ok(beginning) = beginning(&mut libpq).await else { return };
    match tokio::time::timeout(way.patience, way.reach()).await.map_err(BridgeError::from).flatten() {
        Ok(mut server) => {
            if server.write_all(&beginning).await.is_ok() && server.flush().await.is_ok() {
                // It ends when either end does; both are then closed.
                let _ = copy_bidirectional(&mut libpq, &mut server).await;
            }
        }
        Err(error) => {
            // Nobody is left to be told where that fails.
            let _ = libpq.write_all(&refusal(&error.to_string())).await;
        }
    }
}

/// What libpq says first, before it waits for an answer. Read before anything is answered: what is closed with something unread in it
/// is reset, and the answer lost.
async fn beginning(libpq: &mut UnixStream) -> io::Result<Vec<u8>> {
    let length = libpq.read_u32().await?;
    let rest =
        length.checked_sub(4).filter(|_| length <= LONGEST_BEGINNING).ok_or(io::ErrorKind::InvalidData)?;
    let mut said = length.to_be_bytes().to_vec();
    libpq.take(u64::from(rest)).read_to_end(&mut said).await?;
    Ok(said)
}

/// A failure as a server tells it (ErrorResponse): fatal, of the class of connections.
fn refusal(reason: &str) -> Vec<u8> {
    let fields = format!("SFATAL\0VFATAL\0C08006\0M{}\0\0", reason.replace('\0', " "));
    let length = u32::try_from(fields.len() + 4).unwrap_or(u32::MAX);
    [b"E".as_slice(), &length.to_be_bytes(), fields.as_bytes()].concat()
}

/// What can be read from and written to.
trait ServerStream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> ServerStream for T {}

impl ServerWay {
    fn new(host: PostgresHost, security: Security, url: &PostgresUrl) -> Self {
        let number =
            |name| url.parameter(name).and_then(|value| value.parse().ok()).filter(|value| *value > 0);
        let patience = number("connect_timeout").map_or(PATIENCE, Duration::from_secs);
        let silence = number("tcp_user_timeout").map(Duration::from_millis);
        Self { host, security, patience, silence }
    }

    /// A connection to the server, encrypted as it has to be.
    async fn reach(&self) -> Result<Box<dyn ServerStream>, BridgeError> {
        let mut plain = self.open().await?;
        plain.write_all(&SSL_REQUEST).await?;
        match plain.read_u8().await? {
            b'S' => {}
            _ if self.security.is_required => return Err(BridgeError::NotEncrypted),
            // It goes on without.
            b'N' => return Ok(Box::new(plain)),
            _ => return Ok(Box::new(self.open().await?)),
        }
        let name = ServerName::try_from(self.host.name.clone())
            .or_else(|_| ServerName::try_from(self.host.address.clone().unwrap_or_default()))
            .map_err(|_| BridgeError::NoName(self.host.name.clone()))?;
        match TlsConnector::from(self.security.config.clone()).connect(name, plain).await {
            Ok(encrypted) => Ok(Box::new(encrypted)),
            Err(error) if self.security.is_required => Err(BridgeError::Tls(error)),
            Err(_) => Ok(Box::new(self.open().await?)),
        }
    }

    /// With what libpq asks of a connection over a network.
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
