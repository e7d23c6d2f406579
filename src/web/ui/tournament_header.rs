//! The header of every tournament page, also used as its card in lists.

use lastcard_club::Embargo;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::staged_event::Carry;
use lastcard_tournament::{
    Entrant, EntrantId, Format, PlayerId, Standing, StandingState, Status, Tournament,
};

use crate::line_up::texts::line_name;
use crate::rules;
use crate::ui::{
    badge::Badge,
    page::{Link, bar},
    tournament_text::TournamentText,
    translator::Translator,
};

#[derive(Debug, Clone)]
pub struct TournamentHeader {
    pub slug: String,
    pub name: String,
    pub club: Link,
    /// The event of several stages to which it belongs, if any.
    pub event: Option<Link>,
    /// Start time in the club's time zone.
    pub starts: String,
    pub status: Status,
    pub facts: String,
    /// The rules, linked to the page that explains them.
    pub rules: Link,
    /// The winners, or the progress while it runs.
    pub line: String,
    /// Progress in thousandths, while it runs and its length is known.
    pub played: Option<u32>,
    /// End of the embargo on results and standings, as a sentence, if there is one.
    pub withheld: Option<String>,
}

impl TournamentHeader {
    pub fn new(words: Translator, snapshot: &TournamentSnapshot) -> Self {
        let header = snapshot.header();
        let club = &snapshot.club;
        let played = snapshot.tournament().scored_hands().filter(|hand| !hand.is_open()).count();
        Self {
            slug: header.slug.clone(),
            name: header.name.to_string(),
            club: Link { href: format!("/c/{}", club.slug), text: club.name.to_string() },
            event: snapshot.event.as_ref().map(|event| Link {
                href: format!("/c/{}/events/{}", club.slug, event.slug),
                text: event.name.to_string(),
            }),
            starts: words.date_time(header.starts_at, club.time_zone),
            status: snapshot.status(),
            facts: facts(words, snapshot),
            rules: rules::page::link(words, snapshot.tournament().setup().rules().preset()),
            line: line(words, snapshot, played),
            played: progress(snapshot, played),
            withheld: embargo_notice(words, snapshot),
        }
    }

    /// Returns the number of hands played, and of all hands if that is known.
    pub fn hands_played(words: Translator, snapshot: &TournamentSnapshot) -> String {
        let hands = snapshot.tournament().scored_hands();
        progress_text(words, snapshot, hands.filter(|hand| !hand.is_open()).count())
    }

    pub fn badge(&self) -> Badge {
        self.status.into()
    }
}

/// Says when results and standings are shown, if they are under an embargo.
pub fn embargo_notice(words: Translator, snapshot: &TournamentSnapshot) -> Option<String> {
    let told = match snapshot.header().audience.embargo {
        Embargo::From(moment) => {
            words.say("public-embargo-from").with("when", words.date_time(moment, snapshot.club.time_zone))
        }
        Embargo::Now | Embargo::OnRequest => words.say("public-embargo-later"),
    };
    snapshot.is_embargoed.then(|| told.to_string())
}

fn facts(words: Translator, snapshot: &TournamentSnapshot) -> String {
    let setup = snapshot.tournament().setup();
    let format = words.say(format!("format-{}", setup.format())).to_string();
    let scoring = words.say(format!("scoring-{}", setup.method().id())).to_string();
    let facts = words.say("public-facts").with("format", format).with("scoring", scoring).to_string();
    let carry = snapshot.event.as_ref().and_then(|event| carry_text(words, event.carry));
    [Some(facts), carry].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Says what goes along from one stage of an event to the next, if anything does.
pub fn carry_text(words: Translator, carry: Carry) -> Option<String> {
    match carry {
        Carry::Nothing => None,
        Carry::Points(share) => {
            Some(words.say("staged-carry-points").with("percent", share.get()).to_string())
        }
        Carry::Order => Some(words.say("staged-carry-order").to_string()),
    }
}

fn progress(snapshot: &TournamentSnapshot, played: usize) -> Option<u32> {
    let tournament = snapshot.tournament();
    tournament.setup().plan().filter(|_| snapshot.status() == Status::Running)?;
    Some(bar(played, tournament.scored_hands().len()))
}

fn line(words: Translator, snapshot: &TournamentSnapshot, played: usize) -> String {
    let says = TournamentText { words, tournament: snapshot.tournament() };
    if let Some(winners) = winners(says, snapshot) {
        return winners;
    }
    if snapshot.status() == Status::PlayOff {
        return words.say("public-play-off-runs").into();
    }
    progress_text(words, snapshot, played)
}

/// “5 of 12 hands played”, or “5 hands played” if their number is open.
fn progress_text(words: Translator, snapshot: &TournamentSnapshot, played: usize) -> String {
    if snapshot.tournament().setup().plan().is_none() {
        return words.say("public-hands-played").with("played", played).into();
    }
    let all = snapshot.tournament().scored_hands().len();
    words.say("public-hands-of").with("played", played).with("all", all).into()
}

/// Returns the entrant's full name.
pub fn entrant_name(words: Translator, snapshot: &TournamentSnapshot, id: &EntrantId) -> String {
    let entrant = snapshot.tournament().entrant(id);
    entrant.map_or_else(|| id.to_string(), |entrant| line_name(words, entrant))
}

/// Returns the player's full name.
pub fn player_name(tournament: &Tournament, id: &PlayerId) -> String {
    tournament.player(id).map_or_else(|| id.to_string(), |player| player.name.to_string())
}

/// “Anna wins”, “Anna and Boris share first place”, followed by the losers; `None` while it runs.
pub fn winners(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Option<String> {
    let winners = names(says, snapshot, |line| line.state == StandingState::Winner);
    if winners.is_empty() {
        return lost_most(says, snapshot);
    }
    let (standings, setup) = (&snapshot.tally.standings.standings, snapshot.tournament().setup());
    // S-L200-2, §0.5.8h: all but the losers win.
    let losers = names(says, snapshot, |line| line.state == StandingState::Lost);
    if setup.all_but_losers_win() && !losers.is_empty() {
        let message = says.words.say("public-loser").with("count", losers.len());
        let message = message.with("losers", says.list(&losers)).with("names", says.list(&winners));
        return Some(message.to_string());
    }
    // If a team wins, its players win: the plural follows their number.
    let winning = |entrant: &&Entrant| snapshot.tally.standings.winners().any(|id| *id == entrant.id);
    let players: usize =
        snapshot.tournament().entrants().iter().filter(winning).map(|entrant| entrant.players.len()).sum();
    let message = says.words.say("public-winners").with("count", winners.len()).with("players", players);
    let line = message.with("names", says.list(&winners)).to_string();
    // §0.5.11a: a schedule can end with everybody at the limit.
    if standings.iter().all(|line| line.at_limit) {
        return Some(says.words.say("public-nobody-under").with("line", line).to_string());
    }
    Some(append_losers(says, snapshot, line))
}

/// Returns the names of the entrants whose standing matches, by rank.
fn names(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    is_so: impl Fn(&Standing) -> bool,
) -> Vec<String> {
    let lines = snapshot.tally.standings.standings.iter().filter(|line| is_so(line));
    lines.map(|line| entrant_name(says.words, snapshot, &line.entrant)).collect()
}

/// Appends the entrants who lost the evening by ranking last (§0.5.11d).
fn append_losers(says: TournamentText<'_>, snapshot: &TournamentSnapshot, line: String) -> String {
    let losers = names(says, snapshot, |line| line.state == StandingState::Lost && !line.at_limit);
    if losers.is_empty() {
        return line;
    }
    let message = says.words.say("public-and-losers").with("count", losers.len()).with("line", line);
    message.with("losers", says.list(&losers)).to_string()
}

/// V-COW-8: nobody wins, so once the tournament is over, this names the entrants who lost the most hands.
fn lost_most(says: TournamentText<'_>, snapshot: &TournamentSnapshot) -> Option<String> {
    let standings = &snapshot.tally.standings;
    if !standings.finished || snapshot.tournament().setup().format() != Format::Cowboy {
        return None;
    }
    let most = standings.standings.iter().map(|line| line.lost).max().filter(|most| *most > 0)?;
    let names = names(says, snapshot, |line| line.lost == most);
    Some(says.words.say("public-lost-most").with("names", says.list(&names)).to_string())
}
