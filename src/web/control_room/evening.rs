//! The evening at a glance: the last hands, who is in front, the message to the hall and the public page.

use chrono::Utc;

use lastcard_club::{ClockMinutes, ProjectorMode};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Player;

use crate::control_room::tabs::room_url;
use crate::leaderboard::{
    playing::{RecentHand, latest_hands},
    standings_table::{Columns, LeaderboardLine, Rows},
};
use crate::ui::{page::Page, share::ShareLink, tournament_text::TournamentText, translator::Translator};

/// Number of hands that are shown without asking for the rest: most errors are noticed at once.
const MAX_LATEST: usize = 5;
/// Number of entrants that are shown without asking for the rest.
const MAX_LEADERS: usize = 5;

/// What stands around the tables.
pub struct EveningView {
    pub latest: Vec<RecentHand>,
    /// The first entrants.
    pub leaders: Vec<LeaderboardLine>,
    /// Number of all entrants.
    pub entrants: usize,
    pub columns: Columns,
    /// Address of the standings that organisers see.
    pub standings: String,
    /// Message key of the reason why only organisers see the standings, if that is so.
    pub kept_back: Option<&'static str>,
    /// The players who sit out the current block.
    pub resting: Option<String>,
    /// The public page; `None` if there is none.
    pub share: Option<ShareLink>,
    /// What the projectors show, apart from the message.
    pub shows: ProjectorMode,
    /// The message that the hall sees.
    pub message: Option<String>,
    pub ready_made: [ReadyMadeMessage; 3],
}

/// A message to the hall that is sent with one tap.
pub struct ReadyMadeMessage {
    pub text: String,
    /// The time for which it stays.
    pub minutes: u32,
}

/// Message keys of the messages, each with its time in minutes: a break as long as it says, the others long enough to be read.
const READY_MADE: [(&str, u32); 3] = [("room-say-break", 15), ("room-say-tables", 5), ("room-say-last", 10)];

impl EveningView {
    pub fn new(page: &Page, snapshot: &TournamentSnapshot) -> Self {
        let (words, tournament, header) = (page.words(), snapshot.tournament(), snapshot.header());
        let says = TournamentText { words, tournament };
        let resting = tournament.sitting_out_now(&snapshot.tally.standings);
        let mut leaders = Rows::new(says, snapshot, &resting).all();
        let entrants = leaders.len();
        leaders.truncate(MAX_LEADERS);
        let is_embargoed = header.audience.embargo.is_embargoed(Utc::now());
        let kept_back = match (is_embargoed, header.is_open()) {
            (true, _) => Some("room-only-you-yet"),
            (false, false) => Some("room-only-you"),
            (false, true) => None,
        };
        let public = format!("/t/{}", header.slug);
        Self {
            latest: latest_hands(says, snapshot, MAX_LATEST),
            leaders,
            entrants,
            columns: Columns::of(tournament.setup()),
            standings: match kept_back {
                Some(_) => format!("{}/standings", room_url(&header.slug)),
                None => public.clone(),
            },
            kept_back,
            resting: resting_line(says, &resting),
            share: header.is_open().then(|| ShareLink::new(page, &public, header.name.as_str())),
            shows: snapshot.stored.wall.shows,
            message: snapshot.stored.hall_message(Utc::now()).map(ToString::to_string),
            ready_made: READY_MADE.map(|(key, minutes)| ready_made(words, key, minutes)),
        }
    }
}

fn ready_made(words: Translator, key: &'static str, minutes: u32) -> ReadyMadeMessage {
    debug_assert!(ClockMinutes::RANGE.contains(&minutes));
    ReadyMadeMessage { text: words.say(key).with("minutes", minutes).to_string(), minutes }
}

fn resting_line(says: TournamentText<'_>, players: &[&Player]) -> Option<String> {
    let names: Vec<String> = players.iter().map(|player| says.player(&player.id)).collect();
    let line = || says.words.say("board-sitting-out").with("names", says.list(&names)).to_string();
    (!names.is_empty()).then(line)
}
