//! The end of a player's evening: the podium as far as it is revealed, the player's place, and the next evening.

use lastcard_snapshots::{SeasonSnapshot, TournamentSnapshot};
use lastcard_store::announcements::Announcement;
use lastcard_tournament::{EntrantHand, Player, Standing, entrant_hands};

use crate::leaderboard::ranks::{PodiumStep, revealed_podium};
use crate::leaderboard::standings_table::{Columns, RankBy};
use crate::ui::{page::Link, tournament_header::embargo_notice, tournament_text::TournamentText};

/// Facts from outside the tournament.
#[derive(Default)]
pub struct ClubOutlook {
    /// Season that the tournament belongs to.
    pub season: Option<SeasonSnapshot>,
    /// Next evening with an open sign-up list.
    pub next: Option<Announcement>,
}

/// The evening of a player, once it is over.
pub struct EveningSummary {
    /// Reason why the places are not shown, or not all of them.
    pub waits: Option<String>,
    pub podium: Vec<PodiumStep>,
    pub place: Option<OwnPlace>,
    pub next: Option<Link>,
}

/// The player's place.
pub struct OwnPlace {
    /// Rank, and the number of entrants.
    pub rank: (String, usize),
    /// Points, hands won or the average.
    pub figure: String,
    /// Hands won and the best hand.
    pub facts: Vec<String>,
    /// Place in the season.
    pub season: Option<Link>,
}

impl EveningSummary {
    pub fn new(
        says: TournamentText<'_>,
        snapshot: &TournamentSnapshot,
        player: &Player,
        club: &ClubOutlook,
    ) -> Self {
        let words = says.words;
        let is_held_back = snapshot.is_embargoed || snapshot.is_revealing();
        let come = || words.say("prize-giving-come").to_string();
        let next = |next: &Announcement| {
            let when = words.date_time(next.starts_at, snapshot.club.time_zone);
            let text = words.say("me-end-next").with("name", next.name.as_str()).with("when", when);
            Link { href: format!("/t/{}/sign-up", next.slug), text: text.to_string() }
        };
        let place = || OwnPlace::new(says, snapshot, player, club.season.as_ref());
        Self {
            waits: if snapshot.is_revealing() { Some(come()) } else { embargo_notice(words, snapshot) },
            podium: revealed_podium(words, snapshot),
            place: if is_held_back { None } else { place() },
            next: club.next.as_ref().map(next),
        }
    }
}

impl OwnPlace {
    fn new(
        says: TournamentText<'_>,
        snapshot: &TournamentSnapshot,
        player: &Player,
        season: Option<&SeasonSnapshot>,
    ) -> Option<Self> {
        let (words, tournament) = (says.words, says.tournament);
        let entrant = tournament.entrant_of(&player.id)?;
        let lines = &snapshot.tally.standings.standings;
        let line = lines.iter().find(|line| line.entrant == entrant.id)?;
        let columns = Columns::of(tournament.setup());
        let hands = entrant_hands(tournament, &snapshot.tally, &entrant.id);
        let won = || words.say("me-end-won").with("won", line.won).with("hands", line.hands).to_string();
        let facts = [columns.won.then(won), best_hand(says, &hands)];
        Some(Self {
            rank: (words.rank(line.rank), lines.len()),
            figure: figure(says, columns, line),
            facts: facts.into_iter().flatten().collect(),
            season: season.and_then(|season| season_place(says, snapshot, player, season)),
        })
    }
}

fn figure(says: TournamentText<'_>, columns: Columns, line: &Standing) -> String {
    let figure = columns.figure(says.words, line);
    match columns.ranks {
        RankBy::Average => says.words.say("me-end-average").with("figure", figure).to_string(),
        RankBy::Total if columns.total => {
            says.words.say("points").with("count", line.total.unwrap_or_default()).to_string()
        }
        RankBy::Total => says.figure(line),
    }
}

/// “Best: +96 with Frida, hand 16”; `None` if points count against their player, or are not added up.
fn best_hand(says: TournamentText<'_>, hands: &[EntrantHand<'_>]) -> Option<String> {
    let setup = says.tournament.setup();
    if setup.method().id().charges_points() {
        return None;
    }
    let credited = hands.iter().filter(|own| own.won && own.points.is_some_and(|points| points > 0));
    // The first of several.
    let best = credited.rev().max_by_key(|own| own.points)?;
    let names: Vec<String> = best.partners.iter().map(|player| says.player(&player.id)).collect();
    let key = if names.is_empty() { "me-end-best" } else { "me-end-best-with" };
    let text = says.words.say(key).with("points", best.points.unwrap_or_default());
    Some(text.with("names", says.list(&names)).with("hand", says.hand(best.hand.slot)).to_string())
}

/// “Season 2026: place 9”
fn season_place(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    player: &Player,
    season: &SeasonSnapshot,
) -> Option<Link> {
    let own = snapshot.stored.people.get(&player.id)?.roster_id.as_ref()?;
    let line = season.table.lines.iter().find(|line| line.player == *own)?;
    let text =
        says.words.say("me-end-season").with("name", season.season.name.as_str()).with("rank", line.rank?);
    let href = format!("/c/{}/seasons/{}", snapshot.club.slug, season.season.slug);
    Some(Link { href, text: text.to_string() })
}
