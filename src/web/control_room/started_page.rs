//! The pages of a started tournament: its tabs, and the referee's page.

use askama::Template;
use strum::VariantArray as _;

use lastcard_club::TournamentContent;
use lastcard_store::accounts::Account;
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::{Event, TournamentRecord};
use lastcard_tournament::{CountingMode, EndReason, Hand, ShortText, Status, Tally, Tournament, tally};

use crate::audience::AudienceLine;
use crate::control_room::{
    blocks::{self, ClosableRound},
    clock::ClockPanel,
    codes::CodesPanel,
    confirming::ConfirmPanel,
    evening::EveningView,
    events::{EventLine, event_lines},
    play_off::PlayOffView,
    room::RoomView,
    tables::{HandLine, hand_line},
    tabs::RoomTab,
};
use crate::line_up::{page::PeopleList, texts::line_name};
use crate::print::address::PrintedAddress;
use crate::projector::desk::ProjectorForm;
use crate::rules::page::link;
use crate::tournament_form::setup::setup_summary;
use crate::trial::TrialSpeeds;
use crate::ui::{
    badge::Badge,
    page::{Link, Page},
    translator::Translator,
};

/// The page at `/organise/t/{slug}` after the start.
#[derive(Template)]
#[template(path = "control_room/page.html")]
pub struct StartedPage {
    pub page: Page,
    /// The event of several stages to which the tournament belongs, if any.
    pub event: Option<Link>,
    pub tab: RoomTab,
    /// What is shown only on the first tab.
    pub evening: Option<EveningView>,
    pub started: StartedView,
    pub room: RoomView,
    pub codes: CodesPanel,
    /// True if the addresses in the codes work on this computer only.
    pub local: PrintedAddress,
    pub done: Option<String>,
}

/// The same page for a referee: only rulings and corrections.
#[derive(Template)]
#[template(path = "control_room/referee.html")]
pub struct RefereePage {
    pub page: Page,
    pub started: StartedView,
    pub room: RoomView,
    pub done: Option<String>,
}

pub struct StartedView {
    pub slug: String,
    pub status: Status,
    /// The scheduled start.
    pub when: String,
    pub facts: Vec<String>,
    pub rules: Link,
    /// The winners, once it is over.
    pub winners: Vec<String>,
    /// The reason for its end, in a few words.
    pub reason: Option<String>,
    /// Recorded hands, the latest first, if all of them are listed.
    pub hands: Vec<HandLine>,
    /// Hands that were recorded after the end, which do not count.
    pub problems: Vec<HandLine>,
    /// Number of rulings in force.
    pub ruled: usize,
    pub confirming: ConfirmPanel,
    /// The play-off for first place, or the offer of one.
    pub play_off: Option<PlayOffView>,
    pub audience: AudienceLine,
    pub people: PeopleList,
    pub tells_chances: bool,
    /// Events other than results.
    pub events: Vec<EventLine>,
    pub wall: ProjectorForm,
    pub clock: ClockPanel,
    /// Rounds with results, which can be closed.
    rounds: Vec<ClosableRound>,
    /// The speed of the bots, while a trial evening is played.
    pub speeds: Option<TrialSpeeds>,
    /// What is in the tournament.
    content: TournamentContent,
}

impl StartedPage {
    /// Returns true while codes can be used.
    fn is_played(&self) -> bool {
        self.started.status.is_in_play()
    }

    /// Returns the tabs with their names and addresses.
    fn tabs(&self) -> impl Iterator<Item = (RoomTab, Link)> {
        let link = |tab: &RoomTab| Link {
            href: tab.url(&self.started.slug),
            text: self.page.say(&tab.key()).to_string(),
        };
        RoomTab::VARIANTS.iter().map(move |tab| (*tab, link(tab)))
    }

    /// Returns true if the main button leads to this page of the tournament.
    fn leads_to(&self, page: &str) -> bool {
        self.room.next.button.href.ends_with(page)
    }
}

impl StartedView {
    pub fn of(
        stored: &TournamentRecord,
        events: &[Event],
        accounts: &[Account],
        club: &Club,
        words: Translator,
    ) -> Self {
        let zone = club.time_zone;
        let tournament = &stored.tournament;
        let tally = tally(tournament);
        let does_not_count = |hand: &&Hand| !tally.standings.is_counted(hand.slot);
        let recorded = tournament.hands().iter().rev().filter(|hand| !hand.is_open());
        Self {
            slug: stored.header.slug.clone(),
            audience: AudienceLine::of(&stored.header, zone, words),
            status: stored.status(&tally.standings),
            when: words.date_time(stored.header.starts_at, zone),
            facts: setup_summary(tournament.setup(), words),
            rules: link(words, tournament.setup().rules().preset()),
            winners: winners(tournament, &tally, words),
            reason: tally.standings.reason.map(|reason| words.say(end_reason_key(reason)).to_string()),
            hands: Vec::new(),
            problems: recorded
                .filter(does_not_count)
                .map(|hand| hand_line(tournament, hand, words))
                .collect(),
            ruled: tournament.rulings().len(),
            confirming: ConfirmPanel::of(stored, words),
            play_off: PlayOffView::of(tournament, &tally, words),
            people: PeopleList::of(stored, &tally, words),
            tells_chances: stored.header.tells_chances,
            events: event_lines(events, tournament, accounts, zone, words),
            wall: ProjectorForm::of(stored),
            clock: ClockPanel::of(stored, &tally, events, club, words),
            rounds: blocks::rounds(stored, words),
            speeds: TrialSpeeds::of(stored, stored.status(&tally.standings)),
            content: stored.content(),
        }
    }

    fn badge(&self) -> Badge {
        self.status.into()
    }

    fn can_stop(&self) -> bool {
        self.status.can_stop()
    }

    fn can_reopen(&self) -> bool {
        self.status == Status::Stopped && !matches!(self.play_off, Some(PlayOffView::Begun { .. }))
    }

    fn can_archive(&self) -> bool {
        matches!(self.status, Status::Stopped | Status::Finished)
    }

    fn is_archived(&self) -> bool {
        self.status == Status::Archived
    }
}

fn end_reason_key(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Schedule => "ended-schedule",
        EndReason::Target => "ended-target",
        EndReason::Limit => "ended-limit",
        EndReason::LastStanding => "ended-last-standing",
        EndReason::Stopped => "ended-stopped",
    }
}

pub fn winners(tournament: &Tournament, tally: &Tally, words: Translator) -> Vec<String> {
    tally
        .standings
        .winners()
        .filter_map(|id| tournament.entrant(id))
        .map(|entrant| line_name(words, entrant))
        .collect()
}
