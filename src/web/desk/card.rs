//! The card of an evening that is on today, or is the next one, with the one thing to do about it.

use chrono::{DateTime, Utc};

use lastcard_club::{Publication, Role};
use lastcard_store::announcements::Announcement;
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{Status, Tally};

use crate::announcements::page_text::{draw_up_url, signed_up};
use crate::control_room::started_page::winners;
use crate::desk::{agenda::DeskEvening, worklist::begins_text};
use crate::extract::organiser::Organiser;
use crate::ui::{
    badge::Badge,
    message::join_names,
    page::{Link, bar},
    translator::Translator,
};

/// An evening with its next step.
pub struct DeskCard {
    /// “Today”, or the day of the next evening.
    pub title: String,
    pub badge: Option<Badge>,
    pub name: String,
    pub facts: Vec<String>,
    /// Recorded hands in thousandths, while they are played and their number is known.
    pub part: Option<u32>,
    /// The next step; referees have none before an evening begins.
    pub step: Option<Link>,
    /// Another page about the evening.
    pub more: Option<Link>,
}

impl DeskCard {
    pub fn new(organiser: &Organiser, title: String, evening: DeskEvening<'_>, now: DateTime<Utc>) -> Self {
        let text = CardText { organiser, words: organiser.words(), now };
        let card = match evening {
            DeskEvening::Announced(announcement) => text.announced(announcement),
            DeskEvening::Tournament { stored, tally, announcement, .. } => {
                match stored.status(&tally.standings) {
                    Status::Draft => text.draft(stored, announcement),
                    status if status.is_over() => text.over(stored, tally, status),
                    status => text.played(stored, status),
                }
            }
        };
        Self { title, name: evening.name(), ..card }
    }
}

struct CardText<'a> {
    organiser: &'a Organiser,
    words: Translator,
    now: DateTime<Utc>,
}

impl CardText<'_> {
    fn card(badge: Option<Badge>, facts: Vec<String>, step: Link) -> DeskCard {
        let (title, name) = (String::new(), String::new());
        DeskCard { title, badge, name, facts, part: None, step: Some(step), more: None }
    }

    fn link(&self, href: String, key: &'static str) -> Link {
        Link { href, text: self.words.say(key).to_string() }
    }

    fn is_today(&self, at: DateTime<Utc>) -> bool {
        let day = |moment: DateTime<Utc>| moment.with_timezone(&self.organiser.club.time_zone).date_naive();
        day(at) <= day(self.now)
    }

    fn announced(&self, announcement: &Announcement) -> DeskCard {
        let own = format!("/organise/coming/{}", announcement.slug);
        let list = self.link(own.clone(), "announcement-list");
        let when = self.words.date_time(announcement.starts_at, self.organiser.club.time_zone);
        let place = announcement.place.as_ref().map(ToString::to_string);
        let facts =
            [Some(when), place, Some(announcement_state(self.words, announcement))].into_iter().flatten();
        let draws_up = self.is_today(announcement.starts_at) && announcement.names > 0;
        let (step, more) = match announcement.state {
            Publication::Hidden => (self.link(own, "desk-announce-step"), None),
            Publication::Announced if draws_up => {
                (self.link(draw_up_url(announcement), "announcement-draw-up"), Some(list))
            }
            Publication::Announced | Publication::CalledOff => (list, None),
        };
        let card = Self::card(None, facts.collect(), step);
        DeskCard { step: card.step.filter(|_| !self.is_referee()), more, ..card }
    }

    fn draft(&self, stored: &TournamentRecord, announcement: Option<&Announcement>) -> DeskCard {
        let (starts_at, zone) = (stored.header.starts_at, self.organiser.club.time_zone);
        let is_today = self.is_today(starts_at);
        let says = begins_text(stored, starts_at, self.now, zone, self.words);
        let key = if is_today { "desk-start" } else { "desk-to-draft" };
        let step = self.link(format!("/organise/t/{}", stored.header.slug), key);
        let list =
            announcement.map(|one| self.link(format!("/organise/coming/{}", one.slug), "announcement-list"));
        DeskCard { more: list, ..Self::card(Some(Badge::Draft), vec![says, self.format(stored)], step) }
    }

    fn played(&self, stored: &TournamentRecord, status: Status) -> DeskCard {
        let tournament = &stored.tournament;
        let played = tournament.scored_hands().filter(|hand| !hand.is_open()).count();
        let all = tournament.setup().plan().map(|_| tournament.scored_hands().len());
        let hands = match all {
            Some(all) => self.words.say("public-hands-of").with("played", played).with("all", all),
            None => self.words.say("public-hands-played").with("played", played),
        };
        let people = self.words.say("season-people").with("count", tournament.players().count()).to_string();
        DeskCard {
            part: all.map(|all| bar(played, all)),
            ..Self::card(
                Some(status.into()),
                vec![hands.to_string(), people, self.format(stored)],
                self.room(stored, "desk-to-room"),
            )
        }
    }

    fn over(&self, stored: &TournamentRecord, tally: &Tally, status: Status) -> DeskCard {
        let winners = winners(&stored.tournament, tally, self.words);
        let says = (!winners.is_empty()).then(|| {
            let says = self.words.say("desk-winners").with("count", winners.len());
            says.with("names", join_names(winners.iter())).to_string()
        });
        let facts = says.into_iter().chain([self.format(stored)]).collect();
        Self::card(Some(status.into()), facts, self.room(stored, "desk-to-end"))
    }

    fn room(&self, stored: &TournamentRecord, key: &'static str) -> Link {
        let key = if self.is_referee() { "desk-to-rulings" } else { key };
        self.link(format!("/organise/t/{}", stored.header.slug), key)
    }

    fn format(&self, stored: &TournamentRecord) -> String {
        self.words.say(format!("format-{}", stored.tournament.setup().format())).to_string()
    }

    fn is_referee(&self) -> bool {
        self.organiser.account.role == Role::Referee
    }
}

/// State of an announcement, and the number of its sign-ups: “13 of 13, 2 waiting”.
pub fn announcement_state(words: Translator, announcement: &Announcement) -> String {
    match announcement.state {
        Publication::Hidden => {
            words.say("announcement-line-hidden").with("names", announcement.names).to_string()
        }
        Publication::CalledOff => words.say("announcement-line-called-off").to_string(),
        Publication::Announced => signed_up(words, announcement),
    }
}
