//! A simulated phone: user actions, and what can be read on the screen.

use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use crate::browser::phones::chromium::Chromium;
use crate::browser::phones::in_page::{AIM, CHOOSE, HOLD, SELECT, TAPPED, TEXT};
use crate::browser::phones::kind::Kind;
use crate::browser::phones::paper::{self, Paper, Printed};
use crate::browser::phones::tab::Tab;
use crate::support::gap::parts_at_gaps;

/// The time after which a person would give up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser with a phone's screen, isolated from the other phones. It counts the taps.
pub(crate) struct Phone {
    chromium: Arc<Chromium>,
    /// Its context in the shared Chromium; `None` if it has a browser of its own.
    context: Option<String>,
    kind: Kind,
    tabs: RefCell<Vec<Rc<Tab>>>,
    front: RefCell<Rc<Tab>>,
    taps: Cell<u32>,
}

impl Phone {
    /// Opens an ordinary phone: 390×844, touch, scripts enabled.
    pub(crate) async fn ordinary() -> Self {
        Self::of(Kind::default()).await
    }

    pub(crate) async fn of(kind: Kind) -> Self {
        let chromium = Chromium::shared();
        let made = chromium.call(None, "Target.createBrowserContext", json!({})).await.expect("a context");
        Self::new(chromium, made["browserContextId"].as_str().map(str::to_owned), kind).await
    }

    /// Opens the only phone of this Chromium.
    pub(crate) async fn alone(chromium: Arc<Chromium>) -> Self {
        Self::new(chromium, None, Kind::default()).await
    }

    async fn new(chromium: Arc<Chromium>, context: Option<String>, kind: Kind) -> Self {
        let tab = Rc::new(Tab::open(&chromium, context.as_deref(), kind).await);
        let (tabs, front) = (RefCell::new(vec![tab.clone()]), RefCell::new(tab));
        Self { chromium, context, kind, tabs, front, taps: Cell::new(0) }
    }

    fn front(&self) -> Rc<Tab> {
        self.front.borrow().clone()
    }

    pub(crate) async fn open(&self, url: &str) {
        self.front().go_to(url).await;
    }

    pub(crate) async fn close(self) {
        assert!(self.context.is_none(), "other phones are in this browser");
        self.chromium.call(None, "Browser.close", json!({})).await.expect("the browser closes");
    }

    pub(crate) async fn print(&self, paper: Paper) -> Printed {
        let printed = self.front().call("Page.printToPDF", paper::settings(paper)).await;
        let printed = BASE64_STANDARD.decode(printed["data"].as_str().expect("a document"));
        Printed::read(&printed.expect("a document in Base64"))
    }

    /// Takes a picture of the whole page, as a PNG.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        let whole = json!({ "format": "png", "captureBeyondViewport": true });
        let taken = self.front().call("Page.captureScreenshot", whole).await;
        BASE64_STANDARD.decode(taken["data"].as_str().expect("a picture")).expect("a picture in Base64")
    }

    pub(crate) async fn reload(&self) {
        self.front().reload().await;
    }

    /// Opens another tab and brings it to the front.
    pub(crate) async fn open_tab(&self, url: &str) {
        assert!(self.context.is_none(), "only the tabs of a whole browser hide one another");
        let tab = Rc::new(Tab::open(&self.chromium, None, self.kind).await);
        self.tabs.borrow_mut().push(tab);
        let newest = self.tabs.borrow().len() - 1;
        self.switch_to_tab(newest).await;
        self.open(url).await;
    }

    /// Brings a tab to the front; 0 is the oldest.
    pub(crate) async fn switch_to_tab(&self, number: usize) {
        let tab = self.tabs.borrow()[number].clone();
        let before = self.front.replace(tab.clone());
        tab.take_focus_from(&before).await;
    }

    /// Closes the tab in front and brings the oldest of the others forward.
    pub(crate) async fn close_tab(&self) {
        let front = self.front();
        self.tabs.borrow_mut().retain(|tab| !Rc::ptr_eq(tab, &front));
        self.switch_to_tab(0).await;
        front.close().await;
    }

    /// Taps the first visible match of the CSS selector, once it is there.
    pub(crate) async fn tap(&self, css: &str) {
        self.wait_until(async || {
            let point = self.aim(css).await;
            self.finger("touchStart", &point);
            // The page may have moved under the finger: it then slides off, and nothing is tapped.
            let is_held = self.run(HOLD, &[css, &point[0].to_string(), &point[1].to_string()]).await == true;
            self.finger(if is_held { "touchEnd" } else { "touchCancel" }, &Value::Null);
            is_held && self.try_tap(css).await
        })
        .await;
        self.taps.set(self.taps.get() + 1);
    }

    /// Waits for the outcome of a tap. Returns false if the page removed the element first: a person would tap again.
    async fn try_tap(&self, css: &str) -> bool {
        if !self.kind.javascript {
            return true;
        }
        let mut tapped = Value::Null;
        let known = within(PATIENCE, async || {
            tapped = self.run(TAPPED, &[]).await;
            !tapped.is_null()
        })
        .await;
        assert!(known, "a tap at `{css}` clicks nothing on:\n{}", self.text("body").await);
        tapped == true
    }

    /// Taps the first visible match if it is there now, without waiting.
    pub(crate) async fn tap_if_there(&self, css: &str) {
        let point = if css.is_empty() { Value::Null } else { self.run(AIM, &[css]).await };
        if !point.is_null() {
            self.touch(&point);
        }
    }

    /// Taps like a finger that takes this long to reach the element.
    pub(crate) async fn tap_at_pace(&self, css: &str, pace: Duration) {
        let (point, ()) = tokio::join!(self.aim(css), tokio::time::sleep(pace));
        self.touch(&point);
    }

    /// Taps the same spot twice with this gap, like a slip of the finger, whatever is there by then.
    pub(crate) async fn tap_twice(&self, css: &str, gap: Duration) {
        let point = self.aim(css).await;
        self.touch(&point);
        tokio::time::sleep(gap).await;
        self.touch(&point);
    }

    /// Finds the point to tap. Waits until the element stops moving, since nobody hits a moving target.
    async fn aim(&self, css: &str) -> Value {
        let mut aim = Value::Null;
        let found = within(PATIENCE, async || {
            let before = std::mem::replace(&mut aim, self.run(AIM, &[css]).await);
            !aim.is_null() && aim == before
        })
        .await;
        assert!(found, "nothing to tap at `{css}` on:\n{}", self.text("body").await);
        aim
    }

    fn touch(&self, point: &Value) {
        self.finger("touchStart", point);
        self.finger("touchEnd", &Value::Null);
        self.taps.set(self.taps.get() + 1);
    }

    /// Sends a touch at a point, or lifts the finger.
    fn finger(&self, event: &str, point: &Value) {
        let points = if point.is_null() { json!([]) } else { json!([{ "x": point[0], "y": point[1] }]) };
        self.front().touch(json!({ "type": event, "touchPoints": points }));
    }

    /// Replaces the content of a field.
    pub(crate) async fn type_into(&self, css: &str, text: &str) {
        // A page that is replaced just then moves the focus: a person would tap again.
        self.wait_until(async || {
            self.tap(css).await;
            within(Duration::from_secs(1), async || self.run(SELECT, &[css]).await == true).await
        })
        .await;
        self.cdp("Input.insertText", json!({ "text": text })).await;
    }

    /// Types into the focused field.
    pub(crate) async fn type_keys(&self, text: &str) {
        self.cdp("Input.insertText", json!({ "text": text })).await;
    }

    /// Presses Enter in the focused field.
    pub(crate) async fn press_enter(&self) {
        for kind in ["keyDown", "keyUp"] {
            let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r" });
            self.cdp("Input.dispatchKeyEvent", key).await;
        }
    }

    /// Presses the tabulator key, which moves the focus.
    pub(crate) async fn press_tab(&self) {
        for kind in ["rawKeyDown", "keyUp"] {
            let key = json!({ "type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9 });
            self.cdp("Input.dispatchKeyEvent", key).await;
        }
    }

    /// Chooses an option of a list by its value, once it is there.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        self.wait_until(async || self.run(CHOOSE, &[css, value]).await == true).await;
    }

    /// Returns the number of taps since the last call.
    pub(crate) fn take_taps(&self) -> u32 {
        self.taps.replace(0)
    }

    /// Returns the visible text of the first match; empty if there is none.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.run(TEXT, &[css]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Returns the texts of all matches, in order.
    pub(crate) async fn texts(&self, css: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])].map((e) => e.innerText.trim())";
        serde_json::from_value(self.run(script, &[css]).await).expect("texts")
    }

    /// Returns the value of a field; empty if it is not there.
    pub(crate) async fn value(&self, css: &str) -> String {
        let value = self.run("return document.querySelector(arguments[0])?.value", &[css]).await;
        value.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) async fn wait_for_value(&self, css: &str, value: &str) {
        let mut held = String::new();
        let holds = within(PATIENCE, async || {
            held = self.value(css).await;
            held == value
        })
        .await;
        assert!(holds, "`{css}` should hold {value:?}, holds {held:?} on:\n{}", self.text("body").await);
    }

    /// Waits until the text at the selector contains `part`, and returns it.
    pub(crate) async fn wait_for_text(&self, css: &str, part: impl Display) -> String {
        let (part, mut seen) = (part.to_string(), String::new());
        let found = within(PATIENCE, async || {
            seen = self.text(css).await;
            !seen.is_empty() && seen.contains(&part)
        })
        .await;
        assert!(found, "`{css}` should show {part:?}, shows {seen:?} on:\n{}", self.text("body").await);
        seen
    }

    /// Waits until the text at the selector is this sentence, and returns what fills its only [`GAP`].
    pub(crate) async fn wait_for_sentence(&self, css: &str, sentence: impl Display) -> String {
        let (sentence, mut seen) = (sentence.to_string(), String::new());
        let read = |seen: &str| parts_at_gaps(seen, &sentence).map(|gaps| gaps.concat());
        let found = within(PATIENCE, async || {
            seen = self.text(css).await;
            read(&seen).is_some()
        })
        .await;
        assert!(found, "`{css}` should show {sentence:?}, shows {seen:?} on:\n{}", self.text("body").await);
        read(&seen).unwrap_or_default()
    }

    /// Waits until no match is visible.
    pub(crate) async fn wait_until_gone(&self, css: &str) {
        let gone = within(PATIENCE, async || self.text(css).await.is_empty()).await;
        assert!(gone, "`{css}` should be gone, shows {:?}", self.text(css).await);
    }

    /// Waits until `ask` returns true.
    pub(crate) async fn wait_until(&self, ask: impl AsyncFnMut() -> bool) {
        assert!(within(PATIENCE, ask).await, "it never came to be, on:\n{}", self.text("body").await);
    }

    /// Runs scripts in the first frame of the page from now on, until another page opens.
    pub(crate) async fn enter_frame(&self) {
        self.front().enter_frame().await;
    }

    /// Wakes the service worker of a site, as the browser does some time after the signal is back.
    pub(crate) async fn wake_worker(&self, origin: &str) {
        self.cdp("ServiceWorker.enable", json!({})).await;
        let sync = json!({ "origin": origin, "registrationId": "0", "tag": "entries", "lastChance": false });
        self.cdp("ServiceWorker.dispatchSyncEvent", sync).await;
    }

    pub(crate) async fn run(&self, script: &str, arguments: &[&str]) -> Value {
        self.front().run(script, arguments).await
    }

    /// Sends a command of the debugging protocol.
    pub(crate) async fn cdp(&self, command: &str, params: Value) {
        self.front().call(command, params).await;
    }
}

impl Drop for Phone {
    fn drop(&mut self) {
        if let Some(context) = &self.context {
            let context = json!({ "browserContextId": context });
            drop(self.chromium.send(None, "Target.disposeBrowserContext", context));
        }
    }
}

/// Repeats the question until the answer is true; returns false if that takes longer than `patience`.
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
