//! The projector: nothing is cut off on any screen with any number of lines, and a result moves its rows.

use lastcard::tournament::SetupKeys;

use crate::browser::control_room::formats::enter_totals;
use crate::browser::live::following::{assert_not_reloaded, wait_until_following};
use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::evening::{entry, keys, slot, win_by_seat};

/// Screen sizes of projectors, in CSS pixels.
pub(crate) const SCREENS: [(u32, u32); 3] = [(1280, 720), (1920, 1080), (3840, 2160)];

/// Lists the layout faults of each page of the projector in turn: scrolling, elements outside the window, text
/// outside its box, unused space.
const WRONG: &str = "
    const wrong = [];
    const [page, wall] = [document.documentElement, document.getElementById('wall')];
    const pages = [...wall.querySelectorAll('.wall-page')];
    for (const one of pages) {
        wall.scrollTop = one.offsetTop - pages[0].offsetTop;
        if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push(`scrolls ${page.scrollHeight}`);
        const seen = [...one.querySelectorAll('*'), ...document.querySelectorAll('.wall-head *, .wall-side *, .wall-follow *')];
        for (const thing of seen.filter((thing) => !thing.closest('.visually-hidden, svg'))) {
            const box = thing.getBoundingClientRect();
            const place = thing.closest('.wall-page, .wall-side, .wall-head, .wall-follow').getBoundingClientRect();
            const text = thing.matches('.fit > *') && thing.parentElement.getBoundingClientRect();
            const out = (of) => box.top < of.top - 2 || box.bottom > of.bottom + 2 || box.left < of.left - 2 || box.right > of.right + 2;
            if (out({ top: 0, left: 0, bottom: innerHeight, right: innerWidth }) || out(place) || (text && out(text)))
                wrong.push(`${thing.className || thing.localName} ${thing.textContent.trim().slice(0, 30)}`);
        }
        const all = [...one.querySelectorAll('.wall-row, .wall-table')].map((thing) => thing.getBoundingClientRect());
        if (all.length && Math.max(...all.map((box) => box.bottom)) < innerHeight * 0.85) wrong.push('half of it is empty');
    }
    return wrong;
";

pub(crate) async fn assert_nothing_cut_off(wall: &Phone) {
    // Rows that glide to their places are given time to arrive.
    wall.run(
        "return Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => 0)",
        &[],
    )
    .await;
    let wrong = wall.run(WRONG, &[]).await;
    assert_eq!(wrong, serde_json::json!([]));
}

/// A hall with this many lines in the standings, names in several scripts, and one recorded hand.
fn hall(lines: usize) -> Hall {
    let names = [
        "Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft",
        "अनन्या चट्टोपाध्याय",
        "محمد عبد الرحمن",
        "Ann",
    ];
    let names: Vec<String> = (0..lines.max(4))
        .map(|n| {
            format!("{}{n}", names[n % 4].chars().take(if lines == 2 { 46 } else { 57 }).collect::<String>())
        })
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let keys = keys(if lines == 2 { "two-vs-two" } else { "individual" });
    let hall = Hall::among(&names, &keys);
    let stored = hall.app.snapshots.snapshot(&hall.header.slug).unwrap().stored.clone();
    let first = slot(1, 1, 1);
    hall.app.snapshots.record(&entry(&stored, first, Some(win_by_seat(&stored, first, 0, 20)))).unwrap();
    hall
}

#[tokio::test]
async fn the_projector_fills_every_screen_without_clipping() {
    for lines in [2, 16, 64] {
        let hall = hall(lines);
        for size in SCREENS {
            let wall = Phone::of(Kind { size, ..Kind::default() }).await;
            wall.open(&hall.app.url(&format!("/t/{}/projector", hall.header.slug))).await;
            wait_until_following(&wall).await;
            assert_nothing_cut_off(&wall).await;
        }
    }
}

#[tokio::test]
async fn a_result_moves_rows_on_the_projector() {
    let hall = Hall::open(&SetupKeys { method: Some("std".to_owned()), ..keys("four-player") });
    let stored = hall.app.snapshots.snapshot(&hall.header.slug).unwrap().stored.clone();
    let first = slot(1, 1, 1);
    hall.app.snapshots.record(&entry(&stored, first, Some(win_by_seat(&stored, first, 0, 20)))).unwrap();
    let wall = Phone::of(Kind { size: (1280, 720), ..Kind::default() }).await;
    wall.open(&hall.app.url(&format!("/t/{}/projector", hall.header.slug))).await;
    wait_until_following(&wall).await;
    let names = async || wall.texts(".wall-row .wall-name").await;
    assert_eq!(names().await, ["Anna", "Boris", "Vera", "Gleb"]);
    let place =
        "return document.querySelector('.wall-row [href$=vera]').closest('li').getBoundingClientRect().top";
    let before = wall.run(place, &[]).await.as_f64();
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    enter_totals(&phone, "vera", &[("anna", "60"), ("boris", "40")]).await;
    wall.wait_until(async || names().await == ["Vera", "Gleb", "Anna", "Boris"]).await;
    wall.wait_until(async || wall.run(place, &[]).await.as_f64() < before).await;
    wall.wait_for_text(".gained .wall-did", "+100").await;
    assert_not_reloaded(&wall).await;
    assert_nothing_cut_off(&wall).await;
}

#[tokio::test]
async fn the_projector_shows_the_time_of_the_club() {
    let hall = Hall::open(&keys("four-player"));
    let wall = Phone::of(Kind { size: (1280, 720), ..Kind::default() }).await;
    wall.cdp("Emulation.setTimezoneOverride", serde_json::json!({ "timezoneId": "Pacific/Kiritimati" }))
        .await;
    wall.open(&hall.app.url(&format!("/t/{}/projector", hall.header.slug))).await;
    wait_until_following(&wall).await;
    let zone = hall.app.snapshots.snapshot(&hall.header.slug).unwrap().club.time_zone.name();
    let clocks = "
        const how = (timeZone) => ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
        const at = (zone) => new Intl.DateTimeFormat('en', how(zone)).format(new Date());
        return [document.querySelector('.wall-clock').textContent, at(arguments[0]), at(undefined)];
    ";
    wall.wait_until(async || {
        let shown = wall.run(clocks, &[zone]).await;
        assert_ne!(shown[1], shown[2], "{zone} is elsewhere");
        shown[0] == shown[1]
    })
    .await;
}
