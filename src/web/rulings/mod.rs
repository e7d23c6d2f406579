//! `/organise/t/{slug}/rulings`: rulings of a referee between the hands.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use strum::IntoEnumIterator as _;

use lastcard_club::TournamentState;
use lastcard_store::EventId;
use lastcard_store::accounts::Account;
use lastcard_store::tournaments::{self, ChangeError, RecordedRuling, RulingError, TournamentRecord};
use lastcard_tournament::{
    Player, PlayerId, PointsTaken, Ruling, RulingRefusal, ShortText, Tournament, Verdict, VerdictKind, Zone,
};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::control_room::events::name_of;
use crate::extract::own_tournament::OwnTournament;
use crate::ui::{
    form::Form,
    page::{NoticeQuery, Page},
    tournament_header::player_name,
    translator::Translator,
};

pub async fn show(own: OwnTournament, notice: web::Query<NoticeQuery>) -> Result<HttpResponse, Error> {
    let done = notice.message_of(own.organiser.words(), "rulings-done");
    page(&rulings_page(&own, Form::default(), done))
}

pub async fn create(
    site: web::Data<AppState>,
    own: OwnTournament,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let words = own.organiser.words();
    let seen: usize = form.value("seen").parse().map_err(|_| Error::BadRequest)?;
    let Some(ruling) = read(&mut form, words)? else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &rulings_page(&own, form, None));
    };
    let header = &own.stored.header;
    let made =
        own.organiser.change_tournament(
            &site,
            &header.id,
            move |store, deed| match tournaments::make_ruling(
                store,
                &deed.club,
                &deed.tournament,
                Some(&deed.by),
                &ruling,
                seen,
            ) {
                Ok(_) => Ok(None),
                Err(RulingError::Refused(why)) => Ok(Some(why)),
                Err(error) => Err(change_error(error)),
            },
        );
    match made.await? {
        None => Ok(see_other(format!("/organise/t/{}/rulings?done=ruled", header.slug))),
        Some(None) => Err(Error::Message { status: StatusCode::CONFLICT, key: "error-ruling-changed" }),
        Some(Some(why)) => {
            let (field, text) = refusal(words, why);
            form.add_error(field, text);
            html(StatusCode::CONFLICT, &rulings_page(&own, form, None))
        }
    }
}

pub async fn undo(
    site: web::Data<AppState>,
    own: OwnTournament,
    path: web::Path<(String, EventId)>,
) -> Result<HttpResponse, Error> {
    let id = path.into_inner().1;
    let header = &own.stored.header;
    let undone = own.organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::take_back_ruling(store, &deed.club, &deed.tournament, Some(&deed.by), &id)
            .map_err(change_error)
    });
    undone.await?;
    Ok(see_other(format!("/organise/t/{}/rulings?done=undone", header.slug)))
}

/// Reads a ruling. Errors are noted beside the fields.
fn read(form: &mut Form, words: Translator) -> Result<Option<Ruling>, Error> {
    let kind: VerdictKind = form.value("kind").parse().map_err(|_| Error::BadRequest)?;
    let reason = form.read("reason", words, ShortText::parse).flatten();
    if reason.is_none() && form.error("reason").is_none() {
        form.add_error("reason", words.say("rulings-reason-missing"));
    }
    let player = match form.value("player") {
        "" => None,
        id => Some(PlayerId::parse(id).map_err(|_| Error::BadRequest)?),
    };
    if kind != VerdictKind::Decision && player.is_none() {
        form.add_error("player", words.say("rulings-player-missing"));
    }
    let verdict = match (kind, player) {
        (VerdictKind::Decision, _) => Some(Verdict::Decision),
        (VerdictKind::Warning, Some(player)) => Some(Verdict::Warning { player }),
        (VerdictKind::Disqualification, Some(player)) => Some(Verdict::Disqualification { player }),
        (VerdictKind::Points, player) => {
            let points = form.read("points", words, PointsTaken::parse);
            player.zip(points).map(|(player, points)| Verdict::Points { player, points })
        }
        (_, None) => None,
    };
    Ok(verdict.zip(reason).map(|(verdict, reason)| Ruling { verdict, reason }))
}

/// Returns the field and the message for a ruling that is refused.
fn refusal(words: Translator, why: RulingRefusal) -> (&'static str, String) {
    match why {
        RulingRefusal::TooMany => ("kind", words.say("rulings-too-many").to_string()),
        RulingRefusal::Nobody => ("player", words.say("rulings-player-missing").to_string()),
        RulingRefusal::Withdrawn => ("player", words.say("rulings-withdrawn").to_string()),
        RulingRefusal::Disqualified => ("player", words.say("rulings-disqualified").to_string()),
        RulingRefusal::NoPoints => ("kind", words.say("rulings-no-points").to_string()),
        RulingRefusal::TooFewPoints { has } => {
            ("points", words.say("rulings-too-few-points").with("has", has).to_string())
        }
    }
}

fn change_error(error: RulingError) -> ChangeError {
    match error {
        RulingError::Change(error) => error,
        RulingError::Store(error) => error.into(),
        // None of these is returned when a ruling is taken back.
        RulingError::Refused(_) | RulingError::InPlay(_) | RulingError::TooLate => ChangeError::Stale,
    }
}

fn rulings_page(own: &OwnTournament, form: Form, done: Option<String>) -> RulingsPage {
    let seen = RulingsContext {
        stored: &own.stored,
        accounts: &own.accounts,
        zone: own.organiser.club.time_zone,
        is_open: own.stored.header.state == TournamentState::Running,
    };
    let title = own.organiser.words().say("rulings-title");
    RulingsPage::new(own.organiser.page(title), &seen, form, done)
}

/// The page at `/organise/t/{slug}/rulings`.
#[derive(Template)]
#[template(path = "rulings/page.html")]
pub struct RulingsPage {
    page: Page,
    slug: String,
    name: String,
    /// Rulings, the latest first.
    lines: Vec<RulingLine>,
    form: Form,
    /// Number of rulings seen when the form was made.
    seen: usize,
    /// Players to choose from, as id and name.
    players: Vec<(String, String)>,
    kinds: Vec<(String, String)>,
    /// True if rulings can be made or taken back.
    is_open: bool,
    /// Confirms what was just done.
    done: Option<String>,
}

struct RulingLine {
    id: String,
    what: String,
    reason: String,
    /// The time and the referee.
    by: String,
    /// The time at which it was taken back.
    undone: Option<String>,
}

pub struct RulingsContext<'a> {
    pub stored: &'a TournamentRecord,
    /// Accounts that may have ruled.
    pub accounts: &'a [Account],
    pub zone: Zone,
    /// True if rulings can be made or taken back.
    pub is_open: bool,
}

impl RulingsPage {
    pub fn new(page: Page, seen: &RulingsContext<'_>, form: Form, done: Option<String>) -> Self {
        let (words, stored) = (page.words(), seen.stored);
        let tournament = &stored.tournament;
        let everybody = std::iter::once((String::new(), words.say("rulings-nobody").to_string()));
        let player = |player: &Player| (player.id.to_string(), player.name.to_string());
        let adds_up = tournament.setup().method().id().sums_points();
        let kind =
            |kind: VerdictKind| (kind.to_string(), words.say(format!("rulings-kind-{kind}")).to_string());
        Self {
            slug: stored.header.slug.clone(),
            name: tournament.name().to_string(),
            lines: stored.rulings.iter().rev().map(|made| line(words, seen, made)).collect(),
            form,
            seen: stored.rulings.len(),
            players: everybody.chain(tournament.players().map(player)).collect(),
            kinds: VerdictKind::iter()
                .filter(|kind| adds_up || *kind != VerdictKind::Points)
                .map(kind)
                .collect(),
            is_open: seen.is_open,
            done,
            page,
        }
    }
}

fn line(words: Translator, seen: &RulingsContext<'_>, made: &RecordedRuling) -> RulingLine {
    let who = name_of(made.account_id.as_ref(), seen.accounts);
    let who = who.unwrap_or_else(|| words.say("events-nobody").to_string());
    RulingLine {
        id: made.id.to_string(),
        what: verdict_text(words, &seen.stored.tournament, &made.ruling.verdict),
        reason: made.ruling.reason.to_string(),
        by: format!("{} · {who}", words.date_time(made.created_at, seen.zone)),
        undone: made.undone_at.map(|at| words.date_time(at, seen.zone)),
    }
}

/// “Warning: Gleb”, “20 points taken from Gleb”.
pub fn verdict_text(words: Translator, tournament: &Tournament, verdict: &Verdict) -> String {
    let name = |id| player_name(tournament, id);
    match verdict {
        Verdict::Decision => words.say("ruled-decision").to_string(),
        Verdict::Warning { player } => words.say("ruled-warning").with("player", name(player)).to_string(),
        Verdict::Points { player, points } => {
            let charges = tournament.setup().method().id().charges_points();
            let key = if charges { "ruled-charged" } else { "ruled-taken" };
            words.say(key).with("player", name(player)).with("points", points.get()).to_string()
        }
        Verdict::Disqualification { player } => {
            words.say("ruled-disqualified").with("player", name(player)).to_string()
        }
    }
}
