//! `/t/{slug}/seats`: all players by name, with their current and next table, in large type.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Hand, PlayerActivity, PlayerEvening, PlayerId, Tournament, UpcomingBlock};

use crate::app::{error::Error, state::AppState};
use crate::leaderboard::page::with_event_stream;
use crate::live::{live_page::LivePage, subject::PublicTournament};
use crate::ui::{
    names::NameCollator,
    page::{Page, Visitor},
    tournament_header::{TournamentHeader, player_name},
    translator::Translator,
};

#[derive(Template)]
#[template(path = "schedule/seating.html")]
pub struct SeatingPage {
    page: Page,
    head: TournamentHeader,
    people: Vec<SeatingLine>,
    /// True if anybody has a seat or a rest after the current block.
    goes_on: bool,
}

struct SeatingLine {
    name: String,
    now: SeatingPlace,
    next: Option<SeatingPlace>,
}

enum SeatingPlace {
    /// At a table; seats count from 1.
    Sits {
        table: u32,
        seat: usize,
        /// True if the player changes seats before this hand.
        moved: bool,
        /// The next change of seats within the block: hand and new seat.
        then: Option<(u32, usize)>,
    },
    /// Not at a table: a word such as “resting” or “waiting”.
    Says(String),
}

impl SeatingPlace {
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

impl SeatingPage {
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot) -> Self {
        let (words, tournament) = (visitor.words, snapshot.tournament());
        let mut people: Vec<SeatingLine> = Vec::new();
        for player in tournament.players() {
            let evening = PlayerEvening::of(tournament, &snapshot.tally, &player.id);
            let Some(now) = current_place(words, tournament, &evening, &player.id) else { continue };
            let next = evening.coming.first().map(|UpcomingBlock { hand, .. }| match hand {
                Some(hand) => SeatingPlace::in_hand(tournament, hand, &player.id),
                None => SeatingPlace::Says(words.say("seats-rests").to_string()),
            });
            let name = player_name(tournament, &player.id);
            people.push(SeatingLine { name, now, next });
        }
        NameCollator::of(&snapshot.club.language).sort(&mut people, |line| &line.name);
        Self {
            page: with_event_stream(Page::new(visitor, words.say("seats-title")), snapshot),
            head: TournamentHeader::new(words, snapshot),
            goes_on: people.iter().any(|line| line.next.is_some()),
            people,
        }
    }
}

/// `/t/{slug}/seats`: the seat of every player.
#[derive(Debug, Clone, Copy)]
pub struct LiveSeats;

impl LivePage for LiveSeats {
    type Subject = PublicTournament;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path("/seats")
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        Ok(SeatingPage::new(visitor, &subject.localise(visitor.words)).render()?)
    }
}

/// Returns the current place of a player who still plays.
fn current_place(
    words: Translator,
    tournament: &Tournament,
    evening: &PlayerEvening<'_>,
    player: &PlayerId,
) -> Option<SeatingPlace> {
    let says = |key: &'static str| Some(SeatingPlace::Says(words.say(key).to_string()));
    match evening.now {
        PlayerActivity::Plays(hand) => Some(SeatingPlace::in_hand(tournament, hand, player)),
        PlayerActivity::Waits => says("seats-waits"),
        PlayerActivity::Rests => says("seats-rests"),
        PlayerActivity::Out | PlayerActivity::Over => None,
    }
}
