//! `/metrics`: on the port of the pages for callers with the token, or on a listener of its own.

use std::net::TcpListener;
use std::sync::Arc;

use actix_web::dev::Server;
use actix_web::http::header;
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use prometheus_client::encoding::prometheus_text::CONTENT_TYPE;

use crate::app::{
    connections, error::Error, file_limits::METRICS_CONNECTIONS, server::Timeouts, state::AppState,
};
use crate::metrics::{Metrics, token::MetricsToken};

/// Serves the metrics on the port of the pages. Without a token there is no such address.
pub async fn show(site: web::Data<AppState>, request: HttpRequest) -> Result<HttpResponse, Error> {
    let Some(token) = &site.config.metrics_token else { return Err(Error::NotFound) };
    answer(&site.metrics, Some(token), &request).await
}

/// Metrics of a separate listener, and the token that it requires.
type MetricsEndpoint = (Arc<Metrics>, Option<MetricsToken>);

/// Serves the metrics of a site on a separate listener, to everybody who reaches it, or to callers with a token.
pub fn expose(
    listener: TcpListener,
    metrics: Arc<Metrics>,
    token: Option<MetricsToken>,
    timeouts: Timeouts,
) -> std::io::Result<Server> {
    let exposed: web::Data<MetricsEndpoint> = web::Data::new((metrics, token));
    let app = move || App::new().app_data(exposed.clone()).route("/metrics", web::get().to(show_on_listener));
    let server = HttpServer::new(app).workers(1).disable_signals();
    let server = server.on_connect(move |connection, _| connections::limit_buffers(connection, timeouts));
    let server = server.client_request_timeout(timeouts.head).max_connections(METRICS_CONNECTIONS);
    Ok(server.listen(listener)?.run())
}

async fn show_on_listener(
    exposed: web::Data<MetricsEndpoint>,
    request: HttpRequest,
) -> Result<HttpResponse, Error> {
    let (metrics, token) = exposed.get_ref();
    answer(metrics, token.as_ref(), &request).await
}

async fn answer(
    metrics: &Arc<Metrics>,
    token: Option<&MetricsToken>,
    request: &HttpRequest,
) -> Result<HttpResponse, Error> {
    if token.is_some_and(|token| !token.matches_bearer(request.headers())) {
        let mut refused = HttpResponse::Unauthorized();
        refused.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
        return Ok(refused.content_type("text/plain; charset=utf-8").body("unauthorized\n"));
    }
    let metrics = metrics.clone();
    let text = web::block(move || metrics.text()).await?;
    let text = text.map_err(|error| Error::Internal(format!("metrics: {error}")))?;
    let mut answer = HttpResponse::Ok();
    answer.insert_header((header::CACHE_CONTROL, "no-store"));
    Ok(answer.content_type(CONTENT_TYPE).body(text))
}
