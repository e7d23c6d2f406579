//! `/t/{slug}/seats`: all players by name, with their current and next table, in large type.

use askama::Template;

use super::Head;
use super::head::player_of;
use super::leaderboard::following;
use crate::live::TournamentSnapshot;
use crate::tournament::{Hand, PlayerEvening, PlayerId, PlayerNow, Tournament, Upcoming};
use crate::view::{Alphabet, Page, Translator, Visitor};

/// The page of seats.
#[derive(Template)]
#[template(path = "public/where_to_sit.html")]
pub struct WhereToSitPage {
    page: Page,
    head: Head,
    people: Vec<WhereLine>,
    /// True if anybody has a seat or a rest after the current block.
    goes_on: bool,
}

struct WhereLine {
    name: String,
    now: SitsWhere,
    next: Option<SitsWhere>,
}

enum SitsWhere {
    /// At a table; seats count from 1.
    Sits {
        table: u32,
        seat: usize,
        /// True if the player changes seats before this hand.
        moved: bool,
        /// The next change of seats within the block: hand and new seat.
        then: Option<(u32, usize)>,
    },
    /// A word: resting, waiting.
    Says(String),
}

impl SitsWhere {
    fn in_hand(tournament: &Tournament, hand: &Hand, player: &PlayerId) -> Self {
        let seat = |hand: &Hand| hand.seating.seat(player).map(|seat| seat + 1);
        let sits = seat(hand).unwrap_or_default();
        let moves =
            |later: &Hand| seat(later).filter(|seat| *seat != sits).map(|seat| (later.slot.hand, seat));
        let due = tournament.seat_moves_due(hand.slot);
        Self::Sits {
            table: hand.slot.table,
            seat: sits,
            moved: due.iter().flat_map(|one| one.players()).any(|one| one == player),
            then: tournament.rest_of_block(hand.slot).find_map(moves),
        }
    }
}

impl WhereToSitPage {
    /// Builds the page for this snapshot.
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot) -> Self {
        let (words, tournament) = (visitor.words, snapshot.tournament());
        let mut people: Vec<WhereLine> = Vec::new();
        for player in tournament.players() {
            let evening = PlayerEvening::of(tournament, &snapshot.tally, &player.id);
            let Some(now) = now(words, tournament, &evening, &player.id) else { continue };
            let next = evening.coming.first().map(|Upcoming { hand, .. }| match hand {
                Some(hand) => SitsWhere::in_hand(tournament, hand, &player.id),
                None => SitsWhere::Says(words.say("seats-rests").to_string()),
            });
            let name = player_of(tournament, &player.id);
            people.push(WhereLine { name, now, next });
        }
        Alphabet::of(&snapshot.club.language).sort(&mut people, |line| &line.name);
        Self {
            page: following(Page::new(visitor, words.say("seats-title")), snapshot),
            head: Head::new(words, snapshot),
            goes_on: people.iter().any(|line| line.next.is_some()),
            people,
        }
    }
}

/// Returns the current place of a player who still plays.
fn now(
    words: Translator,
    tournament: &Tournament,
    evening: &PlayerEvening<'_>,
    player: &PlayerId,
) -> Option<SitsWhere> {
    let says = |key: &'static str| Some(SitsWhere::Says(words.say(key).to_string()));
    match evening.now {
        PlayerNow::Plays(hand) => Some(SitsWhere::in_hand(tournament, hand, player)),
        PlayerNow::Waits => says("seats-waits"),
        PlayerNow::Rests => says("seats-rests"),
        PlayerNow::Out | PlayerNow::Over => None,
    }
}
