//! The audience of a tournament: its visibility, the names that are shown, and embargoes.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use strum::VariantArray;

use lastcard_club::{Audience, Embargo, NamePolicy, Pseudonyms, Visibility};
use lastcard_store::tournaments::{self, Header, TournamentRecord};
use lastcard_tournament::date::{self, DateFault};
use lastcard_tournament::{Entrant, Zone};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::{organiser::Organiser, own_tournament::OwnHeader};
use crate::tournament_form::local_time;
use crate::ui::{form::Form, message::join_names, page::Page, translator::Translator};

/// `GET /organise/t/{slug}/audience`
pub async fn show(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let form = audience_form(header.audience, organiser.club.time_zone);
    page(&audience_page(&site, &organiser, &header, form).await?)
}

/// `POST /organise/t/{slug}/audience`
pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (zone, words) = (organiser.club.time_zone, organiser.words());
    let Some(audience) = read_audience(&mut form, header.starts_at, zone, words) else {
        return html(
            StatusCode::UNPROCESSABLE_ENTITY,
            &audience_page(&site, &organiser, &header, form).await?,
        );
    };
    set(&site, &organiser, &header, audience, "audience").await
}

/// `POST …/audience/standings`: ends the embargo of the standings.
pub async fn end_embargo(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let audience = Audience { embargo: Embargo::Now, ..header.audience };
    set(&site, &organiser, &header, audience, "told").await
}

async fn set(
    site: &AppState,
    organiser: &Organiser,
    header: &Header,
    audience: Audience,
    done: &str,
) -> Result<HttpResponse, Error> {
    let changed = organiser.change_tournament(site, &header.id, move |store, deed| {
        tournaments::set_audience(store, &deed.club, &deed.tournament, audience, Some(&deed.by))
    });
    // The address may have changed.
    Ok(see_other(format!("/organise/t/{}?done={done}", changed.await?.slug)))
}

async fn audience_page(
    site: &AppState,
    organiser: &Organiser,
    header: &Header,
    form: Form,
) -> Result<AudiencePage, Error> {
    let (club, id) = (organiser.club.id.clone(), header.id.clone());
    let stored = site.with_store(move |store| tournaments::load_of(store, &club, &id)).await?;
    let page = organiser.page(organiser.words().say("audience-title"));
    Ok(AudiencePage::new(page, &stored, form, organiser.club.time_zone))
}

pub struct AudienceLine {
    /// Visibility, embargo and names, a sentence each.
    pub says: Vec<String>,
    /// True if standings are under an embargo, which can then be lifted.
    pub is_embargoed: bool,
    /// True if people other than the organisers may see the tournament.
    is_open: bool,
}

impl AudienceLine {
    pub fn of(header: &Header, zone: Zone, words: Translator) -> Self {
        let Audience { visibility, embargo, names } = header.audience;
        let told = match embargo {
            Embargo::Now => words.say("audience-telling-now").to_string(),
            Embargo::OnRequest => words.say("audience-telling-request").to_string(),
            Embargo::From(moment) => {
                words.say("audience-embargo-from").with("when", words.date_time(moment, zone)).to_string()
            }
        };
        let visible = words.say(format!("audience-visibility-{visibility}")).to_string();
        let named = words.say(format!("audience-names-{names}")).to_string();
        let is_embargoed = embargo.is_embargoed(Utc::now());
        Self { says: vec![visible, told, named], is_embargoed, is_open: header.is_open() }
    }

    /// Returns true if only organisers see the standings.
    pub fn is_organisers_only(&self) -> bool {
        self.is_embargoed || !self.is_open
    }
}

/// The page at `/organise/t/{slug}/audience`.
#[derive(Template)]
#[template(path = "audience/page.html")]
pub struct AudiencePage {
    pub page: Page,
    pub slug: String,
    pub form: Form,
    pub zone: String,
    /// Preview of the players' names, for each choice that shows first names.
    called: Vec<(NamePolicy, String)>,
    is_trial: bool,
}

pub struct AudienceChoice {
    pub id: String,
    pub name: String,
    pub line: String,
    pub chosen: bool,
    pub about: Option<crate::ui::page::Link>,
}

const EMBARGO_CHOICES: [&str; 3] = ["now", "request", "from"];

impl AudiencePage {
    /// Creates the page with a submitted or saved form.
    pub fn new(page: Page, stored: &TournamentRecord, form: Form, zone: Zone) -> Self {
        let entrants = stored.tournament.entrants();
        let called = |names: NamePolicy| {
            let labels = Pseudonyms::for_policy(entrants, names, |_| None);
            let everybody = entrants.iter().flat_map(Entrant::everybody);
            (names, join_names(everybody.map(|player| labels.player(player).name.to_string())))
        };
        Self {
            page,
            slug: stored.header.slug.clone(),
            form,
            zone: zone.name().replace('_', " "),
            called: [NamePolicy::First, NamePolicy::GivenLast].map(called).into(),
            is_trial: stored.header.is_trial(),
        }
    }

    fn choices(&self, field: &str, ids: impl Iterator<Item = String>) -> Vec<AudienceChoice> {
        let choice = |id: String| AudienceChoice {
            name: self.page.say(&format!("audience-{field}-{id}")).to_string(),
            line: self.page.say(&format!("audience-{field}-{id}-line")).to_string(),
            chosen: self.form.has(field, &id),
            id,
            about: None,
        };
        ids.map(choice).collect()
    }

    fn visibility(&self) -> Vec<AudienceChoice> {
        // A trial evening is listed nowhere.
        let offered = Visibility::VARIANTS.iter().filter(|one| !self.is_trial || **one != Visibility::Public);
        self.choices("visibility", offered.map(ToString::to_string))
    }

    fn embargo(&self) -> Vec<AudienceChoice> {
        self.choices("telling", EMBARGO_CHOICES.into_iter().map(str::to_owned))
    }

    fn names(&self) -> Vec<AudienceChoice> {
        let mut choices = self.choices("names", NamePolicy::VARIANTS.iter().map(ToString::to_string));
        for (names, called) in &self.called {
            let shown = self.page.say("audience-called").with("names", called.as_str()).to_string();
            for choice in choices.iter_mut().filter(|choice| choice.id == names.to_string()) {
                choice.line = format!("{} {shown}", choice.line);
            }
        }
        choices
    }
}

pub fn audience_form(audience: Audience, zone: Zone) -> Form {
    let (embargo, moment) = match audience.embargo {
        Embargo::Now => ("now", None),
        Embargo::OnRequest => ("request", None),
        Embargo::From(moment) => ("from", Some(moment.with_timezone(&zone))),
    };
    let told = |shape: &str| moment.map(|moment| moment.format(shape).to_string()).unwrap_or_default();
    Form::default()
        .with("visibility", audience.visibility.to_string())
        .with("telling", embargo)
        .with("date", told("%Y-%m-%d"))
        .with("time", told("%H:%M"))
        .with("names", audience.names.to_string())
}

/// Reads the form. `None` if anything is wrong, with the errors in the form.
pub fn read_audience(
    form: &mut Form,
    starts_at: DateTime<Utc>,
    zone: Zone,
    words: Translator,
) -> Option<Audience> {
    let choice = |_: &strum::ParseError| words.say("problem-choice-missing").to_string();
    let typed = |form: &Form, field: &str| form.value(field).to_owned();
    let visibility = form.ok_or_report("visibility", typed(form, "visibility").parse(), choice);
    let names = form.ok_or_report("names", typed(form, "names").parse(), choice);
    let embargo = match form.value("telling") {
        "now" => Some(Embargo::Now),
        "request" => Some(Embargo::OnRequest),
        "from" => read_embargo_start(form, starts_at, zone, words),
        _ => {
            form.add_error("telling", words.say("problem-choice-missing"));
            None
        }
    };
    Some(Audience { visibility: visibility?, embargo: embargo?, names: names? })
}

fn read_embargo_start(
    form: &mut Form,
    starts_at: DateTime<Utc>,
    zone: Zone,
    words: Translator,
) -> Option<Embargo> {
    let (date, time) = (date::parse_day(form.value("date")), local_time::time(form.value("time")));
    let date = form.ok_or_report("date", date, |fault| match fault {
        DateFault::NoDate => words.say("problem-embargo-date").to_string(),
        DateFault::Year(fault) => words.fault(fault).to_string(),
    });
    if time.is_none() {
        form.add_error("time", words.say("problem-embargo-time"));
    }
    // For an ambiguous time, uses the later one, so that nothing is published too early.
    let moment = local_time::local_to_utc(date?.and_time(time?), Some(local_time::Occurrence::Later), zone);
    let moment = form.ok_or_report("time", moment, |fault| words.fault(fault).to_string())?;
    if moment < starts_at {
        form.add_error(
            "date",
            words.say("problem-embargo-before-start").with("when", words.date_time(starts_at, zone)),
        );
        return None;
    }
    Some(Embargo::From(moment))
}
