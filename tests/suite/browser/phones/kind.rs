//! Kinds of phones: the device settings of their browsers.

use serde_json::json;

use crate::browser::phones::tab::Tab;

/// Screen, scripts and theme of a phone; an ordinary one is the default.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    /// Size in CSS pixels; the suite's phone is 390×844.
    pub(crate) size: (u32, u32),
    pub(crate) javascript: bool,
    /// The system's preference for dark pages.
    pub(crate) dark: bool,
}

impl Default for Kind {
    fn default() -> Self {
        Self { size: (390, 844), javascript: true, dark: false }
    }
}

impl Kind {
    /// Applies the settings to a tab.
    pub(super) async fn apply_to(self, tab: &Tab) {
        let (width, height) = self.size;
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true });
        tab.call("Emulation.setDeviceMetricsOverride", screen).await;
        tab.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
        if !self.javascript {
            tab.call("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
        }
        if self.dark {
            let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
            tab.call("Emulation.setEmulatedMedia", dark).await;
        }
    }
}
