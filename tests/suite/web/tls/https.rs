//! HTTPS served directly, over HTTP/1.1 and HTTP/2, with certificates from files and from the service's own
//! authority.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use lastcard::web::Config;
use lastcard::web::{CertificateFiles, ServedCertificate};
use reqwest::{Method, StatusCode, Version};
use tempfile::TempDir;

use crate::support::app::{AFTER_SETUP, App, Browser, PASSWORD, Reply, SETUP, spawn_app_with};
use crate::support::certificates::{Authority, Signed, client_config_trusting};
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::port::Port;
use crate::web::app::serve::{Running, run_refused, serve_command};
use crate::web::middleware::edge::{start_evening, submit_first_hand};

pub(crate) const NAME: &str = "uno.example";

/// Writes a certificate and its key to files.
pub(crate) fn write_files(authority: &Authority, signed: &Signed) -> CertificateFiles {
    let certificate = authority.write_file("fullchain.pem", &signed.certificate);
    CertificateFiles { certificate, key: authority.write_file("privkey.pem", &signed.key) }
}

/// A service with a certificate for [`NAME`].
fn encrypted_app(database: &Database, authority: &Authority) -> App {
    encrypted_app_with(database, authority, Config::default())
}

/// A service with a certificate for [`NAME`] and this configuration.
pub(crate) fn encrypted_app_with(database: &Database, authority: &Authority, config: Config) -> App {
    let certificate = write_files(authority, &authority.sign(&[NAME])).read().unwrap();
    let tls = Some(ServedCertificate::new(Some(certificate)));
    spawn_app_with(database, Config { tls, ..config })
}

/// Sets up the club over an encrypted connection.
fn set_up(app: &App, browser: &Browser) -> Reply {
    let code = app.setup_code.as_deref().unwrap();
    let fields: Vec<_> = [("code", code)].into_iter().chain(SETUP).collect();
    browser.post("/setup", &fields)
}

#[test]
fn encrypted_visitors_log_in_and_get_encrypted_links() {
    let database = &Database::sqlite();
    let authority = Authority::new();
    let app = encrypted_app(database, &authority);
    let at = format!("https://{NAME}:{}", app.address.port());
    let first = app.encrypted_browser(NAME, authority.client_config(), 2);
    let reply = set_up(&app, &first);
    reply.assert_leads_to(AFTER_SETUP);
    let cookie = reply.header("set-cookie");
    assert!(cookie.starts_with("__Host-") && cookie.contains("; Secure"), "{cookie}");
    for version in [1, 2] {
        let browser = app.encrypted_browser(NAME, authority.client_config(), version);
        browser.post("/login", &[("login", "vera"), ("password", PASSWORD)]).assert_leads_to("/organise");
        let page = browser.post("/organise/invites", &[("current", PASSWORD)]);
        page.assert_says(200, &format!("{at}/invite/"));
        assert!(page.header("strict-transport-security").contains("max-age="));
        let foreign = browser.send(Method::POST, "/organise/invites", |r| {
            r.header("origin", "https://evil.example").form(&[("current", PASSWORD)])
        });
        assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    }
    // The language is stored in a `__Host-` cookie too, and recognised.
    let chosen = first.post("/language", &[("language", "ru"), ("to", "/login")]);
    chosen.assert_leads_to("/login");
    assert!(chosen.header("set-cookie").starts_with("__Host-language=ru"), "{}", chosen.header("set-cookie"));
    first.get("/").assert_says(200, "lang=\"ru\"");
    // Cached answers carry the same headers.
    for path in ["/", "/static/icon.svg"] {
        let (once, again) = (first.send_raw(Method::GET, path, &[]), first.send_raw(Method::GET, path, &[]));
        assert!(
            once.header("strict-transport-security") == again.header("strict-transport-security")
                && !again.header("strict-transport-security").is_empty(),
            "{path}"
        );
    }
}

#[test]
fn pages_follow_an_evening_over_encrypted_connections() {
    let database = &Database::sqlite();
    let authority = Authority::new();
    let app = encrypted_app(database, &authority);
    set_up(&app, &app.encrypted_browser(NAME, authority.client_config(), 2)).assert_leads_to(AFTER_SETUP);
    let (header, code) = start_evening(&database.store);
    let browsers = [1, 2].map(|version| app.encrypted_browser(NAME, authority.client_config(), version));
    // A public stream, and one of a table.
    let pages = [format!("/t/{}/live", header.slug), format!("/at/{code}/live")];
    let mut streams: Vec<_> =
        browsers.iter().flat_map(|browser| pages.each_ref().map(|page| browser.stream(page))).collect();
    for (stream, version) in
        streams.iter_mut().zip([Version::HTTP_11, Version::HTTP_11, Version::HTTP_2, Version::HTTP_2])
    {
        assert_eq!(stream.response.version(), version);
        assert_eq!(stream.response.headers()["content-type"], "text/event-stream");
        assert!(stream.next().unwrap().starts_with("event: version\n"));
    }
    // Every stream reports every result, on the connection that sent it too.
    for (revision, phone) in browsers.iter().enumerate() {
        submit_first_hand(phone, &format!("/at/{code}/entries"), u32::try_from(revision).unwrap(), 30)
            .assert_leads_to(&format!("/at/{code}"));
        for stream in &mut streams {
            assert!(stream.next().unwrap().starts_with("event: version\n"));
        }
    }
    drop(streams);
    // Shutdown does not wait for open streams.
    let mut open: Vec<_> = browsers.iter().map(|browser| browser.stream(&pages[0])).collect();
    app.end();
    for stream in &mut open {
        while stream.next().is_some() {}
    }
}

#[test]
fn an_unread_body_gets_its_answer() {
    let database = &Database::sqlite();
    let authority = Authority::new();
    let app = encrypted_app(database, &authority);
    for version in [1, 2] {
        let browser = app.encrypted_browser(NAME, authority.client_config(), version);
        let large = "x".repeat(1 << 20);
        let reply = browser.send(Method::POST, "/login", |r| {
            r.header("content-type", "application/x-www-form-urlencoded").body(large.clone())
        });
        assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE);
        browser.get("/").assert_says(200, "Lastcard");
    }
}

/// The command of a service with these files.
pub(crate) fn with_files(folder: &TempDir, files: &CertificateFiles, more: &[&str]) -> std::process::Command {
    let mut command = serve_command(folder, &["--listen", "127.0.0.1:0"]);
    command.arg("--certificate").arg(&files.certificate).arg("--key").arg(&files.key).args(more);
    command
}

/// A visitor who reaches the service by this name.
fn browser(service: &Running, name: &str, known: rustls::ClientConfig) -> Browser {
    let address = address(service);
    Browser::encrypted(&format!("{name}:{}", address.port()), address, known, 2)
}

/// Its local address.
pub(crate) fn address(service: &Running) -> SocketAddr {
    let (_, port) = service
        .output()
        .split_once("https://")
        .unwrap()
        .1
        .split_once('/')
        .unwrap()
        .0
        .rsplit_once(':')
        .unwrap();
    SocketAddr::from(([127, 0, 0, 1], port.parse().unwrap()))
}

#[test]
fn files_are_read_again_when_they_change() {
    let (folder, first, second) = (TempDir::new().unwrap(), Authority::new(), Authority::new());
    let paths = write_files(&first, &first.sign(&[NAME]));
    let mut service = Running::start(with_files(&folder, &paths, &[]));
    assert!(service.output().contains(&format!("https://{NAME}:")), "{}", service.output());
    browser(&service, NAME, first.client_config()).get("/healthz").assert_says(200, "");
    // Half of a renewal: the old certificate stays in use.
    let renewed = second.sign(&[NAME]);
    fs::write(&paths.certificate, &renewed.certificate).unwrap();
    service.wait_for_log("the previous certificate stays in use");
    browser(&service, NAME, first.client_config()).get("/healthz").assert_says(200, "");
    fs::write(&paths.key, &renewed.key).unwrap();
    service.wait_for_log("a new certificate is in use");
    browser(&service, NAME, second.client_config()).get("/healthz").assert_says(200, "");
    assert!(
        browser(&service, NAME, first.client_config()).try_get("/healthz").is_none(),
        "the old one is still shown"
    );
}

#[test]
fn an_unusable_certificate_is_reported_at_the_start() {
    let (folder, authority) = (TempDir::new().unwrap(), Authority::new());
    let good = authority.sign(&[NAME]);
    let other = Signed { key: authority.sign(&[NAME]).key, ..authority.sign(&[NAME]) };
    let empty = Signed { certificate: String::new(), key: good.key.clone() };
    let keyless = Signed { certificate: good.certificate.clone(), key: "no key".to_owned() };
    let path = |name: &str| authority.folder().join(name).display().to_string();
    let say = |fault: &str| copy(format!("problem-certificate-{fault}")).with("file", path("fullchain.pem"));
    let day = |days| {
        (chrono::Utc::now() + chrono::TimeDelta::days(days)).format("%Y-%m-%d 00:00:00 UTC").to_string()
    };
    let at = ["--url", "https://club.example"];
    for (signed, more, words) in [
        (authority.sign_for(&[NAME], [-9, -2]), [].as_slice(), say("out-of-date").with("until", day(-2))),
        (authority.sign_for(&[NAME], [2, 9]), &[], say("not-yet-good").with("from", day(2))),
        (other, &[], say("key-of-another")),
        (empty, &[], say("missing")),
        (keyless, &[], copy("problem-certificate-key-missing").with("file", path("privkey.pem"))),
        (authority.sign(&[NAME]), &at, say("for-others").with("host", "club.example").with("names", NAME)),
        (
            authority.sign(&[NAME]),
            &["--url", "http://uno.example"],
            copy("serve-url-unencrypted").with("url", "http://uno.example"),
        ),
    ] {
        let (code, said) = run_refused(with_files(&folder, &write_files(&authority, &signed), more));
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains(&words.to_string()), "{said}");
        assert!(!folder.path().join("data").exists(), "nothing was made");
    }
    let away = CertificateFiles { certificate: "away.pem".into(), key: "away.key".into() };
    let (code, said) = run_refused(with_files(&folder, &away, &[]));
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("away.pem"), "{said}");
    let (code, _) = run_refused(serve_command(&folder, &["--certificate", "away.pem"]));
    assert_eq!(code, Some(2), "a key is missing");
    for (flags, words) in [
        (["--domain", "192.168.1.4"].as_slice(), copy("serve-bad-domain").with("given", "192.168.1.4")),
        (&["--domain", NAME, "--local-authority"], copy("serve-domain-not-local").with("given", NAME)),
    ] {
        let (code, said) = run_refused(serve_command(&folder, flags));
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains(&words.to_string()), "{said}");
    }
}

#[test]
fn the_log_warns_before_a_certificate_expires() {
    let (folder, authority) = (TempDir::new().unwrap(), Authority::new());
    let paths = write_files(&authority, &authority.sign_for(&[NAME], [-80, 10]));
    Running::start(with_files(&folder, &paths, &[])).wait_for_log("the certificate expires soon");
}

#[tokio::test]
async fn plain_http_redirects_to_https() {
    let (folder, authority) = (TempDir::new().unwrap(), Authority::new());
    let paths = write_files(&authority, &authority.sign(&[NAME]));
    let port = Port::reserve();
    let plain = format!("127.0.0.1:{}", port.number());
    let service = Running::start(with_files(&folder, &paths, &["--redirect", &plain]));
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let reply = client.get(format!("http://{plain}/t/friday?a=b")).header("host", NAME).send().await.unwrap();
    let to = format!("https://{NAME}:{}/t/friday?a=b", address(&service).port());
    assert_eq!((reply.status().as_u16(), reply.headers()["location"].to_str().unwrap()), (308, to.as_str()));
    // Redirects lead to our own name only.
    let foreign = client.get(format!("http://{plain}/")).header("host", "evil.example").send().await.unwrap();
    let own = format!("https://{NAME}:{}/", address(&service).port());
    assert_eq!(foreign.headers()["location"].to_str().unwrap(), own);
    // Forms and API clients have already sent data in the clear, and are told so.
    let sent =
        client.post(format!("http://{plain}/login")).header("host", NAME).body("a=b").send().await.unwrap();
    assert_eq!(sent.status().as_u16(), 421);
    let asked = client.get(format!("http://{plain}/api/v1/clubs")).header("host", NAME).send().await.unwrap();
    assert_eq!(asked.status().as_u16(), 421);
    let none = client.get(format!("http://{plain}/certificate.crt")).send().await.unwrap();
    assert_eq!(none.status().as_u16(), 404, "there is no authority of its own");
}

/// A service in a hall, with its unencrypted port.
pub(crate) fn start_in_hall(folder: &TempDir, name: &str) -> (Running, String) {
    // The port must be known before the service starts.
    let port = Port::reserve();
    let plain = format!("127.0.0.1:{}", port.number());
    let flags = ["--listen", "127.0.0.1:0", "--local-authority", "--domain", name, "--redirect", &plain];
    (Running::start(serve_command(folder, &flags)), plain)
}

#[tokio::test]
async fn offline_devices_get_and_trust_the_authority() {
    let folder = TempDir::new().unwrap();
    let (service, plain) = start_in_hall(&folder, "uno.local");
    let page = reqwest::get(format!("http://{plain}/certificate")).await.unwrap().text().await.unwrap();
    let file = reqwest::get(format!("http://{plain}/certificate.crt")).await.unwrap();
    assert_eq!(file.headers()["content-type"], "application/x-x509-ca-cert");
    let authority = file.bytes().await.unwrap();
    let fingerprint = lastcard::web::fingerprint(&authority);
    assert!(page.contains(&fingerprint) && service.output().contains(&fingerprint), "{}", service.output());
    // No HSTS: browsers would then offer no way to the authority's certificate.
    let (known, at) = (client_config_trusting_der(&authority), address(&service));
    tokio::task::spawn_blocking(move || {
        for name in ["uno.local", "localhost", "127.0.0.1"] {
            let browser = Browser::encrypted(&format!("{name}:{}", at.port()), at, known.clone(), 2);
            let reply = browser.get("/");
            assert_eq!(
                (reply.status.as_u16(), reply.header("strict-transport-security")),
                (200, ""),
                "{name}"
            );
        }
        drop(service);
        // The authority survives a restart and a change of name.
        let (service, _) = start_in_hall(&folder, "club.lan");
        browser(&service, "club.lan", known.clone()).get("/").assert_says(200, "Lastcard");
        assert_closed(&folder.path().join("data/certificates/local-authority.pem"));
    })
    .await
    .unwrap();
}

/// A TLS client that trusts this authority.
fn client_config_trusting_der(authority: &[u8]) -> rustls::ClientConfig {
    let mut roots = rustls::RootCertStore::empty();
    roots.add(authority.to_vec().into()).unwrap();
    rustls::ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth()
}

fn assert_closed(file: &Path) {
    use std::os::unix::fs::MetadataExt as _;
    assert_eq!(fs::metadata(file).unwrap().mode() & 0o777, 0o600, "{}", file.display());
}

#[test]
fn a_stolen_authority_cannot_imitate_internet_sites() {
    let folder = TempDir::new().unwrap();
    drop(start_in_hall(&folder, "uno.local"));
    let kept = fs::read_to_string(folder.path().join("data/certificates/local-authority.pem")).unwrap();
    let authority = Authority::stolen(&kept);
    for (name, is_believed) in [("uno.local", true), ("uno.example", false)] {
        let database = Database::sqlite();
        let signed = authority.sign(&[name]);
        let certificate = write_files(&authority, &signed).read().unwrap();
        let config = Config { tls: Some(ServedCertificate::new(Some(certificate))), ..Config::default() };
        let app = spawn_app_with(&database, config);
        let reply =
            app.encrypted_browser(name, client_config_trusting(kept.as_bytes()), 2).try_get("/healthz");
        assert_eq!(reply.is_some(), is_believed, "{name}");
    }
}

#[test]
fn a_wrong_authority_file_is_refused() {
    let (folder, authority) = (TempDir::new().unwrap(), Authority::new());
    let path = folder.path().join("data/certificates/local-authority.pem");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let old = authority.sign_for(&[NAME], [-9, -2]);
    fs::write(&path, format!("{}{}", old.key, old.certificate)).unwrap();
    let (code, said) = run_refused(serve_command(&folder, &["--listen", "127.0.0.1:0", "--local-authority"]));
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("local-authority.pem"), "{said}");
}
