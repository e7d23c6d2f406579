//! `/t/{slug}/entrants/{id}`: a player or a team in a tournament: the hands, with the running total, and the opponents.

pub mod opponents;

use askama::Template;
use serde::Deserialize;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{
    Entrant, EntrantHand, FineTotal, PenaltyKind, Standing, entrant_hands, fine_totals,
};

use crate::app::{error::Error, state::AppState};
use crate::entrants::opponents::Encounters;
use crate::leaderboard::{
    page::{hand_path, with_event_stream},
    standings_table::{Columns, format_signed, hand_outcome},
};
use crate::line_up::texts::line_name;
use crate::live::{live_page::LivePage, subject::PublicTournament};
use crate::rulings::verdict_text;
use crate::schedule::page::block_title;
use crate::ui::{
    page::{Link, Page, Visitor},
    tournament_header::TournamentHeader,
    tournament_text::TournamentText,
    translator::Translator,
};

#[derive(Template)]
#[template(path = "entrants/page.html")]
pub struct EntrantPage {
    page: Page,
    head: TournamentHeader,
    name: String,
    players: Option<String>,
    rank: String,
    total: Option<u32>,
    average: Option<String>,
    won: u32,
    lost: u32,
    played: u32,
    duplicate: Option<String>,
    columns: Columns,
    /// True if any hand had partners.
    partners: bool,
    /// The entrant's penalties; `None` if none were noted.
    penalties: Option<String>,
    /// The rulings about the entrant, each with its reason.
    rulings: Vec<(String, String)>,
    /// The blocks that the entrant sits out, if the movement has rests.
    rests: Option<String>,
    /// Address of the chart with this entrant highlighted.
    chart: String,
    encounters: Encounters,
    hands: Vec<EntrantHandLine>,
}

struct EntrantHandLine {
    link: Link,
    /// The table, if there is more than one.
    table: Option<u32>,
    with: String,
    against: String,
    /// The effect of the hand; `None` while it is open.
    did: Option<String>,
    won: bool,
    /// Reason why a recorded hand has no effect.
    void: Option<String>,
    total: Option<u32>,
}

/// `/t/{slug}/entrants/{id}`
#[derive(Debug, Clone, Deserialize)]
pub struct LiveEntrant(String);

impl LivePage for LiveEntrant {
    type Subject = PublicTournament;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path(&format!("/entrants/{}", self.0))
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        let snapshot = subject.localise(visitor.words);
        let entrant = snapshot.tournament().entrants().iter().find(|entrant| entrant.id.as_str() == self.0);
        let page = entrant.and_then(|entrant| EntrantPage::new(visitor, &snapshot, entrant));
        Ok(page.ok_or(Error::NotFound)?.render()?)
    }
}

impl EntrantPage {
    /// Builds the page; returns `None` if the entrant has no line in the standings.
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot, entrant: &Entrant) -> Option<Self> {
        let words = visitor.words;
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let standings = &snapshot.tally.standings.standings;
        let Standing { rank, total, average, won, lost, hands: played, duplicate, .. } =
            standings.iter().find(|s| s.entrant == entrant.id)?.clone();
        let names: Vec<String> = entrant.players.iter().map(|p| p.name.to_string()).collect();
        let hands = entrant_hands(snapshot.tournament(), &snapshot.tally, &entrant.id);
        Some(Self {
            page: with_event_stream(Page::new(visitor, line_name(words, entrant)), snapshot),
            head: TournamentHeader::new(words, snapshot),
            name: line_name(words, entrant),
            players: (!entrant.is_single()).then(|| says.list(&names)),
            rank: words.rank(rank),
            total,
            average: average.map(|average| words.average(average)),
            won,
            lost,
            played,
            duplicate: duplicate.map(|points| format_signed(words, Some(points))),
            columns: Columns::of(snapshot.tournament().setup()),
            partners: hands.iter().any(|own| !own.partners.is_empty()),
            penalties: penalties(words, &fine_totals(snapshot.tournament(), &entrant.id)),
            rulings: snapshot
                .tournament()
                .rulings_of(entrant)
                .map(|ruling| {
                    (verdict_text(words, snapshot.tournament(), &ruling.verdict), ruling.reason.to_string())
                })
                .collect(),
            rests: rests(says, snapshot, entrant),
            chart: format!("/t/{}/charts?follow={}", snapshot.header().slug, entrant.id),
            encounters: Encounters::new(says, snapshot, entrant, &hands),
            hands: hands.iter().map(|own| line(says, snapshot, own)).collect(),
        })
    }
}

/// “2 hints, 8 cards; 1 wrong card, 2 cards”.
fn penalties(words: Translator, fined: &[FineTotal<'_>]) -> Option<String> {
    let one = |fined: &FineTotal<'_>| {
        let what = match fined.kind.parse::<PenaltyKind>() {
            Ok(kind) => words.say(format!("penalties-{kind}")).with("count", fined.times),
            Err(_) => words.say("penalties-own").with("count", fined.times).with("kind", fined.kind),
        };
        words.say("entrant-fined").with("what", what.to_string()).with("cards", fined.cards).to_string()
    };
    let all: Vec<String> = fined.iter().map(one).collect();
    (!all.is_empty()).then(|| words.say("entrant-penalties").with("list", all.join("; ")).to_string())
}

/// “Sits out block 3 and block 8”.
fn rests(says: TournamentText<'_>, snapshot: &TournamentSnapshot, entrant: &Entrant) -> Option<String> {
    let player = entrant.players.first().filter(|_| entrant.is_single())?;
    let blocks = snapshot.tournament().sit_outs(&player.id);
    let titles: Vec<String> = blocks.into_iter().map(|block| block_title(says, block)).collect();
    let line = || says.words.say("entrant-sits-out").with("blocks", says.list(&titles)).to_string();
    (!titles.is_empty()).then(line)
}

fn line(says: TournamentText<'_>, snapshot: &TournamentSnapshot, own: &EntrantHand<'_>) -> EntrantHandLine {
    let names = |players: &[&lastcard_tournament::Player]| {
        says.list(&players.iter().map(|player| player.name.to_string()).collect::<Vec<_>>())
    };
    let recorded = own.hand.result.as_ref().filter(|_| own.effect.is_none());
    EntrantHandLine {
        link: Link { href: hand_path(snapshot, own.hand.slot), text: says.hand(own.hand.slot) },
        table: Some(own.hand.slot.table).filter(|_| snapshot.tournament().tables() > 1),
        with: names(&own.partners),
        against: names(&own.opponents),
        did: own.effect.map(|_| hand_outcome(says, own)),
        won: own.won,
        void: recorded.map(|result| {
            if snapshot.tally.standings.is_counted(own.hand.slot) {
                says.result(own.hand, result)
            } else {
                says.words.say("public-after-end").into()
            }
        }),
        total: own.total,
    }
}
