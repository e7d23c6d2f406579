//! Collector of the current state, for Prometheus and for the operator's page.

use std::sync::Arc;
use std::{fmt, io};

use chrono::{DateTime, Utc};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeGaugeValue};
use prometheus_client::metrics::MetricType;

use lastcard_snapshots::{SnapshotCounts, Snapshots};
use lastcard_store::backup::{BackupFolder, KeptBackup};
use lastcard_store::{ConnectionCounts, DatabaseStats, DiskSpace, IntegrityCheck, Label, StoreError};

use crate::app::state::Config;
use crate::live::page_cache::PageCache;
use crate::metrics;
use crate::security::quota::Quota;
use crate::tls::served::ServedCertificate;

/// Sources of the collector.
#[derive(Debug, Clone)]
pub struct StatsCollector {
    pub started: DateTime<Utc>,
    snapshots: Snapshots,
    streams: Arc<Quota>,
    rendered: Arc<PageCache>,
    backups: Option<BackupFolder>,
    certificate: Option<Arc<ServedCertificate>>,
}

/// State of the service when it was collected.
#[derive(Debug)]
pub struct ServiceStats {
    pub started: DateTime<Utc>,
    /// Ok if the database answers and takes writes.
    pub database: Result<(), StoreError>,
    /// `None` while the database is unavailable.
    pub survey: Option<DatabaseStats>,
    pub connections: ConnectionCounts,
    pub check: Option<IntegrityCheck>,
    /// Disk of the database, if it is a file.
    pub disk: Option<DiskSpace>,
    /// `None` if this copy of the service makes no backups.
    pub backups: Option<BackupStats>,
    /// Expiry of the certificate; `None` without TLS.
    pub certificate_until: Option<DateTime<Utc>>,
    pub snapshots: SnapshotCounts,
    /// Number of open streams, and its maximum.
    pub viewers: (usize, usize),
    /// Number of cached pages, and their maximum size in bytes.
    pub pages: (usize, usize),
    pub memory: Option<u64>,
}

#[derive(Debug)]
pub struct BackupStats {
    pub folder: String,
    /// Time and size in bytes of each backup, newest first.
    pub kept: io::Result<Vec<(DateTime<Utc>, u64, KeptBackup)>>,
    pub disk: Option<DiskSpace>,
    /// True if the last backup that was due failed.
    pub has_failed: bool,
}

impl StatsCollector {
    pub fn new(
        snapshots: &Snapshots,
        streams: &Arc<Quota>,
        rendered: &Arc<PageCache>,
        config: &Config,
    ) -> Self {
        let (snapshots, streams, rendered) = (snapshots.clone(), streams.clone(), rendered.clone());
        let (backups, certificate) = (config.backups.clone(), config.tls.clone());
        Self { started: Utc::now(), snapshots, streams, rendered, backups, certificate }
    }

    /// Collects the current state. Blocks on the database.
    pub fn sample(&self) -> ServiceStats {
        let store = self.snapshots.store();
        let database = store.check();
        // An unavailable database is not waited for twice.
        let is_away = matches!(database, Err(StoreError::Unavailable(_)));
        ServiceStats {
            started: self.started,
            survey: if is_away { None } else { store.stats().ok() },
            database,
            connections: store.connections(),
            check: store.last_integrity_check(),
            disk: store.disk(),
            backups: self.backups.as_ref().map(BackupStats::read),
            certificate_until: self.certificate.as_ref().and_then(|served| served.expires_at()),
            snapshots: self.snapshots.counts(),
            viewers: self.streams.counts(),
            pages: self.rendered.usage(),
            memory: metrics::memory(),
        }
    }
}

impl BackupStats {
    fn read(folder: &BackupFolder) -> Self {
        // A backup that was removed meanwhile is skipped.
        let read = |backup: KeptBackup| Some((backup.written_at().ok()?, backup.size().ok()?, backup));
        Self {
            folder: folder.path().display().to_string(),
            kept: folder.backups().map(|kept| kept.into_iter().rev().filter_map(read).collect()),
            disk: DiskSpace::of(folder.path()).ok(),
            has_failed: folder.has_failed(),
        }
    }

    /// Returns the time and the size in bytes of the newest backup.
    pub fn newest(&self) -> Option<(DateTime<Utc>, u64)> {
        self.kept.as_ref().ok()?.first().map(|(at, size, _)| (*at, *size))
    }
}

impl ServiceStats {
    /// Returns the size of the database in bytes; 0 if unknown.
    pub fn size(&self) -> u64 {
        self.survey.map_or(0, |survey| survey.size)
    }

    /// Returns the disks that are written to, by their use.
    pub fn disks(&self) -> impl Iterator<Item = (&'static str, DiskSpace)> {
        let backups = self.backups.as_ref().and_then(|backups| backups.disk);
        [("database", self.disk), ("backups", backups)]
            .into_iter()
            .filter_map(|(what, disk)| Some((what, disk?)))
    }

    fn encode_database(&self, to: &mut DescriptorEncoder<'_>) -> fmt::Result {
        let is = |found: bool| u32::from(found);
        let (full, damaged) = match &self.database {
            Err(StoreError::Full(_)) => (true, false),
            Err(StoreError::Damaged(_)) => (false, true),
            _ => (false, false),
        };
        gauge(to, "database_up", "Whether the database answers and takes writes", is(self.database.is_ok()))?;
        gauge(to, "database_full", "Whether the disk of the database is full", is(full))?;
        gauge(to, "database_damaged", "Whether damage was found in the database", is(damaged))?;
        let (all, of) = (self.connections, "Connections of this copy of the service to the database");
        let counts = [("open", all.open), ("idle", all.idle), ("most", all.most)];
        labelled_gauges(to, ("database_connections", of), counts.map(|(state, n)| ([("state", state)], n)))?;
        if let Some(survey) = self.survey {
            gauge(to, "database_size_bytes", "Size of the database on its disk", survey.size)?;
        }
        if let Some(copies) = self.survey.and_then(|survey| survey.copies) {
            gauge(to, "copies", "Copies of the service that share the database", copies)?;
        }
        match self.check {
            Some(check) => {
                let help = "When the database was last checked for damage";
                gauge(to, "database_check_timestamp_seconds", help, check.at.timestamp())
            }
            None => Ok(()),
        }
    }

    fn encode_disks(&self, to: &mut DescriptorEncoder<'_>) -> fmt::Result {
        let disks: Vec<_> = self.disks().collect();
        let of = |bytes: fn(&DiskSpace) -> u64| {
            disks.iter().map(move |(what, disk)| ([("of", *what)], bytes(disk)))
        };
        labelled_gauges(
            to,
            ("disk_free_bytes", "Free space on the disks of the database and the backups"),
            of(|disk| disk.free),
        )?;
        labelled_gauges(
            to,
            ("disk_size_bytes", "Size of the disks of the database and the backups"),
            of(|disk| disk.size),
        )?;
        let is_low = |disk: &DiskSpace| u32::from(disk.is_low(self.size()));
        let low = disks.iter().map(|(what, disk)| ([("of", *what)], is_low(disk)));
        labelled_gauges(to, ("disk_low", "Whether the disk may have no space for another backup"), low)
    }

    fn encode_backups(&self, to: &mut DescriptorEncoder<'_>) -> fmt::Result {
        let Some(backups) = &self.backups else { return Ok(()) };
        if let Ok(kept) = &backups.kept {
            gauge(to, "backups", "Backups in the folder", kept.len())?;
        }
        let Some((at, size)) = backups.newest() else { return Ok(()) };
        gauge(to, "backup_timestamp_seconds", "When the newest backup was written", at.timestamp())?;
        gauge(to, "backup_size_bytes", "Size of the newest backup", size)
    }

    fn encode_certificate(&self, to: &mut DescriptorEncoder<'_>) -> fmt::Result {
        let Some(until) = self.certificate_until else { return Ok(()) };
        gauge(to, "certificate_expiry_timestamp_seconds", "When the certificate expires", until.timestamp())
    }

    fn encode_memory(&self, to: &mut DescriptorEncoder<'_>) -> fmt::Result {
        let memory = self.snapshots;
        gauge(to, "viewers", "Open live streams", self.viewers.0)?;
        gauge(to, "viewers_most", "Limit of open live streams", self.viewers.1)?;
        let waiting = [("results", memory.results_waiting), ("moves", memory.moves_waiting)];
        let waiting = waiting.map(|(queue, n)| ([("queue", queue)], n));
        labelled_gauges(to, ("queue_waiting", "Writes waiting in the queue"), waiting)?;
        gauge(to, "pictures", "Tournaments in memory", memory.snapshots)?;
        gauge(to, "pictures_bytes", "Approximate memory of tournaments", memory.snapshot_bytes)?;
        gauge(to, "hands", "Hands played on phones in memory", memory.hands)?;
        gauge(to, "pages", "Rendered pages in the cache", self.pages.0)?;
        gauge(to, "pages_bytes", "Memory of rendered pages", self.pages.1)
    }
}

impl Collector for StatsCollector {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let (now, to) = (self.sample(), &mut encoder);
        now.encode_database(to)?;
        now.encode_disks(to)?;
        now.encode_backups(to)?;
        now.encode_certificate(to)?;
        now.encode_memory(to)
    }
}

pub fn gauge(
    to: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    value: impl EncodeGaugeValue + Copy,
) -> fmt::Result {
    to.encode_descriptor(name, help, None, MetricType::Gauge)?.encode_gauge(&value)
}

/// Encodes several gauges that differ by a label.
fn labelled_gauges<V: EncodeGaugeValue>(
    to: &mut DescriptorEncoder<'_>,
    (name, help): (&str, &str),
    values: impl IntoIterator<Item = (Label, V)>,
) -> fmt::Result {
    let mut metric = to.encode_descriptor(name, help, None, MetricType::Gauge)?;
    values.into_iter().try_for_each(|(label, value)| metric.encode_family(&label)?.encode_gauge(&value))
}
