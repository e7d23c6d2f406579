//! Operation of the service: health checks, and the page for operators.

pub mod health;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use lastcard_store::backup::{BackupTrigger, KeptBackup};
use lastcard_store::{DiskSpace, Integrity, StoreError, clubs, entries};

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::organiser::Organiser;
use crate::metrics::collector::{BackupStats, ServiceStats};
use crate::ui::page::Page;

/// Maximum number of backups and of routes listed.
const MAX_LISTED: usize = 10;

/// Returns true if an organiser may see the state of the service. This is an operator named when the service was started. If none was
/// named, it is any organiser of the only club, since no other club is then concerned.
pub async fn can_view(site: &AppState, organiser: &Organiser) -> Result<bool, Error> {
    let named = &site.config.operators;
    if !named.is_empty() {
        return Ok(named.contains(&organiser.account.login));
    }
    let clubs = site.with_store(clubs::list).await?;
    Ok(clubs.iter().filter(|club| !club.demo).all(|club| club.id == organiser.club.id))
}

pub async fn show(site: web::Data<AppState>, organiser: Organiser) -> Result<HttpResponse, Error> {
    if !can_view(&site, &organiser).await? {
        return Err(Error::NotFound);
    }
    let (seen, results) = web::block({
        let site = site.clone();
        move || {
            let results = entries::count_since(&site.store, Utc::now() - TimeDelta::hours(1));
            (site.metrics.stats.sample(), results.ok())
        }
    })
    .await?;
    let report = ServiceReport { site: &site, organiser: &organiser, seen: &seen };
    page(&ServicePage {
        page: organiser.page(organiser.words().say("service-title")),
        troubles: report.troubles(),
        groups: vec![report.service(results), report.database(), report.disks()],
        backups_line: report.backups_line(),
        backups: report.backups(),
        slow: report.slow_routes(),
    })
}

/// State of the service, with everything needed to describe it.
struct ServiceReport<'a> {
    site: &'a AppState,
    organiser: &'a Organiser,
    seen: &'a ServiceStats,
}

impl ServiceReport<'_> {
    fn say(&self, key: &'static str) -> String {
        self.organiser.words().say(key).into()
    }

    fn number(&self, count: u64) -> String {
        self.organiser.words().say("service-number").with("count", count).into()
    }

    fn moment(&self, at: DateTime<Utc>) -> String {
        self.organiser.words().date_time(at, self.organiser.club.time_zone)
    }

    /// Formats a value that may be unknown.
    fn or_unknown<T>(&self, value: Option<T>, say: impl FnOnce(T) -> String) -> String {
        value.map_or_else(|| self.say("service-unknown"), say)
    }

    /// Returns the current problems, each with its remedy.
    fn troubles(&self) -> Vec<[String; 2]> {
        let database = match &self.seen.database {
            Ok(()) => None,
            Err(StoreError::Full(_)) => Some("error-disk-full"),
            Err(StoreError::Damaged(_)) => Some("error-damaged"),
            Err(_) => Some("error-503"),
        };
        let is_low = self.seen.disks().any(|(_, disk)| disk.is_low(self.seen.size()));
        let has_failed = self.seen.backups.as_ref().is_some_and(|backups| backups.has_failed);
        let low = (is_low && database != Some("error-disk-full")).then_some("error-disk-low");
        let keys = [database, low, has_failed.then_some("service-no-backup")];
        let words = self.organiser.words();
        let said = |key: &str| [key.to_owned(), format!("{key}-help")].map(|key| words.say(key).into());
        keys.into_iter().flatten().map(said).collect()
    }

    fn service(&self, results: Option<u64>) -> FigureGroup {
        let (w, (open, most)) = (self.organiser.words(), self.seen.viewers);
        let viewers = w.say("service-of").with("count", open).with("most", most).into();
        let mut figures = vec![
            ("service-version", env!("CARGO_PKG_VERSION").to_owned()),
            ("service-since", self.moment(self.seen.started)),
            ("service-viewers", viewers),
            ("service-results", self.or_unknown(results, |count| self.number(count))),
            ("service-memory", self.or_unknown(self.seen.memory, |bytes| w.bytes(bytes))),
        ];
        figures.extend(self.seen.certificate_until.map(|until| ("service-certificate", self.moment(until))));
        FigureGroup { title: "service-service", figures }
    }

    fn database(&self) -> FigureGroup {
        let (words, seen) = (self.organiser.words(), self.seen);
        let state = if seen.database.is_ok() { "service-answers" } else { "service-fails" };
        let connections = words.say("service-of").with("count", seen.connections.open);
        let connections = connections.with("most", seen.connections.most).into();
        let mut figures = vec![
            ("service-place", self.site.store.location().to_string()),
            ("service-state", self.say(state)),
            ("service-size", self.or_unknown(seen.survey, |survey| words.bytes(survey.size))),
            ("service-connections", connections),
            ("service-check", self.integrity_text()),
        ];
        let copies = seen.survey.and_then(|survey| survey.copies);
        figures.extend(copies.map(|copies| ("service-copies", self.number(copies))));
        FigureGroup { title: "service-database", figures }
    }

    fn integrity_text(&self) -> String {
        let Some(check) = self.seen.check else { return self.say("service-check-none") };
        let key = match check.found {
            Integrity::Whole => "service-check-whole",
            Integrity::Guarded => "service-check-guarded",
            Integrity::Unknown => "service-check-unknown",
            Integrity::Damaged => "service-check-damaged",
        };
        self.organiser.words().say(key).with("at", self.moment(check.at)).into()
    }

    fn disks(&self) -> FigureGroup {
        let words = self.organiser.words();
        let free = |disk: DiskSpace| {
            words
                .say("service-free")
                .with("free", words.bytes(disk.free))
                .with("size", words.bytes(disk.size))
                .into()
        };
        let of_backups = self.seen.backups.as_ref().and_then(|backups| backups.disk);
        let disks = [("service-disk-database", self.seen.disk), ("service-disk-backups", of_backups)];
        let figures = disks.map(|(key, disk)| (key, self.or_unknown(disk, free)));
        FigureGroup { title: "service-disks", figures: figures.into() }
    }

    fn backups_line(&self) -> String {
        let words = self.organiser.words();
        let Some(BackupStats { folder, kept, .. }) = &self.seen.backups else {
            return self.say("service-backups-off");
        };
        match kept {
            Err(_) => words.say("service-backups-unreadable").with("folder", folder.as_str()).into(),
            Ok(kept) if kept.is_empty() => self.say("service-backups-none"),
            Ok(kept) => words
                .say("service-backups-kept")
                .with("folder", folder.as_str())
                .with("count", kept.len())
                .into(),
        }
    }

    fn backups(&self) -> Vec<KeptBackupLine> {
        let kept = self.seen.backups.iter().filter_map(|backups| backups.kept.as_ref().ok()).flatten();
        let line = |(at, size, backup): &(DateTime<Utc>, u64, KeptBackup)| KeptBackupLine {
            at: self.moment(*at),
            size: self.organiser.words().bytes(*size),
            why: match backup.occasion {
                BackupTrigger::Change => "service-backup-change",
                BackupTrigger::Migration => "service-backup-migration",
            },
        };
        kept.take(MAX_LISTED).map(line).collect()
    }

    fn slow_routes(&self) -> Vec<SlowLine> {
        let slow = self.site.metrics.requests.slow_routes().into_iter().take(MAX_LISTED);
        let words = self.organiser.words();
        slow.map(|(route, slow)| SlowLine { route, times: slow.times, longest: words.seconds(slow.longest) })
            .collect()
    }
}

/// The page at `/organise/service`.
#[derive(Template)]
#[template(path = "operations/service.html")]
pub struct ServicePage {
    pub page: Page,
    /// Problems: a heading and a remedy.
    pub troubles: Vec<[String; 2]>,
    pub groups: Vec<FigureGroup>,
    /// Summary of the backups, above their list.
    pub backups_line: String,
    /// Backups, the latest first.
    pub backups: Vec<KeptBackupLine>,
    /// Slow requests since the start, the longest first.
    pub slow: Vec<SlowLine>,
}

/// Figures of one subject.
pub struct FigureGroup {
    /// Message key of the subject.
    pub title: &'static str,
    /// Message key and value of each figure.
    pub figures: Vec<(&'static str, String)>,
}

pub struct KeptBackupLine {
    pub at: String,
    pub size: String,
    /// Message key of the reason for the backup.
    pub why: &'static str,
}

pub struct SlowLine {
    /// The pattern from the route table.
    pub route: String,
    /// Number of slow requests.
    pub times: u64,
    pub longest: String,
}
