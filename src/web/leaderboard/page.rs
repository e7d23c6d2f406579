//! `/t/{slug}`: the leaderboard.

use askama::Template;
use chrono::Utc;

use lastcard_club::{EntrantOrder, EventKind};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments::Event;
use lastcard_tournament::{
    EndReason, Method, MovementLength, OddsAvailability, Player, PlayerId, Setup, Tournament, UncountedReason,
};

use crate::app::{error::Error, state::AppState};
use crate::export::embed::snippet;
use crate::leaderboard::{
    playing::{PlayingTable, RecentHand, recent_hands},
    ranks::{PodiumStep, RankChange, play_off_text, podium},
    standings_table::{Columns, LeaderboardLine, Rows},
};
use crate::line_up::texts::describe_line_up_event;
use crate::live::{live_page::LivePage, subject::TournamentWithOdds};
use crate::ui::{
    badge::Badge,
    message::{Message, join_names},
    page::{Link, Page, Visitor},
    tournament_header::{TournamentHeader, player_name, winners},
    tournament_text::TournamentText,
    translator::Translator,
};

/// Number of entrants from which rows are low and there is a search field: more than a laptop shows otherwise.
const LONG: usize = 20;

#[derive(Template)]
#[template(path = "leaderboard/page.html")]
pub struct LeaderboardPage {
    page: Page,
    pub head: TournamentHeader,
    pub winners: Option<String>,
    reason: Option<&'static str>,
    /// Hands recorded after the end (M-8).
    after_end: Vec<Link>,
    play_off: Option<LeaderboardPlayOff>,
    pub columns: Columns,
    /// True if there is a column for duplicate deals.
    duplicate: bool,
    /// True if there is a column for the gain since the block began.
    blocks: bool,
    /// True if there is a column for the chances.
    chances: bool,
    pub rows: Vec<LeaderboardLine>,
    pub podium: Vec<PodiumStep>,
    pub tables: Vec<PlayingTable>,
    pub recent: Vec<RecentHand>,
    /// The players who sit out the current block.
    pub resting: Option<String>,
    pub updated: String,
    drawn: Option<String>,
    /// Substitutes, withdrawals and late players, oldest first.
    people: Vec<String>,
    /// Format, scoring and duplicate deals, each with an explanation.
    explained: Vec<(String, String)>,
    /// The rules with their explanation, and the options that differ from the preset.
    rules: (String, Vec<String>),
    /// HTML for embedding the leaderboard on another site.
    snippet: String,
    /// Notice that only organisers see this page, if that is the case.
    kept_back: Option<OrganiserNotice>,
}

/// A notice to organisers about a page that nobody else sees, with the next steps.
struct OrganiserNotice {
    says: String,
    /// True if there are certificates.
    is_over: bool,
    is_embargoed: bool,
}

/// The play-off for a shared first place.
struct LeaderboardPlayOff {
    says: String,
    counts: bool,
    /// Hands of a play-off that does not count.
    uncounted: Vec<Link>,
}

impl LeaderboardPage {
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot) -> Self {
        let words = visitor.words;
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let standings = &snapshot.tally.standings;
        let setup = snapshot.tournament().setup();
        let resting = snapshot.tournament().sitting_out_now(standings);
        let rows = Rows::new(says, snapshot, &resting).all();
        Self {
            page: Page::new(visitor, snapshot.header().name.as_str())
                .with_link_preview(snapshot)
                .with_live_stream(format!("{}/live", visitor.path), snapshot.version_with_odds()),
            head: TournamentHeader::new(words, snapshot),
            winners: winners(says, snapshot),
            reason: standings.reason.map(reason),
            after_end: uncounted_hands(says, snapshot, UncountedReason::AfterEnd),
            play_off: standings.play_off.as_ref().map(|standing| LeaderboardPlayOff {
                says: play_off_text(words, snapshot.tournament(), standing),
                counts: standing.counts,
                uncounted: uncounted_hands(says, snapshot, UncountedReason::PlayOff),
            }),
            columns: Columns::of(setup),
            duplicate: setup.is_duplicate(),
            blocks: rows.iter().any(|row| row.block.is_some()),
            chances: snapshot.chances_outlook() == Some(OddsAvailability::Open),
            podium: podium(words, snapshot),
            rows,
            tables: PlayingTable::all(says, snapshot),
            recent: recent_hands(says, snapshot),
            resting: sitting_out_line(says, &resting),
            updated: words.date_time(snapshot.changed_at(), snapshot.club.time_zone),
            drawn: entrant_order_note(says, snapshot),
            people: line_up_changes(says, snapshot),
            explained: explanations(words, setup),
            rules: (
                words.say(format!("preset-{}-line", setup.rules().preset())).into(),
                own_rules(words, setup),
            ),
            snippet: snippet(words, &visitor.origin, snapshot),
            kept_back: None,
        }
    }

    /// Turns the page into the organisers' version, which shows everything.
    #[must_use]
    pub fn for_organiser(self, page: Page, snapshot: &TournamentSnapshot) -> Self {
        let header = snapshot.header();
        let is_embargoed = header.audience.embargo.is_embargoed(Utc::now());
        let key = if is_embargoed { "standings-own-kept" } else { "standings-own-private" };
        let kept_back = (is_embargoed || !header.is_open()).then(|| OrganiserNotice {
            says: page.say(key).to_string(),
            is_over: snapshot.tally.standings.finished,
            is_embargoed,
        });
        Self { page, kept_back, ..self }
    }

    /// Downloads: message key, base name and available file types.
    const FILES: [(&'static str, &'static str, &'static [&'static str]); 3] = [
        ("tab-leaderboard", "leaderboard", &["xlsx", "csv", "json", "png", "svg"]),
        ("tab-schedule", "schedule", &["xlsx", "csv"]),
        ("share-ledger", "ledger", &["xlsx", "csv"]),
    ];

    /// Returns the state of the play-off for first place while it is running and counts.
    pub fn play_off_status(&self) -> Option<String> {
        let play_off = self.play_off.as_ref().filter(|play_off| play_off.counts && !self.is_over())?;
        Some(format!("{}: {}", self.page.say("board-play-off"), play_off.says))
    }

    pub fn is_over(&self) -> bool {
        self.head.status.is_over()
    }

    /// Returns true if the standings are so long that rows are low and a name has to be searched for.
    fn is_long(&self) -> bool {
        self.rows.len() >= LONG
    }

    fn can_find(&self) -> bool {
        self.is_long() && self.head.withheld.is_none()
    }
}

/// Lists the differences from the preset: options, card values and the club's own rule.
fn own_rules(words: Translator, setup: &Setup) -> Vec<String> {
    let mut own = crate::rules::sentence::changes(words, setup.rules());
    own.extend(crate::rules::cards::own_values(words, setup.rules(), *setup.values()));
    own.extend(
        setup.own_rule().map(|rule| words.say("public-own-rule").with("rule", rule.as_str()).to_string()),
    );
    own
}

/// Returns format, scoring and duplicate deals, each with an explanation and its number, such as the target.
fn explanations(words: Translator, setup: &Setup) -> Vec<(String, String)> {
    let explain = |key: String, number: Option<Message<'_>>| {
        let line = words.say(format!("{key}-line")).to_string();
        let number = number.map_or_else(String::new, |number| format!(" {number}"));
        (words.say(key).to_string(), format!("{line}{number}"))
    };
    let length = setup.plan().map(|plan| match plan.length {
        MovementLength::Rounds(rounds) => words.say("public-rounds").with("rounds", rounds.get()),
        MovementLength::Blocks(blocks) => words.say("public-blocks").with("blocks", blocks.get()),
    });
    let number = match setup.method() {
        Method::Std { target } => target.map(|points| words.say("public-target").with("points", points)),
        Method::Lose200 { limit, stop_at_limit: false } if setup.plan().is_some() => {
            Some(words.say("public-limit-plays-on").with("points", limit))
        }
        method => {
            let limit = method.limit().map(|points| words.say("public-limit").with("points", points));
            let agreed = || Some(words.say("public-agreed").with("hands", method.agreed_hands()?));
            limit.or_else(agreed)
        }
    };
    let mut explained = vec![
        explain(format!("format-{}", setup.format()), length),
        explain(format!("scoring-{}", setup.method().id()), number),
    ];
    if setup.is_duplicate() {
        explained.push(explain("public-duplicate".to_owned(), None));
    }
    explained
}

/// Makes a tournament page follow its event stream.
pub fn with_event_stream(page: Page, snapshot: &TournamentSnapshot) -> Page {
    let stream = format!("{}/live", page.path);
    page.with_link_preview(snapshot).with_live_stream(stream, snapshot.version())
}

/// `/t/{slug}`, once the tournament is public.
#[derive(Debug, Clone, Copy)]
pub struct LiveLeaderboard;

impl LivePage for LiveLeaderboard {
    type Subject = TournamentWithOdds;

    fn path(&self, subject: &TournamentWithOdds) -> String {
        subject.0.path("")
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &TournamentWithOdds) -> Result<String, Error> {
        Ok(LeaderboardPage::new(visitor, &subject.0.localise(visitor.words)).render()?)
    }
}

fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Schedule => "reason-schedule",
        EndReason::Target => "reason-target",
        EndReason::Limit => "reason-limit",
        EndReason::LastStanding => "reason-last-standing",
        EndReason::Stopped => "reason-stopped",
    }
}

fn uncounted_hands(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    why: UncountedReason,
) -> Vec<Link> {
    let slots = snapshot.tally.standings.uncounted().filter(|(_, reason)| *reason == why);
    slots.map(|(slot, _)| Link { href: hand_path(snapshot, slot), text: says.hand(slot) }).collect()
}

pub fn hand_path(snapshot: &TournamentSnapshot, slot: lastcard_tournament::Slot) -> String {
    format!("/t/{}/hands/{slot}", snapshot.header().slug)
}

pub fn table_path(snapshot: &TournamentSnapshot, table: u32) -> String {
    format!("/t/{}/tables/{table}", snapshot.header().slug)
}

fn sitting_out_line(says: TournamentText<'_>, players: &[&Player]) -> Option<String> {
    let names: Vec<String> = players.iter().map(|player| player.name.to_string()).collect();
    let line = || says.words.say("board-sitting-out").with("names", says.list(&names)).to_string();
    (!names.is_empty()).then(line)
}

/// “Anna and Boris against Vera and Gleb”.
pub fn sides(says: TournamentText<'_>, tournament: &Tournament, hand: &lastcard_tournament::Hand) -> String {
    let names = |players: Vec<&PlayerId>| {
        let names: Vec<String> = players.into_iter().map(|id| player_name(tournament, id)).collect();
        says.list(&names)
    };
    let format = tournament.setup_of(hand.slot).format();
    let players = hand.seating.players();
    let Some(first) = players.first().filter(|_| format.has_partners() || players.len() == 2) else {
        return names(players.iter().collect());
    };
    let (one, other) = (hand.seating.side_of(format, first), hand.seating.opponents_of(format, first));
    says.words.say("public-against").with("one", names(one)).with("other", names(other)).into()
}

/// “Anna deals, Vera opens”; `None` if that depends on the previous hand.
pub fn dealer_and_opener(says: TournamentText<'_>, hand: &lastcard_tournament::Hand) -> Option<String> {
    let name = |id: &Option<PlayerId>| id.as_ref().map(|id| player_name(says.tournament, id));
    let (dealer, opener) = (name(&hand.dealer)?, name(&hand.opener)?);
    Some(says.words.say("public-deals-opens").with("dealer", dealer).with("opener", opener).to_string())
}

/// “Zoya plays for Anna from hand 5 (20:15)”; includes changes that were taken back.
fn line_up_changes(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Vec<String> {
    let line = |event: &Event| {
        let what = describe_line_up_event(says.words, snapshot.tournament(), event)?;
        let when = says.words.date_time(event.created_at, snapshot.club.time_zone);
        Some(says.words.say("board-people-line").with("what", what).with("when", when).to_string())
    };
    snapshot.events.iter().filter_map(line).collect()
}

/// Describes the order of the entrants, which determines the schedule, and states whether it was drawn by lot.
fn entrant_order_note(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Option<String> {
    let (order, at) = snapshot.events.iter().rev().find_map(|event| match event.kind {
        EventKind::Drawn { order, .. } => Some((order, event.created_at)),
        _ => None,
    })?;
    let key = match order {
        EntrantOrder::ByLot => "public-drawn-by-lot",
        EntrantOrder::AsTyped => "public-drawn-as-typed",
    };
    let order = join_names(snapshot.tournament().entrants().iter().map(|entrant| entrant.name.to_string()));
    let when = says.words.date_time(at, snapshot.club.time_zone);
    Some(says.words.say(key).with("order", order).with("when", when).to_string())
}
