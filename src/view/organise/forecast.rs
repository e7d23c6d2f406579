//! The forecast of a draft: its duration and its fairness.

use crate::tournament::Zone;
use askama::Template;
use chrono::{DateTime, Utc};

use crate::store::tournaments::TournamentRecord;
use crate::tournament::forecast::{After, Chance, Forecast, SkillGap, TournamentLength};
use crate::tournament::{Length, Pace};
use crate::view::{Page, Translator};

use super::Schedule;

/// The page at `/organise/t/{slug}/forecast`.
#[derive(Template)]
#[template(path = "organise/forecast.html")]
pub struct ForecastPage {
    pub(crate) page: Page,
    pub(crate) view: ForecastView,
}

/// A forecast as it is shown.
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
    /// True if fixed sides win, not single players.
    teams: bool,
    equal: u32,
    runs: u32,
    edges: Vec<EdgeChoice>,
    edge: u32,
}

/// Chance at one length of the tournament.
struct ForecastLine {
    when: String,
    percent: u32,
    chosen: bool,
}

/// A skill gap to choose.
struct EdgeChoice {
    hands: u32,
    says: String,
    chosen: bool,
}

impl ForecastView {
    /// Words a forecast for a club's pace and time zone.
    pub fn of(
        stored: &TournamentRecord,
        told: &Forecast,
        edge: SkillGap,
        pace: Pace,
        zone: Zone,
        w: Translator,
    ) -> Self {
        let tournament = &stored.tournament;
        let players = tournament.players().count();
        let sides = if tournament.setup().format().has_teams() { 2 } else { players.max(1) };
        let takes = |[few, usual, many]: [u32; 3]| {
            let key = if few == many { "forecast-takes" } else { "forecast-takes-between" };
            let (usual, few, many) = (time(pace, usual, w), time(pace, few, w), time(pace, many, w));
            w.say(key).with("time", usual).with("least", few).with("most", many).to_string()
        };
        let long = TournamentLength { hands: told.hands, blocks: told.blocks };
        let ends = end(long, stored.header.starts_at, pace);
        let ends = ends.map(|end| w.say("forecast-ends").with("when", w.moment(end, zone)).to_string());
        let choice = |one: SkillGap| EdgeChoice {
            hands: one.hands(),
            says: w.say(format!("forecast-edge-{}", one.hands())).to_string(),
            chosen: one == edge,
        };
        Self {
            slug: stored.header.slug.clone(),
            hands: hands(told, w),
            takes: told.hands.map(takes),
            ends,
            pace: length(pace.seconds(), w),
            fairness: Schedule::of(tournament, w).fairness,
            chances: told.chances.iter().map(|chance| line(stored, *chance, w)).collect(),
            equal: percent(1000 / u32::try_from(sides).unwrap_or(u32::MAX)),
            teams: tournament.setup().format().has_teams(),
            runs: told.runs,
            edges: SkillGap::ALL.map(choice).into(),
            edge: edge.hands(),
        }
    }
}

fn hands(told: &Forecast, w: Translator) -> String {
    match (told.hands, told.blocks) {
        (Some([_, hands, _]), Some(blocks)) => {
            w.say("forecast-hands-blocks").with("hands", hands).with("blocks", blocks).to_string()
        }
        (Some([few, usual, many]), None) => w
            .say("forecast-hands-between")
            .with("hands", usual)
            .with("least", few)
            .with("most", many)
            .to_string(),
        (None, _) => w.say("forecast-hands-open").to_string(),
    }
}

fn line(stored: &TournamentRecord, chance: Chance, w: Translator) -> ForecastLine {
    let agreed = stored.tournament.setup().plan().map(|plan| plan.length);
    let (when, chosen) = match (chance.after, agreed) {
        (After::Rounds(rounds), agreed) => {
            let chosen = matches!(agreed, Some(Length::Rounds(own)) if own.get() == rounds);
            (w.say("forecast-after-rounds").with("rounds", rounds), chosen)
        }
        (After::Hands(hands), _) => (w.say("forecast-after-hands").with("hands", hands), false),
        (After::End, Some(Length::Rounds(own))) => {
            (w.say("forecast-after-rounds").with("rounds", own.get()), true)
        }
        (After::End, Some(Length::Blocks(own))) => {
            (w.say("forecast-after-blocks").with("blocks", own.get()), true)
        }
        (After::End, None) => (w.say("forecast-after-end"), true),
    };
    ForecastLine { when: when.to_string(), percent: percent(chance.permille), chosen }
}

/// Rounds tenths of a percent to whole percent.
fn percent(permille: u32) -> u32 {
    (permille + 5) / 10
}

/// The time for this many hands, to five minutes: more precision would be false.
fn time(pace: Pace, hands: u32, w: Translator) -> String {
    let minutes = u32::try_from(pace.of(hands).num_minutes()).unwrap_or_default();
    self::minutes(if minutes < 30 { minutes.max(1) } else { (minutes + 2) / 5 * 5 }, w)
}

/// Formats minutes as hours and minutes.
pub(super) fn minutes(minutes: u32, w: Translator) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60);
    let key = match (hours, rest) {
        (0, _) => "forecast-minutes",
        (_, 0) => "forecast-hours",
        _ => "forecast-hours-minutes",
    };
    w.say(key).with("hours", hours).with("minutes", rest).to_string()
}

/// The duration of a tournament, with its end if the start is known.
pub(in crate::view) fn duration(
    length: TournamentLength,
    starts_at: Option<DateTime<Utc>>,
    pace: Pace,
    zone: Zone,
    w: Translator,
) -> String {
    let Some([few, usual, many]) = length.hands else { return w.say("forecast-hands-open").to_string() };
    let end = starts_at.and_then(|at| end(length, at, pace));
    let end = end.map(|end| w.clock(end, zone)).unwrap_or_default();
    let key = match (few == many, starts_at.is_some()) {
        (true, true) => "offer-takes-until",
        (true, false) => "offer-takes",
        (false, true) => "offer-takes-about-until",
        (false, false) => "offer-takes-about",
    };
    w.say(key).with("hands", usual).with("time", time(pace, usual, w)).with("end", end).to_string()
}

/// Sentence on how often, per 1,000, a schedule ends with everybody at the limit.
pub(in crate::view) fn ends_at_limit(permille: u32, w: Translator) -> String {
    w.say("draft-nobody-under").with("count", (permille + 5) / 10).to_string()
}

/// The most likely end of a tournament; `None` if only the organiser ends it.
pub(in crate::view) fn end(
    length: TournamentLength,
    starts_at: DateTime<Utc>,
    pace: Pace,
) -> Option<DateTime<Utc>> {
    length.hands.map(|[_, usual, _]| starts_at + pace.of(usual))
}

/// Formats a pace in minutes and seconds.
fn length(seconds: u32, w: Translator) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    w.say("forecast-pace").with("minutes", minutes).with("seconds", format!("{seconds:02}")).to_string()
}
