//! The organiser's page of an announcement: its state and its sign-up list.

use std::collections::BTreeSet;

use askama::Template;

use lastcard_club::{Publication, SignUpState};
use lastcard_store::players::RosterPlayer;
use lastcard_store::sign_ups::SignUp;
use lastcard_store::{AnnouncementId, RosterId};

use crate::announcements::{
    form_page::AnnouncementQuestions,
    page_text::{AnnouncementFacts, draw_up_url, signed_up},
    sign_up_lines::{SignUpLine, SignUpLines},
    sign_up_pages::AnnouncementView,
};
use crate::tournament_form::pasted::PastedReview;
use crate::ui::{
    form::Form,
    message::join_names,
    page::{Link, Page, bar},
    share::ShareLink,
};

/// The page at `/organise/coming/{slug}`.
#[derive(Template)]
#[template(path = "announcements/desk.html")]
pub struct AnnouncementDeskPage {
    page: Page,
    facts: AnnouncementFacts,
    state: Publication,
    takes_names: bool,
    /// Message key of the hint for adding names.
    names_hint: &'static str,
    /// True while the evening can be announced, changed or called off.
    is_to_come: bool,
    /// Address that asks whether to delete it, until its tournament has begun.
    deletion: Option<String>,
    /// True while people can check in.
    is_check_in_open: bool,
    /// The public page, to pass on.
    link: ShareLink,
    /// Address of the check-in page, for the door.
    check_in: String,
    /// The tournament that was drawn up from the announcement.
    tournament: Option<Link>,
    list: SignUpLines,
    /// How many places are taken, in thousandths; `None` without a limit.
    taken: Option<u32>,
    /// The same in a sentence.
    taken_text: String,
    /// Number of sign-ups that can be confirmed without choosing a roster player.
    clear_names: usize,
    /// Number of sign-ups missing from the line-up, and the address that adds them.
    missing: Option<(usize, String)>,
    /// Hidden evenings that can be announced together with this one, by their ids.
    series: Vec<AnnouncementId>,
    /// Roster players to choose from for a new name.
    roster: Vec<(String, String)>,
    /// Address of the form that makes a tournament or an event of it.
    draw_up: String,
    form: Form,
    /// What the pasted names in the form were taken for.
    shown: PastedReview,
    done: Option<String>,
    /// Names still on the waiting list after the last action.
    now_waiting: Option<String>,
    /// Questions to answer before a sign-up is restored, with the number of that sign-up.
    question: Option<(u32, AnnouncementQuestions)>,
}

impl AnnouncementDeskPage {
    /// Creates the page of an announcement; `playing` lists the roster players in the tournament drawn up from it.
    pub fn new(
        page: Page,
        seen: &AnnouncementView<'_>,
        all: &[SignUp],
        playing: Option<&BTreeSet<RosterId>>,
        roster: &[RosterPlayer],
        form: Form,
        done: Option<String>,
    ) -> Self {
        let (words, announcement) = (page.words(), seen.announcement);
        let list = SignUpLines::new(all, announcement.places, playing, roster);
        let tournament = announcement.tournament.as_ref().map(|header| Link {
            href: format!("/organise/t/{}", header.slug),
            text: header.name.to_string(),
        });
        let event = announcement.event.as_ref().map(|slug| Link {
            href: format!("/organise/events/{slug}"),
            text: announcement.name.to_string(),
        });
        let missing = list.current().filter(|line| line.is_missing).count();
        let mended_at = if announcement.sign_up_list().has_begun() { "people/arrival" } else { "edit" };
        let missing = tournament.as_ref().map(|link| (missing, format!("{}/{mended_at}", link.href)));
        let waiting: Vec<String> = list.waiting.iter().map(SignUpLine::all_names).collect();
        let now_waiting = words.say("announcement-now-waiting").with("names", join_names(&waiting));
        Self {
            now_waiting: (done.is_some() && !waiting.is_empty()).then(|| now_waiting.to_string()),
            question: None,
            series: Vec::new(),
            missing: missing.filter(|(missing, _)| *missing > 0),
            facts: AnnouncementFacts::of(words, seen.club, announcement),
            state: announcement.state,
            takes_names: announcement.takes_names,
            names_hint: if announcement.setup.format().has_teams() {
                "announcement-add-teams-hint"
            } else {
                "announcement-add-hint"
            },
            is_to_come: !matches!(seen.state, SignUpState::Begun | SignUpState::Over),
            deletion: (!announcement.sign_up_list().has_begun())
                .then(|| format!("/organise/coming/{}/deletion", announcement.slug)),
            is_check_in_open: seen.is_check_in_open,
            link: ShareLink::new(&page, &format!("/t/{}", announcement.slug), announcement.name.as_str()),
            check_in: format!("/t/{}/check-in/{}", announcement.slug, announcement.check_in),
            tournament: tournament.or(event),
            draw_up: draw_up_url(announcement),
            taken: (!announcement.is_unlimited())
                .then(|| bar(announcement.names.min(announcement.places), announcement.places)),
            taken_text: signed_up(words, announcement),
            clear_names: list.current().filter(|line| line.is_new && line.is_clear()).count(),
            roster: choices(roster),
            page: page.with_live_stream("/organise/live", seen.club_version),
            list,
            form,
            shown: PastedReview::default(),
            done,
        }
    }

    /// Adds questions to answer before the sign-up of this number is restored.
    #[must_use]
    pub fn with_question(self, number: u32, questions: AnnouncementQuestions) -> Self {
        Self { question: Some((number, questions)), ..self }
    }

    /// Adds the hidden evenings that can be announced together.
    #[must_use]
    pub fn with_series(self, series: Vec<AnnouncementId>) -> Self {
        Self { series, ..self }
    }

    /// Shows what the pasted names were taken for.
    #[must_use]
    pub fn with_review(self, shown: PastedReview) -> Self {
        Self { shown, ..self }
    }
}

impl AnnouncementDeskPage {
    fn is_announced(&self) -> bool {
        self.state == Publication::Announced
    }

    fn is_hidden(&self) -> bool {
        self.state == Publication::Hidden
    }

    fn is_called_off(&self) -> bool {
        self.state == Publication::CalledOff
    }

    fn is_empty(&self) -> bool {
        self.list.current().next().is_none()
    }

    /// Counts the sign-ups that have checked in.
    fn there(&self) -> usize {
        self.list.current().filter(|line| line.has_come).count()
    }

    fn has_new_names(&self) -> bool {
        self.list.current().any(|line| line.is_new)
    }
}

fn choices(roster: &[RosterPlayer]) -> Vec<(String, String)> {
    let active = roster.iter().filter(|player| player.archived_at.is_none());
    active.map(|player| (player.id.to_string(), player.name.to_string())).collect()
}
