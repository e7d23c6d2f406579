//! Accessibility of every public page: screen reader semantics, narrow phones, each language, light and dark.

use std::cell::RefCell;

use lastcard::web::Language;
use serde_json::json;
use tokio::runtime::Builder;

use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::PASSWORD;
use crate::support::database::Database;
use crate::support::showcase::Showcase;

/// Lists the violations that axe finds: the rule and the elements. Themes, widths and languages differ mostly in colours
/// and in the length of texts, so only the rules for these run on most of them. `preload: false` because no page has
/// audio or video to fetch first.
const FOUND: &str = "
    const told = (v) => `${v.id}: ${v.nodes.map((n) => `${n.target} ${n.any[0]?.message ?? ''}`).join(' | ')}`;
    const only = arguments[0] ? { runOnly: { type: 'rule', values: arguments[0].split(' ') } } : {};
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false, ...only });
    return found.violations.map(told);
";

/// Theme and width of each look at a page. There are as many as languages: each page is seen in all of them, and each
/// language in all themes and widths.
const VIEWS: [(bool, u32); 6] =
    [(false, 360), (true, 768), (false, 1440), (true, 360), (false, 768), (true, 1440)];

/// Rules whose outcome depends on colours or on the language.
const COLOURS_AND_WORDS: &str = "color-contrast label-content-name-mismatch html-has-lang html-lang-valid";

/// Turns off transitions: colours sampled half-way belong to neither theme.
const AT_ONCE: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
";

/// Lists the elements that overflow the left or right edge of a screen of this width.
const BEYOND: &str = "
    const wide = Number(arguments[0]);
    if (document.documentElement.scrollWidth <= wide) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter((e) => {
        const box = e.getBoundingClientRect();
        return box.width > 0 && (box.right > wide + 1 || box.left < -1);
    });
    return beyond.slice(0, 4).map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 40)}`);
";

/// Runs the check on a runtime of its own: the showcase uses a blocking HTTP client, which must not be created or
/// dropped inside one.
fn block_on(looked: impl Future<Output = ()>) {
    Builder::new_current_thread().enable_all().build().unwrap().block_on(looked);
}

async fn log_in(phone: &Phone, showcase: &Showcase) {
    phone.open(&showcase.app.url("/login")).await;
    phone.type_into("[name=login]", "vera").await;
    phone.type_into("[name=password]", PASSWORD).await;
    phone.tap("form button.primary").await;
    phone.wait_for_text("main", "Eight at two tables").await;
}

async fn texts(phone: &Phone, script: &str, argument: &str) -> Vec<String> {
    serde_json::from_value(phone.run(script, &[argument]).await).expect("texts")
}

/// Sets the theme and reduces motion, since elements are half transparent while they move.
async fn set_theme(phone: &Phone, dark: bool) {
    let theme = if dark { "dark" } else { "light" };
    let features = json!([
        { "name": "prefers-color-scheme", "value": theme },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ]);
    phone.cdp("Emulation.setEmulatedMedia", json!({ "features": features })).await;
}

async fn set_width(phone: &Phone, width: u32) {
    let size = json!({ "width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 700 });
    phone.cdp("Emulation.setDeviceMetricsOverride", size).await;
}

#[test]
fn axe_finds_nothing_on_any_page() {
    let showcase = Showcase::of(Database::sqlite());
    block_on(assert_accessible(&showcase));
}

async fn assert_accessible(showcase: &Showcase) {
    let axe = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/front-end/node_modules/axe-core/axe.min.js");
    let axe = std::fs::read_to_string(axe).expect("axe is missing: `make tools` installs it");
    let (pages, faults) = (RefCell::new(showcase.pages().enumerate()), RefCell::new(Vec::new()));
    let look = async || {
        let phone = Phone::ordinary().await;
        log_in(&phone, showcase).await;
        phone.cdp("Network.enable", json!({})).await;
        loop {
            let Some((at, page)) = pages.borrow_mut().next() else { return };
            for (number, (dark, width)) in VIEWS.into_iter().enumerate() {
                let language = Language::all()[(at + number) % Language::all().len()].code();
                let header = json!({ "headers": { "Accept-Language": language } });
                phone.cdp("Network.setExtraHTTPHeaders", header).await;
                set_theme(&phone, dark).await;
                set_width(&phone, width).await;
                phone.open(&showcase.app.url(page)).await;
                phone.run(AT_ONCE, &[]).await;
                phone.run(&axe, &[]).await;
                let found = texts(&phone, FOUND, if number == 0 { "" } else { COLOURS_AND_WORDS }).await;
                let told = |fault| format!("{page} {language} {width} dark {dark}: {fault}");
                faults.borrow_mut().extend(found.into_iter().map(told));
            }
        }
    };
    tokio::join!(look(), look());
    let faults = faults.into_inner();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_page_fits_a_narrow_phone_in_any_language() {
    let showcase = Showcase::of(Database::sqlite());
    block_on(assert_fits_narrow_phone(&showcase));
}

async fn assert_fits_narrow_phone(showcase: &Showcase) {
    let languages = RefCell::new(Language::all().iter().map(Language::code).chain(["ar-XB"]));
    let faults = RefCell::new(Vec::new());
    let look = async || {
        let phone = Phone::of(Kind { size: (360, 844), ..Kind::default() }).await;
        log_in(&phone, showcase).await;
        phone.cdp("Network.enable", json!({})).await;
        loop {
            let Some(language) = languages.borrow_mut().next() else { return };
            let header = json!({ "headers": { "Accept-Language": language } });
            phone.cdp("Network.setExtraHTTPHeaders", header).await;
            for page in showcase.pages() {
                phone.open(&showcase.app.url(page)).await;
                let said = phone.run("return document.documentElement.lang", &[]).await;
                assert_eq!(said.as_str(), Some(language), "{page}");
                let beyond = texts(&phone, BEYOND, "360").await;
                faults
                    .borrow_mut()
                    .extend(beyond.into_iter().map(|what| format!("{language} {page}: {what}")));
            }
        }
    };
    tokio::join!(look(), look());
    let faults = faults.into_inner();
    assert!(faults.is_empty(), "{faults:#?}");
}
