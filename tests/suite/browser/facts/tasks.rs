//! The effort of what an organiser does on an evening: clicks, fields, and stops of the Tab key.
//!
//! Buttons and links are found by address or field, never by their position, so that the pages may change around them.

use lastcard::store::clubs;
use lastcard::store::tournaments;
use lastcard::web::{Config, Origin};
use serde_json::json;

use crate::browser::facts::evenings::PEOPLE;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::{App, PASSWORD, spawn_app, spawn_app_with};
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::evening::{keys, new, start_tournament};

/// Maximum number of Tab stops that a task may take.
const MOST_STOPS: usize = 300;

/// A task as done: clicks, fields typed into, and stops of the Tab key.
#[derive(Default)]
struct Effort {
    clicks: usize,
    fields: usize,
    stops: usize,
}

/// An organiser at a laptop, whose effort is counted.
struct Organiser {
    screen: Phone,
    home: String,
    effort: Effort,
}

impl Organiser {
    async fn at(app: &App) -> Self {
        let screen = Phone::of(Kind { size: (1440, 900), ..Kind::default() }).await;
        Self { screen, home: app.url(""), effort: Effort::default() }
    }

    async fn open(&self, path: &str) {
        self.screen.open(&format!("{}{path}", self.home)).await;
    }

    async fn log_in(&mut self) {
        self.open("/login").await;
        self.screen.type_into("[name=login]", "vera").await;
        self.screen.type_into("[name=password]", PASSWORD).await;
        self.screen.tap("main form button").await;
        self.wait_for_path("/organise").await;
    }

    async fn click(&mut self, css: &str) {
        self.screen.tap(css).await;
        self.effort.clicks += 1;
    }

    /// Types into a field, unless the page has filled it in.
    async fn fill(&mut self, css: &str, text: &str) {
        self.screen.wait_for_text("main", "").await;
        if self.has(css).await && self.screen.value(css).await.trim().is_empty() {
            self.screen.type_into(css, text).await;
            self.effort.fields += 1;
        }
    }

    /// Returns true if a match is visible now.
    async fn has(&self, css: &str) -> bool {
        let visible = "return [...document.querySelectorAll(arguments[0])].some((e) => e.checkVisibility())";
        self.screen.run(visible, &[css]).await == true
    }

    async fn wait_for_path(&self, part: &str) {
        let is_there =
            "return location.pathname.includes(arguments[0]) && document.readyState === 'complete'";
        self.screen.wait_until(async || self.screen.run(is_there, &[part]).await == true).await;
    }

    /// Presses Tab until a match of the selector has the focus.
    async fn tab_to(&mut self, css: &str) {
        let is_focused = "return document.activeElement.matches(arguments[0])";
        for _ in 0..MOST_STOPS {
            if self.screen.run(is_focused, &[css]).await == true {
                return;
            }
            self.press("Tab", 9).await;
            self.effort.stops += 1;
        }
        panic!("no Tab stop at `{css}` on:\n{}", self.screen.text("main").await);
    }

    /// Follows the link at the top of the page that skips to a part of it.
    async fn skip_to(&mut self, part: &str) {
        self.tab_to(&format!(".skip[href$='{part}']")).await;
        self.screen.press_enter().await;
    }

    async fn press(&self, key: &str, code: u32) {
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code });
            if kind == "keyDown" && key == " " {
                event["text"] = json!(key);
            }
            self.screen.cdp("Input.dispatchKeyEvent", event).await;
        }
    }
}

/// Does all tasks, and returns the lines of the table.
pub(super) async fn measure() -> Vec<String> {
    let mut lines = vec![
        "| task | before: clicks/fields | clicks | fields | Tab stops |".to_owned(),
        "|---|---:|---:|---:|---:|".to_owned(),
    ];
    let line = |name: &str, before: &str, done: Effort| {
        format!("| {name} | {before} | {} | {} | {} |", done.clicks, done.fields, done.stops)
    };
    lines.push(line("set-up link to running tournament of 13", "6/6", set_up_to_running().await));
    lines.push(line(
        "login to first result, by keyboard",
        "108 Tab, 7 fields",
        first_result_by_keyboard().await,
    ));
    lines.push(line("announce an evening", "3/15 (3 needed)", announce().await));
    lines.push(line("print everything for tonight", "3 a printout, 12", print_everything().await));
    lines.push(line("season table of three evenings", "5 + one an evening/1", season().await));
    lines
}

async fn set_up_to_running() -> Effort {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let mut organiser = Organiser::at(&app).await;
    organiser.open(&format!("/setup?code={}", app.setup_code.as_deref().unwrap())).await;
    for (field, value) in [("club", "Aurora"), ("name", "Vera"), ("login", "vera"), ("password", PASSWORD)] {
        organiser.fill(&format!("[name={field}]"), value).await;
    }
    organiser.click("main form button.primary").await;
    organiser.wait_for_path("/organise/tournaments/new").await;
    organiser.fill("[name=entrants]", &PEOPLE[..13].join("\n")).await;
    organiser.screen.wait_for_text(".draft-summary", "21:36").await;
    organiser.click(".draft-summary .primary").await;
    organiser.wait_for_path("/organise/t/").await;
    organiser.click(".draft-start .primary").await;
    organiser.screen.wait_for_text("[role=status]", copy("done-started")).await;
    organiser.effort
}

async fn first_result_by_keyboard() -> Effort {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    std::thread::scope(|scope| scope.spawn(|| drop(app.organiser())).join()).unwrap();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let header = start_tournament(&database.store, &club, &new("Friday night", &keys("four-player")));
    let mut organiser = Organiser::at(&app).await;
    organiser.open("/login").await;
    for (field, text) in [("[name=login]", "vera"), ("[name=password]", PASSWORD)] {
        organiser.tab_to(field).await;
        organiser.screen.type_keys(text).await;
        organiser.effort.fields += 1;
    }
    organiser.screen.press_enter().await;
    organiser.wait_for_path("/organise").await;
    organiser.tab_to(&format!("main a[href='/organise/t/{}']", header.slug)).await;
    organiser.screen.press_enter().await;
    organiser.wait_for_path(&format!("/organise/t/{}", header.slug)).await;
    organiser.skip_to("#next").await;
    organiser.tab_to("main a[href*='/hands/1.1.1']").await;
    organiser.screen.press_enter().await;
    organiser.wait_for_path("/hands/1.1.1").await;
    organiser.skip_to("#main").await;
    organiser.tab_to("[name=out]").await;
    organiser.press(" ", 32).await;
    let stored = || tournaments::load(&database.store, &header.slug).unwrap();
    let opponents: Vec<String> =
        stored().tournament.next_hands()[0].seats.players().iter().map(ToString::to_string).collect();
    for player in [&opponents[1], &opponents[3]] {
        organiser.tab_to(&format!("[name='total.{player}']")).await;
        organiser.screen.type_keys("30").await;
        organiser.effort.fields += 1;
    }
    organiser.tab_to("main button.save, main button.primary").await;
    organiser.screen.press_enter().await;
    organiser.screen.wait_until(async || !stored().entries.is_empty()).await;
    organiser.effort
}

async fn announce() -> Effort {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    std::thread::scope(|scope| scope.spawn(|| drop(app.organiser())).join()).unwrap();
    let mut organiser = Organiser::at(&app).await;
    organiser.log_in().await;
    organiser.click("main a[href='/organise/coming/new']").await;
    organiser.wait_for_path("/coming/new").await;
    organiser.fill("main [name=name]", "Next Friday").await;
    organiser.click("main form button.primary, main form button[value=announce]").await;
    organiser
        .screen
        .wait_until(async || {
            organiser.screen.run("return !location.pathname.endsWith('/new')", &[]).await == true
        })
        .await;
    if organiser.has("main button[value=announce]").await {
        organiser.click("main button[value=announce]").await;
    }
    let is_public = "return document.readyState === 'complete' && fetch(location.pathname.replace('/organise/coming', '/t')).then((r) => r.ok)";
    organiser.screen.wait_until(async || organiser.screen.run(is_public, &[]).await == true).await;
    organiser.effort
}

async fn print_everything() -> Effort {
    let database = Database::sqlite();
    let url = Some(Origin::parse("http://uno.example").unwrap());
    let app = spawn_app_with(&database, Config { url, ..Config::default() });
    std::thread::scope(|scope| scope.spawn(|| drop(app.organiser())).join()).unwrap();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let header = start_tournament(&database.store, &club, &new("Friday night", &keys("eight-player")));
    let mut organiser = Organiser::at(&app).await;
    organiser.log_in().await;
    organiser.open(&format!("/organise/t/{}", header.slug)).await;
    organiser.click("main a[href$='?tab=show']").await;
    organiser.click("main a[href$='/print/tonight']").await;
    organiser.wait_for_path("/print/tonight").await;
    organiser.click("[data-print]").await;
    organiser.effort
}

async fn season() -> Effort {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    std::thread::scope(|scope| scope.spawn(|| drop(app.organiser())).join()).unwrap();
    let club = clubs::list(&database.store).unwrap().remove(0);
    for number in 1..=3 {
        start_tournament(&database.store, &club, &new(&format!("Evening {number}"), &keys("four-player")));
    }
    let mut organiser = Organiser::at(&app).await;
    organiser.log_in().await;
    if !organiser.has("main a[href='/organise/seasons/new']").await {
        organiser.click("a[href='/organise/seasons']").await;
        organiser.wait_for_path("/organise/seasons").await;
    }
    organiser.click("main a[href='/organise/seasons/new']").await;
    organiser.wait_for_path("/organise/seasons/new").await;
    organiser.fill("main [name=name]", "Winter").await;
    let tick = "label:has([name=tournaments]:not(:checked))";
    while organiser.has(tick).await {
        organiser.click(tick).await;
    }
    organiser.click("main form button.primary").await;
    // Saving leads to the table.
    organiser.wait_for_path("/c/aurora/seasons/").await;
    organiser.effort
}
