//! `/me/{code}`: a player's evening, with the current and the next hands, the standing and the hands played.

use askama::Template;
use chrono::{DateTime, DurationRound as _, TimeDelta, Utc};

use lastcard_snapshots::{ClubVersion, TournamentSnapshot};
use lastcard_tournament::{Hand, Player, PlayerActivity, PlayerEvening, UpcomingBlock};

use crate::leaderboard::page::hand_path;
use crate::offline;
use crate::player::summary::{ClubOutlook, EveningSummary};
use crate::schedule::page::block_title;
use crate::table::confirming::ConfirmationRequest;
use crate::ui::{
    page::{Link, Page, Visitor},
    status_bar::StatusBar,
    tournament_text::TournamentText,
    translator::Translator,
};

/// Highest number of hands listed on a phone; the page of the entrant has all of them.
const SHOWN_HANDS: usize = 12;

/// Minutes to which approximate times of day are rounded.
const TIME_STEP_MINUTES: i64 = 5;

#[derive(Template)]
#[template(path = "player/page.html")]
pub struct MePage {
    page: Page,
    code: String,
    hall: StatusBar,
    /// Address of the leaderboard, if players may see it.
    leaderboard: Option<String>,
    name: String,
    now: MyPlace,
    coming: Vec<MyPlace>,
    /// Standing, such as “Place 2 of 8: 95”, unless it is under an embargo, or the evening is over.
    stands: Option<String>,
    /// The result, once the evening is over.
    end: Option<EveningSummary>,
    played: Vec<MyHand>,
    /// Number of older hands that are not listed.
    earlier: usize,
    /// Table and hand that the player plays on phones now, if any.
    plays: Option<(u32, String)>,
    /// True if this phone already plays for the player.
    sits: bool,
    /// True if another phone or a bot plays for the player.
    taken: bool,
    /// True if the link was shown at a table; such a link does not give access to a seat that somebody
    /// already holds.
    of_table: bool,
    /// Addresses by which the phone recognises its owner on public pages; `None` on the phone of a table.
    own_paths: Option<String>,
    /// Pages that the phone caches together with this one.
    kept: String,
    /// Address of the self-report for the hand in play.
    own_hand: Option<String>,
    /// Results that the player is asked to confirm.
    asks: Vec<ConfirmationRequest>,
}

/// The player's place, now or later.
struct MyPlace {
    /// The hand or the block, with an approximate time.
    title: String,
    /// “Table 3”, or the player's activity instead.
    place: String,
    /// Partners, opponents, and the dealer and opener.
    lines: Vec<String>,
    /// Seat changes before this hand.
    moves: Vec<String>,
    /// Seat changes later in the block.
    later: Vec<String>,
}

struct MyHand {
    link: Link,
    says: String,
}

pub struct MeContext<'a> {
    pub code: &'a str,
    /// Snapshot of the tournament, as players may see it.
    pub snapshot: &'a TournamentSnapshot,
    pub player: &'a Player,
    pub now: DateTime<Utc>,
    /// Table and hand that the player plays on phones now, if any.
    pub plays: Option<(u32, String)>,
    /// True if this phone already plays for the player.
    pub sits: bool,
    /// True if another phone or a bot plays for the player.
    pub taken: bool,
    /// True if the link was shown at a table.
    pub of_table: bool,
    /// Addresses of the player's rows, for the player's own phone.
    pub own_paths: Option<String>,
    pub club_version: ClubVersion,
    /// The season and the next evening, once this one is over.
    pub outlook: ClubOutlook,
}

impl MePage {
    pub fn new(visitor: &Visitor, me: MeContext<'_>) -> Self {
        let (words, snapshot) = (visitor.words, me.snapshot);
        let tournament = snapshot.tournament();
        let says = TournamentText { words, tournament };
        let evening = PlayerEvening::of(tournament, &snapshot.tally, &me.player.id);
        let is_over = snapshot.status().is_over();
        let embargo = MeText { says, snapshot, player: me.player, at: me.now };
        let table = match evening.now {
            PlayerActivity::Plays(hand) => Some(hand.slot.table),
            _ => evening.played.first().map(|hand| hand.slot.table),
        };
        let title = words
            .say("me-title")
            .with("name", me.player.name.as_str())
            .with("tournament", tournament.name().as_str());
        Self {
            page: Page::new(visitor, title)
                .of_tournament(snapshot)
                .with_live_stream(format!("/me/{}/live", me.code), me.club_version),
            code: me.code.to_owned(),
            hall: StatusBar::new(words, snapshot, table),
            own_hand: (needs_self_report(snapshot, evening.now) && me.plays.is_none())
                .then(|| format!("/me/{}/hand", me.code)),
            asks: ConfirmationRequest::all(says, snapshot, None, Some(&me.player.id)),
            kept: format!(
                "/me/{}/hand {}",
                me.code,
                offline::offline_urls(snapshot.header().open_address().as_deref())
            ),
            leaderboard: snapshot.header().open_address(),
            name: me.player.name.to_string(),
            now: embargo.current_place(evening.now),
            coming: evening.coming.iter().map(|coming| embargo.upcoming_place(coming)).collect(),
            stands: embargo.standing_line().filter(|_| !is_over),
            end: is_over.then(|| EveningSummary::new(says, snapshot, me.player, &me.outlook)),
            earlier: evening.played.len().saturating_sub(SHOWN_HANDS),
            played: evening.played.iter().take(SHOWN_HANDS).map(|hand| embargo.hand(hand)).collect(),
            plays: me.plays,
            sits: me.sits,
            taken: me.taken,
            of_table: me.of_table,
            own_paths: me.own_paths,
        }
    }
}

/// Returns true if the player makes a self-report for the hand in play.
fn needs_self_report(snapshot: &TournamentSnapshot, now: PlayerActivity<'_>) -> bool {
    matches!(now, PlayerActivity::Plays(hand) if snapshot.stored.takes_self_reports(hand.slot))
}

/// Formats a player's evening.
struct MeText<'a> {
    says: TournamentText<'a>,
    snapshot: &'a TournamentSnapshot,
    player: &'a Player,
    at: DateTime<Utc>,
}

impl MeText<'_> {
    fn current_place(&self, now: PlayerActivity<'_>) -> MyPlace {
        let words = self.says.words;
        let instead = |key: &'static str| MyPlace {
            title: words.say("me-now").to_string(),
            place: words.say(key).to_string(),
            lines: Vec::new(),
            moves: Vec::new(),
            later: Vec::new(),
        };
        match now {
            PlayerActivity::Plays(hand) => {
                let title = words.say("me-now-hand").with("hand", self.says.hand(hand.slot)).to_string();
                let due = self.says.tournament.seat_moves_due(hand.slot);
                let moves = self.says.seat_moves_to(&due, &self.player.id);
                MyPlace { title, moves, ..self.place_at_table(hand) }
            }
            PlayerActivity::Waits => instead("me-now-waits"),
            PlayerActivity::Rests => instead("me-now-rests"),
            PlayerActivity::Out => instead("me-now-out"),
            PlayerActivity::Over => instead("me-now-over"),
        }
    }

    fn upcoming_place(&self, coming: &UpcomingBlock<'_>) -> MyPlace {
        let words = self.says.words;
        let since = self.snapshot.changed_at();
        let begins = coming.estimated_start(self.snapshot.club.pace, since, self.at);
        let begins = begins.duration_round(TimeDelta::minutes(TIME_STEP_MINUTES)).unwrap_or(begins);
        let title = words
            .say("me-next")
            .with("block", block_title(self.says, coming.block))
            .with("time", words.time_of_day(begins, self.snapshot.club.time_zone))
            .to_string();
        match coming.hand {
            Some(hand) => MyPlace { title, ..self.place_at_table(hand) },
            None => MyPlace {
                title,
                place: words.say("me-next-rests").to_string(),
                lines: Vec::new(),
                moves: Vec::new(),
                later: Vec::new(),
            },
        }
    }

    fn place_at_table(&self, hand: &Hand) -> MyPlace {
        let (words, says) = (self.says.words, self.says);
        let format = says.tournament.setup_of(hand.slot).format();
        let names = |players: Vec<_>| {
            let names: Vec<String> = players.into_iter().map(|player| says.player(player)).collect();
            says.list(&names)
        };
        let (with, against) = (
            hand.seating.partners_of(format, &self.player.id),
            hand.seating.opponents_of(format, &self.player.id),
        );
        let mut lines = Vec::new();
        if !with.is_empty() {
            lines.push(words.say("me-with").with("names", names(with)).to_string());
        }
        lines.push(words.say("me-against").with("names", names(against)).to_string());
        lines.extend(self.dealer_line(hand));
        let seat = hand.seating.seat(&self.player.id).map_or(0, |seat| seat + 1);
        let place = words.say("me-place").with("table", hand.slot.table).with("seat", seat).to_string();
        MyPlace { title: String::new(), place, lines, moves: Vec::new(), later: self.later_moves(hand) }
    }

    /// Formats the seat changes in the later hands of the block.
    fn later_moves(&self, hand: &Hand) -> Vec<String> {
        let tournament = self.says.tournament;
        let of_hand = |later: &Hand| {
            let said = self.says.seat_moves_to(&tournament.seat_moves_due(later.slot), &self.player.id);
            self.says.prefix_with_hand(later, said)
        };
        tournament.rest_of_block(hand.slot).flat_map(of_hand).collect()
    }

    /// Names the dealer, and says whether the player deals or leads.
    fn dealer_line(&self, hand: &Hand) -> Option<String> {
        let words = self.says.words;
        let dealer = hand.dealer.as_ref()?;
        let said = match (dealer == &self.player.id, hand.opener.as_ref() == Some(&self.player.id)) {
            (true, true) => words.say("me-deals-and-opens").to_string(),
            (true, false) => words.say("me-deals").to_string(),
            (false, true) => words.say("me-opens").with("dealer", self.says.player(dealer)).to_string(),
            (false, false) => words.say("me-dealer").with("dealer", self.says.player(dealer)).to_string(),
        };
        Some(said)
    }

    fn standing_line(&self) -> Option<String> {
        let tournament = self.says.tournament;
        let entrant = tournament.entrant_of(&self.player.id).filter(|_| !self.snapshot.is_embargoed)?;
        let lines = &self.snapshot.tally.standings.standings;
        let line = lines.iter().find(|line| line.entrant == entrant.id)?;
        let said = self.says.words.say("me-standing").with("rank", self.says.words.rank(line.rank));
        Some(said.with("of", lines.len()).with("figure", self.says.figure(line)).to_string())
    }

    fn hand(&self, hand: &Hand) -> MyHand {
        let is_hidden = self.snapshot.is_embargoed;
        let says = hand.result.as_ref().filter(|_| !is_hidden).map(|result| self.says.result(hand, result));
        MyHand {
            link: Link { href: hand_path(self.snapshot, hand.slot), text: self.says.hand(hand.slot) },
            says: says.unwrap_or_else(|| self.says.words.say("table-void-withheld").to_string()),
        }
    }
}

/// Returns the players who just left a table with their next place, a line each; empty if all of them stay.
pub fn next_places(words: Translator, snapshot: &TournamentSnapshot, table: u32) -> Vec<(String, String)> {
    let tournament = snapshot.tournament();
    let says = TournamentText { words, tournament };
    let line = |(player, hand): (_, Option<&Hand>)| {
        let goes = match hand.map(|hand| hand.slot.table) {
            Some(next) if next == table => words.say("moves-stays").to_string(),
            Some(next) => words.say("moves-table").with("table", next).to_string(),
            None => words.say("moves-rests").to_string(),
        };
        (says.player(&player), goes)
    };
    let moves = tournament.next_hand_by_player(table, &snapshot.tally);
    let same_table = |(_, hand): &(_, Option<&Hand>)| hand.is_some_and(|hand| hand.slot.table == table);
    if moves.iter().all(same_table) { Vec::new() } else { moves.into_iter().map(line).collect() }
}
