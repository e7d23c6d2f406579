//! Metrics of the process, under the names that Prometheus defines for every process.

use std::{fmt, fs};

use chrono::{DateTime, Utc};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;

use crate::app::file_limits;
use crate::metrics::collector::gauge;

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
