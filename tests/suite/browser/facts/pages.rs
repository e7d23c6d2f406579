//! The size of the pages that an organiser and a hall look at: what is visible on a laptop and on a phone.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::json;

use crate::browser::control_room::formats::set_up_organiser;
use crate::browser::facts::evenings::{Evenings, PEOPLE};
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::{PASSWORD, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;

/// Counts what is visible: links, buttons, fields, folds, words, and the height in pixels.
const COUNT: &str = "
    const seen = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility({ visibilityProperty: true })).length;
    const words = document.body.innerText.split(/\\s+/).filter((word) => /[\\p{L}\\p{N}]/u.test(word)).length;
    return {
        links: seen('a[href]'), buttons: seen('button, input[type=submit]'),
        fields: seen('input:not([type=hidden], [type=submit]), select, textarea'), folds: seen('summary'),
        words, height: document.documentElement.scrollHeight,
    };
";

/// Waits until the page is drawn in its new colours.
const DRAWN: &str = "
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const still = () => Promise.allSettled(document.getAnimations().map((one) => one.finished));
    return frame().then(frame).then(still).then(frame).then(() => 0);
";

const LAPTOP: (u32, u32) = (1440, 900);
const PHONE: (u32, u32) = (390, 844);

#[derive(Deserialize)]
struct PageSize {
    links: u32,
    buttons: u32,
    fields: u32,
    folds: u32,
    words: u32,
    height: u32,
}

/// A page, with its size on a laptop in the second look (commit 5b3833d) where that has it.
struct MeasuredPage {
    name: &'static str,
    path: String,
    before: &'static str,
}

fn pages(evenings: &Evenings) -> Vec<MeasuredPage> {
    let page = |name, path: String, before| MeasuredPage { name, path, before };
    let own = |slug: &str| format!("/organise/t/{slug}");
    vec![
        page("home, of one club", "/".into(), "11/6/0/0/174/1175"),
        page("desk, twelve evenings", "/organise".into(), "67/7/0/1/1190/6583"),
        page("new tournament, names typed", "/organise/tournaments/new".into(), "9/8/15/6/485/2272"),
        page("draft of 13", own(&evenings.draft), "15/12/13/1/947/3680"),
        page("control room of 13", own(&evenings.thirteen), "28/9/9/13/464/3364"),
        page("control room of 64", own(&evenings.hall), "75/9/9/25/1182/5552"),
        page("playing on phones, 13", format!("{}/phones", own(&evenings.thirteen)), "20/46/0/0/454/3359"),
        page("print", format!("{}/print", own(&evenings.thirteen)), ""),
        page(
            "announced evening, 14 names",
            format!("/organise/coming/{}", evenings.announced),
            "14/44/5/0/826/2958",
        ),
        page("new season", "/organise/seasons/new".into(), "7/8/20/0/309/2327"),
        page("leaderboard of 8", format!("/t/{}", evenings.eight), "35/7/0/3/346/2169"),
        page("leaderboard of 64", format!("/t/{}", evenings.hall), "160/7/0/3/1488/9028"),
        page("schedule of 13", format!("/t/{}/schedule", evenings.thirteen), ""),
        page("phone pad", format!("/at/{}", evenings.table), "4/38/6/7/166/1560"),
    ]
}

impl PageSize {
    fn written(&self) -> String {
        let Self { links, buttons, fields, folds, words, height } = self;
        format!("{links}/{buttons}/{fields}/{folds}/{words}/{height}")
    }
}

/// Measures all pages, takes their pictures, and returns the lines of the table.
pub(super) async fn measure(evenings: &Evenings) -> Vec<String> {
    let mut lines = vec![
        "| page: links/buttons/fields/folds/words/height | before, laptop | laptop | phone |".to_owned(),
        "|---|---:|---:|---:|".to_owned(),
    ];
    lines.push(measure_empty_desk().await);
    let screen = Phone::of(Kind { size: LAPTOP, ..Kind::default() }).await;
    screen.open(&evenings.app.url("/login")).await;
    screen.type_into("[name=login]", "vera").await;
    screen.type_into("[name=password]", PASSWORD).await;
    screen.tap("main form button").await;
    screen.wait_for_text("main", "Friday night").await;
    for page in pages(evenings) {
        screen.open(&evenings.app.url(&page.path)).await;
        if page.path.ends_with("/tournaments/new") {
            screen.type_into("[name=entrants]", &PEOPLE[..13].join("\n")).await;
            screen.wait_for_text("#names-read", copy("offer-players").with("count", 13)).await;
        }
        lines.push(measure_page(&screen, &page).await);
    }
    lines
}

/// Measures the desk of a club that has just been set up.
async fn measure_empty_desk() -> String {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let screen = Phone::of(Kind { size: LAPTOP, ..Kind::default() }).await;
    set_up_organiser(&screen, &app.url(""), app.setup_code.as_deref().unwrap()).await;
    screen.open(&app.url("/organise")).await;
    let empty = MeasuredPage { name: "desk, empty", path: "/organise".to_owned(), before: "14/7/0/0/86/900" };
    measure_page(&screen, &empty).await
}

async fn measure_page(screen: &Phone, page: &MeasuredPage) -> String {
    let mut sizes = Vec::new();
    for (device, size) in [("laptop", LAPTOP), ("phone", PHONE)] {
        let metrics =
            json!({ "width": size.0, "height": size.1, "deviceScaleFactor": 1, "mobile": device == "phone" });
        screen.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
        for scheme in ["light", "dark"] {
            let features = json!([{ "name": "prefers-color-scheme", "value": scheme },
                { "name": "prefers-reduced-motion", "value": "reduce" }]);
            screen.cdp("Emulation.setEmulatedMedia", json!({ "features": features })).await;
            screen.run(DRAWN, &[]).await;
            save_picture(screen, &format!("{}-{device}-{scheme}", page.name.replace([',', ' '], "-"))).await;
        }
        let size: PageSize = serde_json::from_value(screen.run(COUNT, &[]).await).expect("figures");
        sizes.push(size.written());
    }
    let [laptop, phone] = sizes.try_into().expect("two sizes");
    // The next page is opened on the laptop.
    let metrics = json!({ "width": LAPTOP.0, "height": LAPTOP.1, "deviceScaleFactor": 1, "mobile": false });
    screen.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
    format!("| {} | {} | {laptop} | {phone} |", page.name, page.before)
}

/// Saves a picture of the whole page in `target/facts/`.
async fn save_picture(screen: &Phone, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/facts");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(format!("{name}.png")), screen.picture().await).unwrap();
}
