//! Order of a certificate, from the request to the file. The authority validates at port 443, over TLS (RFC 8737), so no other port needs
//! to be open.

use std::future::Future;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web::Bytes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::{Client, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use instant_acme::{
    Account, AccountCredentials, AuthorizationStatus, BodyWrapper, BytesResponse, ChallengeType, Error,
    HttpClient, Identifier, NewAccount, NewOrder, Order, OrderStatus, RetryPolicy,
};
use rcgen::{CertificateParams, CustomExtension, DistinguishedName, KeyPair};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, pem::PemObject as _};
use rustls::sign::CertifiedKey;
use rustls::{ClientConfig, RootCertStore};

use crate::tls::{
    acme::Acme,
    certificate::{CertificateFault, TlsCertificate},
    certificate_files::CertificateFolder,
    served::ServedCertificate,
};

/// File of the key and the certificate.
pub const CERTIFICATE: &str = "certificate.pem";

/// File of the account at the authority.
const ACCOUNT: &str = "account.json";

/// Time limit for the authority to validate the names and sign the certificate.
const ORDER_TIMEOUT: Duration = Duration::from_mins(2);

/// Reason that no certificate was issued.
#[derive(Debug, thiserror::Error)]
pub enum AcmeError {
    #[error("the authority: {0}")]
    Authority(#[from] instant_acme::Error),
    #[error("the authority offers no TLS-ALPN challenge for {0}")]
    NoChallenge(String),
    #[error("the authority did not find this service at port 443 of {name}: {reason}")]
    NotFound { name: String, reason: String },
    #[error("the authority refused the order without a reason")]
    Refused,
    #[error("the authority did not answer in time")]
    TooLong(#[from] tokio::time::error::Elapsed),
    #[error("the certificate that it issued: {0}")]
    Sent(#[from] CertificateFault),
    #[error("a key: {0}")]
    Key(#[from] rcgen::Error),
    #[error("a challenge: {0}")]
    Challenge(#[from] rustls::Error),
    #[error("the account's file: {0}")]
    Account(#[from] serde_json::Error),
    #[error("{0}")]
    Files(#[from] io::Error),
}

/// Obtains a certificate and stores it.
pub async fn obtain_certificate(
    acme: &Acme,
    folder: &CertificateFolder,
    served: &Arc<ServedCertificate>,
) -> Result<TlsCertificate, AcmeError> {
    tokio::time::timeout(ORDER_TIMEOUT, run_order(acme, folder, served)).await?
}

async fn run_order(
    acme: &Acme,
    folder: &CertificateFolder,
    served: &Arc<ServedCertificate>,
) -> Result<TlsCertificate, AcmeError> {
    let account = account(acme, folder).await?;
    let names: Vec<_> = acme.domains.iter().cloned().map(Identifier::Dns).collect();
    let mut order = account.new_order(&NewOrder::new(&names)).await?;
    answer_challenges(&mut order, served).await?;
    let patience = RetryPolicy::new().timeout(ORDER_TIMEOUT);
    match order.poll_ready(&patience).await {
        Ok(OrderStatus::Ready) => {}
        other => return Err(order_error(&mut order, other.err()).await?),
    }
    let key = KeyPair::generate()?;
    let mut wanted = CertificateParams::new(acme.domains.clone())?;
    wanted.distinguished_name = DistinguishedName::new();
    order.finalize_csr(wanted.serialize_request(&key)?.der()).await?;
    let chain = order.poll_certificate(&patience).await?;
    let file = folder.path(CERTIFICATE).display().to_string();
    let text = format!("{}{chain}", key.serialize_pem());
    let certificate = TlsCertificate::parse(text.as_bytes(), text.as_bytes(), (&file, &file))?;
    folder.write(CERTIFICATE, &text)?;
    Ok(certificate)
}

/// Returns the account at the authority, creating it the first time. Requesting a certificate accepts the authority's terms.
async fn account(acme: &Acme, folder: &CertificateFolder) -> Result<Account, AcmeError> {
    let client = new_client(acme.root.as_deref())?;
    let builder = Account::builder_with_http(Box::new(client));
    if let Some(kept) = folder.read(ACCOUNT)? {
        let credentials: AccountCredentials = serde_json::from_str(&kept)?;
        return Ok(builder.from_credentials(credentials).await?);
    }
    let contact = acme.contact.as_ref().map(|contact| format!("mailto:{contact}"));
    let contact: Vec<&str> = contact.as_deref().into_iter().collect();
    let wanted = NewAccount { contact: &contact, terms_of_service_agreed: true, only_return_existing: false };
    let (account, credentials) = builder.create(&wanted, acme.directory.clone(), None).await?;
    folder.write(ACCOUNT, &serde_json::to_string(&credentials)?)?;
    Ok(account)
}

/// Lets the authority validate each name.
async fn answer_challenges(order: &mut Order, served: &ServedCertificate) -> Result<(), AcmeError> {
    let mut all = order.authorizations();
    while let Some(authorization) = all.next().await {
        let mut authorization = authorization?;
        if authorization.status == AuthorizationStatus::Valid {
            continue;
        }
        let name = authorization.identifier().to_string();
        let found = authorization.challenge(ChallengeType::TlsAlpn01);
        let mut challenge = found.ok_or_else(|| AcmeError::NoChallenge(name.clone()))?;
        let answer = challenge_certificate(&name, challenge.key_authorization().digest().as_ref())?;
        served.add_challenge(name, answer);
        challenge.set_ready().await?;
    }
    Ok(())
}

/// Makes the self-signed certificate that answers a challenge, with the digest that the authority expects.
fn challenge_certificate(name: &str, digest: &[u8]) -> Result<Arc<CertifiedKey>, AcmeError> {
    let mut wanted = CertificateParams::new(vec![name.to_owned()])?;
    wanted.custom_extensions = vec![CustomExtension::new_acme_identifier(digest)];
    let key = KeyPair::generate()?;
    let certificate = wanted.self_signed(&key)?;
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
    // Key and certificate are not compared: the check would fail on the unknown ACME extension.
    let signer = crate::tls::crypto_provider().key_provider.load_private_key(key)?;
    Ok(Arc::new(CertifiedKey::new(vec![certificate.der().clone()], signer)))
}

/// Returns the reason that the authority refused an order: the problem it found during validation, or else its answer.
async fn order_error(order: &mut Order, said: Option<instant_acme::Error>) -> Result<AcmeError, AcmeError> {
    let mut all = order.authorizations();
    while let Some(authorization) = all.next().await {
        let mut authorization = authorization?;
        let name = authorization.identifier().to_string();
        let state = authorization.refresh().await?;
        if let Some(problem) = state.challenges.iter().find_map(|challenge| challenge.error.as_ref()) {
            return Ok(AcmeError::NotFound { name, reason: problem.to_string() });
        }
    }
    Ok(said.map_or(AcmeError::Refused, AcmeError::Authority))
}

pub struct AcmeClient(Client<HttpsConnector<HttpConnector>, BodyWrapper<Bytes>>);

/// Creates a client that trusts the built-in roots, and those in a file.
pub fn new_client(more: Option<&Path>) -> io::Result<AcmeClient> {
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
