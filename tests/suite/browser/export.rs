//! Our pages in the frames of another site.

use std::net::SocketAddr;

use actix_web::{App, HttpServer, web};

use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::support::evening::{entry, slot, win_by_seat};

/// Starts another site, whose only page frames the address in its query.
fn another_site() -> SocketAddr {
    let page = async |address: web::Query<Vec<(String, String)>>| {
        let address = &address[0].1;
        web::Html::new(format!(
            "<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1><iframe src=\"{address}\"></iframe>"
        ))
    };
    let site =
        HttpServer::new(move || App::new().route("/", web::get().to(page))).workers(1).disable_signals();
    let site = site.bind("127.0.0.1:0").unwrap();
    let address = site.addrs()[0];
    tokio::spawn(site.run());
    address
}

#[tokio::test]
async fn other_sites_may_frame_only_the_embed() {
    let (hall, other) = (Hall::four_players("std"), another_site());
    let (screen, own) = (Phone::ordinary().await, format!("/t/{}", hall.header.slug));
    let framed = |path: &str| format!("http://{other}/?frames={}", hall.app.url(path));
    let others = ["", "/schedule", "/charts", "/print", "/projector?overlay", "/entrants/anna", "/card.png"];
    let others = others.map(|below| format!("{own}{below}"));
    for path in others.iter().map(String::as_str).chain(["/", "/login", &hall.table_path(1)]) {
        screen.open(&framed(path)).await;
        screen.wait_for_text("h1", "Elsewhere").await;
        screen.enter_frame().await;
        // Chromium's own error page: the site refused to be framed.
        assert_eq!(screen.run("return location.protocol", &[]).await, "chrome-error:", "{path}");
    }
    screen.open(&framed(&format!("{own}/embed"))).await;
    screen.enter_frame().await;
    screen.wait_for_text("body", "Anna").await;
    // The framed page follows new results too.
    let stored = hall.app.snapshots.snapshot(&hall.header.slug).unwrap().stored.clone();
    let first = slot(1, 1, 1);
    hall.app.snapshots.record(&entry(&stored, first, Some(win_by_seat(&stored, first, 0, 47)))).unwrap();
    // Two losers were left with 47 each.
    screen.wait_for_text("body", "94").await;
}
