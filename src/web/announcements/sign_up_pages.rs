//! The sign-up pages, and the check-in page for the door.

use askama::Template;

use lastcard_club::{SignUpState, WaitlistPosition};
use lastcard_snapshots::ClubVersion;
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;
use lastcard_store::sign_ups::SignUp;

use crate::announcements::page_text::{AnnouncementFacts, refusal};
use crate::ui::{
    form::Form,
    names::NameCollator,
    page::{Link, Page, Visitor},
    translator::Translator,
};

/// The page at `/t/{slug}/sign-up`.
#[derive(Template)]
#[template(path = "announcements/sign_up.html")]
pub struct SignUpPage {
    page: Page,
    facts: AnnouncementFacts,
    form: Form,
    /// Maximum number of names in one sign-up.
    seats: usize,
    /// Reason why the sign-up list is closed; `None` while it is open.
    refusal: Option<String>,
    /// An earlier sign-up from this browser: its names, linked to its page.
    own: Option<Link>,
}

/// `/t/{slug}/sign-up/{code}`: the page of one sign-up.
#[derive(Template)]
#[template(path = "announcements/own_sign_up.html")]
pub struct OwnSignUpPage {
    page: Page,
    facts: AnnouncementFacts,
    names: String,
    remark: Option<String>,
    /// State of the sign-up in a sentence.
    says: String,
    code: String,
    has_come: bool,
    /// Actions that are available now.
    deeds: Vec<OwnSignUpAction>,
    /// Links to the players' own pages of the evening, once it has begun.
    evenings: Vec<Link>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OwnSignUpAction {
    Come,
    Leave,
    SignUpAgain,
}

/// `/t/{slug}/check-in/{code}`: check-in on a tablet at the door.
#[derive(Template)]
#[template(path = "announcements/check_in.html")]
pub struct CheckInPage {
    page: Page,
    name: String,
    code: String,
    slug: String,
    /// Reason why check-in is closed, if it is.
    refusal: Option<String>,
    coming: Vec<CheckInLine>,
    there: Vec<CheckInLine>,
    form: Form,
    seats: usize,
}

struct CheckInLine {
    number: u32,
    names: String,
    /// Position on the waiting list, if the sign-up is on it.
    waits: Option<u32>,
}

pub struct AnnouncementView<'a> {
    pub club: &'a Club,
    pub announcement: &'a Announcement,
    pub state: SignUpState,
    pub is_check_in_open: bool,
    pub club_version: ClubVersion,
}

impl SignUpPage {
    /// Builds the form, with the earlier sign-up from this browser.
    pub fn new(visitor: &Visitor, seen: &AnnouncementView<'_>, form: Form, own: Option<&SignUp>) -> Self {
        let words = visitor.words;
        let title = words.say("sign-up-title").with("name", seen.announcement.name.as_str());
        let own = own.map(|one| Link { href: own_path(seen.announcement, one), text: one.names() });
        Self {
            page: Page::new(visitor, title),
            facts: AnnouncementFacts::of(words, seen.club, seen.announcement),
            form,
            seats: max_names(seen.announcement),
            refusal: refusal(words, seen.state),
            own,
        }
    }
}

impl SignUpPage {
    fn name_label(&self) -> String {
        let key = if self.seats > 1 { "sign-up-team" } else { "sign-up-name" };
        self.page.say(key).to_string()
    }
}

impl OwnSignUpPage {
    /// Builds the page of a sign-up; `place` is `None` if the sign-up was withdrawn.
    pub fn new(
        visitor: &Visitor,
        seen: &AnnouncementView<'_>,
        sign_up: &SignUp,
        place: Option<WaitlistPosition>,
        evenings: Vec<Link>,
    ) -> Self {
        let words = visitor.words;
        let names = sign_up.names();
        let (has_left, has_come) = (sign_up.left_at.is_some(), sign_up.came_at.is_some());
        let is_to_come = matches!(seen.state, SignUpState::Open | SignUpState::Closed);
        let deeds = [
            (OwnSignUpAction::Come, seen.is_check_in_open && !has_left && !has_come),
            (OwnSignUpAction::Leave, is_to_come && !has_left),
            (OwnSignUpAction::SignUpAgain, seen.state == SignUpState::Open && has_left),
        ];
        let title = words.say("own-sign-up-title").with("name", names.as_str());
        let stream = format!("/t/{}/sign-up/{}/live", seen.announcement.slug, sign_up.code);
        Self {
            page: Page::new(visitor, title).with_live_stream(stream, seen.club_version),
            facts: AnnouncementFacts::of(words, seen.club, seen.announcement),
            names,
            remark: sign_up.remark.as_ref().map(ToString::to_string),
            says: status_text(words, seen.state, sign_up, place),
            code: sign_up.code.to_string(),
            has_come,
            deeds: deeds.into_iter().filter_map(|(deed, may)| may.then_some(deed)).collect(),
            evenings,
        }
    }
}

impl OwnSignUpPage {
    fn allows(&self, deed: OwnSignUpAction) -> bool {
        self.deeds.contains(&deed)
    }
}

fn status_text(
    words: Translator,
    state: SignUpState,
    sign_up: &SignUp,
    place: Option<WaitlistPosition>,
) -> String {
    let message = match (state, place) {
        (SignUpState::CalledOff, _) => words.say("sign-up-called-off"),
        (_, None) => words.say("own-sign-up-left"),
        (SignUpState::Over, _) => words.say("sign-up-over"),
        (SignUpState::Begun, Some(_)) if sign_up.came_at.is_some() => words.say("own-sign-up-late-there"),
        (SignUpState::Begun, Some(_)) => words.say("own-sign-up-late"),
        (_, Some(WaitlistPosition::Has(place))) => words.say("own-sign-up-place").with("place", place),
        (_, Some(WaitlistPosition::Waits(place))) => words.say("own-sign-up-waits").with("place", place),
    };
    message.to_string()
}

impl CheckInPage {
    pub fn new<'a>(
        visitor: &Visitor,
        seen: &AnnouncementView<'_>,
        list: impl Iterator<Item = (&'a SignUp, WaitlistPosition)>,
        form: Form,
    ) -> Self {
        let words = visitor.words;
        let (there, coming): (Vec<_>, Vec<_>) = list.partition(|(one, _)| one.came_at.is_some());
        let (slug, code) = (seen.announcement.slug.clone(), seen.announcement.check_in.to_string());
        let title = words.say("check-in-title").with("name", seen.announcement.name.as_str());
        let closed = || match seen.state {
            SignUpState::Over | SignUpState::CalledOff => refusal(words, seen.state),
            _ => (!seen.is_check_in_open).then(|| words.say("check-in-early").to_string()),
        };
        Self {
            page: Page::new(visitor, title)
                .with_live_stream(format!("/t/{slug}/check-in/{code}/live"), seen.club_version),
            name: seen.announcement.name.to_string(),
            refusal: closed(),
            coming: lines(coming, &seen.club.language),
            there: lines(there, &seen.club.language),
            seats: max_names(seen.announcement),
            code,
            slug,
            form,
        }
    }
}

fn lines(list: Vec<(&SignUp, WaitlistPosition)>, language: &str) -> Vec<CheckInLine> {
    let mut lines: Vec<CheckInLine> = list
        .into_iter()
        .map(|(one, place)| CheckInLine {
            number: one.number,
            names: one.names(),
            waits: if let WaitlistPosition::Waits(place) = place { Some(place) } else { None },
        })
        .collect();
    NameCollator::of(language).sort(&mut lines, |line| &line.names);
    lines
}

/// Returns the maximum number of names in one sign-up.
pub fn max_names(announcement: &Announcement) -> usize {
    *announcement.setup.format().team_size().end()
}

pub fn own_path(announcement: &Announcement, one: &SignUp) -> String {
    format!("/t/{}/sign-up/{}", announcement.slug, one.code)
}
