//! Metrics for Prometheus: counted as events happen, or collected when Prometheus asks. No label has a value that a visitor can choose.

mod collector;
mod exposed;
mod process;
mod requests;
mod token;

use std::fmt;
use std::sync::Arc;

use prometheus_client::encoding::prometheus_text;
use prometheus_client::metrics::{counter::Counter, family::Family, info::Info};
use prometheus_client::registry::Registry;
use strum::IntoEnumIterator as _;

use super::Config;
use super::page_cache::PageCache;
use super::quota::Quota;
use super::security_events::SecurityEvent;
use crate::live::Live;
use crate::store::{Label, Location};

pub(super) use collector::{BackupStats, ServiceStats, StatsCollector};
pub use exposed::expose;
pub(super) use exposed::show;
pub(super) use requests::RequestMetrics;
pub use token::{MetricsToken, TokenTooWeak};

/// Metrics of this copy of the service.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub(super) requests: RequestMetrics,
    pub(super) lookout: StatsCollector,
    events: Family<Label, Counter>,
}

impl Metrics {
    /// Registers all metrics. They count from now on.
    pub(super) fn new(live: &Live, streams: &Arc<Quota>, rendered: &Arc<PageCache>, config: &Config) -> Self {
        let lookout = StatsCollector::new(live, streams, rendered, config);
        let (requests, events) = (RequestMetrics::default(), Family::default());
        // A rate needs a value from before the first event.
        SecurityEvent::iter().for_each(|event| drop(events.get_or_create_owned(&[("event", event.into())])));
        let mut registry = Registry::default();
        registry.register_collector(Box::new(process::Process { started: lookout.started }));
        let own = registry.sub_registry_with_prefix("lastcard");
        own.register(
            "build",
            "Version and database of the running program",
            Info::new(build(live.store().location())),
        );
        requests.register(own);
        own.register("security_events", "Log lines of lastcard::security, by event", events.clone());
        live.register(own);
        live.store().register(own);
        if let Some(folder) = &config.backups {
            folder.register(own);
        }
        own.register_collector(Box::new(lookout.clone()));
        Self { registry, requests, lookout, events }
    }

    /// Counts a security event.
    pub(super) fn count_event(&self, event: SecurityEvent) {
        self.events.get_or_create(&[("event", event.into())]).inc();
    }

    /// Returns all metrics in the text format of Prometheus. Queries the database.
    pub(super) fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        prometheus_text::encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

fn build(location: &Location) -> Vec<(&'static str, &'static str)> {
    let database = match location {
        Location::Sqlite(_) => "sqlite",
        Location::Postgres(_) => "postgres",
    };
    vec![("version", env!("CARGO_PKG_VERSION")), ("database", database)]
}
