//! What all handlers share.

use tokio::sync::watch;

/// Settings of the web side.
#[derive(Debug, Clone, Default)]
pub struct Config {
    /// A reverse proxy stands in front: its `Forwarded`/`X-Forwarded-*` headers name the client.
    pub behind_proxy: bool,
}

/// The running site.
#[derive(Debug)]
pub struct Site {
    /// The settings it was started with.
    pub config: Config,
    closing: watch::Sender<bool>,
}

impl Site {
    /// A site that is not serving yet.
    pub fn new(config: Config) -> Self {
        Self { config, closing: watch::Sender::new(false) }
    }

    /// Becomes true when the service shuts down: streams that would never end by themselves end then.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Ends the streams.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }
}
