//! The port without encryption beside the one with it: it leads to the pages, and has the certificate of our own authority.

use std::net::TcpListener;
use std::sync::Arc;

use actix_web::dev::Server;
use actix_web::http::uri::{Authority, PathAndQuery};
use actix_web::http::{Method, header};
use actix_web::middleware::from_fn;
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use sha2::{Digest as _, Sha256};
use tokio::sync::watch;

use super::ServedCertificate;
use crate::view::{AuthorityPage, Page, Visitor};
use crate::web::answers::attachment;
use crate::web::{
    Error, Origin, Timeouts, api, connections, error_pages, files, log, page, security, static_files,
};

/// Where phones get the certificate.
pub const PAGE: &str = "/certificate";

/// The port, and where it leads.
#[derive(Debug)]
pub struct PlainPort {
    /// Where it listens.
    pub listener: TcpListener,
    /// The port with the pages.
    pub encrypted: u16,
    /// Where people reach them, if there is one right address.
    pub url: Option<Origin>,
    /// What is shown there.
    pub served: Arc<ServedCertificate>,
    /// Timeouts of whoever is connected.
    pub timeouts: Timeouts,
}

/// What its handlers know.
struct PlainSite {
    encrypted: u16,
    url: Option<Origin>,
    served: Arc<ServedCertificate>,
}

impl PlainPort {
    /// Answers until the service closes.
    pub fn start(self, mut closing: watch::Receiver<bool>) -> std::io::Result<Server> {
        let site = PlainSite { encrypted: self.encrypted, url: self.url, served: self.served };
        let site = web::Data::new(site);
        let server = HttpServer::new(move || {
            App::new()
                .app_data(site.clone())
                .service(web::resource(PAGE).route(web::get().to(show)))
                .service(web::resource("/certificate.crt").route(web::get().to(download)))
                .service(web::resource("/static/{path:.*}").route(web::get().to(static_files::show)))
                .default_service(web::to(lead_on))
                .wrap(from_fn(error_pages::error_pages))
                .wrap(from_fn(security::protected))
                .wrap(from_fn(security::head_as_get))
                .wrap(from_fn(log::log))
        })
        .workers(1)
        .on_connect(move |connection, _| connections::limit(connection, self.timeouts))
        .client_request_timeout(self.timeouts.head)
        .max_connections(files::plain_connections())
        .listen(self.listener)?
        .shutdown_timeout(1)
        .shutdown_signal(async move {
            // Whoever could say that it closes has gone: then it closes, too.
            let _ = closing.wait_for(|closing| *closing).await;
        });
        Ok(server.run())
    }
}

/// The same page by HTTPS. Devices that have been here once may be led past this port; one that does not know our authority yet
/// has to come back to it.
///
/// Only who looks is led on: whoever sends something, or a token, has sent it in the clear, and is told so.
async fn lead_on(site: web::Data<PlainSite>, request: HttpRequest) -> Result<HttpResponse, Error> {
    let is_look = [Method::GET, Method::HEAD].contains(request.method());
    if !is_look || api::is_asked(&request) {
        let url = Origin::parse(&site.pages(&request)).map_err(|_| Error::BadRequest)?;
        return Err(Error::Elsewhere { url });
    }
    let path = request.uri().path_and_query().map_or("/", PathAndQuery::as_str);
    let to = format!("{}{path}", site.pages(&request));
    let mut answer = match site.served.authority() {
        Some(_) => HttpResponse::TemporaryRedirect(),
        None => HttpResponse::PermanentRedirect(),
    };
    Ok(answer.insert_header((header::LOCATION, to)).finish())
}

/// How to install our authority on a device, and what that means.
async fn show(
    site: web::Data<PlainSite>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    let authority = site.served.authority().ok_or(Error::NotFound)?;
    let title = visitor.words.say("authority-title").to_string();
    // A language is chosen at the other port: here it is the browser's.
    let visitor = Visitor { is_reading: false, ..visitor };
    let (fingerprint, onward) = (fingerprint(authority), site.pages(&request));
    page(&AuthorityPage { page: Page::new(&visitor, title), fingerprint, onward })
}

/// The certificate itself, as systems take it for one that is to be installed.
async fn download(site: web::Data<PlainSite>) -> Result<HttpResponse, Error> {
    let authority = site.served.authority().ok_or(Error::NotFound)?;
    Ok(HttpResponse::Ok()
        .content_type("application/x-x509-ca-cert")
        .insert_header((header::CONTENT_DISPOSITION, attachment("lastcard", ".crt")))
        .body(authority.to_vec()))
}

impl PlainSite {
    /// Where the pages are: without the slash at the end.
    fn pages(&self, request: &HttpRequest) -> String {
        if let Some(url) = &self.url {
            return url.to_string();
        }
        let asked = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
        let asked: Option<Authority> = asked.and_then(|host| host.parse().ok());
        let asked = asked.as_ref().map_or("localhost", Authority::host);
        // Nobody is led to where we cannot show that we are there.
        let shown = self.served.now();
        let own = shown.as_ref().filter(|shown| !shown.is_for(asked)).and_then(|shown| shown.name());
        let host = own.unwrap_or(asked);
        match self.encrypted {
            443 => format!("https://{host}"),
            port => format!("https://{host}:{port}"),
        }
    }
}

/// By which people see that two devices have the same: as systems write it.
pub fn fingerprint(certificate: &[u8]) -> String {
    let bytes = Sha256::digest(certificate);
    bytes.iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(":")
}
