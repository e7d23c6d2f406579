//! Addresses of webhooks, checked as far as possible from their text alone.

use std::fmt;

use url::Url;

/// Bytes: longer than any address that receivers hand out.
const MAX_LENGTH: usize = 2_000;

/// An address on the web that messages may be sent to. Its host is resolved and checked when something is sent.
#[derive(Clone, PartialEq, Eq)]
pub struct WebhookAddress(Url);

/// Errors when parsing an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum AddressFault {
    /// It is not a URL.
    Malformed,
    /// It does not begin with `http://` or `https://`.
    Scheme,
    /// It contains a user name or a password, which would be shown with the address.
    Credentials,
    /// The port is below 1024 and neither 80 nor 443.
    Port,
    /// It is too long.
    Long,
}

impl WebhookAddress {
    /// Parses an address as typed.
    ///
    /// # Errors
    /// The first fault found.
    pub fn parse(text: &str) -> Result<Self, AddressFault> {
        let text = text.trim();
        if text.len() > MAX_LENGTH {
            return Err(AddressFault::Long);
        }
        let mut url = Url::parse(text).map_err(|_| AddressFault::Malformed)?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(AddressFault::Scheme);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(AddressFault::Credentials);
        }
        let port = url.port_or_known_default().unwrap_or_default();
        if !matches!(port, 80 | 443 | 1024..) {
            return Err(AddressFault::Port);
        }
        url.set_fragment(None);
        Ok(Self(url))
    }

    /// The whole address, as used in requests.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Host name or IP address; version 6 without brackets.
    pub fn host(&self) -> String {
        match self.0.host() {
            Some(url::Host::Ipv6(ip)) => ip.to_string(),
            Some(host) => host.to_string(),
            None => String::new(),
        }
    }

    /// Port, including the default of the scheme.
    pub fn port(&self) -> u16 {
        self.0.port_or_known_default().unwrap_or_default()
    }
}

impl fmt::Display for WebhookAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Hides everything after the host, which may be a secret of the receiver.
impl fmt::Debug for WebhookAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("WebhookAddress").field(&self.host()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_browsers_read_it() {
        for (typed, read) in [
            (" https://uno.example/hook?key=1#top ", "https://uno.example/hook?key=1"),
            ("HTTPS://UNO.example", "https://uno.example/"),
            ("http://uno.example:8080/a b", "http://uno.example:8080/a%20b"),
            // IP addresses in other notations are recognised.
            ("http://0x7f.1/", "http://127.0.0.1/"),
            ("http://2130706433/", "http://127.0.0.1/"),
            ("http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/"),
            ("https://уно.example/", "https://xn--m1acn.example/"),
        ] {
            assert_eq!(WebhookAddress::parse(typed).unwrap().as_str(), read);
        }
    }

    #[test]
    fn invalid_addresses_are_refused() {
        for (typed, fault) in [
            ("", AddressFault::Malformed),
            ("uno.example/hook", AddressFault::Malformed),
            ("https://", AddressFault::Malformed),
            ("https://uno example/", AddressFault::Malformed),
            ("ftp://uno.example/", AddressFault::Scheme),
            ("file:///etc/passwd", AddressFault::Scheme),
            ("gopher://uno.example:70/", AddressFault::Scheme),
            ("https://anna:secret@uno.example/", AddressFault::Credentials),
            ("https://anna@uno.example/", AddressFault::Credentials),
            ("http://uno.example:22/", AddressFault::Port),
            ("http://uno.example:0/", AddressFault::Port),
            ("https://uno.example:25/", AddressFault::Port),
        ] {
            assert_eq!(WebhookAddress::parse(typed), Err(fault), "{typed}");
        }
        let long = format!("https://uno.example/{}", "a".repeat(MAX_LENGTH));
        assert_eq!(WebhookAddress::parse(&long), Err(AddressFault::Long));
    }
}
