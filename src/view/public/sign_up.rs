//! The pages of those who put their names down, and of whoever stands at the door.

use askama::Template;

use super::Link;
use super::fixture::{FixtureFacts, refusal};
use crate::live::Edition;
use crate::store::clubs::Club;
use crate::store::fixtures::{Fixture, ListStage};
use crate::store::sign_ups::SignUp;
use crate::tournament::ListPlace;
use crate::view::{Alphabet, Form, Page, Visitor, Words};

/// `/t/{slug}/sign-up`
#[derive(Template)]
#[template(path = "fixtures/sign_up.html")]
pub struct SignUpPage {
    page: Page,
    facts: FixtureFacts,
    form: Form,
    /// How many names sign up together at most.
    seats: usize,
    /// Why no names are taken now, if they are not.
    refusal: Option<String>,
    /// What was put down in this browser before: the names, and the own page.
    own: Option<Link>,
}

/// `/t/{slug}/sign-up/{code}`: the own page of who signed up.
#[derive(Template)]
#[template(path = "fixtures/own_sign_up.html")]
pub struct OwnSignUpPage {
    page: Page,
    facts: FixtureFacts,
    names: String,
    remark: Option<String>,
    /// What is to be known about it.
    says: String,
    code: String,
    has_come: bool,
    /// What may be done.
    deeds: Vec<OwnDeed>,
    /// Where the evening of each goes on, once it has begun.
    evenings: Vec<Link>,
}

/// What somebody on the list may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OwnDeed {
    Come,
    Leave,
    SignUpAgain,
}

/// `/t/{slug}/check-in/{code}`: for a tablet at the door.
#[derive(Template)]
#[template(path = "fixtures/check_in.html")]
pub struct CheckInPage {
    page: Page,
    name: String,
    code: String,
    slug: String,
    /// Why nobody is ticked now, if that is so.
    refusal: Option<String>,
    coming: Vec<CheckInLine>,
    there: Vec<CheckInLine>,
    form: Form,
    seats: usize,
}

/// Somebody on the list at the door.
struct CheckInLine {
    number: u32,
    names: String,
    /// As which they wait, if they do.
    waits: Option<u32>,
}

/// What a page of a fixture is made of.
pub struct FixtureSight<'a> {
    /// Whose.
    pub club: &'a Club,
    /// Of what.
    pub fixture: &'a Fixture,
    /// What may be done with its list now.
    pub stage: ListStage,
    /// Which state of the club it is.
    pub edition: Edition,
}

impl SignUpPage {
    /// The form, with who signed up in this browser before.
    pub fn new(visitor: &Visitor, seen: &FixtureSight<'_>, form: Form, own: Option<&SignUp>) -> Self {
        let w = visitor.words;
        let title = w.say("sign-up-title").with("name", seen.fixture.name.as_str());
        let own = own.map(|one| Link { href: own_path(seen.fixture, one), text: one.names() });
        Self {
            page: Page::new(visitor, title),
            facts: FixtureFacts::of(w, seen.club, seen.fixture),
            form,
            seats: seats(seen.fixture),
            refusal: refusal(w, seen.stage),
            own,
        }
    }
}

impl SignUpPage {
    /// What is asked for.
    fn asked(&self) -> String {
        let key = if self.seats > 1 { "sign-up-team" } else { "sign-up-name" };
        self.page.say(key).to_string()
    }
}

impl OwnSignUpPage {
    /// The page of who has this place on the list; none where they left it.
    pub fn new(
        visitor: &Visitor,
        seen: &FixtureSight<'_>,
        sign_up: &SignUp,
        place: Option<ListPlace>,
        doors_are_open: bool,
        evenings: Vec<Link>,
    ) -> Self {
        let w = visitor.words;
        let names = sign_up.names();
        let (has_left, has_come) = (sign_up.left_at.is_some(), sign_up.came_at.is_some());
        let is_to_come = matches!(seen.stage, ListStage::Open | ListStage::Closed);
        let deeds = [
            (OwnDeed::Come, doors_are_open && !has_left && !has_come),
            (OwnDeed::Leave, is_to_come && !has_left),
            (OwnDeed::SignUpAgain, seen.stage == ListStage::Open && has_left),
        ];
        let title = w.say("own-sign-up-title").with("name", names.as_str());
        let stream = format!("/t/{}/sign-up/{}/live", seen.fixture.slug, sign_up.code);
        Self {
            page: Page::new(visitor, title).following(stream, seen.edition),
            facts: FixtureFacts::of(w, seen.club, seen.fixture),
            names,
            remark: sign_up.remark.as_ref().map(ToString::to_string),
            says: says(w, seen.stage, sign_up, place),
            code: sign_up.code.to_string(),
            has_come,
            deeds: deeds.into_iter().filter_map(|(deed, may)| may.then_some(deed)).collect(),
            evenings,
        }
    }
}

impl OwnSignUpPage {
    fn may(&self, deed: OwnDeed) -> bool {
        self.deeds.contains(&deed)
    }
}

/// How it stands, in a sentence.
fn says(w: Words, stage: ListStage, sign_up: &SignUp, place: Option<ListPlace>) -> String {
    let message = match (stage, place) {
        (ListStage::CalledOff, _) => w.say("sign-up-called-off"),
        (_, None) => w.say("own-sign-up-left"),
        (ListStage::Over, _) => w.say("sign-up-over"),
        (ListStage::Begun, Some(_)) if sign_up.came_at.is_some() => w.say("own-sign-up-late-there"),
        (ListStage::Begun, Some(_)) => w.say("own-sign-up-late"),
        (_, Some(ListPlace::Has(place))) => w.say("own-sign-up-place").with("place", place),
        (_, Some(ListPlace::Waits(place))) => w.say("own-sign-up-waits").with("place", place),
    };
    message.to_string()
}

impl CheckInPage {
    /// The list at the door.
    pub fn new<'a>(
        visitor: &Visitor,
        seen: &FixtureSight<'_>,
        list: impl Iterator<Item = (&'a SignUp, ListPlace)>,
        doors_are_open: bool,
        form: Form,
    ) -> Self {
        let w = visitor.words;
        let (there, coming): (Vec<_>, Vec<_>) = list.partition(|(one, _)| one.came_at.is_some());
        let (slug, code) = (seen.fixture.slug.clone(), seen.fixture.check_in.to_string());
        let title = w.say("check-in-title").with("name", seen.fixture.name.as_str());
        let closed = || match seen.stage {
            ListStage::Over | ListStage::CalledOff => refusal(w, seen.stage),
            _ => (!doors_are_open).then(|| w.say("check-in-early").to_string()),
        };
        Self {
            page: Page::new(visitor, title)
                .following(format!("/t/{slug}/check-in/{code}/live"), seen.edition),
            name: seen.fixture.name.to_string(),
            refusal: closed(),
            coming: lines(coming, &seen.club.language),
            there: lines(there, &seen.club.language),
            seats: seats(seen.fixture),
            code,
            slug,
            form,
        }
    }
}

fn lines(list: Vec<(&SignUp, ListPlace)>, language: &str) -> Vec<CheckInLine> {
    let mut lines: Vec<CheckInLine> = list
        .into_iter()
        .map(|(one, place)| CheckInLine {
            number: one.number,
            names: one.names(),
            waits: if let ListPlace::Waits(place) = place { Some(place) } else { None },
        })
        .collect();
    Alphabet::of(language).sort(&mut lines, |line| &line.names);
    lines
}

/// How many names sign up together at most.
pub(crate) fn seats(fixture: &Fixture) -> usize {
    *fixture.setup.format().team_size().end()
}

/// The own page of somebody on the list.
pub(crate) fn own_path(fixture: &Fixture, one: &SignUp) -> String {
    format!("/t/{}/sign-up/{}", fixture.slug, one.code)
}
