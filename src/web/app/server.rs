//! The HTTP server around the routes.

use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::{App, HttpServer, web};

use crate::app::{connections, file_limits, routes::routes, state::AppState};
use crate::live::stream;
use crate::middleware::{
    self, body_guard, cached_answers, canonical_address, connection_close, encoding, error_pages, public_url,
    request_log,
};
use crate::tls::served::ServedCertificate;

/// Time for requests in progress to finish at shutdown.
const GRACE: Duration = Duration::from_secs(10);

/// Time limit for the TLS handshake, generous enough for a phone at the edge of the Wi-Fi.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);

/// Serves on a bound listener until `stop` resolves, and then while connections drain. After that, streams end and requests in progress are
/// finished.
pub fn start(
    listener: TcpListener,
    site: Arc<AppState>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<Server> {
    let site = web::Data::from(site);
    let closing = site.clone();
    let encryption = site.config.tls.as_ref().map(ServedCertificate::tls_config).transpose()?;
    // Bots move and players are reminded even if nobody is connected.
    actix_web::rt::spawn(site.snapshots.clone().run_hand_timers(site.watch_shutdown()));
    actix_web::rt::spawn(site.snapshots.clone().run_trials(site.watch_shutdown()));
    actix_web::rt::spawn(site.snapshots.clone().run_demo(site.watch_shutdown()));
    actix_web::rt::spawn(crate::webhooks::sender::run_in_background(site.clone()));
    let (head, entered) = (site.config.timeouts.head, site.clone());
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    let server = HttpServer::new(move || {
        // The last middleware wrapped runs first.
        App::new()
            .app_data(site.clone())
            .configure(routes)
            .wrap(from_fn(stream::admit_stream))
            .wrap(from_fn(middleware::headers::require_same_origin))
            .wrap(from_fn(body_guard::guard_body))
            .wrap(from_fn(public_url::enforce_host))
            .wrap(from_fn(canonical_address::redirect))
            .wrap(from_fn(error_pages::error_pages))
            .wrap(from_fn(encoding::encode))
            .wrap(from_fn(middleware::headers::security_headers))
            .wrap(from_fn(middleware::headers::head_as_get))
            .wrap(from_fn(connection_close::close_if_unread))
            .wrap(from_fn(connection_close::close_at_shutdown))
            .wrap(from_fn(cached_answers::answer))
            .wrap(from_fn(request_log::log))
    })
    // Half-closed connections count as gone, which frees the places of their streams.
    .h1_allow_half_closed(false)
    .workers(workers)
    .tcp_nodelay(true)
    .client_request_timeout(head)
    .on_connect(move |connection, kept| connections::admit(&entered, connection, kept))
    .max_connections(file_limits::max_connections() / workers)
    .tls_handshake_timeout(HANDSHAKE_TIMEOUT);
    let server = match encryption {
        Some(encryption) => server.listen_rustls_0_23(listener, encryption)?,
        None => server.listen(listener)?,
    };
    let server = server.shutdown_timeout(GRACE.as_secs()).shutdown_signal(async move {
        stop.await;
        closing.start_draining();
        tokio::time::sleep(closing.config.drain).await;
        closing.close();
    });
    Ok(server.run())
}

/// Timeouts that are the same for every installation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    /// Closes a connection on which the head of a request has not arrived completely.
    pub head: Duration,
    /// Ends a request whose body has not arrived completely. The largest form needs a second in a hall with a weak signal.
    pub body: Duration,
    /// Closes a connection whose peer has stopped reading. A phone in a dead corner of the hall reconnects by itself.
    pub unread: Duration,
    /// Interval between checks of the right to a stream, since it may be lost without any event.
    pub right: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let [head, body, unread, right] = [5, 15, 20, 20].map(Duration::from_secs);
        Self { head, body, unread, right }
    }
}
