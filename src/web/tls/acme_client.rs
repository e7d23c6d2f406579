//! HTTPS client for authorities, which trusts the well-known roots and one more if required.

use std::future::Future;
use std::io;
use std::path::Path;
use std::pin::Pin;

use actix_web::web::Bytes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::{Client, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use instant_acme::{BodyWrapper, BytesResponse, Error, HttpClient};
use rustls::pki_types::{CertificateDer, pem::PemObject as _};
use rustls::{ClientConfig, RootCertStore};

/// Client for the requests to an authority.
pub struct AcmeClient(Client<HttpsConnector<HttpConnector>, BodyWrapper<Bytes>>);

/// Creates a client that trusts the built-in roots, and those in a file.
pub fn new(more: Option<&Path>) -> io::Result<AcmeClient> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(file) = more {
        let at =
            |reason: &dyn ToString| io::Error::other(format!("{}: {}", file.display(), reason.to_string()));
        for root in CertificateDer::pem_file_iter(file).map_err(|error| at(&error))? {
            roots.add(root.map_err(|error| at(&error))?).map_err(|error| at(&error))?;
        }
    }
    let config = ClientConfig::builder_with_provider(crate::tls::crypto_provider())
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let connector = HttpsConnectorBuilder::new().with_tls_config(config).https_only().enable_http1().build();
    Ok(AcmeClient(Client::builder(TokioExecutor::new()).build(connector)))
}

impl HttpClient for AcmeClient {
    fn request(
        &self,
        request: http::Request<BodyWrapper<Bytes>>,
    ) -> Pin<Box<dyn Future<Output = Result<BytesResponse, Error>> + Send>> {
        let sent = self.0.request(request);
        Box::pin(async move {
            match sent.await {
                Ok(response) => Ok(BytesResponse::from(response)),
                Err(error) => Err(Error::Other(Box::new(error))),
            }
        })
    }
}
