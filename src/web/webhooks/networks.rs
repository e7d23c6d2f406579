//! Networks that an organiser's webhooks may lead into: the public ones, and those that the operator allows.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::{IpNet, Ipv4Net, Ipv6Net};

/// IPv4 networks that are not public: IANA's special-purpose registry, and an Azure service amid public addresses.
const SPECIAL_4: [Ipv4Net; 17] = [
    net4([0, 0, 0, 0], 8),
    net4([10, 0, 0, 0], 8),
    net4([100, 64, 0, 0], 10),
    net4([127, 0, 0, 0], 8),
    net4([168, 63, 129, 16], 32),
    net4([169, 254, 0, 0], 16),
    net4([172, 16, 0, 0], 12),
    net4([192, 0, 0, 0], 24),
    net4([192, 0, 2, 0], 24),
    net4([192, 31, 196, 0], 24),
    net4([192, 88, 99, 0], 24),
    net4([192, 168, 0, 0], 16),
    net4([198, 18, 0, 0], 15),
    net4([198, 51, 100, 0], 24),
    net4([203, 0, 113, 0], 24),
    net4([224, 0, 0, 0], 4),
    net4([240, 0, 0, 0], 4),
];

/// Global unicast prefix of IPv6.
const GLOBAL_6: Ipv6Net = net6([0x2000, 0, 0, 0, 0, 0, 0, 0], 3);

/// Networks within it that are not public, or that tunnel IPv4.
const SPECIAL_6: [Ipv6Net; 4] = [
    net6([0x2001, 0, 0, 0, 0, 0, 0, 0], 23),
    net6([0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], 32),
    net6([0x2002, 0, 0, 0, 0, 0, 0, 0], 16),
    net6([0x3fff, 0, 0, 0, 0, 0, 0, 0], 20),
];

/// Prefix of IPv4 addresses translated by a gateway (RFC 6052).
const NAT64_PREFIX: Ipv6Net = net6([0x64, 0xff9b, 0, 0, 0, 0, 0, 0], 96);

const fn net4(octets: [u8; 4], length: u8) -> Ipv4Net {
    let [a, b, c, d] = octets;
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), length)
}

const fn net6(parts: [u16; 8], length: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::from_segments(parts), length)
}

/// Returns true if messages may be sent to a machine.
pub fn is_allowed(ip: IpAddr, let_in: &[IpNet]) -> bool {
    let ip = unwrap_ipv4(ip);
    let is_public = match ip {
        IpAddr::V4(ip) => !SPECIAL_4.iter().any(|net| net.contains(&ip)),
        IpAddr::V6(ip) => GLOBAL_6.contains(&ip) && !SPECIAL_6.iter().any(|net| net.contains(&ip)),
    };
    is_public || let_in.iter().any(|net| net.contains(&ip))
}

/// Unwraps an IPv4 address that is written as IPv6.
fn unwrap_ipv4(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) if NAT64_PREFIX.contains(&ip) => {
            let [.., a, b, c, d] = ip.octets();
            IpAddr::V4(Ipv4Addr::new(a, b, c, d))
        }
        ip => ip,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_open(ip: &str) -> bool {
        is_allowed(ip.parse().unwrap(), &[])
    }

    #[test]
    fn public_addresses_are_allowed() {
        for ip in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "128.0.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.167.255.255",
            "223.255.255.255",
            "2606:4700:4700::1111",
            "2a01:4f8::1",
            "::ffff:1.1.1.1",
            "64:ff9b::101:101",
        ] {
            assert!(is_open(ip), "{ip}");
        }
    }

    #[test]
    fn other_addresses_are_refused() {
        for ip in [
            "0.0.0.0",
            "0.1.2.3",
            "10.1.2.3",
            "100.64.0.1",
            "100.100.100.200",
            "127.0.0.1",
            "127.255.255.254",
            "168.63.129.16",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.192",
            "192.0.2.1",
            "192.168.1.1",
            "198.19.255.255",
            "224.0.0.1",
            "239.255.255.250",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:0:127.0.0.1",
            "64:ff9b::127.0.0.1",
            "64:ff9b::a9fe:a9fe",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd00:ec2::254",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_open(ip), "{ip}");
        }
    }

    #[test]
    fn operators_may_allow_local_networks() {
        let near = ["192.168.1.0/24".parse().unwrap(), "fd12::/16".parse().unwrap()];
        for (ip, is) in [
            ("192.168.1.7", true),
            ("::ffff:192.168.1.7", true),
            ("192.168.2.7", false),
            ("fd12::7", true),
            ("127.0.0.1", false),
        ] {
            assert_eq!(is_allowed(ip.parse().unwrap(), &near), is, "{ip}");
        }
    }
}
