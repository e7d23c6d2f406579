//! `/organise/t/{slug}/forecast`: the forecast of a draft: length, fairness, and how often scoring ends it early.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::forecast::{Chance, Forecast, ForecastPoint, SkillGap, TournamentLength, forecast};
use lastcard_tournament::{MovementLength, Pace, Zone};

use crate::app::{error::Error, responses::page};
use crate::extract::own_tournament::OwnTournament;
use crate::schedule::setup_preview::fairness_text;
use crate::ui::{page::Page, translator::Translator};

#[derive(Deserialize)]
pub struct ForecastQuery {
    /// Number of hands out of 100 that the strongest player is assumed to win at a table of four.
    edge: Option<u32>,
}

pub async fn show(own: OwnTournament, asked: web::Query<ForecastQuery>) -> Result<HttpResponse, Error> {
    own.require_draft()?;
    let edge = asked.edge.and_then(SkillGap::of).unwrap_or_default();
    let OwnTournament { organiser, stored, .. } = own;
    let (stored, told) = web::block(move || {
        let told = forecast(&stored.tournament, edge);
        (stored, told)
    })
    .await?;
    let (words, club) = (organiser.words(), &organiser.club);
    page(&ForecastPage {
        page: organiser.page(words.say("forecast-of").with("name", stored.header.name.as_str())),
        view: ForecastView::of(&stored, &told, edge, club.pace, club.time_zone, words),
    })
}

/// The page at `/organise/t/{slug}/forecast`.
#[derive(Template)]
#[template(path = "forecast/page.html")]
pub struct ForecastPage {
    pub page: Page,
    pub view: ForecastView,
}

pub struct ForecastView {
    slug: String,
    /// Hands per table, and blocks.
    hands: String,
    /// The duration; `None` if only the organiser ends it.
    takes: Option<String>,
    ends: Option<String>,
    pace: String,
    fairness: Option<String>,
    chances: Vec<ForecastLine>,
    /// True if the winner is a fixed side rather than a single player.
    teams: bool,
    equal: u32,
    runs: u32,
    edges: Vec<SkillGapChoice>,
    edge: u32,
}

/// The chance for one length of the tournament.
struct ForecastLine {
    when: String,
    percent: u32,
    chosen: bool,
}

struct SkillGapChoice {
    hands: u32,
    says: String,
    chosen: bool,
}

impl ForecastView {
    pub fn of(
        stored: &TournamentRecord,
        told: &Forecast,
        edge: SkillGap,
        pace: Pace,
        zone: Zone,
        words: Translator,
    ) -> Self {
        let tournament = &stored.tournament;
        let players = tournament.players().count();
        let sides = if tournament.setup().format().has_teams() { 2 } else { players.max(1) };
        let takes = |[few, usual, many]: [u32; 3]| {
            let key = if few == many { "forecast-takes" } else { "forecast-takes-between" };
            let (usual, few, many) =
                (time(pace, usual, words), time(pace, few, words), time(pace, many, words));
            words.say(key).with("time", usual).with("least", few).with("most", many).to_string()
        };
        let long = TournamentLength { hands: told.hands, blocks: told.blocks };
        let ends = likely_end(long, stored.header.starts_at, pace);
        let ends =
            ends.map(|end| words.say("forecast-ends").with("when", words.date_time(end, zone)).to_string());
        let choice = |one: SkillGap| SkillGapChoice {
            hands: one.hands(),
            says: words.say(format!("forecast-edge-{}", one.hands())).to_string(),
            chosen: one == edge,
        };
        Self {
            slug: stored.header.slug.clone(),
            hands: hands(told, words),
            takes: told.hands.map(takes),
            ends,
            pace: pace_text(pace.seconds(), words),
            fairness: fairness_text(tournament, words),
            chances: told.chances.iter().map(|chance| line(stored, *chance, words)).collect(),
            equal: percent(1000 / u32::try_from(sides).unwrap_or(u32::MAX)),
            teams: tournament.setup().format().has_teams(),
            runs: told.runs,
            edges: SkillGap::ALL.map(choice).into(),
            edge: edge.hands(),
        }
    }
}

fn hands(told: &Forecast, words: Translator) -> String {
    match (told.hands, told.blocks) {
        (Some([_, hands, _]), Some(blocks)) => {
            words.say("forecast-hands-blocks").with("hands", hands).with("blocks", blocks).to_string()
        }
        (Some([few, usual, many]), None) => words
            .say("forecast-hands-between")
            .with("hands", usual)
            .with("least", few)
            .with("most", many)
            .to_string(),
        (None, _) => words.say("forecast-hands-open").to_string(),
    }
}

fn line(stored: &TournamentRecord, chance: Chance, words: Translator) -> ForecastLine {
    let agreed = stored.tournament.setup().plan().map(|plan| plan.length);
    let (when, chosen) = match (chance.after, agreed) {
        (ForecastPoint::Rounds(rounds), agreed) => {
            let chosen = matches!(agreed, Some(MovementLength::Rounds(own)) if own.get() == rounds);
            (words.say("forecast-after-rounds").with("rounds", rounds), chosen)
        }
        (ForecastPoint::Hands(hands), _) => (words.say("forecast-after-hands").with("hands", hands), false),
        (ForecastPoint::End, Some(MovementLength::Rounds(own))) => {
            (words.say("forecast-after-rounds").with("rounds", own.get()), true)
        }
        (ForecastPoint::End, Some(MovementLength::Blocks(own))) => {
            (words.say("forecast-after-blocks").with("blocks", own.get()), true)
        }
        (ForecastPoint::End, None) => (words.say("forecast-after-end"), true),
    };
    ForecastLine { when: when.to_string(), percent: percent(chance.permille), chosen }
}

/// Rounds tenths of a percent to whole percent.
fn percent(permille: u32) -> u32 {
    (permille + 5) / 10
}

/// Formats the time that this many hands take, rounded to five minutes because the estimate is no more
/// precise.
fn time(pace: Pace, hands: u32, words: Translator) -> String {
    let minutes = u32::try_from(pace.time_for(hands).num_minutes()).unwrap_or_default();
    self::minutes(if minutes < 30 { minutes.max(1) } else { (minutes + 2) / 5 * 5 }, words)
}

/// Formats minutes as hours and minutes.
pub fn minutes(minutes: u32, words: Translator) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60);
    let key = match (hours, rest) {
        (0, _) => "forecast-minutes",
        (_, 0) => "forecast-hours",
        _ => "forecast-hours-minutes",
    };
    words.say(key).with("hours", hours).with("minutes", rest).to_string()
}

/// Formats the duration of a tournament, with its end if the start is known.
pub fn duration(
    length: TournamentLength,
    starts_at: Option<DateTime<Utc>>,
    pace: Pace,
    zone: Zone,
    words: Translator,
) -> String {
    let Some(told) = DurationText::new(length, starts_at, pace, zone, words) else {
        return words.say("forecast-hands-open").to_string();
    };
    let key = match (told.is_estimate, told.end.is_some()) {
        (false, true) => "offer-takes-until",
        (false, false) => "offer-takes",
        (true, true) => "offer-takes-about-until",
        (true, false) => "offer-takes-about",
    };
    let message = words.say(key).with("hands", told.hands).with("time", told.time);
    message.with("end", told.end.unwrap_or_default()).to_string()
}

/// The duration of a tournament, in parts.
pub struct DurationText {
    /// Number of hands at each table.
    pub hands: u32,
    /// True if the number of hands depends on the results.
    pub is_estimate: bool,
    /// Hours and minutes.
    pub time: String,
    /// Time of day of the end, if the start is known.
    pub end: Option<String>,
}

impl DurationText {
    /// Creates the parts; `None` if only the organiser ends the tournament.
    pub fn new(
        length: TournamentLength,
        starts_at: Option<DateTime<Utc>>,
        pace: Pace,
        zone: Zone,
        words: Translator,
    ) -> Option<Self> {
        let [few, hands, many] = length.hands?;
        let end = starts_at.and_then(|at| likely_end(length, at, pace));
        Some(Self {
            hands,
            is_estimate: few != many,
            time: time(pace, hands, words),
            end: end.map(|end| words.time_of_day(end, zone)),
        })
    }
}

/// Formats a sentence about how often, per 1,000, a schedule ends with everybody at the limit.
pub fn at_limit_text(permille: u32, words: Translator) -> String {
    words.say("draft-nobody-under").with("count", (permille + 5) / 10).to_string()
}

/// Returns the most likely end of a tournament; `None` if only the organiser ends it.
pub fn likely_end(length: TournamentLength, starts_at: DateTime<Utc>, pace: Pace) -> Option<DateTime<Utc>> {
    length.hands.map(|[_, usual, _]| starts_at + pace.time_for(usual))
}

/// Formats a pace in minutes and seconds.
fn pace_text(seconds: u32, words: Translator) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    words.say("forecast-pace").with("minutes", minutes).with("seconds", format!("{seconds:02}")).to_string()
}
