//! Plain HTTP port besides the TLS port: it redirects to the pages, answers health checks, and offers the certificate of our own authority.

use std::net::TcpListener;
use std::sync::Arc;

use actix_web::dev::Server;
use actix_web::http::{
    Method, header,
    uri::{Authority, PathAndQuery},
};
use actix_web::middleware::from_fn;
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use askama::Template;
use sha2::{Digest as _, Sha256};
use tokio::sync::watch;

use crate::app::{
    connections,
    error::Error,
    file_limits,
    responses::{attachment, page},
    state::AppState,
    static_files,
};
use crate::middleware::{self, error_pages, public_url::Origin, request_log};
use crate::operations::health;
use crate::tls::served::ServedCertificate;
use crate::ui::page::{Page, Visitor};

/// Page where phones get the certificate.
pub const PAGE: &str = "/certificate";

/// Port, with the target of its redirects.
#[derive(Debug)]
pub struct PlainPort {
    /// Listener of the plain port.
    pub listener: TcpListener,
    /// Port of the pages.
    pub encrypted: u16,
    /// Public URL of the pages, if it is fixed.
    pub url: Option<Origin>,
    /// Certificate that the pages use.
    pub served: Arc<ServedCertificate>,
    /// State of the service, whose health can be checked here without a certificate.
    pub site: Arc<AppState>,
}

/// State of the plain port's handlers.
struct PlainSite {
    encrypted: u16,
    url: Option<Origin>,
    served: Arc<ServedCertificate>,
}

impl PlainPort {
    /// Serves until the service shuts down.
    pub fn start(self, mut closing: watch::Receiver<bool>) -> std::io::Result<Server> {
        let timeouts = self.site.config.timeouts;
        let plain = PlainSite { encrypted: self.encrypted, url: self.url, served: self.served };
        let (plain, site) = (web::Data::new(plain), web::Data::from(self.site));
        let server = HttpServer::new(move || {
            App::new()
                .app_data(plain.clone())
                .app_data(site.clone())
                .service(web::resource("/healthz").route(web::get().to(health::alive)))
                .service(web::resource("/readyz").route(web::get().to(health::ready)))
                .service(web::resource(PAGE).route(web::get().to(show)))
                .service(web::resource("/certificate.crt").route(web::get().to(download)))
                .service(web::resource("/static/{path:.*}").route(web::get().to(static_files::show)))
                .default_service(web::to(redirect))
                .wrap(from_fn(error_pages::error_pages))
                .wrap(from_fn(middleware::headers::security_headers))
                .wrap(from_fn(middleware::headers::head_as_get))
                .wrap(from_fn(request_log::log))
        })
        .workers(1)
        .on_connect(move |connection, _| connections::limit_buffers(connection, timeouts))
        .client_request_timeout(timeouts.head)
        .max_connections(file_limits::max_plain_connections())
        .listen(self.listener)?
        .shutdown_timeout(1)
        .shutdown_signal(async move {
            // A dropped sender means shutdown as well.
            let _ = closing.wait_for(|closing| *closing).await;
        });
        Ok(server.run())
    }
}

/// Redirects to the same page over HTTPS. The redirect may be remembered, except with our own authority: a device that does not know it yet
/// has to come back to this port.
///
/// Only reads are redirected. A client that sent data or a token has sent it in the clear, and gets an error that says so.
async fn redirect(site: web::Data<PlainSite>, request: HttpRequest) -> Result<HttpResponse, Error> {
    let is_look = [Method::GET, Method::HEAD].contains(request.method());
    if !is_look || crate::api::problem::is_api_request(&request) {
        let url = Origin::parse(&site.base_url(&request)).map_err(|_| Error::BadRequest)?;
        return Err(Error::Elsewhere { url });
    }
    let path = request.uri().path_and_query().map_or("/", PathAndQuery::as_str);
    let to = format!("{}{path}", site.base_url(&request));
    let mut answer = match site.served.authority() {
        Some(_) => HttpResponse::TemporaryRedirect(),
        None => HttpResponse::PermanentRedirect(),
    };
    Ok(answer.insert_header((header::LOCATION, to)).finish())
}

/// Explains how to install our authority on a device, and the consequences.
async fn show(
    site: web::Data<PlainSite>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    let authority = site.served.authority().ok_or(Error::NotFound)?;
    let title = visitor.words.say("authority-title").to_string();
    // The language can be chosen only on the other port; here it is the browser's.
    let visitor = Visitor { is_reading: false, ..visitor };
    let (fingerprint, onward) = (fingerprint(authority), site.base_url(&request));
    page(&AuthorityPage { page: Page::new(&visitor, title), fingerprint, onward })
}

/// Serves the certificate in the form that systems accept for installation.
async fn download(site: web::Data<PlainSite>) -> Result<HttpResponse, Error> {
    let authority = site.served.authority().ok_or(Error::NotFound)?;
    Ok(HttpResponse::Ok()
        .content_type("application/x-x509-ca-cert")
        .insert_header((header::CONTENT_DISPOSITION, attachment("lastcard", ".crt")))
        .body(authority.to_vec()))
}

impl PlainSite {
    /// Returns the URL of the pages, without a trailing slash.
    fn base_url(&self, request: &HttpRequest) -> String {
        if let Some(url) = &self.url {
            return url.to_string();
        }
        let asked = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
        let asked: Option<Authority> = asked.and_then(|host| host.parse().ok());
        let asked = asked.as_ref().map_or("localhost", Authority::host);
        // Never redirects to a host that the certificate does not cover.
        let shown = self.served.current();
        let own = shown.as_ref().filter(|shown| !shown.is_for(asked)).and_then(|shown| shown.name());
        let host = own.unwrap_or(asked);
        match self.encrypted {
            443 => format!("https://{host}"),
            port => format!("https://{host}:{port}"),
        }
    }
}

/// Formats a fingerprint as systems show it, so that people can compare two devices.
pub fn fingerprint(certificate: &[u8]) -> String {
    let bytes = Sha256::digest(certificate);
    bytes.iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(":")
}

/// The page at `/certificate` of the port without encryption: explains how to install the certificate, and what that means.
#[derive(Template)]
#[template(path = "tls/authority.html")]
pub struct AuthorityPage {
    pub page: Page,
    /// Fingerprint to compare with the one on the device.
    pub fingerprint: String,
    /// Public address of the service, without a trailing slash.
    pub onward: String,
}

impl AuthorityPage {
    /// Systems for which there are instructions, as message keys: `authority-…` is the name, `authority-…-how` the instructions.
    const SYSTEMS: [&'static str; 5] =
        ["authority-ios", "authority-android", "authority-windows", "authority-macos", "authority-firefox"];

    fn systems(&self) -> Vec<(String, String)> {
        let say = |key: String| self.page.words().say(key).to_string();
        Self::SYSTEMS.iter().map(|key| (say((*key).to_owned()), say(format!("{key}-how")))).collect()
    }
}
