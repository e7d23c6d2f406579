//! URL of a PostgreSQL server, as libpq reads it.

use std::path::Path;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_');

/// Parameters that are not passed to libpq, because libpq does not encrypt anything here.
const ENCRYPTION_PARAMETERS: [&str; 15] = [
    "sslmode",
    "requiressl",
    "sslnegotiation",
    "sslcompression",
    "sslcert",
    "sslkey",
    "sslkeylogfile",
    "sslpassword",
    "sslcertmode",
    "sslrootcert",
    "sslcrl",
    "sslcrldir",
    "sslsni",
    "ssl_min_protocol_version",
    "ssl_max_protocol_version",
];

/// One of the servers that are tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PostgresHost {
    /// Host name, address, or folder of the socket.
    pub(super) name: String,
    /// Address given in addition to the name (`hostaddr`).
    pub(super) address: Option<String>,
    pub(super) port: u16,
}

impl PostgresHost {
    pub(super) fn is_socket(&self) -> bool {
        self.address.is_none() && (self.name.is_empty() || self.name.starts_with(['/', '@']))
    }

    /// Returns true if the connection does not leave this machine.
    pub(super) fn is_local(&self) -> bool {
        let reached = self.address.as_deref().unwrap_or(&self.name);
        let ip = reached.parse::<std::net::IpAddr>();
        self.is_socket() || reached == "localhost" || ip.is_ok_and(|ip| ip.is_loopback())
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PostgresUrl {
    /// User and password as written in the URL, with the `@`.
    user: String,
    hosts: Vec<PostgresHost>,
    /// Database as written in the URL, with the `/`.
    database: String,
    /// Remaining parameters, decoded.
    parameters: Vec<(String, String)>,
}

impl PostgresUrl {
    pub(super) fn parse(url: &str) -> Self {
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        let (before, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (authority, database) = before.find('/').map_or((before, ""), |at| before.split_at(at));
        let (user, hosts) = authority.rfind('@').map_or(("", authority), |at| authority.split_at(at + 1));
        let pair = |pair: &str| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            (percent_decode(key), percent_decode(value))
        };
        let parameters: Vec<_> = query.split('&').filter(|pair| !pair.is_empty()).map(pair).collect();
        let mut url =
            Self { user: user.to_owned(), hosts: Vec::new(), database: database.to_owned(), parameters };
        url.hosts = url.parse_hosts(hosts);
        url.parameters.retain(|(key, _)| !["host", "hostaddr", "port"].contains(&key.as_str()));
        url
    }

    /// Servers in the order in which they are tried: from the parameters, or else the authority, or else the environment.
    fn parse_hosts(&self, authority: &str) -> Vec<PostgresHost> {
        let list =
            |key| self.parameter(key).map(|list| list.split(',').map(str::to_owned).collect::<Vec<_>>());
        let (mut names, mut ports): (Vec<_>, Vec<_>) = authority.split(',').map(name_and_port).unzip();
        if let Some(given) = list("host") {
            names = given;
        }
        if let Some(given) = list("port") {
            ports = given;
        }
        let addresses = list("hostaddr").unwrap_or_default();
        if names.iter().all(String::is_empty)
            && let Ok(set) = std::env::var("PGHOST")
        {
            names = set.split(',').map(str::to_owned).collect();
        }
        let usual = std::env::var("PGPORT").ok().and_then(|port| port.parse().ok()).unwrap_or(5432);
        let count = names.len().max(addresses.len());
        let host = |at: usize| PostgresHost {
            name: names.get(at).cloned().unwrap_or_default(),
            address: addresses.get(at).filter(|address| !address.is_empty()).cloned(),
            // A single port applies to all.
            port: ports.get(at).or(ports.first()).and_then(|port| port.parse().ok()).unwrap_or(usual),
        };
        (0..count).map(host).collect()
    }

    pub(super) fn hosts(&self) -> &[PostgresHost] {
        &self.hosts
    }

    /// Returns the last value of a parameter.
    pub(super) fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn login(&self) -> Option<String> {
        let name = self.user.trim_end_matches('@').split(':').next().filter(|name| !name.is_empty());
        name.map(percent_decode).or_else(|| self.parameter("user").map(str::to_owned))
    }

    pub(super) fn has_password(&self) -> bool {
        self.user.contains(':') || self.parameter("password").is_some()
    }

    pub(super) fn database(&self) -> Option<String> {
        let name = percent_decode(self.database.trim_start_matches('/'));
        Some(name).filter(|name| !name.is_empty()).or_else(|| self.parameter("dbname").map(str::to_owned))
    }

    pub(super) fn asks_for_encryption(&self) -> bool {
        self.parameters.iter().any(|(key, _)| ENCRYPTION_PARAMETERS.contains(&key.as_str()))
    }

    pub(super) fn without_encryption(&self) -> String {
        let hosts = self.hosts.iter().map(|host| (host.name.clone(), host.port));
        let addresses: Vec<_> =
            self.hosts.iter().map(|host| host.address.clone().unwrap_or_default()).collect();
        let more =
            addresses.iter().any(|address| !address.is_empty()).then(|| ("hostaddr", addresses.join(",")));
        self.to_url(hosts, more.into_iter())
    }

    /// Returns the same URL with all connections going through Unix sockets: a server that does not have its own socket gets one in
    /// `folder`.
    pub(super) fn with_sockets(&self, folder: &Path, password: Option<&str>) -> String {
        let hosts = self.hosts.iter().enumerate().map(|(number, host)| {
            let name = if host.is_socket() { host.name.clone() } else { socket_folder(folder, number) };
            (name, host.port)
        });
        self.to_url(hosts, password.map(|password| ("password", password.to_owned())).into_iter())
    }

    fn to_url(
        &self,
        hosts: impl Iterator<Item = (String, u16)>,
        more: impl Iterator<Item = (&'static str, String)>,
    ) -> String {
        let hosts: Vec<_> = hosts.map(|(name, port)| format!("{}:{port}", percent_encode(&name))).collect();
        let own = self.parameters.iter().filter(|(key, _)| !ENCRYPTION_PARAMETERS.contains(&key.as_str()));
        let own = own.map(|(key, value)| format!("{}={}", percent_encode(key), percent_encode(value)));
        // libpq itself must not encrypt, whatever the environment says.
        let more = more.chain([("sslmode", "disable".to_owned())]);
        let all: Vec<_> =
            own.chain(more.map(|(key, value)| format!("{key}={}", percent_encode(&value)))).collect();
        format!("postgres://{}{}{}?{}", self.user, hosts.join(","), self.database, all.join("&"))
    }
}

pub(super) fn socket_folder(folder: &Path, number: usize) -> String {
    folder.join(number.to_string()).display().to_string()
}

/// Splits `db.example:5433` or `[::1]:5433`; the port may be missing.
fn name_and_port(text: &str) -> (String, String) {
    let (name, port) = match text.strip_prefix('[').and_then(|text| text.split_once(']')) {
        Some((name, rest)) => (name, rest.trim_start_matches(':')),
        None => text.rsplit_once(':').unwrap_or((text, "")),
    };
    (percent_decode(name), percent_decode(port))
}

fn percent_decode(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

fn percent_encode(text: &str) -> String {
    utf8_percent_encode(text, ENCODED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(name: &str, port: u16) -> PostgresHost {
        PostgresHost { name: name.to_owned(), address: None, port }
    }

    #[test]
    fn servers_are_found_as_libpq_finds_them() {
        for (url, hosts) in [
            ("postgres://club@db.example/db", vec![host("db.example", 5432)]),
            ("postgres://club:p%40ss@db.example:5433/db?sslmode=require", vec![host("db.example", 5433)]),
            ("postgres://[::1]:5433/db", vec![host("::1", 5433)]),
            ("postgres://a,b:6000/db", vec![host("a", 5432), host("b", 6000)]),
            ("postgres:///db?host=/tmp", vec![host("/tmp", 5432)]),
            ("postgres://club@%2Frun%2Fpostgresql/db", vec![host("/run/postgresql", 5432)]),
            ("postgres:///db?host=a,b&port=1,2", vec![host("a", 1), host("b", 2)]),
        ] {
            assert_eq!(PostgresUrl::parse(url).hosts(), hosts, "{url}");
        }
        let both = PostgresUrl::parse("postgres://db.example/db?hostaddr=10.0.0.3");
        assert_eq!(both.hosts()[0].address.as_deref(), Some("10.0.0.3"));
    }

    #[test]
    fn libpq_gets_all_options_except_encryption() {
        let url = PostgresUrl::parse(
            "postgres://club:p%40ss@db.example/db?sslmode=verify-full&sslrootcert=/a b.pem&connect_timeout=2",
        );
        assert_eq!(
            url.without_encryption(),
            "postgres://club:p%40ss@db.example:5432/db?connect_timeout=2&sslmode=disable"
        );
        assert_eq!(
            url.with_sockets(Path::new("/tmp/x"), None),
            "postgres://club:p%40ss@%2Ftmp%2Fx%2F0:5432/db?connect_timeout=2&sslmode=disable"
        );
        assert_eq!(url.parameter("sslrootcert"), Some("/a b.pem"));
        assert_eq!((url.login().as_deref(), url.database().as_deref()), (Some("club"), Some("db")));
        assert!(url.has_password());
    }
}
