//! Names and addresses of this machine on its local network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Suffixes of names that exist only on local networks: reserved for them (RFC 6761, 6762, 8375), or never delegated.
pub const LOCAL_SUFFIXES: [&str; 6] = ["local", "localhost", "lan", "home", "internal", "home.arpa"];

/// Networks of local addresses, as prefix and length (RFC 1918, 3927, 4193, 4291).
pub const PRIVATE_NETWORKS: [(IpAddr, u8); 8] = [
    (IpAddr::V4(Ipv4Addr::new(10, 0, 0, 0)), 8),
    (IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), 8),
    (IpAddr::V4(Ipv4Addr::new(169, 254, 0, 0)), 16),
    (IpAddr::V4(Ipv4Addr::new(172, 16, 0, 0)), 12),
    (IpAddr::V4(Ipv4Addr::new(192, 168, 0, 0)), 16),
    (IpAddr::V6(Ipv6Addr::LOCALHOST), 128),
    (IpAddr::V6(Ipv6Addr::new(0xfc00, 0, 0, 0, 0, 0, 0, 0)), 7),
    (IpAddr::V6(Ipv6Addr::new(0xfe80, 0, 0, 0, 0, 0, 0, 0)), 10),
];

/// Returns the addresses at which other devices may reach this machine on the local network, IPv4 first.
pub fn lan_addresses() -> Vec<IpAddr> {
    let mut found: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .collect();
    found.sort_by_key(|ip| (ip.is_ipv6(), *ip));
    found
}

/// Returns the local names and addresses of this machine, after the names given here.
pub fn own_names(given: &[String]) -> Vec<String> {
    let addresses = lan_addresses().into_iter().filter(|address| is_private(*address));
    let here = ["localhost", "127.0.0.1", "::1"].map(str::to_owned);
    let own = given.iter().cloned().chain(host_name()).chain(addresses.map(|it| it.to_string())).chain(here);
    let mut names = Vec::new();
    own.for_each(|name| {
        if !names.contains(&name) {
            names.push(name);
        }
    });
    names
}

/// Returns the name by which phones find this machine without a name server (mDNS).
fn host_name() -> Option<String> {
    let system = rustix::system::uname();
    let first = system.nodename().to_str().ok()?.split('.').next()?.to_ascii_lowercase();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
    (!first.is_empty() && first != "localhost" && first.chars().all(is_name))
        .then(|| format!("{first}.local"))
}

/// Returns true if a name belongs to local networks.
pub fn is_local_name(name: &str) -> bool {
    LOCAL_SUFFIXES
        .iter()
        .any(|end| name.strip_suffix(end).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')))
}

/// Returns true for an address that exists only on local networks.
pub fn is_private(address: IpAddr) -> bool {
    PRIVATE_NETWORKS.iter().any(|(first, bits)| match (first, address) {
        (IpAddr::V4(first), IpAddr::V4(address)) => {
            let apart = first.to_bits() ^ address.to_bits();
            apart.leading_zeros() >= u32::from(*bits)
        }
        (IpAddr::V6(first), IpAddr::V6(address)) => {
            let apart = first.to_bits() ^ address.to_bits();
            apart.leading_zeros() >= u32::from(*bits)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn local_names_and_addresses_are_recognised() {
        for name in ["uno.local", "local", "club.lan", "a.b.home.arpa", "localhost"] {
            assert!(is_local_name(name), "{name}");
        }
        for name in ["uno.example", "notlocal", "local.example", ""] {
            assert!(!is_local_name(name), "{name}");
        }
        for address in ["192.168.1.4", "10.0.0.1", "172.31.255.1", "::1", "fd00::1", "fe80::1"] {
            assert!(is_private(address.parse().unwrap()), "{address}");
        }
        for address in ["172.32.0.1", "192.169.0.1", "203.0.113.9", "2001:db8::1", "::2"] {
            assert!(!is_private(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn a_machine_has_loopback_and_given_names() {
        let names = own_names(&["uno.lan".to_owned(), "localhost".to_owned()]);
        assert_eq!(names.iter().filter(|name| *name == "localhost").count(), 1);
        assert!(names.first().is_some_and(|name| name == "uno.lan"));
        assert!(["127.0.0.1", "::1"].iter().all(|here| names.contains(&(*here).to_owned())));
    }
}
