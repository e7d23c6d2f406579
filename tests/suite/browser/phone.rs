//! A phone in somebody's hand: what a person does with it, and what can be read on it.

use std::cell::Cell;
use std::fmt::Display;
use std::time::{Duration, Instant};

use fantoccini::wd::{PrintConfiguration, PrintSize, WindowHandle};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use super::paper::Printed;
use crate::support::gap::at_gaps;

/// How long a person would wait before they say that it does not work.
const PATIENCE: Duration = Duration::from_secs(30);

/// Finds the first thing to be seen at a selector, brings it into view, and gives back its middle; nothing while it is
/// not there, or covered by something else.
const AIM: &str = "
    const thing = [...document.querySelectorAll(arguments[0])].find((e) => e.getClientRects().length > 0);
    if (!thing) return null;
    thing.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (thing.contains(hit) || hit.contains(thing)) ? [x, y] : null;
";

/// One Chromium with a phone's screen. It counts the taps.
pub(crate) struct Phone {
    client: Client,
    protocol: String,
    http: reqwest::Client,
    taps: Cell<u32>,
}

impl Phone {
    pub(super) async fn new(client: Client, driver: &str) -> Self {
        let session = client.session_id().await.expect("a session").expect("a session has an id");
        let protocol = format!("{driver}/session/{session}/goog/cdp/execute");
        Self { client, protocol, http: reqwest::Client::new(), taps: Cell::new(0) }
    }

    /// Opens an address.
    pub(crate) async fn open(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|error| panic!("{url} does not open: {error}"));
    }

    /// Closes the browser.
    pub(crate) async fn closes(self) {
        self.client.close().await.expect("the browser closes");
    }

    /// Prints the page on this paper.
    pub(crate) async fn print(&self, paper: &PrintSize) -> Printed {
        let print = PrintConfiguration::builder().size(paper.clone()).build().expect("a paper that there is");
        Printed::read(&self.client.print(print).await.expect("the page prints"))
    }

    /// Loads the page anew.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page reloads");
    }

    /// Opens an empty page in front of this one, which is hidden then.
    pub(crate) async fn hides_behind_another(&self) -> WindowHandle {
        let hidden = self.client.window().await.expect("a page");
        let front = self.client.new_window(true).await.expect("another page");
        self.client.switch_to_window(front.handle).await.expect("the page that was opened");
        hidden
    }

    /// Turns back to a page, and closes the one in front of it.
    pub(crate) async fn turns_to(&self, page: WindowHandle) {
        self.client.close_window().await.expect("the page in front closes");
        self.client.switch_to_window(page).await.expect("the page behind");
    }

    /// Opens one more tab, which is in front from then on.
    pub(crate) async fn new_tab(&self, url: &str) {
        let tab = self.client.new_window(true).await.expect("a new tab");
        self.client.switch_to_window(tab.handle).await.expect("the new tab");
        self.cdp("Page.bringToFront", json!({})).await;
        self.open(url).await;
    }

    /// Brings a tab to the front: 0 is the oldest.
    pub(crate) async fn tab(&self, number: usize) {
        let tabs = self.client.windows().await.expect("the tabs");
        self.client.switch_to_window(tabs[number].clone()).await.expect("the tab");
        self.cdp("Page.bringToFront", json!({})).await;
    }

    /// Closes the tab in front, and brings the oldest of the others there.
    pub(crate) async fn close_tab(&self) {
        self.client.close_window().await.expect("the tab closes");
        self.tab(0).await;
    }

    /// Touches the first visible thing that this CSS selector finds, once it is there.
    pub(crate) async fn tap(&self, css: &str) {
        let point = self.aim(css).await;
        self.touch(&point).await;
    }

    /// The same by a finger that takes so long to get there, while the eye finds the place.
    pub(crate) async fn tap_at_pace(&self, css: &str, pace: Duration) {
        let (point, ()) = tokio::join!(self.aim(css), tokio::time::sleep(pace));
        self.touch(&point).await;
    }

    /// Touches it twice at the same spot with so much time between, as a slip of the finger does, whatever is there by then.
    pub(crate) async fn tap_twice(&self, css: &str, gap: Duration) {
        let point = self.aim(css).await;
        self.touch(&point).await;
        tokio::time::sleep(gap).await;
        self.touch(&point).await;
    }

    /// Where the thing is that somebody is about to touch. Nobody hits what still moves: it is waited for until it stands.
    async fn aim(&self, css: &str) -> Value {
        let mut aim = Value::Null;
        let found = within(PATIENCE, async || {
            let before = std::mem::replace(&mut aim, self.run(AIM, &[css]).await);
            !aim.is_null() && aim == before
        })
        .await;
        assert!(found, "nothing to tap at `{css}` on:\n{}", self.text("body").await);
        json!([{ "x": aim[0], "y": aim[1] }])
    }

    async fn touch(&self, point: &Value) {
        self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": point })).await;
        self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
        self.taps.set(self.taps.get() + 1);
    }

    /// Types into a field, in place of what it holds.
    pub(crate) async fn type_into(&self, css: &str, text: &str) {
        self.tap(css).await;
        self.run("document.activeElement.select()", &[]).await;
        self.cdp("Input.insertText", json!({ "text": text })).await;
    }

    /// Types where the keyboard is.
    pub(crate) async fn keys(&self, text: &str) {
        self.cdp("Input.insertText", json!({ "text": text })).await;
    }

    /// Presses Enter where the keyboard is.
    pub(crate) async fn enter(&self) {
        for kind in ["keyDown", "keyUp"] {
            let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r" });
            self.cdp("Input.dispatchKeyEvent", key).await;
        }
    }

    /// Chooses one of a list by its value.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        let list = self.client.find(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"));
        list.select_by_value(value).await.unwrap_or_else(|error| panic!("{css} {value}: {error}"));
    }

    /// The taps since it was last asked.
    pub(crate) fn taps(&self) -> u32 {
        self.taps.replace(0)
    }

    /// The visible text of the first thing that this selector finds; empty when there is none.
    pub(crate) async fn text(&self, css: &str) -> String {
        match self.client.find(Locator::Css(css)).await {
            Ok(element) => element.text().await.unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// The texts of everything that this selector finds, in order.
    pub(crate) async fn texts(&self, css: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])].map((e) => e.innerText.trim())";
        serde_json::from_value(self.run(script, &[css]).await).expect("texts")
    }

    /// What a field holds.
    pub(crate) async fn value(&self, css: &str) -> String {
        let value = self.run("return document.querySelector(arguments[0]).value", &[css]).await;
        value.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until there is text at this selector that contains `part`, and gives it back.
    pub(crate) async fn sees(&self, css: &str, part: impl Display) -> String {
        let (part, mut seen) = (part.to_string(), String::new());
        let found = within(PATIENCE, async || {
            seen = self.text(css).await;
            !seen.is_empty() && seen.contains(&part)
        })
        .await;
        assert!(found, "`{css}` should show {part:?}, shows {seen:?} on:\n{}", self.text("body").await);
        seen
    }

    /// Waits until there is a sentence at this selector, and gives back what stands at its only [`GAP`].
    pub(crate) async fn reads(&self, css: &str, sentence: impl Display) -> String {
        let (sentence, mut seen) = (sentence.to_string(), String::new());
        let read = |seen: &str| at_gaps(seen, &sentence).map(|gaps| gaps.concat());
        let found = within(PATIENCE, async || {
            seen = self.text(css).await;
            read(&seen).is_some()
        })
        .await;
        assert!(found, "`{css}` should show {sentence:?}, shows {seen:?} on:\n{}", self.text("body").await);
        read(&seen).unwrap_or_default()
    }

    /// Waits until nothing that this selector finds is to be seen.
    pub(crate) async fn sees_no(&self, css: &str) {
        let gone = within(PATIENCE, async || self.text(css).await.is_empty()).await;
        assert!(gone, "`{css}` should be gone, shows {:?}", self.text(css).await);
    }

    /// Waits until the answer is yes.
    pub(crate) async fn until(&self, ask: impl AsyncFnMut() -> bool) {
        assert!(within(PATIENCE, ask).await, "it never came to be, on:\n{}", self.text("body").await);
    }

    /// Looks into the first frame of the page from now on, until it opens another.
    pub(super) async fn enters_frame(&self) {
        self.client.clone().enter_frame(0).await.expect("a frame");
    }

    /// Has the browser wake the service worker of a site, as it does by itself some time after the signal is back.
    pub(super) async fn wakes_the_worker(&self, origin: &str) {
        self.cdp("ServiceWorker.enable", json!({})).await;
        let sync = json!({ "origin": origin, "registrationId": "0", "tag": "entries", "lastChance": false });
        self.cdp("ServiceWorker.dispatchSyncEvent", sync).await;
    }

    /// Runs a script in the page and gives back what it returns.
    pub(crate) async fn run(&self, script: &str, arguments: &[&str]) -> Value {
        let arguments = arguments.iter().map(|argument| json!(argument)).collect();
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// A command of the browser’s debugging protocol.
    pub(super) async fn cdp(&self, command: &str, params: Value) {
        let request = self.http.post(&self.protocol).json(&json!({ "cmd": command, "params": params }));
        let answer = request.send().await.expect("chromedriver answers");
        let answer: Value = answer.json().await.expect("chromedriver answers in JSON");
        assert!(answer["value"].get("error").is_none(), "{command}: {answer}");
    }
}

/// Asks again and again until the answer is yes; false when `patience` is over.
async fn within(patience: Duration, mut ask: impl AsyncFnMut() -> bool) -> bool {
    let start = Instant::now();
    loop {
        if ask().await {
            return true;
        }
        if start.elapsed() > patience {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}
