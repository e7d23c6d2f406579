//! Verifies the certificates of servers.

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{verify_server_cert_signed_by_trust_anchor, verify_server_name};
use rustls::crypto::{WebPkiSupportedAlgorithms, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use x509_parser::prelude::{FromDer as _, X509Certificate};

#[derive(Debug)]
pub(super) enum TrustRoots {
    /// Any certificate. Protects against eavesdroppers, but not against an attacker in the middle.
    Everybody,
    /// Certificates issued by these authorities, and these certificates themselves: many servers have a self-signed one.
    From { roots: RootCertStore, themselves: Vec<CertificateDer<'static>> },
}

/// Verifies a server's certificate, and its name if required.
#[derive(Debug)]
pub(super) struct ServerVerifier {
    believed: TrustRoots,
    looks_at_name: bool,
    algorithms: WebPkiSupportedAlgorithms,
}

impl ServerVerifier {
    pub(super) fn new(believed: TrustRoots, looks_at_name: bool) -> Self {
        let algorithms = ring::default_provider().signature_verification_algorithms;
        Self { believed, looks_at_name, algorithms }
    }
}

impl ServerCertVerifier for ServerVerifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        _ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let TrustRoots::From { roots, themselves } = &self.believed else {
            return Ok(ServerCertVerified::assertion());
        };
        let own = ParsedCertificate::try_from(end_entity)?;
        if themselves.iter().any(|believed| believed.as_ref() == end_entity.as_ref()) {
            check_time(end_entity, now)?;
        } else {
            let all = self.algorithms.all;
            verify_server_cert_signed_by_trust_anchor(&own, roots, intermediates, now, all)?;
        }
        if self.looks_at_name {
            verify_server_name(&own, server_name)?;
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, cert, dss, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, cert, dss, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

/// Checks the validity period of a certificate that is trusted by itself.
fn check_time(certificate: &CertificateDer<'_>, now: UnixTime) -> Result<(), Error> {
    let bad = |_| Error::InvalidCertificate(CertificateError::BadEncoding);
    let (_, own) = X509Certificate::from_der(certificate).map_err(bad)?;
    let now = i64::try_from(now.as_secs()).unwrap_or(i64::MAX);
    if now < own.validity().not_before.timestamp() {
        return Err(Error::InvalidCertificate(CertificateError::NotValidYet));
    }
    if now > own.validity().not_after.timestamp() {
        return Err(Error::InvalidCertificate(CertificateError::Expired));
    }
    Ok(())
}
