//! Metrics for Prometheus: counted as events happen, or collected when Prometheus asks. No label has a value that a visitor can choose.

pub mod collector;
pub mod exposed;
pub mod process;
pub mod requests;
pub mod token;

use std::fmt;
use std::sync::Arc;

use prometheus_client::encoding::prometheus_text;
use prometheus_client::metrics::{counter::Counter, family::Family, info::Info};
use prometheus_client::registry::Registry;
use strum::IntoEnumIterator as _;

use lastcard_snapshots::Snapshots;
use lastcard_store::{Label, Location};

use crate::app::state::Config;
use crate::live::page_cache::PageCache;
use crate::metrics::{collector::StatsCollector, requests::RequestMetrics};
use crate::security::{events::SecurityEvent, quota::Quota};

/// Metrics of this copy of the service.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub requests: RequestMetrics,
    pub stats: StatsCollector,
    events: Family<Label, Counter>,
}

impl Metrics {
    /// Registers all metrics. They count from now on.
    pub fn new(
        snapshots: &Snapshots,
        streams: &Arc<Quota>,
        rendered: &Arc<PageCache>,
        config: &Config,
    ) -> Self {
        let stats = StatsCollector::new(snapshots, streams, rendered, config);
        let (requests, events) = (RequestMetrics::default(), Family::default());
        // A rate needs a value from before the first event.
        SecurityEvent::iter().for_each(|event| drop(events.get_or_create_owned(&[("event", event.into())])));
        let mut registry = Registry::default();
        registry.register_collector(Box::new(process::Process { started: stats.started }));
        let own = registry.sub_registry_with_prefix("lastcard");
        own.register(
            "build",
            "Version and database of the running program",
            Info::new(build(snapshots.store().location())),
        );
        requests.register(own);
        own.register("security_events", "Log lines of lastcard::security, by event", events.clone());
        snapshots.register(own);
        snapshots.store().register(own);
        if let Some(folder) = &config.backups {
            folder.register(own);
        }
        own.register_collector(Box::new(stats.clone()));
        Self { registry, requests, stats, events }
    }

    /// Counts a security event.
    pub fn count_event(&self, event: SecurityEvent) {
        self.events.get_or_create(&[("event", event.into())]).inc();
    }

    /// Returns all metrics in the text format of Prometheus. Queries the database.
    pub fn text(&self) -> Result<String, fmt::Error> {
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
