//! A tab of a phone's browser, and scripts that run in its page.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::browser::phones::chromium::{Answer, Chromium};
use crate::browser::phones::kind::Kind;

/// The longest wait for a page to load or for a script to succeed.
const PATIENCE: Duration = Duration::from_secs(30);

/// Fails until the page is loaded. Pages without scripts cannot announce it, so the test polls.
const LOADED: &str = "if (document.readyState !== 'complete') throw 'loading';";

pub(super) struct Tab {
    chromium: Arc<Chromium>,
    target: String,
    session: String,
    frame: RefCell<Option<String>>,
}

impl Tab {
    /// Opens an empty tab in front of the others, in this context or else in the profile.
    pub(super) async fn open(chromium: &Arc<Chromium>, context: Option<&str>, kind: Kind) -> Self {
        let mut create = json!({ "url": "about:blank" });
        if let Some(context) = context {
            create["browserContextId"] = json!(context);
        }
        let target = chromium.call(None, "Target.createTarget", create).await.expect("a tab");
        let target = target["targetId"].as_str().expect("a target").to_owned();
        let attach = json!({ "targetId": &target, "flatten": true });
        let session = chromium.call(None, "Target.attachToTarget", attach).await.expect("a session");
        let session = session["sessionId"].as_str().expect("a session").to_owned();
        let tab = Self { chromium: chromium.clone(), target, session, frame: RefCell::default() };
        kind.apply_to(&tab).await;
        tab.set_focus(true).await;
        tab
    }

    /// Sends a command of the debugging protocol.
    pub(super) async fn call(&self, method: &str, params: Value) -> Value {
        self.try_call(method, params).await.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Touches the screen without waiting for the answer: a page that is replaced just then never answers. Later
    /// commands are processed after the touch.
    pub(super) fn touch(&self, event: Value) {
        drop(self.chromium.send(Some(&self.session), "Input.dispatchTouchEvent", event));
    }

    async fn try_call(&self, method: &str, params: Value) -> Answer {
        self.chromium.call(Some(&self.session), method, params).await
    }

    /// Emulates focus, as the tab in front has it on a phone: otherwise only one page of a shared Chromium has it.
    async fn set_focus(&self, has: bool) {
        self.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": has })).await;
    }

    /// Comes to the front in place of another tab.
    pub(super) async fn take_focus_from(&self, other: &Self) {
        other.set_focus(false).await;
        self.call("Page.bringToFront", json!({})).await;
        self.set_focus(true).await;
    }

    /// Closes the tab and waits until its page has stopped.
    pub(super) async fn close(&self) {
        self.call("Page.close", json!({})).await;
        while self.is_open().await {
            sleep(Duration::from_millis(10)).await;
        }
    }

    async fn is_open(&self) -> bool {
        let all = self.chromium.call(None, "Target.getTargets", json!({})).await.expect("the tabs");
        all["targetInfos"].as_array().is_some_and(|all| all.iter().any(|one| one["targetId"] == self.target))
    }

    pub(super) async fn go_to(&self, url: &str) {
        self.frame.take();
        let answer = self.call("Page.navigate", json!({ "url": url })).await;
        assert_eq!(answer["errorText"].as_str(), None, "{url} does not open");
        self.run("", &[]).await;
    }

    pub(super) async fn reload(&self) {
        self.frame.take();
        let began = async || self.run("return performance.timeOrigin", &[]).await;
        let (before, start) = (began().await, Instant::now());
        self.call("Page.reload", json!({})).await;
        while began().await == before {
            assert!(start.elapsed() < PATIENCE, "the page is not loaded anew");
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Runs scripts in the first frame of the page from now on, until another page opens.
    pub(super) async fn enter_frame(&self) {
        let tree = self.call("Page.getFrameTree", json!({})).await;
        let frame = tree["frameTree"]["childFrames"][0]["frame"]["id"].as_str().expect("a frame");
        self.frame.replace(Some(frame.to_owned()));
    }

    /// Runs a function body in the page once it is loaded, and returns its result.
    pub(super) async fn run(&self, script: &str, arguments: &[&str]) -> Value {
        let arguments = json!(arguments);
        let function = format!("(async function () {{ {LOADED}\n{script}\n}}).apply(null, {arguments})");
        let start = Instant::now();
        loop {
            let wrong = match self.evaluate(&function).await {
                Ok(answer) if answer["exceptionDetails"].is_null() => {
                    return answer["result"]["value"].clone();
                }
                Ok(answer) if answer["result"]["value"] == "loading" => "the page never loads".to_owned(),
                Ok(answer) => panic!("{script}: {}", answer["exceptionDetails"]),
                // The page is being replaced by another one.
                Err(error) => error,
            };
            assert!(start.elapsed() < PATIENCE, "{script}: {wrong}");
            sleep(Duration::from_millis(10)).await;
        }
    }

    async fn evaluate(&self, script: &str) -> Answer {
        let mut evaluate = json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
        let frame = self.frame.borrow().clone();
        if let Some(frame) = frame {
            let world = self.try_call("Page.createIsolatedWorld", json!({ "frameId": frame })).await?;
            evaluate["contextId"] = world["executionContextId"].clone();
        }
        self.try_call("Runtime.evaluate", evaluate).await
    }
}
