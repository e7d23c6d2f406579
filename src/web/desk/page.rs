//! The page of the desk.

use askama::Template;
use chrono::{DateTime, Utc};

use lastcard_store::staged_events::StagedEventRecord;
use lastcard_tournament::{Status, Tally, tally};

use crate::control_room::started_page::winners;
use crate::desk::{
    Desk,
    agenda::DeskEvening,
    card::{DeskCard, announcement_state},
    worklist::{WorklistLine, begins_text, worklist_lines},
};
use crate::extract::organiser::Organiser;
use crate::trial::TrialLine;
use crate::ui::{
    badge::Badge,
    page::{Link, Page},
    translator::Translator,
};

/// Tasks and coming evenings that are shown without unfolding the rest.
const MAX_LINES: usize = 5;

/// The page at `/organise`.
#[derive(Template)]
#[template(path = "desk/page.html")]
pub struct DeskPage {
    pub page: Page,
    /// Evenings of today; if there is none, the next one.
    cards: Vec<DeskCard>,
    /// Events of several stages that are not over.
    events: Vec<Link>,
    /// Tasks for an organiser, the most urgent first.
    waiting: Vec<WorklistLine>,
    /// Evenings of later days, the next one first.
    coming: Vec<ComingLine>,
    /// Evenings that are over and not filed yet, the latest first.
    over: Vec<FinishedLine>,
    /// Ids of announcements that are not public yet.
    hidden: Vec<String>,
    /// Number of evenings in the archive.
    filed: usize,
    /// The trial evening, if there is one.
    trial: Option<TrialLine>,
    /// True during a lockout: new phones are refused because there were too many attempts to enter a code.
    pub codes_closed: bool,
    pub done: Option<String>,
}

/// An evening that is to come.
pub struct ComingLine {
    pub href: String,
    pub name: String,
    pub when: String,
    /// Number of sign-ups; a draft without an announcement says that it is one.
    pub state: String,
}

pub struct FinishedLine {
    pub slug: String,
    pub name: String,
    pub when: String,
    /// The winners; empty if nobody won or the winners are no longer known.
    pub winners: Vec<String>,
}

impl DeskPage {
    pub fn new(organiser: &Organiser, desk: &Desk, now: DateTime<Utc>) -> Self {
        let (words, zone) = (organiser.words(), organiser.club.time_zone);
        let tallies: Vec<Tally> = desk.tournaments.iter().map(|(one, _)| tally(&one.tournament)).collect();
        let all = DeskEvening::of(desk, &tallies, now);
        let mut agenda = DeskEvening::agenda(&all, &organiser.club, now);
        let title = |evening: &DeskEvening<'_>, is_today: bool| {
            let next = || words.say("desk-next").with("day", words.short_day(evening.starts_at(), zone));
            if is_today { words.say("desk-today").to_string() } else { next().to_string() }
        };
        let is_today = !agenda.tonight.is_empty();
        if !is_today && !agenda.to_come.is_empty() {
            agenda.tonight = vec![agenda.to_come.remove(0)];
        }
        let of = |list: &[usize]| list.iter().filter_map(|at| all.get(*at)).copied().collect::<Vec<_>>();
        let cards = of(&agenda.tonight);
        let cards = cards.iter().map(|one| DeskCard::new(organiser, title(one, is_today), *one, now));
        Self {
            page: organiser.page(organiser.club.name.as_str()),
            cards: cards.collect(),
            events: desk.events.iter().map(event_link).collect(),
            waiting: waiting(organiser, desk, &tallies, &of(&agenda.left), now),
            coming: of(&agenda.to_come).iter().map(|one| coming_line(organiser, one)).collect(),
            over: of(&agenda.over).iter().filter_map(|one| finished_line(organiser, one)).collect(),
            hidden: all.iter().filter_map(DeskEvening::hidden).collect(),
            filed: desk.filed,
            trial: desk.trial.as_ref().map(|trial| TrialLine::of(trial, organiser)),
            codes_closed: false,
            done: None,
        }
    }

    /// Returns true before the first evening of the club.
    fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.waiting.is_empty() && self.over.is_empty() && self.filed == 0
    }
}

fn event_link(record: &StagedEventRecord) -> Link {
    Link { href: format!("/organise/events/{}", record.slug), text: record.plan.name().to_string() }
}

/// Tasks, and evenings that were left open; an evening that has a task is not listed again.
fn waiting(
    organiser: &Organiser,
    desk: &Desk,
    tallies: &[Tally],
    left: &[DeskEvening<'_>],
    now: DateTime<Utc>,
) -> Vec<WorklistLine> {
    let words = organiser.words();
    let both: Vec<_> = desk.tournaments.iter().map(|(stored, _)| stored).zip(tallies).collect();
    let mut lines = worklist_lines(&both, &organiser.club, now, words);
    for evening in left {
        let (DeskEvening::Tournament { stored, tally, last, .. }, href) = (evening, evening.href()) else {
            continue;
        };
        if lines.iter().any(|line| line.href == href) {
            continue;
        }
        let (zone, begins) = (organiser.club.time_zone, stored.header.starts_at);
        let says = if stored.status(&tally.standings) == Status::Draft {
            begins_text(stored, begins, now, zone, words)
        } else {
            let since = words.date_time(last.unwrap_or(begins), zone);
            words.say("waiting-idle").with("when", since).to_string()
        };
        lines.push(WorklistLine { name: evening.name(), says, href });
    }
    lines
}

fn coming_line(organiser: &Organiser, evening: &DeskEvening<'_>) -> ComingLine {
    let (words, zone) = (organiser.words(), organiser.club.time_zone);
    ComingLine {
        href: evening.href(),
        name: evening.name(),
        when: words.date_time(evening.starts_at(), zone),
        state: coming_state(words, evening),
    }
}

fn coming_state(words: Translator, evening: &DeskEvening<'_>) -> String {
    match (evening.announcement(), evening) {
        (Some(announcement), _) => announcement_state(words, announcement),
        (None, DeskEvening::Tournament { .. }) => words.say(Badge::Draft.key()).to_string(),
        (None, DeskEvening::Announced(_)) => String::new(),
    }
}

fn finished_line(organiser: &Organiser, evening: &DeskEvening<'_>) -> Option<FinishedLine> {
    let DeskEvening::Tournament { stored, tally, .. } = evening else { return None };
    let words = organiser.words();
    Some(FinishedLine {
        slug: stored.header.slug.clone(),
        name: evening.name(),
        when: words.date_time(evening.starts_at(), organiser.club.time_zone),
        winners: winners(&stored.tournament, tally, words),
    })
}
