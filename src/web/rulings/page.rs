//! `/organise/t/{slug}/rulings`: the referee's page.

use askama::Template;
use strum::IntoEnumIterator as _;

use lastcard_store::accounts::Account;
use lastcard_store::tournaments::{RecordedRuling, TournamentRecord};
use lastcard_tournament::{Player, VerdictKind, Zone};

use crate::control_room::events::name_of;
use crate::rulings::text::verdict_text;
use crate::ui::{form::Form, page::Page, translator::Translator};

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

/// One line in the list of rulings.
struct RulingLine {
    id: String,
    what: String,
    reason: String,
    /// The time and the referee.
    by: String,
    /// The time at which it was taken back.
    undone: Option<String>,
}

/// The data that the page shows.
pub struct RulingsContext<'a> {
    pub stored: &'a TournamentRecord,
    /// Accounts that may have ruled.
    pub accounts: &'a [Account],
    /// The club's time zone.
    pub zone: Zone,
    /// True if rulings can be made or taken back.
    pub is_open: bool,
}

impl RulingsPage {
    /// Creates the page, with the form as it was typed.
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
