//! An evening over HTTPS and HTTP/2, as a phone sees it.

use lastcard::web::Config;
use lastcard::web::tls::{CertificateFolder, LocalAuthority};
use tempfile::TempDir;

use super::following::{follows, stayed};
use super::hall::Hall;
use super::phone::Phone;
use super::table::type_in;
use crate::support::copy::hands_played;
use crate::support::ex_48::play;

#[tokio::test]
async fn a_page_follows_and_a_table_records_over_http_2() {
    let folder = TempDir::new().unwrap();
    let folder = CertificateFolder::new(folder.path().to_owned());
    let tls = Some(LocalAuthority::open(&folder, Vec::new()).unwrap().serve().unwrap());
    let hall = Hall::with(Config { tls, ..Config::default() });
    let phone = Phone::ordinary().await;
    let at = format!("https://{}", hall.app.address);
    phone.open(&format!("{at}/t/{}", hall.header.slug)).await;
    follows(&phone).await;
    phone.sees("#live", hands_played(0, 12)).await;
    let protocol = "return performance.getEntriesByType('navigation')[0].nextHopProtocol";
    assert_eq!(phone.run(protocol, &[]).await, "h2");
    play(&hall.app.live, &hall.header, 1);
    phone.sees("#live", hands_played(1, 12)).await;
    stayed(&phone).await;
    phone.open(&format!("{at}{}", hall.table(1))).await;
    type_in(&phone, "anna", [("vera", "10"), ("gleb", "20")]).await;
    phone.until(async || hall.entries().len() == 2).await;
}
