//! Client addresses, as rate limits count them.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use actix_web::http::header::HeaderMap;

/// Client address: an IPv4 address, or the /64 of an IPv6 address, since one host can use every address of its /64.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Address(IpAddr);

impl Address {
    /// Returns the address of a client. An IPv4-mapped IPv6 address counts as IPv4.
    pub fn from_ip(ip: IpAddr) -> Self {
        Self(match ip.to_canonical() {
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            ip @ IpAddr::V4(_) => ip,
        })
    }

    /// Returns the network of one household: an IPv4 address, or the /56 of an IPv6 address.
    pub fn home(self) -> String {
        match self.0 {
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                format!("{}/56", Ipv6Addr::new(a, b, c, d & 0xff00, 0, 0, 0, 0))
            }
        }
    }

    /// Returns the largest network that a provider assigns to one customer: the /24 of an IPv4 address, or the /48 of an IPv6 address.
    pub fn neighbourhood(self) -> String {
        match self.0 {
            IpAddr::V4(ip) => {
                let [a, b, c, _] = ip.octets();
                format!("{a}.{b}.{c}.0/24")
            }
            IpAddr::V6(ip) => {
                let [a, b, c, ..] = ip.segments();
                format!("{}/48", Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
            }
        }
    }

    /// Reads the client address that the nearest proxy reports: the last entry of the last `X-Forwarded-For`. Clients can forge the earlier
    /// entries.
    pub fn from_forwarded_for(headers: &HeaderMap) -> Option<Self> {
        let line = headers.get_all("x-forwarded-for").next_back()?.to_str().ok()?;
        parse(line.rsplit(',').next()?.trim()).map(Self::from_ip)
    }

    /// Returns true for an address of a local network or of this machine, which only a few people use.
    pub fn is_local(self) -> bool {
        match self.0 {
            IpAddr::V4(ip) => ip.is_private() || ip.is_loopback() || ip.is_link_local(),
            IpAddr::V6(ip) => {
                // Reduced to its /64, `::1` is the unspecified address.
                ip.is_unspecified() || ip.is_unique_local() || ip.is_unicast_link_local()
            }
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(ip) => write!(f, "{ip}"),
            IpAddr::V6(ip) => write!(f, "{ip}/64"),
        }
    }
}

/// Parses an address as proxies write it: bare, in brackets, or with a port.
fn parse(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|socket| socket.ip());
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(bracketed)
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    fn client_behind(lines: &[&'static str]) -> Option<String> {
        let name = || HeaderName::from_static("x-forwarded-for");
        let headers = lines.iter().map(|line| (name(), HeaderValue::from_static(line))).collect();
        Address::from_forwarded_for(&headers).map(|address| address.to_string())
    }

    #[test]
    fn only_the_nearest_proxy_is_trusted() {
        for (lines, address) in [
            (&["203.0.113.9"][..], "203.0.113.9"),
            (&["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
            (&["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
            (&["203.0.113.9:40001"], "203.0.113.9"),
            (&["::ffff:203.0.113.9"], "203.0.113.9"),
            (&["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
            (&["[2001:db8:1:2:ffff::9]:40001"], "2001:db8:1:2::/64"),
            (&["[2001:db8:1:2::1]"], "2001:db8:1:2::/64"),
        ] {
            assert_eq!(client_behind(lines).as_deref(), Some(address), "{lines:?}");
        }
        for lines in [&[][..], &[""], &["unknown"], &["203.0.113.9", "unknown"], &["203.0.113.9, "]] {
            assert_eq!(client_behind(lines), None, "{lines:?}");
        }
    }

    #[test]
    fn nearby_addresses_share_a_neighbourhood() {
        let neighbourhood = |text: &str| Address::from_ip(text.parse().unwrap()).neighbourhood();
        assert_eq!(neighbourhood("203.0.113.9"), "203.0.113.0/24");
        assert_eq!(neighbourhood("::ffff:203.0.113.200"), "203.0.113.0/24");
        assert_eq!(neighbourhood("2001:db8:1:2:3:4:5:6"), "2001:db8:1::/48");
    }

    #[test]
    fn local_networks_are_recognised() {
        let is_local = |text: &str| Address::from_ip(text.parse().unwrap()).is_local();
        let local = [
            "127.0.0.1",
            "192.168.1.4",
            "10.2.3.4",
            "172.16.0.1",
            "169.254.1.1",
            "::1",
            "fd00::1",
            "fe80::1",
        ];
        assert!(local.into_iter().all(is_local));
        assert!(!["203.0.113.9", "172.32.0.1", "2001:db8::1", "::ffff:8.8.8.8"].into_iter().any(is_local));
    }
}
