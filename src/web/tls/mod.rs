//! TLS: the certificate of the service, from files, from a public authority, or from one of our own.

mod acme;
mod acme_client;
mod acme_order;
mod certificate;
mod certificate_files;
mod certificate_folder;
mod expiry;
mod local_authority;
mod local_names;
mod plain_port;
mod served;

use std::sync::Arc;

use rustls::crypto::{CryptoProvider, ring};

pub use acme::{Acme, DomainMalformed, LETS_ENCRYPT, parse_domain};
pub use certificate::{CertificateFault, TlsCertificate};
pub use certificate_files::CertificateFiles;
pub use certificate_folder::CertificateFolder;
pub use expiry::warn_before_expiry;
pub use local_authority::{AuthorityError, LocalAuthority};
pub use local_names::{is_local_name, lan_addresses};
pub use plain_port::{PAGE as AUTHORITY_PAGE, PlainPort, fingerprint};
pub use served::ServedCertificate;

/// Returns the cryptography provider of all our TLS connections.
fn crypto_provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}
