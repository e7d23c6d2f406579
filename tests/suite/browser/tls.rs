//! An evening over HTTPS and HTTP/2, as a phone sees it.

use lastcard::web::Config;
use lastcard::web::{CertificateFolder, LocalAuthority};
use tempfile::TempDir;

use crate::browser::live::following::{assert_not_reloaded, wait_until_following};
use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::type_in;
use crate::support::copy::hands_played;
use crate::support::ex_48::play;

#[tokio::test]
async fn pages_and_tables_work_over_http_2() {
    let folder = TempDir::new().unwrap();
    let folder = CertificateFolder::new(folder.path().to_owned());
    let tls = Some(LocalAuthority::open(&folder, Vec::new()).unwrap().issue_certificate().unwrap());
    let hall = Hall::with_config(Config { tls, ..Config::default() });
    let phone = Phone::ordinary().await;
    let at = format!("https://{}", hall.app.address);
    phone.open(&format!("{at}/t/{}", hall.header.slug)).await;
    wait_until_following(&phone).await;
    phone.wait_for_text("#live", hands_played(0, 12)).await;
    let protocol = "return performance.getEntriesByType('navigation')[0].nextHopProtocol";
    assert_eq!(phone.run(protocol, &[]).await, "h2");
    play(&hall.app.snapshots, &hall.header, 1);
    phone.wait_for_text("#live", hands_played(1, 12)).await;
    assert_not_reloaded(&phone).await;
    phone.open(&format!("{at}{}", hall.table_path(1))).await;
    type_in(&phone, "anna", [("vera", "10"), ("gleb", "20")]).await;
    phone.wait_until(async || hall.entries().len() == 2).await;
}
