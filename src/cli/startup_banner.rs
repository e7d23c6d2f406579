//! Start-up message of `serve`, with the addresses of the service.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::SocketAddr;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use super::bind::reachable;
use crate::store::Location;
use crate::web::Origin;
use crate::web::Translator;

pub(super) struct ServiceAddresses {
    pub(super) address: SocketAddr,
    /// Address for plain HTTP, in addition to an encrypted one.
    pub(super) plain: Option<SocketAddr>,
    pub(super) is_encrypted: bool,
    /// Separate address for metrics, if any.
    pub(super) metrics: Option<SocketAddr>,
    /// Host name of the certificate.
    pub(super) name: Option<String>,
    /// Fingerprint of the program's own certificate authority, if it has one.
    pub(super) authority: Option<String>,
    pub(super) url: Option<Origin>,
    /// Path of the page of the table at which bots play the demo.
    pub(super) demo: Option<String>,
}

impl ServiceAddresses {
    /// Prints the start-up message, with the addresses for this machine and for phones.
    pub(super) fn print_banner(
        &self,
        words: Translator,
        new: Option<&Location>,
        setup_code: Option<&str>,
    ) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let at = self.base_url();
        writeln!(out, "{}", words.say("serve-address").with("url", format!("{at}/")))?;
        if self.url.is_some() {
            let local = self.local_url();
            writeln!(out, "{}", words.say("serve-listens").with("url", format!("{local}/")))?;
        } else if self.address.ip().is_unspecified() {
            self.print_phone_addresses(words, &mut out)?;
        }
        if let Some(fingerprint) = &self.authority {
            writeln!(out, "{}", words.say("serve-authority-fingerprint").with("fingerprint", fingerprint))?;
        }
        if let Some(metrics) = self.metrics {
            let url = format!("http://{}/metrics", reachable(metrics));
            writeln!(out, "{}", words.say("serve-metrics").with("url", url))?;
        }
        if let Some(location) = new {
            writeln!(out, "{}", words.say("serve-new-database").with("database", location.to_string()))?;
        }
        if let Some(table) = &self.demo {
            writeln!(out, "{}", words.say("serve-demo").with("url", format!("{at}{table}")))?;
        }
        if let Some(code) = setup_code {
            writeln!(out, "{}", words.say("serve-setup").with("url", format!("{at}/setup?code={code}")))?;
        }
        out.flush()
    }

    /// Prints the addresses for phones, and the address of the certificate that they need to trust first. The
    /// first address is also printed as a QR code.
    fn print_phone_addresses(&self, words: Translator, out: &mut impl io::Write) -> io::Result<()> {
        let address =
            |scheme: &str, ip, port, path: &str| format!("{scheme}://{}{path}", SocketAddr::new(ip, port));
        let mut first = None;
        for ip in crate::web::lan_addresses() {
            let url = address(self.scheme(), ip, self.address.port(), "/");
            writeln!(out, "{}", words.say("serve-lan-address").with("url", url.as_str()))?;
            let plain = self.plain.filter(|_| self.authority.is_some());
            let before = plain.map(|plain| address("http", ip, plain.port(), crate::web::PAGE));
            if let Some(before) = &before {
                writeln!(out, "{}", words.say("serve-authority-address").with("url", before.as_str()))?;
            }
            first = first.or(before).or(Some(url));
        }
        if let Some(code) = first.and_then(|url| qr(&url)) {
            writeln!(out, "\n{code}\n")?;
        }
        Ok(())
    }

    /// Base URL for visitors, without a slash at the end.
    pub(super) fn base_url(&self) -> String {
        if let Some(url) = &self.url {
            return url.to_string();
        }
        match (&self.name, self.address.port()) {
            (Some(name), 443) => format!("https://{name}"),
            (Some(name), port) => format!("https://{name}:{port}"),
            (None, _) => self.local_url(),
        }
    }

    fn local_url(&self) -> String {
        format!("{}://{}", self.scheme(), reachable(self.address))
    }

    fn scheme(&self) -> &'static str {
        if self.is_encrypted { "https" } else { "http" }
    }
}

/// Draws a QR code with half blocks, on a terminal always black on white.
fn qr(text: &str) -> Option<String> {
    let drawing = QrCode::new(text).ok()?.render::<Dense1x2>().build();
    if !io::stdout().is_terminal() {
        return Some(drawing);
    }
    let lines = drawing.lines().map(|line| format!("\u{1b}[38;5;231;48;5;16m{line}\u{1b}[0m"));
    Some(lines.collect::<Vec<_>>().join("\n"))
}
