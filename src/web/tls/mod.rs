//! TLS: the certificate of the service, from files, from a public authority, or from one of our own.

pub mod acme;
pub mod acme_order;
pub mod certificate;
pub mod certificate_files;
pub mod local_authority;
pub mod local_names;
pub mod plain_port;
pub mod served;

use std::sync::Arc;

use rustls::crypto::{CryptoProvider, ring};

/// Returns the cryptography provider of all our TLS connections.
pub fn crypto_provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}
