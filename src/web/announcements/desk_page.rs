//! The organiser's page of an announcement: its state and its sign-up list.

use std::collections::{BTreeSet, HashMap};

use askama::Template;

use lastcard_club::{Publication, SignUpState, WaitlistPosition};
use lastcard_store::RosterId;
use lastcard_store::players::RosterPlayer;
use lastcard_store::sign_ups::{SignUp, SignUpPlayer, with_places};
use lastcard_tournament::NameList;

use crate::announcements::{
    form_page::AnnouncementQuestions,
    page_text::AnnouncementFacts,
    sign_up_pages::{AnnouncementView, max_names},
};
use crate::ui::{
    form::Form,
    page::{Link, Page},
    share::ShareLink,
    translator::join_names,
};

/// The page at `/organise/coming/{slug}`.
#[derive(Template)]
#[template(path = "announcements/desk.html")]
pub struct AnnouncementDeskPage {
    page: Page,
    facts: AnnouncementFacts,
    state: Publication,
    takes_names: bool,
    /// True while the evening can be announced, changed or called off.
    is_to_come: bool,
    can_be_deleted: bool,
    /// The public page, to pass on.
    link: ShareLink,
    /// Address of the check-in page, for the door.
    check_in: String,
    /// The tournament that was drawn up from the announcement.
    tournament: Option<Link>,
    lines: Vec<SignUpLine>,
    gone: Vec<SignUpLine>,
    /// Number of sign-ups awaiting confirmation.
    new_names: usize,
    /// Number of sign-ups that can be confirmed without choosing a roster player.
    clear_names: usize,
    /// Number of sign-ups missing from the line-up, and the address that adds them.
    missing: Option<(usize, String)>,
    there: usize,
    /// Roster players to choose from for a new name.
    roster: Vec<(String, String)>,
    form: Form,
    seats: usize,
    done: Option<String>,
    /// Names still on the waiting list after the last action.
    now_waiting: Option<String>,
    /// Questions to answer before a sign-up is restored, with the number of that sign-up.
    question: Option<(u32, AnnouncementQuestions)>,
}

pub struct SignUpLine {
    number: u32,
    names: Vec<SignUpName>,
    remark: Option<String>,
    when: String,
    place: Option<WaitlistPosition>,
    /// True if an organiser has yet to confirm it.
    is_new: bool,
    has_come: bool,
    /// True if the tournament was drawn up without these players.
    is_missing: bool,
    /// Number of unconfirmed sign-ups from the same source, if it is more than `MAX_FRIENDS`.
    same_source: Option<usize>,
}

struct SignUpName {
    name: String,
    /// True if the name has not been matched with a roster player.
    is_unknown: bool,
    /// True if the name may refer to a roster player of the same or a similar name.
    is_unclear: bool,
    /// Names of those roster players, and similar names on the list.
    near: Option<String>,
}

/// Names with which the names on the list are compared.
struct KnownNames<'a> {
    roster: NameList<&'a str>,
    list: NameList<&'a str>,
}

impl<'a> KnownNames<'a> {
    fn of(roster: &'a [RosterPlayer], all: &'a [SignUp]) -> Self {
        let active = roster.iter().filter(|player| player.archived_at.is_none());
        let there = all.iter().filter(|one| one.left_at.is_none()).flat_map(|one| &one.players);
        Self {
            roster: NameList::of(active.map(|player| (&player.name, player.name.as_str()))),
            list: NameList::of(there.map(|own| (&own.name, own.name.as_str()))),
        }
    }

    fn sign_up_name(&self, own: &SignUpPlayer) -> SignUpName {
        let is_unknown = own.roster.is_none();
        let roster =
            self.roster.with_name(&own.name).iter().chain(self.roster.confusable_with(&own.name)).copied();
        let roster: BTreeSet<&str> = roster.filter(|_| is_unknown).collect();
        let others = self.list.confusable_with(&own.name).into_iter().copied().filter(|_| is_unknown);
        let near: BTreeSet<&str> = roster.iter().copied().chain(others).collect();
        SignUpName {
            name: own.name.to_string(),
            is_unknown,
            is_unclear: !roster.is_empty(),
            near: (!near.is_empty()).then(|| join_names(&near)),
        }
    }
}

/// Highest number of sign-ups from one source that is taken for a group of friends.
const MAX_FRIENDS: usize = 3;

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
        let mut sources: HashMap<&str, usize> = HashMap::new();
        for one in all.iter().filter(|one| one.left_at.is_none() && !one.confirmed) {
            *sources.entry(one.source.as_deref().unwrap_or_default()).or_default() += 1;
        }
        // Each source is mentioned once.
        let mut told: BTreeSet<Option<String>> = BTreeSet::new();
        let names = KnownNames::of(roster, all);
        let mut line = |(one, place): (&SignUp, Option<WaitlistPosition>)| {
            let is_there = |roster: &Option<RosterId>| {
                roster.as_ref().is_some_and(|id| playing.is_none_or(|playing| playing.contains(id)))
            };
            let same =
                sources.get(one.source.as_deref().unwrap_or_default()).filter(|_| !one.confirmed).copied();
            SignUpLine {
                number: one.number,
                names: one.players.iter().map(|own| names.sign_up_name(own)).collect(),
                remark: one.remark.as_ref().map(ToString::to_string),
                when: words.date_time(one.created_at, seen.club.time_zone),
                place,
                is_new: !one.confirmed,
                has_come: one.came_at.is_some(),
                is_missing: playing.is_some() && !one.players.iter().all(|own| is_there(&own.roster)),
                same_source: same.filter(|same| *same > MAX_FRIENDS && told.insert(one.source.clone())),
            }
        };
        let lines: Vec<SignUpLine> =
            with_places(all, announcement.places).map(|(one, place)| line((one, Some(place)))).collect();
        let tournament = announcement.tournament.as_ref().map(|header| Link {
            href: format!("/organise/t/{}", header.slug),
            text: header.name.to_string(),
        });
        let missing = lines.iter().filter(|line| line.is_missing).count();
        let mended_at = if announcement.sign_up_list().has_begun() { "people/arrival" } else { "edit" };
        let missing = tournament.as_ref().map(|link| (missing, format!("{}/{mended_at}", link.href)));
        let waits = |line: &&SignUpLine| line.waitlist_position().is_some();
        let waiting: Vec<String> = lines.iter().filter(waits).map(SignUpLine::all_names).collect();
        let now_waiting = words.say("announcement-now-waiting").with("names", join_names(&waiting));
        Self {
            now_waiting: (done.is_some() && !waiting.is_empty()).then(|| now_waiting.to_string()),
            question: None,
            missing: missing.filter(|(missing, _)| *missing > 0),
            facts: AnnouncementFacts::of(words, seen.club, announcement),
            state: announcement.state,
            takes_names: announcement.takes_names,
            is_to_come: !matches!(seen.stage, SignUpState::Begun | SignUpState::Over),
            can_be_deleted: !announcement.sign_up_list().has_begun(),
            link: ShareLink::new(&page, &format!("/t/{}", announcement.slug), announcement.name.as_str()),
            check_in: format!("/t/{}/check-in/{}", announcement.slug, announcement.check_in),
            tournament,
            new_names: lines.iter().filter(|line| line.is_new).count(),
            clear_names: lines.iter().filter(|line| line.is_new && line.is_clear()).count(),
            there: lines.iter().filter(|line| line.has_come).count(),
            gone: all.iter().filter(|one| one.left_at.is_some()).map(|one| line((one, None))).collect(),
            roster: choices(roster),
            seats: max_names(announcement),
            page: page.with_live_stream("/organise/live", seen.club_version),
            lines,
            form,
            done,
        }
    }
}

impl AnnouncementDeskPage {
    /// Adds questions to answer before the sign-up of this number is restored.
    #[must_use]
    pub fn with_question(self, number: u32, questions: AnnouncementQuestions) -> Self {
        Self { question: Some((number, questions)), ..self }
    }

    fn is_announced(&self) -> bool {
        self.state == Publication::Announced
    }

    fn is_called_off(&self) -> bool {
        self.state == Publication::CalledOff
    }
}

fn choices(roster: &[RosterPlayer]) -> Vec<(String, String)> {
    let active = roster.iter().filter(|player| player.archived_at.is_none());
    active.map(|player| (player.id.to_string(), player.name.to_string())).collect()
}

impl SignUpLine {
    fn all_names(&self) -> String {
        let names: Vec<&str> = self.names.iter().map(|own| own.name.as_str()).collect();
        names.join(" + ")
    }

    /// Returns true if the sign-up can be confirmed without choosing a roster player.
    fn is_clear(&self) -> bool {
        self.names.iter().all(|own| !own.is_unclear)
    }

    fn waitlist_position(&self) -> Option<u32> {
        if let Some(WaitlistPosition::Waits(place)) = self.place { Some(place) } else { None }
    }
}
