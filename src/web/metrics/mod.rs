//! Metrics for Prometheus: counted as events happen, or collected when Prometheus asks. No label has a value that a visitor can choose.

pub mod collector;
pub mod exposed;
pub mod requests;

use std::sync::Arc;
use std::{fmt, fs};

use chrono::{DateTime, Utc};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, prometheus_text};
use prometheus_client::metrics::{counter::Counter, family::Family, info::Info};
use prometheus_client::registry::Registry;
use strum::IntoEnumIterator as _;

use lastcard_snapshots::Snapshots;
use lastcard_store::{Label, Location};

use crate::app::{file_limits, state::Config};
use crate::live::page_cache::PageCache;
use crate::metrics::{
    collector::{StatsCollector, gauge},
    requests::RequestMetrics,
};
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
        registry.register_collector(Box::new(Process { started: stats.started }));
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

#[derive(Debug)]
pub struct Process {
    pub started: DateTime<Utc>,
}

/// Returns the resident memory in bytes, where the system reports it.
pub fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim_end().parse().ok()?;
    Some(kilobytes * 1024)
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let to = &mut encoder;
        gauge(to, "process_start_time_seconds", "When the process started", self.started.timestamp())?;
        if let Some(bytes) = memory() {
            gauge(to, "process_resident_memory_bytes", "Resident memory of the process", bytes)?;
        }
        if let Some(open) = file_limits::open_count() {
            gauge(to, "process_open_fds", "Open files and connections", open)?;
        }
        gauge(to, "process_max_fds", "Limit of open files and connections", file_limits::limit())
    }
}
