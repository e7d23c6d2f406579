//! `/c/{club}/players/{player}`: a person's career, as far as their profile visibility allows.

use askama::Template;
use serde::Deserialize;

use lastcard_club::{CareerEvening, ImportedResult, PartnerStats, ProfileVisibility};
use lastcard_rules::{Preset, Ruleset};
use lastcard_snapshots::{ClubVersion, PlayerProfile};
use lastcard_store::clubs::Club;
use lastcard_store::{RosterId, StoreError, players};
use lastcard_tournament::CardCost;

use crate::app::{error::Error, state::AppState};
use crate::charts::figures::{CardLine, card_lines};
use crate::entrants::opponents::BalanceLines;
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::profiles::links::{PersonLink, address, people_link, percent_won};
use crate::ratings::plot::RatingPlot;
use crate::seasons::texts::{display_name, link, place_of};
use crate::table::faces::name as face_name;
use crate::ui::{
    page::{Link, Page, Visitor, bar},
    translator::Translator,
};

/// Number of evenings shown; earlier ones are folded away.
const SHOWN_EVENINGS: usize = 20;

/// Minimum number of hands with a partner or an opponent for a highlight: an evening with four players.
const MIN_HIGHLIGHT_HANDS: u32 = 12;

/// The page at `/c/{club}/players/{player}`.
#[derive(Template)]
#[template(path = "profiles/page.html")]
pub struct PersonPage {
    page: Page,
    people: Link,
    evenings: usize,
    evenings_won: u32,
    hands: u32,
    hands_won: u32,
    of_hundred: u32,
    /// Points, margin and rank; no rank while the rating is provisional.
    rating: Option<(i32, i32, Option<u32>)>,
    plot: Option<RatingPlot>,
    /// The latest first.
    latest: Vec<PersonEvening>,
    earlier: Vec<PersonEvening>,
    /// Evenings in other clubs, the latest first.
    brought: Vec<PersonEvening>,
    /// Details shown only if the person makes everything visible.
    more: Option<CareerDetails>,
}

struct PersonEvening {
    name: String,
    /// Address of the tournament; `None` for an evening in another club.
    href: Option<String>,
    /// Date of the evening, and a note such as that it is still running.
    about: String,
    /// “2 of 8”.
    place: String,
    hands: u32,
    won: u32,
}

struct CareerDetails {
    /// Points taken and given; `None` if there are none.
    balance: Option<BalanceLines>,
    /// Complete sentences.
    highlights: Vec<String>,
    partners: Vec<PartnerRow>,
    opponents: Vec<PartnerRow>,
    /// Number of partners and opponents without a page.
    unnamed: usize,
    cards: Vec<CardLine>,
}

/// A partner or an opponent.
struct PartnerRow {
    person: PersonLink,
    /// Address of the head-to-head, if both people make everything visible.
    pair: Option<String>,
    hands: u32,
    won: u32,
    of_hundred: u32,
    bar: u32,
}

impl PersonPage {
    pub fn new(visitor: &Visitor, club: &Club, shown: &PlayerProfile, club_version: ClubVersion) -> Self {
        let (words, career) = (visitor.words, &shown.career);
        let mut latest: Vec<PersonEvening> =
            career.evenings.iter().rev().filter_map(|own| evening(words, club, shown, own)).collect();
        let earlier = latest.split_off(latest.len().min(SHOWN_EVENINGS));
        let rating =
            shown.rating.as_ref().map(|line| (line.rating.points(), line.rating.margin(), line.rank));
        let tells_all = shown.person.openness == ProfileVisibility::Everything;
        Self {
            page: Page::new(visitor, display_name(words, &shown.person))
                .with_live_stream(format!("{}/live", address(club, &shown.person)), club_version),
            people: people_link(words, club),
            evenings: career.evenings.len(),
            evenings_won: career.evenings_won,
            hands: career.hands.played,
            hands_won: career.hands.won,
            of_hundred: percent_won(career.hands.won, career.hands.played),
            rating,
            plot: RatingPlot::new(words, &shown.ratings),
            latest,
            earlier,
            brought: shown
                .brought
                .iter()
                .rev()
                .map(|evening| imported_evening(words, club, evening))
                .collect(),
            more: tells_all.then(|| CareerDetails::new(words, club, shown)),
        }
    }
}

fn evening(
    words: Translator,
    club: &Club,
    shown: &PlayerProfile,
    own: &CareerEvening,
) -> Option<PersonEvening> {
    let (header, evening) = shown.evenings.get(own.evening)?;
    let Link { href, text } = link(header);
    let starts = words.date_time(header.starts_at, club.time_zone);
    Some(PersonEvening {
        name: text,
        href: Some(href),
        about: if evening.finished { starts } else { format!("{starts} · {}", words.say("season-runs")) },
        place: place_of(words, own.came_to.place, evening),
        hands: own.own.played,
        won: own.own.won,
    })
}

fn imported_evening(words: Translator, club: &Club, evening: &ImportedResult) -> PersonEvening {
    let (place, people) = evening.place;
    let (hands, won) = evening.hands;
    PersonEvening {
        name: evening.tournament.to_string(),
        href: None,
        about: format!("{} · {}", evening.club, words.date_time(evening.played_at, club.time_zone)),
        place: words.say("season-place-of").with("place", place).with("people", people).to_string(),
        hands,
        won,
    }
}

impl CareerDetails {
    fn new(words: Translator, club: &Club, shown: &PlayerProfile) -> Self {
        let career = &shown.career;
        let (taken, given) = (career.hands.taken, career.hands.given);
        let is_named = |other: &&PartnerStats<RosterId>| {
            shown.people.get(&other.person).is_some_and(|person| person.openness > ProfileVisibility::Nothing)
        };
        let rows = |list: &[PartnerStats<RosterId>]| -> Vec<PartnerRow> {
            list.iter().filter(is_named).filter_map(|other| partner_row(words, club, shown, other)).collect()
        };
        let (partners, opponents) = (rows(&career.partners), rows(&career.opponents));
        let unnamed = career.partners.len() + career.opponents.len() - partners.len() - opponents.len();
        Self {
            balance: (taken.max(given) > 0).then(|| BalanceLines::of(taken, given)),
            highlights: highlights(words, shown),
            partners,
            opponents,
            unnamed,
            cards: card_lines(words, &Ruleset::from(Preset::default()), &career.cards),
        }
    }
}

fn partner_row(
    words: Translator,
    club: &Club,
    shown: &PlayerProfile,
    other: &PartnerStats<RosterId>,
) -> Option<PartnerRow> {
    let person = shown.people.get(&other.person)?;
    let both = person.openness == ProfileVisibility::Everything;
    Some(PartnerRow {
        person: PersonLink::new(words, club, person),
        pair: both.then(|| format!("{}/with/{}", address(club, &shown.person), person.address)),
        hands: other.hands,
        won: other.won,
        of_hundred: percent_won(other.won, other.hands),
        bar: bar(other.won, other.hands),
    })
}

fn highlights(words: Translator, shown: &PlayerProfile) -> Vec<String> {
    let career = &shown.career;
    let of = |list: &[PartnerStats<RosterId>], key: &'static str, worst: bool| {
        let embargo = |other: &&PartnerStats<RosterId>| other.hands >= MIN_HIGHLIGHT_HANDS;
        let mut embargo = list.iter().filter(embargo);
        let other = if worst { embargo.next_back() } else { embargo.next() }?;
        let person =
            shown.people.get(&other.person).filter(|person| person.openness > ProfileVisibility::Nothing)?;
        let said = words.say(key).with("name", display_name(words, person));
        Some(said.with("won", other.won).with("hands", other.hands).to_string())
    };
    let run = career.hand_run;
    let longest = (run.longest > 1).then(|| words.say("person-run").with("count", run.longest).to_string());
    let now = (run.now > 1 && run.now < run.longest)
        .then(|| words.say("person-run-now").with("count", run.now).to_string());
    let evenings = career.evening_run.longest;
    let evenings =
        (evenings > 1).then(|| words.say("person-evening-run").with("count", evenings).to_string());
    let best = career.best_hand.and_then(|(evening, points)| {
        let (header, _) = shown.evenings.get(evening)?;
        let said = words.say("person-best-hand").with("points", points);
        Some(said.with("tournament", header.name.as_str()).to_string())
    });
    let card = |cost: Option<&CardCost>, key: &'static str, count: fn(&CardCost) -> u32| {
        let cost = cost.filter(|cost| count(cost) > 0)?;
        Some(words.say(key).with("card", face_name(words, cost.face)).with("count", count(cost)).to_string())
    };
    [
        of(&career.partners, "person-best-partner", false),
        of(&career.opponents, "person-hardest-opponent", true),
        longest,
        now,
        evenings,
        best,
        card(career.most_frequent_card(), "person-kept-most", |cost| cost.left),
        card(career.cards.first(), "person-dearest", |cost| cost.points),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// `/c/{club}/players/{player}`
#[derive(Debug, Clone, Deserialize)]
pub struct LiveProfile(RosterId);

impl LivePage for LiveProfile {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path(&format!("/players/{}", self.0))
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        let profile = match state.snapshots.player_profile(&club.id, &self.0) {
            // A merged entry of the roster leads to the person that it became.
            Err(StoreError::NotFound) => {
                let person = players::merged_into(&state.store, &club.id, &self.0)?.ok_or(Error::NotFound)?;
                return Err(Error::MovedTo(subject.path(&format!("/players/{person}"))));
            }
            profile => profile?,
        };
        Ok(PersonPage::new(visitor, &club, &profile, subject.version).render()?)
    }
}
