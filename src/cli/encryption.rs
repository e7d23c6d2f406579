//! Options of `serve` for encryption: none, a certificate from files, from a public authority, or from the
//! program's own authority.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgAction, Args};

use super::io::CommandFailure;
use crate::cli::words::words;
use crate::store::Location;
use crate::web::Origin;
use crate::web::{
    Acme, CertificateFault, CertificateFiles, CertificateFolder, LETS_ENCRYPT, LocalAuthority,
    ServedCertificate,
};

/// Options for the source of the certificate.
#[derive(Debug, Args)]
pub(super) struct Encryption {
    /// Get and renew a certificate for this name from a public authority, and accept its terms; may be
    /// repeated, and links use the first. With --local-authority: an additional local name
    #[arg(long = "domain", value_name = "NAME", env = "LASTCARD_DOMAIN", value_delimiter = ',', action = ArgAction::Append, value_parser = domain)]
    domains: Vec<String>,
    /// URL of the certificate authority's ACME directory
    #[arg(long, value_name = "URL", env = "LASTCARD_ACME_DIRECTORY", default_value = LETS_ENCRYPT)]
    acme_directory: String,
    /// E-mail address at which that authority can contact you
    #[arg(long, value_name = "EMAIL", env = "LASTCARD_ACME_CONTACT")]
    acme_contact: Option<String>,
    /// A PEM file with the authority that issued the directory's own certificate, if that authority is
    /// private
    #[arg(long, value_name = "FILE", env = "LASTCARD_ACME_ROOT")]
    acme_root: Option<PathBuf>,
    /// Serve HTTPS with the certificate in this PEM file, followed by any intermediate certificates; reloaded
    /// when it changes
    #[arg(
        long,
        value_name = "FILE",
        env = "LASTCARD_CERTIFICATE",
        requires = "key",
        conflicts_with = "domains"
    )]
    certificate: Option<PathBuf>,
    /// The PEM file with the certificate's private key
    #[arg(long, value_name = "FILE", env = "LASTCARD_KEY", requires = "certificate")]
    key: Option<PathBuf>,
    /// Serve HTTPS without internet access, with a certificate authority of its own that is created once and
    /// that each device has to trust
    #[arg(long, env = "LASTCARD_LOCAL_AUTHORITY", conflicts_with = "certificate")]
    local_authority: bool,
    /// The folder for keys and certificates that are made here; default: certificates next to the database
    /// file, or data/certificates with PostgreSQL
    #[arg(long, value_name = "FOLDER", env = "LASTCARD_CERTIFICATE_FOLDER")]
    certificate_folder: Option<PathBuf>,
    /// Address and port for plain HTTP to be redirected to HTTPS, such as 0.0.0.0:80, or none; default: port
    /// 80 with port 443, and 8080 with --local-authority
    #[arg(long, value_name = "ADDRESS", env = "LASTCARD_REDIRECT", value_parser = parse_redirect)]
    redirect: Option<Redirect>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Redirect {
    No,
    From(SocketAddr),
}

/// The certificate to serve, and the means to renew it.
pub(super) struct RenewableCertificate {
    pub(super) served: Arc<ServedCertificate>,
    /// Host name of the certificate, if it has one.
    pub(super) name: Option<String>,
    renewal: Renewal,
}

enum Renewal {
    Files(CertificateFiles),
    Acme(Acme),
    Own(Box<LocalAuthority>),
}

impl Encryption {
    /// Opens the certificate, or returns `None` without encryption. Faults are reported before anything else
    /// is done.
    pub(super) fn open(
        &self,
        location: &Location,
        url: Option<&Origin>,
    ) -> Result<Option<RenewableCertificate>, CommandFailure> {
        let opened = if let (Some(certificate), Some(key)) = (&self.certificate, &self.key) {
            files(&CertificateFiles { certificate: certificate.clone(), key: key.clone() }, url)?
        } else if self.local_authority {
            self.open_local_authority(location)?
        } else if self.domains.is_empty() {
            return Ok(None);
        } else {
            self.acme(location)
        };
        if let Some(url) = url.filter(|url| !url.is_secure()) {
            let said = words().say("serve-url-unencrypted").with("url", url.to_string());
            return Err(CommandFailure::Wrong(said.to_string()));
        }
        Ok(Some(opened))
    }

    fn open_local_authority(&self, location: &Location) -> Result<RenewableCertificate, CommandFailure> {
        if let Some(domain) = self.domains.iter().find(|domain| !crate::web::is_local_name(domain)) {
            let said = words().say("serve-domain-not-local").with("given", domain.as_str());
            return Err(CommandFailure::Wrong(said.to_string()));
        }
        let failed = |error: crate::web::AuthorityError| match error {
            crate::web::AuthorityError::Kept(fault) => certificate_failure(&fault),
            error => CommandFailure::Failed(
                words().say("serve-no-authority").with("reason", error.to_string()).to_string(),
            ),
        };
        let authority = LocalAuthority::open(&self.folder(location), self.domains.clone()).map_err(failed)?;
        let served = authority.issue_certificate().map_err(failed)?;
        Ok(RenewableCertificate {
            served,
            name: self.domains.first().cloned(),
            renewal: Renewal::Own(Box::new(authority)),
        })
    }

    fn acme(&self, location: &Location) -> RenewableCertificate {
        let acme = Acme {
            domains: self.domains.clone(),
            directory: self.acme_directory.clone(),
            contact: self.acme_contact.clone(),
            root: self.acme_root.clone(),
            folder: self.folder(location),
        };
        let (served, name) =
            (ServedCertificate::new(acme.stored_certificate()), acme.domains.first().cloned());
        RenewableCertificate { served, name, renewal: Renewal::Acme(acme) }
    }

    fn folder(&self, location: &Location) -> CertificateFolder {
        let beside = match location {
            Location::Sqlite(file) => file.parent().unwrap_or(Path::new("")),
            Location::Postgres(_) => Path::new("data"),
        };
        CertificateFolder::new(self.certificate_folder.clone().unwrap_or_else(|| beside.join("certificates")))
    }

    /// Returns true if the pages are served over HTTPS.
    pub(super) fn is_on(&self) -> bool {
        self.certificate.is_some() || self.local_authority || !self.domains.is_empty()
    }

    /// Default address: port 443, or with a local authority a port that needs no privileges; without
    /// encryption, port 8080 on this machine only.
    pub(super) fn default_address(&self) -> SocketAddr {
        if !self.is_on() {
            SocketAddr::from(([127, 0, 0, 1], 8080))
        } else if self.local_authority {
            SocketAddr::from(([0, 0, 0, 0], 8443))
        } else {
            // IPv6 wildcard, which accepts IPv4 as well.
            SocketAddr::from(([0u16; 8], 443))
        }
    }

    /// Address for plain HTTP that is redirected to HTTPS, if any.
    pub(super) fn plain_address(&self, encrypted: SocketAddr) -> Option<SocketAddr> {
        match self.redirect {
            _ if !self.is_on() => None,
            Some(Redirect::No) => None,
            Some(Redirect::From(address)) => Some(address),
            None if self.local_authority => Some(SocketAddr::new(encrypted.ip(), 8080)),
            None => (encrypted.port() == 443).then(|| SocketAddr::new(encrypted.ip(), 80)),
        }
    }
}

fn files(files: &CertificateFiles, url: Option<&Origin>) -> Result<RenewableCertificate, CommandFailure> {
    let certificate = files.read().map_err(|fault| certificate_failure(&fault))?;
    if let Some(url) = url {
        certificate
            .check_host(&files.certificate, url.host_name())
            .map_err(|fault| certificate_failure(&fault))?;
    }
    let name = certificate.name().map(str::to_owned);
    let served = ServedCertificate::new(Some(certificate));
    Ok(RenewableCertificate { served, name, renewal: Renewal::Files(files.clone()) })
}

impl RenewableCertificate {
    /// Default public URL. A public authority checks only the standard port, so the URL needs no port number.
    pub(super) fn url(&self) -> Option<Origin> {
        let Renewal::Acme(acme) = &self.renewal else { return None };
        Origin::parse(&format!("https://{}", acme.domains.first()?)).ok()
    }

    /// Renews the certificate while the service runs, and warns before it expires.
    pub(super) fn start_renewal(self) {
        let served = self.served;
        actix_web::rt::spawn(crate::web::warn_before_expiry(served.clone()));
        match self.renewal {
            Renewal::Files(files) => drop(actix_web::rt::spawn(files.keep_reloading(served))),
            Renewal::Acme(acme) => drop(actix_web::rt::spawn(acme.keep_renewing(served))),
            Renewal::Own(authority) => drop(actix_web::rt::spawn(authority.keep_signing(served))),
        }
    }
}

fn certificate_failure(fault: &CertificateFault) -> CommandFailure {
    CommandFailure::Wrong(words().fault(fault).to_string())
}

fn domain(text: &str) -> Result<String, String> {
    crate::web::parse_domain(text)
        .map_err(|_| words().say("serve-bad-domain").with("given", text).to_string())
}

fn parse_redirect(text: &str) -> Result<Redirect, String> {
    if text == "none" {
        return Ok(Redirect::No);
    }
    super::bind::parse(text).map(Redirect::From)
}
