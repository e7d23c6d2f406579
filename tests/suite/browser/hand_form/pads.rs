//! Layout of the pads: two on one line, and on a phone in landscape.

use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;

#[tokio::test]
async fn pads_align_despite_long_names() {
    let hall = Hall::with_names(["Anna", "Boris", "Vera Konstantinowna Alexandrowskaja-Bestuschewa", "Gleb"]);
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    phone.tap(".seat:has([value=anna])").await;
    let tops = "const pads = [...document.querySelectorAll('.pad')].filter((pad) => pad.offsetHeight > 0);
        return pads.length === 2 && new Set(pads.map((pad) => pad.getBoundingClientRect().top)).size === 1";
    phone.wait_until(async || phone.run(tops, &[]).await == true).await;
}

#[tokio::test]
async fn a_landscape_phone_shows_keys_in_one_row() {
    let hall = Hall::four_players("std");
    let phone = Phone::of(Kind { size: (844, 390), ..Kind::default() }).await;
    phone.open(&hall.table_url(1)).await;
    phone.tap(".seat:has([value=anna])").await;
    let rows = "const keys = [...document.querySelectorAll('[data-player=vera] .key')];
        return keys.length === 15 && new Set(keys.map((key) => key.getBoundingClientRect().top)).size === 1
            && keys.every((key) => key.offsetWidth >= 40)";
    phone.wait_until(async || phone.run(rows, &[]).await == true).await;
}
