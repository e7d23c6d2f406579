//! The address that is printed on cards and posters. If it leads to this computer only, others to choose from are offered.

use std::net::IpAddr;

use actix_web::{HttpRequest, web};
use serde::Deserialize;

use crate::middleware::public_url::Origin;
use crate::tls::local_names::{is_private, lan_addresses};

/// Origin of the printed addresses, as this request reached the service or as an organiser chose.
pub struct PrintedAddress {
    origin: Origin,
    /// True if the addresses lead to this computer only.
    pub is_local: bool,
    /// Addresses of this computer on its network; empty if the page was not opened at a local address, or if none would answer.
    pub choices: Vec<AddressChoice>,
    /// Port to be served on the network, if the service answers this computer only.
    pub closed_port: Option<u16>,
}

/// An address of this computer on its network.
pub struct AddressChoice {
    /// Such as `http://192.168.1.4:8080`.
    pub origin: String,
    /// This page, with the addresses below this one.
    pub href: String,
    pub is_chosen: bool,
}

#[derive(Deserialize)]
struct AddressQuery {
    address: Option<IpAddr>,
}

impl PrintedAddress {
    /// Reads the choice from the request; an address that this computer does not have is no choice.
    pub fn of(request: &HttpRequest) -> Self {
        let asked = Origin::for_request(request);
        if !asked.is_local() {
            return Self::public(asked);
        }
        let here = request.app_config().local_addr();
        if here.ip().is_loopback() {
            return Self { closed_port: Some(here.port()), is_local: true, ..Self::public(asked) };
        }
        let lan = lan_addresses().into_iter().filter(|ip| ip.is_ipv4() && is_private(*ip));
        Self::among(asked, lan.collect(), request, here.port())
    }

    fn public(origin: Origin) -> Self {
        Self { origin, is_local: false, choices: Vec::new(), closed_port: None }
    }

    fn among(asked: Origin, lan: Vec<IpAddr>, request: &HttpRequest, port: u16) -> Self {
        let query = web::Query::<AddressQuery>::from_query(request.query_string());
        let wanted = query.ok().and_then(|query| query.address);
        let scheme = if asked.is_secure() { "https" } else { "http" };
        let (mut origin, mut choices) = (asked, Vec::new());
        for ip in lan {
            let Ok(at) = Origin::parse(&format!("{scheme}://{ip}:{port}")) else { continue };
            let is_chosen = Some(ip) == wanted;
            choices.push(AddressChoice { origin: at.to_string(), href: href(request, ip), is_chosen });
            if is_chosen {
                origin = at;
            }
        }
        Self { is_local: origin.is_local(), origin, choices, closed_port: None }
    }

    /// Returns the address to be printed for a path.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }
}

/// Returns this page's address with the choice added.
fn href(request: &HttpRequest, ip: IpAddr) -> String {
    let others =
        request.query_string().split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("address="));
    let chosen = format!("address={ip}");
    format!("{}?{}", request.path(), others.chain([chosen.as_str()]).collect::<Vec<_>>().join("&"))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    const LAN: [&str; 2] = ["10.0.0.2", "192.168.1.4"];

    fn at(address: &str) -> PrintedAddress {
        let request = TestRequest::with_uri(address).to_http_request();
        let lan = LAN.map(|ip| ip.parse().unwrap()).to_vec();
        PrintedAddress::among(Origin::parse("http://localhost:8080").unwrap(), lan, &request, 8080)
    }

    #[test]
    fn an_address_of_this_computer_can_be_chosen() {
        let offered = at("/organise/t/friday/cards?part=cards");
        assert!(offered.is_local);
        assert_eq!(offered.url("/at/ABC"), "http://localhost:8080/at/ABC");
        let hrefs: Vec<&str> = offered.choices.iter().map(|choice| choice.href.as_str()).collect();
        assert_eq!(hrefs, LAN.map(|ip| format!("/organise/t/friday/cards?part=cards&address={ip}")));
        let chosen = at("/organise/t/friday/cards?address=192.168.1.4");
        assert!(!chosen.is_local);
        assert_eq!(chosen.url("/at/ABC"), "http://192.168.1.4:8080/at/ABC");
        assert_eq!(chosen.choices.iter().filter(|choice| choice.is_chosen).count(), 1);
    }

    #[test]
    fn an_address_of_another_computer_is_not_printed() {
        for wrong in ["192.168.1.5", "uno.example", "", "203.0.113.9"] {
            let kept = at(&format!("/organise/t/friday/cards?address={wrong}"));
            assert!(kept.is_local && kept.url("/").starts_with("http://localhost:8080/"), "{wrong}");
        }
    }
}
